"""Draws the pictures of the views in the documentation again, from the catalogue: run it with `Scripts/draw-views`."""

import argparse
import pathlib
import shutil
import tempfile

from playwright.sync_api import sync_playwright

from conftest import ROOT, PageServer, run_page
from test_catalogue import bring

RESOURCES = ROOT / "Sources" / "CollectionViewKit" / "CollectionViewKit.docc" / "Resources"
# The names of the pictures, and the cards of the catalogue that they show, from the top down.
CARDS = {
    "label": "Label: lines and parts", "text-field": "TextField", "search-field": "SearchField", "text-view": "TextView",
    "button": "Button: states", "segmented-control": "SegmentedControl", "switch": "Switch", "slider": "Slider",
    "stepper": "Stepper", "page-control": "PageControl", "disclosure": "Disclosure",
    "navigation-bar": "NavigationBar", "tab-bar": "TabBar", "notice-view": "NoticeView",
    "content-unavailable-view": "ContentUnavailableView", "badge": "Badge",
    "progress-view": "ProgressView", "activity-indicator": "ActivityIndicator", "rating": "Rating",
    "container": "ImageView and Container", "stack": "Stack, Spacer, Separator", "histogram": "Histogram",
    "line-chart": "LineChart", "map-view": "MapView",
}


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", nargs="?", type=pathlib.Path, default=RESOURCES)
    folder = parser.parse_args().folder
    with tempfile.TemporaryDirectory() as place, sync_playwright() as playwright:
        database = pathlib.Path(place) / "shop.sqlite"
        run_page("seed", "--database", database)
        server = PageServer(database)
        executable = next(filter(None, map(shutil.which, ("chromium", "google-chrome"))))
        browser = playwright.chromium.launch(executable_path=executable, args=["--no-sandbox"])
        page = browser.new_page(
            viewport={"width": 390, "height": 1000}, device_scale_factor=2, color_scheme="light", reduced_motion="reduce")
        page.goto(server.url + "/catalogue")
        page.wait_for_selector(".catalogue-cell .label")
        for name, title in CARDS.items():
            card = bring(page, title)
            page.wait_for_timeout(400)
            card.locator(".catalogue-stage").screenshot(path=folder / f"view-{name}@2x.png")
        browser.close()
        server.stop()


if __name__ == "__main__":
    main()
