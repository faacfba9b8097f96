"""The gallery in its languages: rendered by the server and shown by the program, chosen by the user, right to left, and with texts that
are longer than those of any language."""

import itertools
import urllib.request

import pytest

import screen
from test_accessibility import violations
from test_catalogue import BESIDE_CARD, entry_count, titles
from test_short_windows import PATHS as LOW_PATHS
from test_short_windows import SHARES, SIZES as LOW_SIZES, visit_low

PAGES = [
    "/", "/storefront", "/storefront/bag", "/storefront/wishlist", "/storefront/search", "/product/1001", "/shows", "/shows/1",
    "/shows/1/episodes", "/shows/1/episodes/1", "/shows/1/reviews", "/shows/1/trends", "/people", "/people/1", "/earnings", "/earnings/1",
    "/homes", "/homes/results", "/homes/favourites", "/homes/1001",
]

# How many windows of a screen with longer texts are looked at, and how wide they are.
WINDOW_LIMIT, WIDTHS = 4, (390, 1280)

# Every text that the program writes becomes 40 % longer, by its own beginning.
LENGTHENED = """
for (const [prototype, name] of [[CharacterData.prototype, "data"], [Node.prototype, "textContent"]]) {
  const { get, set } = Object.getOwnPropertyDescriptor(prototype, name);
  Object.defineProperty(prototype, name, {
    get,
    set(text) {
      const isText = typeof text === "string" && /[A-Za-z]{2}/.test(text) && !this.parentElement?.closest(".is-code, head");
      set.call(this, isText ? `${text} ${text.slice(0, Math.max(1, Math.ceil(text.length * 0.4) - 1))}` : text);
    },
  });
}
"""

# Controls beside the window, and single lines of controls that are cut off without a sign of it.
BROKEN = """() => {
  const problems = [];
  if (document.documentElement.scrollWidth > innerWidth) problems.push(`the page is ${document.documentElement.scrollWidth} wide`);
  for (const element of document.querySelectorAll("button, .label, .badge, input")) {
    const box = element.getBoundingClientRect();
    if (box.width === 0 || box.bottom < 0 || box.top > innerHeight || getComputedStyle(element).visibility === "hidden") continue;
    const name = `${element.className} “${element.textContent.slice(0, 40)}”`;
    const scroller = element.closest(".carousel, .orthogonal, .segmented-control, .cell");
    if (!scroller && (box.left < -1 || box.right > innerWidth + 1)) problems.push(`${name} from ${box.left} to ${box.right}`);
    const style = getComputedStyle(element);
    if (style.clipPath !== "none") continue; // for assistive technology alone
    const isCut = element.textContent && element.scrollWidth > element.clientWidth + 1 && style.overflowX === "hidden" && style.textOverflow !== "ellipsis";
    if (isCut) problems.push(`${name} is cut at ${element.clientWidth} of ${element.scrollWidth}`);
  }
  return problems;
}"""


# How a text is laid out in a label that is seen: how far each of its letters is to the right of its first one, and how far it is from
# the edges of the label.
LAID_OUT = """([selector, text]) => {
    const label = [...document.querySelectorAll(selector)].find((one) => one.checkVisibility() && one.textContent);
    label.textContent = text;
    const range = document.createRange();
    const box = (start, end) => {
        range.setStart(label.firstChild, start);
        range.setEnd(label.firstChild, end);
        return range.getBoundingClientRect();
    };
    const [whole, edges] = [box(0, text.length), label.getBoundingClientRect()];
    return {
        offsets: [...text].map((_, index) => Math.round(box(index, index + 1).left - box(0, 1).left)),
        left: whole.left - edges.left, right: edges.right - whole.right,
    };
}"""


def first_response(server, path, **headers):
    with urllib.request.urlopen(urllib.request.Request(server.url + path, headers=headers)) as response:
        return response.read().decode()


@pytest.mark.parametrize("language, direction, word", [("en-US", "ltr", "Earnings"), ("de-DE", "ltr", "Cashback"), ("ar-EG", "rtl", "الأرباح")])
def test_the_server_renders_pages_in_the_language_of_the_browser(server, language, direction, word):
    html = first_response(server, "/earnings", **{"Accept-Language": f"{language},fr;q=0.5"})
    assert f'<html lang="{language}" dir="{direction}">' in html
    assert f";{direction};" in html.split('data-rendered="')[1][:60]
    assert f"<title>{word}" in html


def test_a_chosen_language_stays(server, open_page):
    page = open_page(server.url + "/earnings", locale="en-US")
    page.locator(".strip-menu").focus()
    page.keyboard.press("Enter")
    page.locator(".drawer-language").focus()
    page.keyboard.press("Enter")
    sheet = page.get_by_role("dialog", name="Language of the app")
    sheet.wait_for()
    assert violations(page) == []
    page.keyboard.press("Escape")
    sheet.wait_for(state="hidden")
    assert page.evaluate("() => document.activeElement.className").find("strip-menu") >= 0
    page.keyboard.press("Enter")
    page.locator(".drawer-language").click()
    sheet.get_by_role("button", name="Deutsch").click()
    page.wait_for_function("() => document.documentElement.lang === 'de'")
    assert page.url == server.url + "/earnings"
    german = page.title()
    assert german != "Earnings"
    response = page.goto(server.url + "/earnings")
    assert '<html lang="de" dir="ltr">' in response.text() and f"<title>{german}" in response.text()
    page.locator(".strip-menu").click()
    page.locator(".drawer-language").click()
    page.get_by_role("button", name="العربية").click()
    page.wait_for_function("() => document.documentElement.dir === 'rtl'")
    page.get_by_text("الأرباح").first.wait_for()


@pytest.mark.parametrize("locale", ["de-DE", "ar-EG"])
@pytest.mark.parametrize("path", PAGES)
def test_pages_are_sound_in_each_language(server, visit, path, locale):
    page = visit(server.url + path, locale=locale, **screen.WITHOUT_MOTION)
    assert violations(page) == []
    assert page.evaluate("() => document.documentElement.lang") == locale
    assert page.evaluate(BROKEN) == []
    if path in LOW_PATHS:
        with screen.case("a low window"):
            check_low_window(page)


def check_low_window(page):
    """Makes the window low: nothing is beside it, and the content that scrolls has half of its height."""
    screen.resize(page, *LOW_SIZES[0])
    shares = page.evaluate(SHARES)
    assert shares["excess"] <= 0
    assert shares["content"] >= 0.5


@pytest.mark.parametrize("locale", ["de-DE", "ar-EG"])
@pytest.mark.parametrize("path", [path for path in LOW_PATHS if path not in PAGES])
def test_other_pages_hold_in_low_windows_in_each_language(server, visit, path, locale):
    check_low_window(visit_low(visit, server, path, LOW_SIZES[0], locale=locale))


@pytest.mark.parametrize("path, selector", [
    ("/storefront", ".product-cell:not(.is-placeholder) .text-footnote"), ("/shows", ".show-cell .label"), ("/homes/results", ".home-row .text-headline"),
])
def test_content_in_another_language_reads_in_its_own_direction(server, visit, path, selector):
    page = visit(server.url + path, locale="ar-EG", **screen.WITHOUT_MOTION)
    page.wait_for_function("(selector) => [...document.querySelectorAll(selector)].some((one) => one.checkVisibility() && one.textContent)", arg=selector)
    english = page.evaluate(LAID_OUT, [selector, "Wool (new)."])
    # What ends the sentence stands at its end, and the sentence where the page begins.
    assert english["offsets"] == sorted(english["offsets"]) and abs(english["right"]) <= 1
    arabic = page.evaluate(LAID_OUT, [selector, "صوف (جديد)."])
    assert arabic["offsets"][-1] < 0 and abs(arabic["right"]) <= 1


def test_a_text_that_is_cut_at_the_right_of_an_arabic_page_ends_with_an_ellipsis(server, visit):
    page = visit(server.url + "/people", locale="ar-EG", **screen.WITHOUT_MOTION)
    page.wait_for_selector(".person-cell .label.is-clamped:not(:empty)")
    screen.wait_for_rest(page, 600)
    # Each line has room for one of the words. The ellipsis stands beside the label, at the height of the second line.
    strip = page.evaluate("""() => {
        const label = [...document.querySelectorAll(".person-cell .label.is-clamped:not(:empty)")].find((one) => {
            const box = one.getBoundingClientRect();
            return one.checkVisibility() && box.top > 60 && box.bottom < innerHeight - 60;
        });
        label.textContent = "Unbelievably ".repeat(4);
        label.style.width = "8rem";
        label.id = "cut";
        const box = label.getBoundingClientRect();
        return { x: Math.ceil(box.right), y: box.top + box.height / 2, width: 14, height: box.height / 2 };
    }""")
    ellipsis = page.screenshot(clip=strip)
    page.evaluate("() => { document.querySelector('#cut').style.overflow = 'hidden'; }")
    assert page.screenshot(clip=strip) != ellipsis


def test_numbers_follow_the_page_and_amounts_keep_their_order(server, visit):
    page = visit(server.url + "/storefront", locale="ar-EG", **screen.WITHOUT_MOTION)
    selector = ".product-cell:not(.is-placeholder) .text-footnote"
    page.wait_for_selector(selector)
    offsets = page.evaluate(LAID_OUT, [selector, "$1,240"])["offsets"]
    assert offsets == sorted(offsets)
    # The range of an Arabic page begins at its right.
    page.evaluate("(selector) => document.querySelectorAll(selector).forEach((label) => label.classList.add('is-numeric'))", selector)
    offsets = page.evaluate(LAID_OUT, [f"{selector}.is-numeric", "10 – 25"])["offsets"]
    assert offsets[-2] < 0


def test_the_sign_of_an_arabic_amount_is_at_its_right(server, visit):
    page = visit(server.url + "/storefront", locale="ar-EG", **screen.WITHOUT_MOTION)
    selector = ".product-cell:not(.is-placeholder) .text-footnote"
    page.wait_for_selector(selector)
    # As `CurrencyFormatStyle` writes −12.50: a mark, the sign, a mark, the number, a space and the currency.
    offsets = page.evaluate(LAID_OUT, [selector, "\u061c-\u200f١٢٫٥٠\u00a0ج.م.\u200f"])["offsets"]
    sign, digits, currency = offsets[1], offsets[3:8], offsets[9]
    assert digits == sorted(digits)
    assert currency < digits[0] and digits[-1] < sign


@pytest.mark.parametrize("path, selector, text", [
    ("/shows/1/reviews", ".histogram-label", "12–14"), ("/homes/1", ".gallery-count", "1 / 12"),
])
def test_numbers_without_letters_read_from_the_side_where_the_page_begins(server, visit, path, selector, text):
    page = visit(server.url + path, locale="ar-EG", **screen.WITHOUT_MOTION)
    page.wait_for_function("(selector) => [...document.querySelectorAll(selector)].some((one) => one.checkVisibility() && one.textContent)", arg=selector)
    assert page.evaluate(LAID_OUT, [selector, text])["offsets"][-2] < 0


# Half of the screens are opened narrow and made wide, the others the other way round.
@pytest.mark.parametrize("path, widths", zip(PAGES, itertools.cycle([WIDTHS, WIDTHS[::-1]])))
def test_no_layout_breaks_with_longer_texts(shell_server, visit, path, widths):
    page = visit(shell_server.url + path, width=widths[0], real_pictures=False, init_script=LENGTHENED, **screen.WITHOUT_MOTION)
    page.wait_for_function(screen.IS_WHOLE)
    assert len(page.locator(".strip-menu").text_content()) >= 1.4 * len("Gallery menu")
    broken = set()
    for width in widths:
        screen.resize(page, width)
        broken |= {(width, fault) for fault in page.evaluate(BROKEN)}
        start = screen.scroller(page).evaluate("(view) => view.scrollTop")
        for offset in itertools.islice(screen.scroll_through(page), WINDOW_LIMIT):
            # Where the screen begins it was looked at already.
            if offset != start:
                screen.wait_for_rest(page)
                broken |= {(width, fault) for fault in page.evaluate(BROKEN)}
    assert broken == set()


def test_no_entry_of_the_catalogue_breaks_with_longer_texts(shell_server, visit):
    page = visit(shell_server.url + "/catalogue", init_script=LENGTHENED, allowed=("404",), **screen.WITHOUT_MOTION)
    page.wait_for_selector(".catalogue-cell .label")
    for width in WIDTHS:
        with screen.case(f"{width} points wide"):
            screen.resize(page, width)
            broken, seen = set(), set()
            for _ in screen.scroll_through(page, 500):
                screen.wait_for_rest(page)
                broken |= {*page.evaluate(BROKEN), *page.evaluate(BESIDE_CARD)}
                seen |= titles(page)
            assert broken == set()
            assert len(seen) == entry_count(page)
