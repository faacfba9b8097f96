"""Runs PostgreSQL, three servers and nginx, and kills one or another while clients write.

Every write has an idempotency key and is sent until it is acknowledged. Afterwards each acknowledged entry has to be stored once, the
note of each client has to be the last one acknowledged, and no request may have taken longer than its limit.
"""

import argparse
import http.client
import json
import os
import random
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path

WRITERS = 16
SERVERS = 3
# nginx gives a server three seconds and tries all of them; the servers give a request 20 seconds at most.
LIMIT = 12.0
ROOT = Path(__file__).resolve().parents[2]

NGINX = """
daemon off;
pid {directory}/nginx.pid;
error_log {directory}/nginx.log crit;
events {{ worker_connections 512; }}
http {{
    access_log off;
    client_body_temp_path {directory}/body;
    proxy_temp_path {directory}/proxy;
    fastcgi_temp_path {directory}/f;
    uwsgi_temp_path {directory}/u;
    scgi_temp_path {directory}/s;
    upstream page {{ {servers} keepalive 32; }}
    server {{
        listen 127.0.0.1:{port};
        location / {{
            proxy_pass http://page;
            proxy_http_version 1.1;
            proxy_set_header Connection "";
            proxy_set_header Host 127.0.0.1;
            proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
            proxy_connect_timeout 1s;
            proxy_read_timeout 3s;
            # Writes have idempotency keys, or may be repeated without harm: another server may try again.
            proxy_next_upstream error timeout http_503 non_idempotent;
            proxy_next_upstream_timeout 8s;
        }}
    }}
}}
"""


def free_port():
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return listener.getsockname()[1]


class Trio:
    """The processes. What is killed is started again."""

    def __init__(self, program, directory):
        self.program, self.directory = program, Path(directory)
        self.postgres = self.directory / "postgres"
        self.ports = [free_port() for _ in range(SERVERS)]
        self.port = free_port()
        self.servers = [None] * SERVERS
        self.nginx = None
        # PostgreSQL runs as another user where this is root.
        os.chmod(directory, 0o755)

    def start(self):
        command = [ROOT / "Scripts/postgres", "start", self.postgres]
        self.address = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout.strip() + " dbname=postgres"
        for number in range(SERVERS):
            self.start_server(number)
            self.wait(self.ports[number])
        servers = " ".join(f"server 127.0.0.1:{port} max_fails=0;" for port in self.ports)
        configuration = self.directory / "nginx.conf"
        configuration.write_text(NGINX.format(directory=self.directory, servers=servers, port=self.port))
        self.start_nginx()

    def start_server(self, number):
        environment = os.environ | {"GUESTBOOK_DATABASE": self.address, "GUESTBOOK_PORT": str(self.ports[number])}
        log = open(self.directory / f"server-{number}.log", "ab")
        self.servers[number] = subprocess.Popen(
            [self.program], env=environment, stdout=log, stderr=log, cwd=self.directory)
        log.close()

    def start_nginx(self):
        command = ["nginx", "-p", str(self.directory), "-c", str(self.directory / "nginx.conf"), "-e", str(self.directory / "nginx.log")]
        self.nginx = subprocess.Popen(command, stderr=subprocess.DEVNULL)
        self.wait(self.port)

    def wait(self, port):
        for _ in range(300):
            try:
                connection = http.client.HTTPConnection("127.0.0.1", port, timeout=2)
                connection.request("GET", "/livez")
                if connection.getresponse().status == 200:
                    return
            except OSError:
                pass
            time.sleep(0.1)
        raise RuntimeError(f"nothing responds on port {port}; see {self.directory}")

    def postgres_command(self, *arguments):
        program = sorted(Path("/usr/lib/postgresql").glob("*/bin/pg_ctl"))[-1]
        command = [str(program), "-D", str(self.postgres / "data"), *arguments]
        if os.getuid() == 0:
            command = ["runuser", "-u", "postgres", "--", *command]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, cwd="/")

    def kill(self, roll):
        """Kills one and starts it again; returns what it was."""
        what = roll.choice(["server", "server", "server", "postgres", "nginx"])
        if what == "server":
            number = roll.randrange(SERVERS)
            self.servers[number].kill()
            self.servers[number].wait()
            time.sleep(roll.random() * 0.5)  # the others respond without it meanwhile
            self.start_server(number)
        elif what == "nginx":
            # The workers end with the master only when they are told to.
            children = Path(f"/proc/{self.nginx.pid}/task/{self.nginx.pid}/children").read_text().split()
            for pid in [self.nginx.pid, *map(int, children)]:
                try:
                    os.kill(pid, signal.SIGKILL)
                except ProcessLookupError:
                    pass
            self.nginx.wait()
            time.sleep(0.1)  # the workers, which are no children of this process and cannot be waited for, leave the port
            self.start_nginx()
        else:
            # As after a crash: nothing is flushed, and the log is replayed.
            self.postgres_command("-m", "immediate", "-w", "stop")
            self.postgres_command("-w", "-t", "60", "-l", str(self.postgres / "log"), "-o", self.options(), "start")
        return what

    def options(self):
        return f"-c listen_addresses='' -c unix_socket_directories='{self.postgres}' -c fsync=off"

    def stop(self):
        for process in [self.nginx, *self.servers]:
            if process and process.poll() is None:
                process.terminate()
        for process in [self.nginx, *self.servers]:
            if process:
                process.wait(30)
        if (self.postgres / "data/postmaster.pid").exists():
            subprocess.run([ROOT / "Scripts/postgres", "stop", self.postgres], check=False)

    def query(self, text):
        psql = ["psql", "-X", "-A", "-t", "-d", self.address, "-c", text]
        return subprocess.run(psql, check=True, stdout=subprocess.PIPE, text=True).stdout.splitlines()


class Writer(threading.Thread):
    """A client that writes an entry and its note in turns, each until it is acknowledged."""

    def __init__(self, number, trio, stopped, seed):
        super().__init__()
        self.number, self.trio, self.stopped = number, trio, stopped
        self.random = random.Random(f"{seed}-{number}")
        self.entries, self.note, self.cookie = [], None, None
        self.slowest, self.attempts, self.refusals = 0.0, 0, 0

    def send(self, method, path, body):
        """Whether the write was acknowledged."""
        start = time.monotonic()
        self.attempts += 1
        try:
            connection = http.client.HTTPConnection("127.0.0.1", self.trio.port, timeout=LIMIT + 10)
            headers = {"Content-Type": "application/json"} | ({"Cookie": self.cookie} if self.cookie else {})
            connection.request(method, path, json.dumps(body), headers)
            response = connection.getresponse()
            response.read()
            if cookie := response.getheader("Set-Cookie"):
                self.cookie = cookie.split(";")[0]
            connection.close()
            if response.status not in (200, 204, 502, 503, 504, 429):
                print(f"{method} {path}: status {response.status}")
            self.refusals += response.status >= 400
            return response.status in (200, 204)
        except (OSError, http.client.HTTPException):
            self.refusals += 1
            return False
        finally:
            self.slowest = max(self.slowest, time.monotonic() - start)

    def run(self):
        count = 0
        while not self.stopped.is_set():
            count += 1
            text = f"{self.number}-{count}"
            key = f"{self.random.getrandbits(128):032x}"
            while not self.send("POST", "/v1/entries", {"text": text, "key": key}):
                time.sleep(0.05)  # the pace of a client that tries again
            self.entries.append(text)
            while not self.send("PUT", "/v1/note", {"text": text}):
                time.sleep(0.05)  # the pace of a client that tries again
            self.note = text
            time.sleep(0.01)  # the pace of a client


def kill_run(trio, times, seed):
    roll, stopped = random.Random(seed), threading.Event()
    writers = [Writer(number, trio, stopped, seed) for number in range(WRITERS)]
    for writer in writers:
        writer.start()
    kills = {}
    start = time.monotonic()
    for _ in range(times):
        time.sleep(0.2 + roll.random() * 0.6)  # the moment of a kill is what is tested
        what = trio.kill(roll)
        kills[what] = kills.get(what, 0) + 1
    stopped.set()
    for writer in writers:
        writer.join()
    seconds = time.monotonic() - start
    stored = trio.query("SELECT text FROM entry")
    notes = set(trio.query("SELECT text FROM note"))
    acknowledged = [entry for writer in writers for entry in writer.entries]
    missing = set(acknowledged) - set(stored)
    lost = [writer.note for writer in writers if writer.note not in notes]
    slowest = max(writer.slowest for writer in writers)
    print(f"{times} kills {kills} in {seconds:.0f} s; {sum(w.attempts for w in writers)} writes sent, "
          f"{sum(w.refusals for w in writers)} refused or broken off")  # fmt: skip
    print(f"{len(acknowledged)} entries acknowledged, {len(missing)} missing, {len(stored) - len(set(stored))} twice; "
          f"{len(lost)} notes of {WRITERS} lost; the slowest request took {slowest:.1f} s of {LIMIT:.0f} s")  # fmt: skip
    return not missing and len(stored) == len(set(stored)) and not lost and slowest <= LIMIT


def main():
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("mode", choices=["run", "kill"])
    options.add_argument("program", type=Path)
    options.add_argument("times", type=int, nargs="?", default=100)
    options.add_argument("seed", type=int, nargs="?", default=1)
    options = options.parse_args()
    succeeded = True
    with tempfile.TemporaryDirectory() as directory:
        trio = Trio(options.program.resolve(), directory)
        try:
            trio.start()
            print(f"Listening on http://127.0.0.1:{trio.port}", flush=True)
            if options.mode == "kill":
                succeeded = kill_run(trio, options.times, options.seed)
            else:
                signal.pause()
        except KeyboardInterrupt:
            pass
        finally:
            trio.stop()
    sys.exit(0 if succeeded else 1)


if __name__ == "__main__":
    main()
