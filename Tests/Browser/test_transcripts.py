"""What a screen reader reads of each screen: the accessibility tree of what is seen while it is scrolled from its start to its end,
against the files in `Transcripts`.

`RECORD_TRANSCRIPTS=1` records anew; look at the difference before you keep it. Roles and names are those of Chromium, whose next
version may call something differently.

The content is the sample's, no screen here shows the time of day, and each page has a session of its own."""

import difflib
import os
import pathlib
import re

import pytest

import screen
from conftest import ROOT
from overlays import HEIGHT, OVERLAYS, open_overlay

FOLDER = ROOT / "Tests" / "Browser" / "Transcripts"
RECORDS = os.environ.get("RECORD_TRANSCRIPTS") == "1"
# The names of the files, and the addresses that they are read at.
ENGLISH = {
    "gallery": "/", "storefront": "/storefront", "product": "/product/1001", "brand": "/brand/haar", "bag": "/storefront/bag",
    "wishlist": "/storefront/wishlist", "search": "/storefront/search?query=coat", "homes": "/homes", "home-results": "/homes/results",
    "home": "/homes/1", "favourite-homes": "/homes/favourites", "people": "/people", "person": "/people/1", "shows": "/shows",
    "show": "/shows/1", "episodes": "/shows/1/episodes", "episode": "/shows/1/episodes/3", "reviews": "/shows/1/reviews",
    "trends": "/shows/1/trends", "earnings": "/earnings", "receipt": "/earnings/40", "catalogue": "/catalogue",
}
ARABIC = {"storefront-arabic": "/storefront", "homes-arabic": "/homes"}
# The time in milliseconds without a change after which a screen is at rest: the reading order follows a change after 200 at most,
# and no screen waits longer than 300 before it loads something. Responses are awaited as long as a test may take.
QUIET_MS, PATIENCE_MS = 500, 30_000
# How many windows of a screen are read at most: lists of thousands of elements and feeds that go on have no end within reach.
WINDOW_LIMIT = 12
# Scrolls a screen on by less than its height, so that two windows have something in common. Returns whether it was not at its end.
SCROLL_ON = """() => {
  const view = document.querySelector('.screen:not(.is-beneath) .collection-view');
  if (!view) return false;
  const before = view.scrollTop;
  view.scrollTop += 0.75 * view.clientHeight;
  return view.scrollTop > before + 1;
}"""

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
    "level", "hasPopup", "disabled", "readonly", "required", "invalid", "busy", "modal", "multiselectable", "keyshortcuts",
]
# States that are read as the document has them: Chromium leaves them out of its tree, or has the bytes of their texts for letters.
WRITTEN = ["current", "live", "roledescription"]
# The number of an element in its set, before the size of the set, which grows while more is loaded.
SET_SIZE = re.compile(r"(?<=\d) of (?:\d+|unknown)\]$")


class Entry:
    """A line of a transcript, and what is read within it."""

    def __init__(self, role, line, entries):
        self.role = role
        self.line = line
        self.entries = entries

    def identity(self):
        """What an element has in common with itself in another window: its line without the size of its set, and for items of lists,
        whose lines are alike, what is in them except for further lists, of which a window has a part."""
        line = SET_SIZE.sub("]", self.line)
        if self.role != "listitem":
            return line
        return "\n".join([line] + [part for entry in self.entries for part in entry.outline()])

    def outline(self):
        """The lines of an entry down to the lists in it."""
        inner = [] if self.role == "list" else [part for entry in self.entries for part in entry.outline()]
        return [SET_SIZE.sub("]", self.line)] + inner

    def text(self, depth=0):
        """The line and those within it, each two spaces further in than what it is in."""
        return "".join(["  " * depth + self.line + "\n"] + [entry.text(depth + 1) for entry in self.entries])


def keyed(entries):
    """Entries with their identities; of equal ones each has its number."""
    counts, found = {}, []
    for entry in entries:
        identity = entry.identity()
        counts[identity] = counts.get(identity, 0) + 1
        found.append(((identity, counts[identity]), entry))
    return found


def join(read, seen):
    """Adds what a further window shows to what was read of the same place. What is new stands before what follows it in both, else at
    the end; what is in both has the line that was read last."""
    known = dict(keyed(read))
    following = None
    for key, entry in reversed(keyed(seen)):
        if key in known:
            following = known[key]
            following.line = entry.line
            join(following.entries, entry.entries)
        else:
            read.insert(len(read) if following is None else read.index(following), entry)
            following = entry


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
    # The text of a value is read in place of its number.
    texts = {"value": attributes.get("aria-valuetext")}
    for name in ["value", "description"]:
        text = texts.get(name) or node.get(name, {}).get("value")
        if text not in (None, ""):
            found.append(f"{name}={text!r}")
    found += [f"{name}={attributes['aria-' + name]}" for name in WRITTEN if "aria-" + name in attributes]
    if "aria-posinset" in attributes:
        found.append(f"{attributes['aria-posinset']} of {attributes.get('aria-setsize', 'unknown')}")
    return found


def reading(node, nodes, read, said=""):
    """What a node is read as: an entry, or those of what is in it. A text that a name has said already has none."""
    number = node.get("backendDOMNodeId")
    if number is not None and number not in read:
        return []
    role, line = None, None
    if not node["ignored"]:
        role, name = node["role"]["value"], node.get("name", {}).get("value", "")
        if role in PARTS or role == "StaticText" and name.strip() in said:
            return []
        details = states(node, read.get(number, {}))
        if role not in BOXES or name or details:
            # As Python writes a text, so that spaces and marks that cannot be seen are seen.
            line = " ".join([role] + ([repr(name)] if name else []) + (["[" + ", ".join(details) + "]"] if details else []))
            said = name if role in WHOLES else said
    found = [entry for child in node.get("childIds", []) if child in nodes for entry in reading(nodes[child], nodes, read, said)]
    return found if line is None else [Entry(role, line, found)]


def window(page):
    """What is read of a page at this moment, from the start of the document to its end."""
    page.evaluate(MARK)
    session = page.context.new_cdp_session(page)
    read = elements(session.send("DOM.getDocument", {"depth": -1})["root"], {})
    tree = session.send("Accessibility.getFullAXTree")["nodes"]
    session.detach()
    return reading(tree[0], {node["nodeId"]: node for node in tree}, read)


def settle(page):
    """Waits until everything has come and nothing changes."""
    screen.wait_until_loaded(page)
    screen.wait_for_rest(page, QUIET_MS, PATIENCE_MS)


def start(page):
    """Waits until the program shows the screen, and counts its changes."""
    page.wait_for_function(screen.IS_WHOLE)
    page.evaluate("() => document.fonts.ready.then(() => undefined)")
    screen.wait_until_loaded(page)
    screen.count_changes(page)
    settle(page)


def transcript(page):
    """What is read of a screen, a line for each node, from where it is to its end."""
    start(page)
    read = window(page)
    for _ in range(WINDOW_LIMIT - 1):
        if not page.evaluate(SCROLL_ON):
            break
        settle(page)
        join(read, window(page))
    return "".join(entry.text() for entry in read)


def overlay_transcript(page, kind):
    """What is read of what lies over a screen."""
    start(page)
    open_overlay(page, kind)
    settle(page)
    return "".join(entry.text() for entry in window(page))


@pytest.mark.parametrize("name", [*ENGLISH, *ARABIC, *OVERLAYS])
def test_a_screen_is_read_as_it_was_recorded(name, server, visit):
    locale, height = "ar-EG" if name in ARABIC else "en-US", HEIGHT if name in OVERLAYS else 844
    # Pictures are read by their descriptions, whatever they show.
    path = OVERLAYS[name][0] if name in OVERLAYS else (ENGLISH | ARABIC)[name]
    page = visit(
        server.url + path, height=height, real_pictures=False, locale=locale, timezone_id="UTC", reduced_motion="reduce")
    text = overlay_transcript(page, name) if name in OVERLAYS else transcript(page)
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
    assert {file.stem for file in FOLDER.glob("*.txt")} <= {*ENGLISH, *ARABIC, *OVERLAYS}
