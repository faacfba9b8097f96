"""Measures the page server with wrk, beside a minimal server of Hummingbird: run it with `Scripts/bench-server`.

The servers run on one core and wrk on another, so that rates are those of one core. What is compared takes turns; a ratio is the median
of the ratios of the turns. A run with a refused or a broken request ends the measurement.
"""

import argparse
import http.client
import json
import os
import resource
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROUNDS = 5
OVERLOAD_ROUNDS = 3
CONNECTIONS = 16
# So many that a connection waits long for its turn, compared with its response: the rate is then the one that is offered.
PACED_CONNECTIONS, OVERLOAD_CONNECTIONS = 256, 1_000
OPEN_CONNECTIONS = 1_000
# How long the connections of an overload take to be opened, at most.
OPENING_SECONDS = 0.5
OVERLOAD = 3
SCRIPT = Path(__file__).with_name("load.lua")
# The 100,000 homes of the sample content are within 52.055 to 52.147 degrees north and 13.121 to 13.285 degrees east.
CITY = "west=13.12&south=52.05&east=13.29&north=52.15"
QUARTER = "west=13.16&south=52.075&east=13.245&north=52.125"


def free_port():
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return listener.getsockname()[1]


def progress(text):
    print(text, file=sys.stderr, flush=True)


class Server:
    """A process that listens on a port of its own, on the core of the servers."""

    def __init__(self, command, core, port, log, environment=None):
        self.port = port
        self.process = subprocess.Popen(
            ["taskset", "-c", str(core), *map(str, command)], env=os.environ | (environment or {}), stdout=log, stderr=log)

    def get(self, path, headers=None, timeout=20):
        """The response to a request on a new connection, and its body."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=timeout)
        try:
            connection.request("GET", path, headers=headers or {})
            response = connection.getresponse()
            return response, response.read()
        finally:
            connection.close()

    def wait(self, path):
        for _ in range(300):
            if self.process.poll() is not None:
                raise RuntimeError(f"{self.process.args} has ended with status {self.process.returncode}")
            try:
                self.get(path, timeout=2)
                return
            except OSError:
                time.sleep(0.1)
        raise RuntimeError(f"nothing responds on port {self.port}")

    def memory(self):
        """The greatest size of the process so far and its size now, in megabytes."""
        lines = Path(f"/proc/{self.process.pid}/status").read_text().splitlines()
        sizes = {line.split(":")[0]: int(line.split()[1]) * 1_024 / 1e6 for line in lines if line.startswith("Vm")}
        return sizes["VmHWM"], sizes["VmRSS"]

    def stop(self):
        self.process.terminate()
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


class Load:
    """What wrk has counted in a run."""

    def __init__(self, figures):
        self.seconds = figures["microseconds"] / 1e6
        self.rate = figures["requests"] / self.seconds
        # What comes after the two seconds of wrk has come too late.
        self.goodput = (figures["requests"] - figures["refused"] - figures["late"]) / self.seconds
        self.failures = figures["refused"] + figures["late"] + figures["broken"]
        self.median, self.p99, self.mean = (figures[name] / 1_000 for name in ("median", "p99", "mean"))


def wrk(server, path, seconds, connections=CONNECTIONS, pause=0.0, fresh=False, header=None, meanwhile=None):
    """Runs wrk; `meanwhile` is called until it ends."""
    command = ["wrk", "-t1", f"-c{connections}", f"-d{seconds}s", "-s", str(SCRIPT)]
    if header:
        command += ["-H", header]
    command += [f"http://127.0.0.1:{server.port}{path}", "--", f"{pause:.3f}", "1" if fresh else "0"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        while meanwhile and process.poll() is None:
            meanwhile()
        output = process.stdout.read()
    lines = [line for line in output.splitlines() if line.startswith("{")]
    if process.returncode or not lines:
        raise RuntimeError(f"wrk has failed: {output}")
    return Load(json.loads(lines[-1]))


def measured(*arguments, **options):
    """A run of wrk in which each request has had the response that is meant."""
    load = wrk(*arguments, **options)
    if load.failures:
        raise RuntimeError(f"{load.failures} requests of {arguments[1]} were refused or failed")
    return load


def offered(server, path, rate, seconds, connections, fresh=False, meanwhile=None):
    """A run of wrk with so many requests a second, as far as its connections suffice.

    A connection waits for its response before it pauses, so the pause is shortened by what a first run has waited.
    """
    cycle = 1_000 * connections / rate
    trial = wrk(server, path, max(seconds // 6, 2), connections, cycle, fresh)
    return wrk(server, path, seconds, connections, max(cycle - trial.mean, 1), fresh, meanwhile=meanwhile)


class Table:
    """Lines of figures, with those that have missed their goals."""

    def __init__(self):
        self.lines, self.misses = [], []

    def add(self, figure, result, value=None, minimum=None, maximum=None, unit=""):
        """Adds a line. A goal is a bound of a value: its minimum or its maximum."""
        goal, verdict = "", ""
        if minimum is not None or maximum is not None:
            goal = f"≥ {minimum}{unit}" if minimum is not None else f"≤ {maximum}{unit}"
            met = value >= minimum if minimum is not None else value <= maximum
            verdict = "met" if met else "missed"
            if not met:
                self.misses.append(figure)
        self.lines.append(f"| {figure} | {goal} | {result} | {verdict} |")

    def text(self):
        return "\n".join(["| figure | goal | result | |", "|---|--:|--:|---|", *self.lines])


class Bench:
    def __init__(self, options, core, directory):
        self.options, self.core, self.directory = options, core, Path(directory)
        self.table = Table()
        self.servers = []
        self.log = open(self.directory / "servers.log", "ab")

    def start(self, command, path, port, environment=None):
        server = Server(command, self.core, port, self.log, environment)
        self.servers.append(server)
        server.wait(path)
        return server

    def start_page(self, *arguments):
        """`page serve` on the sample content. All requests come from one address, so that its limit has to be raised."""
        port = free_port()
        command = [self.options.page, "serve", "--port", port, "--database", self.directory / "shop.sqlite",
                   "--request-rate", 10_000_000, *arguments]  # fmt: skip
        return self.start(command, "/livez", port)

    def start_hello(self, size):
        port = free_port()
        return self.start([self.options.hello], "/", port, {"HELLO_BYTES": str(size), "HELLO_PORT": str(port)})

    def stop(self):
        for server in self.servers:
            server.stop()
        self.log.close()

    def run(self):
        subprocess.run([self.options.page, "seed", "--database", self.directory / "shop.sqlite"], check=True, stdout=self.log)
        self.page = self.start_page("--web", self.options.web)
        # Without rendering, which would keep pages too.
        self.composing = self.start_page("--cache-megabytes", "0", "--no-rendering")
        self.rates()
        self.half()
        self.pins()
        self.overload()
        self.connections()

    def rates(self):
        """Rates in turns: each beside the minimal server with a body of the same size."""
        response, page = self.page.get("/v1/pages/home")
        tag = response.getheader("ETag")
        condition = {"If-None-Match": tag}
        if self.page.get("/v1/pages/home", condition)[0].status != 304:
            raise RuntimeError("a page that the client has is sent again")
        # The first response begins the rendering, and may come before its end.
        for _ in range(3):
            document = self.page.get("/")[1]
        hello, large, empty = (self.start_hello(size) for size in (len(page), len(document), 0))
        for server, size in ((hello, len(page)), (large, len(document)), (empty, 0)):
            if len(server.get("/")[1]) != size:
                raise RuntimeError(f"the minimal server sends no body of {size} bytes")
        works = {
            "hello": (hello, "/", {}),
            "cached": (self.page, "/v1/pages/home", {}),
            "unchanged": (self.page, "/v1/pages/home", {"header": f"If-None-Match: {tag}"}),
            "composed": (self.composing, "/v1/pages/home", {"fresh": True}),
            "empty": (empty, "/", {}),
            "large": (large, "/", {}),
            "document": (self.page, "/", {}),
        }
        for server, path, options in works.values():
            measured(server, path, 1, **options)
        rates = {name: [] for name in works}
        for number in range(ROUNDS):
            progress(f"Rates, turn {number + 1} of {ROUNDS} …")
            for name, (server, path, options) in works.items():
                rates[name].append(measured(server, path, self.options.seconds, **options).rate)
        self.capacity = statistics.median(rates["cached"])

        def add(figure, name, base, minimum=None):
            ratio = statistics.median(one / other for one, other in zip(rates[name], rates[base]))
            pair = f"{statistics.median(rates[name]):,.0f}/s ÷ {statistics.median(rates[base]):,.0f}/s"
            self.table.add(figure, f"{ratio:.2f} ({pair})", ratio, minimum=minimum)

        add(f"page from the cache, {len(page):,} bytes ÷ hello", "cached", "hello", 0.6)
        add("304 ÷ hello of the size of the page", "unchanged", "hello", 0.8)
        add("304 ÷ hello without a body", "unchanged", "empty")
        add("page composed anew ÷ hello", "composed", "hello")
        add(f"rendered home page from the cache, {len(document):,} bytes ÷ hello", "document", "large")
        for server in (hello, large, empty):
            server.stop()

    def half(self):
        progress("Half of the capacity …")
        load = offered(self.page, "/v1/pages/home", self.capacity / 2, 3 * self.options.seconds, PACED_CONNECTIONS)
        figure = f"p99 of the page from the cache at {load.rate:,.0f}/s, {load.rate / self.capacity:.2f} of the capacity"
        if load.failures:
            self.table.add(f"{figure}; {load.failures} requests failed", "", float("inf"), maximum=10, unit=" ms")
        else:
            self.table.add(figure, f"{load.p99:.1f} ms (median {load.median:.1f})", load.p99, maximum=10, unit=" ms")

    def pins(self):
        progress("Homes on a map …")
        for where, rectangle in (("a quarter of the city", QUARTER), ("the whole city", CITY)):
            path = f"/v1/homes/pins?{rectangle}"
            response, body = self.page.get(path)
            if response.status != 200:
                raise RuntimeError(f"{path} is {response.status}")
            load = measured(self.page, path, self.options.seconds, connections=1)
            count = json.loads(body)["count"]
            figure = f"`GET /v1/homes/pins` of {where}, of whose homes {count:,} are found, one connection, median"
            self.table.add(figure, f"{load.median:.1f} ms (p99 {load.p99:.1f})", load.median, maximum=20, unit=" ms")

    def overload(self):
        """Three times the capacity of composing, whose limit refuses what is too much."""
        path, opening, steady, failed = "/v1/pages/home", [], [], 0

        def probe():
            nonlocal failed, opened
            start = time.monotonic()
            # wrk opens all connections at once, and those of the probes wait behind them.
            opened = opened or start + OPENING_SECONDS
            try:
                if self.composing.get("/livez", timeout=5)[0].status != 200:
                    failed += 1
            except OSError:
                failed += 1
            (opening if start < opened else steady).append((time.monotonic() - start) * 1_000)
            time.sleep(0.1)  # ten probes a second at most

        def capacity():
            return measured(self.composing, path, 2 * self.options.seconds, fresh=True).rate

        # The machine becomes faster and slower: each overload is compared with the capacity before and after it.
        turns, before = [], capacity()
        for number in range(OVERLOAD_ROUNDS):
            progress(f"{OVERLOAD} × the capacity, for {12 * self.options.seconds} s, turn {number + 1} of {OVERLOAD_ROUNDS} …")
            opened = None
            load = offered(self.composing, path, OVERLOAD * before, 12 * self.options.seconds, OVERLOAD_CONNECTIONS, True, probe)
            # What still waits is responded to or refused before the next measurement begins.
            time.sleep(5)
            after = capacity()
            turns.append((load.goodput / ((before + after) / 2), load.goodput, (before + after) / 2, load.rate))
            before = after
        ratio, goodput, base, rate = sorted(turns)[OVERLOAD_ROUNDS // 2]
        figure = f"goodput of composing at {rate:,.0f}/s, {rate / base:.1f} × the capacity ÷ capacity"
        ratios = ", ".join(f"{turn[0]:.2f}" for turn in turns)
        self.table.add(figure, f"{ratio:.2f} ({goodput:,.0f}/s ÷ {base:,.0f}/s, median of {ratios})", ratio, minimum=0.95)
        self.table.add(f"`/livez` while {OVERLOAD_CONNECTIONS:,} connections are opened at once, the slowest of {len(opening)}",
                       f"{max(opening):.1f} ms")  # fmt: skip
        self.table.add(f"`/livez` from then on, the slowest of {len(steady)}, {failed} of all failed", f"{max(steady):.1f} ms",
                       float("inf") if failed else max(steady), maximum=50, unit=" ms")  # fmt: skip

    def connections(self):
        """The size of a new process with connections that have requested the browser program, before and after they have read it."""
        progress(f"{OPEN_CONNECTIONS:,} connections …")
        server = self.start_page("--web", self.options.web)
        path, coding = "/gallery.wasm", "br, gzip"
        # The first request compresses the file where no compressed one lies beside it.
        response, body = server.get(path, {"Accept-Encoding": coding}, timeout=120)
        if response.status != 200:
            raise RuntimeError(f"{path} is {response.status}")
        first, _ = server.memory()
        request = f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept-Encoding: {coding}\r\n\r\n".encode()
        sockets = []
        try:
            for _ in range(OPEN_CONNECTIONS):
                connection = socket.create_connection(("127.0.0.1", server.port), timeout=30)
                sockets.append(connection)
                connection.sendall(request)
            time.sleep(2)  # the server writes what the buffers of the connections take, of which nothing tells
            for connection in sockets:
                response = http.client.HTTPResponse(connection)
                response.begin()
                if response.status != 200 or len(response.read()) != len(body):
                    raise RuntimeError(f"{path} is not sent whole to each of {OPEN_CONNECTIONS} connections")
            greatest, now = server.memory()
        finally:
            for connection in sockets:
                connection.close()
        self.table.add(f"greatest memory (`VmHWM`) with {OPEN_CONNECTIONS:,} connections that load the browser program",
                       f"{greatest:.0f} MB ({first:.0f} after the first)", greatest, maximum=120, unit=" MB")  # fmt: skip
        self.table.add("memory (`VmRSS`) when they have loaded it", f"{now:.0f} MB", now, maximum=120, unit=" MB")


def main():
    options = argparse.ArgumentParser(prog="Scripts/bench-server", description=__doc__)
    options.add_argument("page", type=Path, help="the program page")
    options.add_argument("hello", type=Path, help="the program HelloServer")
    options.add_argument("web", type=Path, help="the folder of the browser program")
    options.add_argument("--seconds", type=int, default=5, help="of each turn (5); the overload takes twelve times as long")
    options.add_argument("--check", action="store_true", help="end with status 1 if a goal is missed")
    options = options.parse_args()
    if options.seconds < 1:
        sys.exit("--seconds is a positive number.")
    if not (options.web / "gallery.wasm").exists():
        sys.exit(f"There is no gallery.wasm in {options.web}; Scripts/build-web builds it.")
    # Connections of wrk, of the servers and of this process.
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(8_192, resource.getrlimit(resource.RLIMIT_NOFILE)[1]),
                                                resource.getrlimit(resource.RLIMIT_NOFILE)[1]))  # fmt: skip
    cores = sorted(os.sched_getaffinity(0))
    server_core, load_core = cores[0], cores[-1]
    # wrk inherits it.
    os.sched_setaffinity(0, {load_core})
    if server_core == load_core:
        print("The servers and wrk share the only core: rates are too low, and times too long.\n")
    else:
        print(f"The servers run on core {server_core}, wrk on core {load_core}: rates are those of one core.\n")
    sys.stdout.flush()
    with tempfile.TemporaryDirectory() as directory:
        bench = Bench(options, server_core, directory)
        try:
            bench.run()
        except (RuntimeError, OSError) as error:
            log = (Path(directory) / "servers.log").read_text(errors="replace").splitlines()[-20:]
            print(*log, f"Not measured: {error}", sep="\n", file=sys.stderr)
            sys.exit(2)
        finally:
            bench.stop()
    print(bench.table.text())
    if bench.table.misses:
        print("\nMissed: " + "; ".join(bench.table.misses))
        sys.exit(1 if options.check else 0)


if __name__ == "__main__":
    main()
