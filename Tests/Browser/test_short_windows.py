"""The gallery in windows that are low: with 400 % zoom, and on a phone on its side."""

import pytest

from screen import IS_WHOLE, WITHOUT_MOTION, case, resize, wait_for_rest
from test_accessibility import violations

SIZES = [(320, 256), (844, 390)]
PATHS = ["/", "/homes", "/homes/results", "/people", "/earnings", "/storefront", "/shows/1", "/catalogue", "/catalogue/split"]
TROUBLE = ("status of 404", "Failed to load resource")

# How wide the document is beyond the window, how much of the window's height the content that scrolls has, and how much the bars have.
SHARES = """() => {
    const seen = (selector) => [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility({ visibilityProperty: true }));
    const share = (elements) => elements.reduce((sum, one) => sum + one.getBoundingClientRect().height, 0) / innerHeight;
    return {
        excess: document.documentElement.scrollWidth - innerWidth,
        content: share(seen('.collection-view').slice(0, 1)),
        bars: share(seen('.screen > .navigation-bar, .tab-bar:not(.cell *), .gallery-strip')),
    };
}"""

# What is wrong with the place of the focus; `null` for nothing.
HIDDEN_FOCUS = """() => {
    const element = document.activeElement;
    if (element === document.body) return 'nothing has the focus';
    const box = element.getBoundingClientRect();
    const [left, right] = [Math.max(0, box.left), Math.min(innerWidth, box.right)];
    const [top, bottom] = [Math.max(0, box.top), Math.min(innerHeight, box.bottom)];
    if (left >= right || top >= bottom) return `${element.className} is at ${box.left}, ${box.top}`;
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return element.contains(hit) || hit?.contains(element) ? null : `${element.className} lies beneath ${hit?.className}`;
}"""

# Has the next press of the tab key lead to the first control, as in a new document. After `blur()` the browser would continue from the
# element that had the focus.
BEGIN_AT_BODY = """() => {
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute('tabindex');
}"""


def visit_low(visit, server, path, size, **options):
    page = visit(server.url + path, width=size[0], height=size[1], allowed=TROUBLE, **WITHOUT_MOTION, **options)
    page.wait_for_function(IS_WHOLE)
    wait_for_rest(page)
    return page


def check_low_windows(page, artifacts, name):
    """In each low window there is room for the content, and the tab key leads to a control that is seen. `name` is that of the
    screenshots, before their widths."""
    for width, height in SIZES:
        with case(f"{width} x {height}"):
            page.evaluate(BEGIN_AT_BODY)
            resize(page, width, height)
            artifacts.save(page, f"{name}-{width}.png")
            shares = page.evaluate(SHARES)
            assert shares["excess"] <= 0
            assert shares["content"] >= 0.5
            assert shares["bars"] <= 1 / 3
            page.keyboard.press("Tab")
            wait_for_rest(page)
            assert page.evaluate(HIDDEN_FOCUS) is None


@pytest.mark.parametrize("path", PATHS)
def test_the_content_has_half_of_a_low_window_and_its_first_control_is_reached_by_keyboard(visit, server, artifacts, path):
    page = visit_low(visit, server, path, SIZES[0])
    check_low_windows(page, artifacts, f"low-{path.strip('/').replace('/', '-') or 'gallery'}")


@pytest.mark.parametrize("size", SIZES)
def test_the_search_of_homes_has_a_margin_in_a_low_bar_and_their_order_is_reached(visit, server, size):
    page = visit_low(visit, server, "/homes/results", size)
    button = page.locator(".results-screen .navigation-bar .bar-button.button-tinted")
    margins, height = button.evaluate("""(button) => {
        const [inner, outer] = [button, button.closest('.navigation-bar')].map((one) => one.getBoundingClientRect());
        return [[inner.top - outer.top, outer.bottom - inner.bottom], inner.height];
    }""")
    assert min(margins) >= 3 and height >= 24
    page.locator(".results-header .segment.is-selected").focus()
    page.keyboard.press("ArrowRight")
    wait_for_rest(page)
    assert page.evaluate(HIDDEN_FOCUS) is None
    assert page.locator(".results-header .segment.is-selected").evaluate("(one) => one === document.activeElement")
    assert violations(page) == []
