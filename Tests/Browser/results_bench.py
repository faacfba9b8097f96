"""Measures filters and orders over 20,000 homes on the page of the results: run it with `Scripts/bench results`."""

import json
import pathlib
import statistics
import tempfile
import urllib.request

from playwright.sync_api import sync_playwright

from chromium import launch
from conftest import PageServer, run_page
from homes_results import open_results
from list_bench import SCRIPT_EVENTS
from screen import wait_for_rest

ROUNDS = 9
FRAME_MS = 16.7
# Presses a control at the beginning of a frame, which paints what comes of it, and ends with the frame after it.
PRESS = """(selector) => new Promise((done) => requestAnimationFrame(function resultsStep() {
  requestAnimationFrame(function resultsPainted() { setTimeout(done, 0); });
  document.querySelector(selector).click();
}))"""


def nearly(server, most):
    """The highest price for which the whole city has at most so many homes, and how many those are."""
    low, high = 0, 5_000_000
    while low + 500 < high:
        middle = (low + high) // 2
        with urllib.request.urlopen(f"{server.url}/v1/homes/results?maximumPrice={middle}") as answer:
            low, high = (middle, high) if json.load(answer)["count"] <= most else (low, middle)
    with urllib.request.urlopen(f"{server.url}/v1/homes/results?maximumPrice={low}") as answer:
        return low, json.load(answer)["count"]


def script_time(events):
    """The milliseconds of the outermost script events from the press to its paint, all together and the longest."""
    step, painted = (next(event for event in events if event["name"] == "FunctionCall"
                          and event["args"]["data"].get("functionName") == name)
                     for name in ("resultsStep", "resultsPainted"))
    thread = sorted((event for event in events if event["ph"] == "X" and event["name"] in SCRIPT_EVENTS
                     and (event["pid"], event["tid"]) == (step["pid"], step["tid"])
                     and step["ts"] <= event["ts"] < painted["ts"]),
                    key=lambda event: (event["ts"], -event["dur"]))
    times, end = [], 0
    for event in thread:
        if event["ts"] >= end:
            times.append(event["dur"] / 1000)
            end = event["ts"] + event["dur"]
    return sum(times), max(times)


def measure(browser, page, selector):
    browser.start_tracing(page=page, categories=["devtools.timeline"])
    page.evaluate(PRESS, selector)
    events = json.loads(browser.stop_tracing())["traceEvents"]
    wait_for_rest(page, 600)
    return script_time(events)


def main():
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        database = pathlib.Path(folder) / "homes.sqlite"
        run_page("seed", "--database", database)
        server = PageServer(database)
        browser = launch(playwright)
        price, count = nearly(server, 20_000)

        def open_page(url, **options):
            page = browser.new_page(viewport={"width": 1280, "height": 800})
            page.goto(url)
            return page

        page = open_results(open_page, server, f"?maximumPrice={price}")
        order = ".results-header .segment:nth-child({})"
        kind = ".search-panel .search-group:nth-child(2) .segment:nth-child({})"
        print(f"\n{count:,} homes, milliseconds of scripting until the change is painted, target {FRAME_MS}\n")
        print("| change | median | least | longest task, median |\n|---|--:|--:|--:|")
        steps = [("order: cheapest", order.format(2)), ("order: largest", order.format(4)),
                 ("order: newest", order.format(1)), ("filter: flats only", kind.format(2)),
                 ("filter: every kind again", kind.format(1))]
        results = {name: [] for name, _ in steps}
        for _ in range(ROUNDS):
            for name, selector in steps:
                results[name].append(measure(browser, page, selector))
        for name, times in results.items():
            every, longest = zip(*times)
            print(f"| {name} | {statistics.median(every):.1f} | {min(every):.1f} | {statistics.median(longest):.1f} |")
        browser.close()
        server.stop()


if __name__ == "__main__":
    main()
