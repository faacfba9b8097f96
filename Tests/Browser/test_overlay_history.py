"""What lies over a screen is an entry of the history: going back closes it, and leaves the screen and its address."""

import pytest

from overlays import HEIGHT, OVERLAYS, open_overlay, opener
from portal import TROUBLE


@pytest.mark.parametrize("kind", OVERLAYS)
def test_going_back_closes_what_lies_over_a_screen(server, open_page, kind):
    path, _, overlay = OVERLAYS[kind]
    page = open_page(server.url + path, height=HEIGHT, allowed=TROUBLE)
    opener(page, kind).wait_for()
    address = page.url
    open_overlay(page, kind)
    page.go_back()
    page.wait_for_selector(overlay, state="detached")
    assert page.url == address
    opener(page, kind).wait_for()
    assert page.locator(".modal").count() == 0
