"""What the tests of the results of a search for homes do on their screen."""

from homes import SCREEN
from screen import IS_WHOLE, wait_for_rest

SEARCH_BUTTON = f"{SCREEN} .bar-button.button-tinted"
ROWS = f"{SCREEN} .home-row:not([hidden]):not([aria-hidden=true])"
# The rows that are seen, line by line: the price, the title if it has come, and where each begins.
SEEN = f"""() => {{
    const bounds = document.querySelector('{SCREEN} .collection-view')?.getBoundingClientRect();
    if (!bounds) return [];
    return [...document.querySelectorAll('{ROWS}')]
        .map((row) => [row.getBoundingClientRect(), row])
        .filter(([frame]) => frame.bottom > bounds.top + 1 && frame.top < bounds.bottom - 1)
        .sort(([a], [b]) => a.top - b.top || a.left - b.left)
        .map(([frame, row]) => ({{
            price: Number(row.querySelector('.text-title3').textContent.replace(/[^0-9]/g, '')),
            title: row.querySelector('.text-headline').textContent,
            isSeen: row.classList.contains('is-seen'), mark: row.querySelector('.badge').textContent, top: Math.round(frame.top),
        }}));
}}"""
# How many homes there are, as the sentence above the list says.
COUNT = f"""Number(document.querySelector('{SCREEN} .results-count')?.textContent
    .split(' home')[0].split(' (')[0].split(' of ').pop().trim().replaceAll(',', ''))"""
# Scrolls in steps, one each frame, and returns the largest gap between rows that any of the frames had.
SCROLL = f"""([distance, frames]) => new Promise((done) => {{
    const view = document.querySelector('{SCREEN} .collection-view');
    let left = frames, largest = 0;
    const step = () => {{
        const bounds = view.getBoundingClientRect();
        let reached = bounds.top;
        const rows = [...view.querySelectorAll('.home-row:not([hidden])')].map((row) => row.getBoundingClientRect());
        for (const frame of rows.sort((a, b) => a.top - b.top)) {{
            if (frame.top > bounds.bottom) break;
            if (frame.bottom <= bounds.top) continue;
            largest = Math.max(largest, frame.top - reached);
            reached = Math.max(reached, frame.bottom);
        }}
        largest = Math.max(largest, bounds.bottom - reached);
        if (left-- === 0) return done(largest);
        view.scrollBy(0, distance);
        requestAnimationFrame(() => setTimeout(step, 0));
    }};
    step();
}})"""


def open_results(open_page, server, query="", **options):
    page = open_page(server.url + "/homes/results" + query, **options)
    wait_for_rows(page)
    return page


def wait_for_rows(page):
    """Waits until the program is whole, the rows that are seen have their details and nothing moves."""
    page.wait_for_function(IS_WHOLE)
    page.wait_for_function(f"() => {{ const rows = ({SEEN})(); return rows.length > 0 && rows.every((row) => row.title); }}")
    wait_for_rest(page)


def seen(page):
    return page.evaluate(SEEN)


def count(page):
    return page.evaluate(COUNT)


def wait_for_count(page, condition):
    """Waits until the number of homes satisfies a condition, an expression of `count`."""
    page.wait_for_function(f"() => {{ const count = {COUNT}; return {condition}; }}")
