"""The runtime in a real browser: ten million rows, memory, forced layouts, changes of type and width, and traps."""

import json
import re

import pytest

from screen import next_frames, nothing_happens
from stage import open_stage, stage_url  # noqa: F401

ROWS = """() => [...document.querySelectorAll('.cell')].filter((cell) => scenarios.isShown(cell)).map((cell) => {
  const { top, height } = cell.getBoundingClientRect();
  return [Number(cell.querySelector('.label').textContent.split(' ')[1]), Math.round(top), Math.round(height)];
}).sort((a, b) => a[1] - b[1])"""


def rows(stage):
    """The rows that are seen, checked: one after the other, from edge to edge."""
    found = stage.page.evaluate(ROWS)
    for (number, top, height), (next_number, next_top, _) in zip(found, found[1:]):
        assert (next_number, next_top) == (number + 1, top + height), found
    assert found[0][1] <= 1 and found[-1][1] + found[-1][2] >= 843, found
    return [number for number, _, _ in found]


def test_every_place_of_ten_million_rows_is_reached_and_read(open_stage):  # noqa: F811
    stage = open_stage("millions")
    page = stage.page
    assert rows(stage)[0] == 0
    for row in (9_999_999, 5_000_000, 1, 7_654_321):
        stage.do(f"do show {row} 0 1 0")
        assert row in rows(stage)
    # The wheel goes on from there row by row, and every row comes by.
    page.mouse.move(200, 400)
    read = set(rows(stage))
    for _ in range(15):
        page.mouse.wheel(0, 300)
        next_frames(page, 4)
        stage.settle()
        read |= set(rows(stage))
    assert sorted(read) == list(range(min(read), max(read) + 1)) and max(read) >= 7_654_321 + 60
    for _ in range(3):
        page.mouse.wheel(0, -1500)
        next_frames(page, 4)
        stage.settle()
    assert max(rows(stage)) < 7_654_321 + 40
    # The thumb: any place of the bar is some place of the rows, in proportion.
    for share in (0.25, 0.9, 0.0, 1.0):
        page.evaluate(
            "(share) => { const view = document.querySelector('.collection-view');"
            " view.scrollTop = share * (view.scrollHeight - view.clientHeight); }",
            share,
        )
        stage.settle()
        assert abs(rows(stage)[0] - share * 10_000_000) < 20_000
    page.keyboard.press("Tab")
    stage.do("press Home")
    assert rows(stage)[0] == 0
    for key, first in (("End", 9_999_983), ("PageUp", 9_999_966), ("Home", 0), ("PageDown", 1)):
        stage.do(f"press {key}")
        assert abs(rows(stage)[0] - first) <= 17


def test_opening_and_closing_screens_leaves_no_memory_and_no_elements(open_stage):  # noqa: F811
    stage = open_stage("list")
    counts = stage.page.evaluate(
        """async () => {
          const host = document.querySelector('[data-engine]').collectionHost;
          const names = ['list', 'notes', 'grid', 'outline', 'sections', 'links'];
          const open = (name) => host.sendText('host_navigated', `/${name}`);
          const measure = async () => {
            open('nothing');
            for (const [token, handle] of host.services.timers) { clearTimeout(handle); host.services.timers.delete(token); host.call('host_timer', token); }
            await scenarios.settle();
            return [host.calls.memory.buffer.byteLength, host.call('host_bytes_in_use'), host.nodes.filter(Boolean).length, document.querySelectorAll('*').length];
          };
          const play = async (rounds) => {
            for (let round = 0; round < rounds; round += 1) {
              open(names[round % 6]);
              document.querySelector('.collection-view').scrollTop = 500;
              if (round % 100 < 6) await scenarios.settle();
            }
            return measure();
          };
          return [await play(200), await play(1000)];
        }"""
    )
    (memory, bytes_before, *elements_before), (memory_after, bytes_after, *elements_after) = counts
    assert (memory, elements_before) == (memory_after, elements_after)
    # Buffers that are kept for the next event may still grow a little; not by one screen, let alone by a thousand.
    assert bytes_after - bytes_before < 2000


def layouts_by_frame(browser, page, work):
    """How many layouts script forced in each frame of some work, from the browser's own trace."""
    browser.start_tracing(page=page, categories=["devtools.timeline", "disabled-by-default-devtools.timeline.stack"])
    work()
    events = json.loads(browser.stop_tracing())["traceEvents"]
    frames = [(event["ts"], event["ts"] + event["dur"]) for event in events if event["name"] == "FireAnimationFrame"]
    forced = [event["ts"] for event in events if event["name"] == "Layout" and event["args"].get("beginData", {}).get("stackTrace")]
    return [sum(start <= at < end for at in forced) for start, end in frames], len(forced)


def test_measuring_forces_at_most_one_layout_a_frame(browser, open_stage):  # noqa: F811
    stage = open_stage("notes")

    def work():
        stage.page.evaluate(
            """async () => {
              for (let step = 0; step < 60; step += 1) {
                document.querySelector('.collection-view').scrollTop += 130;
                await new Promise((done) => requestAnimationFrame(done));
              }
            }"""
        )

    counts, forced = layouts_by_frame(browser, stage.page, work)
    assert len(counts) > 50 and forced > 0
    assert max(counts) <= 1, counts


def test_a_view_that_grows_is_seen_growing(open_stage):  # noqa: F811
    stage = open_stage("list")
    seen = stage.page.evaluate(
        """async () => {
          const { animate } = await import('/elements.js');
          const cell = document.querySelector('.cell');
          const heightAtStart = (growth) => {
            animate(cell, [0, 0, 0, growth * 64, 0, 1000]);
            const [movement] = cell.getAnimations();
            movement.pause();
            movement.currentTime = 0;
            const { height } = cell.getBoundingClientRect();
            movement.cancel();
            return height;
          };
          return [heightAtStart(-20), heightAtStart(30)];
        }"""
    )
    assert seen == [30, 80]


def heights(stage):
    return stage.page.evaluate(
        """() => [...document.querySelectorAll('.note-cell')].filter((cell) => scenarios.isShown(cell)).map((cell) =>
            [cell.getBoundingClientRect().height, cell.querySelector('.label').scrollHeight])"""
    )


def test_sizes_follow_the_type_and_the_width(open_stage):  # noqa: F811
    stage = open_stage("notes")
    stage.do("scroll 900")
    # The first rows that are seen; the place is kept by the very first, of which a sliver may be all that is left.
    first = lambda: stage.page.evaluate(
        "[...document.querySelectorAll('.note-cell')].filter((cell) => scenarios.isShown(cell)).slice(0, 2).map((cell) => cell.textContent)"
    )
    place = first()
    assert all(height == text and height % 22 == 0 for height, text in heights(stage))
    # As when a font has loaded: every line is taller and every character wider.
    stage.page.add_style_tag(content=".text-display, .text-body { font: 17px/30px monospace !important; letter-spacing: 2px !important; }")
    stage.settle()
    assert all(height == text and height % 30 == 0 for height, text in heights(stage)), heights(stage)
    assert set(first()) & set(place)
    for width in (700, 320):
        stage.do(f"resize {width} 844")
        assert all(height == text for height, text in heights(stage)), heights(stage)


def test_zooming_measures_anew_and_keeps_the_place(open_stage):  # noqa: F811
    stage = open_stage("notes")
    stage.do("scroll 900")
    seen = lambda: stage.page.evaluate(
        "[...document.querySelectorAll('.note-cell')].filter((cell) => scenarios.isShown(cell)).map((cell) => cell.textContent)"
    )
    place = seen()
    session = stage.page.context.new_cdp_session(stage.page)
    # What a browser's zoom does to a page: fewer and larger points.
    for zoom in (2, 1.25, 1):
        metrics = {"width": round(390 / zoom), "height": round(844 / zoom), "deviceScaleFactor": zoom, "mobile": False}
        session.send("Emulation.setDeviceMetricsOverride", metrics)
        stage.page.wait_for_function(f"() => innerWidth === {metrics['width']}")
        stage.settle()
        # Rows end at whole pixels of the screen.
        assert all(0 <= height - text < 1 / zoom for height, text in heights(stage)), heights(stage)
        assert set(seen()) & set(place[:2]), "what was read first is still there"


def test_content_that_never_settles_costs_a_bounded_number_of_layouts(open_stage):  # noqa: F811
    stage = open_stage("notes")
    # Each note is taller whenever it is measured, and lower when it stands.
    stage.page.add_style_tag(content=".is-measuring .text-body { padding-bottom: 40px; } .text-display { font-size: 3px; }")
    calls = stage.page.evaluate(
        """async () => {
          const host = document.querySelector('[data-engine]').collectionHost;
          let calls = 0;
          const measure = host.scrollAndMeasure.bind(host);
          host.scrollAndMeasure = (scrolls, measurements) => { calls += measurements.length; return measure(scrolls, measurements); };
          await scenarios.settle();
          return calls;
        }"""
    )
    assert calls <= 10


def test_a_trap_shows_where_it_happened_and_a_way_on(open_page, stage_url):  # noqa: F811
    from stage import DRIVER, Stage

    page = open_page("about:blank", allowed=["memory access out of bounds"])
    page.add_init_script(script=DRIVER)
    page.goto(f"{stage_url}/list")
    stage = Stage(page)
    # A response that lies outside of the memory: the engine traps while it reads it.
    page.evaluate("document.querySelector('[data-engine]').collectionHost.call('host_measured', 1, 0x7ffffff0, 4096)")
    alert = page.get_by_role("alert")
    alert.wait_for()
    # The names of the functions are fetched when they are needed.
    trace = alert.locator("pre", has_text=re.compile(r"host_?[mM]easured"))
    trace.wait_for()
    assert "memory access out of bounds" in trace.inner_text() and "wasm-function[" not in trace.inner_text()
    # The engine is not called any more, and nothing is thrown.
    page.keyboard.press("ArrowDown")
    page.set_viewport_size({"width": 500, "height": 700})
    nothing_happens(page, 100)
    page.get_by_role("button", name="Reload").click()
    stage = Stage(page)
    assert "Item 0" in "".join(stage.print())


@pytest.mark.parametrize("method", ["moveBefore", "insertBefore"])
def test_what_is_moved_in_the_document_keeps_its_offset_and_those_inside(open_stage, method):  # noqa: F811
    moved = open_stage("millions").page.evaluate(
        """async (method) => {
            const { insert } = await import(new URL('/elements.js', location));
            const add = (parent, style) => Object.assign(parent.appendChild(document.createElement('div')), { style });
            const list = add(document.body, '');
            const rows = ['first', 'second'].map(() => {
                const row = add(add(list, ''), 'width: 100px; overflow-x: scroll');
                row.className = 'scroller';
                add(row, 'width: 1000px; height: 10px');
                return row;
            });
            await new Promise(requestAnimationFrame);
            rows[1].scrollLeft = 300;
            if (method === 'moveBefore') Object.assign(rows[1], { tabIndex: 0 }).focus();
            insert(rows[1].parentNode, list, rows[0].parentNode);
            const offsets = () => rows.map((row) => row.scrollLeft);
            const found = [[...list.children].indexOf(rows[1].parentNode), offsets()];
            insert(rows[1], list, null);
            return [...found, list.lastChild === rows[1], offsets()];
        }""",
        method,
    )
    assert moved == [0, [0, 300], True, [0, 300]]
