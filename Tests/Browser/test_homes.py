"""The property app in Chromium on a real server: the journey of a person, and one with the keyboard alone."""

import re

from playwright.sync_api import expect

import screen
from homes import CELL, SCREEN, TROUBLE, bring, heading, offset, open_homes, seen, stored
from test_accessibility import violations
from test_earnings import press_until
from test_interaction import TOUCH, Finger


RECOMMENDATIONS = re.compile(r"/v1/homes/recommendations")


def load_more(page):
    """Requests more recommendations, by the first such button that is not in a row, and goes to the first of them."""
    button = bring(page, f"{CELL}.more-cell:not(.carousel *) .button")
    with page.expect_response(re.compile(r"recommendations\?after=")) as answer:
        button.click()
    bring(page, f"{CELL}.recommendation-cell a[href='/homes/{answer.value.json()['homes'][0]['id']}']")


def choose_pin(page):
    """Chooses a home by its pin, and returns the card that was chosen with it."""
    bring(page, f"{CELL} .map-view")
    single = f"{CELL} .map-pin:not(.is-cluster):not([hidden])"
    page.locator(single).locator("visible=true").first.wait_for()
    pin = bring(page, single)
    title, price = pin.get_attribute("aria-label").rsplit(", ", 1)
    pin.click()
    chosen = page.locator(f"{CELL}.is-chosen").locator("visible=true")
    expect(chosen).to_have_count(1)
    expect(chosen).to_contain_text(title)
    expect(chosen).to_contain_text(price)
    expect(page.locator(f"{CELL} .map-pin.is-labelled.is-selected:not([hidden])")).to_have_text(re.compile(r"^€[\d.]+[kM]$"))
    return chosen, title, price


def test_the_journey_of_a_person(own_server, open_page):
    page = open_homes(open_page, own_server, width=1280, height=800, allowed=TROUBLE)
    assert page.title() == "Homes"

    # A search, which the start follows. On the way back the network is lost for one of its sections.
    page.get_by_role("link", name=re.compile("^Search homes")).locator("visible=true").click()
    page.wait_for_url("**/homes/results?**")
    page.locator(f"{CELL} .home-row-title").locator("visible=true").first.wait_for()
    page.route(RECOMMENDATIONS, lambda route: route.abort("internetdisconnected"))
    page.locator(f"{SCREEN} .search-panel").get_by_text("Tannery", exact=True).click()
    page.wait_for_url("**place=tannery**")
    page.locator(f"{SCREEN} .bar-icon-back").click()
    page.wait_for_url("**/homes")
    expect(heading(page, "Last search")).to_contain_text("in Tannery")

    # One section has failed and the others have not; it is tried again by itself.
    retry = page.get_by_role("button", name=re.compile("^Try again: The recommendations")).locator("visible=true")
    retry.wait_for()
    page.locator(f"{CELL}.home-card-cell").locator("visible=true").nth(2).wait_for()
    page.unroute(RECOMMENDATIONS)
    retry.click()
    page.locator(f"{CELL}.recommendation-cell").locator("visible=true").first.wait_for()
    expect(retry).to_have_count(0)

    # A home that was opened is seen, there and here, and the list is where it was.
    page.evaluate(f"document.querySelector('{SCREEN} .collection-view').scrollTo(0, 60)")
    screen.wait_for_rest(page)
    before, homes = offset(page), seen(page, ".home-card-cell")
    unseen = int(re.sub(r"\D", "", heading(page, "Last search").locator(".badge").inner_text()))
    address = homes[0][0]
    card = page.locator(f"{CELL} a[href='{address}']").locator("visible=true").first
    expect(card.get_by_text("Seen", exact=True)).to_be_hidden()
    card.click()
    page.wait_for_url("**" + address)
    page.locator(f"{CELL}.detail-facts").locator("visible=true").wait_for()
    page.locator(f"{SCREEN} .bar-icon-back").click()
    page.wait_for_url("**/homes")
    page.wait_for_function(
        f"(before) => document.querySelector('{SCREEN} .collection-view').scrollTop === before", arg=before)
    expect(card.get_by_text("Seen", exact=True)).to_be_visible()
    expect(heading(page, "Last search").locator(".badge")).to_have_text(f"{unseen - 1:,} unseen")
    assert seen(page, ".home-card-cell") == homes
    assert stored(own_server, f"SELECT count(*) FROM homeMark WHERE isSeen AND homeId = {address.split('/')[-1]}") == [(1,)]

    # A gallery scrolls inside its card, and is where it was when the card comes back.
    card = bring(page, f"{CELL}.recommendation-cell")
    card.hover()
    name = card.locator(".gallery-window").get_attribute("aria-label").split(",")[0]
    gallery = page.locator(f".gallery-window[aria-label^='{name},']").locator("visible=true")
    for place in ["2 of", "3 of"]:
        card.get_by_label("Next picture").click()
        expect(gallery).to_have_attribute("aria-label", re.compile(place))
    page.wait_for_function("(gallery) => Math.abs(gallery.scrollLeft - 2 * gallery.clientWidth) < 2", arg=gallery.element_handle())
    place = offset(page)
    for target in [place + 1_200, place]:
        page.evaluate(f"(y) => document.querySelector('{SCREEN} .collection-view').scrollTo(0, y)", target)
        screen.wait_for_rest(page)
    expect(gallery).to_have_attribute("aria-label", re.compile("3 of"))
    page.wait_for_function("(gallery) => Math.abs(gallery.scrollLeft - 2 * gallery.clientWidth) < 2", arg=gallery.element_handle())

    # More homes, three times, and a pin.
    for _ in range(3):
        load_more(page)
    choose_pin(page)

    # All that was stored is there again.
    page.reload()
    page.wait_for_selector(CELL)
    screen.wait_until_returned(page)
    page.evaluate(f"document.querySelector('{SCREEN} .collection-view').scrollTo(0, 0)")
    page.locator(f"{CELL} a[href='{address}']").locator("visible=true").first.wait_for()
    expect(page.locator(f"{CELL} a[href='{address}']").first.get_by_text("Seen", exact=True)).to_be_visible()
    expect(heading(page, "Last search")).to_contain_text("in Tannery")
    expect(heading(page, "Last search").locator(".badge")).to_have_text(f"{unseen - 1:,} unseen")
    bring(page, f"{CELL} .map-view")
    page.locator(f"{CELL} .map-pin:not([hidden])").locator("visible=true").first.wait_for()
    expect(page.locator(f"{CELL}.is-chosen")).to_have_count(0)


def test_a_journey_with_the_keyboard_alone(own_server, visit):
    page = open_homes(visit, own_server, width=1280, height=800, allowed=TROUBLE)
    assert violations(page) == []
    press_until(page, "Tab", "Pictures of")
    page.keyboard.press("ArrowRight")
    page.wait_for_function("() => / 2 of \\d+$/.test(document.activeElement.getAttribute('aria-label'))")
    page.keyboard.press("End")
    page.wait_for_function("() => /(\\d+) of \\1$/.test(document.activeElement.getAttribute('aria-label'))")
    page.keyboard.press("Shift+Tab")
    press_until(page, "ArrowUp", "Search homes", most=10)
    page.keyboard.press("Enter")
    page.wait_for_url("**/homes/results?**")
    page.go_back()
    page.wait_for_url("**/homes")
    press_until(page, "Tab", "Search homes")


def test_pins_and_cards_choose_each_other(own_server, visit):
    page = open_homes(visit, own_server)
    assert violations(page) == []
    # The search leads to its results and back.
    page.get_by_role("link", name=re.compile("^Search homes")).locator("visible=true").click()
    page.wait_for_url("**/homes/results?**")
    page.locator(f"{CELL} .home-row-title").locator("visible=true").first.wait_for()
    page.go_back()
    page.wait_for_url("**/homes")

    chosen, title, price = choose_pin(page)
    page.wait_for_function(
        "(card) => { const { left, right } = card.getBoundingClientRect(); return left >= 0 && right <= innerWidth; }",
        arg=chosen.element_handle())

    other = page.locator(f"{CELL}.map-home-cell:not(.is-chosen)").locator("visible=true").first
    other.locator("img").first.click()
    expect(chosen).to_have_count(1)
    expect(chosen).not_to_contain_text(title)
    # Its pin may be one of several that stand as one.
    selected = page.locator(f"{CELL} .map-pin.is-selected:not([hidden])")
    expect(selected).to_have_count(1)
    expect(selected).not_to_have_attribute("aria-label", f"{title}, {price}")


def test_a_finger_on_the_map_scrolls_the_page_until_the_map_is_tapped(own_server, visit):
    page = open_homes(visit, own_server, allowed=TROUBLE, **TOUCH)
    surface = bring(page, f"{CELL} .map-view")
    surface.locator(".map-pin:not([hidden])").first.wait_for()
    screen.wait_for_rest(page)
    content = surface.locator(".map-content")
    moved = lambda: content.evaluate("(content) => content.style.transform")
    # The middle of what is free of pins and buttons: a press on one of those is not a press on the map.
    free = """(map) => {
        const { left, top, width, height } = map.getBoundingClientRect();
        for (const y of [0.5, 0.4, 0.6, 0.3]) for (const x of [0.5, 0.4, 0.6, 0.3, 0.2]) {
            const point = [left + x * width, top + y * height];
            if (document.elementFromPoint(...point)?.closest('.surface, button') === map) return point;
        }
        throw new Error('there is no free place on the map');
    }"""
    finger = Finger(page)
    place, before = moved(), offset(page)
    finger.down(*surface.evaluate(free))
    # The map may be the last of the page: it is scrolled back.
    finger.move(0, 90)
    finger.up(300)
    screen.wait_until(page, lambda: offset(page) < before - 30)
    assert moved() == place

    bring(page, f"{CELL} .map-view")
    screen.wait_for_rest(page)
    finger.down(*surface.evaluate(free))
    finger.up()
    page.wait_for_function("() => document.activeElement.matches('.map-view')")
    screen.wait_for_rest(page)
    place, before = moved(), offset(page)
    finger.down(*surface.evaluate(free))
    finger.move(0, -60)
    assert moved() != place
    finger.up()
    assert abs(offset(page) - before) <= 1


def test_what_is_near_the_user_and_what_is_not_told(own_server, open_page):
    found = {"permissions": ["geolocation"], "geolocation": {"latitude": 52.1, "longitude": 13.2}}
    page = open_homes(open_page, own_server, **found)
    bring(page, f"{CELL} .chip-position").click()
    expect(heading(page, "Nearby")).to_contain_text("From your location")
    cards = page.locator(f"{CELL}.home-card-cell:not(.carousel *)").locator("visible=true")
    expect(cards.first).to_contain_text(re.compile(r"\d+\sm\s· "))
    metres = [int(re.search(r"(\d+)\sm\s· ", text).group(1)) for text in cards.all_inner_texts()]
    assert len(metres) >= 2 and metres == sorted(metres) and metres[-1] < 500

    # A user who refuses is told so, and has what is near the place that is chosen.
    page = open_homes(open_page, own_server)
    bring(page, f"{CELL} .chip-position").click()
    expect(heading(page, "Nearby")).to_contain_text(
        "This page is not allowed to use your location. From the centre of"
    )
    expect(page.locator(f"{CELL}.home-card-cell:not(.carousel *)").locator("visible=true").first).to_be_visible()
