"""A screen that runs natively and is shown by a page: the live host of the toolkit."""

import re
import urllib.error
import urllib.request

import pytest

from live import ROOT
from locks import lock_if_free, open_lock
from screen import wait_for_rest
from strangers import building, copy_app, edit, keep_no_plan, show, show_program

# What is built of the program lies in its folder: Scripts/test builds the program beside suites that leave a core free.
PROGRAM = ROOT / ".build" / "live"


@pytest.fixture(scope="module")
def package(tmp_path_factory):
    return copy_app(tmp_path_factory.mktemp("live") / "Live")


@pytest.fixture(scope="module")
def program_package(tmp_path_factory):
    """The package whose program runs in the page. Edits of the other one do not have it built again.

    While another run of the tests edits it, it is in a folder of its own, in which its program is built anew."""
    with open_lock("live") as file:
        yield copy_app(PROGRAM if lock_if_free(file) else tmp_path_factory.mktemp("program") / "Live")


@pytest.fixture(scope="module")
def program_host(program_package):
    """Begins to build the program for the browser, which takes longest unless it has been built, while the native tests run."""
    host = show_program(program_package)
    yield host
    host.stop()


@pytest.fixture(scope="module")
def live(package, program_host):
    program_host.wait_for_address()  # until then it reads the manifest in the folder of products that both use
    host = show(package)
    yield host
    host.stop()


def edit_screen(package, *changes):
    """Changes texts of the screen in one save."""
    edit(package / "Sources" / "Live" / "LiveViewController.swift", *changes)


def test_a_native_screen_takes_presses_keys_and_text(live, open_page):
    page = open_page(live.address + "/")
    page.get_by_text("Row 3", exact=True).wait_for()
    assert page.title() == "Live"
    page.get_by_role("button", name="Press me").click()
    page.get_by_role("button", name="Pressed 1").wait_for()
    # Whether a key is the engine's decides what the browser does: the page waits for the response.
    page.get_by_role("button", name="Pressed 1").press("Enter")
    page.get_by_role("button", name="Pressed 2").wait_for()
    page.get_by_label("Filter").fill("39")
    page.get_by_text("Row 399", exact=True).wait_for()
    # Cells that are kept for later are hidden.
    assert not page.get_by_text("Row 3", exact=True).is_visible()


def test_an_error_is_shown_over_the_old_screen_and_the_next_save_is_seen_with_the_state_kept(package, live, open_page):
    page = open_page(live.address + "/?kept")
    page.get_by_text("Row 3", exact=True).wait_for()
    page.get_by_label("Filter").fill("1")
    wait_for_rest(page)
    page.get_by_label("Filter").focus()
    page.evaluate("document.querySelector('.collection-view').scrollTop = 900")
    wait_for_rest(page)
    before = page.locator(".cell").first.inner_text()
    panel = page.locator("#collection-live-panel")
    with building(package):
        edit_screen(package, ("screen.presses += 1", "screen.presses += missing"))
        panel.get_by_text("cannot find 'missing' in scope").wait_for(timeout=120_000)  # beside the other build
    assert "LiveViewController.swift:" in panel.locator(".place").first.inner_text()
    assert page.locator(".cell").first.inner_text() == before
    page.get_by_role("button", name="Press me").click()
    page.get_by_role("button", name="Pressed 1").wait_for()
    page.get_by_label("Filter").focus()
    with building(package):
        edit_screen(
            package, ("screen.presses += missing", "screen.presses += 1"), ('"Row \\(number)"', '"Line \\(number)"'))
        page.locator(".cell", has_text="Line 1").first.wait_for(timeout=120_000)
    page.get_by_role("button", name="Press me").wait_for()
    assert not panel.is_visible()
    page.wait_for_function("() => document.querySelector('.collection-view')?.scrollTop === 900")
    assert page.get_by_label("Filter").input_value() == "1"
    assert page.evaluate("document.activeElement.localName") == "input"
    assert page.url.endswith("/?kept")


def test_the_sentence_of_a_trap_is_shown(live, open_page):
    page = open_page(live.address + "/")
    for name in ["Press me", "Pressed 1", "Pressed 2"]:
        page.get_by_role("button", name=name).click()
    page.locator("#collection-live-panel").get_by_text("pressed too often").wait_for()


def test_other_sites_are_refused(live):
    for headers in [{"Origin": "http://example.com"}, {"Host": "example.com"}]:
        with pytest.raises(urllib.error.HTTPError) as refusal:
            urllib.request.urlopen(urllib.request.Request(live.address + "/", headers=headers))
        assert refusal.value.code == 403
    call = urllib.request.Request(live.address + "/live/call?token=0&session=a&after=0", data=b"", method="POST")
    with pytest.raises(urllib.error.HTTPError) as refusal:
        urllib.request.urlopen(call)
    assert refusal.value.code == 403


def test_the_program_itself_runs_in_the_page_and_says_what_has_failed(program_package, program_host, open_page):
    program_host.wait_for_build()
    page = open_page(program_host.address + "/", allowed=["pressed too often", "unreachable"])
    page.locator(".cell").first.wait_for(timeout=60_000)
    edit_screen(program_package, ('"Press me"', '"Press now"'))
    page.get_by_role("button", name="Press now").wait_for(timeout=300_000)
    for name in ["Press now", "Pressed 1", "Pressed 2"]:
        page.get_by_role("button", name=name).click()
    page.get_by_text("pressed too often").first.wait_for()
    assert re.search(r"LiveViewController\.swift:\d+", page.locator("body").inner_text())
