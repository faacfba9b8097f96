"""What every browser test needs: a real server on a free port with a database of its own, and Chromium."""

import base64
import contextlib
import functools
import hashlib
import http.server
import os
import pathlib
import re
import shutil
import subprocess
import threading

import pytest
from playwright.sync_api import Error, expect, sync_playwright

from blocks import in_blocks
from chromium import launch_shell
from locks import lock_if_free, open_lock, share
from screen import POLLING_MS

ROOT = pathlib.Path(__file__).resolve().parents[2]
ARTIFACTS = ROOT / "Artifacts"
DOCUMENTATION = ROOT / ".build" / "documentation"
PICTURES = ROOT / ".build" / "pictures"
PAGE = ROOT / "Server" / ".build" / "release" / "page"

# Python lets five connections wait and resets further ones: a browser opens more at once, and the machine is busy.
http.server.ThreadingHTTPServer.request_queue_size = 128

# Builds that tests run beside others can slow a server down for seconds.
expect.set_options(timeout=15_000)

# The modules whose tests build packages, which takes longer than all that a browser does.
BUILDING = ("test_live", "test_templates")
# What draws pictures and encodes them.
DRAWING = [ROOT / "Server" / "Sources" / "SampleContent", ROOT / "Server" / "Sources" / "PageServer" / "Pictures"]
# Whether a phase of a test has failed.
HAS_FAILED = pytest.StashKey[bool]()
# What stands in for every picture of the content where a test does not look at them.
PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="320" height="480"><rect width="320" height="480" fill="#789"/></svg>'


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config, items):
    """Puts the tests that build first, and together: the builds share their products and wait for one another.

    It is called last, when the options have selected the tests: the blocks are those of the tests that run."""
    workers = getattr(config, "workerinput", {}).get("workercount", 1)
    items[:] = in_blocks(items, lambda item: item.path.stem, BUILDING, workers)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item):
    """Notes at a test that it has failed: fixtures that are torn down read it."""
    report = yield
    if report.failed:
        item.stash[HAS_FAILED] = True
    return report


class PageServer:
    """A running `page serve`."""

    def __init__(self, database, *options):
        self.database = database
        self.log = []
        # Most tests do without the documentation.
        documentation = ["--documentation", DOCUMENTATION] if DOCUMENTATION.is_dir() else []
        self.process = subprocess.Popen(
            [
                PAGE, "serve", "--host", "127.0.0.1", "--port", "0", "--database", database, "--web", ROOT / "Web",
                *documentation, *options,
            ],
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
        )
        self.url = None
        ready = threading.Event()
        threading.Thread(target=self._read, args=(ready,), daemon=True).start()
        if not ready.wait(60) or self.url is None:
            self.process.kill()
            raise RuntimeError("the server did not start:\n" + "".join(self.log))

    @property
    def shop(self):
        """The address of the shop."""
        return self.url + "/storefront"

    def _read(self, ready):
        for line in self.process.stdout:
            self.log.append(line)
            if line.startswith("Listening on "):
                self.url = line.split()[-1]
                ready.set()
        ready.set()

    def stop(self):
        self.process.terminate()
        assert self.process.wait(20) == 0, "the server did not shut down gracefully"


def require_built(path, command):
    """Fails with what to run if something is missing that a script builds."""
    if not path.exists():
        pytest.fail(f"{path.relative_to(ROOT)} is missing: run {command}", pytrace=False)


def run_page(*arguments, check=True):
    """Runs the `page` tool and returns what it printed."""
    result = subprocess.run([PAGE, *arguments], capture_output=True, text=True, timeout=120)
    if check and result.returncode != 0:
        raise AssertionError(f"page {' '.join(map(str, arguments))}: {result.stderr}{result.stdout}")
    return result


@pytest.fixture(scope="session")
def seeded_database(tmp_path_factory):
    require_built(PAGE, "Scripts/build-server")
    require_built(ROOT / "Web" / "gallery.wasm", "Scripts/build-web")
    path = tmp_path_factory.mktemp("database") / "shop.sqlite"
    run_page("seed", "--database", path)
    return path


@pytest.fixture(scope="session")
def pictures(seeded_database, tmp_path_factory):
    """The folder of the pictures of all servers. A process of its own draws and encodes each of them, once for all workers. They are
    kept for the next run as long as the code that makes them is the same, and removed when no other run has servers.

    The path of a picture names its content, and a file has its name when it is complete."""
    files = sorted(file for folder in DRAWING for file in folder.rglob("*.swift"))
    if PAGE.stat().st_mtime < max(file.stat().st_mtime for file in files):
        # The server was built from older code, whose pictures must not be kept as those of this code.
        yield tmp_path_factory.mktemp("pictures")
        return
    code = hashlib.sha256()
    for file in files:
        code.update(file.read_bytes())
    folder = PICTURES / code.hexdigest()[:16]
    with open_lock("pictures") as file:
        if lock_if_free(file):
            for other in PICTURES.glob("*"):
                if other != folder:
                    shutil.rmtree(other, ignore_errors=True)
        share(file)
        folder.mkdir(parents=True, exist_ok=True)
        yield folder


@pytest.fixture(scope="session")
def folders(pictures, tmp_path_factory):
    """The options that name the folders of a server: those of the pictures, and of the browser program with its files compressed.

    A server compresses every file that has no compressed one beside it, as well as it can: each server of a test would take longer for
    the program than for all pages that the test opens."""
    web = tmp_path_factory.mktemp("program") / "Web"
    shutil.copytree(ROOT / "Web", web)
    subprocess.run(["node", ROOT / "Tests" / "Browser" / "compress.mjs", web], check=True)
    return "--pictures", pictures, "--web", web


@pytest.fixture(scope="session")
def server(seeded_database, folders):
    running = PageServer(seeded_database, *folders)
    yield running
    running.stop()


@pytest.fixture(scope="session")
def shell_server(seeded_database, folders):
    """A server whose pages come empty, as where a rendering takes too long: the program meets what a test does to responses."""
    running = PageServer(seeded_database, *folders, "--no-rendering")
    yield running
    running.stop()


@pytest.fixture(scope="session")
def rendering_server(seeded_database, folders):
    """A server that takes the time it needs to render a page: browsers and other servers share the machine."""
    running = PageServer(seeded_database, *folders, "--rendering-budget", "10000", "--request-rate", "100000")
    yield running
    running.stop()


@pytest.fixture
def own_server(seeded_database, folders, tmp_path):
    """A server whose database and failures the test may change. Its pages come empty, so that the program meets them."""
    database = tmp_path / "shop.sqlite"
    for file in filter(pathlib.Path.is_file, seeded_database.parent.glob(seeded_database.name + "*")):
        shutil.copy(file, tmp_path / file.name)
    running = PageServer(database, *folders, "--faults", "--no-rendering")
    yield running
    running.stop()


@pytest.fixture(scope="session")
def browser():
    with sync_playwright() as playwright:
        chromium = launch_shell(playwright)
        yield chromium
        chromium.close()


IS_TAKEN_OVER = "() => document.querySelector('[data-rendered]') === null"


def replace_pictures(page):
    """Has one drawing sent for every picture of the content.

    Only the requests for pictures are intercepted. A route of Playwright would intercept every request of the page, and would disable
    the cache of the browser, so that each page of a shared window loaded the whole program again."""
    session = page.context.new_cdp_session(page)
    drawing = {
        "responseCode": 200, "responseHeaders": [{"name": "Content-Type", "value": "image/svg+xml"}],
        "body": base64.b64encode(PICTURE.encode()).decode(),
    }

    def send_drawing(request):
        # A request of a page that has been left or closed can no longer be fulfilled.
        with contextlib.suppress(Error):
            session.send("Fetch.fulfillRequest", {"requestId": request["requestId"], **drawing})

    session.on("Fetch.requestPaused", send_drawing)
    session.send("Fetch.enable", {"patterns": [{"urlPattern": "*/img/*"}]})


def wait_for_program(page, navigate):
    """A navigation that ends when the program has taken the place of what the server has rendered."""

    def navigate_and_wait(*arguments, **options):
        response = navigate(*arguments, **options)
        page.wait_for_function(IS_TAKEN_OVER)
        return response

    return navigate_and_wait


class PageOpener:
    """Opens addresses in windows of their own and collects what the pages complain about."""

    def __init__(self, browser, module):
        self.browser = browser
        self.waits = getattr(module, "WAITS_FOR_PROGRAM", True)
        self.contexts, self.complaints = [], []

    def open(self, url, width=390, height=844, allowed=(), real_pictures=True, **options):
        options.setdefault("device_scale_factor", 1)
        options.setdefault("service_workers", "block")  # requests of theirs do not pass the routes of a test
        context = self.browser.new_context(viewport={"width": width, "height": height}, **options)
        self.contexts.append(context)
        page = self.add_page(context, allowed, real_pictures, options.get("java_script_enabled", True))
        page.goto(url)
        return page

    def add_page(self, context, allowed=(), real_pictures=True, runs_scripts=True):
        """Opens an empty page in a context."""
        page = context.new_page()
        page.wait_for_function = functools.partial(page.wait_for_function, polling=POLLING_MS)

        def hear(kind, text):
            if kind == "error" and not any(part in text for part in allowed):
                self.complaints.append(text)

        page.on("console", lambda message: hear(message.type, message.text))
        page.on("pageerror", lambda error: hear("error", str(error)))
        if not real_pictures:
            replace_pictures(page)
        if self.waits and runs_scripts:
            for name in ("goto", "reload", "go_back", "go_forward"):
                setattr(page, name, wait_for_program(page, getattr(page, name)))
        return page

    def close(self):
        while self.contexts:
            self.contexts.pop().close()


@pytest.fixture
def open_page(browser, request, artifacts):
    """Opens an address in a window of its own and fails the test if the page complained.

    Pages come rendered. Tests of what is shown until the program has come say so: `WAITS_FOR_PROGRAM = False` in their module.
    Without real pictures, one drawing stands for all of the content: a server needs longer for new pictures than most tests take."""
    opener = PageOpener(browser, request.module)
    yield opener.open
    if request.node.stash.get(HAS_FAILED, False):
        artifacts.save_failure(opener.contexts, f"{request.module.__name__}-{request.node.name}")
    opener.close()
    assert opener.complaints == []


# The options of `PageOpener.open` that are not those of a context.
PAGE_OPTIONS = ("allowed", "real_pictures")

# A page without an origin has no storage.
REMOVE_STORED_VALUES = "() => { try { localStorage.clear(); } catch {} return true; }"


def leave(page):
    """Ends the program of the page that a window shows, and removes what it has stored. The window shows an empty page.

    All complaints of the page have come when this returns."""
    if page.url == "about:blank":
        return
    page.wait_for_function(REMOVE_STORED_VALUES)
    page.goto("about:blank")
    page.context.clear_cookies()


@pytest.fixture(scope="module")
def shared_pages(browser, request):
    """The windows that the tests of a module share, by their options, and what has opened them."""
    opener = PageOpener(browser, request.module)
    yield opener, {}
    opener.close()


@pytest.fixture
def visit(shared_pages, request, artifacts):
    """Opens an address in a window that the tests of a module share with the same options, and fails the test if the page complained.

    A browser that loads one page after the other in a window needs less time for each than with a window for each. Every page has a
    session of its own, and the colours, size and offsets of a new window; the pointer is in the corner. The history holds the pages
    before. `init_script` runs at the beginning of each page.

    A window shows an empty page between tests, and after a test that has failed the module gets new windows. Scripts, routes and
    listeners that a test adds to a window would stay: such a test, and one that depends on the beginning of the history, opens a
    window with `open_page`. Where all tests of a module with the same options are such, they use `in_new_window=True`: each address then
    has a window of its own, and only the cache of the browser is shared."""
    opener, pages = shared_pages
    opener.complaints.clear()

    def visit_(url, width=390, height=844, init_script=None, in_new_window=False, **options):
        key = repr((init_script, sorted(options.items())))
        is_new = key not in pages
        if is_new:
            pages[key] = opener.open("about:blank", width, height, **options)
        leave(pages[key])
        if in_new_window and not is_new:
            used = pages[key]
            pages[key] = opener.add_page(used.context, **{name: options[name] for name in PAGE_OPTIONS if name in options})
            used.close()
            is_new = True
        page = pages[key]
        if is_new:
            page.on("crash", lambda _: pages.pop(key, None))
            if init_script:
                page.add_init_script(init_script)
        page.emulate_media(
            media="screen", color_scheme=options.get("color_scheme", "light"),
            forced_colors=options.get("forced_colors", "none"), reduced_motion=options.get("reduced_motion", "no-preference"))
        page.mouse.move(0, 0)
        if page.viewport_size != {"width": width, "height": height}:
            page.set_viewport_size({"width": width, "height": height})
        page.goto(url)
        return page

    yield visit_
    if request.node.stash.get(HAS_FAILED, False):
        artifacts.save_failure(opener.contexts, f"{request.module.__name__}-{request.node.name}")
        # A press that has not ended, or a page that does not respond, may be left.
        opener.close()
        pages.clear()
    for page in list(pages.values()):
        leave(page)
    assert opener.complaints == []


class Artifacts:
    """The folder `Artifacts` with the pictures that are there to be looked at."""

    def __init__(self):
        ARTIFACTS.mkdir(exist_ok=True)
        # Nothing is compared with the screenshots, and to take them costs as much as some tests.
        self.are_taken = os.environ.get("SCREENSHOTS") == "1"

    def save(self, page, name):
        """Takes a screenshot of a page if the run takes screenshots: where `SCREENSHOTS=1` is set."""
        if self.are_taken:
            page.screenshot(path=ARTIFACTS / name)

    def keep(self, picture, name):
        """Keeps a picture that a test compares, and returns it."""
        (ARTIFACTS / name).write_bytes(picture)
        return picture

    def save_failure(self, contexts, test):
        """Takes a screenshot of every page that a failed test has left open, and names them after the test and its module."""
        pages = [page for context in contexts for page in context.pages if page.url != "about:blank"]
        for number, page in enumerate(pages):
            # A page that does not respond has none.
            with contextlib.suppress(Error):
                page.screenshot(path=ARTIFACTS / f"failed-{re.sub(r'[^a-z0-9]+', '-', test.lower())[:200]}-{number}.png", timeout=5_000)


@pytest.fixture(scope="session")
def artifacts():
    return Artifacts()
