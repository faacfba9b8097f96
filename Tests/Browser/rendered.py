"""A small shop behind a server of its own: pages with and without a rendered picture, whose requests a test can hold back.

The pictures are what the program itself has made of the shop before, as the page server would render them."""

import functools
import html
import http.server
import json
import re
import threading
import urllib.parse

import pytest

from conftest import PICTURE, ROOT
from screen import wait_for_rest

WEB = ROOT / "Web"
HEADERS = {
    "Content-Security-Policy": "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "
    "style-src-attr 'unsafe-inline'; img-src 'self' data:; object-src 'none'; base-uri 'none'; "
    "require-trusted-types-for 'script'; trusted-types service-worker",
}
SHELL = """<!doctype html>
<html lang="{language}" dir="{direction}"><head><meta charset="utf-8"><title>Shop</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">
<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="stylesheet" href="/screens.min.css">
<meta name="service-worker" content="/service-worker.js">
<script type="module" src="/collection-view.min.js"></script></head>
<body><main data-engine="{engine}"{rest}{rendered}>{picture}</main>{responses}</body></html>
"""


def product(number):
    return {
        "id": f"p:{number}", "kind": "product", "title": f"Coat {number}", "subtitle": "Café, 東京 🧥",
        "price": {"text": f"€{number}"},
        "image": {"path": f"p/{number}.jpg", "w": 1066, "h": 1600, "alt": "", "tint": "#0A8D91"},
        "on": {"select": [{"do": "push", "page": "product", "args": {"id": str(number)}}]},
    }


def section(identifier, layout, start, count):
    return {
        "id": identifier, "layout": layout, "title": f"Shelf {identifier}",
        "items": [product(number) for number in range(start, start + count)],
    }


def shop():
    return {
        "format": 1, "page": {"id": "home", "title": "Today"},
        "media": {"template": "/img/{w}/{path}", "widths": [160, 320, 640]},
        "sections": [
            section("first", "HomeWidgetProductL", 0, 20), section("second", "HomeWidgetProductXS", 100, 30),
            *(section(f"shelf{n}", "HomeWidgetProductL", 200 + 20 * n, 20) for n in range(4)),
        ],
    }


class Shop:
    """What the server serves, and which requests it got."""

    def __init__(self):
        self.markup = {}  # by value of data-rendered
        self.rendered = None  # the value that pages are rendered for, if any
        self.parts = True  # whether the program comes in parts
        self.requests = []
        self.extra = ""  # markup that the program does not make
        self.direction = "ltr"
        self.language = "en"
        self.headers = {}

    def page(self, query):
        value = query.get("picture", [self.rendered])[0]
        engine = "/gallery.first.wasm" if self.parts else "/gallery.wasm"
        rendered, picture, responses = "", "", ""
        if value is not None:
            rendered = f' data-rendered="{html.escape(value)}"'
            picture = self.markup.get(value) or next(iter(self.markup.values()))
            entries = [{"method": "GET", "path": "/v1/pages/home", "status": 200, "body": json.dumps(shop())}]
            text = json.dumps(entries).replace("<", "\\u003c")
            responses = f'<script type="application/json" id="rendered-responses">{text}</script>'
        return SHELL.format(
            direction=self.direction, language=self.language, engine=engine, rest=' data-engine-parts="/gallery.parts.json"' if self.parts else "",
            rendered=rendered, picture=picture + (self.extra if picture else ""), responses=responses,
        )


class Handler(http.server.SimpleHTTPRequestHandler):
    extensions_map = {**http.server.SimpleHTTPRequestHandler.extensions_map, ".js": "text/javascript"}
    protocol_version = "HTTP/1.1"

    def __init__(self, *arguments, shop, **options):
        self.shop = shop
        super().__init__(*arguments, **options)

    def log_message(self, *_):
        pass

    def do_GET(self):
        path, _, query = self.path.partition("?")
        self.shop.requests.append(self.path)
        if path.startswith("/img/"):
            return self.answer("image/svg+xml", PICTURE.encode())
        if path.startswith("/v1/"):
            if path != "/v1/pages/home":
                return self.answer("application/json", b"{}", 404)
            return self.answer("application/json", json.dumps(shop()).encode())
        if "." not in path:
            return self.answer("text/html; charset=utf-8", self.shop.page(urllib.parse.parse_qs(query)).encode())
        return super().do_GET()

    def do_POST(self):
        self.rfile.read(int(self.headers.get("Content-Length", 0)))
        self.shop.requests.append(f"POST {self.path}")
        self.answer("application/json", b"{}", 204)

    def answer(self, kind, body, status=200):
        self.send_response(status)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(0 if status == 204 else len(body)))
        for name, value in {**HEADERS, **self.shop.headers}.items():
            self.send_header(name, value)
        self.end_headers()
        if status != 204:
            self.wfile.write(body)


@pytest.fixture
def shop_server():
    served = Shop()
    handler = functools.partial(Handler, shop=served, directory=str(WEB))
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    served.url = f"http://127.0.0.1:{server.server_port}"
    yield served
    server.shutdown()
    server.server_close()


HOST = "document.querySelector('[data-engine]:not(.is-behind)')?.collectionHost"
SHOWN = ".screen:not(.is-beneath) .product-cell:not(.is-placeholder):not([hidden])"
# Whether the program is shown, and whole.
IS_READY = f"() => {HOST}?.calls.isWhole && !{HOST}.isDead"


def environment(width=390, height=844, scale=1, direction="ltr", scheme="light", text=100):
    return f"{width}x{height}@{scale};{direction};{scheme};{text}"


# What the program has made of the shop, by what it depends on: the addresses in it are the same on each server.
made = {}


def make(served, open_page, value, path, **options):
    """The markup that the program makes for an environment of a page that comes empty."""
    width, height = map(int, re.match(r"(\d+)x(\d+)", value).groups())
    served.rendered = None
    page = open_page(served.url + path, width, height, **options)
    page.wait_for_selector(SHOWN)
    page.wait_for_function(IS_READY)
    page.wait_for_function("() => [...document.images].filter((image) => image.src).every((image) => image.complete)")
    wait_for_rest(page)
    markup = page.evaluate("document.querySelector('[data-engine]').innerHTML")
    page.close()
    return markup


def render(served, open_page, value=None, path="/storefront", **options):
    """Lets the program itself make the picture for an environment, once, and serves pages with it from now on."""
    value = value or environment()
    served.direction = value.split(";")[1]
    key = (value, path, *sorted(options.items()))
    if key not in made:
        made[key] = make(served, open_page, value, path, **options)
    served.markup[value] = made[key]
    served.rendered = value
    served.requests.clear()
