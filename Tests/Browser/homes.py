"""What the tests of the homes do on their screens, and what they look up at their server."""

import contextlib
import json
import sqlite3
import urllib.request

CELLS = ".screen:not(.is-beneath) .cell:not([hidden]):not([aria-hidden=true])"


def open_homes(open_page, server, path="/homes", **options):
    page = open_page(server.url + path, **options)
    wait_for_rest(page)
    return page


def wait_for_rest(page):
    """Waits until nothing is loaded and nothing moves."""
    page.wait_for_function("""() => ![...document.querySelectorAll('.screen:not(.is-beneath) .activity-indicator')]
        .some((one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true })
            && one.getBoundingClientRect().top < innerHeight && one.getBoundingClientRect().bottom > 52)
        && document.getAnimations().every((one) => one.playState !== 'running' || one.effect.getTiming().iterations === Infinity)""")


def wait_for_pictures(page):
    page.wait_for_function("""() => [...document.querySelectorAll('.screen:not(.is-beneath) .image > img[src]')]
        .filter((one) => one.checkVisibility() && one.getBoundingClientRect().top < innerHeight
            && one.getBoundingClientRect().bottom > 0)
        .every((one) => one.complete && one.naturalWidth > 0)""")


def card(page, title):
    """The cell in which a title stands."""
    return page.locator(CELLS, has=page.get_by_text(title, exact=True)).locator("visible=true").first


def scroll(page, distance):
    page.evaluate(
        "(distance) => document.querySelector('.screen:not(.is-beneath) .collection-view').scrollBy(0, distance)", distance)
    page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


def offset(page):
    return page.evaluate("document.querySelector('.screen:not(.is-beneath) .collection-view').scrollTop")


def answer(server, path):
    """What the server says about homes, such as `latest` or `nearby?latitude=52.1&longitude=13.2`."""
    with urllib.request.urlopen(f"{server.url}/v1/homes/{path}", timeout=20) as response:
        return json.load(response)


def search(server, **conditions):
    """Makes a search the last one; what is not named does not matter."""
    request = urllib.request.Request(
        f"{server.url}/v1/homes/search", method="PUT", data=json.dumps(conditions).encode(),
        headers={"Content-Type": "application/json"})
    with urllib.request.urlopen(request, timeout=20) as response:
        assert response.status == 204


def is_seen(server, home):
    """Whether the database of the server says that a home was seen."""
    with contextlib.closing(sqlite3.connect(f"file:{server.database}?mode=ro", uri=True)) as database:
        return bool(database.execute("SELECT 1 FROM homeSeen WHERE homeId = ?", (home,)).fetchall())


def wait_until_seen(page, server, home, expected=True):
    for _ in range(150):
        if is_seen(server, home) == expected:
            return
        page.wait_for_timeout(100)
    raise AssertionError(f"home {home}: seen {not expected}")
