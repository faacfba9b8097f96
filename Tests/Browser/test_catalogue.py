"""The catalogue in Chromium: every view operated with real input, in both directions, with large text, and pictures of it."""

import pytest

WIDTHS = [390, 1280]


def open_catalogue(open_page, server, query="", **options):
    page = open_page(server.url + "/catalogue" + query, allowed=("404",), **options)
    page.wait_for_selector(".catalogue-cell .label")
    return page


def bring(page, text):
    """Scrolls the card with a title to the upper part of the window, and returns it when it stands still."""
    scroller = page.locator(".collection-view")
    card = page.locator(".catalogue-cell:not([hidden])", has=page.get_by_text(text, exact=True))
    last = None
    for _ in range(60):
        # Asked without waiting: what stands there now may be gone with the next frame.
        box = next(iter(card.evaluate_all("cells => cells.map((cell) => cell.getBoundingClientRect().toJSON())")), None)
        if box and box == last:
            return card
        last = box
        if not box or not 0 <= box["y"] <= 200:
            scroller.evaluate("(element, distance) => element.scrollBy(0, distance)", box["y"] - 100 if box else 300)
        page.wait_for_timeout(150)
    raise AssertionError(f"no card is called {text}")


def test_controls_by_pointer_and_keyboard(open_page, server):
    page = open_catalogue(open_page, server)
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
    page.wait_for_timeout(300)
    assert card.bounding_box()["height"] > before


def test_what_is_busy_keeps_its_name_and_what_is_laid_over_is_on_top(open_page, server):
    page = open_catalogue(open_page, server)
    bring(page, "Button: states").get_by_role("button", name="Sending").wait_for()
    badge = bring(page, "ImageView and Container").get_by_text("Failed")
    assert badge.evaluate("""element => {
        const box = element.getBoundingClientRect();
        const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
        return element.contains(top);
    }""")


def test_text_is_written_without_losing_the_caret(open_page, server):
    page = open_catalogue(open_page, server)
    field = bring(page, "TextField").get_by_role("textbox", name="Email", exact=True)
    field.click()
    page.keyboard.type("a@c.de")
    for _ in range(4):
        page.keyboard.press("ArrowLeft")
    page.keyboard.type("bb", delay=60)
    assert field.input_value() == "a@bbc.de"


def test_a_chart_is_asked_by_pointer_and_by_keys(open_page, server):
    page = open_catalogue(open_page, server, width=1280)
    card = bring(page, "LineChart")
    plot = card.get_by_role("slider")
    last = plot.get_attribute("aria-valuetext")
    plot.hover(position={"x": 20, "y": 30})
    page.wait_for_timeout(100)
    assert plot.get_attribute("aria-valuetext") != last
    assert card.locator(".chart-marker").is_visible()
    page.mouse.move(2, 2)
    page.wait_for_timeout(100)
    assert plot.get_attribute("aria-valuetext") == last
    plot.focus()
    page.keyboard.press("Home")
    assert plot.get_attribute("aria-valuenow") == "1"
    assert "NaN" not in card.locator(".chart-line path").get_attribute("d")
    card.get_by_role("radio", name="2W").click()
    assert plot.get_attribute("aria-valuemax") == "15"


def test_a_map_is_dragged_zoomed_and_pressed(open_page, server):
    page = open_catalogue(open_page, server, width=1280)
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
    page.wait_for_timeout(100)
    content = card.locator(".map-content").evaluate("element => element.style.transform")
    assert content == "translate(30px, 10px)" and street.get_attribute("d") == before
    card.get_by_role("button", name="Zoom in").click()
    assert street.get_attribute("d") != before
    card.locator(".map-pin:visible:not(.is-cluster)").first.click()
    assert card.locator(".map-pin.is-selected").count() == 1
    surface.focus()
    place = card.locator(".map-content").evaluate("element => element.style.transform")
    page.keyboard.press("ArrowRight")
    assert card.locator(".map-content").evaluate("element => element.style.transform") != place


@pytest.mark.parametrize("direction", ["ltr", "rtl"])
def test_nothing_is_cut_off_with_large_text(open_page, server, direction):
    page = open_catalogue(open_page, server, f"?dir={direction}")
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    page.wait_for_timeout(400)
    seen = set()
    for _ in range(80):
        wide = page.evaluate("""() => [...document.querySelectorAll('.catalogue-cell')].flatMap((cell) => {
            const edge = cell.getBoundingClientRect();
            if (edge.width === 0) return [];
            return [...cell.querySelectorAll('.catalogue-stage *')]
                .filter((element) => !element.closest('.map-view, .chart-plot, .image, .progress-bar'))
                .filter((element) => element.checkVisibility())
                .map((element) => [element, element.getBoundingClientRect()])
                .filter(([, box]) => box.width > 0 && (box.left < edge.left - 1 || box.right > edge.right + 1))
                .map(([element]) => element.className);
        })""")
        assert wide == []
        seen |= set(page.locator(".catalogue-cell .text-headline[role=heading]").all_text_contents())
        page.locator(".collection-view").evaluate("element => element.scrollBy(0, 500)")
        page.wait_for_timeout(40)
    assert len(seen) >= 15


def test_targets_are_large_enough(open_page, server):
    page = open_catalogue(open_page, server)
    small = set()
    for _ in range(30):
        small |= set(page.evaluate("""() => [...document.querySelectorAll('button, input, [role=slider]')]
            .filter((element) => element.checkVisibility())
            .map((element) => [element.className, element.getBoundingClientRect()])
            .filter(([, box]) => box.width < 24 || box.height < 24)
            .map(([name]) => name)"""))
        page.locator(".collection-view").evaluate("element => element.scrollBy(0, 400)")
        page.wait_for_timeout(40)
    assert small == set()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing(open_page, server, scheme):
    axe = pytest.importorskip("axe_playwright_python.sync_playwright").Axe()
    page = open_catalogue(open_page, server, height=2400, color_scheme=scheme)
    for _ in range(3):
        page.wait_for_timeout(400)
        violations = axe.run(page).response["violations"]
        assert [(found["id"], [node["html"] for node in found["nodes"]]) for found in violations] == []
        page.locator(".collection-view").evaluate("element => element.scrollBy(0, 2200)")


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("look", ["light", "dark", "rtl", "harbour"])
def test_pictures(open_page, server, artifacts, width, look):
    query = {"rtl": "?dir=rtl", "harbour": "?theme=harbour"}.get(look, "")
    scheme = "dark" if look == "dark" else "light"
    page = open_catalogue(open_page, server, query, width=width, height=1600, color_scheme=scheme)
    for number in range(6 if width == 390 else 3):
        page.wait_for_timeout(400)
        page.screenshot(path=artifacts / f"catalogue-{look}-{width}-{number}.png")
        page.locator(".collection-view").evaluate("element => element.scrollBy(0, 1450)")
    assert page.locator(".catalogue-cell").count() > 0
