"""The episodes of the portal in Chromium on a real server: a list in parts, and changes of it that the server stores or
refuses, by pointer, finger and keyboard."""

import re

import screen
from portal import (
    TROUBLE, announced, choose_in_menu, edit, middle, open_show, plan, row, shown_episodes, stored_episodes, wait_for,
    wait_for_episodes, wait_until_stored,
)
from test_accessibility import violations
from test_interaction import TOUCH, Finger


def scroll_to_end(page):
    screen.scroller(page).evaluate("element => { element.scrollTop = element.scrollHeight; }")


def scroll_until_seen(page, locator):
    """Scrolls to the end, which is farther away whenever more has come, until something is seen."""

    def is_seen():
        scroll_to_end(page)
        return locator.locator("visible=true").count() > 0

    screen.wait_until(page, is_seen)


def test_the_whole_list_is_loaded_as_the_user_scrolls(server, visit):
    page = open_show(visit, server, "/shows/1/episodes")
    wait_for(page, "400 episodes")
    scroll_until_seen(page, page.get_by_text("That is all."))
    scroll_to_end(page)
    page.wait_for_function(
        """() => [...document.querySelectorAll('.episode-cell:not([hidden]) .episode-number')]
            .some((label) => Number(label.textContent) === 400)""")
    numbers = page.evaluate("[...document.querySelectorAll('.episode-cell:not([hidden]) .episode-number')].map((label) => Number(label.textContent))")
    assert max(numbers) == 400


def test_a_part_of_the_list_that_fails_is_requested_again_by_hand(own_server, visit):
    page = open_show(visit, own_server, "/shows/1/episodes", allowed=TROUBLE)
    wait_for(page, "400 episodes")
    plan(own_server, "/v1/shows/1/episodes", "fail")
    retry = page.locator(".load-more-view").get_by_role("button", name="Try again")
    scroll_until_seen(page, retry)
    height = screen.scroller(page).evaluate("element => element.scrollHeight")
    retry.click()
    page.wait_for_function("(height) => document.querySelector('.screen:not(.is-beneath) .collection-view')?.scrollHeight > height + 500", arg=height)


def test_a_removed_episode_is_gone_for_the_server_too_and_undo_brings_it_back(own_server, visit):
    page = open_show(visit, own_server, "/shows/1/episodes")
    wait_for(page, "400 episodes")
    before = shown_episodes(page)[:4]
    edit(page)
    row(page, before[1]).get_by_role("button", name="Remove").click()
    wait_for_episodes(page, [before[0], before[2], before[3]])
    wait_for(page, "399 episodes")
    wait_until_stored(page, [before[0], before[2]])
    page.get_by_role("button", name="Undo").click()
    wait_for_episodes(page, before)
    wait_for(page, "400 episodes")
    wait_until_stored(page, before)


def test_what_the_server_fails_to_store_is_said_and_a_move_is_sent_again(own_server, visit):
    page = open_show(visit, own_server, "/shows/1/episodes", allowed=TROUBLE)
    wait_for(page, "400 episodes")
    before = shown_episodes(page)[:4]
    edit(page)
    plan(own_server, "/v1/shows/1/episodes/", "fail", 2)
    row(page, before[0]).get_by_role("button", name="Remove").click()
    wait_for(page, "could not be removed. It is back in the list.")
    wait_for_episodes(page, before)
    page.get_by_role("button", name="Dismiss").click()
    choose_in_menu(page, before[0], "Move down")
    wait_for(page, "may not be saved")
    after = [before[1], before[0], before[2]]
    wait_for_episodes(page, after)
    page.get_by_role("button", name="Try again", exact=True).click()
    wait_until_stored(page, after)
    page.reload()
    wait_for(page, "400 episodes")
    wait_for_episodes(page, after)


def test_a_swipe_of_a_finger_uncovers_remove_and_undo_brings_the_episode_back(own_server, visit, artifacts):
    page = open_show(visit, own_server, "/shows/1/episodes", **TOUCH)
    wait_for(page, "400 episodes")
    before = shown_episodes(page)[:4]
    screen.wait_for_rest(page, 1000)  # the segment has come in and the header has its picture
    finger = Finger(page)
    finger.down(*middle(row(page, before[1])))
    finger.move(-100)
    finger.up(300)
    screen.wait_for_rest(page)
    artifacts.save(page, "portal-swipe.png")
    assert page.locator(".swipe-action").all_inner_texts() == ["Remove"]
    assert violations(page) == []
    page.locator(".swipe-action").tap()
    wait_for_episodes(page, [before[0], before[2], before[3]])
    wait_for(page, "399 episodes")
    page.get_by_role("button", name="Undo").tap()
    wait_for_episodes(page, before)
    wait_until_stored(page, before)
    screen.wait_for_rest(page)
    # A finger that moves up still scrolls.
    finger.down(*middle(row(page, before[3])))
    finger.move(0, -200)
    finger.up(300)
    assert screen.scroller(page).evaluate("element => element.scrollTop") > 100


def drag(page, title, onto):
    """Takes an episode by its handle onto another one that is below, and holds it there."""
    x, y = middle(row(page, title).locator(".accessory-reorder"))
    goal = middle(row(page, onto))[1] + 6
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, (y + goal) / 2, steps=5)
    page.mouse.move(x, goal, steps=5)
    screen.next_frames(page, 3)


def test_a_mouse_drags_an_episode_by_its_handle_and_what_is_not_stored_stays_in_its_place(own_server, visit, artifacts):
    page = open_show(visit, own_server, "/shows/1/episodes", allowed=TROUBLE)
    wait_for(page, "400 episodes")
    before = shown_episodes(page)[:4]
    edit(page)
    drag(page, before[0], before[2])
    assert page.locator(".episode-cell.is-dragged .text-body").all_inner_texts() == [before[0]]
    screen.wait_for_rest(page)
    artifacts.save(page, "portal-drag.png")
    assert stored_episodes(page) == before, "nothing is stored before the drop"
    page.mouse.up()
    after = [before[1], before[2], before[0], before[3]]
    wait_for_episodes(page, after)
    wait_until_stored(page, after)
    screen.wait_for_rest(page)
    plan(own_server, "/v1/shows/1/episodes/", "fail")
    drag(page, after[0], after[1])
    page.mouse.up()
    wait_for(page, "may not be saved")
    wait_for_episodes(page, [after[1], after[0], after[2]])
    assert stored_episodes(page) == after


def test_the_keyboard_and_the_menu_move_an_episode(own_server, visit):
    page = open_show(visit, own_server, "/shows/1/episodes")
    wait_for(page, "400 episodes")
    before = shown_episodes(page)[:4]
    row(page, before[1]).locator(".cell-link").focus()
    for key in ["Control+Space", "ArrowDown", "Enter"]:
        page.keyboard.press(key)
        screen.next_frames(page, 3)
    assert re.fullmatch(re.escape(before[1]) + r", dropped, position 3 of \d+ in Episodes", announced(page))
    after = [before[0], before[2], before[1], before[3]]
    wait_for_episodes(page, after)
    wait_until_stored(page, after)
    screen.wait_for_rest(page)
    choose_in_menu(page, before[1], "Move up")
    wait_for_episodes(page, before)
    wait_until_stored(page, before)


def test_a_pull_of_a_finger_loads_the_segment_again_and_ends_also_when_that_fails(own_server, visit, artifacts):
    page = open_show(visit, own_server, "/shows/1/episodes", allowed=TROUBLE, **TOUCH)
    wait_for(page, "400 episodes")
    before = shown_episodes(page)[:3]
    screen.wait_for_rest(page, 1000)
    finger = Finger(page)
    x, y = middle(row(page, before[0]))
    for name in ["loads", "fails"]:
        if name == "fails":
            plan(own_server, "/v1/shows/1/episodes", "fail")
        finger.down(x, y)
        finger.move(0, 160)
        assert page.locator(".refresh-sign.is-armed").count() == 1
        artifacts.save(page, f"portal-pull-{name}.png")
        with page.expect_request(lambda request: request.url.endswith("/v1/shows/1/episodes")):
            finger.up()
        page.wait_for_function("() => document.querySelector('.refresh-sign')?.classList.contains('is-refreshing') === false")
        wait_for_episodes(page, before)


def test_a_journey_with_the_keyboard_alone(own_server, visit):
    page = open_show(visit, own_server, width=1280, height=800)
    wait_for(page, "Season 4 is out")
    focused = lambda: page.evaluate("document.activeElement.ariaLabel ?? document.activeElement.textContent")
    wait_for_focus = lambda text: page.wait_for_function(
        "(text) => (document.activeElement?.ariaLabel ?? document.activeElement?.textContent)?.includes(text)", arg=text)
    for _ in range(6):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.role") == "tab":
            break
    assert focused() == "Details"
    page.keyboard.press("ArrowRight")
    wait_for(page, "400 episodes")
    assert focused() == "Episodes" and page.url.endswith("/shows/1/episodes")
    screen.wait_for_rest(page, 500)
    before = shown_episodes(page)[:3]
    page.keyboard.press("Tab")
    assert focused() == "Edit episodes"
    page.keyboard.press("Tab")
    assert before[0] in focused()
    page.keyboard.press("ArrowDown")
    assert before[1] in focused()
    page.keyboard.press("Delete")
    wait_for_episodes(page, [before[0], before[2]])
    wait_for_focus(before[2])  # it goes to the next row
    screen.wait_for_rest(page)
    page.keyboard.press("Tab")
    assert focused() == "Undo", "the bar has the button that loads the list again"
    page.keyboard.press("Enter")
    wait_for_episodes(page, before)
    wait_for_focus(before[1])  # and back to the row that was put back
    wait_until_stored(page, before)


def test_an_episode_opens_with_its_sound_and_going_back_leads_to_where_the_list_was(server, visit, artifacts):
    page = open_show(visit, server, "/shows/1/episodes")
    wait_for(page, "400 episodes")
    screen.scroll_to(page, 900)
    screen.wait_for_rest(page)
    cells = page.locator(".episode-cell:not([hidden]):not([aria-hidden=true]):visible")
    link = cells.nth(8).locator(".cell-link")
    # It is scrolled into view before the offset is read.
    link.hover()
    left = screen.scroller(page).evaluate("(view) => view.scrollTop")
    title = link.locator(".text-body").inner_text()
    link.click()
    wait_for(page, "Transcript")
    assert re.fullmatch(r"/shows/1/episodes/\d+", page.url.removeprefix(server.url))
    assert page.title() == title
    player = page.locator("audio.episode-player")
    assert player.evaluate("(audio) => audio.paused"), "nothing starts by itself"
    player.evaluate("(audio) => audio.play()")
    page.wait_for_function("() => document.querySelector('audio.episode-player')?.currentTime > 0.2")
    assert 5 < player.evaluate("(audio) => audio.duration") < 30
    artifacts.save(page, "portal-episode.png")
    page.locator(".episode-link > .cell-link").first.click()
    page.wait_for_function("(title) => document.title !== title", arg=title)
    wait_for(page, "Transcript")
    assert violations(page) == []
    page.go_back()
    wait_for(page, "400 episodes")
    assert page.url == server.url + "/shows/1/episodes"
    page.wait_for_function(
        "(left) => Math.abs(document.querySelector('.screen:not(.is-beneath) .collection-view')?.scrollTop - left) <= 1", arg=left)
