"""What a screen reader reads of each screen: the accessibility tree of what is seen, against the files in `Transcripts`.

`RECORD_TRANSCRIPTS=1` records anew; look at the difference before you keep it. Roles and names are those of Chromium, whose next
version may call something differently.

The content is the sample's, no screen here shows the time of day, and each page has a session of its own."""

import difflib
import os
import pathlib

import pytest

import screen
from conftest import ROOT
from rendered import PICTURE

FOLDER = ROOT / "Tests" / "Browser" / "Transcripts"
RECORDS = os.environ.get("RECORD_TRANSCRIPTS") == "1"
# The names of the files, and the addresses that they are read at.
ENGLISH = {
    "gallery": "/", "storefront": "/storefront", "product": "/product/1001", "bag": "/storefront/bag",
    "search": "/storefront/search?query=coat", "homes": "/homes", "home-results": "/homes/results", "home": "/homes/1",
    "favourite-homes": "/homes/favourites", "people": "/people", "shows": "/shows", "show": "/shows/1",
    "episodes": "/shows/1/episodes", "episode": "/shows/1/episodes/3", "reviews": "/shows/1/reviews",
    "trends": "/shows/1/trends", "earnings": "/earnings", "receipt": "/earnings/40", "catalogue": "/catalogue",
}
ARABIC = {"storefront-arabic": "/storefront", "homes-arabic": "/homes"}
# The time in milliseconds without a change after which a screen is at rest: the reading order follows a change after 200 at most,
# and no screen waits longer than 300 before it loads something. Responses are awaited as long as a test may take.
QUIET_MS, PATIENCE_MS = 500, 30_000

# Marks what is left out. What is prepared beyond the window differs with the speed of the machine, and what was announced has
# been heard.
MARK = """() => {
  for (const view of document.querySelectorAll('.reusable, .orthogonal, .announcer')) {
    const { top, bottom, left, right } = view.getBoundingClientRect();
    const isSeen = bottom > 1 && top < innerHeight - 1 && right > 1 && left < innerWidth - 1;
    view.toggleAttribute('data-unread', !isSeen || view.matches('.announcer'));
  }
}"""
# Roles of boxes, which are nothing to a user unless they have a name or a state, and of parts of texts.
BOXES, PARTS = {"generic", "none"}, {"InlineTextBox", "LineBreak"}
# Roles whose name says all of what is in them.
WHOLES = {
    "button", "checkbox", "heading", "link", "menuitem", "menuitemcheckbox", "menuitemradio", "option", "radio", "switch", "tab",
}
# States that are read whatever they are, and such that are read where they are not the default.
CHOICES = ["checked", "pressed", "selected", "expanded"]
STATES = [
    "level", "roledescription", "valuetext", "hasPopup", "disabled", "readonly", "required", "invalid", "busy", "modal",
    "multiselectable", "keyshortcuts",
]


def elements(node, found):
    """Collects the attributes of a node of the document and of those in it, by their numbers, without what is marked.

    What browsers build within their own controls is no part of it."""
    flat = node.get("attributes", [])
    attributes = dict(zip(flat[::2], flat[1::2]))
    if "data-unread" not in attributes:
        found[node["backendNodeId"]] = attributes
        for child in node.get("children", []) + node.get("pseudoElements", []):
            elements(child, found)
    return found


def states(node, attributes):
    """What is said of a node beside its role and its name."""
    properties = {entry["name"]: entry["value"].get("value") for entry in node.get("properties", [])}
    found = [f"{name}={str(properties[name]).lower()}" for name in CHOICES if properties.get(name) is not None]
    for name in STATES:
        value = properties.get(name)
        if value not in (None, "", False, "false"):
            found.append(name if value is True else f"{name}={value}")
    for name in ["value", "description"]:
        text = node.get(name, {}).get("value")
        if text not in (None, ""):
            found.append(f"{name}={text!r}")
    found += [f"{name}={attributes['aria-' + name]}" for name in ["current", "live"] if "aria-" + name in attributes]
    if "aria-posinset" in attributes:
        found.append(f"{attributes['aria-posinset']} of {attributes.get('aria-setsize', 'unknown')}")
    return found


def lines(node, nodes, read, depth=0, said=""):
    """The line of a node and the lines of what is in it. A text that a name has said already has no line."""
    number = node.get("backendDOMNodeId")
    if number is not None and number not in read:
        return []
    found = []
    if not node["ignored"]:
        role, name = node["role"]["value"], node.get("name", {}).get("value", "")
        if role in PARTS or role == "StaticText" and name.strip() in said:
            return []
        details = states(node, read.get(number, {}))
        if role not in BOXES or name or details:
            # As Python writes a text, so that spaces and marks that cannot be seen are seen.
            words = [role] + ([repr(name)] if name else []) + (["[" + ", ".join(details) + "]"] if details else [])
            found.append("  " * depth + " ".join(words))
            depth, said = depth + 1, name if role in WHOLES else said
    for child in node.get("childIds", []):
        if child in nodes:
            found += lines(nodes[child], nodes, read, depth, said)
    return found


def transcript(page):
    """What is read of a page at this moment: a line for each node, from the start of the document to its end."""
    page.evaluate(MARK)
    session = page.context.new_cdp_session(page)
    read = elements(session.send("DOM.getDocument", {"depth": -1})["root"], {})
    tree = session.send("Accessibility.getFullAXTree")["nodes"]
    session.detach()
    return "\n".join(lines(tree[0], {node["nodeId"]: node for node in tree}, read)) + "\n"


def settled_transcript(page):
    """What is read of a page once everything has come and nothing changes."""
    page.wait_for_function(screen.IS_WHOLE)
    page.evaluate("() => document.fonts.ready.then(() => undefined)")
    screen.wait_until_loaded(page)
    screen.count_changes(page)
    screen.wait_for_rest(page, QUIET_MS, PATIENCE_MS)
    return transcript(page)


@pytest.mark.parametrize("name", [*ENGLISH, *ARABIC])
def test_a_screen_is_read_as_it_was_recorded(name, server, open_page):
    locale = "ar-EG" if name in ARABIC else "en-US"
    page = open_page("about:blank", locale=locale, timezone_id="UTC", reduced_motion="reduce")
    # Pictures are read by their descriptions, whatever they show.
    page.route("**/img/**", lambda route: route.fulfill(body=PICTURE, content_type="image/svg+xml"))
    page.goto(server.url + (ENGLISH | ARABIC)[name])
    text = settled_transcript(page)
    file = FOLDER / f"{name}.txt"
    if RECORDS:
        FOLDER.mkdir(exist_ok=True)
        file.write_text(text, encoding="utf-8", newline="\n")
        return
    kept = file.read_text(encoding="utf-8") if file.exists() else ""
    if text != kept:
        place = file.relative_to(ROOT)
        difference = difflib.unified_diff(kept.split("\n"), text.split("\n"), str(place), "what is read now", lineterm="")
        test = pathlib.Path(__file__).resolve().relative_to(ROOT)
        pytest.fail(
            "\n".join(difference)
            + f"\n\nIf this is how the screen is to be read, record {place}:\n"
            + f'RECORD_TRANSCRIPTS=1 python3 -m pytest {test} -k "[{name}]"', pytrace=False)


def test_every_transcript_is_one_of_a_screen():
    assert {file.stem for file in FOLDER.glob("*.txt")} <= {*ENGLISH, *ARABIC}
