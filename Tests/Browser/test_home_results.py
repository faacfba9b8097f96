"""The results of a search for homes in Chromium on a real server: a journey with the pointer beside the form, and one with
the keyboard alone on a phone."""

import pytest
from playwright.sync_api import expect

from homes import TROUBLE, offset
from homes_results import ROWS, SCROLL, SEARCH_BUTTON, SEEN, count, open_results, seen, wait_for_count, wait_for_rows
from portal import plan
from screen import IS_WHOLE, nothing_happens, tab_to
from test_accessibility import violations, violations_in_schemes


def test_a_search_with_the_pointer(own_server, visit, artifacts):
    page = open_results(visit, own_server, "?kind=loft", width=1280, height=800, allowed=TROUBLE)
    everywhere = count(page)

    # A place is a narrower search, which needs no response of the server; the whole city brings the rest back.
    page.locator(".search-panel").get_by_role("radio", name="Old Market").click()
    wait_for_count(page, f"count > 0 && count < {everywhere}")
    page.wait_for_url("**/homes/results?place=old-market&kind=loft")
    page.locator(".search-panel").get_by_role("radio", name="Whole city").click()
    wait_for_count(page, f"count === {everywhere}")

    # What is wrong is said at its field and searches nothing.
    field = page.get_by_role("textbox", name="To, €").locator("visible=true")
    field.fill("as little as possible")
    expect(page.locator(".search-panel .text-field-error").locator("visible=true")).to_contain_text("whole euros")
    assert count(page) == everywhere
    field.fill("500,000")
    wait_for_count(page, f"count > 0 && count < {everywhere}")
    page.wait_for_url("**maximumPrice=500000")

    # Another order is another list from its top.
    page.get_by_role("radio", name="Highest price").click()
    page.wait_for_function(f"() => {{ const prices = ({SEEN})().map((row) => row.price); return prices.length > 3"
                           " && prices.every((price, index) => index === 0 || price <= prices[index - 1]); }")
    wait_for_rows(page)
    assert offset(page) == 0 and max(row["price"] for row in seen(page)) <= 500_000

    # No frame of a fling is blank, and a part that does not come can be requested again.
    assert page.evaluate(SCROLL, [700, 40]) <= 1
    wait_for_rows(page)
    plan(own_server, "/v1/homes/cards", "fail")
    page.evaluate(SCROLL, [9_000, 1])
    retry = page.locator(".home-row:not([hidden])").get_by_role("button", name="Try again").locator("visible=true")
    expect(retry.first).to_be_visible()
    retry.first.click()
    wait_for_rows(page)
    assert violations(page) == []

    # A home is opened, and the list is as it was when the user comes back, but for what was seen.
    before = seen(page)
    place = offset(page)
    whole = next(index for index, row in enumerate(before) if row["top"] > 180 and not row["isSeen"])
    page.locator(ROWS).filter(
        has_text=before[whole]["title"]).locator("visible=true").first.get_by_role("link").click()
    page.wait_for_function("() => /\\/homes\\/\\d+$/.test(location.pathname)")
    page.go_back()
    page.wait_for_url("**/homes/results?**")
    page.wait_for_function(f"(index) => ({SEEN})()[index]?.isSeen === true", arg=whole)
    assert offset(page) == place
    assert [row["title"] for row in seen(page)] == [row["title"] for row in before]
    # It is told from the others by its badge and the weight of its title, and looks no less enabled.
    assert seen(page)[whole]["mark"] == "Seen"
    looks = page.evaluate(f"""() => Object.fromEntries([true, false].map((isSeen) => {{
        const row = [...document.querySelectorAll('{ROWS}')].find((one) => one.classList.contains('is-seen') === isSeen);
        const {{ color, opacity, fontWeight }} = getComputedStyle(row.querySelector('.home-row-title > .label'));
        return [isSeen ? 'seen' : 'new', [color, opacity, getComputedStyle(row).opacity, fontWeight]];
    }}))""")
    assert looks["seen"][:3] == looks["new"][:3]
    assert int(looks["seen"][3]) < int(looks["new"][3])


def test_a_search_with_the_keyboard_on_a_phone(own_server, visit):
    page = open_results(visit, own_server, "?place=old-market", allowed=TROUBLE)
    in_place = count(page)
    tab_to(page, SEARCH_BUTTON)
    page.keyboard.press("Enter")
    page.wait_for_selector(".search-sheet")
    tab_to(page, ".search-sheet input")
    page.keyboard.press("Tab")
    page.keyboard.type("cheap")
    tab_to(page, ".sheet-show")
    page.keyboard.press("Enter")
    # The user is led to what is wrong.
    page.wait_for_function("() => document.activeElement?.getAttribute('aria-invalid') === 'true'")
    page.keyboard.press("Control+a")
    page.keyboard.type("250000")
    page.wait_for_function("() => /^Show [0-9,]+ homes$/.test(document.querySelector('.sheet-show')?.textContent)")
    page.keyboard.press("Enter")
    page.wait_for_selector(".search-sheet", state="detached")
    wait_for_count(page, f"count > 0 && count < {in_place}")
    page.wait_for_function("(selector) => document.activeElement?.matches(selector)", arg=SEARCH_BUTTON)

    tab_to(page, ".results-header [role=radio]")
    page.keyboard.press("ArrowRight")
    page.wait_for_function("() => location.search.endsWith('order=cheapest')")
    wait_for_rows(page)
    prices = [row["price"] for row in seen(page)]
    assert prices == sorted(prices) and prices[-1] <= 250_000

    tab_to(page, ".home-row")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    page.wait_for_function("() => /\\/homes\\/\\d+$/.test(location.pathname)")
    page.go_back()
    page.wait_for_function("() => location.pathname === '/homes/results'")
    wait_for_rows(page)
    assert [row["price"] for row in seen(page)] == prices


def test_a_step_forward_after_the_sheet_was_closed_changes_nothing(server, visit):
    page = visit(server.url + "/homes", allowed=TROUBLE)
    page.wait_for_function(IS_WHOLE)
    page.locator(".search-entry a").locator("visible=true").first.click()
    wait_for_rows(page)
    address = page.url
    page.locator(SEARCH_BUTTON).click()
    page.wait_for_selector(".search-sheet")
    page.locator(".sheet-close").click()
    page.wait_for_selector(".search-sheet", state="detached")
    page.wait_for_function("() => history.state === null")
    page.evaluate("history.forward()")
    nothing_happens(page, 500)  # no sheet opens: the step forward leads back by itself
    assert page.url == address and page.evaluate("history.state") is None
    assert page.evaluate("(selector) => document.activeElement?.matches(selector)", SEARCH_BUTTON)
    page.evaluate("history.back()")
    page.wait_for_function("() => location.pathname === '/homes'")


@pytest.mark.parametrize(("width", "height"), [(390, 844), (1280, 800)])
def test_pictures(server, visit, artifacts, width, height):
    page = open_results(
        visit, server, "?place=old-market", width=width, height=height, allowed=TROUBLE, device_scale_factor=2)
    save = lambda name: lambda scheme: artifacts.save(page, f"homes-{name}-{width}-{scheme}.png")
    assert violations_in_schemes(page, save=save("results")) == []
    if width == 390:
        page.locator(SEARCH_BUTTON).click()
        page.wait_for_selector(".search-sheet")
        assert violations_in_schemes(page, save=save("search")) == []
