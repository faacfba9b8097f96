"""What the tests of the feed of people do on its screen, and what they look up at its server."""

import contextlib
import sqlite3

from screen import wait_until

CARDS = ".screen:not(.is-beneath) .collection-content > .cell:not([hidden]):not([aria-hidden=true])"
# The names of the people and the titles of the advertisements that are seen, with where each begins.
SEEN = f"""() => {{
    const bounds = document.querySelector('.screen:not(.is-beneath) .collection-view').getBoundingClientRect();
    return [...document.querySelectorAll('{CARDS}')]
        .filter((cell) => cell.checkVisibility() && getComputedStyle(cell).opacity !== '0')
        .map((cell) => [cell.getBoundingClientRect(), cell.querySelector('.text-title3, .text-title1')])
        .filter(([frame, title]) => title && frame.bottom > bounds.top + 1 && frame.top < bounds.bottom - 1)
        .sort(([a], [b]) => a.top - b.top || a.left - b.left)
        .map(([frame, title]) => [title.textContent, Math.round(frame.top), Math.round(frame.left)]);
}}"""


def open_feed(open_page, server, path="/people", **options):
    page = open_page(server.url + path, **options)
    page.wait_for_function("() => document.querySelectorAll('.person-cell:not([hidden])').length > 0")
    wait_for_rest(page)
    return page


def wait_for_rest(page):
    """Waits until nothing is loaded and nothing moves."""
    page.wait_for_function("""() => ![...document.querySelectorAll('.screen:not(.is-beneath) .activity-indicator')]
        .some((one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true })
            && one.getBoundingClientRect().top < innerHeight && one.getBoundingClientRect().bottom > 52)
        && document.getAnimations().every((one) => one.playState !== 'running' || one.effect?.getTiming().iterations === Infinity)""")


def wait_for_pictures(page):
    page.wait_for_function("""() => [...document.querySelectorAll('.screen:not(.is-beneath) .image > img[src]')]
        .filter((one) => one.checkVisibility() && one.getBoundingClientRect().top < innerHeight
            && one.getBoundingClientRect().bottom > 0)
        .every((one) => one.complete && one.naturalWidth > 0)""")


def seen(page):
    """What is seen: the title of each card, its top and its left edge."""
    return page.evaluate(SEEN)


def names(page):
    return [title for title, _, _ in seen(page)]


def wait_for_names(page, condition, argument):
    """Waits until what is seen satisfies a condition, an expression of `names` and `argument`."""
    page.wait_for_function(
        f"(argument) => {{ const names = ({SEEN})().map(([name]) => name); return {condition}; }}", arg=argument)


def card(page, title):
    """The card of a person, by the name with the age."""
    return page.locator(".cell:not([hidden]):not([aria-hidden=true])", has=page.get_by_text(title, exact=True)).locator(
        "visible=true").first


def first_person(page, skip=0):
    """The name with the age of the first person whose card is seen as a whole."""
    found = page.evaluate("""() => [...document.querySelectorAll('.person-cell:not([hidden])')]
        .filter((cell) => cell.checkVisibility() && cell.getBoundingClientRect().top >= 52
            && cell.getBoundingClientRect().bottom <= innerHeight)
        .sort((a, b) => a.getBoundingClientRect().top - b.getBoundingClientRect().top
            || a.getBoundingClientRect().left - b.getBoundingClientRect().left)
        .map((cell) => cell.querySelector('.text-title3').textContent)""")
    return found[skip]


def drag_over(page, text):
    """Drags the mouse along the first line of a text. Returns what is selected then."""
    place = text.bounding_box()
    page.mouse.move(place["x"] + 2, place["y"] + 10)
    page.mouse.down()
    page.mouse.move(place["x"] + 120, place["y"] + 10, steps=5)
    page.mouse.up()
    return page.evaluate("getSelection().toString().trim()")


def scroll(page, distance):
    page.evaluate(
        "(distance) => document.querySelector('.screen:not(.is-beneath) .collection-view').scrollBy(0, distance)", distance)
    page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


def offset(page):
    return page.evaluate("document.querySelector('.screen:not(.is-beneath) .collection-view').scrollTop")


def stored(server, sql):
    """What the database of the server says."""
    with contextlib.closing(sqlite3.connect(f"file:{server.database}?mode=ro", uri=True)) as database:
        return database.execute(sql).fetchall()


def wait_until_stored(page, server, sql, rows):
    wait_until(page, lambda: stored(server, sql), rows)
