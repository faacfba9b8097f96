"""Prints what the storefront costs: run it with Scripts/bench."""

import gzip
import json
import pathlib
import statistics
import tempfile

from playwright.sync_api import sync_playwright

import screen
from chromium import launch
from conftest import ROOT, PageServer, run_page
from list_bench import script_per_frame

ROUNDS = 5

FIRST_PRODUCT = """() => new Promise((done) => {
  const look = () => {
    const cell = document.querySelector('.product-cell:not([hidden]):not(.is-placeholder)');
    if (!cell) return requestAnimationFrame(look);
    requestAnimationFrame(() => done(performance.now()));
  };
  look();
})"""

# Scrolls by a distance each frame, down and up again, between the frames: then the driver forces no layout by it.
SCROLL = """([distance, frames]) => new Promise((done) => {
  const view = document.querySelector('.screen:not(.is-beneath) .collection-view');
  const channel = new MessageChannel();
  let left = frames;
  let direction = 1;
  channel.port1.onmessage = function benchStep() {
    if (left-- === 0) return done();
    const end = view.scrollHeight - view.clientHeight;
    if (view.scrollTop >= end - 1) direction = -1;
    if (view.scrollTop <= 0) direction = 1;
    view.scrollTop += direction * distance;
    requestAnimationFrame(() => channel.port2.postMessage(0));
  };
  channel.port2.postMessage(0);
})"""


def percentile(values, share):
    return sorted(values)[min(len(values) - 1, int(len(values) * share))]


def main():
    for path in sorted((ROOT / "Web").glob("gallery.*wasm")):
        name, program = path.name, path.read_bytes()
        print(f"{name:<19} {len(program):>9} bytes  {len(gzip.compress(program, 9)):>8} gzip")
    script = b"".join(file.read_bytes() for file in sorted((ROOT / "Web").glob("*.js")))
    print(f"scripts             {len(script):>9} bytes  {len(gzip.compress(script, 9)):>8} gzip")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        database = pathlib.Path(folder) / "shop.sqlite"
        run_page("seed", "--database", database)
        server = PageServer(database)
        browser = launch(playwright)
        for width, height in ((390, 844), (1280, 800)):
            first = []
            for _ in range(ROUNDS):
                page = browser.new_page(viewport={"width": width, "height": height})
                page.goto(server.shop, wait_until="commit")
                first.append(page.evaluate(FIRST_PRODUCT))
                page.close()
            page = browser.new_page(viewport={"width": width, "height": height})
            page.goto(server.shop)
            screen.wait_for_products(page)
            for _ in screen.scroll_through(page):
                screen.wait_until_loaded(page)
            screen.scroll_to(page, 0)
            print(f"\n{width}×{height}")
            print(f"navigation to first product painted   median {statistics.median(first):7.1f} ms  (cold {first[0]:.1f} ms)")
            for name, distance in (("slow, a view in 10 frames", height / 10), ("fling, 3 views a frame", height * 3)):
                browser.start_tracing(page=page, categories=["devtools.timeline"])
                page.evaluate(SCROLL, [distance, 300])
                times = script_per_frame(json.loads(browser.stop_tracing())["traceEvents"], server.url)
                late = sum(time > 16.7 for time in times)
                print(
                    f"script per frame, {name:<26}  median {statistics.median(times):6.3f} ms"
                    f"  p95 {percentile(times, 0.95):6.3f} ms  over 16.7 ms: {late}"
                )
            page.close()
        browser.close()
        server.stop()


if __name__ == "__main__":
    main()
