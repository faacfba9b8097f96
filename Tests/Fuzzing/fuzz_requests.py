"""Sends requests that are almost right to a server of pages, and reports what it must not do.

A finding is a status of 5xx other than 503 with Retry-After, an error without problem details, a response that is not HTTP, one
that does not come, a line of the log with a control character, memory that grows, or a server that is not ready afterwards.
Equal seeds send equal requests.
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
import time
from pathlib import Path

READS = """/v1/pages/home /v1/pages/product?id=1001 /v1/pages/brand/7 /v1/pages/list?category=coats /v1/sections/coats
/v1/pages/search?query=wool%20coat /v1/storefront/search?query=coat /v1/storefront/search?query=coat&after=x
/v1/sections/coats?after=x /v1/shows /v1/shows/1 /v1/shows/1/status /v1/shows/1/information /v1/shows/1/description
/v1/shows/1/episodes /v1/shows/1/episodes?after=x /v1/shows/1/episodes/7 /v1/media/shows/1/7.wav /v1/shows/1/reviews
/v1/shows/1/ratings /v1/shows/1/trends?range=week
/v1/earnings /v1/earnings?after=x /v1/earnings/40 /v1/people /v1/people?from=newest /v1/people?after=x /v1/people/1
/v1/media/people/2.webm /v1/storefront/recommendations
/v1/homes/search /v1/homes/places /v1/homes/ground /v1/homes/latest /v1/homes/recommendations /v1/homes/nearby?latitude=52.1&longitude=13.2
/v1/homes/pins?west=13.1&south=52.0&east=13.2&north=52.1 /v1/homes/results?maximumPrice=60000&order=cheapest
/v1/homes/cards?ids=1,2,3 /v1/homes/favourites /v1/homes/favourites/ids /v1/homes/7 /v1/bag /v1/wishlist /v1/documents /v1/documents/home /img/160/people/face/1.r1.jpg /img/1/x /livez /readyz
/metrics /documentation / /robots.txt /sitemap.xml /homes/results?order=largest""".split()

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
    ("POST", "/v1/reports", {"page": "home", "diagnostics": [{"code": 4, "severity": "error", "pointer": "/a"}]}),
    ("PUT", "/v1/documents/home", {"composition": 1, "page": {"id": "home"}, "sections": []}),
]

TEXTS = ["", "0", "-1", "9" * 40, "1e999", "0x10", "nan", "null", "a" * 600, "\u202e", "\u0000", "\ud83d\ude42", "'; DROP TABLE home; --",
         "../../etc/passwd", "%00", "%zz", "%2e%2e%2f", "\r\nX: y", "\x1b[31m", "<script>", "{{7*7}}", "home\n", "ß", "\u2028"]
VALUES = [None, True, False, 0, -1, 2**31, 2**63, 2**64, 1e308, 0.1, "", [], {}, [[[[]]]], {"a": {"b": {}}}]
HEADERS = [
    ("Cookie", "session=" + "a" * 43), ("Cookie", "session=;;; =; a"), ("Cookie", "__Host-session=\x7f"), ("If-Match", "*"),
    ("If-Match", '"nope"'), ("If-None-Match", "*"), ("If-None-Match", 'W/"x", "'), ("Range", "bytes=0-"), ("Range", "bytes=-0,5-1"),
    ("Origin", "null"), ("Origin", "https://evil.example"), ("Sec-Fetch-Site", "cross-site"), ("Accept-Encoding", "br;q=9, gzip;q=x,*"),
    ("Accept", "image/avif,*/*;q=0"), ("Idempotency-Key", "short"), ("Idempotency-Key", "0123456789abcdef"), ("Authorization", "Bearer x"),
    ("Authorization", "Bearer " + "A" * 43), ("X-Forwarded-For", "::1, x"), ("X-Request-ID", "a\tb"), ("Expect", "100-continue"),
    ("Content-Type", "text/plain"), ("X-Large", "x" * 7000), ("If-Modified-Since", "Sun, 99 Foo 0000 00:00:00 GMT"),
]  # fmt: skip


class Generator:
    """Makes requests; the same for the same seed."""

    def __init__(self, seed):
        self.random = random.Random(seed)

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

    def request(self):
        """The bytes of a request, and whether its response can be read to an end that the framing tells."""
        roll = self.random
        if roll.random() < 0.55:
            method, path, body = roll.choice(["GET", "GET", "GET", "HEAD"]), roll.choice(READS), None
        else:
            method, path, body = roll.choice(WRITES)
        if roll.random() < 0.05:
            method = roll.choice(["OPTIONS", "PATCH", "TRACE", "POST", "GET", "PROPFIND", "get", "\x00"])
        headers = [("Host", "127.0.0.1" if roll.random() < 0.97 else roll.choice(["evil.example", "", "a:b:c"]))]
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
        lines = [f"{method} {self.path(path)} HTTP/1.1"] + [f"{name}: {value}" for name, value in headers]
        return "\r\n".join(lines).encode("utf-8", "surrogatepass") + b"\r\n\r\n" + content, whole, method


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

    def exchange(self, data, is_whole, method):
        """The status, headers and body of the response; None where the server closed the connection without one."""
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


def main():
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("program", help="the program page")
    options.add_argument("--requests", type=int, default=50_000)
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--web", help="the directory of the browser program")
    options.add_argument("--database", help="the address of an empty database of PostgreSQL; by default a file of SQLite")
    options = options.parse_args()
    findings, counts = [], {}
    with tempfile.TemporaryDirectory() as directory:
        database = options.database or directory + "/shop.sqlite"
        subprocess.run([options.program, "seed", "--database", database], check=True, stdout=subprocess.DEVNULL)
        arguments = [options.program, "serve", "--database", database, "--port", "0", "--request-rate", "1000000", "--access-log"]
        arguments += ["--pictures", directory + "/pictures", "--body-seconds", "3"] + (["--web", options.web] if options.web else [])
        log = open(directory + "/log", "wb")
        server = subprocess.Popen(arguments, stdout=subprocess.PIPE, stderr=log)
        try:
            port = int(server.stdout.readline().decode().rsplit(":", 1)[1])
            generator, connection = Generator(options.seed), Connection(port)
            early, start = None, time.monotonic()
            for number in range(options.requests):
                data, is_whole, method = generator.request()
                try:
                    response = connection.exchange(data, is_whole, method)
                except (TimeoutError, ValueError) as error:
                    findings.append((number, str(error), data[:300]))
                    connection.close()
                    response = None
                if response is None:
                    connection.close()
                    counts["closed"] = counts.get("closed", 0) + 1
                else:
                    counts[response[0]] = counts.get(response[0], 0) + 1
                    if problem := defect(response):
                        findings.append((number, problem, data[:300]))
                if server.poll() is not None:
                    findings.append((number, f"the server ended with status {server.returncode}", data[:300]))
                    break
                if number == options.requests // 3:
                    early = resident(server)
            if server.poll() is None:
                late = resident(server)
                print(f"memory: {early or late:.0f} MB after a third, {late:.0f} MB at the end")
                if early and late > early * 1.25 + 20:
                    findings.append((options.requests, f"memory grew from {early:.0f} to {late:.0f} MB", b""))
                connection.close()
                for path in ("/livez", "/readyz"):
                    response = connection.exchange(f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n".encode(), True, "GET")
                    if not response or response[0] != 200:
                        findings.append((options.requests, f"{path} is not 200 afterwards", b""))
            seconds = time.monotonic() - start
        finally:
            if server.poll() is None:
                server.terminate()
                server.wait(30)
            log.close()
        for line in Path(log.name).read_bytes().split(b"\n"):
            if re.search(rb"[\x00-\x08\x0b-\x1f\x7f]", line):
                findings.append((options.requests, "a control character in the log", line[:200]))
    print(f"{options.requests} requests of seed {options.seed} in {seconds:.0f} s: {dict(sorted(counts.items(), key=str))}")
    for number, problem, data in findings[:20]:
        print(f"request {number}: {problem}\n    {data!r}")
    print(f"{len(findings)} findings")
    sys.exit(1 if findings else 0)


if __name__ == "__main__":
    os.environ.setdefault("PYTHONHASHSEED", "0")
    main()
