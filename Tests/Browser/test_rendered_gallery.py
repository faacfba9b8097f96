"""The gallery as the server renders it, and the program that takes it over: the same picture, nothing requested twice, and what
the user has done stays."""

import base64
import urllib.parse

import pytest

import screen
from conftest import PageServer
from rendered import IS_READY, environment
from test_rendering import fetch
from test_takeover import DIFFERENCE, hold

WAITS_FOR_PROGRAM = False
SHIFTS = """window.shifts = 0; new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) if (!entry.hadRecentInput) shifts += entry.value;
}).observe({ type: 'layout-shift', buffered: true });"""
PATHS = [
    "/", "/storefront", "/product/1001", "/homes", "/homes/results?minimumRooms=2", "/homes/1", "/shows", "/shows/1",
    "/shows/1/episodes", "/people", "/people/1", "/earnings", "/earnings/1",
]
# A response that is too large to come with a page, and what follows from it.
LARGE = ["/v1/homes/results", "/v1/homes/cards"]
# What is the user's own: pages are rendered without it.
PERSONAL = ["/v1/bag", "/v1/wishlist"]
# The browser requests captions by itself.
MEDIA = ["/v1/media"]
PROGRAM = "**/gallery.*wasm"
COLLECTION = "main:not(.is-behind) .screen:not(.is-beneath) .collection-view"


def open_rendered(server, visit, path, value=None, **options):
    """A page for the environment of its window, or the given one, whose program is held back."""
    page = visit("about:blank", in_new_window=True, **options)
    width, height = options.get("width", 390), options.get("height", 844)
    value = value or environment(width, height, scheme=options.get("color_scheme", "light"))
    page.context.add_cookies([{"name": "environment", "value": urllib.parse.quote(value), "url": server.url}])
    page.add_init_script(SHIFTS)
    page.requested = []
    page.on("request", lambda request: page.requested.append(f"{request.method} {request.url.removeprefix(server.url)}"))
    release = hold(page, PROGRAM)
    page.goto(server.url + path)
    page.wait_for_function("""() => [...document.images].every((image) => {
      const { top, left } = image.getBoundingClientRect();
      return image.complete || top < 0 || top > innerHeight || left > innerWidth;
    })""")
    screen.wait_for_rest(page)
    assert page.locator("main[data-rendered]").count() == 1
    return page, release


def take_over(page, release):
    release()
    page.wait_for_function(IS_READY)
    screen.wait_for_rest(page)
    assert page.locator("main").count() == 1 and page.locator("[data-rendered]").count() == 0


@pytest.mark.parametrize("path", PATHS)
@pytest.mark.parametrize("width, height, scheme", [(390, 844, "light"), (1280, 800, "dark")])
def test_the_program_takes_over_the_same_picture(path, width, height, scheme, rendering_server, visit):
    page, release = open_rendered(rendering_server, visit, path, width=width, height=height, color_scheme=scheme)
    before = page.screenshot(animations="disabled")
    take_over(page, release)
    after = page.screenshot(animations="disabled")
    assert page.evaluate(DIFFERENCE, [base64.b64encode(picture).decode() for picture in (before, after)]) < 0.01
    assert page.evaluate("shifts") <= 0.02
    again = [line for line in page.requested if line.startswith("GET /v1/") and not any(each in line for each in LARGE + PERSONAL + MEDIA)]
    assert again == []


def test_a_page_that_was_scrolled_stays_where_it_is(rendering_server, visit):
    page, release = open_rendered(rendering_server, visit, "/storefront")
    page.mouse.move(195, 400)
    page.mouse.wheel(0, 300)
    page.wait_for_function(f"() => document.querySelector('{COLLECTION}')?.scrollTop === 300")
    screen.wait_for_rest(page)
    take_over(page, release)
    assert page.evaluate(f"document.querySelector('{COLLECTION}').scrollTop") == 300


def test_a_page_that_begins_within_its_content_can_be_scrolled_before_the_program(rendering_server, visit):
    """What is newer stands above the first person: the program begins below it, and so does the picture."""
    page, release = open_rendered(rendering_server, visit, "/people")
    seen = """() => [...document.querySelectorAll('.person-name')].map((name) => [name.textContent, Math.round(name.getBoundingClientRect().top)])
      .filter(([, top]) => top > 60 && top < innerHeight - 60)"""
    page.mouse.move(195, 400)
    page.mouse.wheel(0, 200)
    screen.wait_for_rest(page)
    before = page.evaluate(seen)
    take_over(page, release)
    assert before and page.evaluate(seen) == before


def test_a_focused_link_and_typed_text_are_kept(rendering_server, visit):
    page, release = open_rendered(rendering_server, visit, "/storefront/search?query=coat")
    page.locator("main .search-field input").locator("visible=true").click()
    page.keyboard.press("Control+a")
    page.keyboard.type("wool")
    take_over(page, release)
    assert page.evaluate("[document.activeElement.localName, document.activeElement.value]") == ["input", "wool"]

    page, release = open_rendered(rendering_server, visit, "/storefront")
    page.evaluate("document.querySelectorAll('.product-cell a')[1].focus()")
    address = page.evaluate("document.activeElement.getAttribute('href')")
    take_over(page, release)
    assert page.evaluate("document.activeElement.getAttribute('href')") == address


def test_a_wrong_guess_is_corrected_before_the_program(rendering_server, visit):
    page, release = open_rendered(rendering_server, visit, "/storefront", environment(1280, 800))
    page.wait_for_selector("[data-rendered^='390x844']")
    assert page.evaluate(f"document.querySelector('{COLLECTION} .collection-content').offsetWidth") == 390
    take_over(page, release)
    assert [line for line in page.requested if line.startswith("GET /v1/")] == []


def test_a_program_of_another_build_takes_over_what_it_did_not_make(rendering_server, open_page):
    """As after a deployment: the page of a cache names classes and texts that the program does not know."""
    page = open_page("about:blank")
    made = fetch(rendering_server.url + "/storefront")[2].decode()
    head, body = made.split("<body>")
    old = head + "<body>" + body.replace("product-cell", "old-cell").replace("collection-content", "old-content")
    page.route("**/storefront", lambda route: route.fulfill(body=old, content_type="text/html; charset=utf-8"))
    page.goto(rendering_server.url + "/storefront")
    page.wait_for_function(IS_READY)
    assert page.locator(".old-cell").count() == 0 and page.locator(".product-cell").count() > 1


def test_without_its_program_a_page_is_read_and_its_links_work(rendering_server, open_page):
    page = open_page("about:blank", allowed=["net::"])
    page.route("**/*.wasm", lambda route: route.abort())
    page.goto(rendering_server.url + "/storefront")
    screen.nothing_happens(page, 1_000)  # no program takes the place of the picture
    page.locator(".product-cell:not([hidden]) a").first.click()
    page.wait_for_url("**/product/*")
    assert page.get_by_text("Something went wrong").count() == 0
    assert page.locator("[data-rendered] .label:visible").count() > 3


def test_a_page_in_a_background_tab_is_taken_over(rendering_server, open_page):
    page = open_page("about:blank")
    page.add_init_script("""
      Object.defineProperty(document, 'hidden', { get: () => true });
      window.requestAnimationFrame = () => 0;
      window.ResizeObserver = class { observe() {} unobserve() {} disconnect() {} };
      window.PerformanceObserver = class { observe() {} };
    """)
    page.goto(rendering_server.url + "/storefront")
    page.wait_for_function(IS_READY, polling=100)
    assert page.locator("main[data-rendered]").count() == 0 and page.locator(".product-cell:not(.is-placeholder)").count() > 1


def test_the_service_worker_and_a_rendered_page_share_the_policy(rendering_server, open_page):
    page = open_page(rendering_server.url + "/catalogue", service_workers="allow")
    page.wait_for_function(IS_READY)
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.reload()
    page.wait_for_function(IS_READY)
    page.context.set_offline(True)
    page.goto(rendering_server.url + "/catalogue")
    page.wait_for_selector(".offline-notice")
    assert page.locator("main .cell").count() > 0


def resident(server):
    """The memory of the server, in kilobytes."""
    with open(f"/proc/{server.process.pid}/status") as status:
        return next(int(line.split()[1]) for line in status if line.startswith("VmRSS"))


def test_renderings_leave_no_memory_behind(seeded_database):
    server = PageServer(seeded_database, "--request-rate", "100000", "--cache-megabytes", "0", "--rendering-budget", "10000")
    paths = ["/", "/storefront", "/homes", "/shows/1", "/people", "/earnings", "/homes/results?minimumRooms=2"]

    def render(count):
        for number in range(count):
            cookie = urllib.parse.quote(environment(390 + number % 50, 844))
            assert b"data-rendered" in fetch(server.url + paths[number % len(paths)], Cookie=f"environment={cookie}")[2]

    try:
        render(250)
        before = resident(server)
        render(200)
        # What stays of each would be 50 KB and more: 10 MB.
        assert resident(server) - before < 6_000
    finally:
        server.stop()
