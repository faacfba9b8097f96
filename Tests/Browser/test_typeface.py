"""The typeface in a real browser: the recorded texts have the widths and lines that the native tests compare with, and
nothing moves when the font comes."""

import functools
import http.server
import json
import threading

import pytest

from conftest import ROOT
from record_texts import TEXTS, WIDTHS

PAGE = (
    b"<!doctype html><meta charset=utf-8><link rel=stylesheet href=/theme.css>"
    b"<body><p class=text-body>Nothing moves when the font of this page has come, neither this line nor the next."
)


@pytest.fixture
def web():
    """The style sheets of the page, with a way to hold back the fonts."""
    may_send_fonts = threading.Event()

    class Handler(http.server.SimpleHTTPRequestHandler):
        def log_message(self, *_):
            pass

        def do_GET(self):
            if self.path.endswith(".woff2"):
                may_send_fonts.wait(20)
            if self.path not in ("/", "/favicon.ico"):
                return super().do_GET()
            self.send_response(200)
            self.send_header("Content-Type", "text/html")
            self.end_headers()
            self.wfile.write(PAGE if self.path == "/" else b"")
            return None

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Handler, directory=str(ROOT / "Web")))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}", may_send_fonts
    may_send_fonts.set()
    server.shutdown()


def open_blank(open_page, address):
    page = open_page("about:blank")
    page.add_init_script(path=str(ROOT / "Tests" / "Browser" / "texts.js"))
    page.goto(address, wait_until="commit")  # a page counts as loaded when its fonts have come
    return page


def test_recorded_texts_are_measured_alike(open_page, web):
    address, may_send_fonts = web
    may_send_fonts.set()
    rows = json.loads(TEXTS.read_text())
    count = len(WIDTHS) + 1
    texts = [row[: 5 + count] for row in rows]
    page = open_blank(open_page, address)
    page.wait_for_load_state("load")
    measured = page.evaluate("([texts, count]) => measureTexts(texts, count)", [texts, count])
    recorded = [row[5 + count:] for row in rows]
    other = [
        (text[0], had, has) for text, had, has in zip(texts, recorded, measured)
        if abs(had[0] - has[0]) > 0.1 or had[1:] != has[1:]
    ]
    assert other == []


def test_the_stand_in_is_as_high_and_nearly_as_wide(open_page, web):
    address, may_send_fonts = web
    page = open_blank(open_page, address)
    size = """() => {
      const range = document.createRange();
      range.selectNodeContents(document.querySelector('p'));
      return [range.getBoundingClientRect().width, document.querySelector('p').getBoundingClientRect().height];
    }"""
    page.wait_for_function("() => [...document.fonts].some((face) => face.status === 'loading')")
    before = page.evaluate(size)
    may_send_fonts.set()
    # A face that has been loaded is laid out in one of the next frames.
    page.wait_for_function(f"(before) => ({size})()[0] !== before", arg=before[0])
    after = page.evaluate(size)
    assert before[1] == after[1]
    assert abs(before[0] - after[0]) / after[0] < 0.03
