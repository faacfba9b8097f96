"""The property app as users set it up: forced colours, the other reading direction, large texts."""

import re

import pytest

from forced_colours import EDGES
from homes import SCREEN, TROUBLE, bring, open_homes
from homes_results import SEARCH_BUTTON, open_results
from screen import IS_WHOLE, wait_for_rest
from test_accessibility import violations

SIGN = "([selector, part]) => getComputedStyle(document.querySelector(selector), part).borderTopWidth"
# The texts that are wider than there is room for. What is in a line that is scrolled sideways may end beyond the window.
CUT = """(selector) => [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility())
    .filter((one) => one.scrollWidth > one.clientWidth + 1
        || one.getBoundingClientRect().right > innerWidth
            && getComputedStyle(one.closest('.results-line') ?? document.body).overflowX !== 'auto')
    .map((one) => one.textContent)"""
# How far the end of a text is to the right of its beginning.
WAY = """(selector) => {
    const text = [...document.querySelectorAll(selector)].find((one) => one.checkVisibility()).firstChild;
    const at = (index) => {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + 1);
        return range.getBoundingClientRect().left;
    };
    return at(text.length - 1) - at(0);
}"""


def test_what_colours_do_not_show_has_lines(server, open_page):
    page = open_homes(open_page, server, forced_colors="active", allowed=TROUBLE)
    outlined = (".search-entry", ".recommendation-cell", ".chip:not(.is-selected)", ".map-button", ".map-home-cell")
    for selector in outlined:
        bring(page, f"{SCREEN} {selector}")
        edges = page.evaluate(EDGES, f"{SCREEN} {selector}")
        assert edges and min(edges) >= 1, selector
    page.evaluate(f"document.querySelector('{SCREEN} .collection-view').scrollTo(0, 0)")
    page.locator(".search-sign").locator("visible=true").wait_for()
    assert page.evaluate(SIGN, [".search-sign", "::after"]) == "2px"
    lines = page.locator(".strip-menu.button").evaluate("(element) => getComputedStyle(element, '::before').backgroundImage")
    assert lines.count("linear-gradient") == 3

    page = open_results(open_page, server, "?place=old-market", forced_colors="active", allowed=TROUBLE)
    page.locator(SEARCH_BUTTON).click()
    page.wait_for_selector(".sheet-show")
    assert page.evaluate(SIGN, [".sign-close", "::before"]) == "2px"
    for selector in (".sheet-panel", ".sheet-show", ".choice-chips > .segment"):
        assert min(page.evaluate(EDGES, selector)) >= 1, selector


def test_texts_read_in_their_own_direction(server, visit):
    page = open_results(visit, server, "?place=old-market&dir=rtl", allowed=TROUBLE)
    for selector in (f"{SCREEN} .home-row-price > .text-title3", f"{SCREEN} .home-row-title > .label"):
        assert page.evaluate(WAY, selector) > 0, selector
    # They stand beside the picture, on the side where a line begins.
    gap = page.evaluate(f"""() => {{
        const row = [...document.querySelectorAll('{SCREEN} .home-row')].find((one) => one.checkVisibility());
        const range = document.createRange();
        range.selectNodeContents(row.querySelector('.home-row-texts > .text-footnote'));
        return row.querySelector('.home-row-picture').getBoundingClientRect().left - range.getBoundingClientRect().right;
    }}""")
    assert 0 < gap < 24


# Where the parts of a symbol are in it, and how they are turned.
PARTS = """(selector) => ['::before', '::after'].map((part) => {
    const { left, top, rotate } = getComputedStyle(document.querySelector(selector), part);
    return [left, top, rotate];
})"""


def test_a_magnifying_glass_is_not_mirrored(server, visit):
    parts = []
    for query in ("", "?dir=rtl"):
        page = open_homes(visit, server, "/homes" + query, allowed=TROUBLE)
        page.locator(".search-sign").locator("visible=true").wait_for()
        parts.append(page.evaluate(PARTS, ".search-sign"))
    assert parts[0] == parts[1]


@pytest.mark.parametrize(
    ("width", "size", "theme"), [(390, 32, ""), (320, 16, "&theme=harbour"), (390, 16, "&theme=harbour")])
def test_nothing_that_is_pressed_is_cut(server, visit, width, size, theme):
    page = open_results(visit, server, "?place=old-market" + theme, width=width, allowed=TROUBLE)
    page.evaluate(f"document.documentElement.style.fontSize = '{size}px'")
    wait_for_rest(page, 500)
    assert page.evaluate(CUT, f"{SCREEN} .results-header .segment > .label, {SCREEN} .navigation-title") == []
    page.locator(SEARCH_BUTTON).click()
    page.wait_for_selector(".sheet-show")
    assert page.evaluate(CUT, ".search-sheet .segment > .label, .sheet-foot .label") == []


# What is drawn of each pin of the map: its text, its edges, and whether its text is cut. A dot is smaller than its button.
PINS = f"""() => {{
    const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
    const pins = [...document.querySelectorAll('{SCREEN} .map-cell .map-pin:not([hidden])')].filter((pin) => pin.checkVisibility());
    return pins.map((pin) => {{
        const {{ left, top, right, bottom }} = pin.getBoundingClientRect();
        const edge = pin.textContent === '' ? 0.375 * rem : 0;
        return {{
            text: pin.textContent, isLabelled: pin.classList.contains('is-labelled'),
            left: left + edge, top: top + edge, right: right - edge, bottom: bottom - edge,
            isCut: pin.scrollWidth > pin.clientWidth + 1,
        }};
    }});
}}"""


@pytest.mark.parametrize(("query", "size", "scheme"), [("", 16, "light"), ("?dir=rtl", 16, "dark"), ("", 32, "dark")])
def test_prices_on_pins_cover_no_other_pin(server, visit, query, size, scheme):
    page = open_homes(visit, server, "/homes" + query, width=1280, height=800, color_scheme=scheme, allowed=TROUBLE)
    page.evaluate(f"document.documentElement.style.fontSize = '{size}px'")
    wait_for_rest(page, 500)
    bring(page, f"{SCREEN} .map-view")
    page.locator(f"{SCREEN} .map-pin:not([hidden])").locator("visible=true").first.wait_for()
    for _ in range(3):
        wait_for_rest(page, 500)
        pins = page.evaluate(PINS)
        labels = [pin for pin in pins if pin["isLabelled"]]
        if labels:
            break
        # Until single homes have room.
        page.get_by_role("button", name="Zoom in").locator("visible=true").first.click()
    assert all(re.fullmatch(r"€[\d.]+[kM]", pin["text"]) and not pin["isCut"] for pin in labels)
    if size == 16:
        assert labels
    for label in labels:
        for other in pins:
            apart = (other["left"] >= label["right"] or other["right"] <= label["left"]
                     or other["top"] >= label["bottom"] or other["bottom"] <= label["top"])
            assert other is label or apart, (label, other)
    assert violations(page) == []


# Whether a row is hit 20 points outside and inside of both sides of the column that the headings have, and how far its buttons are inside.
ROW_HITS = f"""(row) => {{
    const headings = [...document.querySelectorAll('{SCREEN} .homes-heading:not([hidden])')];
    const edges = headings.find((one) => one.checkVisibility()).getBoundingClientRect();
    const box = row.getBoundingClientRect();
    const isHit = (x) => row.contains(document.elementFromPoint(x, box.top + box.height / 2));
    return {{
        outside: [isHit(edges.left - 20), isHit(edges.right + 20)], inside: [isHit(edges.left + 20), isHit(edges.right - 20)],
        reach: [...row.querySelectorAll('.carousel-button')].filter((one) => one.checkVisibility())
            .map((one) => one.getBoundingClientRect()).map(({{ left, right }}) => Math.min(left - edges.left, edges.right - right)),
    }};
}}"""


@pytest.mark.parametrize("path", ["/homes", "/homes/1"])
@pytest.mark.parametrize("direction", ["ltr", "rtl"])
def test_rows_of_homes_end_at_the_column_of_a_wide_window(server, visit, path, direction):
    page = visit(f"{server.url}{path}?dir={direction}", width=1920, height=1080, allowed=TROUBLE)
    page.wait_for_function(IS_WHOLE)
    wait_for_rest(page, 500)
    row = bring(page, f"{SCREEN} .orthogonal:not([hidden]):has(.cell:not([hidden]))")
    row.hover()
    wait_for_rest(page)
    hits = row.evaluate(ROW_HITS)
    assert hits["outside"] == [False, False]
    assert hits["inside"] == [True, True]
    assert all(distance >= 0 for distance in hits["reach"])


def test_the_facts_of_a_home_are_in_a_whole_box(server, visit):
    page = visit(server.url + "/homes/12", allowed=TROUBLE)
    box = bring(page, f"{SCREEN} .detail-numbers")
    widths = "(one) => ['Top', 'Right', 'Bottom', 'Left'].map((side) => getComputedStyle(one)[`border${side}Width`])"
    assert box.evaluate(widths) == ["1px"] * 4
