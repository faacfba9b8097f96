"""The two lists of the list bench behind a server: the engine's, and a pool of rows written by hand."""

import functools
import http.server
import subprocess
import sys
import threading

from conftest import ROOT

BENCH = ROOT / "Benchmarks" / "List"
PROGRAMS = ROOT / "Tests" / "Wasm" / ".build"
# What each list is made of. The first is its page.
ENGINE = [
    "list.html", "list.css", "collection-view.min.js", "list.js", "painted.js", "BenchList.first.wasm", "BenchList.parts.json",
    "BenchList.rest.wasm",
]
POOL = ["pool.html", "rows.css", "pool.js", "rows.js", "painted.js"]
# Each page requests one style sheet, as the gallery's does.
JOINED = {"list.css": ["collection-view.css", "rows.css"]}
TYPES = {".html": "text/html; charset=utf-8", ".css": "text/css", ".js": "text/javascript", ".wasm": "application/wasm", ".json": "application/json"}


def file_of(name):
    if name.startswith("BenchList."):
        return PROGRAMS / name
    own = BENCH / "Web" / name
    return own if own.exists() else ROOT / "Web" / name


class Handler(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    # A response goes out at once and as a whole, and no end of one waits until its beginning has been acknowledged.
    wbufsize = -1
    disable_nagle_algorithm = True

    def do_GET(self):
        name = self.path.split("?")[0].removeprefix("/")
        if name not in {*ENGINE, *POOL}:
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
    return b"".join(file_of(part).read_bytes() for part in JOINED.get(name, [name]))


class ListServer:
    """A server of the lists on a free port, in a process of its own: it responds while the driver is busy."""

    def __init__(self):
        self.process = subprocess.Popen([sys.executable, __file__], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.url = self.process.stdout.readline().strip()

    def address(self, candidate, count):
        page = {"engine": ENGINE, "pool": POOL}[candidate][0]
        return f"{self.url}/{page}?count={count}"

    def stop(self):
        self.process.communicate()


def serve():
    """Serves until the standard input ends."""
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    print(f"http://127.0.0.1:{server.server_address[1]}", flush=True)
    sys.stdin.read()
    server.shutdown()
    server.server_close()


if __name__ == "__main__":
    serve()
