"""How long it takes from saving a file to seeing the change in a page of the live host: `Scripts/bench edit [rounds]`.

The text of a cell in the gallery's catalogue is edited. The time of the build is that which the tool reports."""

import re
import statistics
import sys
import time

from playwright.sync_api import sync_playwright

from chromium import launch
from live import ROOT, LiveHost

FILE = ROOT / "Examples" / "Sources" / "Catalogue" / "Strings" / "CatalogueStrings+English.swift"
TEXT = "Boiled wool from the Alps"


def main():
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 5
    original = FILE.read_text()
    assert TEXT in original, f"{FILE} has no text “{TEXT}” to edit"
    host = LiveHost(ROOT / "Examples", "--product", "GalleryWeb", "--styles", ROOT / "Web" / "screens.css")
    try:
        host.wait_for_build()
        with sync_playwright() as playwright:
            browser = launch(playwright)
            page = browser.new_page(viewport={"width": 1280, "height": 844})
            page.goto(host.address + "/catalogue")
            page.get_by_text(TEXT).wait_for()
            seen = []
            for number in range(rounds):
                start = time.monotonic()
                FILE.write_text(original.replace(TEXT, f"{TEXT}, edit {number}"))
                page.get_by_text(f"{TEXT}, edit {number}").wait_for(timeout=120_000)
                seen.append(time.monotonic() - start)
                host.wait_for_build(number + 2)
            browser.close()
        builds = [float(each) for each in re.findall(r"Built in ([\d.]+) s", "".join(host.lines))][1:]
        print(f"saved to seen: median {statistics.median(seen):.1f} s of {rounds}, {min(seen):.1f} to {max(seen):.1f} s")
        print(f"of that the build: median {statistics.median(builds):.1f} s")
    finally:
        FILE.write_text(original)
        host.stop()


main()
