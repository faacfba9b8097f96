"""Selection, marks, swipes, menus and text fields with real fingers, mice and keys, on the errands of the scenarios."""

import time

import pytest

from rows import wait_until_still
from screen import next_frames, nothing_happens, wait_for_rest, wait_until
from stage import stage_url, visit_stage  # noqa: F401
from test_accessibility import tree, violations

TOUCH = {"has_touch": True}


class Finger:
    """One finger on the screen. Its events say when they happened, so that a busy machine does not make it slow."""

    def __init__(self, page):
        self.page = page
        self.session = page.context.new_cdp_session(page)
        self.moment = time.time()

    def _send(self, kind, points, milliseconds):
        self.moment += milliseconds / 1000
        time.sleep(max(0, self.moment - time.time()))
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points, "timestamp": self.moment})

    def down(self, x, y):
        self.moment = time.time()
        self.place = (x, y)
        self._send("touchStart", [{"x": x, "y": y}], 0)

    def move(self, dx, dy=0, milliseconds=160, steps=8):
        x, y = self.place
        for step in range(1, steps + 1):
            point = {"x": x + dx * step / steps, "y": y + dy * step / steps}
            self._send("touchMove", [point], milliseconds / steps)
        self.place = (x + dx, y + dy)
        self.page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")

    def up(self, milliseconds=10):
        self._send("touchEnd", [], milliseconds)
        next_frames(self.page, 3)


@pytest.fixture
def errands(visit_stage):  # noqa: F811
    def open_(**options):
        stage = visit_stage("interaction", **options)
        stage.finger = Finger(stage.page)
        return stage

    return open_


def box(stage, text):
    """The cell of an item on the screen."""
    return stage.page.evaluate(
        """(text) => {
            const label = [...document.querySelectorAll('.errand-cell > .label')]
                .find((one) => one.textContent.startsWith(text) && one.checkVisibility() && one.closest('.cell').checkVisibility());
            const { left, top, width, height } = label.closest('.cell').getBoundingClientRect();
            return { left, top, width, height, right: left + width, x: left + width / 2, y: top + 16 };
        }""",
        text,
    )


def roles(stage, text):
    return stage.page.evaluate(
        """(text) => [...document.querySelectorAll('.errand-cell > .label')]
            .find((one) => one.textContent.startsWith(text) && one.closest('.cell').checkVisibility()).closest('.cell').className""",
        text,
    )


def log(stage):
    return stage.page.locator(".errand-log").inner_text()


def open_buttons(stage):
    return stage.page.evaluate("[...document.querySelectorAll('.swipe-action')].map((one) => one.textContent)")


def pushed(stage):
    """How far the label of each item that is pushed aside is from where it belongs."""
    return stage.page.evaluate(
        """() => Object.fromEntries([...document.querySelectorAll('.cell.is-swiped')].map((cell) => {
            const label = cell.querySelector('.label');
            const offset = label.getBoundingClientRect().left - cell.getBoundingClientRect().left
                - parseFloat(getComputedStyle(cell).paddingInlineStart);
            return [label.textContent, Math.round(offset)];
        }))"""
    )


def focused(stage):
    return stage.page.evaluate("document.activeElement.querySelector('.label')?.textContent ?? document.activeElement.tagName")


def entries(stage):
    return stage.page.locator(".menu-entry").all_inner_texts()


# ---- Swipes


def test_a_swipe_uncovers_the_actions_and_a_tap_elsewhere_covers_them(errands, artifacts):
    stage = errands(**TOUCH)
    place = box(stage, "Errand 3")
    stage.finger.down(place["x"], place["y"])
    stage.finger.move(-100)
    wait_until(stage.page, lambda: pushed(stage), {"Errand 3": -100})
    stage.finger.up(300)
    stage.settle()
    assert pushed(stage) == {"Errand 3": -160} and open_buttons(stage) == ["Delete", "Later"]
    sizes = stage.page.evaluate(
        "[...document.querySelectorAll('.swipe-action')].map((one) => one.getBoundingClientRect()).map((box) => [box.width, box.height, box.right])"
    )
    assert [size[0] for size in sizes] == [80, 80] and sizes[0][2] == place["right"] == 390 and sizes[0][1] > 60
    artifacts.save(stage.page, "interaction-swipe.png")
    other = box(stage, "Errand 5")
    stage.page.touchscreen.tap(other["x"], other["y"])
    stage.settle()
    assert pushed(stage) == {} and log(stage) == "nothing"
    assert violations(stage.page) == []


def test_the_button_of_an_action_is_tapped_like_any_other(errands):
    stage = errands(**TOUCH)
    place = box(stage, "Errand 3")
    stage.finger.down(place["x"] - 60, place["y"])
    stage.finger.move(90)
    stage.finger.up(300)
    stage.settle()
    assert open_buttons(stage) == ["Flag"]
    assert violations(stage.page) == []
    stage.page.locator(".swipe-action").tap()
    stage.settle()
    assert log(stage) == "flagged 3" and "Errand 3 ⚑" in stage.page.inner_text(".collection-content")
    assert pushed(stage) == {} and open_buttons(stage) == []


def test_a_swipe_over_most_of_the_item_deletes_it_and_the_bar_takes_that_back(errands, artifacts):
    stage = errands(width=600, **TOUCH)
    place = box(stage, "Errand 3")
    stage.finger.down(420, place["y"])
    stage.finger.move(-390)
    wait_for_rest(stage.page)
    artifacts.save(stage.page, "interaction-full-swipe.png")
    stage.finger.up(100)
    stage.page.locator(".undo-bar").wait_for()
    assert log(stage) == "deleted 3"
    wait_for_rest(stage.page)
    artifacts.save(stage.page, "interaction-undo.png")
    assert "Errand 3deleted" not in stage.page.inner_text(".collection-content")
    stage.page.locator(".undo-bar .button").tap()
    stage.settle()
    assert box(stage, "Errand 3")["top"] == place["top"]


def test_scrolling_is_the_browsers_and_closes_what_is_open(errands):
    stage = errands(**TOUCH)
    place = box(stage, "Errand 3")
    stage.finger.down(place["x"], place["y"])
    stage.finger.move(-90)
    stage.finger.up(300)
    stage.settle()
    assert pushed(stage) == {"Errand 3": -160}
    place = box(stage, "Errand 8")
    stage.finger.down(place["x"], place["y"])
    stage.finger.move(0, -250)
    stage.finger.up(300)
    wait_until_still(stage.page)
    assert stage.page.evaluate("document.querySelector('.collection-view').scrollTop") > 150
    stage.settle()
    assert pushed(stage) == {} and log(stage) == "nothing"
    assert stage.page.evaluate("document.querySelectorAll('.is-highlighted').length") == 0


def test_from_right_to_left_all_is_mirrored(errands):
    stage = errands(**TOUCH)
    stage.page.evaluate("document.documentElement.dir = 'rtl'")
    stage.settle()
    place = box(stage, "Errand 3")
    stage.finger.down(place["x"], place["y"])
    stage.finger.move(100)
    stage.finger.up(300)
    stage.settle()
    assert open_buttons(stage) == ["Delete", "Later"]
    assert stage.page.evaluate("document.querySelector('.swipe-actions').getBoundingClientRect().left") == place["left"]


def test_a_mouse_swipes_too_and_escape_covers(errands):
    stage = errands()
    place = box(stage, "Errand 3")
    stage.page.mouse.move(place["x"], place["y"])
    stage.page.mouse.down()
    stage.page.mouse.move(place["x"] - 120, place["y"], steps=6)
    nothing_happens(stage.page, 200)  # the mouse rests: no speed decides where the cell goes
    stage.page.mouse.up()
    stage.settle()
    assert open_buttons(stage) == ["Delete", "Later"] and log(stage) == "nothing"
    stage.page.keyboard.press("Escape")
    stage.settle()
    assert open_buttons(stage) == []


# ---- Marks and selection


def test_what_is_fading_away_is_not_in_the_way(visit_stage):  # noqa: F811
    stage = visit_stage("list")
    leaving, isHit = stage.page.evaluate("""async () => {
        scenarios.command(['delete', '1', '2', '0', '1']);
        const leaving = [...document.querySelectorAll('.cell[aria-hidden=true]:not([hidden])')];
        const hits = leaving.map((cell) => {
            const box = cell.getBoundingClientRect();
            return cell.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2));
        });
        return [leaving.length, hits.includes(true)];
    }""")
    assert leaving == 2 and not isHit


def test_a_pressed_item_is_marked_until_the_press_ends_or_scrolls(errands):
    stage = errands(**TOUCH)
    place = box(stage, "Errand 4")
    stage.finger.down(place["x"], place["y"])
    wait_until(stage.page, lambda: "is-highlighted" in roles(stage, "Errand 4"))
    stage.finger.move(0, -60)
    assert "is-highlighted" not in roles(stage, "Errand 4")
    stage.finger.up()
    wait_until_still(stage.page)
    place = box(stage, "Errand 6")
    stage.page.touchscreen.tap(place["x"], place["y"])
    stage.settle()
    assert log(stage) == "tapped 6" and "is-highlighted" not in roles(stage, "Errand 6")


def selected(stage):
    return stage.page.evaluate(
        "[...document.querySelectorAll('.cell.is-selected > .label')].map((one) => one.textContent.split(' ')[1]).map(Number).sort((a, b) => a - b)"
    )


def test_in_the_editing_mode_clicks_and_shift_select(errands, artifacts):
    stage = errands()
    stage.page.get_by_role("button", name="Edit").click()
    stage.settle()
    for text, modifiers in [("Errand 2", []), ("Errand 5", ["Shift"]), ("Errand 3", ["Control"])]:
        place = box(stage, text)
        for key in modifiers:
            stage.page.keyboard.down(key)
        stage.page.mouse.click(place["x"], place["y"])
        for key in modifiers:
            stage.page.keyboard.up(key)
    stage.settle()
    assert selected(stage) == [2, 4, 5] and log(stage) == "nothing"
    artifacts.save(stage.page, "interaction-editing.png")
    assert violations(stage.page) == []
    stage.do("press Control+a")
    assert len(selected(stage)) > 10
    stage.page.get_by_role("button", name="Done").click()
    stage.settle()
    assert selected(stage) == []


def test_a_finger_drawn_over_the_check_marks_selects_and_does_not_scroll(errands):
    stage = errands(**TOUCH)
    stage.page.get_by_role("button", name="Edit").tap()
    stage.settle()
    place = box(stage, "Errand 2")
    stage.finger.down(place["left"] + 20, place["y"])
    stage.finger.move(0, 64 * 3)
    assert selected(stage) == [2, 3, 4, 5]
    stage.finger.move(0, -64 * 2)
    stage.finger.up()
    stage.settle()
    assert selected(stage) == [2, 3]
    assert stage.page.evaluate("document.querySelector('.collection-view').scrollTop") == 0


def test_two_taps_in_a_row_are_a_double_tap(errands):
    stage = errands()
    stage.page.evaluate(
        """() => {
            const label = document.querySelector('.errand-log');
            window.seen = [];
            new MutationObserver(() => window.seen.push(label.textContent)).observe(label, { characterData: true, subtree: true });
        }"""
    )
    place = box(stage, "Errand 4")
    stage.page.mouse.dblclick(place["x"], place["y"])
    stage.settle()
    # The second tap has its usual effect, after the handler of the double tap.
    assert [text for text in stage.page.evaluate("window.seen") if text] == ["tapped 4", "double 4", "tapped 4"]


# ---- Menus


def test_the_secondary_button_opens_a_menu_inside_the_window(errands, artifacts):
    stage = errands()
    place = box(stage, "Errand 9")
    stage.page.mouse.click(place["right"] - 4, place["y"], button="right")
    stage.settle()
    assert entries(stage) == ["Open", "Share", "Flag", "Later", "Delete"]
    menu = stage.page.locator(".menu").bounding_box()
    assert menu["x"] >= 8 and menu["x"] + menu["width"] <= 390 - 8 and menu["y"] + menu["height"] <= 844 - 8
    artifacts.save(stage.page, "interaction-menu.png")
    assert violations(stage.page) == []
    items = [node for node in tree(stage.page) if node["role"] == "menuitem"]
    assert [node["name"] for node in items] == ["Open", "Share", "Flag", "Later", "Delete"]
    assert [node.get("disabled", False) for node in items] == [False, True, False, False, False]
    assert [node["name"] for node in tree(stage.page) if node["role"] == "menu"] == ["Errand 9"]
    heights = stage.page.evaluate("[...document.querySelectorAll('.menu-entry')].map((one) => one.getBoundingClientRect().height)")
    assert min(heights) >= 24
    stage.page.mouse.click(5, 5)
    stage.settle()
    assert entries(stage) == [] and log(stage) == "nothing"


def test_a_menu_is_used_with_the_keyboard_alone_and_gives_the_focus_back(errands):
    stage = errands()
    stage.do("focus Errand 2")
    for key in ["ContextMenu", "Shift+F10"]:
        stage.do(f"press {key}")
        assert len(entries(stage)) == 5 and focused(stage) == "Open"
        seen = []
        for step in ["ArrowDown", "End", "ArrowDown", "ArrowUp", "Home", "l"]:
            stage.do(f"press {step}")
            seen.append(focused(stage))
        assert seen == ["Share", "Delete", "Open", "Delete", "Open", "Later"]
        stage.do("press Escape")
        assert entries(stage) == [] and focused(stage) == "Errand 2"
    stage.do("press ContextMenu")
    stage.do("press Enter")
    assert log(stage) == "opened 2" and focused(stage) == "Errand 2"


def test_going_back_closes_a_menu_and_gives_the_focus_back(errands):
    stage = errands()
    address = stage.page.url
    stage.do("focus Errand 2")
    stage.do("press ContextMenu")
    assert len(entries(stage)) == 5
    stage.page.go_back()
    stage.page.locator(".menu").wait_for(state="detached")
    stage.settle()
    assert focused(stage) == "Errand 2" and log(stage) == "nothing"
    assert stage.page.url == address


def test_a_finger_held_still_opens_the_menu_and_its_end_does_nothing(errands):
    stage = errands(**TOUCH)
    place = box(stage, "Errand 4")
    stage.finger.down(place["x"], place["y"])
    stage.page.locator(".menu-entry").nth(4).wait_for()
    assert len(entries(stage)) == 5
    stage.finger.move(0, -80)
    stage.finger.up()
    nothing_happens(stage.page, 400)
    assert len(entries(stage)) == 5 and log(stage) == "nothing"
    assert stage.page.evaluate("document.querySelector('.collection-view').scrollTop") == 0
    stage.page.get_by_role("menuitem", name="Flag").tap()
    stage.settle()
    assert log(stage) == "flagged 4" and entries(stage) == []


# ---- Keys, undoing and writing


def test_the_delete_key_deletes_and_control_z_takes_it_back(errands):
    stage = errands()
    stage.do("focus Errand 2")
    stage.do("press Delete")
    assert log(stage) == "deleted 2" and focused(stage) == "Errand 3"
    region = stage.page.locator("[aria-live=polite]").inner_text()
    assert region == "Errand 2 deleted. Undo?"
    stage.do("press Control+z")
    assert "Errand 2" in stage.page.inner_text(".collection-content").split("\n")
    stage.do("press Control+y")
    assert "Errand 2" not in stage.page.inner_text(".collection-content").split("\n")


def note(stage, text):
    return stage.page.evaluate_handle(
        """(text) => [...document.querySelectorAll('.errand-cell > .label')]
            .find((one) => one.textContent === text && one.closest('.cell').checkVisibility()).closest('.cell').querySelector('input')""",
        text,
    ).as_element()


def test_what_is_written_survives_scrolling_away_and_updates(errands):
    stage = errands()
    note(stage, "Errand 2").click()
    stage.page.keyboard.type("milk")
    assert log(stage) == "nothing", "a click into a field is no activation"
    stage.do("do insert")
    stage.page.keyboard.type(" and bread")
    assert note(stage, "Errand 2").input_value() == "milk and bread"
    # Keys that mean something elsewhere are the text's here.
    stage.page.keyboard.press("Control+a")
    stage.page.keyboard.press("Backspace")
    stage.page.keyboard.type("eggs")
    stage.page.evaluate("document.activeElement.blur()")
    stage.do("scroll 1500")
    values = stage.page.evaluate("[...document.querySelectorAll('.cell input')].filter((one) => one.checkVisibility() && one.closest('.cell').getBoundingClientRect().top < innerHeight && one.closest('.cell').getBoundingClientRect().bottom > 0).map((one) => one.value)")
    assert values and "eggs" not in values
    stage.do("scroll 0")
    assert note(stage, "Errand 2").input_value() == "eggs"
    assert note(stage, "Errand 3").input_value() == ""


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing(errands, scheme, artifacts):
    # The browser requests an icon for the entry that the menu adds to the history; the server of the stage has none.
    stage = errands(color_scheme=scheme, width=1280, allowed=("404",))
    assert violations(stage.page) == []
    stage.do("do edit")
    place = box(stage, "Errand 2")
    stage.page.mouse.click(place["x"], place["y"])
    stage.do("focus Errand 3")
    stage.do("press ContextMenu")
    assert violations(stage.page) == []
    artifacts.save(stage.page, f"interaction-{scheme}.png")


def test_with_reduced_motion_nothing_moves_by_itself(errands):
    stage = errands(reduced_motion="reduce")
    place = box(stage, "Errand 3")
    stage.page.mouse.move(place["x"], place["y"])
    stage.page.mouse.down()
    stage.page.mouse.move(place["x"] - 120, place["y"], steps=4)
    nothing_happens(stage.page, 200)  # likewise
    stage.page.mouse.up()
    next_frames(stage.page, 3)
    assert pushed(stage) == {"Errand 3": -160}
