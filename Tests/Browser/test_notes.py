"""The notes app as the site that `collection build` makes of it: by keyboard, in three languages, and without a network."""

import functools
import http.server
import pathlib
import re
import subprocess
import urllib.parse

import pytest

from conftest import ROOT
from forced_colours import EDGES, difference, hold_still, shown_by_class, shown_by_focus, shown_without_content
from large_text import TWICE, misfits
from request_servers import running
from screen import case, resize, tab_to, wait_for_rest
from test_accessibility import violations_in_schemes
from test_interaction import TOUCH, Finger
from test_short_windows import HIDDEN_FOCUS, SIZES, check_low_windows

WAITS_FOR_PROGRAM = False
# The path is that of Scripts/test, which has built it: a program with another path is made anew.
PROGRAM = ".build/notes/notes.wasm"

# Fill the storage of the page's origin to the last characters, and make room again.
FILL = """() => {
    for (let [number, size] = [0, 1 << 22]; size > 0;) {
        try {
            localStorage.setItem(`x${number}`, "x".repeat(size));
            number += 1;
        } catch {
            size >>= 1;
        }
    }
}"""
CLEAR = "() => Object.keys(localStorage).filter((key) => key.startsWith('x')).forEach((key) => localStorage.removeItem(key))"
NOTES = "() => Object.fromEntries(Object.entries(localStorage).filter(([key]) => key.startsWith('/:')))"


@pytest.fixture(scope="module")
def program():
    """The program of the app, built anew after an edit."""
    subprocess.run(["Scripts/build-wasm", "Examples", "NotesWeb", PROGRAM], cwd=ROOT, check=True)


def build_site(folder, *options):
    """Makes the site of the app in a folder: one for each process of the tests, which would replace that of another."""
    site = ["node", "Scripts/build-site.mjs", PROGRAM, folder, "--title", "Notes", "--app", "Examples/Web", *options]
    subprocess.run(site, cwd=ROOT, check=True)
    return folder


@pytest.fixture(scope="module")
def site(program, tmp_path_factory):
    return build_site(tmp_path_factory.mktemp("notes") / "site")


class Handler(http.server.SimpleHTTPRequestHandler):
    """A host that sends 404.html for what is no file, as hosts of sites do."""

    page = "404.html"

    def send_error(self, code, message=None, explain=None):
        body = pathlib.Path(self.directory, self.page).read_bytes()
        self.send_response(code)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_):
        pass


class FolderHandler(Handler):
    """A host of a site that lies in a folder."""

    page = "app/404.html"


def address_of(server):
    return f"http://127.0.0.1:{server.server_port}"


@pytest.fixture
def address(site):
    """The address of the site, at which each test finds a storage of its own."""
    with running(functools.partial(Handler, directory=site)) as server:
        yield address_of(server)


@pytest.fixture
def folder_address(program, tmp_path):
    """The address of a host that has the app in the folder /app/."""
    build_site(tmp_path / "app", "--base", "/app/")
    with running(functools.partial(FolderHandler, directory=tmp_path)) as server:
        yield address_of(server)


def write_note(page, text):
    """Writes a note from the list and goes back to it."""
    page.get_by_role("button", name="New note").first.click()
    page.get_by_role("textbox", name="Note").fill(text)
    page.get_by_role("button", name="Back").click()
    page.get_by_text(text.split("\n")[0], exact=True).first.wait_for()


def press_until(page, key, name, limit=12):
    """Presses a key until what is focused has a name."""
    for _ in range(limit):
        page.keyboard.press(key)
        focused = page.evaluate("() => document.activeElement.getAttribute('aria-label') ?? document.activeElement.textContent")
        if focused == name or focused.startswith(name):
            return
    raise AssertionError(f"{name} is not reached: the focus is on {focused}")


def test_a_note_is_written_found_deleted_and_brought_back_by_keyboard(address, visit):
    page = visit(address)
    page.get_by_text("No notes yet", exact=True).wait_for()
    press_until(page, "Tab", "New note")
    page.keyboard.press("Enter")
    page.get_by_role("textbox", name="Note").wait_for()
    page.keyboard.type("Plan\n\nCall Ada")
    press_until(page, "Shift+Tab", "Back")
    page.keyboard.press("Enter")
    page.get_by_text("Last 7 days", exact=True).wait_for()
    press_until(page, "Tab", "Search notes")
    page.keyboard.type("PLAN")
    press_until(page, "Tab", "Plan")
    page.keyboard.press("Enter")
    page.get_by_role("textbox", name="Note").wait_for()
    assert page.get_by_role("textbox", name="Note").input_value() == "Plan\n\nCall Ada"
    press_until(page, "Tab", "Delete")
    page.keyboard.press("Enter")
    dialog = page.get_by_role("alertdialog", name="Delete the note?")
    dialog.wait_for()
    page.keyboard.press("Escape")
    dialog.wait_for(state="hidden")
    assert page.evaluate("() => document.activeElement.textContent") == "Delete"
    page.keyboard.press("Enter")
    dialog.wait_for()
    press_until(page, "Tab", "Delete")
    page.keyboard.press("Enter")
    page.get_by_text("The note was deleted.", exact=True).wait_for()
    press_until(page, "Tab", "Undo", 20)
    page.keyboard.press("Enter")
    page.get_by_text("Plan", exact=True).first.wait_for()
    page.reload()
    page.get_by_text("Plan", exact=True).first.wait_for()
    tab_to(page, ".tab.is-selected")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    page.get_by_text("The archive is empty", exact=True).wait_for()
    assert page.get_by_role("tab", name="Archive").get_attribute("aria-selected") == "true"


# The notice below the list is shown for some seconds: each scheme is the first in some language. Colours are those of every language.
@pytest.mark.parametrize("locale, schemes", [("en-US", ("light", "dark")), ("de-DE", ("dark",)), ("ar-EG", ("light",))])
def test_axe_finds_nothing(address, visit, locale, schemes):
    page = visit(address, locale=locale)
    page.locator(".content-unavailable .button").wait_for()
    assert page.evaluate("() => [document.documentElement.lang, document.documentElement.dir]") == [
        locale, "rtl" if locale == "ar-EG" else "ltr"]
    assert violations_in_schemes(page, schemes=schemes) == []
    page.locator(".content-unavailable .button").click()
    page.locator("textarea").fill("Eins\nZwei\nDrei")
    assert violations_in_schemes(page, schemes=schemes) == []
    page.locator(".button.is-destructive").first.click()
    page.locator("[role=alertdialog]").wait_for()
    assert violations_in_schemes(page, schemes=schemes) == []
    page.keyboard.press("Escape")
    page.go_back()
    page.get_by_text("Eins", exact=True).wait_for()
    assert violations_in_schemes(page, schemes=schemes) == []
    page.get_by_text("Eins", exact=True).locator("visible=true").first.click()
    page.locator(".note-content .button.is-destructive").click()
    page.locator("[role=alertdialog] .button.is-destructive").click()
    page.locator(".notice-toast").locator("visible=true").wait_for()
    assert violations_in_schemes(page, schemes=schemes) == []


@pytest.mark.parametrize("locale", ["en-US", "de-DE", "ar-EG"])
def test_the_content_has_half_of_a_low_window(address, visit, artifacts, locale):
    page = visit(address, width=SIZES[0][0], height=SIZES[0][1], locale=locale)
    page.locator(".content-unavailable .button").click()
    page.locator("textarea").fill("\n".join(["Eins", "Zwei", "Drei"] * 4))
    for width, height in SIZES:
        with case(f"a note in {width} x {height}"):
            # The text has the focus, as while it is written.
            page.locator("textarea").focus()
            resize(page, width, height)
            artifacts.save(page, f"low-note-{locale}-{width}.png")
            assert page.locator(".note-content").evaluate("(one) => one.getBoundingClientRect().height / innerHeight") >= 0.5
            # What is below is reached: the buttons are in the part that scrolls.
            page.locator(".note-content .button.is-destructive").focus()
            wait_for_rest(page)
            assert page.evaluate(HIDDEN_FOCUS) is None
    page.go_back()
    page.get_by_text("Eins", exact=True).locator("visible=true").first.wait_for()
    check_low_windows(page, artifacts, f"low-notes-{locale}")


@pytest.mark.parametrize("locale", ["de-DE", "ar-EG"])
def test_nothing_is_cut_at_a_text_of_twice_the_size(address, visit, locale):
    page = visit(address, width=390, height=700, locale=locale)
    page.add_style_tag(content="html { font-size: 200% }")
    page.locator(".content-unavailable .button").click()
    page.locator("textarea").fill("Eins")
    wait_for_rest(page)
    overflow = page.evaluate("() => document.documentElement.scrollWidth - window.innerWidth")
    assert overflow <= 0
    for button in page.locator(".note-content .button").all():
        box = button.bounding_box()
        assert box["x"] >= 0 and box["x"] + box["width"] <= 390.5


@pytest.mark.parametrize("locale", ["en-US", "de-DE", "ar-EG"])
def test_everything_fits_where_the_app_is_opened_with_large_text(address, open_page, artifacts, locale):
    page = open_page("about:blank", height=800, locale=locale)
    page.add_init_script(TWICE)
    rest = lambda: wait_for_rest(page)

    def fits(name):
        """The window is wide and then narrow again."""
        for width in (1280, 390):
            resize(page, width, 800)
            artifacts.save(page, f"large-notes-{name}-{locale}-{width}.png")
            assert misfits(page, rest) == [], (name, width)
            fields = page.locator("textarea").locator("visible=true")
            hidden = fields.evaluate_all("(all) => all.map((one) => one.scrollHeight - one.clientHeight)")
            assert all(height <= 1 for height in hidden), (name, width)

    page.goto(address)
    page.locator(".content-unavailable .button").wait_for()
    assert page.evaluate("getComputedStyle(document.documentElement).fontSize") == "32px"
    fits("empty")
    page.locator(".content-unavailable .button").click()
    page.locator("textarea").fill("Eins\nZwei\nDrei")
    fits("note")
    page.locator(".note-content .button.is-destructive").click()
    page.locator(".alert-panel").wait_for()
    fits("alert")
    page.keyboard.press("Escape")
    page.locator(".alert-panel").wait_for(state="detached")
    page.go_back()
    page.get_by_text("Eins", exact=True).locator("visible=true").first.wait_for()
    fits("list")


def test_what_colours_do_not_show_is_seen_otherwise(address, open_page):
    page = open_page(address, forced_colors="active", **TOUCH)
    page.get_by_text("No notes yet", exact=True).wait_for()
    hold_still(page)
    page.keyboard.press("Tab")  # the focus is shown where keys are used

    def handle(selector):
        return page.locator(selector).locator("visible=true").first.element_handle()

    for selector in (".tab-bar", ".search-field > .text-field-input", ".content-unavailable .button", ".unavailable-sign", ".bar-icon-add"):
        assert shown_without_content(page, handle(selector)) >= 24, selector
    # Their icons and titles are the same: the line says which is selected.
    assert shown_without_content(page, handle(".tab.is-selected"), "is-selected") >= 24
    assert shown_by_focus(page, handle(".tab.is-selected")) >= 24
    write_note(page, "Milk\nand bread")
    cell = page.locator(".collection-view .cell", has_text="Milk").locator("visible=true").first.element_handle()
    assert shown_by_class(page, cell, "is-highlighted") >= 100
    press_until(page, "Tab", "Milk", 20)
    assert difference(page, cell, lambda: page.evaluate("document.activeElement.blur()")) >= 100

    row = page.get_by_text("Milk", exact=True).bounding_box()
    finger = Finger(page)
    finger.down(300, row["y"] + 8)
    finger.move(-100)
    finger.up(300)
    page.locator(".swipe-action").wait_for()
    assert min(page.evaluate(EDGES, ".swipe-action")) >= 1
    page.locator(".swipe-action").tap()
    page.locator(".alert-panel").wait_for()
    assert min(page.evaluate(EDGES, ".alert-panel")) >= 1
    page.get_by_role("alertdialog").get_by_role("button", name="Delete").click()
    page.locator(".notice-toast").wait_for()
    assert min(page.evaluate(EDGES, ".notice-toast")) >= 1


def test_the_app_starts_without_a_network_at_any_address(address, open_page):
    page = open_page(address, service_workers="allow", allowed=("Failed to load resource", "ERR_INTERNET_DISCONNECTED"))
    page.get_by_text("No notes yet", exact=True).wait_for()
    write_note(page, "Milk\nand bread")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null || navigator.serviceWorker.ready.then(() => true)")
    page.context.set_offline(True)
    page.reload()
    page.get_by_text("Milk", exact=True).wait_for()
    page.goto(address + "/archive")
    page.get_by_text("The archive is empty", exact=True).wait_for()


def test_a_note_that_is_shown_again_by_going_forward_is_edited_and_deleted(address, visit):
    page = visit(address)
    write_note(page, "Milk")
    page.get_by_text("Milk", exact=True).click()
    page.get_by_role("textbox", name="Note").wait_for()
    page.go_back()
    page.get_by_text("Last 7 days", exact=True).wait_for()
    page.go_forward()
    page.get_by_role("textbox", name="Note").fill("Milk and bread")
    page.get_by_role("button", name="Delete").click()
    page.get_by_role("alertdialog").get_by_role("button", name="Delete").click()
    page.get_by_text("The note was deleted.", exact=True).wait_for()
    page.get_by_role("button", name="Undo").click()
    page.get_by_text("Milk and bread", exact=True).wait_for()


def test_pages_beside_each_other_show_the_same_notes(address, open_page):
    page = open_page(address)
    page.get_by_text("No notes yet", exact=True).wait_for()
    other = page.context.new_page()
    other.goto(address)
    other.get_by_text("No notes yet", exact=True).wait_for()
    write_note(page, "Milk")
    other.get_by_text("Milk", exact=True).wait_for()
    other.close()


def test_pages_that_add_a_note_at_the_same_time_keep_both(address, open_page):
    page = open_page(address)
    page.get_by_text("No notes yet", exact=True).wait_for()
    other = page.context.new_page()
    other.goto(address)
    for one in (page, other):
        one.get_by_role("button", name="New note").first.click()
        one.get_by_role("textbox", name="Note").wait_for()
    page.get_by_role("textbox", name="Note").fill("Milk")
    other.get_by_role("textbox", name="Note").fill("Bread")
    for one in (page, other):
        one.get_by_role("button", name="Back").click()
        for text in ("Milk", "Bread"):
            one.get_by_text(text, exact=True).first.wait_for()
    other.close()


def test_tabs_are_in_the_history(address, visit):
    page = visit(address)
    page.get_by_text("No notes yet", exact=True).wait_for()
    page.get_by_role("tab", name="Archive").click()
    page.get_by_text("The archive is empty", exact=True).wait_for()
    assert page.url == address + "/archive"
    assert page.get_by_role("tab", name="Archive").get_attribute("aria-selected") == "true"
    page.go_back()
    page.get_by_text("No notes yet", exact=True).wait_for()
    assert page.get_by_role("tab", name="Notes").get_attribute("aria-selected") == "true"


def test_on_arrival_the_heading_has_the_focus_and_the_title_is_read_out(address, visit):
    page = visit(address)
    write_note(page, "Milk\nand bread")
    page.get_by_text("Milk", exact=True).click()
    page.get_by_role("textbox", name="Note").wait_for()
    page.wait_for_function("() => document.activeElement.matches('.navigation-title')")
    page.wait_for_function("() => document.querySelector('[aria-live]').textContent === 'Milk'")


def test_an_address_without_a_note_is_a_screen_that_leads_back(address, open_page):
    page = open_page(address + "/notes/999", allowed=("Failed to load resource",))
    page.locator(".content-unavailable").get_by_text("This note does not exist").wait_for()
    page.get_by_role("button", name="Back").click()
    page.get_by_text("No notes yet", exact=True).wait_for()


def test_an_app_in_a_folder_of_its_site_stays_within_it(folder_address, open_page):
    page = open_page("about:blank", allowed=("Failed to load resource",))
    paths = []
    page.on("request", lambda request: paths.append(urllib.parse.urlsplit(request.url).path))
    page.goto(folder_address + "/app/archive")
    page.get_by_text("The archive is empty", exact=True).wait_for()
    page.get_by_role("tab", name="Notes").click()
    page.get_by_text("No notes yet", exact=True).wait_for()
    assert page.url == folder_address + "/app/"
    write_note(page, "Milk")
    page.get_by_text("Milk", exact=True).click()
    page.get_by_role("textbox", name="Note").wait_for()
    address_of_note = page.url
    assert re.fullmatch(re.escape(folder_address) + "/app/notes/[1-9][0-9]*", address_of_note)
    page.reload()
    page.get_by_role("textbox", name="Note").wait_for()
    assert page.get_by_role("textbox", name="Note").input_value() == "Milk"
    assert page.url == address_of_note
    page.go_back()
    page.get_by_text("Last 7 days", exact=True).wait_for()
    assert page.url == folder_address + "/app/"
    assert page.get_by_role("tab", name="Archive").get_attribute("href") == "/app/archive"
    assert all(path.startswith("/app/") for path in paths), paths


def test_a_full_storage_is_stated_and_what_is_stored_stays(address, visit):
    page = visit(address)
    write_note(page, "Milk")
    page.get_by_text("Milk", exact=True).click()
    page.get_by_role("textbox", name="Note").wait_for()
    stored = page.evaluate(NOTES)
    [key] = stored
    assert '"Milk"' in stored[key]
    page.evaluate(FILL)
    page.get_by_role("textbox", name="Note").fill("Milk and bread")
    page.get_by_text("This could not be saved. It is kept until the page is closed.", exact=True).wait_for()
    assert page.evaluate(NOTES) == stored
    page.evaluate(CLEAR)
    page.get_by_role("button", name="Try again").click()
    page.locator(".notice-banner").locator("visible=true").wait_for(state="hidden")
    assert '"Milk and bread"' in page.evaluate(NOTES)[key]
