"""Sends requests that are almost right to a server of pages, and reports what it must not do.

A finding is a status of 5xx other than 503 with Retry-After, an error without problem details, a response that is not HTTP, one
that does not come, a line of the log with a control character, memory that grows, or a server that is not ready afterwards. So that
no part of the server stays out of reach, each request is first sent as it is, and one that is refused then is a finding too.

The requests are sent over several connections at once. Each has a generator of its own, so that equal seeds and numbers of
connections send equal requests over each connection, but for the token of the editor and the revisions of documents, which are the
server's. The order in which the requests of different connections arrive is not repeated.
"""

import argparse
import json
import os
import random
import re
import socket
import subprocess
import sys
import tempfile
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

READS = """/v1/pages/home /v1/pages/product?id=1001 /v1/pages/brand/7 /v1/pages/list?category=coats /v1/sections/coats
/v1/pages/search?query=wool%20coat /v1/storefront/search?query=coat /v1/storefront/search?query=coat&after=x
/v1/sections/coats?after=x /v1/shows /v1/shows/1 /v1/shows/1/status /v1/shows/1/information /v1/shows/1/description
/v1/shows/1/episodes /v1/shows/1/episodes?after=x /v1/shows/1/episodes/7 /v1/media/shows/1/7.wav /v1/shows/1/reviews
/v1/shows/1/ratings /v1/shows/1/trends?range=week
/v1/earnings /v1/earnings?after=x /v1/earnings/40 /v1/people /v1/people?from=newest /v1/people?after=x /v1/people/1
/v1/media/people/2.webm /v1/storefront/recommendations
/v1/homes/search /v1/homes/places /v1/homes/ground /v1/homes/latest /v1/homes/recommendations /v1/homes/nearby?latitude=52.1&longitude=13.2
/v1/homes/pins?west=13.1&south=52.0&east=13.2&north=52.1 /v1/homes/results?maximumPrice=60000&order=cheapest
/v1/homes/cards?ids=1,2,3 /v1/homes/favourites /v1/homes/favourites/ids /v1/homes/7 /v1/bag /v1/wishlist
/img/160/people/face/1.r1.jpg /img/1/x /livez /readyz /metrics /documentation /homes/results?order=largest /a/b/c /v1/no""".split()

DOCUMENTS = "/v1/documents /v1/documents/home".split()

# What the server has with the folder of the browser program alone.
FILES = "/ /robots.txt /sitemap.xml /base.js /gallery.css /favicon.svg /collection-view.min.js /gallery.wasm".split()

# A page that is there only after the first request that stores it.
PAGE = "/v1/documents/fuzz"

WRITES = [
    ("PUT", "/v1/people/1/note", {"text": "met at the ferry"}),
    ("PUT", "/v1/people/1/decision", {"decision": "like"}),
    ("POST", "/v1/people/events", {"events": [{"name": "open", "position": 3}], "key": "0123456789abcdef"}),
    ("PUT", "/v1/homes/search", {"place": "tannery", "kind": "flat", "minimumPrice": 1000, "minimumRooms": 2.5}),
    ("PUT", "/v1/homes/7/seen", {"isSeen": True}),
    ("PUT", "/v1/bag/lines", {"product": 1001, "size": "M", "quantity": 2}),
    ("PUT", "/v1/wishlist/1001?position=0", None),
    ("DELETE", "/v1/wishlist/1001", None),
    ("PUT", "/v1/storefront/looks/1001", None),
    ("PUT", "/v1/homes/7/favourite", {"isFavourite": True}),
    ("PUT", "/v1/homes/7/inquiry", {"name": "Ida", "contact": "ida@example.org", "message": "May I see it?"}),
    ("PUT", "/v1/earnings/10/feedback", {"rating": "up", "text": "quick"}),
    ("DELETE", "/v1/earnings/10/feedback", None),
    ("DELETE", "/v1/shows/1/episodes/5", None),
    ("POST", "/v1/shows/1/episodes/5/restoration", None),
    ("POST", "/v1/shows/1/episodes/5/move", {"before": 9}),
    ("POST", "/v1/reports", {
        "format": 1, "page": "home", "rev": "r1",
        "problems": [{"code": "unknown-layout", "severity": "error", "at": "/sections/0/layout", "text": "Not known."}],
    }),
    ("PUT", PAGE, {
        "composition": 1, "page": {"id": "fuzz", "kind": "page", "title": "Brands"},
        "sections": [{"id": "fuzz-brands", "layout": "list.text", "title": "New", "content": "brands", "batch": 7}],
    }),
]  # fmt: skip

TEXTS = ["", "0", "-1", "9" * 40, "1e999", "0x10", "nan", "null", "a" * 600, "\u202e", "\u0000", "\ud83d\ude42", "'; DROP TABLE home; --",
         "../../etc/passwd", "%00", "%zz", "%2e%2e%2f", "\r\nX: y", "\x1b[31m", "<script>", "{{7*7}}", "home\n", "ß", "\u2028"]
VALUES = [None, True, False, 0, -1, 2**31, 2**63, 2**64, 1e308, 0.1, "", [], {}, [[[[]]]], {"a": {"b": {}}}]
HEADERS = [
    ("Cookie", "session=" + "a" * 43), ("Cookie", "session=;;; =; a"), ("Cookie", "__Host-session=\x7f"), ("Range", "bytes=0-"),
    ("Range", "bytes=-0,5-1"),
    ("Origin", "null"), ("Origin", "https://evil.example"), ("Sec-Fetch-Site", "cross-site"), ("Accept-Encoding", "br;q=9, gzip;q=x,*"),
    ("Accept", "image/avif,*/*;q=0"), ("Idempotency-Key", "short"), ("Idempotency-Key", "0123456789abcdef"), ("Authorization", "Bearer x"),
    ("Authorization", "Bearer " + "A" * 43), ("X-Forwarded-For", "::1, x"), ("X-Request-ID", "a\tb"), ("Expect", "100-continue"),
    ("Content-Type", "text/plain"), ("X-Large", "x" * 7000), ("If-Modified-Since", "Sun, 99 Foo 0000 00:00:00 GMT"),
]  # fmt: skip
# Entity tags of lists, strong and weak, and what is none.
TAGS = ['"nope"', '""', '"1"', '"a b"', '"é"', 'W/"1"', 'W/"nope"', 'W/""', 'w/"1"', 'W"1"', "W/", "1", "nope", "*", "", '"', '"1', '1"',
        '"a"b"', '"a\x01b"', '"a\\"b"', "'1'", '"' + "1" * 600 + '"']  # fmt: skip


class Request(NamedTuple):
    """A request as it is sent."""

    data: bytes
    # Whether its response can be read to an end that the framing tells.
    is_whole: bool
    method: str
    # The path before it was changed.
    path: str


class Generator:
    """Makes requests; the same for the same seed."""

    def __init__(self, seed, token, home):
        self.random = random.Random(seed)
        self.token = token
        self.writes = [*WRITES, ("PUT", "/v1/documents/home", home)]
        self.reads = READS + DOCUMENTS + FILES
        # The entity tags of documents, by their paths.
        self.revisions = {}

    def text(self, text):
        """A text like another one."""
        roll = self.random
        kind = roll.randrange(6)
        if kind == 0:
            return roll.choice(TEXTS)
        at = roll.randrange(len(text) + 1)
        if kind == 1:
            return text[:at] + roll.choice(TEXTS) + text[at:]
        if kind == 2:
            return text[:at] + text[at + 1 :]
        if kind == 3:
            return text[:at] + chr(roll.choice([roll.randrange(128), roll.randrange(0xD800)])) + text[at + 1 :]
        if kind == 4:
            return re.sub(r"\d+", lambda _: str(roll.choice([0, -1, 2**31, 2**63, 10**30, 7])), text, count=1)
        return text * roll.randrange(2, 9)

    def json(self, value):
        """A value like another one."""
        roll = self.random
        if roll.random() < 0.3:
            return roll.choice(VALUES)
        if isinstance(value, dict) and value:
            value = dict(value)
            key = roll.choice(list(value))
            kind = roll.randrange(4)
            if kind == 0:
                del value[key]
            elif kind == 1:
                value[self.text(key)] = value[key]
            else:
                value[key] = self.json(value[key])
            return value
        if isinstance(value, list) and value:
            return [self.json(each) for each in value] * roll.choice([1, 1, 2, 120])
        return self.text(value) if isinstance(value, str) else roll.choice(VALUES)

    def condition(self, known):
        """The value of If-Match or If-None-Match: `*`, a tag, or a list, of which some are malformed."""
        roll = self.random
        if roll.random() < 0.15:
            return roll.choice(["*", " *\t", "*, *", '*, "1"', '"1", *'])
        tags = [*TAGS, known, "W/" + known] if known else TAGS
        count = roll.choice([0, 1, 1, 1, 2, 3, 60])
        separator = roll.choice([", ", ",", " ,\t", ",,", " ", ";"])
        return separator.join(roll.choice(tags) for _ in range(count))

    def path(self, path):
        """A path like another one, as bytes of a request line."""
        roll = self.random
        if roll.random() < 0.5:
            return path
        parts = re.split(r"([/?&=])", path)
        at = roll.randrange(len(parts))
        parts[at] = self.text(parts[at])
        path = "".join(parts)
        if roll.random() < 0.9:
            path = "".join(c if "!" <= c <= "~" else "".join(f"%{b:02X}" for b in c.encode("utf-8", "replace")) for c in path)
        return path or "/"

    def editing(self, method, path):
        """The header fields with which an editor sends a request."""
        if not path.startswith("/v1/documents"):
            return []
        headers = [("Authorization", f"Bearer {self.token}")]
        if method == "PUT":
            known = self.revisions.get(path)
            headers.append(("If-Match", known) if known else ("If-None-Match", "*"))
        return headers

    def plain(self):
        """Each request as it is, which the server takes; reads of documents before writes, for their revisions."""
        for method, path, body in [("GET", path, None) for path in self.reads] + self.writes:
            headers = [("Host", "127.0.0.1"), *self.editing(method, path)]
            content = b"" if body is None else json.dumps(body).encode()
            if content:
                headers.append(("Content-Type", "application/json"))
            if method != "GET":
                headers.append(("Content-Length", str(len(content))))
            yield Request(lines(method, path, headers) + content, True, method, path)

    def request(self):
        """A request that is almost right."""
        roll = self.random
        if roll.random() < 0.55:
            method, path, body = roll.choice(["GET", "GET", "GET", "HEAD"]), roll.choice(self.reads), None
        else:
            method, path, body = roll.choice(self.writes)
        editing = self.editing(method, path)
        if roll.random() < 0.05:
            method = roll.choice(["OPTIONS", "PATCH", "TRACE", "POST", "GET", "PROPFIND", "get", "\x00"])
        headers = [("Host", "127.0.0.1" if roll.random() < 0.97 else roll.choice(["evil.example", "", "a:b:c"]))]
        if roll.random() < 0.2:
            editing = [each for each in editing if not each[0].startswith("If-")]
            for name in roll.choice([["If-Match"], ["If-Match"], ["If-None-Match"], ["If-Match", "If-None-Match"], ["If-Match"] * 2]):
                editing.append((name, self.condition(self.revisions.get(path))))
        headers += editing if roll.random() < 0.9 else []
        content = b""
        if body is not None:
            body = self.json(body) if roll.random() < 0.7 else body
            content = json.dumps(body, ensure_ascii=roll.random() < 0.5).encode("utf-8", "surrogatepass")
            if roll.random() < 0.2:
                content = bytearray(content)
                for _ in range(roll.randrange(1, 5)):
                    content[roll.randrange(len(content))] = roll.randrange(256)
                content = bytes(content)
            headers.append(("Content-Type", "application/json"))
        for _ in range(roll.choice([0, 0, 1, 1, 2, 5])):
            headers.append(roll.choice(HEADERS))
        framing, whole = roll.random(), True
        if content and framing < 0.1:
            size = roll.choice(["zz", "-1", "fffffffff", f"{len(content):x}", "0", "5;a=b"])
            headers.append(("Transfer-Encoding", roll.choice(["chunked", "chunked", "identity", "gzip, chunked"])))
            content, whole = size.encode() + b"\r\n" + content + b"\r\n0\r\n\r\n", False
        elif content and framing < 0.14:
            headers.append(("Content-Length", roll.choice(["-1", "x", str(len(content) + 9), "1", "99999999999"])))
            whole = False
        elif content or method in ("POST", "PUT"):
            headers.append(("Content-Length", str(len(content))))
        return Request(lines(method, self.path(path), headers) + content, whole, method, path)


def lines(method, path, headers):
    """The bytes of a request line and of header fields."""
    fields = [f"{name}: {value}" for name, value in headers]
    return "\r\n".join([f"{method} {path} HTTP/1.1", *fields]).encode("utf-8", "surrogatepass") + b"\r\n\r\n"


class Connection:
    """Reads responses off a connection that is opened anew when it was closed."""

    def __init__(self, port):
        self.port, self.socket, self.rest = port, None, b""

    def close(self):
        if self.socket:
            self.socket.close()
        self.socket, self.rest = None, b""

    def _more(self):
        data = self.socket.recv(65536)
        self.rest += data
        return bool(data)

    def exchange(self, request):
        """The status, headers and body of the response; None where the server closed the connection without one."""
        data, is_whole, method, _ = request
        if not self.socket:
            self.socket = socket.create_connection(("127.0.0.1", self.port), timeout=30)
        try:
            self.socket.sendall(data)
            if not is_whole:
                self.socket.shutdown(socket.SHUT_WR)
            while True:
                while b"\r\n\r\n" not in self.rest:
                    if not self._more():
                        return None
                head, self.rest = self.rest.split(b"\r\n\r\n", 1)
                lines = head.decode("latin-1").split("\r\n")
                match = re.fullmatch(r"HTTP/1\.1 (\d{3}) ?.*", lines[0])
                if not match:
                    raise ValueError(f"not HTTP: {head[:80]!r}")
                status = int(match[1])
                if status != 100:
                    break
            headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines[1:])}
            body = b""
            if method != "HEAD" and status not in (204, 304):
                if headers.get("transfer-encoding") == "chunked":
                    body = self._chunks()
                else:
                    size = int(headers.get("content-length", 0))
                    while len(self.rest) < size and self._more():
                        pass
                    body, self.rest = self.rest[:size], self.rest[size:]
            if headers.get("connection") == "close" or not is_whole or self.rest:
                self.close()
            return status, headers, body
        except (ConnectionResetError, BrokenPipeError):
            return None
        finally:
            if not is_whole:
                self.close()

    def _chunks(self):
        body = b""
        while True:
            while b"\r\n" not in self.rest:
                if not self._more():
                    return body
            size, self.rest = self.rest.split(b"\r\n", 1)
            count = int(size, 16)
            while len(self.rest) < count + 2 and self._more():
                pass
            body, self.rest = body + self.rest[:count], self.rest[count + 2 :]
            if count == 0:
                return body


def defect(response):
    """What is wrong with a response; None if nothing is."""
    status, headers, body = response
    if status >= 500 and not (status == 503 and "retry-after" in headers):
        return f"status {status}"
    if status >= 400 and body and headers.get("content-type") != "application/problem+json" and status not in (404, 422):
        return f"status {status} as {headers.get('content-type')}"
    # With 304 the field of the stored response stays (decision 76).
    if "x-content-type-options" not in headers and status not in (304, 400):
        return "no header that keeps browsers from guessing types"
    return None


def resident(process):
    """The memory of a process, in megabytes."""
    text = Path(f"/proc/{process.pid}/status").read_text()
    return int(re.search(r"VmRSS:\s+(\d+)", text)[1]) / 1024


class Run:
    """A run against a server: what the connections share."""

    def __init__(self, server, port, total):
        self.server, self.port, self.total = server, port, total
        self.lock = threading.Lock()
        self.findings, self.counts, self.sent, self.early = [], {}, 0, None
        self.has_ended = threading.Event()

    def find(self, place, problem, data=b""):
        """Notes a finding."""
        with self.lock:
            self.findings.append((place, problem, data[:300]))

    def note(self, outcome, place, data):
        """Counts a request that was sent, measures the memory after a third of all, and sees whether the server runs."""
        with self.lock:
            self.counts[outcome] = self.counts.get(outcome, 0) + 1
            self.sent += 1
            if self.server.poll() is None:
                if self.sent == self.total // 3:
                    self.early = resident(self.server)
                return
            if self.has_ended.is_set():
                return
            self.has_ended.set()
        self.find(place, f"the server ended with status {self.server.returncode}", data)


class Client:
    """Sends the requests of a generator over a connection, one after the other."""

    def __init__(self, name, run, generator):
        self.name, self.run, self.generator = name, run, generator
        self.connection = Connection(run.port)

    def send(self, number, request):
        """Sends a request and notes what is wrong with its response, whose status is returned; None without a response."""
        place = f"{self.name}, request {number}"
        try:
            response = self.connection.exchange(request)
        except (OSError, ValueError) as error:
            self.run.find(place, str(error), request.data)
            response = None
        if response is None:
            self.connection.close()
        elif problem := defect(response):
            self.run.find(place, problem, request.data)
        # An entity tag is the revision of a document where the path is its own.
        if response and request.path.startswith("/v1/documents/") and request.data.split(b" ", 2)[1] == request.path.encode():
            self.generator.revisions[request.path] = response[1].get("etag", self.generator.revisions.get(request.path))
        self.run.note(response[0] if response else "closed", place, request.data)
        return response[0] if response else None

    def send_plain(self, taken):
        """Sends each request as it is. One to a path that is taken, and each write, must not be refused."""
        for number, request in enumerate(self.generator.plain()):
            status = self.send(number, request)
            if (request.method != "GET" or request.path in taken) and (status is None or status >= 400):
                self.run.find(f"{self.name}, request {number}", f"status {status} of what is right", request.data)

    def send_changed(self, count):
        """Sends requests that are almost right."""
        for number in range(count):
            if self.run.has_ended.is_set():
                break
            self.send(number, self.generator.request())
        self.connection.close()


def fuzz(run, options, token, home):
    """Sends all requests, and looks at the server afterwards."""
    first = Client("as it is", run, Generator(f"{options.seed}", token, home))
    first.send_plain(DOCUMENTS + (FILES if options.web else []))
    first.connection.close()
    with ThreadPoolExecutor(options.connections) as pool:
        clients = []
        for index in range(options.connections):
            client = Client(f"connection {index}", run, Generator(f"{options.seed}/{index}", token, home))
            count = options.requests // options.connections + (index < options.requests % options.connections)
            clients.append(pool.submit(client.send_changed, count))
    for client in clients:
        client.result()  # raises the error that ended a client
    if run.server.poll() is not None:
        return
    late = resident(run.server)
    print(f"memory: {run.early or late:.0f} MB after a third, {late:.0f} MB at the end")
    if run.early and late > run.early * 1.25 + 20:
        run.find("at the end", f"memory grew from {run.early:.0f} to {late:.0f} MB")
    for path in ("/livez", "/readyz"):
        request = Request(lines("GET", path, [("Host", "127.0.0.1")]), True, "GET", path)
        response = Connection(run.port).exchange(request)
        if not response or response[0] != 200:
            run.find("at the end", f"{path} is not 200")


def main():
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("program", help="the program page")
    options.add_argument("--requests", type=int, default=50_000)
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--connections", type=int, default=8)
    options.add_argument("--web", help="the directory of the browser program")
    options.add_argument("--documentation", help="the directory of the documentation")
    options.add_argument("--database", help="the address of an empty database of PostgreSQL; by default a file of SQLite")
    options = options.parse_args()
    with tempfile.TemporaryDirectory() as directory:
        database = options.database or directory + "/shop.sqlite"

        def page(*arguments):
            return subprocess.run([options.program, *arguments], check=True, stdout=subprocess.PIPE).stdout

        page("seed", "--database", database)
        token = page("token", "create", "--database", database, "fuzz").decode().strip()
        home = json.loads(page("export", "--database", database, "home"))
        arguments = [options.program, "serve", "--database", database, "--port", "0", "--request-rate", "1000000", "--access-log"]
        # A small cache is full long before the memory is measured.
        arguments += ["--pictures", directory + "/pictures", "--body-seconds", "3", "--cache-megabytes", "8"]
        arguments += ["--web", options.web] if options.web else []
        arguments += ["--documentation", options.documentation] if options.documentation else []
        log = open(directory + "/log", "wb")
        server = subprocess.Popen(arguments, stdout=subprocess.PIPE, stderr=log)
        start = time.monotonic()
        try:
            run = Run(server, int(server.stdout.readline().decode().rsplit(":", 1)[1]), options.requests)
            fuzz(run, options, token, home)
            seconds = time.monotonic() - start
        finally:
            if server.poll() is None:
                server.terminate()
                server.wait(30)
            log.close()
        for line in Path(log.name).read_bytes().split(b"\n"):
            if re.search(rb"[\x00-\x08\x0b-\x1f\x7f]", line):
                run.find("at the end", "a control character in the log", line)
    sent = f"{run.sent} requests of seed {options.seed} over {options.connections} connections"
    print(f"{sent} in {seconds:.0f} s: {dict(sorted(run.counts.items(), key=str))}")
    for place, problem, data in run.findings[:20]:
        print(f"{place}: {problem}\n    {data!r}")
    print(f"{len(run.findings)} findings")
    sys.exit(1 if run.findings else 0)


if __name__ == "__main__":
    os.environ.setdefault("PYTHONHASHSEED", "0")
    main()
