"""What lies over a screen is an entry of the history: going back closes it, and leaves the screen and its address."""

import pytest

from homes_results import SEARCH_BUTTON, wait_for_rows
from overlays import HEIGHT, OVERLAYS, open_overlay, opener
from portal import TROUBLE

SHEET = ".search-sheet"
HAS_FOCUS = f"() => document.querySelector('{SHEET}')?.contains(document.activeElement)"


@pytest.mark.parametrize("kind", OVERLAYS)
def test_going_back_closes_what_lies_over_a_screen(server, visit, kind):
    path, _, overlay = OVERLAYS[kind]
    page = visit(server.url + path, height=HEIGHT, allowed=TROUBLE)
    opener(page, kind).wait_for()
    address = page.url
    open_overlay(page, kind)
    page.go_back()
    page.wait_for_selector(overlay, state="detached")
    assert page.url == address
    opener(page, kind).wait_for()
    assert page.locator(".modal").count() == 0


def test_a_sheet_in_the_address_is_opened_and_closed_with_it(server, open_page):
    results = server.url + "/homes/results?place=old-market"
    sheet = results + "&sheet=search"
    page = open_page(sheet, allowed=TROUBLE)
    page.wait_for_selector(SHEET)
    wait_for_rows(page)
    page.wait_for_url(sheet)
    page.wait_for_function(HAS_FOCUS)
    length = page.evaluate("history.length")

    # Going back leaves the screen beneath with its address.
    page.go_back()
    page.wait_for_selector(SHEET, state="detached")
    page.wait_for_url(results)
    assert page.locator(SEARCH_BUTTON).count() == 1

    # The button opens the address, which is restored by a reload without another entry of the history.
    page.locator(SEARCH_BUTTON).click()
    page.wait_for_selector(SHEET)
    page.wait_for_url(sheet)
    page.reload()
    page.wait_for_selector(SHEET)
    page.wait_for_url(sheet)
    page.wait_for_function(HAS_FOCUS)
    assert page.evaluate("history.length") == length

    # Escape takes the sheet out of the address, and a reload then has none.
    page.keyboard.press("Escape")
    page.wait_for_selector(SHEET, state="detached")
    page.wait_for_url(results)
    page.reload()
    wait_for_rows(page)
    assert page.url == results
    assert page.locator(SHEET).count() == 0


def test_an_unknown_sheet_is_taken_out_of_the_address(server, visit):
    page = visit(server.url + "/homes/results?place=old-market&sheet=nothing", allowed=TROUBLE)
    wait_for_rows(page)
    page.wait_for_url(server.url + "/homes/results?place=old-market")
    assert page.locator(".modal").count() == 0
