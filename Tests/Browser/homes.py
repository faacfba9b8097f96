"""What the tests of the property app do on any of its screens, and what they look up at its server."""

import contextlib
import sqlite3

from screen import wait_for_rest

TROUBLE = ("status of 500", "status of 503", "status of 404", "ERR_", "Failed to load resource")
SCREEN = ".screen:not(.is-beneath)"
CELL = f"{SCREEN} .cell:not([hidden]):not([aria-hidden=true])"
# What is seen of a kind of cells: the address each leads to, its top and its left edge.
SEEN = f"""(kind) => [...document.querySelectorAll('{CELL}' + kind)]
    .filter((cell) => cell.checkVisibility() && getComputedStyle(cell).opacity !== '0')
    .map((cell) => [cell.getBoundingClientRect(), cell.querySelector('a')])
    .filter(([frame, link]) => link && frame.bottom > 52 && frame.top < innerHeight && frame.right > 0 && frame.left < innerWidth)
    .sort(([a], [b]) => a.top - b.top || a.left - b.left)
    .map(([frame, link]) => [link.getAttribute('href'), Math.round(frame.top), Math.round(frame.left)])"""

# Goes up to four steps towards the first of what matches that is visible, in the sense of a locator: down the list, and from its end
# back to its start, until there is one, then to that. Returns whether it was seen as a whole already. Cells are there two frames after
# a step.
BRING = f"""async (selector) => {{
    const view = document.querySelector('{SCREEN} .collection-view');
    if (!view) return false;
    const find = () => [...document.querySelectorAll(selector)].find((one) => {{
        const {{ width, height }} = one.getBoundingClientRect();
        return width > 0 && height > 0 && one.checkVisibility({{ visibilityProperty: true }});
    }});
    const isAtEnd = () => view.scrollTop + view.clientHeight >= view.scrollHeight - 1;
    if (!find() && isAtEnd()) {{
        view.scrollTo({{ top: 0, behavior: 'instant' }});
        return false;
    }}
    let steps = 0;
    for (; steps < 4 && !find() && !isAtEnd(); steps += 1) {{
        view.scrollBy({{ top: 500, behavior: 'instant' }});
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    }}
    const one = find();
    if (!one) return false;
    const bounds = view.getBoundingClientRect();
    const frame = one.getBoundingClientRect();
    const isWhole = frame.top >= bounds.top && frame.bottom <= bounds.bottom;
    if (!isWhole) one.scrollIntoView({{ block: 'center', behavior: 'instant' }});
    return isWhole && steps === 0;
}}"""


def open_homes(open_page, server, path="/homes", **options):
    page = open_page(server.url + path, **options)
    page.locator(f"{CELL}.home-card-cell").locator("visible=true").first.wait_for()
    return page


def seen(page, kind):
    return page.evaluate(SEEN, kind)


def offset(page):
    return page.evaluate(f"document.querySelector('{SCREEN} .collection-view').scrollTop")


def bring(page, selector, most=120):
    """Scrolls until something is on the screen as a whole and stands still."""
    for _ in range(most):
        wait_for_rest(page, 0)
        if page.evaluate(BRING, selector):
            return page.locator(selector).locator("visible=true").first
    raise AssertionError(f"{selector} is not to be found")


def heading(page, title):
    return page.locator(f"{SCREEN} .homes-heading:not([hidden])", has=page.get_by_role("heading", name=title, exact=True)).locator(
        "visible=true").first


def stored(server, sql):
    """What the database of the server says."""
    with contextlib.closing(sqlite3.connect(f"file:{server.database}?mode=ro", uri=True)) as database:
        return database.execute(sql).fetchall()
