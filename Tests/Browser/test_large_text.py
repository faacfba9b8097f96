"""The screens of the gallery that are opened while the text has twice its size: they are laid out so from the first frame."""

import itertools

import pytest
from playwright.sync_api import expect

from large_text import TWICE, misfits
from screen import IS_WHOLE, WITHOUT_MOTION, case, resize, scroll_through, scroll_to, wait_for_rest, wait_until_loaded
from test_catalogue import BESIDE_CARD, entry_count, titles

PATHS = [
    "/", "/storefront", "/storefront/bag", "/storefront/wishlist", "/storefront/search", "/product/1001", "/shows", "/shows/1",
    "/shows/1/episodes", "/shows/1/episodes/1", "/shows/1/reviews", "/shows/1/trends", "/people", "/people/1", "/earnings", "/earnings/1",
    "/homes", "/homes/results", "/homes/favourites", "/homes/1",
    "/product/1028",  # shoes in eight sizes
]
# How many windows of a screen are looked at: feeds and results have no end within reach.
WINDOW_LIMIT = 12
WIDTHS = (390, 1280)


def visit_large(visit, server, path, width, **options):
    page = visit(
        server.url + path, width=width, allowed=("Failed to load resource",), real_pictures=False, init_script=TWICE,
        **WITHOUT_MOTION, **options)
    page.wait_for_function(IS_WHOLE)
    wait_for_rest(page)
    return page


# Half of the screens are opened narrow and made wide, the others the other way round.
@pytest.mark.parametrize("path, widths", zip(PATHS, itertools.cycle([WIDTHS, WIDTHS[::-1]])))
def test_everything_fits_where_a_screen_is_opened_with_large_text_and_scrolled(server, visit, artifacts, path, widths):
    page = visit_large(visit, server, path, widths[0])
    assert page.evaluate("getComputedStyle(document.documentElement).fontSize") == "32px"
    found = set()
    for width in widths:
        faults = lambda: {(width, fault) for fault in misfits(page, lambda: wait_for_rest(page))}
        resize(page, width)
        artifacts.save(page, f"large-{path.strip('/').replace('/', '-') or 'gallery'}-{width}.png")
        # What is seen first may be in the middle of a feed, which is scrolled from its top.
        found |= faults()
        for _ in itertools.islice(scroll_through(page), WINDOW_LIMIT):
            wait_until_loaded(page)
            found |= faults()
        scroll_to(page, 0)
    assert found == set()


@pytest.mark.parametrize("script", [None, TWICE], ids=["100 %", "200 %"])
def test_the_menu_of_the_gallery_has_room_for_a_finger(server, visit, script):
    page = visit(server.url + "/", init_script=script)
    page.wait_for_function(IS_WHOLE)
    assert page.locator(".strip-menu").bounding_box()["height"] >= 44


# What of the bar reaches beyond its edges: its symbols, its titles and the grounds of its buttons.
OUTSIDE_BAR = """() => [...document.querySelectorAll('.screen:not(.is-beneath) .navigation-bar')]
    .filter((bar) => bar.checkVisibility())
    .flatMap((bar) => {
        const edges = bar.getBoundingClientRect();
        return [...bar.querySelectorAll('.bar-button, .bar-title .label, .shop-mark')]
            .filter((part) => part.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
            .map((part) => [part, part.getBoundingClientRect()])
            .filter(([, box]) => box.width > 1)
            .filter(([, box]) => box.left < edges.left - 0.5 || box.right > edges.right + 0.5
                || box.top < edges.top + 2 || box.bottom > edges.bottom - 2)
            .map(([part]) => part.className);
    })"""


def the_bar_holds_its_buttons(page):
    assert page.evaluate(OUTSIDE_BAR) == []


def a_title_makes_room_for_a_button_in_the_same_row(page):
    tops = page.locator(".screen:not(.is-beneath) .navigation-bar .bar-button:visible").evaluate_all(
        "(buttons) => buttons.map((button) => Math.round(button.getBoundingClientRect().top))")
    assert len(tops) == 2 and tops[0] == tops[1]


def buttons_of_a_second_row_are_at_its_end(page):
    ends = page.locator(".screen:not(.is-beneath) .navigation-bar").evaluate("""(bar) => {
        const button = [...bar.querySelectorAll('.bar-button')].find((one) => one.checkVisibility()).getBoundingClientRect();
        const title = bar.querySelector('.bar-title').getBoundingClientRect();
        return [button.top >= title.bottom, bar.getBoundingClientRect().right - parseFloat(getComputedStyle(bar).paddingRight) - button.right];
    }""")
    assert ends[0] and abs(ends[1]) < 1


def the_lines_of_a_symbol_grow_with_the_text(page, symbol, side):
    line = page.locator(f".screen:not(.is-beneath) {symbol}").first.evaluate(
        f"(symbol) => getComputedStyle(symbol, '::before').border{side}Width")
    assert line == "4px"


def amounts_are_whole(page):
    labels = page.locator(".earnings-summary:not([hidden]) > .label")
    widths = labels.evaluate_all("(labels) => labels.map((label) => label.scrollWidth - label.clientWidth)")
    assert len(widths) == 2 and max(widths) <= 0


def a_coin_and_its_rings_have_room_in_their_cell(page):
    room = page.locator(".celebration-cell:not([hidden])").evaluate("""(cell) => {
        const [edges, coin] = [cell, cell.querySelector('.celebration-coin')].map((one) => one.getBoundingClientRect());
        return Math.min(coin.left - edges.left, edges.right - coin.right);
    }""")
    assert room >= 36  # the outer ring has 1.125rem


# The pieces of confetti that are seen and overlap the amount.
PIECES_OVER_AMOUNT = """(cell) => {
    const amount = cell.querySelector('.celebration-amount').getBoundingClientRect();
    return [...cell.querySelectorAll('.confetti-piece')].filter((piece) => piece.checkVisibility())
        .map((piece) => piece.getBoundingClientRect())
        .filter(({ left, top, right, bottom }) =>
            left < amount.right && right > amount.left && top < amount.bottom && bottom > amount.top).length;
}"""


def test_confetti_leaves_the_amount_free(server, visit):
    page = visit_large(visit, server, "/earnings/1", 320)
    cell = page.locator(".celebration-cell.is-festive:not([hidden])")
    for width, text in itertools.product([320, 390, 768, 1280], ["$8.20", "$1,234.56"]):
        with case(f"{text}, {width} points wide"):
            resize(page, width)
            cell.locator(".celebration-amount").evaluate("(amount, text) => { amount.textContent = text; }", text)
            wait_for_rest(page)
            assert cell.evaluate("(cell) => [...cell.querySelectorAll('.confetti-piece')].some((piece) => piece.checkVisibility())")
            assert cell.evaluate(PIECES_OVER_AMOUNT) == 0


# The least distance, in points, of the seen parts of the first seen container from its edges; negative for what reaches beyond them.
DISTANCE = """([container, parts]) => {
    const isSeen = (one) => one.checkVisibility({ visibilityProperty: true });
    const box = [...document.querySelectorAll(`.screen:not(.is-beneath) ${container}`)].find(isSeen);
    const edges = box.getBoundingClientRect();
    return Math.min(...[...box.querySelectorAll(parts)].filter(isSeen).map((part) => part.getBoundingClientRect())
        .flatMap(({ left, top, right, bottom }) => [left - edges.left, top - edges.top, edges.right - right, edges.bottom - bottom]));
}"""


def what_is_in_a_box_keeps_its_distance_from_the_edges(page, container, parts, margin):
    distance = page.evaluate(DISTANCE, [container, parts])
    assert margin - 0.5 <= distance < 320


def a_long_title_of_a_bar_has_a_second_line(page):
    title = page.locator(".screen:not(.is-beneath) .navigation-title")
    lines = title.evaluate("(one) => one.clientHeight / parseFloat(getComputedStyle(one).lineHeight)")
    assert 1.9 < lines < 2.1
    ends = page.locator(".screen:not(.is-beneath)").evaluate("""(screen) => ['.navigation-bar', '.collection-view']
        .map((part) => screen.querySelector(part).getBoundingClientRect()).map(({ top, bottom }) => [top, bottom])""")
    assert ends[1][0] >= ends[0][1] - 0.5


def the_bar_is_aligned_with_the_content(page, parts, margin):
    lefts = page.locator(f":is({parts})").locator("visible=true").evaluate_all(
        "(parts) => parts.map((part) => Math.round(part.getBoundingClientRect().left))")
    assert len(lefts) >= 2
    assert set(lefts) == {margin}


def the_button_for_the_bag_is_in_view(page):
    buttons = page.get_by_role("button", name="Add to bag").locator("visible=true")
    assert buttons.count() == 1
    box = buttons.bounding_box()
    assert box["y"] >= 0 and box["y"] + box["height"] <= page.viewport_size["height"]


def the_texts_of_a_show_are_below_its_poster(page):
    parts = page.locator(".show-header:not([hidden])").evaluate("""(header) => ['.show-poster', '.show-texts']
        .map((part) => header.querySelector(part).getBoundingClientRect())
        .map(({ top, bottom }) => [top, bottom])""")
    assert parts[1][0] >= parts[0][1]


MESSAGE = (what_is_in_a_box_keeps_its_distance_from_the_edges, ".homes-message", ".content-unavailable > *", 16)
CONFETTI = (what_is_in_a_box_keeps_its_distance_from_the_edges, ".celebration-cell", ".confetti-piece", 0)
TITLE = (what_is_in_a_box_keeps_its_distance_from_the_edges, ".navigation-bar", ".navigation-title", 2)
BAR = (the_bar_holds_its_buttons,)
COIN = (a_coin_and_its_rings_have_room_in_their_cell,)
SAME_ROW = (a_title_makes_room_for_a_button_in_the_same_row,)
SECOND_ROW = (buttons_of_a_second_row_are_at_its_end,)
SHOP = (the_bar_is_aligned_with_the_content, ".shop-mark, .section-header:not([hidden]) > .section-title, .brand-name", 16)
HOMES = (the_bar_is_aligned_with_the_content, ".navigation-title, .search-entry:not([hidden])")
# The checks of a screen by its address and the width of the window, each a function with its arguments after the page. The screen is
# opened in the first width and resized to the others.
CHECKS = {
    "/storefront": {320: [BAR], 390: [BAR, SHOP, (the_lines_of_a_symbol_grow_with_the_text, ".bar-icon-search", "Top")], 1280: [SHOP]},
    "/shows/1": {
        320: [BAR, SAME_ROW, (the_texts_of_a_show_are_below_its_poster,)],
        390: [
            BAR, (the_lines_of_a_symbol_grow_with_the_text, ".bar-icon-back", "Bottom"), (the_texts_of_a_show_are_below_its_poster,),
        ],
    },
    "/earnings": {320: [(amounts_are_whole,)]},
    "/earnings/1": {320: [BAR, SAME_ROW, COIN, CONFETTI], 390: [BAR, COIN, CONFETTI]},
    "/homes": {
        320: [BAR, SECOND_ROW, (*HOMES, 16)],
        390: [BAR, SECOND_ROW, (*HOMES, 16), (the_lines_of_a_symbol_grow_with_the_text, ".search-sign", "Top")],
        768: [(*HOMES, 24)],
    },
    "/homes/1": {320: [TITLE, (a_long_title_of_a_bar_has_a_second_line,)], 390: [TITLE]},
    "/homes/results": {320: [BAR, SAME_ROW], 390: [BAR, SAME_ROW]},
    "/product/1001": {320: [(the_button_for_the_bag_is_in_view,)], 390: [(the_button_for_the_bag_is_in_view,)]},
    "/homes/favourites": {320: [MESSAGE], 390: [MESSAGE]},
    "/homes/nowhere": {320: [MESSAGE], 390: [MESSAGE]},
}


@pytest.mark.parametrize("path", CHECKS)
def test_the_parts_of_a_screen_have_room_with_large_text(server, visit, path):
    page = visit_large(visit, server, path, next(iter(CHECKS[path])))
    for width, checks in CHECKS[path].items():
        resize(page, width)
        for check, *arguments in checks:
            with case(f"{check.__name__}, {width} points wide"):
                check(page, *arguments)


@pytest.mark.parametrize(("width", "height", "segment"), [(320, 640, "first"), (1280, 800, "last")])
def test_the_sorting_of_results_is_in_view_with_large_text(server, visit, width, height, segment):
    page = visit_large(visit, server, "/homes/results?place=old-market", width, height=height)
    box = getattr(page.locator(".screen:not(.is-beneath) .results-header .segment"), segment).bounding_box()
    assert box["x"] >= 0 and box["x"] + box["width"] <= width


@pytest.mark.parametrize("path", ["/storefront/bag", "/storefront/wishlist"])
def test_a_placeholder_that_is_higher_than_its_screen_is_scrolled_from_its_top(server, visit, path):
    page = visit_large(visit, server, path, 320, height=480)
    placeholder = page.locator(".screen:not(.is-beneath) > .content-unavailable.covers-screen")
    bar, box, title = [one.bounding_box() for one in (
        page.locator(".screen:not(.is-beneath) > .navigation-bar"), placeholder, placeholder.locator(".text-title3"))]
    assert box["y"] >= bar["y"] + bar["height"] - 1
    assert title["y"] >= box["y"]
    # The wheel is over the title, and what stands last is the button.
    page.mouse.move(title["x"] + title["width"] / 2, title["y"] + title["height"] / 2)
    page.mouse.wheel(0, 2_000)
    wait_for_rest(page)
    button = placeholder.locator(".button").bounding_box()
    assert placeholder.evaluate("(one) => one.scrollTop") > 0
    assert button["y"] + button["height"] <= box["y"] + box["height"]


@pytest.mark.parametrize("path", ["/storefront/bag", "/storefront/wishlist"])
def test_the_button_of_a_placeholder_is_seen_on_a_small_phone(server, visit, path):
    page = visit_large(visit, server, path, 320, height=640)
    placeholder = page.locator(".screen:not(.is-beneath) > .content-unavailable.covers-screen")
    expect(placeholder.locator(".unavailable-sign")).to_be_hidden()
    box, button = [one.bounding_box() for one in (placeholder, placeholder.locator(".button"))]
    assert button["y"] + button["height"] <= box["y"] + box["height"]
    resize(page, 390, 844)
    expect(placeholder.locator(".unavailable-sign")).to_be_visible()


@pytest.mark.parametrize("locale", ["en-US", "ar-EG"])
def test_the_titles_of_results_are_whole_on_a_tablet_with_large_text(server, visit, locale):
    page = visit_large(visit, server, "/homes/results", 768, locale=locale)
    titles = page.locator(".home-row:not([hidden], .is-skeleton) .home-row-title > .label").locator("visible=true")
    cut = titles.evaluate_all("""(titles) => titles.map((one) => [one.scrollWidth - one.clientWidth,
        one.scrollHeight - one.clientHeight - 0.5 * parseFloat(getComputedStyle(one).fontSize)])""")
    assert cut and max(max(sides) for sides in cut) <= 1


def test_cards_of_people_keep_their_height_when_the_size_of_text_stays(server, open_page):
    page = open_page("about:blank")
    page.add_init_script(TWICE)
    page.goto(server.url + "/people")
    cell = page.locator(".person-cell:not([hidden])").first
    cell.wait_for()
    assert cell.evaluate("(cell) => cell.getBoundingClientRect().height") >= 600


@pytest.mark.parametrize(("direction", "widths"), [("ltr", WIDTHS), ("rtl", WIDTHS[:1])])
def test_every_entry_of_the_catalogue_fits_where_it_is_opened_with_large_text(server, visit, artifacts, direction, widths):
    page = visit(f"{server.url}/catalogue?dir={direction}", init_script=TWICE, allowed=("404",), **WITHOUT_MOTION)
    page.wait_for_function(IS_WHOLE)
    assert page.evaluate("getComputedStyle(document.documentElement).fontSize") == "32px"
    for width in widths:
        with case(f"{width} points wide"):
            resize(page, width)
            found, seen = set(), set()
            for _ in scroll_through(page):
                found |= {*misfits(page, lambda: wait_for_rest(page)), *page.evaluate(BESIDE_CARD)}
                seen |= titles(page)
            assert found == set()
            assert len(seen) == entry_count(page)
            scroll_to(page, 0)
            artifacts.save(page, f"large-catalogue-{direction}-{width}.png")
