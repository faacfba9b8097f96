"""What the tests of the property app do on its screens, and what they look up at its server."""

import contextlib
import sqlite3

TROUBLE = ("status of 500", "status of 503", "ERR_", "Failed to load resource")
TOP = ".screen:not(.is-beneath)"
CELL = f"{TOP} .cell:not([hidden]):not([aria-hidden=true])"
# What is seen of a kind of cells: the address each leads to, its top and its left edge.
SEEN = f"""(kind) => [...document.querySelectorAll('{CELL}' + kind)]
    .filter((cell) => cell.checkVisibility() && getComputedStyle(cell).opacity !== '0')
    .map((cell) => [cell.getBoundingClientRect(), cell.querySelector('a')])
    .filter(([frame, link]) => link && frame.bottom > 52 && frame.top < innerHeight && frame.right > 0 && frame.left < innerWidth)
    .sort(([a], [b]) => a.top - b.top || a.left - b.left)
    .map(([frame, link]) => [link.getAttribute('href'), Math.round(frame.top), Math.round(frame.left)])"""


def open_homes(open_page, server, path="/homes", **options):
    page = open_page(server.url + path, **options)
    page.locator(f"{CELL}.home-card-cell").locator("visible=true").first.wait_for()
    return page


def seen(page, kind):
    return page.evaluate(SEEN, kind)


def offset(page):
    return page.evaluate(f"document.querySelector('{TOP} .collection-view').scrollTop")


def bring(page, selector, most=60):
    """Scrolls down until something is in the middle of the screen, and stands still."""
    target = page.locator(selector).locator("visible=true").first
    for _ in range(most):
        if target.count() > 0:
            target.evaluate("(one) => one.scrollIntoView({ block: 'center' })")
            page.wait_for_timeout(250)
            place = target.bounding_box() if target.count() > 0 else None
            if place and place["y"] > 0 and place["y"] + place["height"] < page.viewport_size["height"]:
                return target
        else:
            page.evaluate(f"document.querySelector('{TOP} .collection-view').scrollBy(0, 500)")
            page.wait_for_timeout(100)
    raise AssertionError(f"{selector} is not to be found")


def heading(page, title):
    return page.locator(f"{TOP} .homes-heading:not([hidden])", has=page.get_by_role("heading", name=title, exact=True)).locator(
        "visible=true").first


def stored(server, sql):
    """What the database of the server says."""
    with contextlib.closing(sqlite3.connect(f"file:{server.database}?mode=ro", uri=True)) as database:
        return database.execute(sql).fetchall()
