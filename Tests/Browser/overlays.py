"""What the screens open over themselves, and how a user opens it."""

from homes_results import SEARCH_BUTTON
from screen import IS_WHOLE, wait_for_rest

# The address of a screen, what is pressed there one after the other, and what is open then. Alerts, menus and popovers are in the
# tests of the catalogue.
OVERLAYS = {
    "drawer": ("/", [".strip-menu.button"], ".gallery-drawer"),
    "language-sheet": ("/earnings", [".strip-menu.button", ".drawer-language"], ".alert-sheet"),
    "search-sheet": ("/homes/results?place=old-market", [SEARCH_BUTTON], ".search-sheet"),
    "contact-sheet": ("/homes/1001", [".detail-facts >> role=button[name='Contact']"], ".contact-sheet"),
    "receipt-viewer": ("/earnings/40", ["role=button[name=/^View Receipt/]"], ".receipt-viewer"),
}
# All buttons are in a window of this height, so that nothing has to be scrolled.
HEIGHT = 1400


def opener(page, kind):
    """The button of a screen that is pressed first."""
    _, buttons, _ = OVERLAYS[kind]
    return page.locator(buttons[0]).locator("visible=true").first


def open_overlay(page, kind):
    """Opens something over the screen that a page shows."""
    _, buttons, overlay = OVERLAYS[kind]
    page.wait_for_function(IS_WHOLE)
    wait_for_rest(page)
    for button in buttons:
        page.locator(button).locator("visible=true").first.click()
    page.wait_for_selector(overlay)
    wait_for_rest(page)
