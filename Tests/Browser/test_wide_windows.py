"""The screens in windows of a tablet and of a large desktop, light and dark: nothing is cut, and there are pictures to look at."""

import pytest

import screen
from test_accessibility import violations_in_schemes
from test_languages import BROKEN

SIZES = [(768, 1024), (1920, 1080)]
PATHS = ["/", "/storefront", "/product/1001", "/shows/1", "/people", "/earnings/1", "/homes", "/homes/results"]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("path", PATHS)
def test_screens_fill_wide_windows(server, open_page, artifacts, path, size):
    page = open_page(server.url + path, width=size[0], height=size[1], allowed=("Failed to load resource",))
    page.wait_for_function(screen.IS_WHOLE)
    name = path.strip("/").replace("/", "-") or "gallery"
    screen.wait_for_rest(page, 600)

    def look(scheme):
        page.screenshot(path=artifacts / f"wide-{name}-{size[0]}-{scheme}.png")
        # Cells are measured again in another scheme.
        assert page.evaluate(BROKEN) == [], scheme

    assert violations_in_schemes(page, save=look) == []
