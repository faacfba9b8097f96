"""The search of the shop in Chromium on a real server: from the header to a product and back, to the last result, and for nothing."""

import re

import pytest
from playwright.sync_api import expect

import screen
from homes import SCREEN, offset
from portal import TROUBLE, wait_for
from shop import search_field, wait_for_product
from test_accessibility import violations

RESULTS = re.compile(r"/v1/pages/search\?")
# For every result that has a cell: where it leads, and its place in the content.
PLACES = f"""() => {{
    const view = document.querySelector('{SCREEN} .collection-view');
    return [...view.querySelectorAll('.product-cell:not([hidden], .is-placeholder)')].map((cell) => {{
        const {{ left, top }} = cell.getBoundingClientRect();
        return [cell.querySelector('a').getAttribute('href'), [left, top + view.scrollTop]];
    }});
}}"""


def search(page, text):
    """Searches for a word and waits for the results."""
    search_field(page).fill(text)
    search_field(page).press("Enter")
    page.wait_for_url(f"**/storefront/search?query={text}")
    wait_for_results(page, text)


def wait_for_results(page, text):
    """Waits for the results for a word, and returns how many there are."""
    expect(page).to_have_title(re.compile(rf"^\d+ results for “{text}”$"))
    screen.wait_for_products(page)
    expect(search_field(page)).to_have_value(text)
    return int(page.title().split()[0])


def wait_for_offset(page, expected):
    page.wait_for_function(
        f"(expected) => document.querySelector('{SCREEN} .collection-view').scrollTop === expected", arg=expected)


def test_a_search_leads_from_the_header_to_a_product_and_back(server, visit):
    page = visit(server.shop, allowed=TROUBLE)
    screen.wait_for_products(page)
    page.get_by_role("link", name="Search", exact=True).click()
    page.wait_for_url("**/storefront/search")
    wait_for(page, r"What are you looking for\?")
    expect(search_field(page)).to_be_focused()
    search(page, "boots")
    for product in page.evaluate(screen.PRODUCTS):
        assert "boots" in product["label"], product

    # The results are where they were after a product.
    screen.scroll_to(page, 600)
    screen.wait_until_loaded(page)
    cell = screen.product_in_sight(page)
    cell.hover()  # it is scrolled into view before the offset is read
    left, address = offset(page), screen.destination(cell)
    cell.click()
    page.wait_for_url("**" + address)
    wait_for_product(page)
    page.go_back()
    page.wait_for_url("**/storefront/search?query=boots")
    wait_for_results(page, "boots")
    wait_for_offset(page, left)

    # Another search takes the place of this one in the history, and a page that is loaded again has the results.
    search(page, "haar")
    page.reload()
    wait_for_results(page, "haar")
    page.go_back()
    page.wait_for_url(re.compile("/storefront$"))
    screen.wait_for_products(page)


def test_an_empty_field_and_the_button_of_the_bar_lead_back(server, visit):
    page = visit(server.url + "/storefront/search", allowed=TROUBLE)
    wait_for(page, r"What are you looking for\?")
    search(page, "scarf")
    page.locator(f"{SCREEN} .search-field-clear").click()
    page.wait_for_url("**/storefront/search")
    wait_for(page, r"What are you looking for\?")
    expect(search_field(page)).to_have_value("")
    expect(search_field(page)).to_be_focused()
    page.locator(f"{SCREEN} .bar-icon-back").click()
    page.wait_for_url("**/storefront")
    screen.wait_for_products(page)


def test_results_follow_the_text_while_it_is_written(server, open_page):
    page = open_page(server.url + "/storefront/search", allowed=TROUBLE)
    wait_for(page, r"What are you looking for\?")
    entries = page.evaluate("history.length")
    requested = []
    page.on("request", lambda request: RESULTS.search(request.url) and requested.append(request.url))
    search_field(page).press_sequentially("boots", delay=40)
    page.wait_for_url("**/storefront/search?query=boots")
    wait_for_results(page, "boots")
    expect(search_field(page)).to_be_focused()
    assert page.evaluate("history.length") == entries
    assert requested and requested[-1].endswith("?query=boots")

    # A response that is held up does not come to the results of what was written after it.
    held = re.compile(r"/v1/pages/search\?query=scarf$")
    page.route(held, lambda route: None)
    search_field(page).fill("scarf")
    page.wait_for_url("**/storefront/search?query=scarf")
    search_field(page).fill("haar")
    page.wait_for_url("**/storefront/search?query=haar")
    wait_for_results(page, "haar")


def test_results_go_on_to_the_last_one_and_none_comes_twice(server, visit):
    page = visit(server.url + "/storefront/search?query=boots", allowed=TROUBLE, real_pictures=False)
    count = wait_for_results(page, "boots")
    assert count > 24, "more than come at once"
    places = {}
    for _ in range(8):
        for _ in screen.scroll_through(page):
            screen.wait_until_loaded(page)
            for name, place in page.evaluate(PLACES):
                assert places.setdefault(name, place) == pytest.approx(place, abs=1)
        if len(places) == count:
            break
    assert len(places) == count
    assert len({(round(left), round(top)) for left, top in places.values()}) == count


def test_a_search_with_the_keyboard_alone(server, visit):
    page = visit(server.shop, allowed=TROUBLE)
    screen.wait_for_products(page)
    screen.tab_to(page, ".shop-links .bar-icon-search")
    page.keyboard.press("Enter")
    page.wait_for_url("**/storefront/search")
    expect(search_field(page)).to_be_focused()
    page.keyboard.type("boots")
    page.keyboard.press("Enter")
    page.wait_for_url("**/storefront/search?query=boots")
    wait_for_results(page, "boots")
    # The field keeps the focus, and what was searched for can be written over.
    expect(search_field(page)).to_be_focused()
    page.keyboard.press("Escape")
    expect(search_field(page)).to_have_value("")
    page.keyboard.type("scarf")
    page.keyboard.press("Enter")
    page.wait_for_url("**/storefront/search?query=scarf")
    wait_for_results(page, "scarf")
    screen.tab_to(page, ".product-cell .cell-link")
    page.keyboard.press("Enter")
    page.wait_for_url("**/product/*")
    wait_for_product(page)


def test_a_search_that_finds_nothing_and_one_that_cannot_be_made_say_so(shell_server, visit):
    page = visit(shell_server.url + "/storefront/search?query=zyzzyva", allowed=("status of 400", "Failed to load resource"))
    wait_for(page, "Nothing found")
    expect(page).to_have_title("No results for “zyzzyva”")
    expect(page.locator(f"{SCREEN} .product-cell").locator("visible=true")).to_have_count(0)
    assert violations(page) == []
    page.goto(shell_server.url + "/storefront/search?query=%21%3F")
    wait_for(page, "This cannot be searched for")
    assert page.get_by_role("button", name="Try again").count() == 0
    assert violations(page) == []
    search(page, "boots")


def test_a_search_without_a_response_is_made_again(shell_server, open_page):
    page = open_page(shell_server.url + "/storefront/search", allowed=TROUBLE)
    wait_for(page, r"What are you looking for\?")
    page.route(RESULTS, lambda route: route.abort("internetdisconnected"))
    search_field(page).fill("boots")
    search_field(page).press("Enter")
    retry = page.get_by_role("button", name="Try again")
    retry.wait_for()
    page.unroute(RESULTS)
    retry.click()
    wait_for_results(page, "boots")


def test_axe_finds_nothing(server, visit):
    page = visit(server.url + "/storefront/search", allowed=TROUBLE)
    wait_for(page, r"What are you looking for\?")
    assert violations(page) == []
    search(page, "boots")
    assert violations(page) == []
