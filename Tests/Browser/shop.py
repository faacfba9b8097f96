"""What the tests of the bag, the wishlist and the search do in the shop, and what they look up at its server."""

import screen
from homes import CELL, SCREEN

LINES = f"{CELL}.bag-line"
WISHES = f"{CELL}.wish-cell"
PURCHASE = f"{CELL}.hero-cell .purchase"
JUMPER = 1001  # in sizes from S to XL
HAT = 1002  # in no sizes


def open_product(open_page, server, number, **options):
    page = open_page(f"{server.url}/product/{number}", **options)
    wait_for_product(page)
    return page


def wait_for_product(page):
    page.wait_for_selector(f"{CELL}.hero-cell:not(.is-placeholder)")


def size(page, name):
    """A size to choose, on the page of a product."""
    return page.locator(PURCHASE).get_by_role("radio", name=name, exact=True)


def add_button(page):
    return page.locator(PURCHASE).get_by_role("button", name="Add to bag")


def heart(page):
    """The button for the wishlist, on the page of a product."""
    return page.locator(f"{PURCHASE} .sign-wish")


def undo_bar(page):
    return page.locator(f"{SCREEN} .undo-bar")


def bag(page, server):
    """What the server has in the bag: the number of each product, its size and how many there are."""
    answer = page.request.get(server.url + "/v1/bag").json()
    return [(line["product"]["id"], line.get("size"), line["quantity"]) for line in answer["lines"]]


def wishlist(page, server):
    """The numbers of the products that the server has on the wishlist."""
    return [product["id"] for product in page.request.get(server.url + "/v1/wishlist").json()["products"]]


def wait_until(page, server, stored, expected):
    """Waits until the server has something: `stored` is `bag` or `wishlist`."""
    screen.wait_until(page, lambda: stored(page, server), expected)


def search_field(page):
    return page.locator(f"{SCREEN} .search-field input")
