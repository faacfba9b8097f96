"""The screens in windows of a tablet and of a large desktop, light and dark: nothing is cut, and there are pictures to look at."""

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
