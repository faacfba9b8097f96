"""Requests in a real browser: header fields, other origins, bodies of failures, timeouts. The other origin is a server on a second port."""

import contextlib
import functools
import http.server
import time

import pytest

import stage
from request_servers import address, running

TEXTS = "() => [...document.querySelectorAll('.navigation .label')].map((label) => label.textContent)"


class Recording(http.server.BaseHTTPRequestHandler):
    """Notes what it gets, and responds as the address says."""

    def log_message(self, *_):
        pass

    def handle_any(self):
        length = int(self.headers.get("Content-Length") or 0)
        body = self.rfile.read(length).decode()
        if self.command != "OPTIONS":
            self.server.requests.append((self.command, self.path, {name.lower(): value for name, value in self.headers.items()}, body))
        if self.path == "/slow":
            with contextlib.suppress(ConnectionError):
                self.rfile.read(1)  # returns when the page gives up and closes the connection
            return
        status = int(self.path.rsplit("/", 1)[-1]) if self.path.startswith("/status/") else 200
        content = b"" if self.command in ("OPTIONS", "HEAD") or status in (204, 304) else f"body of {status}".encode()
        self.send_response(status)
        self.send_header("ETag", '"7"')
        self.send_header("Content-Length", str(len(content)))
        origin = self.headers.get("Origin")
        if origin and self.path != "/closed":
            self.send_header("Access-Control-Allow-Origin", origin)
            self.send_header("Access-Control-Allow-Credentials", "true")
            self.send_header("Access-Control-Allow-Methods", "GET, HEAD, POST, PUT, PATCH, DELETE")
            self.send_header("Access-Control-Allow-Headers", "authorization, content-type, if-match, idempotency-key")
            if "exposed" in self.path:
                self.send_header("Access-Control-Expose-Headers", "ETag")
        self.end_headers()
        try:
            self.wfile.write(content)
        except BrokenPipeError:
            pass  # the page has given up

    do_GET = do_HEAD = do_POST = do_PUT = do_PATCH = do_DELETE = do_OPTIONS = handle_any


class Page(stage.Handler, Recording):
    """The scenarios, and a server of requests below /api, /slow and /status."""

    def do_GET(self):
        name = self.path.split("?")[0]
        if name == "/tasks.txt":
            return self.answer("text/plain", self.server.tasks.encode())
        if name == "/requests":
            shell = stage.SHELL.replace("<main ", f'<main data-origins="{self.server.origins}" ')
            return self.answer("text/html", shell.encode())
        if name.startswith(("/api", "/slow", "/status")):
            return self.handle_any()
        return super().do_GET()

    do_HEAD = Recording.handle_any


@pytest.fixture
def own():
    with running(functools.partial(Page, directory=str(stage.ROOT / "Web"))) as server:
        yield server


@pytest.fixture
def other():
    with running(Recording) as server:
        yield server


@pytest.fixture
def send(open_page, own):
    """Sends requests by the program; returns what it shows of each response, and the lines of the console that name a request."""

    def send_(*tasks, origins=""):
        own.tasks, own.origins = "\n".join(tasks), origins
        page = open_page("about:blank", allowed=("request: refused", "Failed to load resource", "CORS policy"))
        page.context.add_cookies([{"name": "session", "value": "a", "url": address(own)}])
        lines = []
        page.on("console", lambda message: lines.append(message.text))
        page.goto(f"{address(own)}/requests")
        page.wait_for_function(f"() => ({TEXTS})().length === {len(tasks)}", timeout=20_000)
        return page.evaluate(TEXTS), [line for line in lines if line.startswith("request:")]

    return send_


def test_header_fields_arrive_and_those_of_the_response_are_read(send, own):
    shown, lines = send(
        "PUT|/api/notes/7|5000|0|{}|If-Match|\"3\"|Authorization|Bearer abc|Idempotency-Key|k", "GET|/api/notes|5000|0||Accept|text/csv",
        "PATCH|/api/notes/7|5000|0|a=b|Content-Type|text/plain", "HEAD|/api/notes|5000|0|", "DELETE|/api/notes/7|5000|0|")
    assert shown == ['200 "7" body of 200'] * 3 + ['200 "7" ', '200 "7" body of 200']
    assert lines == []
    assert [method for method, *_ in own.requests] == ["PUT", "GET", "PATCH", "HEAD", "DELETE"]
    put, get, patch = (headers for _, _, headers, _ in own.requests[:3])
    assert {name: put[name] for name in ("if-match", "authorization", "idempotency-key", "content-type", "accept")} == {
        "if-match": '"3"', "authorization": "Bearer abc", "idempotency-key": "k", "content-type": "application/json", "accept": "application/json"}
    assert (get["accept"], patch["content-type"], own.requests[2][3]) == ("text/csv", "text/plain", "a=b")


def test_the_body_of_a_failure_is_read(send):
    shown, _ = send("POST|/status/422|5000|0|{}", "GET|/status/503|5000|0|", "GET|/status/304|5000|0||If-None-Match|\"7\"")
    assert shown == ['422 "7" body of 422', '503 "7" body of 503', '304 "7" ']


def test_another_origin_is_refused_unless_the_page_names_it(send, other):
    shown, lines = send(f"GET|{address(other)}/exposed|5000|0|")
    assert shown == ["400 - "]
    assert other.requests == []
    assert lines == [
        f'request: refused GET "{address(other)}/exposed", whose origin is not allowed: add {address(other)} to data-origins of the '
        "page's <main> (in a test: allowedOrigins)"]
    shown, lines = send(
        f"GET|{address(other)}/exposed|5000|0||Authorization|Bearer abc", f"PUT|{address(other)}/hidden|5000|0|{{}}",
        f"GET|{address(other)}/closed|5000|0|", origins=f"https://elsewhere.example {address(other)}")
    # What the other server does not expose is hidden, and what it does not permit has no response.
    assert shown == ['200 "7" body of 200', "200 - body of 200", "0 - "]
    assert lines == []
    assert other.requests[0][2]["authorization"] == "Bearer abc"


def test_cookies_go_to_another_origin_only_where_the_request_says_so(send, own, other):
    # Cookies know no ports: that of the page is one of the other server, too.
    shown, _ = send(
        "GET|/api|5000|0|", f"GET|{address(other)}/exposed|5000|0|", f"GET|{address(other)}/exposed|5000|1|", origins=address(other))
    assert shown == ['200 "7" body of 200'] * 3
    cookies = ["session=a" in headers.get("cookie", "") for server in (own, other) for _, _, headers, _ in server.requests]
    assert cookies == [True, False, True]


def test_a_response_that_takes_too_long_is_told_from_none(send, other):
    port = other.server_port
    other.shutdown()
    other.server_close()
    started = time.monotonic()
    shown, _ = send("GET|/slow|300|0|", f"GET|http://127.0.0.1:{port}/|5000|0|", origins=f"http://127.0.0.1:{port}")
    assert shown == ["408 - ", "0 - "]
    assert time.monotonic() - started < 15


def test_fields_that_browsers_set_and_broken_ones_are_refused(send, own):
    shown, lines = send("GET|/api|5000|0||Cookie|a=b", "GET|/api|5000|0||X Y|a", "GET|/api|5000|0||X-A|é", "GET|/api|5000|0|{}", "GET|/api|0|0|")
    assert shown == ["400 - "] * 5
    assert own.requests == []
    assert lines == [
        'request: refused GET "/api", whose header field "cookie" only browsers set',
        'request: refused GET "/api", whose header field "x y" has no valid name',
        'request: refused GET "/api", whose header field "x-a" has a value that is not printable ASCII',
        'request: refused GET "/api", which must have no body', 'request: refused GET "/api", whose timeout of 0 ms is not positive']
