"""The screens in windows of a tablet and of a large desktop, light and dark: nothing is cut, and there are pictures to look at. Bars
are aligned with content that has a greatest width."""

import itertools

import pytest

import screen
from test_accessibility import violations_in_schemes
from test_languages import BROKEN

SIZES = [(768, 1024), (1920, 1080)]
PATHS = ["/", "/storefront", "/product/1001", "/shows/1", "/people", "/earnings/1", "/homes", "/homes/results"]


# Half of the screens are opened in the smaller window and resized to the larger one, the others the other way round.
@pytest.mark.parametrize("path, sizes", zip(PATHS, itertools.cycle([SIZES, SIZES[::-1]])))
def test_screens_fill_wide_windows(server, visit, artifacts, path, sizes):
    # The largest pictures of the content are drawn for screenshots alone.
    page = visit(
        server.url + path, width=sizes[0][0], height=sizes[0][1], real_pictures=artifacts.are_taken,
        allowed=("Failed to load resource",), **screen.WITHOUT_MOTION)
    page.wait_for_function(screen.IS_WHOLE)
    name = path.strip("/").replace("/", "-") or "gallery"
    for width, height in sizes:
        with screen.case(f"{width} points wide"):
            screen.resize(page, width, height)

            def look(scheme):
                artifacts.save(page, f"wide-{name}-{width}-{scheme}.png")
                # Cells are measured again in another scheme.
                assert page.evaluate(BROKEN) == [], scheme

            assert violations_in_schemes(page, save=look) == []


# By address: what begins where the content does, and the greatest width of the content, in points.
COLUMNS = {
    "/homes": (".search-entry", 1_160), "/homes/1": (".detail-facts", 920), "/people": (".person-cell", 1_160),
    "/people/1": (".profile-background", 720), "/earnings": (".earnings-summary > .label", 640), "/earnings/1": (".earnings-card", 640),
    "/shows": (".show-cell", 960), "/shows/1": (".show-poster", 720),
}
# The distances of the content of the bar and of the first of some parts from the side where the page begins, in points.
STARTS = """(parts) => {
    const isReversed = document.documentElement.dir === 'rtl';
    const start = ({ left, right }) => isReversed ? innerWidth - right : left;
    const screen = document.querySelector('.screen:not(.is-beneath)');
    const bar = screen.querySelector('.navigation-bar');
    const seen = [...screen.querySelectorAll(parts)].filter((one) => one.checkVisibility({ visibilityProperty: true }));
    return [
        start(bar.getBoundingClientRect()) + parseFloat(getComputedStyle(bar).paddingInlineStart),
        Math.min(...seen.map((one) => start(one.getBoundingClientRect()))),
    ];
}"""


@pytest.mark.parametrize("direction", ["ltr", "rtl"])
@pytest.mark.parametrize("path", COLUMNS)
def test_a_bar_begins_where_the_content_does(server, visit, path, direction):
    parts, greatest = COLUMNS[path]
    page = visit(f"{server.url}{path}?dir={direction}", width=1280, height=800, allowed=("Failed to load resource",))
    page.wait_for_function(screen.IS_WHOLE)
    for width in (1280, 1920):
        with screen.case(f"{width} points wide"):
            screen.resize(page, width, 800)
            assert page.evaluate(STARTS, parts) == pytest.approx([(width - greatest) / 2] * 2, abs=1)
