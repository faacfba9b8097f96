"""A page that has been seen is there without a network, and says that it is not new; what belongs to one session is not kept."""

import pytest

import screen
from rendered import IS_READY, SHOWN, render, shop_server  # noqa: F401

NOTICE = "You are offline."
# The paths of what the worker keeps.
KEPT = """async () => {
  const paths = [];
  for (const name of await caches.keys()) for (const { url } of await (await caches.open(name)).keys()) paths.push(new URL(url).pathname);
  return paths;
}"""


def wait_until_kept(page):
    """Waits until the worker has kept the rest of the program, which comes last, and keeps nothing more."""
    looks = [None]

    def is_settled():
        looks.append(page.evaluate(KEPT))
        return "/gallery.rest.wasm" in looks[-1] and looks[-1] == looks[-2]

    screen.wait_until(page, is_settled)


def visit(shop, open_page, path="/storefront"):
    """A page that has been seen twice: the worker is there from the second load on."""
    page = open_page(shop.url + path, service_workers="allow", allowed=["Failed to load", "ERR_", "net::"])
    page.wait_for_function(IS_READY)
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.reload()
    page.wait_for_function(IS_READY)
    page.wait_for_selector(SHOWN)
    wait_until_kept(page)
    return page


def test_a_reload_without_a_network_shows_the_last_page_and_says_so(shop_server, open_page, artifacts):
    page = visit(shop_server, open_page)
    assert page.get_by_text(NOTICE).count() == 0
    page.context.set_offline(True)
    page.reload()
    page.wait_for_selector(SHOWN)
    page.get_by_text(NOTICE).wait_for()
    page.wait_for_function(IS_READY)
    artifacts.save(page, "offline.png")
    page.context.set_offline(False)
    page.reload()
    page.wait_for_selector(SHOWN)
    assert page.get_by_text(NOTICE).count() == 0


def test_a_rendered_page_is_kept_with_its_picture(shop_server, open_page):
    render(shop_server, open_page)
    page = visit(shop_server, open_page)
    page.context.set_offline(True)
    page.reload()
    page.get_by_text(NOTICE).wait_for()
    page.wait_for_selector(SHOWN)
    page.wait_for_function(IS_READY)


@pytest.mark.parametrize("language, used, beginning", [("de-AT", "de", "Sie sind offline."), ("ar", "ar", "أنت"), ("fr", "en", NOTICE)])
def test_the_notice_is_in_the_language_of_the_page(shop_server, open_page, language, used, beginning):
    shop_server.language = language
    page = visit(shop_server, open_page)
    page.context.set_offline(True)
    page.reload()
    notice = page.locator(".offline-notice")
    notice.wait_for()
    assert notice.get_attribute("lang") == used
    assert notice.text_content().startswith(beginning)


def test_personal_responses_are_not_kept(shop_server, open_page):
    shop_server.headers = {"Cache-Control": "private, no-cache"}
    page = visit(shop_server, open_page)
    kept = page.evaluate(KEPT)
    assert "/storefront" not in kept and "/v1/pages/home" not in kept
    assert "/gallery.first.wasm" in kept


def test_a_program_of_another_build_is_taken_at_the_next_navigation(shop_server, open_page):
    page = visit(shop_server, open_page)
    shop_server.parts = False
    page.reload()
    page.wait_for_function(IS_READY)
    assert page.evaluate("document.querySelector('[data-engine]').dataset.engine") == "/gallery.wasm"
