"""Prints how soon pages show content and respond: run it with `Scripts/bench first-picture`.

A slow phone is imitated: 1.6 Mbit/s, 150 ms round trip, a processor slowed four times, an empty cache for each load. Beside each page
of the gallery a hand-written page of the same content is loaded in the same round."""

import argparse
import html
import json
import pathlib
import re
import shutil
import statistics
import tempfile

from playwright.sync_api import sync_playwright

from chromium import launch
from conftest import ROOT, PageServer, run_page
from screen import wait_for_rest

PATHS = ["/storefront", "/homes", "/shows/1"]
WIDTH, HEIGHT = 390, 844
BITS_PER_SECOND, ROUND_TRIP_MS, SLOWER = 1_600_000, 150, 4
# The time, in milliseconds, after which nothing of a load shifts any more: that nothing does is what is measured.
SETTLE_MS = 1_500

# The paints, shifts and long tasks of a load, when the program is shown and waits for nothing, and when all of it is there. A skeleton is
# no content.
OBSERVE = """
window.figures = { fcp: null, lcp: null, cls: 0, longest: 0, content: null, ready: null, whole: null };
const observe = (type, handler) => new PerformanceObserver((list) => list.getEntries().forEach(handler)).observe({ type, buffered: true });
observe('paint', (entry) => { if (entry.name === 'first-contentful-paint') figures.fcp = entry.startTime; });
observe('largest-contentful-paint', (entry) => { figures.lcp = entry.startTime; });
observe('layout-shift', (entry) => { if (!entry.hadRecentInput) figures.cls += entry.value; });
observe('longtask', (entry) => { figures.longest = Math.max(figures.longest, entry.duration); });
const look = () => {
  const main = document.querySelector('[data-engine]:not(.is-behind), [data-plain]');
  const seen = (element) => element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().top < innerHeight;
  const cells = main ? [...main.querySelectorAll('.cell:not(.is-placeholder):not(.skeleton), [data-cell]')] : [];
  const isContent = (cell) => /\\p{L}/u.test(cell.textContent) && seen(cell);
  if (figures.content === null && cells.some(isContent)) requestAnimationFrame(() => { figures.content ??= performance.now(); });
  const isPlain = main?.dataset.plain !== undefined;
  const host = main?.collectionHost;
  if (isPlain || host?.live && !host.calls.isWaiting) figures.ready ??= performance.now();
  if (isPlain || host?.live && host.calls.isWhole) figures.whole ??= performance.now();
  if ([figures.content, figures.ready, figures.whole].includes(null)) requestAnimationFrame(look);
};
requestAnimationFrame(look);
"""

CONTENT = """() => {
  const seen = (element) => element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().top < innerHeight;
  return [...document.querySelectorAll('.screen:not(.is-beneath) .cell:not(.is-placeholder):not([hidden])')].filter(seen).map((cell) => ({
    href: cell.querySelector('a')?.getAttribute('href') ?? null,
    texts: [...cell.querySelectorAll('.label:not([hidden])')].map((label) => label.textContent).filter(Boolean),
    pictures: [...cell.querySelectorAll('img[src]')].filter(seen).map((image) => [image.getAttribute('src'), image.alt, image.clientWidth, image.clientHeight]),
  })).filter(({ texts, pictures }) => texts.length + pictures.length > 0);
}"""


def plain_page(cells):
    """What is written by hand for this content at the least: no style, no script."""
    parts = []
    for cell in cells:
        inner = "".join(
            f'<img src="{html.escape(src)}" alt="{html.escape(alt)}" width="{width}" height="{height}">'
            for src, alt, width, height in cell["pictures"]
        ) + "".join(f"<p>{html.escape(text)}</p>" for text in cell["texts"])
        link = f'<a href="{html.escape(cell["href"])}">{inner}</a>' if cell["href"] else inner
        parts.append(f"<article data-cell>{link}</article>")
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Plain</title>'
        '<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,"></head>'
        f"<body><main data-plain>{''.join(parts)}</main></body></html>"
    )


def load(browser, url):
    """One load with an empty cache; returns its figures, with the bytes that came before the first content."""
    context = browser.new_context(viewport={"width": WIDTH, "height": HEIGHT}, device_scale_factor=2, is_mobile=True, has_touch=True)
    page = context.new_page()
    session = context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.emulateNetworkConditions", {
        "offline": False, "latency": ROUND_TRIP_MS, "downloadThroughput": BITS_PER_SECOND / 8, "uploadThroughput": BITS_PER_SECOND / 8,
    })
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    arrived = []  # pieces of bodies, decoded, and when they came
    session.on("Network.dataReceived", lambda event: arrived.append(event))
    whole = {}  # the bytes of each request on the wire, with its headers
    session.on("Network.loadingFinished", lambda event: whole.update({event["requestId"]: event["encodedDataLength"]}))
    started = []
    session.on("Network.requestWillBeSent", lambda event: started.append(event["timestamp"]))
    page.add_init_script(OBSERVE)
    page.goto(url, wait_until="commit", timeout=60_000)
    page.wait_for_function("() => figures.content !== null && figures.whole !== null", timeout=60_000)
    page.wait_for_timeout(SETTLE_MS)
    figures = page.evaluate("figures")
    first = started[0] if started else 0
    # How much of a compressed body has come is known by its share of the decoded one.
    totals, before = {}, {}
    for event in arrived:
        identifier, size = event["requestId"], event["dataLength"]
        totals[identifier] = totals.get(identifier, 0) + size
        if (event["timestamp"] - first) * 1000 <= figures["content"]:
            before[identifier] = before.get(identifier, 0) + size
    figures["bytes"] = sum(whole.get(each, 0) * size / totals[each] for each, size in before.items() if totals[each])
    context.close()
    return figures


COLUMNS = [
    ("content", "first content", 1000, "s"), ("lcp", "largest paint", 1000, "s"), ("bytes", "bytes before content", 1000, "KB"),
    ("ready", "reacts", 1000, "s"), ("whole", "whole program", 1000, "s"), ("longest", "longest task", 1, "ms"), ("cls", "layout shift", 1, ""),
]


def medians(loads):
    return {name: statistics.median(each[name] or 0 for each in loads) for name, *_ in COLUMNS}


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--json", type=pathlib.Path, help="also write every load to this file")
    options = parser.parse_args()
    everything = {}
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        database = pathlib.Path(folder) / "shop.sqlite"
        run_page("seed", "--database", database)
        web = pathlib.Path(folder) / "web"
        shutil.copytree(ROOT / "Web", web)
        server = PageServer(database, "--web", web)
        browser = launch(playwright)
        print(f"{'':<22}" + "".join(f"{title:>22}" for _, title, *_ in COLUMNS))
        for path in PATHS:
            # The first load fills the server's caches, and is what the hand-written page is made of.
            page = browser.new_page(viewport={"width": WIDTH, "height": HEIGHT}, device_scale_factor=2)
            page.goto(server.url + path)
            page.wait_for_selector(".screen:not(.is-beneath) .cell:not(.is-placeholder):not([hidden])")
            page.wait_for_load_state("networkidle")
            wait_for_rest(page)
            name = f"plain{PATHS.index(path)}.html"
            (web / name).write_text(plain_page(page.evaluate(CONTENT)))
            is_rendered = re.search(r"\bdata-rendered=", page.request.get(server.url + path).text()) is not None
            page.close()
            loads, plains = [], []
            for _ in range(options.rounds):
                plains.append(load(browser, f"{server.url}/{name}"))
                loads.append(load(browser, server.url + path))
            everything[path] = {"rendered": is_rendered, "page": loads, "plain": plains}
            ours, limit = medians(loads), medians(plains)
            for title, figures in ((path + (" rendered" if is_rendered else ""), ours), ("  plain HTML", limit)):
                print(f"{title:<22}" + "".join(f"{figures[key] / scale:>18.2f} {unit:<3}" for key, _, scale, unit in COLUMNS))
            print(f"  first content: {ours['content'] / limit['content']:.2f} of the plain page's time")
        browser.close()
        server.stop()
    if options.json:
        options.json.write_text(json.dumps(everything, indent=1))


if __name__ == "__main__":
    main()
