"""What the user does before the rest of a program has come waits for it: nothing is lost, nothing happens twice, nothing freezes."""

import pytest

import screen
from rendered import HOST, IS_READY, SHOWN, shop_server  # noqa: F401
from test_takeover import hold

REST = "**/gallery.rest.wasm"
IS_WAITING = "() => document.querySelector('[data-engine]').collectionHost?.live && document.querySelector('.strip-menu.button')"

# A link that is there before the content.
SEARCH = ".shop-links .bar-icon-search"


@pytest.fixture
def waiting(shop_server, open_page):
    """An empty page, shown by the first part of the program, and what lets the rest come."""
    page = open_page("about:blank")
    release = hold(page, REST)
    page.goto(shop_server.url + "/storefront")
    page.wait_for_function(IS_WAITING)
    screen.wait_for_rest(page)
    return page, release


def test_content_is_shown_once_the_rest_has_come_and_requested_once(waiting, shop_server):
    page, release = waiting
    assert page.evaluate(f"{HOST}.calls.isWhole") is False
    release()
    page.wait_for_selector(SHOWN)
    page.wait_for_function(IS_READY)
    assert page.locator("main").count() == 1
    assert len([path for path in shop_server.requests if path == "/v1/pages/home"]) == 1


def test_clicks_are_kept_in_order_and_the_control_shows_that_it_waits(waiting):
    page, release = waiting
    page.locator(".strip-menu.button").click()
    page.wait_for_selector(".strip-menu.button.is-waiting[aria-busy=true]")
    release()
    page.wait_for_selector(".gallery-drawer")
    assert page.locator(".is-waiting, .strip-menu[aria-busy]").count() == 0


def test_a_link_is_followed_by_the_program_and_not_by_the_browser(waiting, shop_server):
    page, release = waiting
    page.locator(SEARCH).click()
    screen.nothing_happens(page, 300)
    assert page.url.endswith("/storefront")
    release()
    page.wait_for_url(shop_server.url + "/storefront/search")
    assert page.evaluate("performance.getEntriesByType('navigation').length") == 1
    assert "/storefront/search" not in shop_server.requests, "the page was not loaded anew"


def test_a_key_that_the_program_may_take_does_not_act_twice(waiting):
    page, release = waiting
    page.locator(".strip-menu.button").focus()
    page.keyboard.press("Enter")
    screen.nothing_happens(page, 200)
    assert page.locator(".gallery-drawer").count() == 0
    release()
    page.wait_for_selector(".gallery-drawer")
    page.keyboard.press("Escape")
    page.wait_for_selector(".gallery-drawer", state="detached")
    screen.nothing_happens(page, 300)
    assert page.locator(".gallery-drawer").count() == 0, "it was opened once"


def test_a_rest_that_fails_twice_is_requested_again_and_links_are_plain_meanwhile(shop_server, open_page):
    page = open_page("about:blank", allowed=["503", "status"])
    attempts = []

    def handle(route):
        attempts.append(1)
        if len(attempts) <= 2:
            route.fulfill(status=503, body="busy")
        else:
            route.continue_()

    page.route(REST, handle)
    page.goto(shop_server.url + "/storefront")
    page.wait_for_function(IS_WAITING)
    page.locator(".strip-menu.button").click()
    page.wait_for_selector(".gallery-drawer")
    assert len(attempts) == 3


def test_a_link_is_plain_once_the_rest_could_not_be_loaded(shop_server, open_page):
    page = open_page("about:blank", allowed=["503", "status"])
    page.route(REST, lambda route: route.fulfill(status=503, body="busy"))
    with page.expect_response(REST):
        page.goto(shop_server.url + "/storefront")
    page.wait_for_function(IS_WAITING)
    screen.wait_for_rest(page, 600)
    page.locator(SEARCH).click()
    page.wait_for_url(shop_server.url + "/storefront/search")
    assert "/storefront/search" in shop_server.requests


def test_the_rest_of_another_build_says_so(shop_server, open_page):
    page = open_page("about:blank", allowed=["another build"])
    other = bytes.fromhex("0061736d01000000" "020b" "01" "03" + b"abc".hex() + "01" + b"t".hex() + "017000" "00")
    page.route(REST, lambda route: route.fulfill(body=other, content_type="application/wasm"))
    page.goto(shop_server.url + "/storefront")
    page.get_by_text("another build").wait_for()
    page.get_by_role("button", name="Reload").wait_for()


def test_no_task_waits_for_the_network(waiting):
    """A page whose rest is held back for seconds goes on drawing frames."""
    page, release = waiting
    page.locator(".strip-menu.button").click()
    frames = page.evaluate("""() => new Promise((done) => {
      let count = 0;
      const next = () => { count += 1; requestAnimationFrame(next); };
      next();
      setTimeout(() => done(count), 2000);
    })""")
    assert frames > 20
    release()
    page.wait_for_selector(".gallery-drawer")
