"""The gallery's program comes in parts: those of a page show its content, the rest does everything else."""

import pytest

from screen import nothing_happens, wait_for_rest, wait_until, wait_until_loaded

HOST = "document.querySelector('[data-engine]:not(.is-behind)').collectionHost"
# What is recorded at build time, and a product that is not.
PAGES = [
    "/", "/storefront", "/product/1003", "/homes", "/homes/77", "/homes/results?minimumRooms=2", "/shows", "/shows/1", "/people", "/earnings",
]
CONTENT = ".screen:not(.is-beneath) .cell:not(.is-placeholder):not([hidden])"
# Counts how often a program is started, and how often a function was missing.
COUNT = """(() => {
  const { instantiate } = WebAssembly;
  Object.assign(window, { starts: 0, missing: 0 });
  WebAssembly.instantiate = async (module, imports) => {
    const counted = Object.fromEntries(Object.entries(imports).map(([name, functions]) => [name, name.startsWith('rest-')
      ? { complete() { missing += 1; functions.complete(); } } : functions]));
    const instance = await instantiate.call(WebAssembly, module, counted);
    if (instance.exports?.host_main) starts += 1;
    return instance;
  };
})()"""


def open_held(visit, server, path, *size, **options):
    """A page whose rest is held back, and what lets it come."""
    held, is_open = [], []
    page = visit("about:blank", *size, in_new_window=True, **options)
    page.add_init_script(COUNT)
    page.route("**/gallery.rest.wasm", lambda route: route.continue_() if is_open else held.append(route))
    page.goto(server.url + path)

    def release():
        is_open.append(True)
        for route in held:
            route.continue_()

    return page, held, release


@pytest.mark.parametrize("look", [(390, 844, "light"), (1280, 800, "dark")], ids=["phone", "desktop"])
@pytest.mark.parametrize("path", PAGES)
def test_a_page_shows_its_content_without_the_rest_and_starts_once(path, look, server, visit):
    width, height, scheme = look
    # The catalogue has a picture that fails.
    page, held, release = open_held(visit, server, path, width, height, color_scheme=scheme, allowed=["404"])
    wait_until(page, lambda: bool(held))
    page.wait_for_selector(CONTENT)
    nothing_happens(page, 1_000)  # no function is missing
    page.mouse.move(200, 500)
    page.mouse.wheel(0, 120)
    nothing_happens(page, 700)
    assert not page.evaluate(f"{HOST}.calls.isWhole")
    assert page.evaluate("[starts, missing]") == [1, 0]
    assert page.locator("main").count() == 1
    release()
    page.wait_for_function(f"() => {HOST}.calls.isWhole")
    wait_until_loaded(page)
    page.wait_for_selector(CONTENT)
    assert page.evaluate("[starts, missing]") == [1, 0]


def test_a_page_whose_parts_lack_a_function_goes_on_once_the_rest_has_come(server, visit):
    page, held, release = open_held(visit, server, "/catalogue", 1280, 800, allowed=["404"])
    page.wait_for_selector(CONTENT)
    wait_until(page, lambda: bool(held))
    page.mouse.move(600, 500)
    page.mouse.wheel(0, 400)
    wait_for_rest(page)
    release()
    page.wait_for_function(f"() => {HOST}.calls.isWhole")
    page.mouse.wheel(0, 400)
    page.wait_for_function("() => document.querySelector('.screen .collection-view')?.scrollTop === 800")
    assert page.locator(CONTENT).count() > 0
    assert page.locator("main").count() == 1


def test_a_function_that_is_missing_is_waited_for_and_nothing_is_done_twice(server, visit):
    page, held, release = open_held(visit, server, "/storefront")
    page.wait_for_selector(CONTENT)
    wait_until(page, lambda: bool(held))
    page.mouse.move(200, 500)
    page.mouse.wheel(0, 300)
    wait_for_rest(page)
    requested = []
    page.on("request", lambda request: requested.append(request.url))
    page.evaluate("document.querySelectorAll('.cell').forEach((cell, number) => { cell.mark = number; })")
    page.locator(".strip-menu.button").click()
    page.wait_for_function(f"() => missing === 1 && {HOST}.calls.isWaiting")
    nothing_happens(page, 300)
    assert page.evaluate(f"[missing, {HOST}.calls.isWaiting]") == [1, True]
    assert page.locator(".gallery-drawer").count() == 0
    release()
    page.wait_for_selector(".gallery-drawer")
    page.wait_for_function(f"() => {HOST}.calls.isWhole")
    assert page.evaluate("[starts, missing]") == [2, 1], "an instance of the whole program has made the calls again"
    assert page.locator(".gallery-drawer").count() == 1
    assert page.evaluate("document.querySelector('.screen .collection-view').scrollTop") == 300
    assert page.evaluate("[...document.querySelectorAll('.cell')].filter((cell) => cell.mark === undefined && !cell.closest('.gallery-drawer')).length") == 0
    assert [url for url in requested if "/v1/" in url and "events" not in url] == []


def test_a_page_in_right_to_left_shows_its_content_without_the_rest(server, visit):
    page, held, release = open_held(visit, server, "/storefront", reduced_motion="reduce")
    page.route("**/storefront*", lambda route: route.fulfill(
        response=(answer := route.fetch()), body=answer.text().replace('dir="ltr"', 'dir="rtl"')))
    held.clear()
    page.reload()
    page.wait_for_selector(CONTENT)
    nothing_happens(page, 700)  # no function is missing
    assert page.evaluate("getComputedStyle(document.documentElement).direction") == "rtl"
    assert page.evaluate("[starts, missing]") == [1, 0]
    release()
    page.wait_for_function(f"() => {HOST}.calls.isWhole")


def test_a_page_that_was_not_recorded_opens_as_well(server, open_page):
    page = open_page(server.url + "/people/404404", allowed=["404"])
    page.wait_for_function(f"() => {HOST}?.calls.isWhole")


def test_a_program_whose_rest_is_of_another_build_says_so(shell_server, open_page):
    page = open_page("about:blank", allowed=["another build"])
    other = bytes.fromhex("0061736d01000000" "020b" "01" "03" + b"abc".hex() + "01" + b"t".hex() + "017000" "00")
    page.route("**/*.rest.wasm", lambda route: route.fulfill(body=other, content_type="application/wasm"))
    page.goto(shell_server.url + "/people")
    page.get_by_text("another build").wait_for()
    page.get_by_role("button").first.wait_for()
