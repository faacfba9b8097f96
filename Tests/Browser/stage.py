"""The scenarios of Tests/CollectionScenarios in a real browser: a server for them, and a page that plays scripts."""

import functools
import http.server
import threading

import pytest

from conftest import ROOT

MODULE = ROOT / "Tests" / "Wasm" / ".build" / "ScenarioWeb.wasm"
DRIVER = "".join((ROOT / "Tests" / "Browser" / name).read_text() for name in ("wire-names.js", "scenarios.js"))
RECORDINGS = ROOT / "Tests" / "CollectionScenariosTests" / "Recordings"
# The folders of the documents that the native host has written, by the first part of their addresses below /written.
WRITTEN = {"scenarios": RECORDINGS, "rendering": ROOT / "Tests" / "CollectionServerRenderingTests" / "Recordings"}

# The type of the model host: every character of a line is two fifths of the line's height wide, and lines break anywhere.
SHELL = """<!doctype html>
<html lang="en" dir="ltr"><head><meta charset="utf-8"><title>Scenarios</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/collection-view.css"><link rel="stylesheet" href="/theme.css">
<link rel="stylesheet" href="/views.css">
<link rel="stylesheet" href="/bars.css">
<link rel="stylesheet" href="/overlays.css">
<style>
:root { --line: 22px; --scale-lifted: 1; }
.text-body, .text-headline { font: 13px/22px monospace; letter-spacing: calc(8.8px - 1ch); }
.label.is-multiline { white-space: break-spaces; line-break: anywhere; word-break: break-all; overflow-wrap: anywhere; }
.cell { background: var(--color-background); }
.carousel { scrollbar-width: none; }
.errand-cell { display: flex; align-items: center; gap: 12px; padding-inline: 16px; border-bottom: 1px solid var(--color-separator); }
.errand-cell > .label { flex: 1; }
.errand-cell .text-field-title { display: none; }
.errand-cell > .text-field { width: 140px; }
.screen > .button { position: absolute; inset-inline-start: 16px; bottom: 80px; z-index: 4; background: var(--color-surface); }
.errand-log { position: absolute; inset-inline-end: 16px; bottom: 80px; pointer-events: none; }
.accessory-reorder { height: 22px; min-height: 0; }
</style>
<script type="module" src="/collection-view.js"></script></head>
<body><header><h1 class="announcer">Scenarios</h1></header><main data-engine="/scenarios.wasm"></main></body></html>
"""


def written_page(folder, name):
    """The page of a document that the native host has written, without a program."""
    content = (WRITTEN[folder] / f"{name}.html").read_text().replace(">\n<", "><").rstrip("\n")
    return SHELL.replace('<script type="module" src="/collection-view.js"></script>', "").replace("</main>", content + "</main>")


class Handler(http.server.SimpleHTTPRequestHandler):
    """The folder of the page as it is, the module, the documents of the native host, and the same shell for every other address that is
    no file."""

    extensions_map = {**http.server.SimpleHTTPRequestHandler.extensions_map, ".js": "text/javascript"}

    def log_message(self, *_):
        pass

    def do_GET(self):
        name = self.path.split("?")[0]
        if name == "/scenarios.wasm":
            return self.answer("application/wasm", MODULE.read_bytes())
        if name == "/scenarios.names.txt":
            return self.answer("text/plain", MODULE.with_suffix(".names.txt").read_bytes())
        if name.startswith("/written/"):
            return self.answer("text/html", written_page(*name.split("/")[2:]).encode())
        if "." not in name:
            return self.answer("text/html", SHELL.encode())
        return super().do_GET()

    def answer(self, kind, body):
        self.send_response(200)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)


@pytest.fixture(scope="session")
def stage_url():
    handler = functools.partial(Handler, directory=str(ROOT / "Web"))
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()


class Stage:
    """One scenario in a window."""

    def __init__(self, page):
        self.page = page
        page.wait_for_function("() => document.querySelector('[data-engine]')?.collectionHost?.live")
        page.evaluate("scenarios.listen()")
        self.settle()

    def settle(self):
        self.page.evaluate("scenarios.settle()")

    def print(self):
        return self.page.evaluate("scenarios.print()")

    def do(self, step):
        """Carries out one step of a script and lets everything come to rest."""
        word, _, rest = step.partition(" ")
        getattr(self, f"_{word}")(rest)
        self.settle()

    def _do(self, rest):
        self.page.evaluate("(words) => scenarios.command(words)", rest.split())

    def _scroll(self, rest):
        self.page.evaluate("(y) => scenarios.scroll(y)", float(rest))

    def _row(self, rest):
        self.page.evaluate("([index, x]) => scenarios.row(index, x)", [float(word) for word in rest.split()])

    def _tap(self, rest):
        self.page.evaluate_handle("(text) => scenarios.find(text)", rest).as_element().click()

    def _open(self, rest):
        self.page.evaluate_handle("(text) => scenarios.sign(text)", rest).as_element().click()

    def _focus(self, rest):
        self.page.evaluate("(text) => scenarios.find(text).focus()", rest)

    def _press(self, rest):
        self.page.keyboard.press(rest)

    def _type(self, rest):
        self.page.keyboard.press(rest)

    def _resize(self, rest):
        width, height = map(int, rest.split())
        self.page.set_viewport_size({"width": width, "height": height})
        self.page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


@pytest.fixture
def open_stage(stage_url, open_page):
    """Opens a scenario by its name in a window of its own."""

    def open_(name, **options):
        page = open_page("about:blank", **options)
        page.add_init_script(script=DRIVER)
        page.goto(f"{stage_url}/{name}")
        return Stage(page)

    return open_


@pytest.fixture
def visit_stage(stage_url, visit):
    """Opens a scenario by its name in a window that the tests of the module share, see `visit`."""

    def visit_(name, **options):
        return Stage(visit(f"{stage_url}/{name}", init_script=DRIVER, **options))

    return visit_


def recording(name):
    """The steps of a recorded scenario and the lines after each."""
    steps = []
    for line in (RECORDINGS / f"{name}.txt").read_text().splitlines():
        if line.startswith("= "):
            steps.append((line[2:], []))
        else:
            steps[-1][1].append(line)
    return steps
