"""The offset of a screen is kept with its entry of the history: a page that is loaded again is seen where it was left, rendered by
the server or not, and so is a screen from before a reload."""

import pytest

import screen

FIRST_CELL = """() => {
    const view = document.querySelector('main:not(.is-behind) .screen:not(.is-beneath) .collection-view');
    const top = view.getBoundingClientRect().top;
    const parts = [...view.querySelectorAll('.cell:not([hidden]), .orthogonal:not([hidden]) > .carousel')];
    const cells = parts.filter((part) => part.parentElement.closest('.scroller') === view).map((part) => {
        const frame = part.getBoundingClientRect();
        return [frame.top - top, frame.bottom - top, part.matches('.carousel') ? part.getAttribute('aria-label') ?? '' : part.textContent];
    });
    const [first] = cells.filter(([, bottom]) => bottom > 0).sort((one, other) => one[0] - other[0]);
    return { offset: view.scrollTop, text: first?.[2], distance: first?.[0] };
}"""

# Whether the entry of the history has the offset of the screen.
IS_STORED = """() => {
    const { page, scrollers } = history.state?.offsets ?? {};
    const view = document.querySelector('main:not(.is-behind) .screen:not(.is-beneath) .collection-view');
    return page === performance.timeOrigin && scrollers.some(({ top }) => Math.abs(top - view?.scrollTop) < 1);
}"""

LOADED = ".screen:not(.is-beneath) .cell:not(.is-placeholder):not([hidden])"


def leave(page, distance):
    """Scrolls on from where the screen begins, and waits until everything in sight is there and the offset has been stored. Returns
    what is seen."""
    page.locator(LOADED).locator("visible=true").first.wait_for()
    screen.wait_until_loaded(page)
    screen.wait_for_rest(page)
    # A feed that goes on both ways does not begin at its top.
    offset = page.evaluate(FIRST_CELL)["offset"] + distance
    screen.scroll_to(page, offset)
    screen.wait_until_loaded(page)
    screen.wait_for_rest(page)
    page.wait_for_function(IS_STORED)
    left = page.evaluate(FIRST_CELL)
    assert abs(left["offset"] - offset) < 200
    assert left["text"] is not None
    return left


def expect_return(page, left):
    screen.wait_until_returned(page)
    screen.wait_until_loaded(page)
    screen.wait_for_rest(page)
    seen = page.evaluate(FIRST_CELL)
    assert seen["text"] == left["text"]
    assert abs(seen["distance"] - left["distance"]) <= 1.5


@pytest.mark.parametrize("served", ["server", "shell_server"])
@pytest.mark.parametrize("path", ["/storefront", "/shows/1/episodes", "/homes", "/homes/results", "/people", "/earnings"])
def test_a_page_that_is_loaded_again_is_seen_where_it_was_left(served, path, request, visit):
    page = visit(request.getfixturevalue(served).url + path)
    left = leave(page, 900)
    page.reload()
    expect_return(page, left)
    page.reload()
    expect_return(page, left)


def test_going_back_to_a_screen_from_before_a_reload_shows_it_where_it_was_left(server, visit):
    page = visit(server.url + "/storefront")
    left = leave(page, 700)
    cell = screen.product_in_sight(page)
    destination = screen.destination(cell)
    cell.click()
    page.wait_for_url("**" + destination)
    page.wait_for_selector(".hero-cell:not(.is-placeholder)")
    page.reload()
    page.wait_for_selector(".hero-cell:not(.is-placeholder)")
    assert page.locator(".screen:not(.is-beneath) .collection-view").evaluate("(view) => view.scrollTop") == 0
    page.go_back()
    expect_return(page, left)


def test_a_user_who_scrolls_while_content_is_loaded_stays_there(shell_server, open_page):
    page = open_page(shell_server.url + "/storefront")
    leave(page, 900)
    held = []
    page.route("**/v1/pages/**", lambda route: held.append(route))
    page.reload()
    page.wait_for_selector(".screen .collection-view")
    page.mouse.move(200, 400)
    page.mouse.wheel(0, -5_000)
    screen.nothing_happens(page, 300)  # the wheel may have nothing to scroll: the content is held back
    for route in held:
        route.continue_()
    page.unroute("**/v1/pages/**")
    screen.wait_for_products(page)
    screen.nothing_happens(page, 1_000)  # nothing scrolls back to where the page was left
    assert page.evaluate(FIRST_CELL)["offset"] < 100
