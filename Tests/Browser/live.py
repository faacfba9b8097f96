"""A page of the live host: `collection dev` on a free port."""

import pathlib
import re
import subprocess
import threading

ROOT = pathlib.Path(__file__).resolve().parents[2]
TOOL = ROOT / "Tools" / ".build" / "debug" / "collection"


class LiveHost:
    """A running `collection dev`."""

    def __init__(self, package, *options, environment=None):
        self.lines = []
        self.address = None
        self._changed = threading.Condition()
        self.process = subprocess.Popen(
            [TOOL, "dev", "--package-path", package, "--port", "0", *options],
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=environment,
        )
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self):
        for line in self.process.stdout:
            with self._changed:
                self.lines.append(line)
                found = re.search(r"Open (http://\S+)", line)
                if found:
                    self.address = found.group(1).rstrip("/")
                self._changed.notify_all()

    def wait_for_address(self, seconds=60):
        """Waits until pages are served, whether there is a build or not."""
        with self._changed:
            self._changed.wait_for(lambda: self.address or self.process.poll() is not None, seconds)
            if not self.address:
                raise AssertionError("no pages are served:\n" + "".join(self.lines))

    def wait_for_build(self, count=1, seconds=900):
        """Waits until so many builds have succeeded."""
        def built():
            return sum("Built in" in line for line in self.lines) >= count

        with self._changed:
            self._changed.wait_for(lambda: built() or self._has_failed() or self.process.poll() is not None, seconds)
            if not built():
                raise AssertionError("the program was not built:\n" + "".join(self.lines))

    def wait_for_line(self, text, seconds=60):
        """Waits until a line with a text has been printed."""
        with self._changed:
            if not self._changed.wait_for(lambda: any(text in line for line in self.lines), seconds):
                raise AssertionError(f"no line says {text!r}:\n" + "".join(self.lines))

    def _has_failed(self):
        """Whether the last build failed. A build that is under way has the last line."""
        return any("error:" in line for line in self.lines[-40:]) and "changed" not in self.lines[-1]

    def stop(self):
        self.process.terminate()
        self.process.wait(20)
