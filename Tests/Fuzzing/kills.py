"""Kills a server of pages on SQLite while clients write, and looks for what it had acknowledged.

Every write has a text of its own and comes from a user of its own, so that no write takes the place of another. After the last kill the
database has to be whole, and each acknowledged text has to be in it.
"""

import argparse
import http.client
import json
import random
import sqlite3
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path

WRITERS = 16
# Feedback is taken for receipts that have been looked through, such as this one.
WRITES = [("/v1/people/7/note", {}), ("/v1/earnings/10/feedback", {"rating": "up"})]
TABLES = ["SELECT note FROM personMark", "SELECT text FROM feedbackMark"]


class Server:
    """The process, which is started again when it was killed."""

    def __init__(self, program, database, options):
        self.command = [program, "serve", "--port", "0", "--database", database, "--no-rendering", "--request-rate", "1000000", *options]
        self.process, self.port = None, None

    def start(self):
        """Starts the process and waits until it says where it listens."""
        self.process = subprocess.Popen(self.command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        line = self.process.stdout.readline().decode()
        if ":" not in line:
            raise RuntimeError(f"the server ended with status {self.process.wait()} instead of listening")
        self.port = int(line.rsplit(":", 1)[1])

    def end(self, is_killed):
        if is_killed:
            self.process.kill()
        else:
            self.process.terminate()
        status = self.process.wait(60)
        self.process.stdout.close()
        return status


class Writer(threading.Thread):
    """A client that writes one text after the other, whether they are acknowledged or not."""

    def __init__(self, number, server, stopped):
        super().__init__()
        self.number, self.server, self.stopped = number, server, stopped
        self.acknowledged, self.attempts, self.statuses = [], 0, {}

    def send(self, path, body):
        """The status of the response; None where there is none."""
        try:
            connection = http.client.HTTPConnection("127.0.0.1", self.server.port, timeout=60)
            connection.request("PUT", path, json.dumps(body), {"Content-Type": "application/json"})
            status = connection.getresponse().status
            connection.close()
            return status
        except (OSError, http.client.HTTPException):
            return None

    def run(self):
        while not self.stopped.is_set():
            self.attempts += 1
            path, body = WRITES[self.attempts % len(WRITES)]
            text = f"{self.number}-{self.attempts}"
            status = self.send(path, body | {"text": text})
            self.statuses[status] = self.statuses.get(status, 0) + 1
            if status == 200:
                self.acknowledged.append(text)
            else:
                time.sleep(0.02)  # the pace of a client that tries again


def main():
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("program", help="the program page")
    options.add_argument("times", type=int, nargs="?", default=100)
    options.add_argument("seed", type=int, nargs="?", default=1)
    options.add_argument("--durability", choices=["full", "normal"], default="full")
    options = options.parse_args()
    roll, stopped = random.Random(options.seed), threading.Event()
    with tempfile.TemporaryDirectory() as directory:
        database = str(Path(directory) / "shop.sqlite")
        subprocess.run([options.program, "seed", "--database", database], check=True, stdout=subprocess.DEVNULL)
        server = Server(options.program, database, ["--durability", options.durability])
        server.start()
        writers = [Writer(number, server, stopped) for number in range(WRITERS)]
        for writer in writers:
            writer.start()
        start = time.monotonic()
        try:
            for _ in range(options.times):
                time.sleep(0.1 + roll.random() * 0.5)  # the moment of a kill is what is tested
                server.end(is_killed=True)
                server.start()
        finally:
            stopped.set()
            for writer in writers:
                writer.join()
            status = server.process.poll()
            if status is None:
                status = server.end(is_killed=False)
        seconds = time.monotonic() - start
        connection = sqlite3.connect(database)
        stored = {text for table in TABLES for (text,) in connection.execute(table)}
        defects = [line for (line,) in connection.execute("PRAGMA integrity_check") if line != "ok"]
        defects += [str(row) for row in connection.execute("PRAGMA foreign_key_check")]
        connection.close()
    acknowledged = [text for writer in writers for text in writer.acknowledged]
    missing = [text for text in acknowledged if text not in stored]
    statuses = {}
    for writer in writers:
        for each, count in writer.statuses.items():
            statuses[each] = statuses.get(each, 0) + count
    wrong = set(statuses) - {None, 200, 503}
    counts = dict(sorted(statuses.items(), key=str))
    print(f"{options.times} kills of seed {options.seed} in {seconds:.0f} s; responses by status: {counts}")
    print(f"{len(acknowledged)} writes acknowledged, {len(missing)} missing, {len(defects)} defects of the database; "
          f"the last process ended with status {status}")  # fmt: skip
    for line in missing[:10] + defects[:10]:
        print(f"    {line}")
    succeeded = acknowledged and not missing and not defects and not wrong and status == 0
    sys.exit(0 if succeeded else 1)


if __name__ == "__main__":
    main()
