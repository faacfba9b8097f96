"""The screens of the gallery on paper: all of their content is on the pages, whole and readable, whatever the window and its colours."""

import itertools
import re

import pytest
from playwright.sync_api import expect

from homes import CELL
from screen import CELLS, IS_WHOLE, case, resize, scroll_through, scroll_to, scroller, wait_for_rest

TROUBLE = ("status of 404", "Failed to load resource")
PATHS = [
    "/", "/storefront", "/product/1001", "/storefront/bag", "/storefront/wishlist", "/homes", "/homes/results", "/homes/1",
    "/homes/favourites", "/people", "/people/1", "/shows", "/shows/1", "/shows/1/episodes", "/shows/1/reviews", "/shows/1/trends",
    "/shows/1/episodes/1", "/earnings", "/earnings/1", "/catalogue",
]
WINDOWS = [(390, "en-GB", "light"), (1280, "ar-EG", "dark")]
# What is as wide as the page between its margins: A4 is 794 points wide, and 12 mm are 45.4 points.
PAPER = 703
# As high as that: A4 is 1,123 points high.
PAGE_HEIGHT = 1032
# What can only be pressed or moved.
CONTROLS = (
    ".button:not(.catalogue-cell *), .segment:not(.is-selected, .catalogue-cell *), .tab-bar:not(.catalogue-cell *), .accessory-reorder, "
    ".favourite, .gallery-strip, .search-panel, .chips, .media-view, .map-buttons, .page-control"
)

# The lines of text that are seen. Those of assistive technology are clipped to nothing.
TEXTS = """() => [...document.querySelectorAll('main *')]
    .filter((element) => [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim()))
    .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .filter((element) => getComputedStyle(element).clipPath === 'none' && !element.closest('svg, [aria-hidden=true].reusable'))"""

# What is wrong with the texts and boxes of a page that is so many points wide.
FAULTS = f"""(paper) => {{
    const texts = ({TEXTS})();
    const faults = [];
    const start = document.documentElement.getBoundingClientRect().left;
    const inside = (box, left, right) => box.left >= left - 1 && box.right <= right + 1;
    for (const box of document.querySelectorAll('.reusable, .image, .label, .line-chart, .map-view')) {{
        if (!box.checkVisibility() || box.closest('.is-beneath') || getComputedStyle(box).clipPath !== 'none') continue;
        if (!inside(box.getBoundingClientRect(), start, start + paper)) faults.push(`${{box.className}} is wider than the page`);
    }}
    const lines = texts.flatMap((element) => {{
        const range = document.createRange();
        range.selectNodeContents(element);
        const whole = range.getBoundingClientRect();
        for (let box = element; box !== document.body; box = box.parentElement) {{
            if (getComputedStyle(box).overflow === 'visible') continue;
            const edges = box.getBoundingClientRect();
            // The letters of a line may be higher than the line.
            if (whole.top < edges.top - 4 || whole.bottom > edges.bottom + 4 || !inside(whole, edges.left, edges.right))
                faults.push(`"${{element.textContent}}" is cut by ${{box.className}}`);
        }}
        return [...range.getClientRects()].map((line) => [element, line]);
    }});
    // From the top down: a line is compared with those that begin above its end.
    lines.sort(([, line], [, box]) => line.top - box.top);
    for (const [index, [element, line]] of lines.entries()) {{
        for (let next = index + 1; next < lines.length && lines[next][1].top < line.bottom - 6; next += 1) {{
            const [other, box] = lines[next];
            const width = Math.min(line.right, box.right) - Math.max(line.left, box.left);
            const height = Math.min(line.bottom, box.bottom) - box.top;
            if (element !== other && width > 2 && height > 6) faults.push(`"${{element.textContent}}" lies over "${{other.textContent}}"`);
        }}
    }}
    return faults;
}}"""

# The texts that cannot be read on white: those without a ground of their own whose contrast with it is below 4.5 to 1.
FAINT = f"""() => ({TEXTS})().filter((element) => !element.closest('.badge, .celebration-coin, .store-mark, .map-view')).filter((element) => {{
    const linear = (share) => share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    const [red, green, blue] = getComputedStyle(element).color.match(/[\\d.]+/g).map((value) => linear(value / 255));
    return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05) < 4.5;
}}).map((element) => element.textContent)"""


def open_whole(visit, server, path, **options):
    """Opens a screen in a window of its own: one that has printed may print a single page of the next document."""
    # What is printed loads the pictures of all rows.
    page = visit(server.url + path, in_new_window=True, allowed=TROUBLE, real_pictures=False, **options)
    page.wait_for_function(IS_WHOLE)
    wait_for_rest(page)
    return page


def print_pages(page):
    """Prints the page as a user does. Returns how many pages there are."""
    return len(re.findall(rb"/Type\s*/Page\b", page.pdf(format="A4")))


def put_on_paper(page):
    """Prints the page, then lays out what is printed as on paper. Returns how many pages were printed."""
    count = print_pages(page)
    # A program that is printed hears of no sizes.
    page.evaluate("""() => {
        document.querySelector('[data-engine]').collectionHost.resizeObserver.disconnect();
        window.dispatchEvent(new Event('beforeprint'));
    }""")
    page.emulate_media(media="print")
    page.evaluate("(width) => { document.documentElement.style.setProperty('width', `${width}px`, 'important'); }", PAPER)
    return count


def check_page_count(page, count):
    """The pages that were printed hold what is on paper: some room is lost where nothing may break, and none is empty."""
    pages = page.evaluate("document.documentElement.scrollHeight") / PAGE_HEIGHT
    assert max(1, int(0.7 * pages)) <= count <= 2 * pages + 1


def check_paper(page):
    assert page.evaluate(FAULTS, PAPER) == []
    assert page.locator(CONTROLS).locator("visible=true").evaluate_all("(all) => all.map((one) => one.className)") == []


@pytest.mark.parametrize("width, locale, scheme", WINDOWS)
@pytest.mark.parametrize("path", PATHS)
def test_a_screen_is_printed_whole_in_black_on_white(server, visit, path, width, locale, scheme):
    page = open_whole(visit, server, path, width=width, locale=locale, color_scheme=scheme)
    check_page_count(page, put_on_paper(page))
    check_paper(page)
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(255, 255, 255)"
    assert page.evaluate("getComputedStyle(document.documentElement).colorScheme") == "light"
    assert page.evaluate(FAINT) == []


@pytest.mark.parametrize("path", ["/shows/1/episodes", "/shows/1/reviews", "/earnings"])
def test_printing_requests_nothing_and_prints_the_same_again(server, visit, path):
    page = open_whole(visit, server, path)
    requests = []
    page.on("request", lambda request: request.resource_type in ("fetch", "xhr") and requests.append(request.url))
    count = print_pages(page)
    wait_for_rest(page, 500)
    assert requests == []
    assert print_pages(page) == count


# The texts of the rows of a receipt that the document holds, and a listener that notes them when the page is printed, after the program
# has drawn what is printed: its own listener was added first.
RECEIPT_TEXTS = f"""() => ({TEXTS})().filter((one) => one.closest('.reusable:not(.feedback-cell, .is-beneath *)'))
    .map((one) => one.textContent)"""
NOTE_PRINTED = f"() => window.addEventListener('beforeprint', () => {{ window.printedTexts = ({RECEIPT_TEXTS})(); }})"


def expand_receipt(page):
    """Opens all sections of a receipt and returns the texts of all of its rows."""
    closed = page.locator(f"{CELL}.earnings-expandable:not(.is-expanded)")
    for _ in scroll_through(page):
        while closed.count() > 0:
            closed.first.click()
            wait_for_rest(page)
    texts = {}
    for _ in scroll_through(page):
        wait_for_rest(page)
        texts.update(dict.fromkeys(page.evaluate(RECEIPT_TEXTS)))
    assert len(texts) > 25
    return list(texts)


def test_all_of_a_receipt_is_printed_from_any_offset_and_its_texts_are_whole(server, visit):
    page = open_whole(visit, server, "/earnings/1")
    texts = expand_receipt(page)
    state = lambda: (scroller(page).evaluate("(view) => view.scrollTop"), page.locator(CELLS).count())
    page.evaluate(NOTE_PRINTED)
    for (width, height), offset in itertools.product([(390, 844), (1280, 800)], (0, 500)):
        with case(f"{width} points wide, from {offset}"):
            resize(page, width, height)
            scroll_to(page, offset)
            wait_for_rest(page, 500)
            before = state()
            held = page.evaluate(RECEIPT_TEXTS)
            assert [text for text in texts if text not in held] != []
            page.evaluate("() => { window.printedTexts = []; }")
            assert print_pages(page) >= 1
            printed = page.evaluate("window.printedTexts")
            assert [text for text in texts if text not in printed] == []
            wait_for_rest(page, 500)
            assert state() == before
    put_on_paper(page)
    printed = page.evaluate(RECEIPT_TEXTS)
    assert [text for text in texts if text not in printed] == []
    check_paper(page)


def test_sections_that_are_closed_are_printed_closed(server, visit):
    page = open_whole(visit, server, "/earnings/1")
    expanded = f"{CELL}.is-expanded"
    before = page.locator(expanded).count()
    put_on_paper(page)
    assert page.locator(f"{CELL}.earnings-expandable:not(.is-expanded)").count() > 0
    assert page.locator(expanded).count() == before


@pytest.mark.parametrize("width, locale, scheme", WINDOWS)
def test_charts_and_maps_are_as_wide_as_their_place(server, visit, width, locale, scheme):
    page = open_whole(visit, server, "/shows/1/trends", width=width, locale=locale, color_scheme=scheme)
    put_on_paper(page)
    plots = page.locator(f"{CELL} .chart-plot").evaluate_all("""(plots) => plots.map((plot) => {
        const [line, place] = [plot.querySelector('.chart-line path'), plot].map((one) => one.getBoundingClientRect());
        return [line.width / place.width, line.left >= place.left - 1 && line.right <= place.right + 1];
    })""")
    assert plots and all(0.9 < share <= 1 and is_inside for share, is_inside in plots)

    page = open_whole(visit, server, "/homes/1", width=width, height=1800, locale=locale, color_scheme=scheme)
    put_on_paper(page)
    pin, place = page.locator(f"{CELL} .map-view").evaluate("""(map) => [map.querySelector('.map-pin.is-selected'), map].map((one) => {
        const { left, top, width, height } = one.getBoundingClientRect();
        return [left + width / 2, top + height / 2];
    })""")
    assert pin == pytest.approx(place, abs=4)
    check_paper(page)


def test_homes_and_products_that_are_kept_are_printed(own_server, visit):
    page = open_whole(visit, own_server, "/product/1002")
    page.locator(f"{CELL} .purchase .sign-wish").click()
    expect(page.locator(f"{CELL} .purchase .sign-wish")).to_have_text("Remove from wishlist")
    page.locator(f"{CELL} .purchase .button-primary").click()
    wait_for_rest(page)
    page.goto(own_server.url + "/homes")
    page.locator(f"{CELL}.home-card-cell .favourite-button").locator("visible=true").first.click()
    wait_for_rest(page)
    for path, cell in [("/storefront/bag", ".bag-line"), ("/storefront/wishlist", ".wish-cell"), ("/homes/favourites", ".home-card-cell")]:
        page.emulate_media(media="screen")
        page.goto(own_server.url + path)
        page.locator(CELL + cell).wait_for()
        wait_for_rest(page)
        assert put_on_paper(page) == 1
        check_paper(page)
        assert page.locator(f"{CELL}{cell} .label").locator("visible=true").count() >= 3
