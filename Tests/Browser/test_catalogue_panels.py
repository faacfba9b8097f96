"""The catalogue's date pickers, menu buttons and popovers, by pointer and by keyboard."""

import pytest
from playwright.sync_api import expect

import screen
from test_accessibility import violations_in_schemes
from test_catalogue import SCHEMES, WIDTHS, bring, open_catalogue


def test_a_date_is_written_and_what_cannot_be_chosen_is_said(visit, server):
    page = open_catalogue(visit, server)
    card = bring(page, "DatePicker")
    arrival = card.get_by_label("Arrival", exact=True)
    assert [card.locator("input").nth(index).get_attribute("type") for index in range(4)] == [
        "date", "time", "datetime-local", "date",
    ]
    assert arrival.get_attribute("min") == "2026-05-01" and card.get_by_label("Meeting").input_value() == "2026-05-01T09:40"
    arrival.focus()
    page.keyboard.type("05022026")
    assert arrival.input_value() == "2026-05-02"
    card.get_by_text("Second 1777680000").wait_for()
    arrival.fill("2026-04-30")
    card.get_by_text("No day").wait_for()
    assert arrival.get_attribute("aria-invalid") is None, "the user is still writing"
    card.get_by_label("Alarm").focus()
    card.get_by_text("This is too early. Choose a later date or time.").wait_for()
    assert arrival.get_attribute("aria-invalid") == "true" and arrival.input_value() == "2026-04-30"
    arrival.fill("2026-05-01")
    card.get_by_text("Second 1777593600").wait_for()
    assert arrival.get_attribute("aria-invalid") is None
    assert card.get_by_label("Invoice").is_disabled()


def is_focused(locator):
    return locator.evaluate("element => element === document.activeElement")


@pytest.mark.parametrize("direction", ["ltr", "rtl"])
def test_a_menu_button_by_keyboard(visit, server, direction):
    page = open_catalogue(visit, server, f"?dir={direction}")
    card = bring(page, "Button: menu")
    button = card.get_by_role("button", name="Sort")
    assert button.get_attribute("aria-haspopup") == "menu"
    menu = page.get_by_role("menu", name="Sort")
    entries = menu.get_by_role("menuitem")
    for key in ["Enter", "Space", "ArrowDown", "ArrowUp"]:
        button.focus()
        page.keyboard.press(key)
        menu.wait_for()
        assert is_focused(entries.nth(3 if key == "ArrowUp" else 0)) and button.get_attribute("aria-expanded") == "true"
        page.keyboard.press("Escape")
        menu.wait_for(state="detached")
        expect(button).to_be_focused()
        expect(button).to_have_attribute("aria-expanded", "false")
        screen.wait_for_rest(page)
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    assert is_focused(entries.nth(1))
    page.keyboard.type("d")
    assert is_focused(entries.nth(3))
    page.keyboard.press("Home")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    menu.wait_for(state="detached")
    card.get_by_text("By area", exact=True).wait_for()
    expect(button).to_be_focused()
    screen.wait_for_rest(page)
    assert page.url.split("?")[0].endswith("/catalogue")
    page.keyboard.press("Enter")
    menu.wait_for()
    page.keyboard.press("Tab")
    menu.wait_for(state="detached")


def test_a_menu_button_by_pointer(visit, server):
    page = open_catalogue(visit, server)
    card = bring(page, "Button: menu")
    button = card.get_by_role("button", name="More")
    menu = page.get_by_role("menu", name="More")
    ends = {
        "back": page.go_back, "beside": lambda: page.mouse.click(20, 830),
        "entry": lambda: menu.get_by_role("menuitem", name="By price").click(),
    }
    for name, end in ends.items():
        with screen.case(name):
            button.click()
            menu.wait_for()
            screen.wait_for_rest(page)
            box, source = menu.bounding_box(), button.bounding_box()
            assert box["x"] >= 8 and box["x"] + box["width"] <= 382
            assert abs(box["y"] - source["y"] - source["height"] - 6) < 1
            menu.get_by_role("menuitem", name="By distance").click(force=True)
            assert menu.is_visible()
            end()
            menu.wait_for(state="detached")
            card.get_by_text("By price" if name == "entry" else "By date", exact=True).wait_for()
            expect(button).to_be_focused()
            assert page.url.endswith("/catalogue")
            screen.wait_for_rest(page)


@pytest.mark.parametrize("direction", ["ltr", "rtl"])
def test_a_popover_stays_within_the_window(visit, server, direction):
    page = open_catalogue(visit, server, f"?dir={direction}", width=360, height=700, **screen.WITHOUT_MOTION)
    for width in [360, 700, 1280]:
        with screen.case(f"{width} points wide"):
            screen.resize(page, width, 700)
            check_popovers(page, width, direction)


def check_popovers(page, width, direction):
    """Opens each popover from the upper and from the lower part of the window and looks where it is."""
    screen.scroll_to(page, 0)
    card = bring(page, "Popover")
    popover = page.get_by_role("dialog", name="Filters")
    panel = popover.locator(".popover-panel")
    scroller = screen.scroller(page)
    for name in ["Filters", "At the edge"]:
        button = card.get_by_role("button", name=name)
        for place in [150, 640]:
            scroller.evaluate("(element, distance) => element.scrollBy(0, distance)", button.bounding_box()["y"] - place)
            screen.wait_for_rest(page)
            button.click()
            popover.wait_for()
            screen.wait_for_rest(page)
            source, box = button.bounding_box(), panel.bounding_box()
            if width < 500:
                assert (box["x"], box["width"], box["y"] + box["height"]) == (0, width, 700)
            else:
                edge = (box["x"] - source["x"]) if direction == "ltr" else box["x"] + box["width"] - source["x"] - source["width"]
                is_moved = abs(box["x"] - 8) < 1 or abs(box["x"] + box["width"] - width + 8) < 1
                assert abs(edge) < 1 or is_moved
                assert box["x"] >= 8 and box["x"] + box["width"] <= width - 8 and box["y"] >= 8 and box["y"] + box["height"] <= 692
                if source["y"] + source["height"] + 6 + box["height"] <= 692:
                    assert abs(box["y"] - source["y"] - source["height"] - 6) < 1
                else:
                    assert abs(source["y"] - 6 - box["y"] - box["height"]) < 1
            page.keyboard.press("Escape")
            popover.wait_for(state="detached")
            expect(button).to_be_focused()
            screen.wait_for_rest(page)


def test_a_popover_is_dismissed(visit, server):
    page = open_catalogue(visit, server, width=1280)
    card = bring(page, "Popover")
    button = card.get_by_role("button", name="Filters")
    popover = page.get_by_role("dialog", name="Filters")
    ends = {
        "back": page.go_back, "beside": lambda: page.mouse.click(1270, 830),
        "done": lambda: popover.get_by_role("button", name="Done").click(),
    }
    # The slider is moved each time, from 1800 on.
    for (name, end), (key, amount) in zip(ends.items(), [("ArrowRight", 1900), ("ArrowLeft", 1800), ("ArrowLeft", 1700)]):
        with screen.case(name):
            button.focus()
            page.keyboard.press("Enter")
            popover.wait_for()
            page.keyboard.press("Tab")
            page.keyboard.press(key)
            page.keyboard.press("Tab")
            assert is_focused(popover.get_by_role("switch", name="With a garden"))
            end()
            popover.wait_for(state="detached")
            card.get_by_text(f"At most €{amount}").wait_for()
            expect(button).to_be_focused()
            assert page.url.endswith("/catalogue")
            screen.wait_for_rest(page)


def test_a_popover_follows_the_size_of_the_window(visit, server):
    page = open_catalogue(visit, server, width=1280, height=800)
    bring(page, "Popover").get_by_role("button", name="Filters").click()
    panel = page.locator(".popover-panel")
    panel.wait_for()
    page.set_viewport_size({"width": 420, "height": 800})
    screen.wait_for_rest(page, 400)
    assert panel.bounding_box()["width"] == 420
    page.set_viewport_size({"width": 900, "height": 500})
    screen.wait_for_rest(page, 400)
    box = panel.bounding_box()
    assert box["x"] >= 8 and box["x"] + box["width"] <= 892 and box["y"] + box["height"] <= 492 and box["width"] < 400


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("direction", ["ltr", "rtl"])
def test_axe_finds_nothing_in_menus_and_popovers(visit, server, artifacts, width, direction):
    page = open_catalogue(visit, server, f"?dir={direction}", width=width, **screen.WITHOUT_MOTION)
    schemes = SCHEMES[direction]
    bring(page, "DatePicker").get_by_label("Arrival", exact=True).fill("2026-04-30")
    page.keyboard.press("Tab")
    page.get_by_label("Alarm").focus()
    save = lambda scheme: artifacts.save(page, f"panel-dates-{width}-{scheme}-{direction}.png")
    assert violations_in_schemes(page, save=save, schemes=schemes) == []
    screen.scroller(page).evaluate("element => element.scrollTo(0, 0)")
    for title, name in [("Button: menu", "Sort"), ("Button: menu", "More"), ("Popover", "Filters"), ("Popover", "At the edge")]:
        save = lambda scheme: artifacts.save(page, f"panel-{name.split()[-1].lower()}-{width}-{scheme}-{direction}.png")
        bring(page, title).get_by_role("button", name=name, exact=True).click()
        assert violations_in_schemes(page, save=save, schemes=schemes) == []
        page.keyboard.press("Escape")
        screen.wait_for_rest(page)
