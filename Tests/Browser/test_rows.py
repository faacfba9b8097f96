"""Rows that scroll by themselves, with fingers, wheels and keys in a real browser."""

import pathlib

import pytest
from playwright.sync_api import expect

import rows
import screen

DIRECTIONS = ["ltr", "rtl"]
INSET = 16


def open_home(server, visit, direction="ltr", width=390, height=844, **options):
    # Rows are as they are whatever the pictures in them show.
    options.setdefault("real_pictures", False)
    # A server that is busy making pictures may refuse one.
    page = visit("about:blank", width=width, height=height, in_new_window=True, allowed=("503",), **options)

    def turn(route):
        answer = route.fetch()
        route.fulfill(response=answer, body=answer.text().replace('dir="ltr"', 'dir="rtl"'))

    if direction == "rtl":
        page.route(server.shop, turn)
    page.goto(server.shop)
    screen.wait_for_products(page)
    screen.wait_until_loaded(page)
    # What a press takes is in the rest of the program. While that is fetched synchronously the browser may drop a swipe.
    page.wait_for_load_state("networkidle")
    return page


def bring_row(page, name):
    """Scrolls down until a row is in the document, and then to the row."""
    row = page.locator(f'.screen:not(.is-beneath) .orthogonal:not([hidden]) .carousel[aria-label="{name}"]').first
    height = page.viewport_size["height"]
    # What is loaded above the row may move it on, also off the screen.
    for _ in range(5):
        for _ in screen.scroll_through(page) if row.count() == 0 else ():
            # The next part of the page is requested near the end of this one.
            screen.wait_for_rest(page)
            if row.count() > 0:
                break
        assert row.count() > 0, f"no row is called {name}"
        row.evaluate("(one) => one.scrollIntoView({ block: 'center', behavior: 'instant' })")
        screen.wait_until_loaded(page)
        screen.wait_for_rest(page)
        found = next((one for one in rows.rows(page) if one["name"] == name), None)
        if found and found["end"] > 200 and found["top"] > 60 and found["bottom"] < height:
            return
    raise AssertionError(f"the row {name} does not scroll, or is not seen as a whole")


def assert_rests(row):
    """The row stands with the start of a product at its inset, or at its end."""
    at_end = abs(abs(row["offset"]) - row["end"]) < 1.5
    assert at_end or any(abs(start - INSET) < 1.5 for start in row["starts"]), row


@pytest.mark.parametrize("direction", DIRECTIONS)
def test_a_swipe_rests_with_the_start_of_a_product_at_the_inset(server, visit, direction):
    page = open_home(server, visit, direction, has_touch=True)
    sign = -1 if direction == "ltr" else 1
    row = rows.first_long_row(page)
    name, y = row["name"], (row["top"] + row["bottom"]) / 2
    offsets = []
    for distance, duration in [(170, 60), (120, 40), (260, 60), (35, 300), (-200, 60)]:
        rows.swipe(page, 195 - sign * distance / 2, y, sign * distance, milliseconds=duration)
        rows.wait_until_still(page)
        row = rows.row(page, name)
        assert_rests(row)
        offsets.append(abs(row["offset"]))
        assert row["markers"] < 40
    assert offsets[0] > 0 and offsets[2] > offsets[1] > offsets[0] and offsets[4] < offsets[3]
    assert (row["offset"] >= 0) == (direction == "ltr")


@pytest.mark.parametrize("direction", DIRECTIONS)
def test_a_wheel_scrolls_the_row_sideways_and_the_page_downwards_over_its_buttons_too(server, visit, direction):
    page = open_home(server, visit, direction, width=1280, height=800)
    sign = 1 if direction == "ltr" else -1
    row = rows.first_long_row(page)
    name = row["name"]
    window = page.locator(".orthogonal:visible", has=page.locator(f'.carousel[aria-label="{name}"]'))
    window.hover()
    button = window.locator(".carousel-next").bounding_box()
    # The button that goes on is at the end of the row: at the right, or at the left.
    assert button["x"] > 1100 if direction == "ltr" else button["x"] < 100
    top = lambda: screen.scroller(page).evaluate("(element) => element.scrollTop")
    previous = 0
    for x, y in [(600, row["top"] + 60), (button["x"] + 20, button["y"] + 20)]:
        page.mouse.move(x, y)
        page.mouse.wheel(sign * 500, 0)
        rows.wait_until_still(page)
        now = rows.row(page, name)
        assert abs(now["offset"]) > previous and top() == 0
        assert_rests(now)
        previous = abs(now["offset"])
        page.mouse.wheel(0, 120)
        rows.wait_until_still(page)
        assert top() > 60 and abs(rows.row(page, name)["offset"]) == previous
        screen.scroll_to(page, 0)
        rows.wait_until_still(page)


@pytest.mark.parametrize("direction", DIRECTIONS)
def test_a_row_at_its_edge_neither_moves_the_page_nor_the_history(server, visit, direction):
    page = open_home(server, visit, direction, width=1280, height=800)
    page.evaluate("history.pushState(null, '', '/?here')")
    name = rows.first_long_row(page)["name"]
    carousel = page.locator(f'.carousel[aria-label="{name}"]')
    carousel.hover()
    for _ in range(5):
        page.mouse.wheel(-600 if direction == "ltr" else 600, 0)
        screen.next_frames(page, 5)
    rows.wait_until_still(page)
    assert rows.row(page, name)["offset"] == 0
    assert page.url.endswith("/?here")
    assert page.evaluate("[window.scrollX, window.scrollY, document.querySelector('.collection-view').scrollLeft]") == [0, 0, 0]
    contained = "(selector) => getComputedStyle(document.querySelector(selector)).overscrollBehaviorX"
    assert page.evaluate(contained, ".carousel") == "contain"
    assert page.evaluate(contained, ".collection-view") == "contain"
    assert page.evaluate(contained, "html") == "none"


@pytest.mark.parametrize("direction", DIRECTIONS)
def test_the_buttons_go_through_a_row_and_back(server, visit, direction):
    page = open_home(server, visit, direction, width=1280, height=800)
    # A press goes on by eight boots: the row comes in several parts and takes some fifteen presses. One of coats takes four times as many.
    name = "BOOTS"
    bring_row(page, name)
    window = page.locator(".orthogonal:visible", has=page.locator(f'.carousel[aria-label="{name}"]'))
    window.hover()
    assert not window.locator(".carousel-previous").is_visible()
    reached = [0]
    # In one direction up to the end, which takes long: from the sixth press on with reduced motion.
    for number in range(100 if direction == "ltr" else 5):
        if number == 5:
            page.emulate_media(reduced_motion="reduce")
        if not window.locator(".carousel-next").is_visible():
            # The next part of the row may be on its way.
            screen.wait_for_rest(page, quiet=1_000)
            if not window.locator(".carousel-next").is_visible():
                break
        window.locator(".carousel-next").click()
        screen.wait_for_rest(page)
        row = rows.row(page, name)
        assert_rests(row)
        # The same once more: the press came to rest before its scrolling began, the next part of the row is on its way, or the row
        # has ended and its button is about to disappear.
        assert abs(row["offset"]) >= reached[-1]
        if abs(row["offset"]) > reached[-1]:
            reached.append(abs(row["offset"]))
    page.emulate_media(reduced_motion="no-preference")
    # The row may have ended for the moment: its next part is on its way.
    expect(window.locator(".carousel-next")).to_be_visible(visible=direction == "rtl")
    assert len(reached) > 3
    back = window.locator(".carousel-previous")

    def go_back():
        back.click()
        screen.wait_for_rest(page)
        assert_rests(rows.row(page, name))

    # Back from the end, where products may stand beside the inset, and later to the start. Between them nothing is loaded or ends.
    for _ in range(3):
        go_back()
    page.locator(f'.carousel[aria-label="{name}"]').evaluate(
        "(element, x) => { element.scrollLeft = x; }", reached[2] if direction == "ltr" else -reached[2])
    screen.wait_for_rest(page)
    while back.is_visible():
        go_back()
    assert rows.row(page, name)["offset"] == 0


@pytest.mark.parametrize("direction", DIRECTIONS)
def test_no_frame_of_flings_along_a_row_is_uncovered_or_shows_another_product(server, visit, direction):
    page = open_home(server, visit, direction, has_touch=True)
    sign = -1 if direction == "ltr" else 1
    row = rows.first_long_row(page)
    y = (row["top"] + row["bottom"]) / 2
    page.evaluate(rows.SAMPLE_ROWS)
    for way in (1, 1, 1, -1, -1):
        rows.swipe(page, 195 - way * sign * 150, y, way * sign * 300, milliseconds=60)
        screen.nothing_happens(page, 350)  # the row still moves when the next finger comes
    rows.wait_until_still(page)
    samples = page.evaluate("() => { cancelAnimationFrame(window.sampling); return window.samples; }")
    assert len(samples) > 30
    assert [sample["wrong"] for sample in samples if sample["wrong"]] == []
    bare = [sample["bare"] for sample in samples if sample["bare"]]
    assert not bare, bare[0]


def first_seen(page, name):
    return page.evaluate(
        """(name) => {
            const row = document.querySelector(`.screen:not(.is-beneath) .carousel[aria-label="${name}"]`);
            const bounds = row.getBoundingClientRect();
            return [...row.querySelectorAll('.cell:not([hidden])')]
                .map((cell) => [Math.round(cell.getBoundingClientRect().left - bounds.left), cell.getAttribute('href')])
                .filter(([left]) => left > 0).sort((a, b) => a[0] - b[0])[0];
        }""",
        name,
    )


def test_turning_the_device_keeps_what_stands_at_the_start_of_a_row(server, visit):
    page = open_home(server, visit, has_touch=True)
    row = rows.first_long_row(page)
    name = row["name"]
    rows.swipe(page, 300, (row["top"] + row["bottom"]) / 2, -250, milliseconds=60)
    rows.wait_until_still(page)
    before = first_seen(page, name)
    assert rows.row(page, name)["offset"] > 0
    page.set_viewport_size({"width": 844, "height": 390})
    rows.wait_until_still(page)
    assert first_seen(page, name) == before
    page.set_viewport_size({"width": 390, "height": 844})
    rows.wait_until_still(page)
    assert first_seen(page, name) == before
    assert_rests(rows.row(page, name))


@pytest.mark.parametrize("direction", DIRECTIONS)
def test_back_and_forward_find_every_place_again(server, visit, direction):
    page = open_home(server, visit, direction, width=390)
    sign = 1 if direction == "ltr" else -1
    screen.scroll_to(page, 700)
    screen.wait_until_loaded(page)
    # Once a product was looked at, the recommended styles are the user's own and say so in their title.
    state = """() => { const top = document.querySelector('.screen:not(.is-beneath)');
        return [top.querySelector('.collection-view').scrollTop, ...[...top.querySelectorAll('.orthogonal:not([hidden]) .carousel')]
            .map((e) => [e.ariaLabel.replace('FOR YOU', 'STYLES'), e.scrollLeft])]; }"""
    row = rows.first_long_row(page)
    page.locator(f'.carousel[aria-label="{row["name"]}"]').evaluate("(element, x) => { element.scrollLeft = x; }", sign * 300)
    rows.wait_until_still(page)
    home = page.evaluate(state)
    screen.product_in_sight(page).click()
    page.wait_for_selector(".hero-cell:not(.is-placeholder)")
    screen.scroll_to(page, 240)
    rows.wait_until_still(page)
    product = page.evaluate(state)
    assert product[0] == 240
    page.go_back()
    rows.wait_until_still(page)
    assert page.evaluate(state) == home
    page.go_forward()
    page.wait_for_selector(".screen:not(.is-beneath) .hero-cell:not(.is-placeholder)")
    rows.wait_until_still(page)
    assert page.evaluate(state) == product
    page.go_back()
    rows.wait_until_still(page)
    assert page.evaluate(state) == home


@pytest.mark.parametrize("width,height", [(390, 844), (1280, 800)])
def test_screenshots_from_right_to_left(server, visit, artifacts, width, height):
    page = open_home(server, visit, "rtl", width=width, height=height, real_pictures=True)
    rows.wait_until_still(page)
    for row in rows.rows(page):
        assert row["offset"] == 0 and min(row["starts"], key=abs) == pytest.approx(INSET, abs=1), row
    page.locator(".orthogonal:visible").first.hover()
    artifacts.save(page, f"storefront-rtl-{width}.png")


# Which products stand at the start of each row that is seen.
FIRST_PRODUCTS = """() => [...document.querySelectorAll('.orthogonal:not([hidden]) .carousel')].map((row) => {
  const mirrored = getComputedStyle(row).direction === 'rtl';
  const bounds = row.getBoundingClientRect();
  const gap = (box) => (mirrored ? bounds.right - box.right : box.left - bounds.left);
  const seen = [...row.querySelectorAll('.product-cell:not([hidden]):not(.is-placeholder)')]
    .map((cell) => [gap(cell.getBoundingClientRect()), cell.querySelector('a').getAttribute('href')])
    .filter(([place]) => place > -1).sort(([one], [other]) => one - other);
  return [row.getAttribute('aria-label'), Math.round(seen[0]?.[0]), seen[0]?.[1]];
})"""


def test_a_page_that_comes_to_be_read_the_other_way_keeps_the_start_of_each_row(server, visit):
    page = open_home(server, visit)
    name = rows.first_long_row(page)["name"]
    page.locator(f'.carousel[aria-label="{name}"]').evaluate("(row) => { row.scrollLeft = 700; }")
    rows.wait_until_still(page)
    before = page.evaluate(FIRST_PRODUCTS)
    assert before and all(product for _, _, product in before) and rows.row(page, name)["offset"] > 500
    for direction in ("rtl", "ltr"):
        page.evaluate("(direction) => { document.documentElement.dir = direction; }", direction)
        rows.wait_until_still(page)
        assert page.evaluate(FIRST_PRODUCTS) == before
        assert (rows.row(page, name)["offset"] > 0) == (direction == "ltr")


STYLES = "".join((pathlib.Path(__file__).parents[2] / "Web" / name).read_text() for name in ["collection-view.css"])


def fling_over_markers(visit, direction, roles, points):
    """How far a finger's way of so many points takes a row, and where it may rest.

    The style sheet's own part, without an engine: thousands of points with only a few markers in them.
    """
    page = visit("about:blank", has_touch=True)
    page.set_content(
        f"""<!doctype html><html dir="{direction}"><style>{STYLES}</style><body>
        <div class="orthogonal" style="width:390px;height:200px"><div class="scroller carousel {roles}">
        <div class="carousel-track" style="width:400000px;height:200px"><div class="carousel-row"></div></div></div></div>"""
    )
    sign = -1 if direction == "ltr" else 1
    page.evaluate(
        """(mirrored) => { for (let place = 0; place < 24; place += 1) {
            const marker = document.createElement('div');
            marker.className = 'snap-marker';
            marker.style.transform = `translate(${mirrored ? 400000 - 160 * place - 1 : 160 * place}px,0px)`;
            document.querySelector('.carousel-track').append(marker);
        }
        // As the engine's page does; without a listener, Chromium passes markers over.
        document.querySelector('.carousel').addEventListener('scroll', () => {}); }""",
        direction == "rtl",
    )
    screen.next_frames(page, 10)
    rows.swipe(page, 195 - sign * points / 2, 100, sign * points, milliseconds=24)
    rows.wait_until_still(page)
    stop = page.locator(".snap-marker").first.evaluate("(element) => getComputedStyle(element).scrollSnapStop")
    return page.locator(".carousel").evaluate("(element) => element.scrollLeft") * -sign, stop


@pytest.mark.parametrize("direction", DIRECTIONS)
def test_a_fling_rests_at_a_marker_and_may_pass_none_where_each_place_counts(visit, direction):
    # Chromium draws ahead of a finger, by up to 25 ms of its way: with a faster one the fling might begin beyond two markers.
    counted, stop = fling_over_markers(visit, direction, "is-snapping is-paging", 120)
    assert stop == "always"
    assert 160 <= counted <= 320 and counted % 160 == 0
    # How fast the finger was when it let go depends on when the browser took its last steps: one of a few goes on, a longer one sooner.
    for points in (120, 240, 240, 360, 360, 360):
        free, stop = fling_over_markers(visit, direction, "is-snapping", points)
        assert stop == "normal"
        assert free > 0 and free % 160 == 0
        if free > 320:
            break
    assert free > 320


def test_a_turn_of_the_wheel_that_is_too_short_for_a_snap_takes_the_row_on_by_one(server, visit):
    page = open_home(server, visit, "ltr", width=1280, height=800)
    row = page.locator(f'.carousel[aria-label="{rows.first_long_row(page)["name"]}"]')
    offset = lambda: row.evaluate("(element) => element.scrollLeft")
    box = row.bounding_box()
    page.mouse.move(box["x"] + 200, box["y"] + 100)
    reached = [offset()]
    for turn in (60, 60, -60):
        page.mouse.wheel(turn, 0)
        rows.wait_until_still(page)
        reached.append(offset())
    assert reached[0] < reached[1] < reached[2] and reached[3] == pytest.approx(reached[1], abs=1)
