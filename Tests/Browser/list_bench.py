"""Measures the engine's list next to a pool of rows written by hand, in turns: run it with `Scripts/bench list`."""

import argparse
import gzip
import json
import statistics

from playwright.sync_api import sync_playwright

import list_pages
from chromium import launch

CANDIDATES = ("engine", "pool")
FRAMES = 300
WARM_UP_FRAMES = 150
LOADS = 8  # of each page in each round: a load takes anything from one to two times its least
INSERTS = 20
SHUFFLES = 8
LATE_MS = 16.7
# The time, in milliseconds, in which a new tab is left alone: its process starts, and that of the tab before ends.
TAB_MS = 800
# The time, in milliseconds, in which a page loads by itself: the scripts of a driver that polls it take as long to compile as a list.
LOAD_MS = 500
# What counts as scripting in a trace, with all that it makes the browser do at once, such as a forced layout.
SCRIPT_EVENTS = {
    "EventDispatch", "FireAnimationFrame", "FunctionCall", "EvaluateScript", "TimerFire", "RunMicrotasks",
    "HandlePostMessage", "MinorGC", "MajorGC",
}

# The rows are the only thing on either page that can be seen, so that the first contentful paint is theirs.
FIRST_ROWS = """new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) {
    if (entry.name === 'first-contentful-paint') globalThis.firstRows = entry.startTime;
  }
}).observe({ type: 'paint', buffered: true })"""

# Scrolls between the frames, when nothing is left to be laid out, so that the driver forces no layout by it.
SCROLL = """([distance, frames]) => new Promise((done) => {
  const view = bench.scroller;
  const channel = new MessageChannel();
  let left = frames;
  let direction = 1;
  let offset = view.scrollTop;
  channel.port1.onmessage = function benchStep() {
    if (left-- === 0) return done();
    offset += direction * distance;
    view.scrollTop = offset;
    requestAnimationFrame(() => channel.port2.postMessage(0));
  };
  channel.port2.postMessage(0);
})"""

# From the beginning of a frame that changes the data to the first task after that frame was painted.
CHANGE = """([name, times]) => new Promise((done) => {
  const results = [];
  const next = () => requestAnimationFrame(() => {
    const start = performance.now();
    bench[name]();
    const channel = new MessageChannel();
    channel.port1.onmessage = () => {
      results.push(performance.now() - start);
      if (results.length === times) done(results);
      else setTimeout(next, 30);
    };
    channel.port2.postMessage(0);
  });
  next();
})"""


def percentile(values, share):
    return sorted(values)[min(len(values) - 1, int(len(values) * share))]


class Bench:
    """Chromium and the server, and every measurement as a method."""

    def __init__(self, browser, server, viewport):
        self.browser, self.server, self.viewport = browser, server, viewport

    def open(self, candidate, count):
        width, height = self.viewport
        page = self.browser.new_page(viewport={"width": width, "height": height})
        page.add_init_script(FIRST_ROWS)
        page.wait_for_timeout(TAB_MS)
        page.goto(self.server.address(candidate, count), wait_until="commit")
        page.wait_for_timeout(LOAD_MS)
        page.wait_for_function("() => window.bench && window.firstRows")
        return page

    def first_rows(self, candidate, count):
        page = self.open(candidate, count)
        result = page.evaluate("firstRows")
        page.close()
        return result

    def scroll(self, page, distance):
        """The script time of each frame in milliseconds."""
        page.evaluate("bench.scrollTo(0)")
        page.evaluate(SCROLL, [distance, WARM_UP_FRAMES])
        page.evaluate("bench.scrollTo(0)")
        self.browser.start_tracing(page=page, categories=["devtools.timeline"])
        page.evaluate(SCROLL, [distance, FRAMES])
        return script_per_frame(json.loads(self.browser.stop_tracing())["traceEvents"], self.server.url)

    def change(self, page, name, times):
        page.evaluate("bench.scrollTo(0)")
        return page.evaluate(CHANGE, [name, times])

    def memory(self, page):
        """Bytes of the JavaScript heap after a collection, and of the engine's memory."""
        session = page.context.new_cdp_session(page)
        session.send("HeapProfiler.collectGarbage")
        session.send("Performance.enable")
        metrics = {each["name"]: each["value"] for each in session.send("Performance.getMetrics")["metrics"]}
        session.detach()
        return metrics["JSHeapUsedSize"], page.evaluate("bench.engineBytes()")


def script_per_frame(events, origin):
    """Sums up the outermost script events of the page's own functions between the steps of the driver."""
    step = next(event for event in events if is_step(event))
    thread = sorted(
        (event for event in events if (event["pid"], event["tid"]) == (step["pid"], step["tid"]) and event["ph"] == "X"),
        key=lambda event: (event["ts"], -event["dur"]),
    )
    times, end, outer = [], 0, None
    for event in thread:
        if is_step(event):
            times.append(0.0)
        if event["name"] in SCRIPT_EVENTS and event["ts"] >= end:
            outer, end = event, event["ts"] + event["dur"]
            counted = event["name"].endswith("GC")
            if counted and times:
                times[-1] += event["dur"] / 1000
        if outer and event["ts"] < end and not counted and is_of(event, origin) and times:
            counted = True
            times[-1] += outer["dur"] / 1000
    return times[1:-1]


def is_step(event):
    return event["name"] == "FunctionCall" and event["args"]["data"].get("functionName") == "benchStep"


def is_of(event, origin):
    return event["name"] == "FunctionCall" and event["args"]["data"].get("url", "").startswith(origin)


def sizes():
    """Bytes of what each candidate loads, raw and compressed one by one."""
    files = {"engine": list_pages.ENGINE, "pool": list_pages.POOL}
    result = {}
    for candidate, names in files.items():
        contents = [list_pages.content_of(name) for name in names]
        result[candidate] = (sum(map(len, contents)), sum(len(gzip.compress(content, 9)) for content in contents))
    return result


def measure(bench, count, rounds, scrolls):
    """Everything by name and candidate, as lists of milliseconds; scroll frames as one list for each round."""
    height = bench.viewport[1]
    results = {}

    def add(name, candidate, values):
        results.setdefault(name, {}).setdefault(candidate, []).append(values)

    for number in range(rounds):
        candidates = CANDIDATES if number % 2 == 0 else CANDIDATES[::-1]
        for _ in range(LOADS):
            for candidate in candidates:
                add("first rows", candidate, [bench.first_rows(candidate, count)])
        for candidate in candidates:
            page = bench.open(candidate, count)
            if scrolls:
                add("slow frame", candidate, bench.scroll(page, height / 10))
                add("fling frame", candidate, bench.scroll(page, height * 3))
            bench.change(page, "insertTop", 5)
            add("insert at top", candidate, bench.change(page, "insertTop", INSERTS))
            bench.change(page, "shuffle", 2)
            add("shuffle", candidate, bench.change(page, "shuffle", SHUFFLES))
            add("memory", candidate, [bench.memory(page)])
            page.close()
    return results


def middle(rounds, figure=statistics.median):
    """The median over the rounds of a figure of each."""
    return statistics.median(figure(values) for values in rounds)


def verdict(ratio, target):
    return "" if target is None else f"≤ {target} " + ("met" if ratio <= target else "MISSED")


def report(results, viewport, count, targets):
    print(f"\n### {viewport[0]}×{viewport[1]}, {count:,} rows\n")
    print("| work | engine, ms | pool, ms | ratio | target |")
    print("|---|--:|--:|--:|---|")
    figures = [("median", statistics.median), ("p95", lambda values: percentile(values, 0.95)), ("mean", statistics.mean)]
    for name in ("first rows", "slow frame", "fling frame", "insert at top", "shuffle"):
        if name not in results:
            continue
        for label, figure in figures if name.endswith("frame") else figures[:1]:
            engine, pool = (middle(results[name][candidate], figure) for candidate in CANDIDATES)
            target = targets.get(name) if label == "median" else None
            suffix = f", {label}" if name.endswith("frame") else ""
            print(f"| {name}{suffix} | {engine:.3f} | {pool:.3f} | {engine / pool:.2f} | {verdict(engine / pool, target)} |")
        if name.endswith("frame"):
            late = [sum(time > LATE_MS for values in results[name][candidate] for time in values) for candidate in CANDIDATES]
            print(f"| {name}s over {LATE_MS} ms by script | {late[0]} | {late[1]} | | {'none: ' + ('met' if late[0] == 0 else 'MISSED')} |")
    heap = {candidate: [statistics.median(each[0][part] for each in results["memory"][candidate]) / 1e6 for part in (0, 1)]
            for candidate in CANDIDATES}
    print(f"\nJavaScript heap {heap['engine'][0]:.1f} MB and {heap['pool'][0]:.1f} MB, the engine's memory {heap['engine'][1]:.1f} MB.")


TARGETS = {"first rows": 1.2, "slow frame": 1.3, "fling frame": 1.3, "insert at top": 1.1, "shuffle": 1.5}


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    # One page scrolls up to a seventh slower or faster than the next: many pages say more than many frames of a few.
    parser.add_argument("--rounds", type=int, default=11)
    parser.add_argument("--phone-only", action="store_true", help="only 390×844, 100,000 rows")
    options = parser.parse_args()
    for candidate, (raw, compressed) in sizes().items():
        print(f"{candidate}: {raw:,} bytes, {compressed:,} gzip")
    server = list_pages.ListServer()
    inserts = {}
    with sync_playwright() as playwright:
        browser = launch(playwright)
        runs = [((390, 844), 100_000, True)]
        if not options.phone_only:
            runs += [((390, 844), 10_000, False), ((390, 844), 1_000_000, False), ((1280, 800), 100_000, True)]
        for viewport, count, scrolls in runs:
            results = measure(Bench(browser, server, viewport), count, options.rounds, scrolls)
            report(results, viewport, count, TARGETS if (viewport, count) == ((390, 844), 100_000) else {})
            inserts[viewport, count] = middle(results["insert at top"]["engine"])
        browser.close()
    server.stop()
    small, large = inserts.get(((390, 844), 10_000)), inserts.get(((390, 844), 1_000_000))
    if small and large:
        ratio = large / small
        print(f"\nInsert at top of 1,000,000 rows ÷ of 10,000: {ratio:.2f}, {verdict(ratio, 1.3)}")


if __name__ == "__main__":
    main()
