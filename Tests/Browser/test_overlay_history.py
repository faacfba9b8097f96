"""What lies over a screen is an entry of the history: going back closes it, and leaves the screen and its address."""

import pytest

from homes_results import SEARCH_BUTTON
from portal import TROUBLE
from screen import IS_WHOLE, next_frames

# The address of a screen, what opens something over it, and what that is. Alerts, menus and popovers are in the tests of the catalogue.
OVERLAYS = {
    "drawer": ("/", ".strip-menu.button", ".gallery-drawer"),
    "sheet": ("/homes/results?place=old-market", SEARCH_BUTTON, ".search-sheet"),
    "viewer": ("/earnings/40", "role=button[name=/^View Receipt/]", ".receipt-viewer"),
}


@pytest.mark.parametrize("kind", OVERLAYS)
def test_going_back_closes_what_lies_over_a_screen(server, open_page, kind):
    path, opener, overlay = OVERLAYS[kind]
    page = open_page(server.url + path, height=1400, allowed=TROUBLE)
    page.wait_for_function(IS_WHOLE)
    page.locator(opener).locator("visible=true").first.wait_for()
    address = page.url
    page.locator(opener).locator("visible=true").first.click()
    page.wait_for_selector(overlay)
    next_frames(page)
    page.go_back()
    page.wait_for_selector(overlay, state="detached")
    assert page.url == address
    page.locator(opener).locator("visible=true").first.wait_for()
