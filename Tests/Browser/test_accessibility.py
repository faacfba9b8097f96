"""What assistive technology finds: rules checked by axe, the accessibility tree, and journeys with the keyboard alone."""

import pytest
from axe_playwright_python.sync_playwright import Axe

import screen
from stage import stage_url, visit_stage  # noqa: F401

AXE = Axe().axe_script
SCREENS = ["list", "notes", "grid", "outline", "sections", "links", "millions", "interaction"]


# Whether no further part of the program comes, whose calls would change the screen.
HAS_ALL_PARTS = "() => document.querySelector('[data-engine]')?.collectionHost?.calls.isWhole ?? true"


# The rules whose results depend on colours. The others look at the document, its texts and sizes, which are those of every scheme.
COLOUR_RULES = {"runOnly": {"type": "rule", "values": ["color-contrast", "link-in-text-block"]}}


def violations(page, rules=None):
    """What axe objects to, in words, once the screen is at rest: colours that are fading in and places that are moving are no faults."""
    page.wait_for_function(HAS_ALL_PARTS)
    screen.wait_for_rest(page)
    # The script is large: a document takes it once.
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE)
    found = page.evaluate(
        "(options) => axe.run(options).then(({ violations }) => violations)", {"resultTypes": ["violations"], **(rules or {})})
    return [f"{rule['id']}: {node['html'][:200]} {node['failureSummary']}" for rule in found for node in rule["nodes"][:2]]


def violations_in_schemes(page, *, save=lambda scheme: None, schemes=("light", "dark")):
    """What axe objects to in each colour scheme: by all of its rules in the first, by those of colours in the other one.

    Calls `save` with each scheme while the screen is at rest in it. The page keeps the last scheme."""
    found = []
    for scheme in schemes:
        page.emulate_media(color_scheme=scheme)
        found += [f"{scheme}: {each}" for each in violations(page, None if scheme == schemes[0] else COLOUR_RULES)]
        save(scheme)
    return found


def tree(page):
    """The nodes of the accessibility tree that are not ignored: role, name and states."""
    session = page.context.new_cdp_session(page)
    nodes = session.send("Accessibility.getFullAXTree")["nodes"]
    session.detach()
    return [
        {
            "role": node["role"]["value"],
            "name": node.get("name", {}).get("value", ""),
            **{entry["name"]: entry["value"].get("value") for entry in node.get("properties", [])},
        }
        for node in nodes
        if not node["ignored"]
    ]


@pytest.mark.parametrize("name", SCREENS)
def test_axe_finds_nothing(visit_stage, name):  # noqa: F811
    stage = visit_stage(name)
    assert violations(stage.page) == []
    stage.do("scroll 700")
    assert violations(stage.page) == []


def test_axe_finds_nothing_in_the_storefront(server, open_page):
    page = open_page(server.shop)
    screen.wait_for_products(page)
    assert violations_in_schemes(page) == []
    screen.scroll_to(page, 1500)
    screen.wait_for_products(page)
    assert violations_in_schemes(page) == []


def test_a_plain_list_of_links_is_a_list_of_links(visit_stage):  # noqa: F811
    stage = visit_stage("links")
    stage.do("scroll 3000")
    nodes = tree(stage.page)
    roles = [node["role"] for node in nodes]
    assert roles.count("list") == 1
    links = [node["name"] for node in nodes if node["role"] == "link"]
    assert "Page 50" in links and roles.count("listitem") == len(links) < 60
    places = stage.page.evaluate(
        """() => [...document.querySelectorAll('[role=listitem]')].filter((item) => item.checkVisibility())
            .map((item) => [item.textContent, item.ariaPosInSet, item.ariaSetSize])"""
    )
    assert places and all([f"Page {int(place) - 1}", "100"] == [text, size] for text, place, size in places)


def test_titles_are_headings_and_folders_say_whether_they_are_open(visit_stage):  # noqa: F811
    headings = [node for node in tree(visit_stage("sections").page) if node["role"] == "heading" and node.get("level") == 2]
    assert "Section 0" in [node["name"] for node in headings]
    stage = visit_stage("outline")
    expanded = lambda: {node["name"]: node["expanded"] for node in tree(stage.page) if node["role"] == "button" and "expanded" in node}
    assert expanded()["Contents of Folder 1"] is False
    stage.do("open Folder 1")
    assert expanded()["Contents of Folder 1"] is True
    levels = {node["name"]: node.get("level") for node in tree(stage.page) if node["role"] == "listitem"}
    assert 2 in levels.values() or stage.page.evaluate("document.querySelector('[aria-level=\"2\"]') !== null")


def test_the_items_below_a_heading_are_a_set_and_headings_are_another(visit_stage):  # noqa: F811
    places = visit_stage("sections").page.evaluate(
        """() => [...document.querySelectorAll('[role=listitem]')].filter((item) => item.checkVisibility())
            .map((item) => [item.textContent, item.ariaPosInSet, item.ariaSetSize])"""
    )
    assert ["Item 5", "6", "6"] in places
    assert ["Section 2", "3", "5"] in places
    assert ["Item 6", "1", "12"] in places


def test_a_change_is_read_out_by_a_polite_live_region(visit_stage):  # noqa: F811
    stage = visit_stage("list")
    stage.do("do insert 3 0 0 1")
    region = stage.page.locator("[aria-live=polite]")
    assert region.inner_text() == "3 new, 0 gone"
    assert "StaticText" in [node["role"] for node in tree(stage.page) if node["name"] == "3 new, 0 gone"]


def focused(page):
    return page.evaluate("document.activeElement.closest('.cell')?.querySelector('.label').textContent ?? null")


def test_a_list_can_be_used_with_the_keyboard_alone(visit_stage):  # noqa: F811
    stage = visit_stage("list")
    page = stage.page
    page.keyboard.press("Tab")
    assert focused(page) == "Item 0"
    seen = []
    for key in ["ArrowDown", "PageDown", "End", "ArrowUp", "Home"]:
        stage.do(f"press {key}")
        seen.append(focused(page))
    assert seen == ["Item 1", "Item 18", "Item 199", "Item 198", "Item 0"]
    assert page.evaluate("document.querySelectorAll('.cell[tabindex=\"0\"]').length") == 1
    stage.do("press Space")
    assert page.evaluate("document.activeElement.ariaSelected") == "true"
    # The focus stays with the item when others come and go, and when its cell would be far from the screen.
    stage.do("press ArrowDown")
    stage.do("do insert 5 0 0 1")
    assert focused(page) == "Item 1"
    stage.do("scroll 5000")
    assert focused(page) == "Item 1"
    stage.do("press ArrowDown")
    assert focused(page) == "Item 2"
    # When it goes, the focus goes to what comes into its place.
    stage.do("do delete 7 1 0 1")
    assert focused(page) == "Item 3"
    page.keyboard.press("Tab")
    assert focused(page) is None
    page.keyboard.press("Shift+Tab")
    assert focused(page) == "Item 3"


def test_letters_find_items_and_arrows_follow_the_geometry_of_a_grid(visit_stage):  # noqa: F811
    stage = visit_stage("grid")
    page = stage.page
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    stage.do("focus Item 21")
    seen = []
    for key in ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp", "ArrowUp"]:
        stage.do(f"press {key}")
        seen.append(focused(page))
    assert seen[:4] == ["Item 22", "Item 25", "Item 24", "Item 21"]
    assert int(seen[4].split()[1]) < 20  # up into the row that scrolls by itself
    stage.do("type i")
    assert focused(page).startswith("Item")
