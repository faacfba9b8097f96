"""Favourite homes and the form to who offers a home, in Chromium on a real server: by pointer, by the keyboard alone, and where
something is refused or lost."""

import re

from playwright.sync_api import expect

from homes import CELL, SCREEN, SEEN, TROUBLE, bring, heading, open_homes, seen, stored
from people import wait_until_stored
from portal import plan
from screen import tab_to
from test_accessibility import violations, violations_in_schemes

CARDS = f"{CELL}.home-card-cell"
FAVOURITES = "SELECT homeId FROM homeFavourite ORDER BY position DESC"
INQUIRIES = "SELECT homeId, name, contact, message FROM homeInquiry"
HOME = 1001
WRITTEN = ["Ida", "ida@example.org", "May I see it?"]


def heart(page, address):
    """The heart of the card that leads to a home."""
    cards = page.locator(CARDS, has=page.locator(f"a[href='{address}']"))
    return cards.locator(".favourite-button").locator("visible=true").first


def wait_for_cards(page, addresses):
    """Waits until the cards that are seen lead to these homes, in this order."""
    page.wait_for_function(
        f"(addresses) => JSON.stringify(({SEEN})('.home-card-cell').map(([address]) => address)) === JSON.stringify(addresses)",
        arg=addresses)


def number(address):
    return int(address.rsplit("/", 1)[1])


def open_favourites(open_page, server, **options):
    """The home screen, and the addresses of two homes on it."""
    page = open_homes(open_page, server, width=1280, height=800, allowed=TROUBLE, **options)
    page.locator(CARDS).locator("visible=true").nth(2).wait_for()
    first, second = [address for address, _, _ in seen(page, ".home-card-cell")][:2]
    return page, first, second


def test_hearts_keep_homes_which_have_a_screen_of_their_own(own_server, visit):
    page, first, second = open_favourites(visit, own_server)
    assert stored(own_server, FAVOURITES) == []
    heart(page, first).click()
    expect(heart(page, first)).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_role("button", name="Favourites, 1 home")).to_be_visible()
    assert page.url == own_server.url + "/homes", "the heart opens no home"
    wait_until_stored(page, own_server, FAVOURITES, [(number(first),)])

    # Control-Z takes it back, and Control-Y does it again.
    page.keyboard.press("Control+z")
    expect(heart(page, first)).to_have_attribute("aria-pressed", "false")
    wait_until_stored(page, own_server, FAVOURITES, [])
    page.keyboard.press("Control+y")
    expect(heart(page, first)).to_have_attribute("aria-pressed", "true")
    wait_until_stored(page, own_server, FAVOURITES, [(number(first),)])
    heart(page, second).click()
    wait_until_stored(page, own_server, FAVOURITES, [(number(second),), (number(first),)])

    # The last one comes first.
    page.get_by_role("button", name="Favourites, 2 homes").click()
    page.wait_for_url("**/homes/favourites")
    wait_for_cards(page, [second, first])
    expect(heading(page, "Favourites")).to_contain_text("2 homes")

    # One that is taken out leaves at once, and comes back to its place.
    heart(page, second).click()
    wait_for_cards(page, [first])
    expect(heading(page, "Favourites")).to_contain_text("1 home")
    wait_until_stored(page, own_server, FAVOURITES, [(number(first),)])
    page.get_by_role("button", name="Undo").locator("visible=true").click()
    wait_for_cards(page, [second, first])
    wait_until_stored(page, own_server, FAVOURITES, [(number(second),), (number(first),)])
    page.reload()
    wait_for_cards(page, [second, first])

    # The home itself has a heart, too.
    page.locator(f"{CARDS} a[href='{first}']").locator("visible=true").click()
    page.wait_for_url("**" + first)
    own = bring(page, f"{CELL} .detail-actions .favourite-button")
    expect(own).to_have_attribute("aria-pressed", "true")
    own.click()
    expect(own).to_have_attribute("aria-pressed", "false")
    wait_until_stored(page, own_server, FAVOURITES, [(number(second),)])
    page.go_back()
    page.wait_for_url("**/homes/favourites")
    wait_for_cards(page, [second])


def test_a_heart_that_cannot_be_stored_is_taken_back_and_that_is_said(own_server, visit):
    page, first, _ = open_favourites(visit, own_server)
    plan(own_server, f"/v1{first}/favourite", "fail")
    heart(page, first).click()
    notice = page.locator(f"{SCREEN} .notice-banner", has_text="could not be saved. Your favourites are as they were before.")
    expect(notice).to_be_visible()
    expect(heart(page, first)).to_have_attribute("aria-pressed", "false")
    notice.get_by_role("button", name="Dismiss").click()
    expect(notice).to_be_hidden()
    assert stored(own_server, FAVOURITES) == []


def test_favourites_with_the_keyboard_alone(own_server, visit):
    page, _, _ = open_favourites(visit, own_server)
    tab_to(page, ".home-card-cell .favourite-button")
    page.keyboard.press("Enter")
    page.wait_for_function("() => document.activeElement.ariaPressed === 'true'")
    expect(page.get_by_role("button", name="Favourites, 1 home")).to_be_visible()
    page.keyboard.press("Control+z")
    page.wait_for_function("() => document.activeElement.ariaPressed === 'false'")
    page.keyboard.press("Space")
    page.wait_for_function("() => document.activeElement.ariaPressed === 'true'")
    tab_to(page, ".bar-button[aria-label^='Favourites']", key="Shift+Tab")
    page.keyboard.press("Enter")
    page.wait_for_url("**/homes/favourites")
    cards = page.locator(CARDS).locator("visible=true")
    expect(cards).to_have_count(1)
    tab_to(page, ".home-card-cell .favourite-button")
    page.keyboard.press("Enter")
    expect(cards).to_have_count(0)
    page.keyboard.press("Control+z")
    expect(cards).to_have_count(1)


def test_without_favourites_the_screen_says_so_and_leads_to_the_homes(own_server, visit):
    page = visit(own_server.url + "/homes/favourites", allowed=TROUBLE)
    notice = page.get_by_role("button", name="See homes: No favourites yet")
    notice.wait_for()
    assert violations(page) == []
    notice.click()
    page.wait_for_url("**/homes")
    page.locator(CARDS).locator("visible=true").first.wait_for()


def open_home(open_page, server, **options):
    """The screen of a home, and its button that opens the form."""
    page = open_page(f"{server.url}/homes/{HOME}", allowed=TROUBLE, **options)
    page.locator(f"{CELL}.detail-facts").locator("visible=true").wait_for()
    return page, page.locator(f"{CELL}.detail-facts").get_by_role("button", name="Contact", exact=True)


def form_of(page):
    """The form, and its fields."""
    form = page.get_by_role("dialog", name="Message about this home")
    names = ["Your name", "Email or phone", "Message"]
    return form, [form.get_by_role("textbox", name=name) for name in names]


def error_of(page, name):
    """What is said below a field."""
    field = page.locator(".contact-sheet .text-field", has=page.get_by_role("textbox", name=name))
    return field.locator(".text-field-error")


def test_what_is_wrong_is_said_beside_its_field_and_what_was_written_is_kept_until_it_is_sent(own_server, open_page):
    page, contact = open_home(open_page, own_server, width=1280, height=800)
    title = page.title()
    sent = []
    page.on("request", lambda request: sent.append(request.url) if request.url.endswith("/inquiry") else None)
    bring(page, f"{CELL} .detail-actions")
    contact.click()
    form, fields = form_of(page)
    expect(fields[0]).to_be_focused()
    assert violations(page) == []

    # Nothing is sent while something is wrong, and the focus goes to the first of it.
    send = form.get_by_role("button", name="Send", exact=True)
    send.click()
    expect(error_of(page, "Your name")).to_have_text("Enter your name.")
    expect(error_of(page, "Email or phone")).to_contain_text("Enter an email address or a phone number")
    expect(error_of(page, "Message")).to_have_text("Write a message.")
    expect(fields[0]).to_be_focused()
    expect(fields[0]).to_have_attribute("aria-invalid", "true")
    assert violations(page) == []
    for field, text in zip(fields, ["Ida", "ida", "May I see it?"]):
        field.fill(text)
    expect(error_of(page, "Your name")).to_be_hidden()
    expect(error_of(page, "Message")).to_be_hidden()
    expect(error_of(page, "Email or phone")).to_have_text("This is neither an email address nor a phone number.")
    send.click()
    expect(fields[1]).to_be_focused()
    assert sent == []

    # What was lost on its way stays as it was written, also when the form is closed and opened again.
    fields[1].fill("ida@example.org")
    expect(error_of(page, "Email or phone")).to_be_hidden()
    page.route("**/inquiry", lambda route: route.abort("internetdisconnected"))
    send.click()
    expect(form.locator(".notice-banner")).to_contain_text("Your message was not sent.")
    for field, text in zip(fields, WRITTEN):
        expect(field).to_have_value(text)
    form.get_by_role("button", name="Close").click()
    expect(form).to_have_count(0)
    expect(contact).to_be_focused()
    contact.click()
    for field, text in zip(fields, WRITTEN):
        expect(field).to_have_value(text)
    assert stored(own_server, INQUIRIES) == []

    # It is sent once the network is back, and the home says so from then on.
    page.unroute("**/inquiry")
    send.click()
    expect(form).to_have_count(0)
    confirmation = page.locator(f"{SCREEN} .notice-banner", has_text=f"Your message about “{title}” was sent.")
    expect(confirmation).to_be_visible()
    expect(page.locator(f"{CELL} .detail-actions")).to_contain_text("You have sent a message about this home.")
    wait_until_stored(page, own_server, INQUIRIES, [(HOME, *WRITTEN)])
    confirmation.get_by_role("button", name="Dismiss").click()
    expect(confirmation).to_be_hidden()
    contact.click()
    for field, text in zip(fields, ["Ida", "ida@example.org", ""]):
        expect(field).to_have_value(text)
    page.keyboard.press("Escape")
    expect(form).to_have_count(0)
    expect(contact).to_be_focused()
    page.reload()
    expect(page.get_by_text("You have sent a message about this home.").locator("visible=true")).to_have_count(1)


def test_the_form_with_the_keyboard_alone(own_server, visit):
    page, contact = open_home(visit, own_server)
    tab_to(page, ".detail-actions > .button")
    expect(contact).to_be_focused()
    page.keyboard.press("Enter")
    form, fields = form_of(page)
    expect(fields[0]).to_be_focused()
    for field, text in zip(fields, ["Ida", "+49 30 123456"]):
        expect(field).to_be_focused()
        page.keyboard.type(text)
        page.keyboard.press("Enter")
    expect(fields[2]).to_be_focused()
    page.keyboard.type("May I see it?")
    tab_to(page, ".contact-sheet .sheet-show")
    page.keyboard.press("Enter")
    expect(form).to_have_count(0)
    wait_until_stored(page, own_server, INQUIRIES, [(HOME, "Ida", "+49 30 123456", "May I see it?")])


def test_axe_finds_nothing(own_server, visit):
    page, first, _ = open_favourites(visit, own_server)
    heart(page, first).click()
    expect(page.get_by_role("button", name=re.compile("^Favourites, 1"))).to_be_visible()
    assert violations_in_schemes(page) == []
    wait_until_stored(page, own_server, FAVOURITES, [(number(first),)])
    page.goto(own_server.url + "/homes/favourites")
    expect(page.locator(CARDS).locator("visible=true")).to_have_count(1)
    assert violations_in_schemes(page) == []
