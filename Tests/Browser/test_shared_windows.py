"""A window that the tests of a module share has nothing of the page that it showed before."""

import http.server

import pytest

from request_servers import address, running

STATE = """() => ({
    stored: localStorage.length, cookies: document.cookie, state: history.state, offset: scrollY, width: innerWidth,
    isDark: matchMedia('(prefers-color-scheme: dark)').matches, isReduced: matchMedia('(prefers-reduced-motion: reduce)').matches,
    isForced: matchMedia('(forced-colors: active)').matches,
})"""
CHANGE = """() => {
    localStorage.setItem('name', 'value');
    document.cookie = 'name=value';
    history.replaceState('left', '');
    scrollTo(0, 500);
}"""


class Handler(http.server.BaseHTTPRequestHandler):
    def do_GET(self):
        self.send_response(200)
        self.send_header("Content-Type", "text/html")
        self.end_headers()
        self.wfile.write(b"<!doctype html><title>Page</title><style>body { height: 3000px }</style>")

    def log_message(self, *_):
        pass


@pytest.fixture(scope="module")
def site():
    with running(Handler) as server:
        yield address(server) + "/"


def test_an_address_that_is_opened_again_has_nothing_of_its_page_before(visit, site):
    page = visit(site)
    fresh = page.evaluate(STATE)
    page.set_viewport_size({"width": 1280, "height": 800})
    page.emulate_media(color_scheme="dark", reduced_motion="reduce", forced_colors="active")
    page.evaluate(CHANGE)
    changed = page.evaluate(STATE)
    assert [name for name in fresh if changed[name] == fresh[name]] == []
    assert visit(site).evaluate(STATE) == fresh


def test_a_new_window_has_nothing_of_what_a_test_has_added_to_the_one_before(visit, site):
    page = visit(site, in_new_window=True)
    page.add_init_script("window.isAdded = true")
    page.route(site, lambda route: route.abort())
    page = visit(site, in_new_window=True)
    assert page.title() == "Page"
    assert page.evaluate("window.isAdded") is None
