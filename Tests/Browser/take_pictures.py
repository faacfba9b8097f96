"""Takes the pictures of the screens on the cards of the gallery again: run it with `Scripts/take-pictures`."""

import argparse
import base64
import pathlib
import tempfile

from playwright.sync_api import sync_playwright

from chromium import launch
from conftest import ROOT, PageServer, run_page
from screen import IS_WHOLE, wait_for_rest, wait_until_loaded

# The names of the pictures, and the addresses that they show.
SCREENS = {
    "storefront": "/storefront", "portal": "/shows/1", "people": "/people", "earnings": "/earnings/40",
    "catalogue": "/catalogue", "homes": "/homes",
}
SCHEMES = ["light", "dark"]
FOLDER = ROOT / "Web" / "pictures"
# The size of a picture, in pixels, how many times larger the window is, and how many bytes a picture may have.
WIDTH, HEIGHT, SCALE, LIMIT = 480, 300, 2, 25_000
# What the screens are shown in, beside the colours.
ENVIRONMENT = {"reduced_motion": "reduce", "locale": "en-US", "service_workers": "block"}
# The first start of a server draws the pictures of its content.
TIMEOUT = 120_000

# Whether no image in the window is still to come.
HAS_IMAGES = """() => [...document.images].every((image) => {
  const box = image.getBoundingClientRect();
  const isSeen = image.checkVisibility() && box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
  return !isSeen || !image.getAttribute('src') || image.complete;
})"""
# The strip below the screens belongs to the gallery.
HIDE_STRIP = "() => document.querySelector('.gallery-strip').setAttribute('hidden', '')"
# A PNG as WebP in another size, in the best quality whose bytes are within the limit.
SHRINK = """async ([data, width, height, limit]) => {
  const image = new Image();
  image.src = `data:image/png;base64,${data}`;
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const context = canvas.getContext("2d");
  context.imageSmoothingQuality = "high";
  context.drawImage(image, 0, 0, width, height);
  for (let quality = 0.9; quality > 0.2; quality -= 0.05) {
    const url = canvas.toDataURL("image/webp", quality);
    const text = url.slice(url.indexOf(",") + 1);
    if (url.startsWith("data:image/webp") && text.length * 3 / 4 <= limit) return text;
  }
  throw new Error("The picture cannot be made small enough.");
}"""


def file_name(name, scheme):
    """The file of the picture of a screen in a colour scheme."""
    return f"{name}-{scheme}-{WIDTH}.webp"


def show(page, url):
    """Opens a screen as it is on its card, without the strip below it."""
    page.goto(url)
    page.wait_for_function(IS_WHOLE)
    page.evaluate(HIDE_STRIP)
    page.locator(".screen .cell").locator("visible=true").first.wait_for()


def take(page):
    """A PNG of a screen that is shown, once all of it is there."""
    wait_until_loaded(page)
    page.evaluate("() => document.fonts.ready.then(() => undefined)")
    # What arrives lets other things appear: nothing may be missing twice in a row.
    for _ in range(2):
        wait_for_rest(page)
        page.wait_for_function(HAS_IMAGES)
    return page.screenshot()


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", nargs="?", type=pathlib.Path, default=FOLDER)
    folder = parser.parse_args().folder
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as place, sync_playwright() as playwright:
        database = pathlib.Path(place) / "shop.sqlite"
        run_page("seed", "--database", database)
        server = PageServer(database)
        browser = launch(playwright)
        studio = browser.new_page()
        for scheme in SCHEMES:
            context = browser.new_context(
                viewport={"width": WIDTH * SCALE, "height": HEIGHT * SCALE}, color_scheme=scheme, **ENVIRONMENT)
            context.set_default_timeout(TIMEOUT)
            page = context.new_page()
            for name, path in SCREENS.items():
                show(page, server.url + path)
                picture = base64.b64encode(take(page)).decode()
                small = base64.b64decode(studio.evaluate(SHRINK, [picture, WIDTH, HEIGHT, LIMIT]))
                file = folder / file_name(name, scheme)
                file.write_bytes(small)
                print(f"{file.name}: {len(small):,} bytes")
            context.close()
        browser.close()
        server.stop()


if __name__ == "__main__":
    main()
