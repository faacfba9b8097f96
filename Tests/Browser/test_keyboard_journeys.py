"""Journeys with the keyboard alone that lead through several screens. Those of one screen are with its other tests."""

import screen
from portal import wait_for
from shop import bag, wait_until

PRODUCT, BAG = ".product-cell a", "a[href='/storefront/bag']"
SIZE, ADD = ".purchase [role=radio]", ".purchase-buttons button:not(.sign-wish)"
HELD = "(selector) => document.activeElement.matches(selector)"


def reach(page, key, selector, most=40):
    """Presses a key until the focus is on something that matches."""
    for _ in range(most):
        if page.evaluate(HELD, selector):
            return
        page.keyboard.press(key)
        screen.next_frames(page)
    held = page.evaluate("document.activeElement.outerHTML")[:300]
    raise AssertionError(f"{key} does not lead to {selector}; the focus is on {held}")


def press(page, key, selector):
    """Goes to something by a key, and presses it."""
    reach(page, key, selector)
    page.keyboard.press("Enter")


def test_from_the_storefront_by_a_product_to_the_bag(server, open_page):
    page = open_page(server.shop)
    screen.wait_for_products(page)
    screen.wait_until_loaded(page)
    # The first row is one of coats, which have sizes.
    reach(page, "Tab", PRODUCT)
    product = page.evaluate("document.activeElement.getAttribute('href')")
    page.keyboard.press("Enter")
    page.wait_for_url("**" + product)
    page.wait_for_selector(".hero-cell:not(.is-placeholder)")

    press(page, "Tab", ADD)
    wait_for(page, "Choose a size first")
    reach(page, "Shift+Tab", SIZE)
    page.keyboard.press("ArrowRight")
    page.wait_for_function(HELD, arg=f"{SIZE}[aria-checked=true]")
    size = page.evaluate("document.activeElement.textContent")
    press(page, "Tab", ADD)
    wait_for(page, f"size {size} was added to the bag")

    # Going back leads to the product in its row, and from there up into the bar.
    page.go_back()
    screen.wait_for_products(page)
    page.wait_for_function(HELD, arg=f"a[href='{product}']")
    press(page, "Shift+Tab", BAG)
    page.wait_for_url("**/storefront/bag")
    wait_for(page, "Quantity: 1")
    wait_for(page, f"Size {size}")

    press(page, "Tab", ".bag-line .stepper-increase")
    wait_for(page, "Quantity: 2")
    press(page, "Tab", ".bag-line .bag-remove")
    wait_for(page, "Your bag is empty")
    wait_until(page, server, bag, [])
    press(page, "Tab", ".undo-bar button")
    wait_for(page, "Quantity: 2")
    wait_until(page, server, bag, [(int(product.split("/")[-1]), size, 2)])
    page.reload()
    wait_for(page, "Quantity: 2")
