"""Draws the pictures of the views in the documentation again, from the catalogue: run it with `Scripts/draw-views`."""

import argparse
import pathlib
import tempfile

from playwright.sync_api import sync_playwright

from chromium import launch
from conftest import ROOT, PageServer, run_page
from screen import scroller, wait_for_rest
from test_catalogue import bring

RESOURCES = ROOT / "Sources" / "CollectionViewKit" / "CollectionViewKit.docc" / "Resources"
# The names of the pictures, and the cards of the catalogue that they show, from the top down.
CARDS = {
    "label": "Label: lines and parts", "text-field": "TextField", "search-field": "SearchField", "text-view": "TextView",
    "button": "Button: states", "segmented-control": "SegmentedControl", "switch": "Switch", "slider": "Slider",
    "stepper": "Stepper", "date-picker": "DatePicker", "page-control": "PageControl", "disclosure": "Disclosure",
    "navigation-bar": "NavigationBar", "tab-bar": "TabBar", "notice-view": "NoticeView",
    "content-unavailable-view": "ContentUnavailableView", "badge": "Badge",
    "progress-view": "ProgressView", "activity-indicator": "ActivityIndicator", "load-more-view": "LoadMoreView",
    "rating": "Rating",
    "container": "ImageView and Container", "scroll-view": "ScrollView", "stack": "Stack, Spacer, Separator",
    "histogram": "Histogram", "line-chart": "LineChart", "map-view": "MapView",
}
# What a button of a card opens: the card, the button, the panel, whether the picture has the button, and the width of the window.
OPENED = {
    "menu": ("Button: menu", "Sort", ".menu", True, 390),
    "alert-controller": ("AlertController", "Alert", ".alert-panel", False, 390),
    "popover": ("Popover", "Filters", ".popover-panel", True, 600),
}
# The icons of the library, by the names that Swift has for them, and the style classes that draw them.
BAR_ICONS = ["add", "close", "refresh", "search", "more", "back"]
ICONS = {f".{name}": f"button bar-button bar-icon bar-icon-{name}" for name in BAR_ICONS} | {
    f"icon-{name}": f"tab-icon icon-{name}" for name in ["list", "search", "star"]} | {
    ".disclosureIndicator": "accessory accessory-disclosure", ".outlineDisclosure": "accessory accessory-outline",
    ".checkmark": "accessory accessory-checkmark", ".reorder": "accessory accessory-reorder"}
SHOW_ICONS = """(icons) => {
  const ground = document.createElement("div");
  ground.id = "icons";
  ground.style.cssText = "position: fixed; inset: 0 auto auto 0; z-index: 1000; display: grid; gap: 8px; width: 390px;"
    + "grid-template-columns: repeat(3, 1fr); padding: 16px; box-sizing: border-box; background: var(--color-background);"
    + "color: var(--color-text)";
  for (const [name, classes] of Object.entries(icons)) {
    const cell = document.createElement("div");
    cell.style.cssText = "display: flex; flex-direction: column; align-items: center; min-height: 72px";
    const icon = document.createElement("div");
    icon.className = classes;
    icon.style.margin = "auto";
    const caption = document.createElement("div");
    caption.className = "label text-caption1";
    caption.textContent = name;
    cell.append(icon, caption);
    ground.append(cell);
  }
  document.body.append(ground);
}"""


def draw_opened(page, folder):
    """Draws what buttons of the catalogue open, with a margin."""
    for name, (title, button, panel, has_button, width) in OPENED.items():
        page.set_viewport_size({"width": width, "height": 1000})
        scroller(page).evaluate("element => element.scrollTo(0, 0)")
        wait_for_rest(page, 400)
        opener = bring(page, title).get_by_role("button", name=button, exact=True)
        opener.click()
        page.locator(panel).wait_for()
        wait_for_rest(page, 400)
        boxes = [page.locator(panel).bounding_box()] + ([opener.bounding_box()] if has_button else [])
        left, top = (max(min(box[side] for box in boxes) - 16, 0) for side in ("x", "y"))
        right = min(max(box["x"] + box["width"] for box in boxes) + 16, width)
        bottom = min(max(box["y"] + box["height"] for box in boxes) + 16, 1000)
        page.screenshot(
            path=folder / f"view-{name}@2x.png", clip={"x": left, "y": top, "width": right - left, "height": bottom - top})
        page.keyboard.press("Escape")
        wait_for_rest(page, 400)


def draw_icons(page, folder):
    """Draws all icons with their names."""
    page.evaluate(SHOW_ICONS, ICONS)
    page.locator("#icons").screenshot(path=folder / "view-icons@2x.png")
    page.evaluate("document.getElementById('icons').remove()")


def draw_columns(page, url, folder):
    """Draws the catalogue's list beside what was chosen in it."""
    page.set_viewport_size({"width": 1024, "height": 480})
    page.goto(url + "/catalogue/split/2")
    page.get_by_text("A lime flowers in June").wait_for()
    wait_for_rest(page, 400)
    page.locator(".split").screenshot(path=folder / "view-split-view-controller@2x.png")


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", nargs="?", type=pathlib.Path, default=RESOURCES)
    folder = parser.parse_args().folder
    with tempfile.TemporaryDirectory() as place, sync_playwright() as playwright:
        database = pathlib.Path(place) / "shop.sqlite"
        run_page("seed", "--database", database)
        server = PageServer(database)
        browser = launch(playwright)
        page = browser.new_page(
            viewport={"width": 390, "height": 1000}, device_scale_factor=2, color_scheme="light", reduced_motion="reduce")
        page.goto(server.url + "/catalogue")
        page.wait_for_selector(".catalogue-cell .label")
        for name, title in CARDS.items():
            card = bring(page, title)
            wait_for_rest(page, 400)
            card.locator(".catalogue-stage").screenshot(path=folder / f"view-{name}@2x.png")
        draw_icons(page, folder)
        draw_opened(page, folder)
        draw_columns(page, server.url, folder)
        browser.close()
        server.stop()


if __name__ == "__main__":
    main()
