"""The pages that the server renders: without JavaScript, as valid HTML, at once and one by one; and the documents of the
native host beside those of the browser half."""

import concurrent.futures
import urllib.error
import urllib.request

import html5lib
import pytest
from conftest import replace_pictures
from stage import WRITTEN, stage_url, visit_stage  # noqa: F401

WAITS_FOR_PROGRAM = False
RECORDINGS = sorted(file.stem for file in WRITTEN["rendering"].glob("*.html"))
PAGES = [
    "/", "/storefront", "/product/1001", "/brand/haar", "/shows", "/shows/1", "/shows/1/episodes", "/shows/1/reviews",
    "/shows/1/trends", "/people", "/people/1", "/earnings", "/earnings/1", "/homes", "/homes/results?minimumRooms=2",
    "/homes/1", "/catalogue",
]

# What stands in an element and where, without what only a loaded picture, a finger or a document without a program has. Texts are
# as wide as the typeface makes them, which has to have come; what moves when the styles come is at its place after that.
DESCRIBE = """async () => {
  await document.fonts.ready;
  for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
  const IGNORED = new Set(["class", "style", "loading", "width", "height", "data-measured", "data-rendered-offset"]);
  const describe = (element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return {
      tag: element.localName,
      classes: [...element.classList].filter((name) => !["is-loaded", "is-failed", "holds-touches"].includes(name)).sort().join(" "),
      attributes: [...element.attributes].filter(({ name }) => !IGNORED.has(name))
        .map(({ name, value }) => `${name}=${value}`).sort(),
      text: [...element.childNodes].filter((node) => node.nodeType === 3).map((node) => node.data.trim()).join(""),
      box: [left, top, width, height],
      children: [...element.children].filter((child) => !child.hidden).map(describe),
    };
  };
  return [...document.querySelector("main").children].filter((child) => !child.hidden).map(describe);
}"""


def fetch(url, **headers):
    """The status, the headers and the bytes of a response."""
    try:
        with urllib.request.urlopen(urllib.request.Request(url, headers=headers), timeout=60) as response:
            return response.status, response.headers, response.read()
    except urllib.error.HTTPError as error:
        return error.code, error.headers, error.read()


def differences(left, right, path="main"):
    """Where two descriptions of documents differ: the browser half's and the native host's."""
    found = []
    if len(left) != len(right):
        names = [[child["tag"] + "." + child["classes"] for child in side] for side in (left, right)]
        return [f"{path}: {names[0]} / {names[1]}"]
    for one, other in zip(left, right):
        name = f"{path} > {one['tag']}.{one['classes']}"
        found += [
            f"{name}: {key} {one[key]} / {other[key]}" for key in ("tag", "classes", "attributes", "text")
            if one[key] != other[key]
        ]
        # What has no area is not seen; its place follows from the width of a text.
        is_seen = all(size > 0 for size in one["box"][2:] + other["box"][2:])
        if is_seen and any(abs(a - b) > 0.5 for a, b in zip(one["box"], other["box"])):
            found.append(f"{name}: box {one['box']} / {other['box']}")
        found += differences(one["children"], other["children"], name)
    return found


def test_there_are_recordings():
    assert len(RECORDINGS) >= 7


@pytest.mark.parametrize("name", RECORDINGS)
def test_the_native_document_is_that_of_the_browser_half(visit_stage, stage_url, visit, name):  # noqa: F811
    made = visit_stage(name).page.evaluate(DESCRIBE)
    assert differences(made, visit(f"{stage_url}/written/rendering/{name}").evaluate(DESCRIBE)) == []


@pytest.mark.parametrize("path", [*PAGES, "/nothing", "/homes/999999999"])
def test_a_page_is_valid_and_complete(rendering_server, path):
    status, headers, body = fetch(rendering_server.url + path)
    assert status == (404 if path in ("/nothing", "/homes/999999999") else 200)
    parser = html5lib.HTMLParser(strict=True, namespaceHTMLElements=False)
    document = parser.parse(body.decode())
    main = document.find(".//main")
    assert main.get("data-rendered") == "1280x800@1;ltr;light;100" and len(main) == 1
    assert "".join(main.itertext()).strip() and document.find(".//title").text
    assert document.find(".//link[@rel='canonical']").get("href") == path
    assert document.find(".//script[@id='rendered-responses']").text.startswith("[")
    assert "'unsafe-inline'" not in headers["Content-Security-Policy"].replace("style-src-attr 'unsafe-inline'", "")


@pytest.mark.parametrize("cookie", ["0x0@0;ltr;light;0", "NaNxNaN@NaN;x;y;z", "1000000x1@-1;ltr;light;40", "\"><script>"])
def test_a_nonsense_environment_is_ignored(rendering_server, cookie):
    status, _, body = fetch(rendering_server.url + "/shows", Cookie="environment=" + cookie.replace(";", "%3B"))
    assert status == 200 and b'data-rendered="1280x800@1;ltr;light;100"' in body


def test_pages_at_once_are_those_one_by_one(rendering_server):
    # Sixteen at a time: three rounds of a kind of page, and all kinds.
    paths = [f"/product/{1001 + index}" for index in range(48)] + PAGES + ["/brand/haar", "/shows/2", "/homes/2"]
    addresses = [rendering_server.url + path for path in paths]
    with concurrent.futures.ThreadPoolExecutor(16) as pool:
        at_once = list(pool.map(lambda address: fetch(address)[2], addresses))
    assert all(b"data-rendered" in body for body in at_once)
    # Another size, so that each is rendered and none is found.
    wide = "environment=1281x800@1%3Bltr%3Blight%3B100"
    with concurrent.futures.ThreadPoolExecutor(16) as pool:
        other = list(pool.map(lambda address: fetch(address, Cookie=wide)[2], addresses))
    assert [fetch(address, Cookie=wide)[2] for address in addresses] == other
    assert [fetch(address)[2] for address in addresses] == at_once


@pytest.mark.parametrize("width", [390, 1280])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_pages_are_read_and_their_links_work_without_javascript(rendering_server, browser, artifacts, width, scheme):
    context = browser.new_context(
        viewport={"width": width, "height": 844 if width == 390 else 800}, java_script_enabled=False, color_scheme=scheme,
        extra_http_headers={"Sec-CH-UA-Mobile": "?1" if width == 390 else "?0"},
    )
    page = context.new_page()
    replace_pictures(page)
    complaints = []
    page.on("console", lambda message: complaints.append(message.text) if "violates" in message.text else None)
    for path in PAGES if scheme == "light" else ("/storefront", "/shows/1"):
        page.goto(rendering_server.url + path)
        assert page.locator(".no-script").is_visible()
        name = path.split("?")[0].strip("/").replace("/", "-") or "gallery"
        artifacts.save(page, f"rendered-{name}-{width}-{scheme}.png")
        last = page.locator(".collection-content > :is(.cell, .orthogonal):not([hidden])").last
        last.scroll_into_view_if_needed()
        assert last.is_visible()
    assert complaints == []
    page.goto(rendering_server.url + "/storefront")
    page.locator(".product-cell a").first.click()
    page.wait_for_url("**/product/*")
    assert page.locator("h1, .text-title1, .text-large-title, .text-title2").first.is_visible()
    assert not page.locator(".strip-menu").is_visible()
    page.locator(".strip-home").click()
    page.wait_for_url(rendering_server.url + "/")
    context.close()


@pytest.mark.parametrize("locale, beginning", [("de-DE", "Ohne JavaScript"), ("ar", "تعمل الروابط"), ("fr", "Without JavaScript")])
def test_the_notice_without_javascript_is_in_the_language_of_the_page(rendering_server, locale, beginning):
    body = fetch(rendering_server.url + "/storefront", **{"Accept-Language": locale})[2].decode()
    # Browsers without JavaScript show it: another test sees it there.
    document = html5lib.HTMLParser(namespaceHTMLElements=False).parse(body)
    assert "".join(document.find(".//noscript/p[@class='no-script']").itertext()).startswith(beginning)
