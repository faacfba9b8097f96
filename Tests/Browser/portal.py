"""What the tests of the portal do on its screen, and what its server is told to do wrong."""

import re
import urllib.request

import screen
from screen import IS_WHOLE, wait_until

SEGMENTS = {"Details": "Season 4 is out", "Episodes": "400 episodes", "Reviews": r"\d+ ratings", "Trends": "Plays per day"}
TROUBLE = ("status of 500", "ERR_", "Failed to load resource")
SHOWN_EPISODES = """() => [...document.querySelectorAll('.episode-cell:not([hidden])')]
    .filter((cell) => cell.checkVisibility() && getComputedStyle(cell).opacity !== '0')
    .map((cell) => [cell.getBoundingClientRect().top, cell.querySelector('.text-body').textContent])
    .sort((a, b) => a[0] - b[0]).map(([, title]) => title)"""


def open_show(open_page, server, path="/shows/1", **options):
    page = open_page(server.url + path, **options)
    page.wait_for_selector(".show-header:not(.is-placeholder)")
    page.wait_for_function(IS_WHOLE)
    return page


def plan(server, path, fault, count=1):
    """Has the next requests below a path go wrong."""
    request = urllib.request.Request(f"{server.url}/v1/faults?path={path}&fault={fault}&count={count}", method="POST")
    urllib.request.urlopen(request, timeout=10).close()


def choose(page, title):
    page.locator(".segment-bar").get_by_role("tab", name=title).click()


def wait_for(page, text):
    """Waits for a text that is seen: cells that wait to be used again hold texts too."""
    page.get_by_text(re.compile(text)).locator("visible=true").first.wait_for()


def wait_for_rest(page):
    """Waits until nothing is being loaded and nothing moves."""
    page.wait_for_function("""() => ![...document.querySelectorAll('.screen:not(.is-beneath) .activity-indicator')]
        .some((one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }))""")


def shown_episodes(page):
    """The titles of the episodes, from the top down."""
    return page.evaluate(SHOWN_EPISODES)


def wait_for_episodes(page, titles):
    page.wait_for_function(f"""(titles) => {{
        const seen = ({SHOWN_EPISODES})();
        return titles.every((title, index) => seen[index] === title);
    }}""", arg=titles)


def row(page, title):
    """The row of an episode, which may not be the only one: what is leaving or waits to be used again has texts too."""
    cells = page.locator(".episode-cell:not([hidden]):not([aria-hidden=true]):visible")
    return cells.filter(has=page.get_by_text(title, exact=True)).first


def middle(locator):
    box = locator.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def edit(page):
    """Begins to edit once the header has its picture: what covers the button until then would have the press scroll the page."""
    screen.wait_for_rest(page)
    page.get_by_role("button", name="Edit episodes").click()
    screen.wait_for_rest(page)


def choose_in_menu(page, title, entry):
    """Chooses something in the menu of an episode."""
    row(page, title).click(button="right")
    page.get_by_role("menuitem", name=entry).click()


def announced(page):
    return page.evaluate("document.querySelector('[aria-live]').textContent")


def stored_episodes(page, count=4):
    """The titles that the server has, first ones first."""
    origin = re.match(r"https?://[^/]+", page.url)[0]
    answer = page.request.get(origin + "/v1/shows/1/episodes").json()
    return [episode["title"] for episode in answer["episodes"][:count]]


def wait_until_stored(page, titles):
    """Waits until the server has these episodes first."""
    wait_until(page, lambda: stored_episodes(page, len(titles)), titles)
