"""What `collection new` makes, used as a stranger would: its tests natively and in Chromium, the server of one's own, and the program
for the browser as a site under a folder of a host."""

import functools
import http.server
import json
import subprocess
import threading

import pytest

from live import ROOT
from strangers import keep_no_plan, lines_with, new_package, run, show


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    """The name is also that of a package in the checkout, by which SwiftPM could take one for the other."""
    return tmp_path_factory.mktemp("strangers") / "server"


@pytest.fixture(scope="module")
def inbox(folder):
    return new_package("Inbox", "list", folder)


@pytest.fixture(scope="module")
def shop(folder):
    return new_package("Shop", "page", folder)


@pytest.fixture(scope="module")
def garden(folder):
    return new_package("Garden", "tabs", folder)


class Handler(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass


@pytest.fixture
def serve():
    """Serves a folder, or responds with a handler, on a free port. Returns the address, and the servers that are stopped in the end."""
    servers = []

    def start(handler):
        server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
        servers.append(server)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        return f"http://127.0.0.1:{server.server_port}", servers

    yield start
    for server in servers:
        server.shutdown()
        server.server_close()


def pass_tests(package):
    """Runs the tests of a package, natively and in Chromium."""
    said = run(package, "test")
    assert lines_with(said, r"Test run with [123] tests? .*passed"), said
    assert not lines_with(said, r"warning:"), said
    assert lines_with(run(package, "test", "--browser"), r"^1 passed")


# The tests of a package follow each other: a build of another package than the last one plans anew.


def test_a_list_passes_its_tests(inbox):
    pass_tests(inbox)


def test_a_site_lies_in_any_folder_of_a_host(inbox, tmp_path, serve, open_page):
    run(inbox, "build", "--base", "/app/", "--output", str(tmp_path / "app"))
    address, _ = serve(functools.partial(Handler, directory=tmp_path))
    page = open_page(address + "/app/")
    page.get_by_text("The engine is ready", exact=True).wait_for()
    assert page.title() == "Inbox"
    sizes = json.loads((tmp_path / "app" / "site-manifest.json").read_text())
    assert 0 < sizes["engine.wasm"]["brotli"] < sizes["engine.wasm"]["bytes"]
    said = run(inbox, "size")
    assert "by module" in said and lines_with(said, r" %  Inbox "), said


def test_a_page_passes_its_tests(shop):
    pass_tests(shop)


def test_a_server_of_ones_own_responds(shop, serve, open_page):
    class Products(Handler):
        def do_GET(self):
            body = json.dumps({"products": [{"id": 9, "name": f"From {self.path}", "price": "€ 1"}]}).encode()
            self.send_response(200)
            self.send_header("Content-Type", "application/json")
            self.end_headers()
            self.wfile.write(body)

    # A file of the package would be served instead. The other tests of the package have it again.
    file = shop / "Web" / "api" / "products.json"
    content = file.read_bytes()
    file.unlink()
    address, servers = serve(Products)
    host = show(shop, "--server", address)
    try:
        page = open_page(host.address + "/", allowed=["502", "/api/products.json: Something went wrong"])
        page.get_by_text("From /api/products.json", exact=True).wait_for()
        # The page says so while the server is away, and is loaded again when it is back.
        servers[0].shutdown()
        servers[0].server_close()
        page.reload()
        page.get_by_text("Something went wrong on our side. Try again in a moment.").wait_for()
        page.locator("#collection-live-panel").get_by_text("cannot be reached").wait_for()
        servers[0] = http.server.ThreadingHTTPServer(servers[0].server_address, Products)
        threading.Thread(target=servers[0].serve_forever, daemon=True).start()
        page.get_by_text("From /api/products.json", exact=True).wait_for()
        page.close()  # it would look for the tool that has ended
    finally:
        host.stop()
        file.write_bytes(content)


def test_tabs_pass_their_tests(garden):
    pass_tests(garden)


def test_a_server_takes_the_pages_over_when_it_is_ready(garden, serve, tmp_path, open_page):
    class Own(Handler):
        def do_GET(self):
            self.send_response(200)
            self.send_header("Content-Type", "text/html")
            self.end_headers()
            self.wfile.write(b"<!doctype html><title>Own</title><p>A page of the server")

    address, _ = serve(Own)
    host = show(garden, "--server", address, "--until", tmp_path / "ready")
    try:
        page = open_page(host.address + "/")
        page.get_by_text("Quince", exact=True).wait_for()
        (tmp_path / "ready").touch()
        host.wait_for_line("pages are loaded from the server")
        # A page that is open goes on.
        page.get_by_role("tab", name="Vegetables").click()
        page.get_by_text("Leek", exact=True).wait_for()
        page.reload()
        page.get_by_text("A page of the server").wait_for()
        page.close()
    finally:
        host.stop()


def test_sources_are_formatted_as_the_project_is(inbox, shop, garden):
    lint = ["swift", "format", "lint", "--strict", "--recursive", "--configuration", ROOT / ".swift-format", inbox, shop, garden]
    assert subprocess.run(lint, capture_output=True, text=True).stderr == ""


def test_what_a_command_cannot_do_is_said_with_the_way_out(folder, tmp_path):
    def refusal(*words):
        with pytest.raises(AssertionError) as error:
            run(tmp_path, *words)
        return str(error.value)

    assert "`collection new Inbox` creates one" in refusal("dev")
    assert "a capital first" in refusal("new", "inbox")
    new_package("Taken", "list", tmp_path)
    assert "already exists" in refusal("new", "Taken")
    path = str(tmp_path / "Taken")
    assert "is not the address of a server" in refusal("dev", "--package-path", path, "--port", "0", "--server", "localhost")
    assert "has no program Other" in refusal("build", "--package-path", path, "--product", "Other")
