"""The screens of the gallery that are opened while the text has twice its size: they are laid out so from the first frame."""

import pytest

from large_text import TWICE, misfits
from screen import IS_WHOLE, scroll_through, wait_for_rest

PATHS = [
    "/storefront", "/storefront/bag", "/storefront/wishlist", "/storefront/search", "/shows", "/shows/1", "/shows/1/reviews", "/shows/1/episodes/1",
    "/people", "/earnings", "/earnings/1", "/homes", "/homes/results", "/homes/favourites", "/homes/1",
]

# The texts in cells that are seen whose height has no room, and those of several lines that are broken within short words.
CUT = """() => {
    const cells = [...document.querySelectorAll('.screen:not(.is-beneath) .reusable:not([hidden], [aria-hidden=true])')]
        .filter((cell) => cell.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        .map((cell) => [cell, cell.getBoundingClientRect()])
        .filter(([, box]) => box.height > 0 && box.bottom > 0 && box.top < innerHeight);
    return cells.flatMap(([cell, edges]) => [...cell.querySelectorAll('.label')]
        .filter((label) => label.checkVisibility() && label.textContent && label.clientHeight > 0 && label.closest('.reusable') === cell)
        .filter((label) => {
            const [style, box] = [getComputedStyle(label), label.getBoundingClientRect()];
            if (style.clipPath !== 'none') return false; // for assistive technology alone
            const isLimited = style.webkitLineClamp !== 'none';
            const isCut = !isLimited && label.scrollHeight > label.clientHeight + 1;
            const isOutside = box.bottom > edges.bottom + 1 || box.top < edges.top - 1;
            const isShredded = label.classList.contains('is-multiline') && label.textContent.length > 6
                && label.clientWidth < 3 * parseFloat(style.fontSize);
            return isCut || isOutside || isShredded;
        })
        .map((label) => `${label.className}: ${label.textContent}`));
}"""


@pytest.mark.parametrize("width", [390, 1280])
@pytest.mark.parametrize("path", PATHS)
def test_no_text_is_cut_where_a_screen_is_opened_with_large_text(server, open_page, artifacts, path, width):
    page = open_page("about:blank", width=width, allowed=("Failed to load resource",))
    page.add_init_script(TWICE)
    page.goto(server.url + path)
    page.wait_for_function(IS_WHOLE)
    wait_for_rest(page, 800)
    page.screenshot(path=artifacts / f"large-{path.strip('/').replace('/', '-')}-{width}.png")
    assert page.evaluate("getComputedStyle(document.documentElement).fontSize") == "32px"
    assert page.evaluate(CUT) == []
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0


def test_cards_of_people_keep_their_height_when_the_size_of_text_stays(server, open_page):
    page = open_page("about:blank")
    page.add_init_script(TWICE)
    page.goto(server.url + "/people")
    cell = page.locator(".person-cell:not([hidden])").first
    cell.wait_for()
    assert cell.evaluate("(cell) => cell.getBoundingClientRect().height") >= 600


@pytest.mark.parametrize(("width", "direction"), [(390, "ltr"), (390, "rtl"), (1280, "ltr")])
def test_every_entry_of_the_catalogue_fits_where_it_is_opened_with_large_text(server, open_page, artifacts, width, direction):
    page = open_page("about:blank", width=width, allowed=("404",))
    page.add_init_script(TWICE)
    page.goto(f"{server.url}/catalogue?dir={direction}")
    page.wait_for_function(IS_WHOLE)
    wait_for_rest(page)
    assert page.evaluate("getComputedStyle(document.documentElement).fontSize") == "32px"
    page.screenshot(path=artifacts / f"large-catalogue-{direction}-{width}.png")
    found, titles = set(), set()
    for _ in scroll_through(page):
        found |= set(misfits(page, lambda: wait_for_rest(page)))
        titles |= set(page.locator(".catalogue-cell:not([hidden]) > .text-headline").all_text_contents())
    assert found == set()
    assert len(titles) >= 28
