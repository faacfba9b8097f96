"""The portal in Chromium on a real server: four segments, what goes wrong with each, changes that are stored, and the
header, by pointer, finger and keyboard, and by the rules of accessibility."""

import re
import urllib.request

import pytest
from playwright.sync_api import expect

import screen
from test_accessibility import violations
from test_interaction import TOUCH, Finger

SEGMENTS = {"Details": "Season 4 is out", "Episodes": "400 episodes", "Reviews": r"\d+ ratings", "Trends": "Plays a day"}
PARTS = [
    ("", "status", "Status"),
    ("", "information", "Information"),
    ("", "description", "Description"),
    ("/episodes", "episodes", "Episodes"),
    ("/reviews", "ratings", "Ratings"),
    ("/reviews", "reviews", "Reviews"),
    ("/trends", "trends", "Trends"),
]
TROUBLE = ("status of 500", "ERR_", "Failed to load resource")


def open_show(open_page, server, path="/shows/1", **options):
    page = open_page(server.url + path, **options)
    page.wait_for_selector(".show-header:not(.is-placeholder)")
    return page


def plan(server, path, fault, count=1):
    """Has the next requests below a path go wrong."""
    request = urllib.request.Request(f"{server.url}/v1/faults?path={path}&fault={fault}&count={count}", method="POST")
    urllib.request.urlopen(request, timeout=10).close()


def choose(page, title):
    page.locator(".segment-bar").get_by_role("radio", name=title).click()


def wait_for(page, text):
    """Waits for a text that is seen: cells that wait to be used again hold texts too."""
    page.get_by_text(re.compile(text)).locator("visible=true").first.wait_for()


def wait_for_rest(page):
    """Waits until nothing is being loaded and nothing moves."""
    page.wait_for_function("""() => ![...document.querySelectorAll('.screen:not(.is-beneath) .activity-indicator')]
        .some((one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }))""")


def shown_episodes(page):
    """The titles of the episodes, from the top down."""
    return page.evaluate("""() => [...document.querySelectorAll('.episode-cell:not([hidden])')]
        .filter((cell) => cell.checkVisibility() && getComputedStyle(cell).opacity !== '0')
        .map((cell) => [cell.getBoundingClientRect().top, cell.querySelector('.text-body').textContent])
        .sort((a, b) => a[0] - b[0]).map(([, title]) => title)""")


def wait_for_episodes(page, titles):
    page.wait_for_function("""(titles) => {
        const seen = [...document.querySelectorAll('.episode-cell:not([hidden])')]
            .filter((cell) => getComputedStyle(cell).opacity !== '0')
            .map((cell) => [cell.getBoundingClientRect().top, cell.querySelector('.text-body').textContent])
            .sort((a, b) => a[0] - b[0]).map(([, title]) => title);
        return titles.every((title, index) => seen[index] === title);
    }""", arg=titles)


def row(page, title):
    return page.locator(".episode-cell:not([hidden])", has=page.get_by_text(title, exact=True)).first


def middle(locator):
    box = locator.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def choose_in_menu(page, title, entry):
    """Chooses something in the menu of an episode."""
    row(page, title).click(button="right")
    page.get_by_role("menuitem", name=entry).click()


def announced(page):
    return page.evaluate("document.querySelector('[aria-live]').textContent")


def stored_episodes(page, count=4):
    """The titles that the server has, first ones first."""
    origin = re.match(r"https?://[^/]+", page.url)[0]
    answer = page.request.get(origin + "/v1/shows/1/episodes").json()
    return [episode["title"] for episode in answer["episodes"][:count]]


def test_the_four_segments_show_what_they_are_about_and_have_addresses(server, open_page):
    page = open_show(open_page, server)
    assert page.title() == "Tidewater"
    for title, text in SEGMENTS.items():
        choose(page, title)
        wait_for(page, text)
        suffix = "" if title == "Details" else "/" + title.lower()
        assert page.url == server.url + "/shows/1" + suffix
        assert page.locator(".segment-bar [aria-checked=true]").inner_text() == title
    page.reload()
    wait_for(page, SEGMENTS["Trends"])
    page.locator(".back-button").click()
    wait_for(page, "Kilometre Zero")
    page.get_by_role("link", name=re.compile("Long Wave")).click()
    wait_for(page, "Carrier Audio")
    page.go_back()
    wait_for(page, "Kilometre Zero")


@pytest.mark.parametrize("segment, endpoint, title", PARTS)
def test_each_part_fails_by_itself_and_comes_when_it_is_asked_for_again(own_server, open_page, segment, endpoint, title):
    plan(own_server, f"/v1/shows/1/{endpoint}", "fail")
    page = open_show(open_page, own_server, "/shows/1" + segment, allowed=TROUBLE)
    wait_for(page, f"{title} could not be loaded")
    wait_for_rest(page)
    page.get_by_role("button", name=f"Try again: {title}").click()
    wait_for_rest(page)
    page.wait_for_function("document.querySelectorAll('.cell:not([hidden])').length > 0")
    expect(page.get_by_text(f"{title} could not be loaded").locator("visible=true")).to_have_count(0)


def test_shows_without_content_say_so_in_words(server, open_page):
    page = open_show(open_page, server, "/shows/6", allowed=("404",))
    for title, text in [("Episodes", "No episodes yet"), ("Reviews", "No reviews yet"), ("Trends", "No plays yet")]:
        choose(page, title)
        wait_for(page, text)
        wait_for_rest(page)
    page.goto(server.url + "/shows/99")
    wait_for(page, "There is no such show")


def test_the_whole_list_is_loaded_as_the_reader_scrolls(server, open_page):
    page = open_show(open_page, server, "/shows/1/episodes")
    wait_for(page, "400 episodes")
    for _ in range(60):
        view = screen.scroller(page)
        view.evaluate("element => { element.scrollTop = element.scrollHeight; }")
        page.wait_for_timeout(80)
        if page.get_by_text("That is all.").count():
            break
    wait_for(page, "That is all.")
    view.evaluate("element => { element.scrollTop = element.scrollHeight; }")
    page.wait_for_timeout(150)
    numbers = page.evaluate("[...document.querySelectorAll('.episode-cell:not([hidden]) .episode-number')].map((label) => Number(label.textContent))")
    assert max(numbers) == 400


def test_a_removed_episode_is_gone_for_the_server_too_and_undo_brings_it_back(own_server, open_page):
    page = open_show(open_page, own_server, "/shows/1/episodes")
    wait_for(page, "400 episodes")
    before = shown_episodes(page)[:4]
    page.get_by_role("button", name="Edit episodes").click()
    page.locator(".episode-cell:not([hidden])", has_text=before[1]).first.get_by_role("button", name="Remove").click()
    wait_for_episodes(page, [before[0], before[2], before[3]])
    wait_for(page, "399 episodes")
    page.wait_for_timeout(200)
    assert stored_episodes(page, 2) == [before[0], before[2]]
    page.get_by_role("button", name="Undo").click()
    wait_for_episodes(page, before)
    wait_for(page, "400 episodes")
    page.wait_for_timeout(200)
    assert stored_episodes(page) == before


def test_what_the_server_refuses_is_undone_and_said(own_server, open_page):
    page = open_show(open_page, own_server, "/shows/1/episodes", allowed=TROUBLE)
    wait_for(page, "400 episodes")
    before = shown_episodes(page)[:4]
    page.get_by_role("button", name="Edit episodes").click()
    plan(own_server, "/v1/shows/1/episodes/", "fail", 2)
    row(page, before[0]).get_by_role("button", name="Remove").click()
    wait_for(page, "could not be removed. It is back in the list.")
    wait_for_episodes(page, before)
    page.get_by_role("button", name="Dismiss").click()
    choose_in_menu(page, before[0], "Move down")
    wait_for(page, "could not be moved. It is back in its place.")
    wait_for_episodes(page, before)
    choose_in_menu(page, before[0], "Move down")
    wait_for_episodes(page, [before[1], before[0], before[2]])
    page.wait_for_timeout(300)
    assert stored_episodes(page, 3) == [before[1], before[0], before[2]]
    page.reload()
    wait_for(page, "400 episodes")
    assert shown_episodes(page)[:3] == [before[1], before[0], before[2]]


def test_a_swipe_of_a_finger_uncovers_remove_and_undo_brings_the_episode_back(own_server, open_page, artifacts):
    page = open_show(open_page, own_server, "/shows/1/episodes", **TOUCH)
    wait_for(page, "400 episodes")
    before = shown_episodes(page)[:4]
    finger = Finger(page)
    finger.down(*middle(row(page, before[1])))
    finger.move(-100)
    finger.up(300)
    page.wait_for_timeout(400)
    page.screenshot(path=artifacts / "portal-swipe.png")
    assert page.locator(".swipe-action").all_inner_texts() == ["Remove"]
    assert violations(page) == []
    page.locator(".swipe-action").tap()
    wait_for_episodes(page, [before[0], before[2], before[3]])
    wait_for(page, "399 episodes")
    page.get_by_role("button", name="Undo").tap()
    wait_for_episodes(page, before)
    page.wait_for_timeout(300)
    assert stored_episodes(page) == before
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


def test_a_mouse_drags_an_episode_by_its_handle_and_what_is_refused_goes_back(own_server, open_page, artifacts):
    page = open_show(open_page, own_server, "/shows/1/episodes", allowed=TROUBLE)
    wait_for(page, "400 episodes")
    before = shown_episodes(page)[:4]
    page.get_by_role("button", name="Edit episodes").click()
    page.wait_for_timeout(300)
    drag(page, before[0], before[2])
    assert page.locator(".episode-cell.is-dragged .text-body").all_inner_texts() == [before[0]]
    page.wait_for_timeout(400)
    page.screenshot(path=artifacts / "portal-drag.png")
    assert stored_episodes(page) == before, "nothing is stored before the drop"
    page.mouse.up()
    after = [before[1], before[2], before[0], before[3]]
    wait_for_episodes(page, after)
    page.wait_for_timeout(500)
    assert stored_episodes(page) == after
    plan(own_server, "/v1/shows/1/episodes/", "fail")
    drag(page, after[0], after[1])
    page.mouse.up()
    wait_for(page, "could not be moved. It is back in its place.")
    wait_for_episodes(page, after)
    assert stored_episodes(page) == after


def test_the_keyboard_and_the_menu_move_an_episode(own_server, open_page):
    page = open_show(open_page, own_server, "/shows/1/episodes")
    wait_for(page, "400 episodes")
    before = shown_episodes(page)[:4]
    row(page, before[1]).focus()
    for key in ["Control+Space", "ArrowDown", "Enter"]:
        page.keyboard.press(key)
        screen.next_frames(page, 3)
    assert re.fullmatch(re.escape(before[1]) + r", dropped, position 3 of \d+ in Episodes", announced(page))
    after = [before[0], before[2], before[1], before[3]]
    wait_for_episodes(page, after)
    page.wait_for_timeout(500)
    assert stored_episodes(page) == after
    choose_in_menu(page, before[1], "Move up")
    wait_for_episodes(page, before)
    page.wait_for_timeout(500)
    assert stored_episodes(page) == before


def test_a_pull_of_a_finger_loads_the_segment_again_and_ends_also_when_that_fails(own_server, open_page, artifacts):
    page = open_show(open_page, own_server, "/shows/1/episodes", allowed=TROUBLE, **TOUCH)
    wait_for(page, "400 episodes")
    before = shown_episodes(page)[:3]
    finger = Finger(page)
    x, y = middle(row(page, before[0]))
    for name in ["loads", "fails"]:
        if name == "fails":
            plan(own_server, "/v1/shows/1/episodes", "fail")
        finger.down(x, y)
        finger.move(0, 160)
        assert page.locator(".refresh-sign.is-armed").count() == 1
        page.screenshot(path=artifacts / f"portal-pull-{name}.png")
        with page.expect_request(lambda request: request.url.endswith("/v1/shows/1/episodes")):
            finger.up()
        page.wait_for_function("!document.querySelector('.refresh-sign').classList.contains('is-refreshing')")
        wait_for_episodes(page, before)


def test_a_part_of_the_list_that_fails_is_asked_for_again_by_hand(own_server, open_page):
    page = open_show(open_page, own_server, "/shows/1/episodes", allowed=TROUBLE)
    wait_for(page, "400 episodes")
    plan(own_server, "/v1/shows/1/episodes", "fail")
    view = screen.scroller(page)
    for _ in range(20):
        view.evaluate("element => { element.scrollTop = element.scrollHeight; }")
        page.wait_for_timeout(60)
    retry = page.locator(".more-footer").get_by_role("button", name="Try again")
    retry.wait_for()
    height = view.evaluate("element => element.scrollHeight")
    retry.click()
    page.wait_for_function("(height) => document.querySelector('.collection-view').scrollHeight > height + 500", arg=height)


def test_switching_fast_with_slow_answers_never_shows_another_segments_content(own_server, open_page):
    for endpoint in ["episodes", "ratings", "reviews", "trends"]:
        plan(own_server, f"/v1/shows/1/{endpoint}", "slow:700", 5)
    page = open_show(open_page, own_server)
    marks = {"Details": ".fact-cell", "Episodes": ".episode-cell:not([hidden])", "Reviews": ".review-cell", "Trends": ".trend-cell"}
    order = ["Episodes", "Trends", "Reviews", "Details", "Trends"] * 4
    for title in order:
        choose(page, title)
        page.wait_for_timeout(60)
        foreign = page.evaluate("""([own, marks]) => marks.filter((mark) => mark !== own).flatMap((mark) =>
            [...document.querySelectorAll(mark)].filter((cell) => {
                const frame = cell.getBoundingClientRect();
                const leaves = cell.getAnimations().some((one) => one.playState === 'running');
                return cell.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !leaves
                    && frame.right > 1 && frame.left < innerWidth - 1;
            }).map(() => mark))""", [marks[title], list(marks.values())])
        assert foreign == [], title
    for title, text in SEGMENTS.items():
        choose(page, title)
        wait_for(page, text)
    wait_for_rest(page)
    page.wait_for_timeout(500)
    assert page.locator(".portal-placeholder:visible").count() == 0


def test_a_late_answer_never_wins_over_a_later_one(own_server, open_page):
    page = open_show(open_page, own_server, "/shows/1?faults")
    wait_for(page, "Season 4 is out")
    page.get_by_role("button", name="Faults").click()
    page.get_by_role("radiogroup", name="Fault of Status").get_by_role("radio", name="Failing").click()
    page.get_by_role("button", name="Load again").click()
    page.wait_for_timeout(600)
    assert page.get_by_text("Season 4 is out").count() == 1, "what is shown stays when loading it again fails"
    page.get_by_role("radiogroup", name="Fault of Status").get_by_role("radio", name="Stale").click()
    page.get_by_role("button", name="Load again").click()
    page.get_by_role("radiogroup", name="Fault of Status").get_by_role("radio", name="Empty").click()
    page.get_by_role("button", name="Load again").click()
    wait_for(page, "No status yet")
    page.wait_for_timeout(6500)
    assert page.get_by_text("No status yet").is_visible()
    page.get_by_role("radiogroup", name="Fault of Status").get_by_role("radio", name="None").click()
    page.get_by_role("button", name="Load again").click()
    wait_for(page, "Season 4 is out")


def test_the_header_scrolls_away_and_the_segments_stay_without_a_frame_of_jitter(server, open_page):
    page = open_show(open_page, server, "/shows/1/episodes")
    wait_for(page, "400 episodes")
    record = page.evaluate("""() => new Promise((done) => {
        const view = document.querySelector('.screen:not(.is-beneath) .collection-view');
        const [header, bar] = ['.show-header', '.segment-bar'].map((name) => view.querySelector(name));
        const top = view.getBoundingClientRect().top;
        const height = header.getBoundingClientRect().height;
        const frames = [];
        let step = 0;
        const next = () => {
            frames.push([view.scrollTop, bar.getBoundingClientRect().top - top, height]);
            if (++step > 90) return done(frames);
            view.scrollTop += step < 60 ? 7 : -13;
            requestAnimationFrame(() => requestAnimationFrame(next));
        };
        requestAnimationFrame(next);
    })""")
    assert max(offset for offset, _, _ in record) > 300
    assert [abs(top - max(0, height - offset)) < 0.6 for offset, top, height in record] == [True] * len(record)
    screen.scroll_to(page, 400)
    page.locator(".bar-title:not(.is-away)").wait_for()
    assert page.locator(".bar-title .text-headline").inner_text() == "Tidewater"
    choose(page, "Trends")
    wait_for(page, "Plays a day")
    page.wait_for_timeout(500)
    bounds = screen.scroller(page).bounding_box()
    assert abs(page.locator(".segment-bar").bounding_box()["y"] - bounds["y"]) < 0.6


def test_a_journey_with_the_keyboard_alone(own_server, open_page):
    page = open_show(open_page, own_server, width=1280, height=800)
    wait_for(page, "Season 4 is out")
    focused = lambda: page.evaluate("document.activeElement.ariaLabel ?? document.activeElement.textContent")
    for _ in range(6):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.role") == "radio":
            break
    assert focused() == "Details"
    page.keyboard.press("ArrowRight")
    wait_for(page, "400 episodes")
    assert focused() == "Episodes" and page.url.endswith("/shows/1/episodes")
    page.wait_for_timeout(500)
    before = shown_episodes(page)[:3]
    page.keyboard.press("Tab")
    assert focused() == "Edit episodes"
    page.keyboard.press("Tab")
    assert before[0] in focused()
    page.keyboard.press("ArrowDown")
    assert before[1] in focused()
    page.keyboard.press("Delete")
    wait_for_episodes(page, [before[0], before[2]])
    page.wait_for_timeout(500)
    assert before[2] in focused(), "the focus goes to the next row"
    page.keyboard.press("Tab")
    assert focused() == "Refresh", "the list ends with the way to load it again"
    page.keyboard.press("Tab")
    assert focused() == "Undo"
    page.keyboard.press("Enter")
    wait_for_episodes(page, before)
    page.wait_for_timeout(300)
    assert before[1] in focused(), "and back to the row that was put back"
    assert stored_episodes(page, 3) == before


def test_a_review_is_opened_and_a_chart_is_asked_by_keys(server, open_page):
    page = open_show(open_page, server, "/shows/1/reviews")
    more = page.get_by_role("button", name=re.compile("^More of"))
    more.first.wait_for()
    cell = page.locator(".review-cell", has=more.first).first
    name = more.first.get_attribute("aria-label")
    text = cell.locator(".text-body").inner_text()
    assert text.endswith(" …")
    handle = cell.element_handle()
    height = handle.bounding_box()["height"]
    more.first.click()
    page.wait_for_timeout(400)
    assert len(handle.query_selector(".text-body").inner_text()) > len(text)
    assert handle.bounding_box()["height"] >= height, name
    choose(page, "Trends")
    plot = page.get_by_role("slider", name="Plays a day")
    plot.wait_for()
    plot.focus()
    last = plot.get_attribute("aria-valuetext")
    page.keyboard.press("ArrowLeft")
    assert plot.get_attribute("aria-valuetext") != last
    page.locator(".trend-cell").first.get_by_role("radio", name="1W").click()
    assert plot.get_attribute("aria-valuemax") == "7"


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing(own_server, open_page, scheme):
    page = open_show(open_page, own_server, color_scheme=scheme, allowed=TROUBLE)
    for title, text in SEGMENTS.items():
        choose(page, title)
        wait_for(page, text)
        page.wait_for_timeout(450)
        assert violations(page) == [], title
    choose(page, "Episodes")
    page.get_by_role("button", name="Edit episodes").click()
    page.get_by_role("button", name=re.compile("^Remove")).first.click()
    page.wait_for_timeout(450)
    assert violations(page) == []
    plan(own_server, "/v1/shows/2/status", "fail")
    page.goto(own_server.url + "/shows/2?faults")
    wait_for(page, "Status could not be loaded")
    page.get_by_role("button", name="Faults").click()
    page.wait_for_timeout(450)
    assert violations(page) == []
    page.goto(own_server.url + "/shows")
    wait_for(page, "Kilometre Zero")
    page.wait_for_timeout(450)
    assert violations(page) == []


@pytest.mark.parametrize("size", [(390, 844), (1280, 800)])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_pictures(own_server, open_page, artifacts, size, scheme):
    page = open_show(open_page, own_server, width=size[0], height=size[1], color_scheme=scheme, allowed=TROUBLE)
    save = lambda name: page.screenshot(path=artifacts / f"portal-{name}-{size[0]}-{scheme}.png")
    for title, text in SEGMENTS.items():
        choose(page, title)
        wait_for(page, text)
        page.wait_for_timeout(700)
        save(title.lower())
    choose(page, "Episodes")
    page.get_by_role("button", name="Edit episodes").click()
    page.get_by_role("button", name=re.compile("^Remove")).nth(1).click()
    page.wait_for_timeout(600)
    screen.scroll_to(page, 300)
    page.wait_for_timeout(400)
    save("editing")
    plan(own_server, "/v1/shows/3/information", "fail")
    plan(own_server, "/v1/shows/3/description", "slow:20000")
    page.goto(own_server.url + "/shows/3?faults")
    wait_for(page, "Information could not be loaded")
    page.wait_for_timeout(500)
    save("error")
    page.goto(own_server.url + "/shows/6/reviews")
    wait_for(page, "No reviews yet")
    page.wait_for_timeout(500)
    save("empty")
    for endpoint in ["", "/status", "/information", "/description"]:
        plan(own_server, f"/v1/shows/5{endpoint}", "slow:20000", 4 if endpoint == "" else 1)
    page.goto(own_server.url + "/shows/5")
    page.locator(".portal-placeholder .activity-indicator").first.wait_for()
    page.wait_for_timeout(300)
    save("loading")
    page.goto(own_server.url + "/shows")
    wait_for(page, "Kilometre Zero")
    page.wait_for_timeout(700)
    save("list")
