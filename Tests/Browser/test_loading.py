"""Loading by a screen in a real browser: a request that is sent again by itself, and a response above the limit of bytes."""

import functools
import itertools
import time

import pytest

import stage
from request_servers import address, running

LIMIT = 1000  # bytes that the screen accepts


class Page(stage.Handler):
    """The scenarios, and the content of the screen, which it fails to send some times; notes when it was requested."""

    def do_GET(self):
        if self.path != "/content":
            return super().do_GET()
        self.server.requests.append(time.monotonic())
        if len(self.server.requests) > self.server.failures:
            return self.answer("text/plain", self.server.content)
        self.send_response(503)
        self.send_header("Content-Length", "0")
        self.end_headers()


@pytest.fixture
def server():
    with running(functools.partial(Page, directory=str(stage.ROOT / "Web"))) as server:
        server.content, server.failures = b"hello", 0
        yield server


def test_a_request_that_fails_is_sent_again_by_itself_after_growing_delays(server, open_page):
    server.failures = 2
    page = open_page(f"{address(server)}/loading", allowed=("Failed to load resource",))
    page.get_by_text("5 bytes", exact=True).wait_for()
    first, second = (later - earlier for earlier, later in itertools.pairwise(server.requests))
    # The policy of the screen: 200 milliseconds, and then five times as many.
    assert first >= 0.2 and second >= 1 and second > first


def test_a_response_above_the_limit_of_bytes_is_an_error_that_the_screen_states(server, open_page):
    server.content = b"x" * (LIMIT + 1)
    page = open_page(f"{address(server)}/loading", allowed=("request: refused the response",))
    page.get_by_text("There is too much to load at once. Try again later.", exact=True).wait_for()
    assert len(server.requests) == 1  # a further one would have no other response
    server.content = b"x" * LIMIT
    page.reload()
    page.get_by_text(f"{LIMIT} bytes", exact=True).wait_for()
