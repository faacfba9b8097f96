"""The gallery's program comes in two parts: the first shows a screen until its content has come, the rest does everything else."""

import pytest

from screen import wait_until_loaded

HOST = "document.querySelector('[data-engine]').collectionHost"
PATHS = ["/", "/storefront", "/shows", "/people", "/homes", "/earnings"]
SHOWN = "() => document.querySelector('.screen .navigation-title, .screen .label') !== null"


@pytest.mark.parametrize("size", [(390, 844), (1280, 800)])
@pytest.mark.parametrize("path", PATHS)
def test_a_screen_stands_before_the_rest_of_the_program_has_come(path, size, server, open_page):
    held = []
    page = open_page("about:blank", *size)
    page.route("**/*.rest.wasm", lambda route: held.append(route))
    page.goto(server.url + path)
    page.wait_for_function(SHOWN)
    while not held:
        page.wait_for_timeout(50)
    page.wait_for_timeout(300)
    assert not page.evaluate(f"{HOST}.waiting.isOpen")
    held[0].continue_()
    page.wait_for_function(f"() => {HOST}.waiting.isOpen")
    wait_until_loaded(page)
    page.wait_for_selector(".screen:not(.is-beneath) .cell:not(.is-placeholder):not([hidden])")


def test_a_screen_that_was_not_recorded_opens_as_well(server, open_page):
    page = open_page(server.url + "/catalogue")
    page.wait_for_selector(".cell:not([hidden])")
    page.wait_for_function(f"() => {HOST}.waiting.isOpen")


def test_a_program_whose_rest_is_of_another_build_says_so(server, open_page):
    page = open_page("about:blank", allowed=["another build"])
    other = bytes.fromhex("0061736d01000000" "020b" "01" "03" + b"abc".hex() + "01" + b"t".hex() + "017000" "00")
    page.route("**/*.rest.wasm", lambda route: route.fulfill(body=other, content_type="application/wasm"))
    page.goto(server.url + "/people")
    page.get_by_text("another build").wait_for()
    page.get_by_role("button").first.wait_for()
