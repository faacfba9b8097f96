"""The portal in Chromium on a real server: four segments, what goes wrong with each, the header, a review and a chart, and
the rules of accessibility."""

import re

from playwright.sync_api import expect

import screen
from portal import SEGMENTS, TROUBLE, choose, edit, open_show, plan, wait_for, wait_for_rest
from test_accessibility import violations, violations_in_schemes

PARTS = [
    ("", "status", "Status"),
    ("", "information", "Information"),
    ("", "description", "Description"),
    ("/episodes", "episodes", "Episodes"),
    ("/reviews", "ratings", "Ratings"),
    ("/reviews", "reviews", "Reviews"),
    ("/trends", "trends", "Trends"),
]


def test_the_four_segments_show_what_they_are_about_and_have_addresses(server, visit):
    page = open_show(visit, server)
    assert page.title() == "Tidewater"
    for title, text in SEGMENTS.items():
        choose(page, title)
        wait_for(page, text)
        suffix = "" if title == "Details" else "/" + title.lower()
        assert page.url == server.url + "/shows/1" + suffix
        assert page.locator(".segment-bar [aria-selected=true]").inner_text() == title
    page.reload()
    wait_for(page, SEGMENTS["Trends"])
    page.locator(".bar-icon-back").click()
    wait_for(page, "Kilometre Zero")
    page.get_by_role("link", name=re.compile("Long Wave")).click()
    wait_for(page, "Carrier Audio")
    page.go_back()
    wait_for(page, "Kilometre Zero")


def test_each_part_fails_by_itself_and_comes_when_it_is_requested_again(own_server, visit):
    for segment, endpoint, title in PARTS:
        with screen.case(title):
            plan(own_server, f"/v1/shows/1/{endpoint}", "fail")
            page = open_show(visit, own_server, "/shows/1" + segment, allowed=TROUBLE)
            wait_for(page, f"The {title.lower()} could not be loaded")
            wait_for_rest(page)
            page.get_by_role("button", name=f"Try again: The {title.lower()} could not be loaded").click()
            wait_for_rest(page)
            page.wait_for_function("() => document.querySelectorAll('.cell:not([hidden])').length > 0")
            expect(page.get_by_text(f"The {title.lower()} could not be loaded").locator("visible=true")).to_have_count(0)


def test_shows_without_content_say_so_in_words(server, visit):
    page = open_show(visit, server, "/shows/6", allowed=("404",))
    for title, text in [("Episodes", "No episodes yet"), ("Reviews", "No reviews yet"), ("Trends", "No plays yet")]:
        choose(page, title)
        wait_for(page, text)
        wait_for_rest(page)
    page.goto(server.url + "/shows/99")
    wait_for(page, "This show does not exist")


def test_switching_fast_with_slow_responses_never_shows_another_segments_content(own_server, visit):
    for endpoint in ["episodes", "ratings", "reviews", "trends"]:
        plan(own_server, f"/v1/shows/1/{endpoint}", "slow:700", 5)
    page = open_show(visit, own_server)
    marks = {"Details": ".fact-cell", "Episodes": ".episode-cell:not([hidden])", "Reviews": ".review-cell", "Trends": ".trend-cell"}
    order = ["Episodes", "Trends", "Reviews", "Details", "Trends"] * 4
    for title in order:
        choose(page, title)
        screen.next_frames(page, 4)
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
    screen.nothing_happens(page, 500)
    assert page.locator(".content-unavailable-item:visible").count() == 0


def test_a_late_response_never_wins_over_a_later_one(own_server, visit):
    page = open_show(visit, own_server, "/shows/1?faults")
    wait_for(page, "Season 4 is out")
    page.get_by_role("button", name="Faults").click()
    page.get_by_role("radiogroup", name="Fault: Status").get_by_role("radio", name="Failing").click()
    page.get_by_role("button", name="Load again").click()
    screen.run_timers(page)  # the failure comes
    assert page.get_by_text("Season 4 is out").count() == 1, "what is shown stays when loading it again fails"
    page.get_by_role("radiogroup", name="Fault: Status").get_by_role("radio", name="Stale").click()
    page.get_by_role("button", name="Load again").click()
    page.get_by_role("radiogroup", name="Fault: Status").get_by_role("radio", name="Empty").click()
    page.get_by_role("button", name="Load again").click()
    wait_for(page, "No status yet")
    screen.run_timers(page)  # the stale response comes
    assert page.get_by_text("No status yet").is_visible()
    page.get_by_role("radiogroup", name="Fault: Status").get_by_role("radio", name="None").click()
    page.get_by_role("button", name="Load again").click()
    wait_for(page, "Season 4 is out")


def test_the_header_scrolls_away_and_the_segments_stay_without_a_frame_of_jitter(server, visit):
    page = open_show(visit, server, "/shows/1/episodes")
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
    page.locator(".show-title:not(.is-away)").wait_for()
    assert page.locator(".show-title .text-headline").inner_text() == "Tidewater"
    choose(page, "Trends")
    wait_for(page, "Plays per day")
    screen.wait_for_rest(page)
    bounds = screen.scroller(page).bounding_box()
    assert abs(page.locator(".segment-bar").bounding_box()["y"] - bounds["y"]) < 0.6


def test_each_segment_is_seen_where_it_was_left_once_the_header_is_scrolled_out(server, visit):
    page = open_show(visit, server, "/shows/1/episodes")
    wait_for(page, "400 episodes")

    def offset():
        screen.wait_for_rest(page)
        return screen.scroller(page).evaluate("(view) => view.scrollTop")

    def show(title, text):
        choose(page, title)
        wait_for(page, text)
        return offset()

    def places():
        screen.wait_for_rest(page)
        return page.evaluate("""() => [...document.querySelectorAll('.episode-cell:not([hidden])')]
            .map((cell) => [cell.innerText.split('\\n')[0], Math.round(cell.getBoundingClientRect().top)])
            .filter(([, top]) => top > 250 && top < innerHeight).sort((a, b) => a[1] - b[1])""")

    screen.scroll_to(page, 900)
    left = offset()
    seen = places()
    start = show("Reviews", SEGMENTS["Reviews"])
    assert start < left - 300, "a first visit begins at the start"
    title = "() => document.querySelector('.segment-bar [aria-selected=true]').innerText === 'Episodes'"
    choose(page, "Episodes")
    page.wait_for_function(title)
    # Episodes above them may have an estimated height, so the offset may be another one.
    assert places() == seen
    assert len(seen) > 3
    assert abs(show("Reviews", SEGMENTS["Reviews"]) - start) <= 1
    screen.scroll_to(page, 10)
    choose(page, "Episodes")
    page.wait_for_function(title)
    assert abs(offset() - 10) <= 1, "a header that is visible stays"


def test_a_review_is_opened_and_a_chart_is_read_by_keys(server, visit):
    page = open_show(visit, server, "/shows/1/reviews")
    more = page.get_by_role("button", name=re.compile("^Read more of"))
    more.first.wait_for()
    cell = page.locator(".review-cell", has=more.first).first
    name = more.first.get_attribute("aria-label")
    text = cell.locator(".text-body").inner_text()
    assert text.endswith(" …")
    handle = cell.element_handle()
    more.first.click()
    page.wait_for_function(
        "([cell, length]) => cell.querySelector('.text-body')?.innerText.length > length", arg=[handle, len(text)])
    screen.wait_for_rest(page)
    assert handle.evaluate("(cell) => cell.scrollHeight <= cell.clientHeight + 1"), name
    assert not handle.evaluate("(cell) => cell.querySelector('.text-body').innerText").endswith("…")
    choose(page, "Trends")
    plot = page.get_by_role("slider", name="Plays per day")
    plot.wait_for()
    plot.focus()
    last = plot.get_attribute("aria-valuetext")
    page.keyboard.press("ArrowLeft")
    assert plot.get_attribute("aria-valuetext") != last
    page.locator(".trend-cell").first.get_by_role("radio", name="1W").click()
    assert plot.get_attribute("aria-valuemax") == "7"
    days = page.locator(".trend-cell").first.locator(".chart-horizontal-axis > .label:visible").all_inner_texts()
    assert len(days) == 3
    assert plot.get_attribute("aria-description") == " – ".join(days)


def test_axe_finds_nothing_in_what_is_edited_and_removed(own_server, visit):
    page = open_show(visit, own_server, "/shows/1/episodes", allowed=TROUBLE)
    wait_for(page, SEGMENTS["Episodes"])
    screen.wait_for_rest(page)
    edit(page)
    # What is said after a removal goes by itself.
    for scheme in ["light", "dark"]:
        page.emulate_media(color_scheme=scheme)
        page.get_by_role("button", name=re.compile("^Remove")).first.click()
        assert violations(page) == [], scheme
    plan(own_server, "/v1/shows/2/status", "fail")
    page.goto(own_server.url + "/shows/2?faults")
    wait_for(page, "The status could not be loaded")
    page.get_by_role("button", name="Faults").click()
    assert violations_in_schemes(page) == []


def test_looks_and_what_axe_finds_in_them(own_server, visit, artifacts):
    page = open_show(visit, own_server, allowed=TROUBLE)

    def save(name, patience=screen.AWAITING_PATIENCE_MS):
        """Takes pictures of a screen in both sizes. The window is that of a phone before and afterwards."""
        if not artifacts.are_taken:
            return
        for width, height in [(1280, 800), (390, 844)]:
            page.set_viewport_size({"width": width, "height": height})
            for scheme in ["light", "dark"]:
                page.emulate_media(color_scheme=scheme)
                screen.wait_for_rest(page, patience=patience)
                artifacts.save(page, f"portal-{name}-{width}-{scheme}.png")

    for title, text in SEGMENTS.items():
        choose(page, title)
        wait_for(page, text)
        save(title.lower())
        assert violations_in_schemes(page) == [], title
    choose(page, "Episodes")
    edit(page)
    page.get_by_role("button", name=re.compile("^Remove")).nth(1).click()
    screen.wait_for_rest(page)
    screen.scroll_to(page, 300)
    save("editing")
    plan(own_server, "/v1/shows/3/information", "fail")
    plan(own_server, "/v1/shows/3/description", "slow:20000")
    page.goto(own_server.url + "/shows/3?faults")
    wait_for(page, "The information could not be loaded")
    save("error", patience=0)  # the description is held back
    page.goto(own_server.url + "/shows/6/reviews")
    wait_for(page, "No reviews yet")
    save("empty")
    for endpoint in ["", "/status", "/information", "/description"]:
        plan(own_server, f"/v1/shows/5{endpoint}", "slow:20000", 4 if endpoint == "" else 1)
    page.goto(own_server.url + "/shows/5")
    page.locator(".content-unavailable-item .activity-indicator").first.wait_for()
    save("loading", patience=0)
    page.goto(own_server.url + "/shows")
    wait_for(page, "Kilometre Zero")
    save("list")
    assert violations_in_schemes(page) == []
