"""What carries a meaning by its ground alone is seen where the system's colours are forced: every entry of the catalogue, what lies over
screens, what is selected and swiped, and what is still loading."""

import screen
from forced_colours import EDGES, difference, hold_still, shown_by_class, shown_by_focus, shown_by_variable, shown_without_content
from stage import stage_url, visit_stage  # noqa: F401
from test_catalogue import bring, open_catalogue, titles
from test_interaction import TOUCH, box, errands  # noqa: F401

# The cards in their order. Of each the parts that are seen without what is in them; the states, each with its style class, that are
# seen so too, or by what is in them; the values by their variables; what shows the focus; and of charts what marks the point that is
# inspected, which is displayed meanwhile only.
CARDS = {
    "TextField": {"parts": [".text-field-input"], "contents": [(".text-field", "is-invalid")], "focus": [".text-field-input"]},
    "SearchField": {"parts": [".text-field-input"], "focus": [".text-field-input"]},
    "TextView": {"parts": [".text-view-input"]},
    "Button: kinds": {"parts": [".button-primary", ".button-tinted", ".button-bordered"], "focus": [".button-primary"]},
    "Button: states": {"states": [(".button.is-selected", "is-selected"), (".button.is-busy", "has-turned-sign")]},
    "SegmentedControl": {
        "parts": [".segmented-control"], "states": [(".segment.is-selected", "is-selected")], "focus": [".segment.is-selected"],
    },
    "Switch": {"parts": [".switch"], "states": [(".switch.is-on", "is-on")], "focus": [".switch"]},
    "Slider": {"parts": [".slider-track", ".slider-thumb"], "values": [(".slider", "value")], "focus": [".slider"]},
    "Stepper": {"parts": [".stepper", ".stepper-increase"], "focus": [".stepper-increase"]},
    "DatePicker": {"parts": [".date-picker-input"]},
    "PageControl": {
        "parts": [".page-dot:not(.is-current)"], "states": [(".page-dot.is-current", "is-current")], "focus": [".page-control"],
    },
    "Disclosure": {"parts": [".disclosure-sign"], "focus": [".disclosure-header"]},
    "NavigationBar": {"parts": [".navigation-bar", ".bar-icon-add", ".bar-icon-close"]},
    "TabBar": {"parts": [".tab-bar"], "states": [(".tab.is-selected", "is-selected")], "focus": [".tab.is-selected"]},
    "NoticeView": {"parts": [".notice-banner", ".notice-toast"]},
    "UndoBar": {"parts": [".undo-bar"]},
    "ContentUnavailableView": {"parts": [".unavailable-sign"]},
    "Badge": {"parts": [".badge:not(.is-prominent)", ".badge.is-prominent", ".badge.is-success", ".badge.is-warning", ".badge.is-critical"]},
    "ProgressView": {"parts": [".progress-view"], "values": [(".progress-view", "progress")]},
    "ActivityIndicator": {"parts": [".activity-indicator"], "states": [(".activity-indicator", "is-turned")]},
    "LoadMoreView": {"parts": [".button-tinted"], "focus": [".button-tinted"]},
    "Rating": {"parts": [".rating-star"], "values": [(".rating-star", "filled")]},
    "ImageView and Container": {"parts": [".image.is-failed"]},
    "ScrollView": {"parts": [".catalogue-scroll"]},
    "Stack, Spacer, Separator": {"parts": [".separator"]},
    "CarouselView": {"parts": [".button-tinted"]},
    "Histogram": {
        "parts": [".histogram-bar"], "contents": [(".histogram-vertical > .histogram-row.is-dimmed", "is-dimmed")],
        "values": [(".histogram-bar", "share")],
    },
    "LineChart": {
        "parts": [".segmented-control"], "contents": [(".chart-plot", "is-away")], "inspected": [(".chart-plot", ".chart-marker")],
    },
    "MapView": {"parts": [".map-pin", ".map-button"], "states": [(".map-pin", "is-selected")]},
}
# The other cards: texts, what the browser draws itself, and buttons as those above, whose panels are in a test of their own.
OTHER_CARDS = {
    "Label: type scale", "Label: lines and parts", "ListContentConfiguration", "MediaView", "SplitViewController", "Button: menu",
    "AlertController", "Popover", "CollectionViewListCell", "RefreshControl",
}


def found(card, selector):
    element = card.locator(f".catalogue-stage {selector}").locator("visible=true").first.element_handle()
    # A sign is small, and a line is as long as what it is around.
    return element, min(24, 0.8 * element.bounding_box()["width"])


def inspections(page, plot):
    """How a point of a chart is inspected: the name of each way, what begins it and what ends it."""

    def begin_by_key():
        plot.evaluate("(one) => one.focus({ preventScroll: true })")
        page.keyboard.press("Home")

    yield "by keys", begin_by_key, lambda: page.keyboard.press("Escape")
    yield "by the pointer", plot.hover, lambda: page.mouse.move(0, 0)


def unseen(page, title, checks):
    """What of a card is not seen, in words."""
    card = bring(page, title)
    faults = []

    def judge(selector, what, count):
        element, least = found(card, selector)
        pixels = count(element)
        if pixels < least:
            faults.append(f"{title}: {selector} {what}: {pixels} pixels")

    for selector in checks.get("focus", []):
        judge(selector, "has the focus", lambda element: shown_by_focus(page, element))
    for selector, name in checks.get("states", []):
        judge(selector, name, lambda element: shown_without_content(page, element, name))
    for selector, name in checks.get("contents", []):
        judge(selector, name, lambda element: shown_by_class(page, element, name))
    for selector in checks.get("parts", []):
        judge(selector, "is seen", lambda element: shown_without_content(page, element))
    for selector, name in checks.get("values", []):
        judge(selector, name, lambda element: shown_by_variable(page, element, name))
    for selector, mark in checks.get("inspected", []):
        for how, begin, end in inspections(page, found(card, selector)[0]):
            begin()
            card.locator(mark).locator("visible=true").first.wait_for()
            judge(mark, f"is seen while a point is inspected {how}", lambda element: shown_without_content(page, element))
            end()
            card.locator(mark).locator("visible=true").first.wait_for(state="detached")
    return faults


def test_every_entry_of_the_catalogue_is_seen_by_more_than_its_ground(visit, server):
    page = open_catalogue(visit, server, width=1280, forced_colors="active")
    hold_still(page)
    page.keyboard.press("Tab")  # the focus is shown where keys are used
    assert [fault for title, checks in CARDS.items() for fault in unseen(page, title, checks)] == []
    seen = set()
    for _ in screen.scroll_through(page):
        seen |= titles(page)
    assert seen == {*CARDS, *OTHER_CARDS}


def test_what_lies_over_the_catalogue_has_an_edge(visit, server):
    page = open_catalogue(visit, server, width=1280, forced_colors="active")
    overlays = [
        ("Button: menu", "Sort", ".button-menu .menu"), ("AlertController", "Alert", ".alert-panel"),
        ("AlertController", "Action sheet", ".alert-panel"), ("Popover", "Filters", ".popover-panel"),
    ]
    for title, name, selector in overlays:
        bring(page, title).get_by_role("button", name=name, exact=True).focus()
        page.keyboard.press("Enter")
        page.locator(selector).wait_for()
        assert min(page.evaluate(EDGES, selector)) >= 1, name
        if name == "Sort":
            assert page.evaluate(EDGES, ".menu-entry:focus") == [2]
        page.keyboard.press("Escape")
        page.locator(selector).wait_for(state="detached")
        screen.wait_for_rest(page)


def test_what_is_selected_is_seen(errands):  # noqa: F811
    stage = errands(forced_colors="active")
    stage.page.get_by_role("button", name="Edit").click()
    stage.settle()
    place = box(stage, "Errand 2")
    stage.page.mouse.click(place["x"], place["y"])
    stage.settle()
    assert stage.page.evaluate(EDGES, ".cell.is-editing.is-selected")[0] >= 2
    hold_still(stage.page)
    mark = stage.page.locator(".cell.is-selected > .cell-check").element_handle()
    cell = stage.page.locator(".cell.is-selected").element_handle()
    assert difference(stage.page, mark, lambda: cell.evaluate("(cell) => cell.classList.remove('is-selected')")) >= 100


def test_swipe_actions_and_the_undo_bar_have_edges(errands):  # noqa: F811
    stage = errands(forced_colors="active", **TOUCH)
    place = box(stage, "Errand 3")
    stage.finger.down(place["x"], place["y"])
    stage.finger.move(-100)
    stage.finger.up(300)
    stage.settle()
    edges = stage.page.evaluate(EDGES, ".swipe-action")
    assert len(edges) == 2 and min(edges) >= 1
    stage.page.locator(".swipe-action.is-destructive").tap()
    stage.page.locator(".undo-bar").wait_for()
    assert min(stage.page.evaluate(EDGES, ".undo-bar")) >= 1


def test_outlines_of_what_is_loading_are_seen(shell_server, open_page):
    page = open_page("about:blank", forced_colors="active")
    page.route("**/v1/pages/home", lambda route: None)
    page.goto(shell_server.shop)
    page.wait_for_selector(".is-placeholder .product-picture")
    for selector in (".is-placeholder .product-picture", ".is-placeholder .label"):
        edges = page.evaluate(EDGES, selector)
        assert edges and min(edges) >= 1, selector
