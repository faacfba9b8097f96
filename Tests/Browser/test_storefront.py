"""The storefront as a person sees it, in a real browser on a real server."""

import json
import re
from urllib.parse import quote

import pytest

import screen
from conftest import run_page

SIZES = {"XL": 1.5, "L": 2.5, "M": 3.5, "S": 4.5, "XS": 5.5, "XXS": 6.5}
WIDTHS = [320, 375, 390, 428, 768, 1440]


def home(page):
    return page.request.get(page.url.removesuffix("/storefront") + "/v1/pages/home").json()


def test_every_density_shows_its_number_of_products(server, visit):
    page = visit(server.shop, width=WIDTHS[0], height=900, real_pictures=False)
    screen.wait_for_products(page)
    sections = home(page)["sections"]
    for width in WIDTHS:
        with screen.case(f"{width} points wide"):
            screen.resize(page, width, 900)
            check_densities(page, sections, width)


def check_densities(page, sections, width):
    """Goes through the shop and compares how many products each row shows with what the page of the server says for a width."""
    wanted = {}
    narrow = set()
    for section in sections:
        size = re.fullmatch(r"HomeWidgetProduct(\w+)", section["layout"])
        if size:
            count = SIZES.get(size[1], SIZES["M"])
            # The page names a greater number for wide screens. Those between a phone and a wide screen show half of the products more.
            wide = section["metrics"]["wideVisible"] / 10
            medium = count + (wide - count) // 2
            wanted[section["title"]] = wide if width >= 1000 else medium if width >= 700 else count
            narrow.add(count)
    seen = {}
    for _ in screen.scroll_through(page, step=350):
        screen.wait_until_loaded(page)
        seen.update(page.evaluate(screen.VISIBLE_COUNTS))
    assert set(wanted) <= set(seen)
    assert narrow == set(SIZES.values())
    for title, count in wanted.items():
        assert seen[title] == pytest.approx(count, abs=0.02), title


def test_scrolling_down_and_up_keeps_the_document_small_and_every_product_itself(server, visit):
    page = visit(server.shop, height=844, real_pictures=False)
    screen.wait_for_products(page)
    products = {}

    def look():
        counts = page.evaluate(screen.CELL_COUNTS)
        assert counts["all"] <= 3 * counts["seen"], counts
        assert page.evaluate(screen.LARGEST_GAP) < 120
        for product in page.evaluate(screen.PRODUCTS):
            assert product["picture"] == product["link"]
            said = products.setdefault(product["link"], product["label"])
            assert said == product["label"]
            for text in product["texts"]:
                # Between a price and the old one a pause is read.
                assert text.replace(" Was ", ", Was ") in product["label"], product

    offsets = []
    for offset in screen.scroll_through(page, step=170):
        offsets.append(offset)
        screen.wait_until_loaded(page)
        look()
    for offset in reversed(offsets):
        screen.scroll_to(page, offset)
        look()
    assert len(products) > 100


def test_no_frame_of_a_fling_is_without_content(server, visit):
    page = visit(server.shop, real_pictures=False)
    screen.wait_for_products(page)
    for _ in screen.scroll_through(page):
        screen.wait_until_loaded(page)
    screen.scroll_to(page, 0)
    page.mouse.move(200, 400)
    page.evaluate(
        """(measure) => {
            window.gaps = [];
            const look = new Function('return ' + measure)();
            // A message arrives when every callback of the frame has run: what is there then is what is painted.
            const painted = new MessageChannel();
            painted.port1.onmessage = () => window.gaps.push(look());
            const next = () => { painted.port2.postMessage(0); requestAnimationFrame(next); };
            requestAnimationFrame(next);
        }""",
        screen.LARGEST_GAP,
    )
    for delta in [120] * 20 + [400] * 20 + [-400] * 20:
        page.mouse.wheel(0, delta)
        screen.next_frames(page, 1)
    gaps = page.evaluate("window.gaps")
    assert len(gaps) > 30
    assert max(gaps) < 120


def test_pictures_are_fetched_in_the_smallest_width_that_fills_their_place(server, open_page):
    for scale in (1, 2):
        page = open_page(server.shop, device_scale_factor=scale)
        screen.wait_for_products(page)
        widths = home(page)["media"]["widths"]
        drawn = page.evaluate(
            """() => [...document.querySelectorAll('.product-cell:not([hidden]):not(.is-placeholder) img')]
                .map((image) => [image.getBoundingClientRect().width, image.getAttribute('src')])"""
        )
        assert drawn
        for width, source in drawn:
            enough = [candidate for candidate in widths if candidate >= width * scale - 0.5]
            assert source.split("/")[2] == str(enough[0] if enough else widths[-1])


def test_a_product_opens_its_page_and_back_returns_to_the_same_place(server, visit):
    page = visit(server.shop)
    screen.wait_for_products(page)
    screen.scroll_to(page, 700)
    # One in sight: a row that is only kept near the screen may be put away before its offset is read.
    page.evaluate(
        """() => {
            const seen = [...document.querySelectorAll('.orthogonal:not([hidden]) > .carousel')].find((row) => {
                const { top, bottom } = row.getBoundingClientRect();
                return top < innerHeight / 2 && bottom > innerHeight / 4;
            });
            seen.scrollLeft = 300;
        }"""
    )
    screen.wait_for_rest(page)
    offsets = "() => [document.querySelector('.collection-view').scrollTop, ...[...document.querySelectorAll('.carousel')].map((e) => e.scrollLeft)]"
    before = page.evaluate(offsets)
    assert any(offset > 100 for offset in before[1:])
    cell = screen.product_in_sight(page)
    destination = screen.destination(cell)
    cell.click()
    page.wait_for_url("**" + destination)
    page.wait_for_selector(".hero-cell:not(.is-placeholder)")
    assert page.title() == page.locator(".hero-name").inner_text()
    page.go_back()
    screen.wait_for_products(page)
    screen.wait_until(page, lambda: page.evaluate(offsets), before)
    assert page.locator(".hero-cell").count() == 0


def test_a_carousel_keeps_its_offset_while_its_section_is_recycled(server, visit):
    page = visit(server.shop)
    screen.wait_for_products(page)
    carousel = page.locator(".carousel:visible").first
    title = carousel.get_attribute("aria-label")
    carousel.evaluate("(element) => { element.scrollLeft = 420; }")
    screen.wait_for_rest(page)
    # It snaps to the start of a product.
    offset = carousel.evaluate("(element) => element.scrollLeft")
    assert offset > 100
    for _ in screen.scroll_through(page):
        pass
    screen.scroll_to(page, 0)
    screen.wait_for_rest(page)
    again = page.locator(f'.carousel[aria-label="{title}"]')
    assert again.evaluate("(element) => element.scrollLeft") == pytest.approx(offset, abs=1)


def test_carousels_scroll_by_wheel_keyboard_and_buttons(server, visit):
    page = visit(server.shop, width=1280, height=800)
    screen.wait_for_products(page)
    carousel = page.locator(".carousel:visible").first
    offset = lambda: carousel.evaluate("(element) => element.scrollLeft")
    box = carousel.bounding_box()
    page.mouse.move(box["x"] + 200, box["y"] + 100)
    page.mouse.wheel(500, 0)
    page.wait_for_function("(row) => row.scrollLeft > 100", arg=carousel.element_handle())
    # Ticks that follow within half a second belong, to the browser, to the row that the first of them scrolled.
    screen.wait_for_rest(page, 700)
    # A wheel that turns downwards over a carousel scrolls the page, not the carousel.
    before = offset()
    page.mouse.wheel(0, 100)
    page.wait_for_function("(view) => view.scrollTop > 50", arg=screen.scroller(page).element_handle())
    screen.wait_for_rest(page)
    assert offset() == before
    screen.scroll_to(page, 0)
    window = page.locator(".orthogonal:visible").first
    window.hover()
    window.locator(".carousel-next").click()
    page.wait_for_function("([row, before]) => row.scrollLeft > before", arg=[carousel.element_handle(), before])
    screen.wait_for_rest(page)
    for _ in range(6):
        if window.locator(".carousel-previous").is_visible():
            window.locator(".carousel-previous").click()
            screen.wait_for_rest(page)
    assert offset() == 0 and not window.locator(".carousel-previous").is_visible()
    window.locator(".product-cell:visible a").first.focus()
    page.keyboard.press("ArrowRight")
    page.wait_for_function("(row) => row.scrollLeft > 0", arg=carousel.element_handle())


def test_the_keyboard_alone_reaches_products_in_order_and_opens_one(server, visit):
    page = visit(server.shop)
    screen.wait_for_products(page)
    screen.scroll_to(page, 2000)
    screen.wait_for_rest(page)
    screen.scroll_to(page, 0)
    screen.wait_for_rest(page)
    tops = []
    for _ in range(14):
        page.keyboard.press("Tab")
        screen.next_frames(page)
        focused = page.evaluate(
            """() => { const cell = document.activeElement.closest('.cell');
                if (!cell) return null;
                const box = cell.getBoundingClientRect(); const view = cell.closest('.collection-view');
                return [Math.round(box.top + view.scrollTop), Math.round(box.left + (cell.closest('.carousel')?.scrollLeft ?? 0))]; }"""
        )
        if focused:
            tops.append(focused)
    assert len(tops) > 8
    assert tops == sorted(tops)
    destination = page.evaluate("document.activeElement.getAttribute('href')")
    page.keyboard.press("Enter")
    page.wait_for_url("**" + destination)


def test_the_tab_key_passes_over_no_product_of_a_carousel(server, visit):
    page = visit(server.shop)
    screen.wait_for_products(page)
    items = page.evaluate("() => fetch('/v1/pages/home').then((response) => response.json())")["sections"][0]["items"]
    expected = [f"/product/{item['on']['select'][0]['args']['id']}" for item in items]
    visited = []
    for _ in range(len(expected) + 10):
        page.keyboard.press("Tab")
        screen.wait_for_rest(page, 0)
        href = page.evaluate("document.activeElement.getAttribute('href') ?? ''")
        if href.startswith("/product/"):
            visited.append(href)
        elif visited:
            break
    assert len(expected) > 8
    assert visited[:len(expected)] == expected


def test_a_product_opens_in_another_tab_with_the_browsers_own_gesture(server, open_page):
    page = open_page(server.shop)
    screen.wait_for_products(page)
    screen.wait_until_loaded(page)
    cell = screen.product_in_sight(page)
    destination = screen.destination(cell)
    with page.context.expect_page() as opened:
        cell.click(modifiers=["Control"])
    opened.value.wait_for_url("**" + destination, wait_until="commit")
    assert page.url == server.shop


def test_the_unknown_layout_of_the_article_is_shown_and_reported(server, open_page):
    messages = []
    page = open_page("about:blank")
    page.on("console", lambda message: messages.append(message.text))
    page.goto(server.shop)
    screen.wait_for_products(page)
    for _ in screen.scroll_through(page):
        screen.wait_until_loaded(page)
    screen.wait_until(page, lambda: any("HomeWidgetProductX" in message for message in messages))
    screen.wait_until(page, lambda: any("client report" in line and "HomeWidgetProductX" in line for line in server.log))


def test_a_failing_server_shows_a_message_and_retry_brings_the_page(shell_server, open_page):
    page = open_page("about:blank", allowed=["503", "ERR_"])
    answer = {"status": 503, "body": "{}"}
    page.route("**/v1/pages/home", lambda route: route.fulfill(**answer) if answer else route.continue_())
    page.goto(shell_server.shop)
    page.get_by_role("button", name="Try again").wait_for()
    assert page.get_by_text("This page cannot be shown").is_visible()
    answer = None
    page.get_by_role("button", name="Try again").click()
    screen.wait_for_products(page)
    assert not page.get_by_role("button", name="Try again").is_visible()


def test_a_page_that_cannot_be_decoded_is_never_half_shown(shell_server, open_page):
    page = open_page("about:blank", allowed=["/v1/pages/home: The page could not be read"])
    page.route("**/v1/pages/home", lambda route: route.fulfill(status=200, content_type="application/json", body='{"format":1,"page":'))
    page.goto(shell_server.shop)
    page.get_by_text("This page cannot be shown").wait_for()
    assert page.locator(".cell:visible").count() == 0


def test_offline_is_said_and_ends_by_itself(server, open_page):
    page = open_page(server.shop, allowed=["ERR_INTERNET_DISCONNECTED", "Failed to load"])
    screen.wait_for_products(page)
    screen.wait_until_loaded(page)
    page.context.set_offline(True)
    screen.product_in_sight(page).click()
    page.get_by_text("You are offline").wait_for()
    page.context.set_offline(False)
    page.wait_for_selector(".hero-cell:not(.is-placeholder)")


def test_one_failing_section_leaves_the_others_and_can_be_retried(shell_server, open_page):
    page = open_page("about:blank", allowed=["500", "Failed to load"])
    failing = [True]

    def answer(route):
        if failing[0] and "after=" not in route.request.url:
            route.fulfill(status=500, body="{}")
        else:
            route.continue_()

    page.route("**/v1/sections/knitwear*", answer)
    page.goto(shell_server.shop)
    screen.wait_for_products(page)
    retry = page.locator(".section-message:visible button")
    for _ in screen.scroll_through(page, step=300):
        screen.next_frames(page, 5)
        # In sight, not only near: cells that are near while the user scrolls need not be at rest.
        if page.evaluate(
            """() => [...document.querySelectorAll('.section-message button')]
                .some((one) => one.checkVisibility() && one.getBoundingClientRect().bottom < innerHeight)"""
        ):
            break
    # Where the user comes to rest, what is missing there is requested once more.
    screen.wait_for_rest(page, 500)
    retry.wait_for()
    failing[0] = False
    retry.click()
    retry.wait_for(state="detached", timeout=10_000) if retry.count() else None
    page.locator('.carousel[aria-label="KNITWEAR"] .product-cell:not(.is-placeholder)').first.wait_for(state="attached")


def test_nothing_shifts_while_the_page_loads(server, open_page):
    page = open_page("about:blank")
    # As at every visit but the first: a page for a window of another width is replaced as a whole.
    page.context.add_cookies([{"name": "environment", "value": quote("390x844@1;ltr;light;100"), "url": server.url}])
    # Where each product stands whenever it is looked at, in every frame from the first one on.
    page.add_init_script(
        """window.places = {};
        const look = () => {
            for (const cell of document.querySelectorAll('.product-cell:not([hidden]):not(.is-placeholder)')) {
                const { left, top, width, height } = cell.getBoundingClientRect();
                // A product may stand in several rows.
                const name = `${cell.closest('.carousel')?.ariaLabel} ${cell.querySelector('a').getAttribute('href')}`;
                (window.places[name] ??= new Set()).add([left, top, width, height].join());
            }
            requestAnimationFrame(look);
        };
        requestAnimationFrame(look);"""
    )
    page.goto(server.shop)
    screen.wait_for_products(page)
    wait_for_pictures(page)
    screen.nothing_happens(page, 1000)  # a shift would follow what has come
    places = page.evaluate("Object.values(window.places).map((places) => places.size)")
    assert len(places) > 1 and set(places) == {1}


def test_at_twice_the_text_size_no_line_is_cut_in_its_height(server, visit):
    page = visit(server.shop)
    screen.wait_for_products(page)
    page.evaluate("""() => { document.documentElement.style.fontSize = '200%'; }""")
    screen.wait_for_rest(page, 400)
    for _ in screen.scroll_through(page):
        screen.next_frames(page, 4)
        cut = page.evaluate(
            """() => [...document.querySelectorAll('.reusable:not([hidden])')].flatMap((view) => {
                const bounds = view.getBoundingClientRect();
                return [...view.querySelectorAll('.label:not([hidden])')].filter((label) => {
                    const box = label.getBoundingClientRect();
                    return label.textContent && box.height > 0 && (box.bottom > bounds.bottom + 1 || box.top < bounds.top - 1);
                }).map((label) => label.textContent);
            })"""
        )
        assert cut == []


def test_reduced_motion_scrolls_without_animation(server, open_page):
    page = open_page(server.shop, width=1280, height=800, reduced_motion="reduce")
    screen.wait_for_products(page)
    window = page.locator(".orthogonal:visible").first
    window.hover()
    window.locator(".carousel-next").click()
    screen.next_frames(page, 3)
    carousel = window.locator(".carousel")
    first = carousel.evaluate("(element) => element.scrollLeft")
    screen.nothing_happens(page, 300)  # an animation would go on from there
    assert first > 0 and carousel.evaluate("(element) => element.scrollLeft") == first


def test_outlines_stand_still_with_reduced_motion(shell_server, open_page):
    page = open_page("about:blank", reduced_motion="reduce")
    page.route("**/v1/pages/home", lambda route: None)
    page.goto(shell_server.shop)
    page.wait_for_selector(".is-placeholder .product-picture")
    seen = {
        page.locator(".is-placeholder .product-picture").first.evaluate("(element) => getComputedStyle(element).opacity")
        for _ in range(12)
    }
    assert seen == {"1"}


def test_the_keys_that_scroll_work_before_anything_holds_the_focus(server, visit):
    page = visit(server.shop)
    screen.wait_for_products(page)
    page.keyboard.press("PageDown")
    view = screen.scroller(page).element_handle()
    page.wait_for_function("(view) => view.scrollTop > 300", arg=view)
    screen.wait_for_rest(page)
    page.keyboard.press("Home")
    page.wait_for_function("(view) => view.scrollTop === 0", arg=view)


def test_back_returns_the_focus_to_the_product(server, visit):
    page = visit(server.shop)
    screen.wait_for_products(page)
    focused = "document.activeElement.getAttribute('href')"
    for _ in range(12):
        page.keyboard.press("Tab")
        if (page.evaluate(focused) or "").startswith("/product/"):
            break
    product = page.evaluate(focused)
    page.keyboard.press("Enter")
    page.wait_for_selector(".hero-cell:not(.is-placeholder)")
    page.go_back()
    screen.wait_for_products(page)
    assert product.startswith("/product/")
    screen.wait_until(page, lambda: page.evaluate(focused), product)


def test_editing_the_stored_page_changes_the_screen(own_server, visit, tmp_path):
    page = visit(own_server.shop)
    screen.wait_for_products(page)
    document = json.loads(run_page("export", "--database", own_server.database, "home").stdout)
    sections = document["sections"]
    titles = [section["title"] for section in sections]
    first, second = titles[0], titles[1]
    sections[0], sections[1] = sections[1], sections[0]
    changed = next(section for section in sections if section["layout"] == "HomeWidgetProductM")
    changed["layout"] = "HomeWidgetProductXS"
    file = tmp_path / "home.json"
    file.write_text(json.dumps(document))
    run_page("put", "--database", own_server.database, "home", file)
    page.reload()
    screen.wait_for_products(page)
    page.wait_for_function(
        """(title) => [...document.querySelectorAll('.section-title')].filter((one) => one.checkVisibility())
            .sort((one, other) => one.getBoundingClientRect().top - other.getBoundingClientRect().top)[0]?.innerText === title""",
        arg=second,
    )
    seen = {}
    for _ in screen.scroll_through(page, step=300):
        screen.wait_until_loaded(page)
        seen.update(page.evaluate(screen.VISIBLE_COUNTS))
    assert seen[changed["title"]] == pytest.approx(5.5, abs=0.02)
    assert first in page.request.get(own_server.url + "/v1/pages/home").text()


def test_screenshots(server, open_page, artifacts):
    page = open_page(server.shop, device_scale_factor=2)

    def save(name):
        for width, height in [(1280, 800), (390, 844)]:
            screen.resize(page, width, height)
            for scheme in ["light", "dark"]:
                page.emulate_media(color_scheme=scheme)
                wait_for_pictures(page)
                artifacts.save(page, f"{name}-{width}-{scheme}.png")

    screen.wait_for_products(page)
    save("home")
    cell = screen.product_in_sight(page)
    destination = screen.destination(cell)
    cell.click()
    page.wait_for_url("**" + destination)
    page.wait_for_selector(".hero-cell:not(.is-placeholder)")
    save("product")


def test_picture_of_the_readme(server, open_page, artifacts):
    page = open_page(server.shop, width=1180, height=760)
    screen.wait_for_products(page)
    screen.scroll_to(page, 1395)
    screen.wait_until_loaded(page)
    wait_for_pictures(page)
    artifacts.save(page, "storefront.png")


def wait_for_pictures(page):
    page.wait_for_function(
        """() => [...document.querySelectorAll('.screen:not(.is-beneath) .reusable:not([hidden]) .image')].every((image) => {
            const box = image.getBoundingClientRect();
            const end = image.closest('.hero-window')?.getBoundingClientRect().right ?? innerWidth;
            return box.top > innerHeight || box.left >= end - 1 || image.classList.contains('is-loaded');
        })""",
        timeout=60_000,
    )
    screen.wait_for_rest(page)
