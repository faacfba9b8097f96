"""The earnings and the gallery around them in Chromium on a real server: a journey by pointer, one by keys alone, the
drawers, and the looks."""

import re
import time

import pytest

import screen
from conftest import DOCUMENTATION, require_built
from portal import TROUBLE, announced, plan, wait_for
from take_pictures import HAS_IMAGES, SCREENS
from test_accessibility import violations_in_schemes

TOP = ".screen:not(.is-beneath)"
SEEN = f"{TOP} .cell:not([hidden]):not([aria-hidden=true])"
PATHS = ["/", "/earnings", *SCREENS.values()]
# What the variables of the enlarged receipt are.
ZOOM = "() => ['scale', 'x', 'y'].map((name) => Number(document.querySelector('.zoom-view').style.getPropertyValue('--zoom-' + name)))"
FOCUS = "() => { const held = document.activeElement; return held.getAttribute('aria-label') ?? held.textContent; }"


def open_transaction(open_page, server, number=40, **options):
    page = open_page(f"{server.url}/earnings/{number}", **options)
    page.locator(f"{TOP} .celebration-cell:not([hidden])").wait_for()
    return page


def rows(page, kind):
    """The texts of the rows of a kind that are seen."""
    return page.locator(f"{SEEN}.{kind}").locator("visible=true").all_inner_texts()


def wait_for_rows(page, kind, count):
    page.wait_for_function(
        """([cells, count]) => [...document.querySelectorAll(cells)].filter((cell) =>
            cell.checkVisibility({ opacityProperty: true, visibilityProperty: true })).length === count""",
        arg=[f"{SEEN}.{kind}", count])


def wait_for_zoom(page, condition):
    page.wait_for_function(f"() => {{ const [scale, x, y] = ({ZOOM})(); return {condition}; }}")


def wait_for_focus(page, text):
    page.wait_for_function(f"(text) => ({FOCUS})().startsWith(text)", arg=text)


def press_until(page, key, text, most=40):
    """Presses a key until the focus is on something of a name, and has moved so many times at most.

    A key that comes before its part of the program is loaded moves nothing, and is pressed again."""
    end, moves = time.monotonic() + 15, 0
    while moves < most and time.monotonic() < end:
        before = page.evaluate(FOCUS)
        if before.startswith(text):
            return
        page.keyboard.press(key)
        screen.next_frames(page)
        moves += page.evaluate(FOCUS) != before
    raise AssertionError(f"{key} does not lead to {text} in {moves} moves; the focus is on {page.evaluate(FOCUS)}")


def stored_feedback(page, server, number):
    return page.request.get(f"{server.url}/v1/earnings/{number}").json().get("feedback")


def wait_for_stored(page, server, number, expected):
    screen.wait_until(page, lambda: stored_feedback(page, server, number), expected)


def test_a_journey_by_pointer(own_server, visit):
    page = visit(own_server.url, allowed=TROUBLE)
    page.locator(f"{SEEN}.gallery-card").first.wait_for()
    screen.scroll_to(page, 900)
    page.get_by_role("link", name="Earnings.").click()
    wait_for(page, "earned with 40 receipts")
    assert page.url == own_server.url + "/earnings" and page.title() == "Earnings"
    page.mouse.move(195, 500)

    def is_end_seen():
        page.mouse.wheel(0, 1500)
        return page.get_by_text("That is all.").locator("visible=true").count() > 0

    screen.wait_until(page, is_end_seen)
    # The same address is loaded again, where it was left if that was stored by then.
    page.goto(own_server.url + "/earnings")
    screen.wait_for_rest(page)
    screen.scroll_to(page, 0)
    page.locator(f"{TOP} a[href='/earnings/40']").click()
    wait_for(page, "You earned cash back!")
    assert page.title() == "Green Basket"

    # Sections open and close, and stay so when the transaction is loaded again.
    offers, extras = (page.request.get(own_server.url + "/v1/earnings/40").json()[name] for name in ["offers", "extras"])
    wait_for_rows(page, "earnings-earning", len(offers))
    page.get_by_text(f"Extra earnings ({len(extras)})").click()
    wait_for_rows(page, "earnings-earning", len(offers) + len(extras))
    page.get_by_text(f"Offers matched ({len(offers)})").click()
    wait_for_rows(page, "earnings-earning", len(extras))
    page.get_by_role("button", name="Load again").locator("visible=true").click()
    screen.nothing_happens(page, 500)  # what was closed stays closed
    wait_for_rows(page, "earnings-earning", len(extras))

    # Feedback is stored, taken back, and undone where the server refuses it.
    up = page.get_by_role("button", name="Thumbs up")
    up.scroll_into_view_if_needed()
    up.click()
    wait_for_stored(page, own_server, 40, {"rating": "up", "text": ""})
    page.get_by_role("button", name="Undo").click()
    wait_for_stored(page, own_server, 40, None)
    plan(own_server, "/v1/earnings/40/feedback", "fail")
    page.get_by_role("button", name="Thumbs down").click()
    wait_for(page, "Your feedback could not be saved")
    assert page.locator("[aria-pressed=true]").count() == 0 and "could not be saved" in announced(page)
    page.get_by_role("button", name="Thumbs down").click()
    field = page.get_by_role("textbox", name="Anything to add?")
    field.fill("One offer is missing")
    page.get_by_role("button", name="Clear").click()
    page.get_by_role("button", name="Undo").click()
    assert field.input_value() == "One offer is missing"
    page.get_by_role("button", name="Send note").click()
    wait_for_stored(page, own_server, 40, {"rating": "down", "text": "One offer is missing"})

    # The receipt in large.
    page.get_by_role("button", name="View Receipt of Green Basket, part 1 of 2").click()
    viewer = page.get_by_role("dialog", name="Receipt of Green Basket, part 1 of 2")
    viewer.wait_for()
    wait_for_zoom(page, "scale === 1")
    box = page.locator(".zoom-view").bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.dblclick(x, y)
    wait_for_zoom(page, "scale === 2.5 && x === 0")
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 40, y + 60, steps=4)
    page.mouse.up()
    wait_for_zoom(page, "Math.abs(x - 40) < 1 && Math.abs(y - 60) < 1")
    page.mouse.wheel(0, -120)
    wait_for_zoom(page, "scale > 2.5")
    page.get_by_role("button", name="Next part").click()
    page.get_by_role("dialog", name="Receipt of Green Basket, part 2 of 2").wait_for()
    wait_for_zoom(page, "scale === 1")
    page.locator(".zoom-picture.is-loaded").wait_for()
    page.get_by_role("button", name="Close").click()
    page.locator(".receipt-viewer").wait_for(state="detached")
    page.go_back()
    wait_for(page, "earned with 40 receipts")
    page.locator(".strip-menu").click()
    page.locator(".drawer-home").click()
    page.wait_for_url(own_server.url + "/")
    wait_for(page, "CollectionViewKit")


def test_a_journey_by_keys_alone(own_server, open_page):
    require_built(DOCUMENTATION, "Scripts/build-documentation")
    page = open_page(own_server.url, width=1280, height=800)
    page.locator(f"{SEEN}.gallery-card").first.wait_for()
    press_until(page, "Tab", "Storefront")
    press_until(page, "ArrowDown", "Earnings")
    page.keyboard.press("Enter")
    wait_for(page, "earned with 40 receipts")
    press_until(page, "Tab", "LLarkfield")
    press_until(page, "ArrowDown", "GGreen Basket", most=5)
    page.keyboard.press("Enter")
    wait_for(page, "You earned cash back!")
    before = len(rows(page, "earnings-earning"))
    press_until(page, "Tab", "Offers matched")
    page.keyboard.press("Enter")
    wait_for_rows(page, "earnings-earning", 0)
    page.keyboard.press("Enter")
    wait_for_rows(page, "earnings-earning", before)
    press_until(page, "Tab", "Thumbs up")
    page.keyboard.press("Space")
    wait_for_stored(page, own_server, 40, {"rating": "up", "text": ""})
    page.keyboard.press("Control+z")
    wait_for_stored(page, own_server, 40, None)
    page.keyboard.press("Control+y")
    wait_for_stored(page, own_server, 40, {"rating": "up", "text": ""})

    # The focus stays in the viewer, and comes back from it.
    press_until(page, "ArrowDown", "View Receipt", most=8)
    press_until(page, "ArrowLeft", "View Receipt of Green Basket, part 1", most=2)
    page.keyboard.press("Enter")
    page.get_by_role("dialog").wait_for()
    wait_for_focus(page, "Receipt of Green Basket, part 1")
    for _ in range(3):
        page.keyboard.press("+")
    wait_for_zoom(page, "scale > 3")
    page.keyboard.press("ArrowLeft")
    wait_for_zoom(page, "x > 0")
    page.keyboard.press("0")
    wait_for_zoom(page, "scale === 1")
    page.keyboard.press("ArrowRight")
    page.get_by_role("dialog", name="Receipt of Green Basket, part 2 of 2").wait_for()
    held = set()
    for _ in range(12):
        page.keyboard.press("Tab")
        held.add(page.evaluate("() => document.activeElement === document.body || !!document.activeElement.closest('.receipt-viewer')"))
    assert held == {True}
    page.locator(".zoom-view").focus()
    page.keyboard.press("Escape")
    page.locator(".receipt-viewer").wait_for(state="detached")
    wait_for_focus(page, "View Receipt of Green Basket, part 1")

    # So does the drawer.
    press_until(page, "Tab", "Gallery menu")
    page.keyboard.press("Enter")
    page.get_by_role("dialog", name="Gallery menu").wait_for()
    wait_for_focus(page, "Close")
    press_until(page, "Tab", "UndoHistory", most=12)
    with page.context.expect_page() as opened:
        page.keyboard.press("Enter")
    assert opened.value.url == own_server.url + "/documentation/documentation/collectionviewkit/undohistory/"
    opened.value.get_by_role("heading", level=1, name="UndoHistory").wait_for()
    opened.value.close()
    page.keyboard.press("Escape")
    wait_for_focus(page, "Gallery menu")
    assert page.locator(".gallery[inert]").count() == 0


def test_every_screen_says_how_it_is_built_and_every_link_of_it_leads_somewhere(server, visit):
    require_built(DOCUMENTATION, "Scripts/build-documentation")
    page = visit(server.url, real_pictures=False)
    page.locator(f"{SEEN}.gallery-card").first.wait_for()
    links = page.evaluate("() => [...document.querySelectorAll('.gallery-card a')].map((link) => link.getAttribute('href'))")
    for _ in screen.scroll_through(page):
        links += page.evaluate("() => [...document.querySelectorAll('.gallery-card a')].map((link) => link.getAttribute('href'))")
    assert set(links) == {"/" + path.split("/")[1] for path in SCREENS.values()}
    targets = {}
    for path in PATHS:
        page.goto(server.url + path)
        page.get_by_role("button", name="Gallery menu").click()
        page.locator(".part-link").first.wait_for()
        parts = page.locator(".part-link").evaluate_all("(links) => links.map((link) => link.getAttribute('href'))")
        targets[page.locator(".drawer-panel .text-title2").inner_text()] = parts
        page.locator(".drawer-ground").click(position={"x": 5, "y": 5})
        page.locator(".gallery-drawer").wait_for(state="detached")
    # The gallery has a drawer of its own, and each screen on a card one.
    assert len(targets) == 1 + len(SCREENS)
    for target in sorted({part for parts in targets.values() for part in parts}):
        answer = page.request.get(server.url + target)
        assert answer.status == 200 and "/documentation/collectionviewkit/" in answer.url, target


# The sizes that screens are looked at in, and the order of the schemes in each.
LOOKS = [(390, 844, ("light", "dark")), (1280, 800, ("dark", "light"))]


def open_looks(open_page, url, artifacts, *size):
    """Opens a screen. Returns the page and a function that takes pictures of what it shows in a size and checks its rules."""
    page = open_page(url, *size, allowed=TROUBLE)

    # The markup of the documentation is DocC's.
    def look(name, ready, width, height, schemes, is_ours=True):
        save = lambda scheme: artifacts.save(page, f"{name}-{width}-{scheme}.png")
        page.set_viewport_size({"width": width, "height": height})
        page.locator(ready).locator("visible=true").first.wait_for()
        page.wait_for_function(HAS_IMAGES)
        if is_ours:
            assert violations_in_schemes(page, save=save, schemes=schemes) == [], (name, width)
        else:
            for scheme in schemes:
                page.emulate_media(color_scheme=scheme)
                screen.wait_for_rest(page)
                save(scheme)

    return page, look


def test_looks(own_server, visit, artifacts):
    require_built(DOCUMENTATION, "Scripts/build-documentation")
    page, look_once = open_looks(visit, own_server.url, artifacts)

    def look(name, ready, **options):
        for width, height, schemes in LOOKS:
            look_once(name, ready, width, height, schemes, **options)

    look("gallery", f"{SEEN}.gallery-card")
    page.get_by_role("button", name="Gallery menu").click()
    look("gallery-drawer", ".part-link")
    page.goto(own_server.url + "/earnings")
    look("earnings-list", f"{SEEN}.transaction-cell")
    for name, number in [("extras", 40), ("plain", 39), ("pending", 42)]:
        page.goto(f"{own_server.url}/earnings/{number}")
        look(f"earnings-{name}", f"{SEEN}.celebration-cell")
    plan(own_server, "/v1/earnings/38", "fail")
    page.goto(own_server.url + "/earnings/38")
    look("earnings-error", f"{TOP} .content-unavailable >> text=Try again")
    page.goto(own_server.url + "/documentation/Commands")
    look("documentation", "h1", is_ours=False)


# The bar that takes a change back is shown for some seconds: each scheme is the first once.
@pytest.mark.parametrize("width, height, schemes", LOOKS)
def test_looks_of_feedback_and_of_a_receipt(own_server, visit, artifacts, width, height, schemes):
    page, look_once = open_looks(visit, own_server.url + "/earnings/40", artifacts, width, height)
    look = lambda name, ready: look_once(name, ready, width, height, schemes)
    page.get_by_text(re.compile("^Extra earnings")).click()
    page.get_by_role("button", name="Thumbs down" if width == 390 else "Thumbs up").click()
    wait_for(page, "Thank you")
    page.get_by_role("textbox").fill("One offer is missing")
    screen.scroll_to(page, 700)
    look("earnings-feedback", f"{SEEN}.feedback-cell")
    screen.scroll_to(page, 5000)
    # A cell that leaves may have the same text.
    page.locator(SEEN).get_by_text("When is it paid?").locator("visible=true").click()
    screen.scroll_to(page, 5000)
    look("earnings-help", f"{SEEN}.earnings-contact")
    page.get_by_role("button", name=re.compile("^View Receipt.*part 1")).click()
    look("earnings-receipt", ".zoom-picture.is-loaded")
