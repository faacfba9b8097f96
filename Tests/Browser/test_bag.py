"""The bag and the wishlist in Chromium on a real server: by pointer, by the keyboard alone, and where the server refuses."""

import re

from playwright.sync_api import expect

from homes import SCREEN
from portal import TROUBLE, plan
from screen import tab_to, wait_for_rest
from shop import (
    HAT, JUMPER, LINES, PURCHASE, WISHES, add_button, bag, heart, open_product, size, undo_bar, wait_for_product, wait_until,
    wishlist,
)
from test_accessibility import violations_in_schemes


def dollars(amount):
    return f"${amount:,}"


def test_a_size_is_chosen_and_what_is_in_the_bag_is_changed_removed_and_brought_back(own_server, visit):
    page = open_product(visit, own_server, JUMPER, allowed=TROUBLE)
    name = page.title()

    # Without a size nothing is added, and the page says why.
    add_button(page).click()
    message = page.locator(f"{PURCHASE} .purchase-message")
    expect(message).to_have_text("Choose a size first.")
    expect(page.locator(f"{PURCHASE} .segmented-control")).to_have_attribute("aria-invalid", "true")
    size(page, "M").click()
    expect(size(page, "M")).to_have_attribute("aria-checked", "true")
    expect(message).to_have_text("")
    add_button(page).click()
    expect(undo_bar(page)).to_contain_text(f"{name}, size M was added to the bag")
    wait_until(page, own_server, bag, [(JUMPER, "M", 1)])

    # The way to the bag leads over the start of the shop.
    page.locator(f"{SCREEN} .bar-icon-back").click()
    page.wait_for_url("**/storefront")
    page.get_by_role("link", name="Bag", exact=True).click()
    page.wait_for_url("**/storefront/bag")
    expect(page).to_have_title("Bag")
    line, summary = page.locator(LINES), page.locator(f"{SCREEN} .bag-summary")
    expect(line).to_have_count(1)
    page.reload()
    expect(line).to_have_count(1)
    for text in [name, "Size M", "Quantity: 1"]:
        expect(line).to_contain_text(text)
    price = int(re.sub(r"\D", "", line.locator(".text-headline").inner_text()))
    expect(summary).to_contain_text("1 item")
    expect(summary).to_contain_text(f"Total {dollars(price)}")

    # Another quantity, and back by the button of the bar.
    line.get_by_role("button", name="Increase").click()
    expect(line).to_contain_text("Quantity: 2")
    expect(summary).to_contain_text(f"Total {dollars(2 * price)}")
    wait_until(page, own_server, bag, [(JUMPER, "M", 2)])
    undo_bar(page).get_by_role("button", name="Undo").click()
    expect(line).to_contain_text("Quantity: 1")
    wait_until(page, own_server, bag, [(JUMPER, "M", 1)])

    # What is removed comes back by the button, and by Control-Z.
    for by_button in [True, False]:
        page.get_by_role("button", name=f"Remove {name}, size M from the bag").click()
        expect(line).to_have_count(0)
        expect(page.locator(f"{SCREEN} .content-unavailable")).to_contain_text("Your bag is empty")
        expect(summary).to_be_hidden()
        wait_until(page, own_server, bag, [])
        if by_button:
            undo_bar(page).get_by_role("button", name="Undo").click()
        else:
            page.keyboard.press("Control+z")
        expect(line).to_have_count(1)
        expect(summary).to_contain_text("1 item")
        wait_until(page, own_server, bag, [(JUMPER, "M", 1)])
    page.reload()
    expect(line).to_contain_text("Quantity: 1")

    # The name leads to the product.
    line.get_by_role("link", name=name).click()
    page.wait_for_url(f"**/product/{JUMPER}")
    wait_for_product(page)


def test_a_line_that_is_put_back_comes_to_its_place_also_after_a_reload(own_server, visit):
    page = open_product(visit, own_server, JUMPER, allowed=TROUBLE)
    names = []
    for name in ["S", "M", "L"]:
        size(page, name).click()
        add_button(page).click()
        names.append((JUMPER, name, 1))
        wait_until(page, own_server, bag, names)
    page.goto(own_server.url + "/storefront/bag")
    lines = page.locator(LINES)
    expect(lines).to_have_count(3)
    page.get_by_role("button", name=re.compile("^Remove .*, size M from the bag$")).click()
    wait_until(page, own_server, bag, [names[0], names[2]])
    undo_bar(page).get_by_role("button", name="Undo").click()
    wait_until(page, own_server, bag, names)
    page.reload()
    expect(lines).to_have_text([re.compile(f"Size {name}") for name in ["S", "M", "L"]])


def test_the_first_screen_of_a_product_on_a_phone_has_the_button_for_the_bag(server, visit):
    page = open_product(visit, server, JUMPER, width=390, height=844)
    wait_for_rest(page)
    content = page.locator(f"{SCREEN} .collection-view").bounding_box()
    button = add_button(page).bounding_box()
    assert button["y"] + button["height"] <= content["y"] + content["height"]


def test_a_product_without_sizes_is_added_at_once_and_what_the_server_refuses_is_taken_back(own_server, visit):
    page = open_product(visit, own_server, HAT, allowed=TROUBLE)
    expect(page.locator(PURCHASE).get_by_role("radio")).to_have_count(0)
    for quantity in [1, 2]:
        add_button(page).click()
        wait_until(page, own_server, bag, [(HAT, None, quantity)])
    plan(own_server, "/v1/bag/lines", "fail")
    add_button(page).click()
    notice = page.locator(f"{SCREEN} .notice-banner", has_text="could not be saved. The bag is as it was before.")
    expect(notice).to_be_visible()
    expect(undo_bar(page)).to_be_hidden()
    notice.get_by_role("button", name="Dismiss").click()
    expect(notice).to_be_hidden()
    assert bag(page, own_server) == [(HAT, None, 2)]


def test_the_heart_puts_a_product_on_the_wishlist_and_takes_it_from_there(own_server, visit):
    page = open_product(visit, own_server, JUMPER, allowed=TROUBLE)
    name = page.title()
    expect(heart(page)).to_have_text("Add to wishlist")
    heart(page).click()
    expect(heart(page)).to_have_text("Remove from wishlist")
    wait_until(page, own_server, wishlist, [JUMPER])
    page.keyboard.press("Control+z")
    expect(heart(page)).to_have_text("Add to wishlist")
    wait_until(page, own_server, wishlist, [])
    heart(page).click()
    wait_until(page, own_server, wishlist, [JUMPER])
    page.reload()
    wait_for_product(page)
    expect(heart(page)).to_have_text("Remove from wishlist")

    page.locator(f"{SCREEN} .bar-icon-back").click()
    page.wait_for_url("**/storefront")
    page.get_by_role("link", name="Wishlist", exact=True).click()
    page.wait_for_url("**/storefront/wishlist")
    wishes = page.locator(WISHES)
    expect(wishes).to_have_count(1)
    expect(wishes.get_by_role("link")).to_have_attribute("href", f"/product/{JUMPER}")
    page.get_by_role("button", name=f"Remove {name} from the wishlist").click()
    expect(wishes).to_have_count(0)
    expect(page.locator(f"{SCREEN} .content-unavailable")).to_contain_text("Your wishlist is empty")
    wait_until(page, own_server, wishlist, [])
    undo_bar(page).get_by_role("button", name="Undo").click()
    expect(wishes).to_have_count(1)
    wait_until(page, own_server, wishlist, [JUMPER])
    wishes.get_by_role("link").click()
    page.wait_for_url(f"**/product/{JUMPER}")
    wait_for_product(page)
    expect(heart(page)).to_have_text("Remove from wishlist")


def test_a_journey_with_the_keyboard_alone(own_server, visit):
    page = open_product(visit, own_server, JUMPER, allowed=TROUBLE)
    # The sizes are one stop of the Tab key, and arrows lead from one to the next.
    tab_to(page, ".purchase .segment")
    page.keyboard.press("Space")
    expect(size(page, "S")).to_have_attribute("aria-checked", "true")
    page.keyboard.press("ArrowRight")
    expect(size(page, "M")).to_have_attribute("aria-checked", "true")
    expect(size(page, "M")).to_be_focused()
    page.keyboard.press("Tab")
    expect(add_button(page)).to_be_focused()
    page.keyboard.press("Enter")
    wait_until(page, own_server, bag, [(JUMPER, "M", 1)])
    page.keyboard.press("Control+z")
    wait_until(page, own_server, bag, [])
    page.keyboard.press("Enter")
    wait_until(page, own_server, bag, [(JUMPER, "M", 1)])
    page.keyboard.press("Tab")
    expect(heart(page)).to_be_focused()
    page.keyboard.press("Space")
    expect(heart(page)).to_have_text("Remove from wishlist")
    wait_until(page, own_server, wishlist, [JUMPER])

    page.goto(own_server.url + "/storefront/bag")
    line = page.locator(LINES)
    expect(line).to_have_count(1)
    tab_to(page, ".bag-line .stepper-increase")
    page.keyboard.press("Enter")
    expect(line).to_contain_text("Quantity: 2")
    wait_until(page, own_server, bag, [(JUMPER, "M", 2)])
    tab_to(page, ".bag-line", key="Shift+Tab")
    page.keyboard.press("Delete")
    expect(line).to_have_count(0)
    wait_until(page, own_server, bag, [])
    page.keyboard.press("Control+z")
    expect(line).to_contain_text("Quantity: 2")
    wait_until(page, own_server, bag, [(JUMPER, "M", 2)])

    page.goto(own_server.url + "/storefront/wishlist")
    expect(page.locator(WISHES)).to_have_count(1)
    tab_to(page, ".wish-remove")
    page.keyboard.press("Enter")
    expect(page.locator(WISHES)).to_have_count(0)
    wait_until(page, own_server, wishlist, [])
    page.keyboard.press("Control+z")
    expect(page.locator(WISHES)).to_have_count(1)
    wait_until(page, own_server, wishlist, [JUMPER])


def test_axe_finds_nothing(own_server, visit):
    page = visit(own_server.url + "/storefront/bag", allowed=TROUBLE)
    for path, text in [("/storefront/bag", "Your bag is empty"), ("/storefront/wishlist", "Your wishlist is empty")]:
        page.goto(own_server.url + path)
        expect(page.locator(f"{SCREEN} .content-unavailable")).to_contain_text(text)
        assert violations_in_schemes(page) == [], path
    page.goto(f"{own_server.url}/product/{JUMPER}")
    wait_for_product(page)
    assert violations_in_schemes(page) == []
    add_button(page).click()
    expect(page.locator(f"{PURCHASE} .purchase-message")).to_have_text("Choose a size first.")
    assert violations_in_schemes(page) == []
    size(page, "L").click()
    add_button(page).click()
    wait_until(page, own_server, bag, [(JUMPER, "L", 1)])
    heart(page).click()
    wait_until(page, own_server, wishlist, [JUMPER])
    # The bar stays while the focus is in it, otherwise for some seconds.
    undo_bar(page).get_by_role("button").focus()
    assert violations_in_schemes(page) == []
    expect(undo_bar(page)).to_be_visible()
    for path, cells in [("/storefront/bag", LINES), ("/storefront/wishlist", WISHES)]:
        page.goto(own_server.url + path)
        expect(page.locator(cells)).to_have_count(1)
        assert violations_in_schemes(page) == [], path
