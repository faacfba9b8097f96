"""The two lists of the list bench behind a server: the engine's, and a pool of rows written by hand."""

import functools
import http.server
import threading

from conftest import ROOT

BENCH = ROOT / "Benchmarks" / "List"
MODULE = ROOT / "Tests" / "Wasm" / ".build" / "BenchList.wasm"
# What each list is made of. The first is its page.
ENGINE = ["list.html", "rows.css", "collection-view.css", "collection-view.min.js", "list.js", "painted.js"]
POOL = ["pool.html", "rows.css", "pool.js", "rows.js", "painted.js"]
TYPES = {".html": "text/html; charset=utf-8", ".css": "text/css", ".js": "text/javascript", ".wasm": "application/wasm"}


def file_of(name):
    if name == MODULE.name:
        return MODULE
    own = BENCH / "Web" / name
    return own if own.exists() else ROOT / "Web" / name


class Handler(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def do_GET(self):
        name = self.path.split("?")[0].removeprefix("/")
        if name not in {*ENGINE, *POOL, MODULE.name}:
            self.send_response(404)
            self.send_header("Content-Length", "0")
            self.end_headers()
            return
        body = content_of(name)
        self.send_response(200)
        self.send_header("Content-Type", TYPES[name[name.rindex("."):]])
        self.send_header("Content-Length", str(len(body)))
        # Pages by themselves get the timers of full resolution.
        self.send_header("Cross-Origin-Opener-Policy", "same-origin")
        self.send_header("Cross-Origin-Embedder-Policy", "require-corp")
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_):
        pass


@functools.cache
def content_of(name):
    return file_of(name).read_bytes()


class ListServer:
    """A server of the lists on a free port."""

    def __init__(self):
        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_address[1]}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def address(self, candidate, count):
        page = {"engine": ENGINE, "pool": POOL}[candidate][0]
        return f"{self.url}/{page}?count={count}"

    def stop(self):
        self.server.shutdown()
        self.server.server_close()
