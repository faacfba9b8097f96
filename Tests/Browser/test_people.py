"""The feed of people in Chromium on a real server: a journey with the pointer, one with a finger, one with the keyboard
alone, and what it looks like."""

import re

import pytest
from playwright.sync_api import expect

import screen
from people import (
    card, drag_over, first_person, names, offset, open_feed, scroll, seen, stored, wait_for_names, wait_for_pictures,
    wait_for_rest, wait_until_stored,
)
from portal import middle, plan
from test_accessibility import COLOUR_RULES, violations
from test_interaction import TOUCH, Finger

TROUBLE = ("status of 500", "status of 503", "ERR_", "Failed to load resource")  # also pictures, requested too fast


def test_a_journey_with_the_pointer(own_server, open_page):
    page = open_feed(open_page, own_server, width=1280, height=800, allowed=TROUBLE)
    assert page.title() == "People"
    who = first_person(page)
    name = who.split(",")[0]

    # Like, and take it back.
    like = card(page, who).get_by_role("button", name=f"Like {name}")
    like.click()
    expect(like).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="Undo").locator("visible=true").click()
    expect(like).to_have_attribute("aria-pressed", "false")
    wait_until_stored(page, own_server, "SELECT count(*) FROM personMark WHERE decision = 'like'", [(0,)])

    # Pass: the card goes and comes back to its place.
    before = names(page)
    card(page, who).get_by_role("button", name=f"Pass on {name}").click()
    wait_for_names(page, "!names.includes(argument)", who)
    wait_until_stored(page, own_server, "SELECT count(*) FROM personMark WHERE decision = 'pass'", [(1,)])
    page.keyboard.press("Control+z")
    wait_for_names(page, "JSON.stringify(names) === JSON.stringify(argument)", before)
    wait_until_stored(page, own_server, "SELECT count(*) FROM personMark WHERE decision = 'pass'", [(0,)])

    # What the server refuses is taken back and said.
    address = card(page, who).get_by_role("link").get_attribute("href")
    plan(own_server, f"/v1{address}/decision", "fail")
    own_trouble = page.locator(".notice-banner")
    like.click()
    expect(own_trouble).to_contain_text("could not be saved")
    expect(like).to_have_attribute("aria-pressed", "false")
    own_trouble.get_by_role("button", name="Dismiss").click()
    expect(own_trouble).to_be_hidden()

    # A button opens the field for a note in its place. The note outlives its cell, is cleared and brought back, and saved.
    adds = card(page, who).get_by_role("button", name=f"Add note on {name}")
    edits = card(page, who).get_by_role("button", name=f"Edit note on {name}: met by the lake")
    field = card(page, who).get_by_role("textbox", name="Private note")
    expect(adds).to_have_attribute("aria-expanded", "false")
    # A click scrolls to what is not seen whole.
    adds.scroll_into_view_if_needed()
    wait_for_rest(page)
    before = seen(page)
    adds.click()
    expect(field).to_be_focused()
    expect(adds).to_be_hidden()
    field.fill("met by the lake")
    save = page.get_by_role("button", name=f"Save the note on {name}").locator("visible=true")
    place = save.bounding_box()
    page.keyboard.press("Escape")
    expect(edits).to_be_focused()
    expect(field).to_be_hidden()
    assert save.bounding_box() == place
    wait_for_rest(page)
    assert seen(page) == before
    distance = 0
    while distance < 4_000 or who in names(page):
        scroll(page, 400)
        distance += 400
    for _ in range(40):
        if any(title == who and top >= 52 for title, top, _ in seen(page)):
            break
        scroll(page, -200)
        wait_for_rest(page)
    expect(edits).to_have_text("met by the lake")
    page.get_by_role("button", name=f"Clear the note on {name}").click()
    expect(adds).to_have_text("Add note")
    page.get_by_role("button", name="Undo").locator("visible=true").click()
    edits.click()
    expect(field).to_have_value("met by the lake")
    page.get_by_role("button", name=f"Save the note on {name}").click()
    expect(field).to_be_hidden()
    wait_until_stored(page, own_server, "SELECT note FROM personMark WHERE note <> ''", [("met by the lake",)])
    expect(page.get_by_role("button", name=f"Save the note on {name}").locator("visible=true")).to_have_count(0)

    # A profile, and back to where the feed was.
    place = seen(page)
    card(page, who).get_by_role("link").click()
    page.wait_for_url("**/people/*")
    page.wait_for_function("(name) => document.title === name", arg=name)
    expect(page.get_by_role("heading", name=who)).to_be_visible()
    page.locator(".screen:not(.is-beneath) .bar-icon-back").click()
    page.wait_for_url("**/people")
    wait_for_names(page, "JSON.stringify(names) === JSON.stringify(argument)", [title for title, _, _ in place])
    screen.wait_until(page, lambda: seen(page), place)

    # An advertisement opens in a new tab, which no page of the network answers here.
    for _ in range(20):
        advertisement = page.locator(".advertisement-cell:not([hidden])").locator("visible=true").first
        if advertisement.count() and 60 < (advertisement.bounding_box() or {"y": 0})["y"] < 600:
            break
        scroll(page, 300)
        wait_for_rest(page)
    with page.context.expect_page() as opened:
        advertisement.get_by_role("link").click()
    assert opened.value.evaluate("window.opener") is None
    opened.value.close()
    assert page.url.endswith("/people")
    wait_until_stored(page, own_server, "SELECT name, count FROM feedEvent WHERE name <> 'impression' ORDER BY name",
                      [("click", 1), ("open", 1)])
    assert stored(own_server, "SELECT count(*) > 0 FROM feedEvent WHERE name = 'impression'") == [(1,)]


def player_in_sight(page, element):
    """The first player, audio or video, that is come to by scrolling."""
    players = page.locator(f".advertisement-cell:not([hidden]) {element}[src]").locator("visible=true")
    for _ in range(80):
        # At once: the cell may be reused while one waits for its box.
        tops = players.evaluate_all("(ones) => ones.map((one) => one.getBoundingClientRect().y)")
        if tops and 60 < tops[0] < 600:
            break
        scroll(page, 500)
        wait_for_rest(page)
    return players.first


def test_sound_of_an_advertisement_is_played_by_the_user_and_paused_out_of_sight(own_server, open_page):
    page = open_feed(open_page, own_server, allowed=TROUBLE)
    requests = []
    page.on("request", lambda request: requests.append(request.url) if request.url.endswith(".wav") else None)
    player = player_in_sight(page, "audio")
    element = player.element_handle()
    assert element.evaluate("(one) => [one.controls, one.autoplay, one.paused, one.preload]") == [True, False, True, "none"]
    assert element.evaluate("(one) => one.closest('a')") is None
    assert requests == [], "no sound is loaded before the user starts it"
    assert element.get_attribute("aria-label") == "Whole records, no talking"
    assert element.evaluate("(one) => [one.firstChild.kind, one.firstChild.srclang]") == ["captions", "en"]

    # No browser draws captions of sound: what they say is text below the player.
    captions = page.evaluate("(path) => fetch(path).then((one) => one.text())", element.evaluate("(one) => one.firstChild.src"))
    transcript = player.locator("xpath=..").locator(".advertisement-transcript")
    expect(transcript).to_have_text(captions.strip().split("\n")[-1])
    expect(transcript).to_be_visible()
    assert transcript.bounding_box()["y"] >= player.bounding_box()["y"] + player.bounding_box()["height"]

    # A drag over the text selects it, and a press on the controls is theirs: the advertisement is not opened.
    address, tabs = page.url, len(page.context.pages)
    selected = drag_over(page, transcript)
    assert selected != "" and selected in transcript.inner_text()
    player.click(position={"x": 24, "y": 27})
    page.wait_for_function("(one) => one.currentTime > 0", arg=element)
    assert (page.url, len(page.context.pages)) == (address, tabs)
    assert abs(element.evaluate("(one) => one.duration") - 3) < 0.1
    if element.evaluate("(one) => one.paused"):  # it may have come to its end
        element.evaluate("(one) => one.play()")
    scroll(page, 900)
    page.wait_for_function("(one) => one.paused", arg=element, timeout=2_000)


def test_clip_of_an_advertisement_is_played_by_the_user_in_its_card(own_server, open_page):
    page = open_feed(open_page, own_server, allowed=TROUBLE)
    requests = []
    page.on("request", lambda request: requests.append(request.url) if request.url.endswith(".webm") else None)
    player = player_in_sight(page, "video")
    element = player.element_handle()
    assert element.evaluate("(one) => [one.controls, one.autoplay, one.paused, one.preload]") == [True, False, True, "none"]
    assert element.evaluate("(one) => one.closest('a')") is None
    assert requests == [], "no clip is loaded before the user starts it"
    assert element.get_attribute("aria-label") == "Learn to sail in nine evenings"
    assert element.get_attribute("poster") == "/img/640/people/ad/2.r1.jpg"
    assert element.evaluate("(one) => [one.firstChild.kind, one.firstChild.srclang]") == ["captions", "en"]

    # A press on the picture is the player's: the advertisement is not opened.
    address, tabs = page.url, len(page.context.pages)
    player.click()
    element.evaluate("(one) => one.play()")  # where a press on the picture alone does not start it
    page.wait_for_function("(one) => one.currentTime > 0", arg=element)
    assert (page.url, len(page.context.pages)) == (address, tabs)
    assert element.evaluate("(one) => [one.videoWidth, one.videoHeight]") == [640, 360]
    assert abs(element.evaluate("(one) => one.duration") - 6) < 0.1
    page.wait_for_function("(one) => one.textTracks[0].cues?.length === 2", arg=element)


def test_the_feed_goes_on_both_ways_and_what_is_seen_stays(own_server, visit):
    page = open_feed(visit, own_server, width=1280, height=800, allowed=TROUBLE, real_pictures=False)
    # Upwards: newer ones come above what is seen, which does not move while they do.
    plan(own_server, "/v1/people", "slow:300", 30)
    seen_names = set(names(page))
    for _ in range(14):
        scroll(page, -500)
        before = seen(page)
        screen.nothing_happens(page, 450)  # newer ones come meanwhile
        moved = dict((title, top) for title, top, _ in seen(page))
        kept = [abs(moved[title] - top) <= 1 for title, top, _ in before if title in moved]
        assert kept and all(kept), (before, moved)
        seen_names |= set(names(page))
    assert len(seen_names) > 40
    # Downwards, in flings, without a gap.
    for _ in range(12):
        scroll(page, 2_500)
        screen.next_frames(page, 4)
    wait_for_rest(page)
    page.wait_for_function("() => document.querySelectorAll('.person-cell:not([hidden])').length > 3")
    seen_names |= set(names(page))
    assert len(seen_names) > 50
    page.get_by_role("button", name="Newest people").locator("visible=true").first.click()
    page.get_by_text("There are no newer people.").locator("visible=true").wait_for()
    assert offset(page) == 0


def test_the_feed_begins_at_the_same_card_with_reduced_motion(server, visit):
    def first_seen(motion):
        page = open_feed(visit, server, reduced_motion=motion, allowed=TROUBLE)
        page.get_by_role("button", name=re.compile(r"^\d+ new (person|people)$")).locator("visible=true").wait_for()
        screen.wait_for_rest(page)
        return seen(page)

    assert first_seen("reduce") == first_seen("no-preference")


def test_a_finger_swipes_and_pulls(own_server, visit, artifacts):
    page = open_feed(visit, own_server, allowed=TROUBLE, **TOUCH)
    page.get_by_role("button", name="Newest people").locator("visible=true").first.tap()
    page.get_by_text("There are no newer people.").locator("visible=true").wait_for()
    wait_for_rest(page)
    who = first_person(page)
    name = who.split(",")[0]
    finger = Finger(page)
    x, y = middle(card(page, who).locator(".person-background"))
    finger.down(x - 120, y)
    finger.move(100)
    finger.up(300)
    expect(page.locator(".swipe-action").locator("visible=true")).to_have_text(["Like"])
    wait_for_rest(page)
    wait_for_pictures(page)
    artifacts.save(page, "people-swipe.png")
    page.locator(".swipe-action").locator("visible=true").tap()
    expect(card(page, who).get_by_role("button", name=f"Like {name}")).to_have_attribute("aria-pressed", "true")
    screen.wait_for_rest(page)
    finger.down(x + 140, y)
    finger.move(-330)
    finger.up(30)
    wait_for_names(page, "!names.includes(argument)", who)
    screen.nothing_happens(page, 1_200)  # Chromium makes no click of a tap right after a fling
    page.get_by_role("button", name="Undo").locator("visible=true").tap()
    wait_for_names(page, "names.includes(argument)", who)
    wait_for_rest(page)
    finger.down(195, 300)
    finger.move(0, 170)
    expect(page.locator(".refresh-sign.is-armed")).to_have_count(1)
    with page.expect_request(lambda request: request.url.endswith("/v1/people?from=newest")):
        finger.up()
    page.wait_for_function("() => document.querySelector('.refresh-sign')?.classList.contains('is-refreshing') === false")


def test_a_journey_with_the_keyboard_alone(own_server, visit):
    page = open_feed(visit, own_server, width=1280, height=800, allowed=TROUBLE)
    focused_card = lambda: page.evaluate(
        "document.activeElement.closest('.cell')?.querySelector('.text-title3')?.textContent ?? null")
    for _ in range(40):
        page.keyboard.press("Tab")
        if focused_card():
            break
    # Arrows lead from card to card, whatever is in them.
    for _ in range(6):
        before = focused_card()
        page.keyboard.press("ArrowDown")
        page.wait_for_function(
            "(before) => document.activeElement.querySelector('.text-title3')?.textContent !== before", arg=before)
        if page.evaluate("document.activeElement.classList.contains('person-cell')"):
            break
    who = focused_card()
    wait_for_rest(page)
    page.keyboard.press("l")
    page.wait_for_function("() => document.activeElement.querySelector('.sign-like')?.ariaPressed === 'true'")
    page.keyboard.press("Control+z")
    page.wait_for_function("() => document.activeElement.querySelector('.sign-like')?.ariaPressed === 'false'")
    before = names(page)
    page.keyboard.press("p")
    wait_for_names(page, "!names.includes(argument)", who)
    page.wait_for_function("(who) => document.activeElement.closest('.cell') && !document.activeElement.textContent.includes(who)", arg=who)
    page.keyboard.press("Control+z")
    wait_for_names(page, "JSON.stringify(names) === JSON.stringify(argument)", before)
    who = focused_card()
    page.keyboard.press("Enter")
    page.wait_for_function("(name) => document.title === name", arg=who.split(",")[0])
    # The heading of the screen has the focus, and the button stands before it.
    page.wait_for_function("() => document.activeElement.matches('.navigation-title')")
    page.keyboard.press("Shift+Tab")
    assert page.evaluate("document.activeElement.ariaLabel") == "Back"
    page.keyboard.press("Enter")
    page.wait_for_url("**/people")
    page.wait_for_function("(who) => document.activeElement.closest('.cell')?.textContent.includes(who)", arg=who)
    wait_until_stored(page, own_server, "SELECT DISTINCT decision FROM personMark", [("none",)])


@pytest.mark.parametrize("size", [(390, 844), (1280, 800)])
def test_pictures_and_rules(own_server, visit, artifacts, size):
    page = open_feed(visit, own_server, width=size[0], height=size[1], allowed=TROUBLE)
    who = first_person(page)
    card(page, who).get_by_role("button", name="Like").click()
    card(page, who).get_by_role("button", name="Add note").click()
    card(page, who).get_by_role("textbox").fill("met by the lake")
    for scheme in ["light", "dark"]:
        page.emulate_media(color_scheme=scheme)
        save = lambda name: artifacts.save(page, f"people-{name}-{size[0]}-{scheme}.png")
        page.mouse.move(1, 1)
        wait_for_pictures(page)
        wait_for_rest(page)
        save("feed")
        rules = None if scheme == "light" else COLOUR_RULES
        assert violations(page, rules) == []
        scroll(page, 900)
        wait_for_pictures(page)
        wait_for_rest(page)
        save("feed-on")
        assert violations(page, rules) == []
        scroll(page, -900)
        wait_for_rest(page)
    card(page, who).get_by_role("link").click()
    page.wait_for_url("**/people/*")
    for scheme in ["light", "dark"]:
        page.emulate_media(color_scheme=scheme)
        wait_for_pictures(page)
        wait_for_rest(page)
        artifacts.save(page, f"people-profile-{size[0]}-{scheme}.png")
        assert violations(page, None if scheme == "light" else COLOUR_RULES) == []
    plan(own_server, "/v1/people/99", "fail")
    page.goto(own_server.url + "/people/99")
    page.get_by_text("The profile could not be loaded").wait_for()
    assert violations(page) == []
    page.get_by_role("button", name="Try again").click()
    page.get_by_role("heading", level=1).locator("visible=true").wait_for()


def test_a_card_is_opened_in_another_tab_wherever_it_is_clicked(own_server, open_page):
    page = open_feed(open_page, own_server, width=1280, height=800, allowed=TROUBLE)
    who = first_person(page)
    address = card(page, who).get_by_role("link").get_attribute("href")
    for options in ({"modifiers": ["Control"]}, {"button": "middle"}):
        with page.context.expect_page() as opened:
            card(page, who).click(position={"x": 40, "y": 24}, **options)
        opened.value.wait_for_url("**" + address)
        opened.value.close()
    assert page.url.endswith("/people")


def test_the_text_of_a_profile_is_selected_with_the_mouse_and_nothing_flashes(own_server, visit):
    page = open_feed(visit, own_server, width=1280, height=800, allowed=TROUBLE)
    card(page, first_person(page)).get_by_role("link").click()
    text = page.locator(".profile-text .is-selectable").locator("visible=true").first
    text.wait_for()
    text.scroll_into_view_if_needed()
    wait_for_rest(page)
    selected = drag_over(page, text)
    assert selected != "" and selected in text.inner_text()
    colour = "getComputedStyle(document.querySelector('.cell')).getPropertyValue('-webkit-tap-highlight-color')"
    assert page.evaluate(colour) == "rgba(0, 0, 0, 0)"
