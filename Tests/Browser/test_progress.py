"""The progress of requests in a real browser: slow responses, compressed ones, and uploads of some megabytes."""

import functools
import gzip
import http.server
import time

import pytest

import stage
from request_servers import address, running

TEXTS = "() => [...document.querySelectorAll('.navigation .label')].map((label) => label.textContent)"
PART, COUNT = 5_000, 100  # of a response that comes slowly
UPLOAD = 8 << 20
BUFFER = 64 << 10  # a large one would take in a whole upload before a byte of it is read
CHUNK = 256 << 10  # what the server reads of an upload at once
PAUSES = {"/late": 0.1, "/held": 1}  # seconds between two reads of what is to end before it is read


class Slow(http.server.BaseHTTPRequestHandler):
    """Responds and reads slowly, as the address says, and notes what it gets."""

    def log_message(self, *_):
        pass

    def respond(self, size=None, **fields):
        self.send_response(200)
        for name, value in fields.items():
            self.send_header(name.replace("_", "-"), value)
        if size is not None:
            self.send_header("Content-Length", str(size))
        origin = self.headers.get("Origin")
        if origin:
            self.send_header("Access-Control-Allow-Origin", origin)
            self.send_header("Access-Control-Allow-Headers", "content-type")
        self.end_headers()

    def respond_slowly(self):
        started = time.monotonic()
        if self.path == "/compressed":
            content = gzip.compress(b"x" * PART * COUNT)
            self.respond(len(content), Content_Encoding="gzip")
            self.wfile.write(content)
        else:
            self.respond(None if self.path == "/unnamed" else PART * COUNT)
            for _ in range(COUNT):
                self.wfile.write(b"x" * PART)
                self.server.seconds = time.monotonic() - started
                time.sleep(0.01)  # the parts come one by one, in a second or more

    def do_OPTIONS(self):
        self.respond(0)

    def do_POST(self):
        started = time.monotonic()
        size = int(self.headers["Content-Length"])
        received = 0
        while received < size:
            try:
                part = self.rfile.read(min(CHUNK, size - received))
            except ConnectionError:
                part = b""
            if not part:
                return  # the page has given up
            received += len(part)
            time.sleep(PAUSES.get(self.path, 0.03))  # a slow reader: the upload takes as long as it reads
        self.server.seconds = time.monotonic() - started
        self.server.requests.append((self.path, received, {name.lower(): value for name, value in self.headers.items()}))
        self.respond(6)
        self.wfile.write(b"stored")

    def do_GET(self):
        self.respond_slowly()


class Page(stage.Handler, Slow):
    """The scenarios, and what responds slowly."""

    def do_GET(self):
        name = self.path.split("?")[0]
        if name == "/tasks.txt":
            return self.answer("text/plain", self.server.tasks.encode())
        if name == "/progress":
            shell = stage.SHELL.replace("<main ", f'<main data-origins="{self.server.origins}" ')
            return self.answer("text/html", shell.encode())
        if name in ("/slow", "/unnamed", "/compressed"):
            return self.respond_slowly()
        return super().do_GET()


@pytest.fixture
def own():
    with running(functools.partial(Page, directory=str(stage.ROOT / "Web")), BUFFER) as server:
        yield server


@pytest.fixture
def other():
    with running(Slow, BUFFER) as server:
        yield server


@pytest.fixture
def send(open_page, own):
    """Sends requests by the program; returns of each the status, the bytes of the response, and the counts of each progress."""

    def send_(*tasks, origins=""):
        own.tasks, own.origins = "\n".join(tasks), origins
        page = open_page("about:blank", allowed=("request: refused", "Failed to load resource"))
        page.goto(f"{address(own)}/progress")
        page.wait_for_function(f"() => ({TEXTS})().length === {len(tasks)}", timeout=40_000)
        results = [text.split() for text in page.evaluate(TEXTS)]
        return [(status, int(size), [tuple(map(int, step.split("/"))) for step in steps]) for status, size, *steps in results]

    return send_


def is_rising(counts):
    return counts == sorted(counts)


def test_a_slow_response_is_followed_to_its_end(send, own):
    [(status, size, steps)] = send("GET|/slow|20000|0")
    total = PART * COUNT
    assert (status, size) == ("200", total)
    assert 3 <= len(steps) <= own.seconds * 10 + 2
    assert is_rising([received for *_, received, _ in steps])
    assert {(sent, to_send, to_receive) for sent, to_send, _, to_receive in steps} == {(0, 0, total)}
    assert steps[-1] == (0, 0, total, total)


@pytest.mark.parametrize("path", ["/unnamed", "/compressed"])
def test_the_total_is_unknown_without_its_length_and_of_a_compressed_response(send, path):
    [(status, size, steps)] = send(f"GET|{path}|20000|0")
    total = PART * COUNT
    assert (status, size) == ("200", total)
    assert len(steps) >= 2
    assert {to_receive for *_, to_receive in steps[:-1]} == {-1}
    assert steps[-1] == (0, 0, total, total)


def test_an_upload_is_followed_to_its_end(send, own):
    [(status, size, steps)] = send(f"POST|/store|60000|{UPLOAD}")
    assert (status, size) == ("200", 6)
    assert 3 <= len(steps) <= own.seconds * 10 + 3
    assert is_rising([sent for sent, *_ in steps])
    assert {to_send for _, to_send, *_ in steps} == {UPLOAD}
    assert steps[-1] == (UPLOAD, UPLOAD, 6, 6)
    [(_, received, headers)] = own.requests
    assert (received, headers["content-type"], headers["accept"]) == (UPLOAD, "application/json", "application/json")


def test_an_upload_that_is_cancelled_ends_and_one_that_is_late_is_told(send, own):
    cancelled, late, after = send(f"CANCEL|/held|60000|{UPLOAD}", f"POST|/late|500|{UPLOAD}", "POST|/store|20000|2")
    assert cancelled[0] == "cancelled" and len(cancelled[2]) == 1
    assert late[:2] == ("408", 0)
    assert after[:2] == ("200", 6)
    assert [size for _, size, _ in own.requests] == [2]


def test_another_origin_gets_uploads_and_does_not_say_whether_a_response_is_compressed(send, other):
    name = address(other)
    refused, *_ = send(f"POST|{name}/store|20000|2")
    assert refused == ("400", 0, [])
    upload, response = send(f"POST|{name}/store|60000|{UPLOAD}", f"GET|{name}/slow|20000|0", origins=name)
    assert upload[:2] == ("200", 6) and upload[2][-1] == (UPLOAD, UPLOAD, 6, 6)
    assert response[:2] == ("200", PART * COUNT)
    assert {to_receive for *_, to_receive in response[2][:-1]} == {-1}
    assert other.requests[0][2]["content-type"] == "application/json"
