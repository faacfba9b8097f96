"""Sizes and offsets in a real browser: the page's half alone, with the commands written by hand."""

import functools
import http.server
import threading

import pytest

from conftest import ROOT

SETUP = """
async () => {
  const { CollectionHost } = await import('/collection-view.js');
  window.wire = await import('/wire.js');
  const root = document.querySelector('main');
  const host = new CollectionHost(root);
  const memory = new WebAssembly.Memory({ initial: 1 });
  window.measured = [];
  const exports = {
    memory,
    host_allocate: () => 32768,
    host_measured: (token, pointer, length) => {
      window.measured.push([token, ...new Float32Array(memory.buffer.slice(pointer, pointer + length))]);
    },
    send: (words, texts) => {
      const bytes = new TextEncoder().encode(texts);
      new Int32Array(memory.buffer, 0, words.length).set(words);
      new Uint8Array(memory.buffer, 16384, bytes.length).set(bytes);
      host.flush(0, words.length, 16384, bytes.length);
    },
  };
  host.calls.attach({ exports });
  const names = ['collection-view', 'collection-content', 'reusable', 'text-body', 'is-multiline'];
  names.forEach((name, index) => { host.names[index] = name; });
  window.send = (words, texts = '') => host.call('send', words, texts);
  const node = (element, roles, children) => [element | roles.length << 8 | children << 16, ...roles];
  // A scroller with its content; a cell with a text of several lines.
  const { ELEMENT_BOX, ELEMENT_SCROLLER, ELEMENT_TEXT } = wire;
  send([wire.DEFINE_TEMPLATE, 2, ...node(ELEMENT_SCROLLER, [0], 1), ...node(ELEMENT_BOX, [1], 0)]);
  send([wire.DEFINE_TEMPLATE | 1 << 8, 2, ...node(ELEMENT_BOX, [2], 1), ...node(ELEMENT_TEXT, [3, 4], 0)]);
  send([wire.INSTANTIATE, 1, wire.INSERT, 1, 0, -1, wire.SET_SIZE, 2, 390 * 64, 2000 * 64]);
  host.nodes[1].style.cssText = 'width: 390px; height: 700px; flex: none';
  window.host = host;
}
"""

TEXT = "The quick brown fox jumps over the lazy dog. " * 8


@pytest.fixture(scope="module")
def web():
    """The folder of the page, served as it is."""

    class Quiet(http.server.SimpleHTTPRequestHandler):
        def log_message(self, *_):
            pass

        def do_GET(self):
            if self.path != "/blank":
                return super().do_GET()
            body = (
                b"<!doctype html><meta charset=utf-8><link rel=stylesheet href=/collection-view.css>"
                b"<link rel=stylesheet href=/theme.css><body><main></main>"
            )
            self.send_response(200)
            self.send_header("Content-Type", "text/html")
            self.end_headers()
            self.wfile.write(body)
            return None

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=str(ROOT / "Web")))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()


@pytest.fixture
def stage(browser, web):
    page = browser.new_page(viewport={"width": 390, "height": 700})
    page.goto(f"{web}/blank")
    page.evaluate(SETUP)
    yield page
    page.close()


def add_cell(page, first, top, text):
    """Makes a cell of 390 × 44 points that holds a text."""
    page.evaluate(
        "([first, top, text]) => send([wire.INSTANTIATE | 1 << 8, first, wire.SET_TEXT, first + 1, text.length,"
        " wire.INSERT, first, 2, -1, wire.SET_ORIGIN, first, 0, top * 64, wire.SET_SIZE, first, 390 * 64, 44 * 64], text)",
        [first, top, text],
    )


def test_a_cell_is_measured_as_high_as_its_text_and_put_back(stage):
    add_cell(stage, 10, 0, TEXT)
    add_cell(stage, 12, 44, "short")
    stage.evaluate("send([wire.MEASURE, 7, 2, 10, 390 * 64, -1, 12, 390 * 64, -1])")
    [[token, width, height, _, short]] = stage.evaluate("measured")
    lines = stage.evaluate("host.nodes[11].scrollHeight")
    assert (token, width) == (7, 390)
    assert height == pytest.approx(lines, abs=1)
    assert height > 3 * short > 0
    assert stage.evaluate("[10, 12].map((id) => host.nodes[id].offsetHeight)") == [44, 44]


def test_a_free_width_is_that_of_the_text(stage):
    add_cell(stage, 10, 0, "short")
    stage.evaluate("send([wire.MEASURE, 1, 1, 10, -1, 44 * 64])")
    [[_, width, height]] = stage.evaluate("measured")
    assert 10 < width < 120
    assert height == 44


def test_measuring_neither_moves_what_is_scrolled_nor_computes_more_than_one_layout(stage):
    for index in range(20):
        add_cell(stage, 10 + 2 * index, 100 * index, TEXT)
    counts = stage.context.new_cdp_session(stage)
    counts.send("Performance.enable")

    def layouts():
        metrics = counts.send("Performance.getMetrics")["metrics"]
        return next(metric["value"] for metric in metrics if metric["name"] == "LayoutCount")

    stage.evaluate("document.body.offsetHeight")
    before = layouts()
    stage.evaluate(
        "() => { const words = [wire.SCROLL, 1, 0, 600 * 64, wire.MEASURE, 3, 20];"
        " for (let id = 10; id < 50; id += 2) words.push(id, 390 * 64, -1);"
        " send(words); }"
    )
    assert layouts() - before <= 2  # one for the request, and at most the one of the next picture
    assert stage.evaluate("host.nodes[1].scrollTop") == 600
    assert len(stage.evaluate("measured")[0]) == 41
