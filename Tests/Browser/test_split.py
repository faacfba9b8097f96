"""The catalogue's list beside a detail: both in a wide window, one above the other in a narrow one, and from one to the other."""

import pytest

import screen
from test_accessibility import violations_in_schemes
from test_catalogue import SCHEMES, bring, open_catalogue

PATH = "/catalogue/split"
LIST, DETAIL = ".split-primary", ".split-secondary"
TITLE = f"{DETAIL} > .navigation > .screen:not(.is-beneath) .navigation-title"
FOCUSED_COLUMN = f"() => document.activeElement.closest('{LIST}, {DETAIL}')?.className.match(/split-(primary|secondary)/)?.[1]"


def open_split(open_page, server, path=PATH, **options):
    page = open_page(server.url + path, **options)
    page.locator(".split").wait_for()
    screen.wait_for_rest(page)
    return page


def choose(page, name):
    page.locator(LIST).get_by_text(name, exact=True).first.click()
    wait_for_title(page, name)


def wait_for_title(page, name):
    page.wait_for_function("([selector, name]) => document.querySelector(selector)?.textContent === name", arg=[TITLE, name])


def columns(page):
    """Which of the columns are seen."""
    return [page.locator(selector).is_visible() for selector in (LIST, DETAIL)]


def test_a_wide_window_shows_the_list_beside_what_is_chosen(visit, server):
    page = open_split(visit, server, width=1280)
    assert columns(page) == [True, True]
    page.get_by_text("No tree chosen", exact=True).wait_for()
    choose(page, "Lime")
    assert page.url == server.url + PATH + "/2" and page.title() == "Lime"
    page.get_by_text("A lime flowers in June").wait_for()
    assert columns(page) == [True, True]
    assert page.locator(f"{LIST} [aria-selected=true]").all_text_contents() == ["Lime"]
    assert page.get_by_role("button", name="Back").count() == 0
    choose(page, "Olive")
    page.go_back()
    wait_for_title(page, "Lime")
    assert page.url == server.url + PATH + "/2"
    page.go_back()
    page.get_by_text("No tree chosen", exact=True).wait_for()
    assert page.url == server.url + PATH
    page.go_forward()
    wait_for_title(page, "Lime")


def test_the_focus_stays_in_the_list_beside_what_is_chosen(visit, server):
    page = open_split(visit, server, width=1280)
    for _ in range(6):
        page.keyboard.press("Tab")
        if page.evaluate("() => document.activeElement.closest('.cell') !== null"):
            break
    page.keyboard.press("Enter")
    wait_for_title(page, "Oak")
    assert page.evaluate(FOCUSED_COLUMN) == "primary"
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    wait_for_title(page, "Lime")
    assert page.evaluate(FOCUSED_COLUMN) == "primary" and page.url == server.url + PATH + "/2"


def test_a_narrow_window_shows_one_above_the_other(visit, server):
    page = open_split(visit, server)
    assert columns(page) == [True, False]
    choose(page, "Date palm")
    assert columns(page) == [False, True] and page.url == server.url + PATH + "/4"
    page.wait_for_function(f"() => ({FOCUSED_COLUMN})() === 'secondary'")
    page.get_by_role("button", name="Back").click()
    page.wait_for_function(f"() => ({FOCUSED_COLUMN})() === 'primary'")
    assert columns(page) == [True, False] and page.url == server.url + PATH


def test_a_link_to_a_tree_leads_back_to_the_list(visit, server):
    page = open_split(visit, server, PATH + "/3")
    wait_for_title(page, "Olive")
    assert columns(page) == [False, True]
    page.get_by_role("button", name="Back").click()
    page.locator(LIST).get_by_text("Oak", exact=True).first.wait_for()
    assert columns(page) == [True, False] and page.url == server.url + PATH


def test_what_is_chosen_stays_when_the_window_changes_its_width(visit, server):
    page = open_split(visit, server, width=1280)
    choose(page, "Olive")
    for width, seen, buttons in [(390, [False, True], 1), (1280, [True, True], 0)]:
        page.set_viewport_size({"width": width, "height": 844})
        page.wait_for_function("(count) => [...document.querySelectorAll('.bar-icon-back')].filter((one) => one.checkVisibility()).length === count", arg=buttons)
        wait_for_title(page, "Olive")
        assert columns(page) == seen and page.url == server.url + PATH + "/3"
        assert page.get_by_role("button", name="Back").count() == buttons


@pytest.mark.parametrize("width", [390, 1280])
@pytest.mark.parametrize("direction", ["ltr", "rtl"])
def test_axe_finds_nothing(visit, server, artifacts, width, direction):
    page = open_split(visit, server, f"{PATH}?dir={direction}", width=width)
    schemes = SCHEMES[direction]
    assert violations_in_schemes(page, schemes=schemes) == []
    choose(page, "Lime")
    save = lambda scheme: artifacts.save(page, f"split-{width}-{scheme}-{direction}.png")
    assert violations_in_schemes(page, save=save, schemes=schemes) == []
    if width == 1280:
        first, second = (page.locator(selector).bounding_box()["x"] for selector in (LIST, DETAIL))
        assert (first < second) == (direction == "ltr")


@pytest.mark.parametrize("locale, name", [("de-DE", "Linde"), ("ar-EG", "الزيزفون")])
def test_the_columns_are_in_the_language_of_the_user(open_page, server, locale, name):
    page = open_split(open_page, server, width=1280, locale=locale)
    choose(page, name)
    assert page.title() == name


def test_the_catalogue_opens_the_columns_in_a_window_of_their_own(open_page, server):
    page = open_catalogue(open_page, server, width=1280)
    link = bring(page, "SplitViewController").get_by_role("link", name="Open the example")
    assert link.get_attribute("href") == PATH
    with page.context.expect_page() as opened:
        link.click()
    opened.value.locator(".split").wait_for()
    assert opened.value.url == server.url + PATH and page.url == server.url + "/catalogue"


def test_the_drawer_leads_from_the_columns_to_the_gallery_and_the_history_back(visit, server):
    page = open_split(visit, server, PATH + "/2", width=1280)
    page.locator(".strip-menu").click()
    page.locator(".drawer-home").click()
    page.locator(".gallery-card").first.wait_for()
    assert page.url == server.url + "/" and page.locator(".split").count() == 0
    page.go_back()
    wait_for_title(page, "Lime")
    assert page.locator(".gallery-card").count() == 0
