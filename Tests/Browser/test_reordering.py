"""Taking items elsewhere with a real finger, mouse and keyboard; pulling to refresh; and loading more at the end."""

import pytest

from screen import nothing_happens, wait_for_rest
from stage import stage_url, visit_stage  # noqa: F401

CELLS = """() => [...document.querySelectorAll('.cell')].filter((cell) => scenarios.isShown(cell)).map((cell) => {
  const { left, top, width, height } = cell.getBoundingClientRect();
  const name = cell.querySelector('.label').textContent.split(' and')[0];
  return [name, Math.round(left), Math.round(top), Math.round(width), Math.round(height)];
}).sort((a, b) => a[2] - b[2] || a[1] - b[1])"""

HELD = """() => [...document.querySelectorAll('.cell.is-dragged')].filter((cell) => scenarios.isShown(cell)).map((cell) => {
  const { left, top, width, height } = cell.getBoundingClientRect();
  return [cell.querySelector('.label').textContent.split(' and')[0], left + width / 2, top + height / 2];
})"""


class Facts:
    """What the screen says has happened so far."""

    def __init__(self, text):
        orders, *counts = text.split(";")
        self.sections = [[int(item) for item in section.split()] for section in orders.split(",")]
        self.reorders, self.refreshes, self.reaches = (int(count.split()[0]) for count in counts)


def facts(stage):
    with stage.page.expect_console_message(lambda message: "reorders" in message.text) as said:
        stage.page.evaluate("document.querySelector('[data-engine]').collectionHost.sendText('host_navigated', '/check/now')")
    return Facts(said.value.text)


def place(stage, name, part=".cell"):
    """The middle of what belongs to an item."""
    box = stage.page.evaluate(
        """([name, part]) => {
          const cell = [...document.querySelectorAll('.cell')].find((cell) => scenarios.isShown(cell)
            && cell.querySelector('.label').textContent.split(' and')[0] === name);
          const { left, top, width, height } = (part === '.cell' ? cell : cell.querySelector(part)).getBoundingClientRect();
          return [left + width / 2, top + height / 2];
        }""",
        [name, part],
    )
    return box


def frames(page, count=3):
    page.evaluate(
        "(count) => new Promise((done) => { const next = () => (count-- ? requestAnimationFrame(next) : done()); next(); })", count)


def announced(page):
    return page.evaluate("document.querySelector('[aria-live]').textContent")


def offset(page):
    return page.evaluate("document.querySelector('.collection-view').scrollTop")


class Finger:
    """One finger on the screen."""

    def __init__(self, page):
        self.page = page
        self.session = page.context.new_cdp_session(page)

    def send(self, kind, points):
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def down(self, x, y):
        self.x, self.y = x, y
        self.send("touchStart", [{"x": x, "y": y}])

    def move(self, x, y, steps=8):
        for step in range(1, steps + 1):
            point = {"x": self.x + (x - self.x) * step / steps, "y": self.y + (y - self.y) * step / steps}
            self.send("touchMove", [point])
            frames(self.page, 1)
        self.x, self.y = x, y
        frames(self.page)

    def up(self):
        self.send("touchEnd", [])
        frames(self.page)


TOUCH = {"has_touch": True}


def test_a_mouse_takes_an_item_by_its_handle_and_the_others_make_way(visit_stage, artifacts):  # noqa: F811
    stage = visit_stage("reordering")
    page = stage.page
    x, y = place(stage, "Item 1", ".accessory-reorder")
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x - 10, y + 60, steps=5)
    page.mouse.move(x - 10, y + 105, steps=5)
    frames(page)
    (name, middle, height), = page.evaluate(HELD)
    assert name == "Item 1" and abs(height - (y + 105)) < 2 and abs(middle - (195 - 10)) < 2
    wait_for_rest(page)
    artifacts.save(page, "reordering-mouse.png")
    # The gap is behind the two items that the held one has passed.
    tops = {name: top for name, _, top, _, _ in page.evaluate(CELLS)}
    assert [tops[f"Item {n}"] for n in (0, 2, 3, 4)] == [40, 90, 140, 240]
    assert facts(stage).reorders == 0
    page.mouse.up()
    stage.settle()
    assert facts(stage).sections[0] == [0, 2, 3, 1, 4, 5, 6, 7]
    assert facts(stage).reorders == 1
    assert [cell[0] for cell in page.evaluate(CELLS)][:5] == ["Item 0", "Item 2", "Item 3", "Item 1", "Item 4"]
    assert page.evaluate(HELD) == []
    assert announced(page) == "Item 1, dropped, position 4 of 8 in Section 0"
    # The order of the document is that of the screen again.
    order = page.evaluate("[...document.querySelectorAll('.line-cell')].filter((cell) => scenarios.isShown(cell)).map((cell) => cell.textContent)")
    assert order[:5] == ["Item 0", "Item 2", "Item 3", "Item 1", "Item 4"]


def test_an_item_goes_to_another_section_of_other_sizes_and_escape_takes_it_back(visit_stage, artifacts):  # noqa: F811
    stage = visit_stage("reordering", width=900, height=900)
    page = stage.page
    stage.do("do quick 1")
    x, y = place(stage, "Item 5")
    page.mouse.move(x, y)
    page.mouse.down()
    goal_x, goal_y = place(stage, "Item 9")
    page.mouse.move(x, y + 30, steps=3)
    page.mouse.move(goal_x, goal_y - 4, steps=8)
    frames(page)
    wait_for_rest(page)
    artifacts.save(page, "reordering-sections.png")
    page.keyboard.press("Escape")
    frames(page)
    page.mouse.up()
    stage.settle()
    assert facts(stage).reorders == 0 and facts(stage).sections[0] == list(range(8))
    # The same again, to the section without items.
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, y + 30, steps=3)
    title = page.evaluate("[...document.querySelectorAll('.title-view')].find((view) => view.textContent === 'Section 1').getBoundingClientRect().top")
    page.mouse.move(x, title + 22, steps=8)
    frames(page)
    page.mouse.up()
    stage.settle()
    assert facts(stage).sections[:2] == [[0, 1, 2, 3, 4, 6, 7], [5]]
    # A click is still a click: nothing is lifted by it.
    page.mouse.click(x, y)
    assert facts(stage).reorders == 1


def test_a_finger_lifts_by_holding_still_and_the_page_does_not_scroll(visit_stage, artifacts):  # noqa: F811
    stage = visit_stage("reordering", **TOUCH)
    page = stage.page
    stage.do("do quick 1")
    finger = Finger(page)
    x, y = place(stage, "Item 3")
    finger.down(x, y)
    page.wait_for_function(f"() => ({HELD})().length > 0")
    frames(page)
    assert page.evaluate(HELD)[0][0] == "Item 3"
    finger.move(x + 4, y - 110)
    (_, _, height), = page.evaluate(HELD)
    assert abs(height - (y - 110)) < 3
    assert offset(page) == 0
    wait_for_rest(page)
    artifacts.save(page, "reordering-touch.png")
    finger.up()
    stage.settle()
    assert facts(stage).sections[0] == [0, 3, 1, 2, 4, 5, 6, 7]
    # A finger that moves at once scrolls.
    x, y = place(stage, "Item 6")
    finger.down(x, y)
    finger.move(x, y - 200)
    assert offset(page) > 100
    finger.up()
    stage.settle()
    assert facts(stage).reorders == 1 and page.evaluate(HELD) == []


def test_a_finger_on_a_handle_drags_at_once(visit_stage):  # noqa: F811
    stage = visit_stage("reordering", **TOUCH)
    finger = Finger(stage.page)
    x, y = place(stage, "Item 4", ".accessory-reorder")
    finger.down(x, y)
    finger.move(x, y + 110)
    assert stage.page.evaluate(HELD)[0][0] == "Item 4" and offset(stage.page) == 0
    finger.up()
    stage.settle()
    assert facts(stage).sections[0] == [0, 1, 2, 3, 5, 6, 4, 7]


def test_near_the_edge_it_scrolls_by_itself_while_the_pointer_rests(visit_stage):  # noqa: F811
    stage = visit_stage("reordering", height=600)
    page = stage.page
    x, y = place(stage, "Item 0", ".accessory-reorder")
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, 585, steps=8)
    page.wait_for_function("() => document.querySelector('.collection-view')?.scrollTop > 300")
    (name, _, height), = page.evaluate(HELD)
    assert name == "Item 0" and abs(height - 585) < 3
    page.mouse.move(x, 300, steps=4)
    frames(page)
    before = offset(page)
    nothing_happens(page, 200)
    assert offset(page) == before
    page.mouse.up()
    stage.settle()
    now = facts(stage)
    assert now.reorders == 1 and 0 not in now.sections[0] and sum(map(len, now.sections)) == 28


def test_what_changes_while_an_item_is_held_is_carried_out_around_it(visit_stage):  # noqa: F811
    stage = visit_stage("reordering")
    page = stage.page
    x, y = place(stage, "Item 1", ".accessory-reorder")
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, y + 110, steps=5)
    frames(page)
    page.evaluate("scenarios.command(['insert', '2', '0', '0', '1'])")
    frames(page)
    (name, _, height), = page.evaluate(HELD)
    assert name == "Item 1" and abs(height - (y + 110)) < 2
    # Two lines came above it: it is over its own place again, and goes on from there.
    page.mouse.move(x, y + 160, steps=3)
    frames(page)
    page.mouse.up()
    stage.settle()
    now = facts(stage)
    assert now.reorders == 1 and now.sections[0] == [28, 29, 0, 2, 1, 3, 4, 5, 6, 7]
    # The held item goes: nothing is delivered, and the pointer may be let go of.
    x, y = place(stage, "Item 28", ".accessory-reorder")
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, y + 110, steps=5)
    stage.page.evaluate("scenarios.command(['delete', '0', '1', '0', '1'])")
    stage.settle()  # it is seen to fade away from where it was held
    assert page.evaluate(HELD) == []
    assert announced(page) == "cancelled, the item is gone"
    page.mouse.up()
    stage.settle()
    assert facts(stage).reorders == 1


def test_the_keyboard_takes_an_item_everywhere_and_says_where_it_is(visit_stage, artifacts):  # noqa: F811
    stage = visit_stage("reordering")
    page = stage.page
    stage.do("focus Item 6")
    assert page.evaluate("document.activeElement.getAttribute('aria-description')") == "Press Control and Space to reorder."
    said = []
    for key in ("Control+Space", "ArrowDown", "ArrowDown", "ArrowDown", "ArrowUp", "Home", "Enter"):
        page.keyboard.press(key)
        frames(page)
        said.append(announced(page))
        if key == "Home":
            artifacts.save(page, "reordering-keyboard.png")
        assert page.evaluate("document.activeElement.querySelector('.label').textContent") == "Item 6"
    assert said == [
        "Item 6, picked up, position 7 of 8",
        "moved to position 8 of 8 in Section 0",
        "moved to position 1 of 1 in Section 1",
        "moved to position 1 of 9 in Section 2",
        "moved to position 1 of 1 in Section 1",
        "moved to position 1 of 1 in Section 1",
        "Item 6, dropped, position 1 of 1 in Section 1",
    ]
    stage.settle()
    assert facts(stage).sections[:2] == [[0, 1, 2, 3, 4, 5, 7], [6]]
    assert page.evaluate("document.activeElement.querySelector('.label').textContent") == "Item 6"
    # The handle by the keyboard alone, and Escape.
    page.evaluate("[...document.querySelectorAll('.accessory-reorder')].find((one) => one.ariaLabel === 'Reorder Item 2').focus()")
    page.keyboard.press("Space")
    page.keyboard.press("ArrowUp")
    frames(page)
    assert announced(page) == "moved to position 2 of 7 in Section 0"
    page.keyboard.press("Escape")
    frames(page)
    assert announced(page) == "cancelled, Item 2, position 3 of 7 in Section 0"
    assert facts(stage).reorders == 1


def test_less_motion_moves_nothing_by_itself(visit_stage):  # noqa: F811
    stage = visit_stage("reordering", reduced_motion="reduce")
    page = stage.page
    x, y = place(stage, "Item 1", ".accessory-reorder")
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, y + 110, steps=5)
    frames(page)
    page.mouse.up()
    frames(page)
    assert page.evaluate("[...document.querySelectorAll('.cell')].flatMap((cell) => cell.getAnimations()).filter((one) => !one.transitionProperty).length") == 0
    assert facts(stage).sections[0] == [0, 2, 3, 1, 4, 5, 6, 7]


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_pulling_with_a_finger_refreshes_once(visit_stage, artifacts, scheme):  # noqa: F811
    stage = visit_stage("reordering", color_scheme=scheme, **TOUCH)
    page = stage.page
    page.evaluate("window.isSamePage = true")
    sign = "document.querySelector('.refresh-sign')"
    finger = Finger(page)
    x, y = place(stage, "Item 1")
    # Too short a pull.
    finger.down(x, y)
    finger.move(x, y + 50)
    assert page.evaluate(f"{sign}.classList.contains('is-pulled') && !{sign}.classList.contains('is-armed')")
    finger.up()
    assert facts(stage).refreshes == 0
    finger.down(x, y)
    finger.move(x, y + 70)
    first = page.evaluate(f"{sign}.getBoundingClientRect().top")
    finger.move(x, y + 160)
    assert page.evaluate(f"{sign}.getBoundingClientRect().top") > first
    assert page.evaluate(f"{sign}.classList.contains('is-armed')")
    artifacts.save(page, f"refresh-{scheme}.png")
    assert facts(stage).refreshes == 0
    finger.up()
    assert facts(stage).refreshes == 1
    assert announced(page) == "Refreshing"
    wait_for_rest(page)
    artifacts.save(page, f"refreshing-{scheme}.png")
    stage.do("do refreshed")
    assert page.evaluate(f"getComputedStyle({sign}).visibility") == "hidden"
    # A finger that scrolls up and down again refreshes nothing.
    finger.down(x, 500)
    finger.move(x, 300)
    assert offset(page) > 100
    finger.move(x, 420)
    finger.up()
    stage.settle()
    assert facts(stage).refreshes == 1
    assert page.evaluate("window.isSamePage")
    assert page.evaluate("getComputedStyle(document.querySelector('.collection-view')).overscrollBehaviorY") in ("none", "contain")


def test_the_keyboard_refreshes_and_reaches_the_end(visit_stage, artifacts):  # noqa: F811
    stage = visit_stage("reordering")
    page = stage.page
    page.evaluate("document.querySelector('.refresh-button').focus({ focusVisible: true })")
    box = page.evaluate("(({ width, height }) => [width, height])(document.querySelector('.refresh-button').getBoundingClientRect())")
    assert min(box) >= 24
    artifacts.save(page, "refresh-button.png")
    page.keyboard.press("Enter")
    frames(page)
    assert facts(stage).refreshes == 1
    stage.do("do refreshed")
    assert announced(page) == "Refreshed"
    assert facts(stage).reaches == 0
    stage.do("focus Item 0")
    stage.do("press End")
    assert facts(stage).reaches == 1
    stage.do("press Home")
    stage.do("press End")
    assert facts(stage).reaches == 1
    stage.do("do more")
    assert facts(stage).reaches == 1
    stage.do("press End")
    assert facts(stage).reaches == 2
