"""A program takes over a page that was rendered before it came: what the user sees and has done stays."""

import base64

import pytest

import screen
from rendered import HOST, IS_READY, SHOWN, environment, render, shop_server  # noqa: F401

WAITS_FOR_PROGRAM = False


@pytest.fixture
def rendered(shop_server, open_page):
    render(shop_server, open_page)
    return shop_server


def hold(page, pattern):
    """Holds requests back until `release` is called."""
    held, open_ = [], []

    def handle(route):
        if open_:
            route.continue_()
        else:
            held.append(route)

    page.route(pattern, handle)

    def release():
        open_.append(True)
        for route in held:
            route.continue_()

    return release


def open_held(shop, open_page, pattern="**/gallery.*wasm", path="/storefront", **options):
    """A page whose program is held back."""
    page = open_page("about:blank", **options)
    release = hold(page, pattern)
    page.goto(shop.url + path)
    page.wait_for_selector(SHOWN)
    return page, release


def test_a_rendered_page_is_taken_over_without_a_request_or_a_shift(rendered, open_page):
    page = open_page("about:blank")
    page.add_init_script("""window.shifts = 0; new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });""")
    page.goto(rendered.url + "/storefront")
    page.wait_for_function(IS_READY)
    screen.nothing_happens(page, 500)  # a shift or a request would follow
    assert page.locator(SHOWN).count() > 3
    assert page.locator("main").count() == 1
    assert page.evaluate("shifts") <= 0.02
    assert [path for path in rendered.requests if path.startswith("/v1/pages")] == []


# The share of pixels by which two pictures visibly differ: edges are rounded to pixels anew when elements are painted anew.
DIFFERENCE = """async ([a, b]) => {
  const pixels = async (text) => {
    const bitmap = await createImageBitmap(new Blob([Uint8Array.from(atob(text), (unit) => unit.charCodeAt(0))]));
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    context.drawImage(bitmap, 0, 0);
    return context.getImageData(0, 0, bitmap.width, bitmap.height).data;
  };
  const [one, other] = [await pixels(a), await pixels(b)];
  let count = 0;
  for (let at = 0; at < one.length; at += 4) {
    if ([0, 1, 2].some((channel) => Math.abs(one[at + channel] - other[at + channel]) > 32)) count += 1;
  }
  return one.length === other.length ? count / (one.length / 4) : 1;
}"""


LOOKS = {
    "dark": ({"color_scheme": "dark"}, environment(scheme="dark")),
    "reduced motion": ({"reduced_motion": "reduce"}, environment()),
    "right to left": ({}, environment(direction="rtl")),
    "wide": ({"width": 1280, "height": 800}, environment(1280, 800)),
}


@pytest.mark.parametrize("look", LOOKS)
def test_the_picture_and_what_takes_its_place_look_the_same(look, shop_server, open_page, artifacts):
    options, value = LOOKS[look]
    kept = {key: options[key] for key in options if key not in ("width", "height")}
    render(shop_server, open_page, value, **kept)
    page, release = open_held(shop_server, open_page, **options)
    screen.wait_for_rest(page)
    before = artifacts.keep(page.screenshot(animations="disabled"), f"takeover-{look.replace(' ', '-')}.png")
    release()
    page.wait_for_function(IS_READY)
    screen.wait_for_rest(page)
    after = artifacts.keep(page.screenshot(animations="disabled"), f"takeover-{look.replace(' ', '-')}-after.png")
    pictures = [base64.b64encode(picture).decode() for picture in (before, after)]
    assert page.evaluate(DIFFERENCE, pictures) < 0.001


def test_the_size_of_text_is_that_of_the_user(shop_server, open_page):
    """A picture for text of the normal size is rendered again for one of twice the size."""
    render(shop_server, open_page)
    page = open_page("about:blank")
    page.route("**/screens.min.css", lambda route: route.fulfill(
        body=route.fetch().text() + "\n:root { font-size: 200% }", content_type="text/css"))
    release = hold(page, "**/gallery.*wasm")
    page.goto(shop_server.url + "/storefront")
    page.wait_for_selector("[data-rendered$=';200']")
    release()
    page.wait_for_function(IS_READY)
    assert page.evaluate("getComputedStyle(document.documentElement).fontSize") == "32px"
    assert page.locator(SHOWN).count() > 1


def test_a_tap_on_a_link_before_the_program_navigates_plainly(rendered, open_page):
    page, _ = open_held(rendered, open_page)
    page.locator(f"{SHOWN} a").first.click()
    page.wait_for_url("**/product/0")
    assert "/product/0" in rendered.requests


def test_a_press_on_a_control_before_the_program_is_kept_and_shows_that_it_waits(rendered, open_page):
    page, release = open_held(rendered, open_page)
    button = page.locator(".strip-menu.button")
    button.click()
    page.wait_for_selector(".strip-menu.button.is-waiting[aria-busy=true]")
    assert page.locator(".gallery-drawer").count() == 0
    release()
    page.wait_for_selector(".gallery-drawer")
    page.wait_for_function(IS_READY)
    assert page.locator(".is-waiting, .strip-menu[aria-busy]").count() == 0


def test_offsets_of_all_scrollers_are_kept_and_what_is_there_is_shown(rendered, open_page):
    page, release = open_held(rendered, open_page)
    page.evaluate("""() => {
      document.querySelector('.collection-view').scrollTop = 260;
      document.querySelectorAll('.carousel')[1].scrollLeft = 343;
    }""")
    screen.wait_for_rest(page)
    seen = """() => [...document.querySelectorAll('.product-cell:not([hidden])')].map((cell) => [cell.textContent, cell.getBoundingClientRect()])
      .filter(([, { left, top, right, bottom }]) => right > 0 && bottom > 0 && left < innerWidth && top < innerHeight)
      .map(([text, { left, top }]) => [text, Math.round(left), Math.round(top)]).sort()"""
    before = page.evaluate(seen)
    release()
    page.wait_for_function(IS_READY)
    screen.wait_for_rest(page)
    offsets = page.evaluate("[document.querySelector('.collection-view').scrollTop, document.querySelectorAll('.carousel')[1].scrollLeft]")
    assert offsets == [260, 343]
    after = page.evaluate(seen)
    assert [each for each in before if each not in after] == []


def test_a_page_that_is_scrolled_is_taken_over_when_it_rests(rendered, open_page):
    page, release = open_held(rendered, open_page)
    release()
    for _ in range(12):
        page.mouse.move(195, 400)
        page.mouse.wheel(0, 20)
        screen.next_frames(page, 4)
    page.wait_for_function(IS_READY)
    screen.wait_for_rest(page)
    assert page.evaluate("document.querySelector('.collection-view').scrollTop") == 240


def test_the_focus_and_the_selected_text_are_kept(rendered, open_page):
    page, release = open_held(rendered, open_page)
    page.evaluate("""() => {
      document.querySelectorAll('.product-cell:not([hidden]) a')[2].focus();
      const text = [...document.querySelectorAll('.label')].find((label) => label.textContent === 'Shelf second').firstChild;
      getSelection().setBaseAndExtent(text, 2, text, 9);
    }""")
    release()
    page.wait_for_function(IS_READY)
    assert page.evaluate("document.activeElement.getAttribute('href')") == "/product/2"
    assert page.evaluate("[getSelection().toString(), getSelection().anchorNode.isConnected]") == ["elf sec", True]


def test_a_wrong_guess_of_the_environment_is_corrected_once(shop_server, open_page):
    render(shop_server, open_page, environment(1280, 800))
    wide = shop_server.markup
    render(shop_server, open_page, environment(412, 915))
    shop_server.markup.update(wide)
    shop_server.rendered = environment(1280, 800)
    page, release = open_held(shop_server, open_page, width=412, height=915)
    page.wait_for_selector("[data-rendered^='412x915']")
    width = page.evaluate("document.querySelector('.product-cell:not([hidden])').offsetWidth")
    pictures = [path for path in shop_server.requests if "picture=" in path]
    assert pictures == ["/storefront?picture=412x915%401%3Bltr%3Blight%3B100"]
    release()
    page.wait_for_function(IS_READY)
    assert page.evaluate("document.querySelector('.product-cell:not([hidden])').offsetWidth") == width
    cookies = {cookie["name"]: cookie for cookie in page.context.cookies()}
    assert cookies["environment"]["value"] == "412x915%401%3Bltr%3Blight%3B100"
    assert (cookies["environment"]["sameSite"], cookies["environment"]["path"]) == ("Lax", "/")


@pytest.mark.parametrize("value", ["", "nonsense", "0x0@0;up;grey;1", "9999999x1@2;ltr;light;100", "<b>\"'"])
def test_a_picture_for_nonsense_is_taken_over_as_any_other(value, rendered, open_page):
    rendered.rendered = value
    page = open_page(rendered.url + "/storefront")
    page.wait_for_function(IS_READY)
    assert page.locator(SHOWN).count() > 3
    assert not [path for path in rendered.requests if "picture=" in path]


def test_a_picture_of_another_build_is_replaced(rendered, open_page):
    rendered.markup = {rendered.rendered: '<div class="old"><a href="/product/1">Coat 1</a><button>Gone</button></div>'}
    page = open_page("about:blank")
    release = hold(page, "**/gallery.*wasm")
    page.goto(rendered.url + "/storefront")
    page.get_by_role("button", name="Gone").click()
    page.get_by_role("link", name="Coat 1").focus()
    release()
    page.wait_for_function(IS_READY)
    assert page.locator(".old").count() == 0
    assert page.evaluate("document.activeElement.getAttribute('href')") == "/product/1"


def test_a_page_in_the_background_is_taken_over(rendered, open_page):
    page = open_page("about:blank")
    # What a browser does with a page that it does not show: no frames, no sizes that are observed, and it says so.
    page.add_init_script("""
      Object.defineProperty(document, 'hidden', { get: () => window.isHidden !== false });
      const { requestAnimationFrame } = window;
      window.waitingFrames = [];
      window.requestAnimationFrame = (handler) => document.hidden ? waitingFrames.push(handler) : requestAnimationFrame(handler);
      window.ResizeObserver = class { observe() {} unobserve() {} disconnect() {} };
      window.PerformanceObserver = class { observe() {} };
    """)
    page.goto(rendered.url + "/storefront")
    page.wait_for_function(IS_READY, polling=100)
    page.evaluate("window.isHidden = false; waitingFrames.splice(0).forEach((handler) => requestAnimationFrame(handler))")
    assert page.locator(SHOWN).count() > 3


def test_a_page_whose_program_is_blocked_is_read_and_its_links_work(rendered, open_page):
    page = open_page("about:blank", allowed=["ERR_FAILED", "net::"])
    page.route("**/*.wasm", lambda route: route.abort())
    page.goto(rendered.url + "/storefront")
    screen.nothing_happens(page, 1_500)  # nothing takes the place of the picture
    assert page.locator(SHOWN).count() > 3
    assert page.get_by_text("Something went wrong").count() == 0
    page.locator(f"{SHOWN} a").first.click()
    page.wait_for_url("**/product/0")


def test_a_policy_that_forbids_programs_leaves_the_page(rendered, open_page):
    page = open_page("about:blank", allowed=["WebAssembly", "Content Security Policy"])
    page.route("**/storefront", lambda route: route.fulfill(
        body=route.fetch().text(), content_type="text/html",
        headers={"Content-Security-Policy": "script-src 'self'"}))
    page.goto(rendered.url + "/storefront")
    screen.nothing_happens(page, 1_500)  # nothing takes the place of the picture
    assert page.locator(SHOWN).count() > 3
    assert page.locator("main").count() == 1
    assert page.get_by_text("Something went wrong").count() == 0


def test_a_program_that_traps_behind_the_picture_leaves_it(rendered, open_page):
    page = open_page("about:blank", allowed=["unreachable"])
    # A program that exports `host_main`, which does nothing but `unreachable`.
    trap = bytes.fromhex("0061736d01000000" "010401600000" "03020100" "070d0109" + b"host_main".hex() + "0000" "0a05010300000b")
    page.route("**/gallery.wasm", lambda route: route.fulfill(body=trap, content_type="application/wasm"))
    rendered.parts = False
    page.goto(rendered.url + "/storefront")
    screen.nothing_happens(page, 1_500)  # nothing takes the place of the picture
    assert page.locator(SHOWN).count() > 3 and page.locator("main").count() == 1


def test_a_page_without_scripts_is_read(rendered, open_page):
    page = open_page("about:blank", java_script_enabled=False)
    page.goto(rendered.url + "/storefront")
    page.locator(f"{SHOWN} a").first.click()
    page.wait_for_url("**/product/0")
