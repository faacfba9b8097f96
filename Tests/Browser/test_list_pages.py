"""The pages of the list bench show what they are measured for: the right rows, at the right places, after each change."""

import re
from pathlib import Path

import pytest

import screen
from list_pages import ListServer

COUNT = 3000
ADJECTIVES = ["Plain", "Quiet", "Narrow", "Early", "Distant", "Warm", "Hidden", "Simple"]
NOUNS = ["harbour", "meadow", "window", "letter", "orchard", "river", "stair", "lantern"]
WORD = 0xFFFFFFFF

SHOWN = """() => {
  const shown = [];
  for (const row of bench.rows()) {
    const { top, bottom } = row.getBoundingClientRect();
    const [, title, subtitle] = row.children;
    if (bottom > 0 && top < innerHeight) shown.push([top, bottom - top, title.textContent, subtitle.textContent]);
  }
  return shown.sort((one, other) => one[0] - other[0]);
}"""


def mixed(row):
    value = (row * 0x9E3779B1) & WORD
    value ^= value >> 15
    value = (value * 0x85EBCA77) & WORD
    return value ^ (value >> 13)


def height(row):
    return 40 + mixed(row) % 161


def shuffled(rows):
    rows, state = list(rows), 2463534242
    for index in range(len(rows) - 1, 0, -1):
        state ^= (state << 13) & WORD
        state ^= state >> 17
        state ^= (state << 5) & WORD
        other = state % (index + 1)
        rows[index], rows[other] = rows[other], rows[index]
    return rows


def expected(rows, offset, view=844):
    shown, top = [], -offset
    for row in rows:
        if top + height(row) > 0 and top < view:
            bits = mixed(row)
            subtitle = f"{ADJECTIVES[bits >> 5 & 7]} {NOUNS[bits >> 11 & 7]}, {height(row)} points"
            shown.append([top, height(row), f"Row {row}", subtitle])
        top += height(row)
    return shown


# What the list does not use: each is created by the setter, the call or the part that requests it.
OPTIONAL = [
    "RowController", "OrthogonalScrollView", "SizingController", "DecorationController", "DecorationView",
    "ReorderingInteraction", "SwipeActionsInteraction", "ContextMenuInteraction", "DragSelectionInteraction",
    "TypeAheadInteraction", "Prefetching", "DisplayEvents", "HostTracer", "CollectionView.debugDescription",
]


def test_the_program_contains_no_part_that_the_list_does_not_use():
    names = (Path(__file__).parents[1] / "Wasm/.build/BenchList.names.txt").read_text()
    assert "ElementTable" in names and "DisplayList" in names
    assert [part for part in OPTIONAL if re.search(rf"\b{re.escape(part)}\b", names)] == []


@pytest.fixture(scope="module")
def lists():
    server = ListServer()
    yield server
    server.stop()


@pytest.mark.parametrize("candidate", ["engine", "pool"])
def test_a_list_shows_its_rows_after_every_change(candidate, lists, visit):
    page = visit(lists.address(candidate, 10))
    page.wait_for_function("() => window.bench && document.querySelector('.row')")
    rows = list(range(10))
    assert page.evaluate(SHOWN) == expected(rows, 0)
    page.evaluate(f"bench.setCount({COUNT})")
    rows = list(range(COUNT))
    assert page.evaluate(SHOWN) == expected(rows, 0)
    for number in range(3):
        page.evaluate("bench.insertTop()")
        rows.insert(0, COUNT + number)
        assert page.evaluate(SHOWN) == expected(rows, 0)
    page.evaluate("bench.shuffle()")
    rows = shuffled(rows)
    assert page.evaluate(SHOWN) == expected(rows, 0)
    for offset in (100_000, 100_400, 3000, 0):
        page.evaluate(f"bench.scrollTo({offset})")
        assert page.evaluate(SHOWN) == expected(rows, offset)


@pytest.mark.parametrize("candidate", ["engine", "pool"])
def test_a_list_follows_the_user_who_scrolls(candidate, lists, visit):
    page = visit(lists.address(candidate, COUNT))
    page.wait_for_function("() => window.bench && document.querySelector('.row')")
    offset = 0
    for distance in (84, 84, 2532, 2532, -700, 84, -6000, 120_000):
        offset = max(0, offset + distance)
        page.evaluate("""(offset) => new Promise((done) => {
          bench.scroller.scrollTop = offset;
          requestAnimationFrame(() => setTimeout(done));
        })""", offset)
        assert page.evaluate(SHOWN) == expected(range(COUNT), offset)


def test_rows_stand_in_the_document_in_the_order_in_which_they_are_seen(lists, visit):
    page = visit(lists.address("engine", COUNT))
    page.wait_for_function("() => window.bench && document.querySelector('.row')")
    titles = "[...bench.rows()].map((row) => [row.getBoundingClientRect().top, row.children[1].textContent])"
    for change in ("bench.insertTop()", "bench.shuffle()", "bench.scrollTo(20000)", "bench.insertTop()"):
        page.evaluate(change)
        screen.wait_for_rest(page, 400)
        rows = page.evaluate(titles)
        assert rows == sorted(rows), change


HOST = "document.querySelector('[data-engine]').collectionHost"


@pytest.mark.parametrize("size", [(390, 844), (1280, 800)])
def test_the_first_part_of_the_program_shows_the_first_rows_and_scrolls_them(size, lists, open_page):
    held = []
    page = open_page("about:blank", *size)
    page.route("**/*.rest.wasm", lambda route: held.append(route))
    page.goto(lists.address("engine", COUNT))
    page.wait_for_function("() => window.bench && document.querySelector('.row')")
    assert page.evaluate(SHOWN) == expected(range(COUNT), 0, size[1])
    for offset in (84, 168, 2700):
        page.evaluate("""(offset) => new Promise((done) => {
          bench.scroller.scrollTop = offset;
          requestAnimationFrame(() => setTimeout(done));
        })""", offset)
        assert page.evaluate(SHOWN) == expected(range(COUNT), offset, size[1])
    screen.nothing_happens(page, 400)
    assert page.evaluate(f"[{HOST}.calls.isWhole, {HOST}.isDead]") == [False, False]
    assert len(held) == 1
    held[0].continue_()
    page.wait_for_function(f"() => {HOST}.calls.isWhole")
    page.evaluate("bench.insertTop()")
    assert not page.evaluate(f"{HOST}.isDead")


def test_a_function_of_the_program_waits_for_the_rest(lists, open_page):
    held = []
    page = open_page("about:blank")
    page.route("**/*.rest.wasm", lambda route: held.append(route))
    page.goto(lists.address("engine", COUNT))
    page.wait_for_function("() => window.bench && document.querySelector('.row')")
    page.evaluate("bench.shuffle()")
    assert page.evaluate(SHOWN) == expected(range(COUNT), 0)
    screen.wait_until(page, lambda: bool(held))
    held[0].continue_()
    page.wait_for_function(f"() => {HOST}.calls.isWhole")
    screen.wait_until(page, lambda: page.evaluate(SHOWN), expected(shuffled(range(COUNT)), 0))
