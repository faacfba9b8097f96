"""The services of the system in a real browser: the clipboard, the share sheet, picked files, and whether the page is visible."""

import pytest
from stage import stage_url, visit_stage  # noqa: F401

RESULT = "() => [...document.querySelectorAll('.navigation .label')].at(-2).textContent"


@pytest.fixture
def services(visit_stage):  # noqa: F811
    """The screen of the services; `permissions` are those of the clipboard, `share` is the browser's function of that name."""

    def open_(permissions=("clipboard-read", "clipboard-write"), share=None):
        stage = visit_stage("services", permissions=list(permissions), allowed=["pickFiles", "denied"])
        stage.page.evaluate(f"() => {{ navigator.share = {share or 'undefined'}; }}")
        return stage.page

    return open_


def wait_for(page, text):
    page.wait_for_function(f"(text) => ({RESULT})() === text", arg=text)


def press(page, name):
    page.get_by_role("button", name=name).click()


def test_a_text_is_copied_and_pasted(services):
    page = services()
    press(page, "Copy")
    wait_for(page, "copied")
    assert page.evaluate("navigator.clipboard.readText()") == "a sentence, é"
    page.evaluate("navigator.clipboard.writeText('from elsewhere')")
    press(page, "Paste")
    wait_for(page, "from elsewhere")


def test_a_clipboard_that_may_not_be_read_is_reported(services):
    page = services(permissions=["clipboard-write"])
    press(page, "Paste")
    wait_for(page, "not permitted")


@pytest.mark.parametrize("share, outcome", [
    (None, "unavailable"),
    ("async (content) => { window.shared = content; }", "shared"),
    ("async () => { throw new DOMException('', 'AbortError'); }", "cancelled"),
    ("async () => { throw new DOMException('', 'NotAllowedError'); }", "not permitted"),
])  # fmt: skip
def test_content_is_shared_or_it_is_said_why_not(services, share, outcome):
    page = services(share=share)
    press(page, "Share")
    wait_for(page, outcome)
    if outcome == "shared":
        assert page.evaluate("shared") == {"title": "Title", "text": "Text", "url": page.url}


def test_files_are_picked_with_their_content(services, tmp_path):
    page = services()
    for name, text in [("one.txt", "1 é"), ("two.txt", "")]:
        (tmp_path / name).write_text(text)
    with page.expect_file_chooser() as chooser:
        press(page, "Pick")
    assert chooser.value.is_multiple()
    chooser.value.set_files([tmp_path / "one.txt", tmp_path / "two.txt"])
    wait_for(page, "one.txt text/plain 1 é; two.txt text/plain ")


def test_files_above_the_limit_are_an_error(services, tmp_path):
    page = services()
    (tmp_path / "large.txt").write_text("x" * 65)
    with page.expect_file_chooser() as chooser:
        press(page, "Pick")
    chooser.value.set_files(tmp_path / "large.txt")
    wait_for(page, "The files have more than 64 bytes together (FilePickerConfiguration.maximumBytes).")


def test_a_dialog_that_is_closed_without_a_file_is_reported(services):
    page = services()
    # A test cannot close the dialog of the system: the event that the browser then sends is sent by hand.
    page.evaluate("""() => {
        HTMLInputElement.prototype.click = function () { setTimeout(() => this.dispatchEvent(new Event('cancel'))); };
    }""")
    press(page, "Pick")
    wait_for(page, "cancelled")


def test_a_page_that_is_hidden_and_shown_again_is_told_so(services):
    page = services()
    seen = "() => [...document.querySelectorAll('.navigation .label')].at(-1).textContent"
    for state, expected in [("hidden", "hidden "), ("visible", "hidden shown "), ("hidden", "hidden shown hidden ")]:
        page.evaluate("""(state) => {
            Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
            document.dispatchEvent(new Event('visibilitychange'));
        }""", state)  # fmt: skip
        page.wait_for_function(f"(text) => ({seen})() === text", arg=expected)
