"""The catalogue in Chromium: every view operated with real input, in both directions, and pictures of it."""

import pytest
from playwright.sync_api import expect

import screen
from test_accessibility import COLOUR_RULES, violations, violations_in_schemes

WIDTHS = [390, 1280]
# The colour schemes in which a direction is checked: colours are those of either direction.
SCHEMES = {"ltr": ("light", "dark"), "rtl": ("light",)}


def open_catalogue(open_page, server, query="", **options):
    """Opens the catalogue by `open_page` or `visit`."""
    page = open_page(server.url + "/catalogue" + query, allowed=("404",), **options)
    page.wait_for_selector(".catalogue-cell .label")
    return page


# The parts of samples that are beside their card, without what has a scale of its own and what scrolls to the side.
BESIDE_CARD = """() => [...document.querySelectorAll('.catalogue-cell')].flatMap((cell) => {
    const edge = cell.getBoundingClientRect();
    if (edge.width === 0) return [];
    return [...cell.querySelectorAll('.catalogue-stage *')]
        .filter((element) => !element.closest('.map-view, .chart-plot, .image, .progress-view, .carousel > *'))
        .filter((element) => element.checkVisibility())
        .map((element) => [element, element.getBoundingClientRect()])
        .filter(([, box]) => box.width > 0 && (box.left < edge.left - 1 || box.right > edge.right + 1))
        .map(([element]) => element.className);
})"""


def titles(page):
    """The titles of the cards that are in the document."""
    return set(page.locator(".catalogue-cell:not([hidden]) > .text-headline").all_text_contents())


def entry_count(page):
    """The number of all cards, as assistive technology is told it."""
    return int(page.locator(".catalogue-cell[aria-setsize]:not([hidden])").first.get_attribute("aria-setsize"))


# Scrolls a list on by parts of the window until a card with a title is in the document, and back if there is none. Cards are there two
# frames after a scroll.
APPROACH = """async (view, title) => {
    const start = view.scrollTop;
    const isThere = () => [...view.querySelectorAll('.catalogue-cell:not([hidden]) > .text-headline')]
        .some((one) => one.textContent === title);
    for (let step = 0; step < 80 && !isThere(); step += 1) {
        view.scrollBy(0, 0.75 * view.clientHeight);
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    }
    if (!isThere()) view.scrollTo(0, start);
}"""


def bring(page, text):
    """Scrolls the card with a title to the upper part of the window, and returns it when it stands still."""
    scroller = screen.scroller(page)
    scroller.evaluate(APPROACH, text)
    card = page.locator(".catalogue-cell:not([hidden])", has=page.get_by_text(text, exact=True))
    last = None
    for _ in range(60):
        screen.wait_for_rest(page, 0)
        # Read without waiting: whether there is a card decides how far to scroll.
        box = next(iter(card.evaluate_all("cells => cells.map((cell) => cell.getBoundingClientRect().toJSON())")), None)
        # At the end of the content no scrolling brings it further up.
        if box and (box == last or 0 <= box["y"] <= 200):
            return card
        last = box
        scroller.evaluate("(element, distance) => element.scrollBy(0, distance)", box["y"] - 100 if box else 300)
    raise AssertionError(f"no card is called {text}")


def test_controls_by_pointer_and_keyboard(visit, server):
    page = open_catalogue(visit, server)
    card = bring(page, "SegmentedControl")
    segments = card.get_by_role("radio")
    segments.nth(2).click()
    assert segments.nth(2).get_attribute("aria-checked") == "true"
    page.keyboard.press("ArrowRight")  # past the one that cannot be chosen, and round
    assert segments.nth(0).get_attribute("aria-checked") == "true"
    assert segments.nth(0).evaluate("element => element === document.activeElement")
    card = bring(page, "Switch")
    switch = card.get_by_role("switch", name="News by email")
    switch.focus()
    page.keyboard.press("Space")
    assert switch.get_attribute("aria-checked") == "true"
    locked = card.get_by_role("switch", name="Managed by your company")
    locked.click(force=True)
    assert locked.get_attribute("aria-checked") == "true"
    card = bring(page, "Disclosure")
    before = card.bounding_box()["height"]
    card.get_by_role("button", name="Delivery").click()
    card.get_by_text("Two to four days.").wait_for()
    screen.wait_for_rest(page)
    assert card.bounding_box()["height"] > before


@pytest.mark.parametrize("direction", ["ltr", "rtl"])
def test_values_are_chosen_by_pointer_and_keyboard(visit, server, direction):
    page = open_catalogue(visit, server, f"?dir={direction}")
    card = bring(page, "Slider")
    volume = card.get_by_role("slider", name="Volume")
    volume.focus()
    page.keyboard.press("ArrowRight")
    assert volume.get_attribute("aria-valuenow") == ("6" if direction == "ltr" else "4")
    page.keyboard.press("End")
    card.get_by_text("Volume 11", exact=True).wait_for()
    box = volume.bounding_box()
    start = box["x"] + (2 if direction == "ltr" else box["width"] - 2)
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + 10)
    page.mouse.down()
    page.mouse.move(start, box["y"] + 10, steps=4)
    page.mouse.up()
    card.get_by_text("Volume 0", exact=True).wait_for()
    # The thumb stands where the pointer left it.
    thumb = volume.locator(".slider-thumb").bounding_box()
    assert abs(thumb["x"] - (box["x"] if direction == "ltr" else box["x"] + box["width"] - thumb["width"])) < 1
    card = bring(page, "Stepper")
    group = card.get_by_role("group", name="Rooms")
    assert group.get_by_role("button", name="Decrease").get_attribute("aria-disabled") == "true"
    group.get_by_role("button", name="Increase").click()
    card.get_by_text("Rooms: 2", exact=True).wait_for()
    pages = bring(page, "PageControl").get_by_role("slider", name="Pictures")
    pages.focus()
    page.keyboard.press("ArrowLeft")
    assert pages.get_attribute("aria-valuetext") == ("1 of 5" if direction == "ltr" else "3 of 5")


def test_a_scroll_view_is_scrolled_by_wheel_and_keys(visit, server):
    page = open_catalogue(visit, server)
    story = bring(page, "ScrollView").get_by_role("group", name="The fox and the grapes")
    assert story.evaluate("element => element.scrollHeight > element.clientHeight")
    story.hover()
    page.mouse.wheel(0, 40)
    page.wait_for_function("() => document.querySelector('.catalogue-scroll')?.scrollTop > 30")
    story.focus()
    page.keyboard.press("Home")
    page.wait_for_function("() => document.querySelector('.catalogue-scroll')?.scrollTop === 0")
    page.keyboard.press("ArrowDown")
    page.wait_for_function("() => document.querySelector('.catalogue-scroll')?.scrollTop > 10")
    page.keyboard.press("End")
    page.wait_for_function("""() => {
        const { scrollTop, scrollHeight, clientHeight } = document.querySelector('.catalogue-scroll');
        return scrollTop >= scrollHeight - clientHeight - 1;
    }""")


def test_what_is_busy_keeps_its_name_and_what_is_laid_over_is_on_top(visit, server):
    page = open_catalogue(visit, server)
    bring(page, "Button: states").get_by_role("button", name="Sending").wait_for()
    badge = bring(page, "ImageView and Container").get_by_text("Failed")
    assert badge.evaluate("""element => {
        const box = element.getBoundingClientRect();
        const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
        return element.contains(top);
    }""")


def test_text_is_written_without_losing_the_caret(visit, server):
    page = open_catalogue(visit, server)
    field = bring(page, "TextField").get_by_role("textbox", name="Email", exact=True)
    field.click()
    page.keyboard.type("a@c.de")
    for _ in range(4):
        page.keyboard.press("ArrowLeft")
    page.keyboard.type("bb", delay=60)
    assert field.input_value() == "a@bbc.de"


def test_a_chart_is_read_by_pointer_and_by_keys(visit, server):
    page = open_catalogue(visit, server, width=1280)
    card = bring(page, "LineChart")
    plot = card.get_by_role("slider")
    last = plot.get_attribute("aria-valuetext")
    plot.hover(position={"x": 20, "y": 30})
    expect(plot).not_to_have_attribute("aria-valuetext", last)
    assert card.locator(".chart-marker").is_visible()
    page.mouse.move(2, 2)
    expect(plot).to_have_attribute("aria-valuetext", last)
    plot.focus()
    page.keyboard.press("Home")
    assert plot.get_attribute("aria-valuenow") == "1"
    assert "NaN" not in card.locator(".chart-line path").get_attribute("d")
    card.get_by_role("radio", name="2W").click()
    assert plot.get_attribute("aria-valuemax") == "15"


def test_a_map_is_dragged_zoomed_and_pressed(visit, server):
    page = open_catalogue(visit, server, width=1280)
    card = bring(page, "MapView")
    surface = card.locator(".map-view")
    box = surface.bounding_box()
    street = card.locator(".map-street path")
    before = street.get_attribute("d")
    x, y = box["x"] + 40, box["y"] + 40
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 30, y + 10, steps=3)
    page.mouse.up()
    page.wait_for_function(
        "(content) => content.style.transform === 'translate(30px, 10px)'", arg=card.locator(".map-content").element_handle())
    assert street.get_attribute("d") == before
    card.get_by_role("button", name="Zoom in").click()
    assert street.get_attribute("d") != before
    card.locator(".map-pin:visible:not(.is-cluster)").first.click()
    assert card.locator(".map-pin.is-selected").count() == 1
    surface.focus()
    place = card.locator(".map-content").evaluate("element => element.style.transform")
    page.keyboard.press("ArrowRight")
    assert card.locator(".map-content").evaluate("element => element.style.transform") != place


def test_bars_by_keyboard(visit, server):
    page = open_catalogue(visit, server)
    card = bring(page, "TabBar")
    tabs = card.get_by_role("tab")
    tabs.nth(0).focus()
    page.keyboard.press("ArrowRight")
    assert tabs.nth(1).evaluate("element => element === document.activeElement")
    assert tabs.nth(0).get_attribute("aria-selected") == "true"
    page.keyboard.press("Enter")
    assert tabs.nth(1).get_attribute("aria-selected") == "true"
    page.keyboard.press("End")
    page.keyboard.press("Space")
    assert tabs.nth(2).get_attribute("aria-selected") == "true"
    assert [tabs.nth(index).get_attribute("tabindex") for index in range(3)] == ["-1", "-1", "0"]


def test_a_large_title_scrolls_away_and_comes_back(visit, server):
    page = open_catalogue(visit, server)
    title = page.locator(".large-title")
    small = page.locator(".screen > .navigation-bar .navigation-title")
    assert title.inner_text() == "Catalogue" and title.bounding_box()["y"] > 40
    heading = page.get_by_role("heading", level=1)
    expect(heading).to_have_count(1)
    assert heading.evaluate("element => element.matches('.large-title')")
    assert small.evaluate("element => getComputedStyle(element).opacity") == "0"
    first = page.locator(".catalogue-cell").first
    assert first.bounding_box()["y"] >= title.bounding_box()["y"] + 40
    screen.scroller(page).evaluate("element => element.scrollBy(0, 400)")
    expect(small).to_have_css("opacity", "1")
    expect(heading).to_have_count(1)
    assert heading.evaluate("element => element.matches('.navigation-title')")
    assert title.bounding_box()["y"] < 20
    screen.scroller(page).evaluate("element => element.scrollTo(0, 0)")
    expect(small).to_have_css("opacity", "0")


def test_a_list_in_a_card_is_loaded_again(visit, server):
    page = open_catalogue(visit, server)
    card = bring(page, "RefreshControl")
    card.get_by_text("Message 3", exact=True).wait_for()
    card.get_by_role("button", name="Load again").click()
    card.locator(".refresh-sign.is-refreshing").wait_for()
    card.get_by_text("Message 4", exact=True).wait_for()
    expect(card.locator(".refresh-sign.is-refreshing")).to_have_count(0)


def test_rows_of_a_list_in_a_card_follow_the_size_of_text(visit, server):
    page = open_catalogue(visit, server)
    row = bring(page, "CollectionViewListCell").locator(".catalogue-list .cell", has_text="Help")
    before = row.bounding_box()["height"]
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    screen.wait_for_rest(page, 400)
    row = bring(page, "CollectionViewListCell").locator(".catalogue-list .cell", has_text="Help")
    assert row.bounding_box()["height"] > 1.5 * before


def test_an_undo_bar_takes_a_change_back(visit, server):
    page = open_catalogue(visit, server)
    card = bring(page, "UndoBar")
    bar = card.locator(".undo-bar")
    card.get_by_text("The bag is empty.").wait_for()
    bar.get_by_role("button", name="Undo").click()
    card.get_by_text("There is a coat in the bag.").wait_for()
    expect(bar).to_be_hidden()
    card.get_by_role("button", name="Remove the coat").click()
    expect(bar).to_be_visible()
    expect(bar).to_contain_text("Coat removed")


def test_a_text_view_grows_with_its_text(visit, server):
    page = open_catalogue(visit, server)
    card = bring(page, "TextView")
    area = card.get_by_role("textbox", name="Note")
    before, card_before = area.bounding_box()["height"], card.bounding_box()["height"]
    area.click()
    for line in range(6):
        page.keyboard.type(f"line {line}")
        page.keyboard.press("Enter")
    screen.wait_for_rest(page)
    assert area.input_value().count("\n") == 6
    assert area.bounding_box()["height"] > before + 60
    assert area.evaluate("element => element.scrollHeight <= element.clientHeight + 1")
    assert card.bounding_box()["height"] > card_before + 60


def test_a_search_field_is_cleared_by_escape_and_by_its_button(visit, server):
    page = open_catalogue(visit, server)
    card = bring(page, "SearchField")
    field = card.get_by_role("searchbox", name="Search homes")
    assert field.input_value() == "Harbour"
    card.get_by_role("button", name="Clear").click()
    assert field.input_value() == "" and field.evaluate("element => element === document.activeElement")
    page.keyboard.type("Mill")
    page.keyboard.press("Escape")
    assert field.input_value() == ""


def test_an_alert_is_closed_by_keys_buttons_and_going_back(visit, server):
    page = open_catalogue(visit, server)
    card = bring(page, "AlertController")
    opener = card.get_by_role("button", name="Alert", exact=True)
    alert = page.get_by_role("alertdialog", name="Delete the note?")
    cancel = alert.get_by_role("button", name="Cancel")
    actions = {
        "escape": lambda: page.keyboard.press("Escape"), "back": page.go_back, "cancel": lambda: page.keyboard.press("Enter"),
        "delete": lambda: alert.get_by_role("button", name="Delete").click(),
    }
    # After each cancellation the card shows a deletion, so that it shows the next cancellation anew.
    for name in ["escape", "delete", "back", "delete", "cancel"]:
        with screen.case(name):
            opener.focus()
            page.keyboard.press("Enter")
            alert.wait_for()
            assert cancel.evaluate("element => element === document.activeElement")
            actions[name]()
            alert.wait_for(state="detached")
            card.get_by_text("Deleted." if name == "delete" else "Cancelled.").wait_for()
            expect(opener).to_be_focused()
            assert page.url.endswith("/catalogue")
            screen.wait_for_rest(page)


def test_going_back_after_a_reload_leaves_no_step_to_a_closed_alert(visit, server):
    page = visit(server.url + "/", allowed=("404",))
    page.wait_for_selector(".gallery-card")
    page.goto(server.url + "/catalogue")
    page.wait_for_selector(".catalogue-cell .label")
    bring(page, "AlertController").get_by_role("button", name="Alert", exact=True).click()
    page.get_by_role("alertdialog").wait_for()
    page.reload()
    page.locator(".catalogue-cell .label").locator("visible=true").first.wait_for()
    screen.nothing_happens(page, 500)  # the alert does not open again
    assert page.get_by_role("alertdialog").count() == 0 and page.url.endswith("/catalogue")
    page.go_back()
    page.wait_for_selector(".gallery-card")
    assert page.url == server.url + "/"


@pytest.mark.parametrize("direction", ["ltr", "rtl"])
def test_axe_finds_nothing_in_alerts(visit, server, artifacts, direction):
    page = open_catalogue(visit, server, f"?dir={direction}", **screen.WITHOUT_MOTION)
    card = bring(page, "AlertController")
    for name in ["Alert", "Action sheet", "With a field"]:
        save = lambda scheme: artifacts.save(page, f"alert-{name.split()[-1].lower()}-{scheme}-{direction}.png")
        card.get_by_role("button", name=name, exact=True).click()
        assert violations_in_schemes(page, save=save, schemes=SCHEMES[direction]) == []
        page.keyboard.press("Escape")
        screen.wait_for_rest(page)


def test_targets_are_large_enough(visit, server):
    page = open_catalogue(visit, server, **screen.WITHOUT_MOTION)
    small = set()
    for _ in screen.scroll_through(page, 400):
        small |= set(page.evaluate("""() => [...document.querySelectorAll('button, input, [role=slider]')]
            .filter((element) => element.checkVisibility())
            .map((element) => [element.className, element.getBoundingClientRect()])
            .filter(([, box]) => box.width < 24 || box.height < 24)
            .map(([name]) => name)"""))
    assert small == set()


@pytest.mark.parametrize("direction", ["ltr", "rtl"])
def test_axe_finds_nothing(visit, server, artifacts, direction):
    page = open_catalogue(visit, server, f"?dir={direction}", height=2400, **screen.WITHOUT_MOTION)
    # All cards are measured again in another scheme, which would move what is seen from the offset of a step.
    for scheme in SCHEMES[direction]:
        page.emulate_media(color_scheme=scheme)
        screen.wait_for_rest(page)
        checked = set()
        for number, _ in enumerate(screen.scroll_through(page, 2200)):
            assert violations(page, None if scheme == "light" else COLOUR_RULES) == [], scheme
            artifacts.save(page, f"catalogue-{direction}-390-{scheme}-{number}.png")
            checked |= titles(page)
        assert len(checked) == entry_count(page)


@pytest.mark.parametrize("query, looks", [("", {"light": "light", "dark": "dark"}), ("?theme=harbour", {"harbour": "light"})])
def test_nothing_of_a_wide_catalogue_is_beside_its_card(visit, server, artifacts, query, looks):
    page = open_catalogue(visit, server, query, width=1280, height=2400, **screen.WITHOUT_MOTION)
    for look, scheme in looks.items():
        page.emulate_media(color_scheme=scheme)
        screen.wait_for_rest(page)
        for number, _ in enumerate(screen.scroll_through(page, 2200)):
            screen.wait_for_rest(page)
            artifacts.save(page, f"catalogue-{look}-1280-{number}.png")
            assert page.evaluate(BESIDE_CARD) == [], look
