"""How the tests look at the screen and act on it, as a user does."""

import contextlib
import itertools

CELLS = ".cell:not([hidden])"
# The time in milliseconds between two looks at a state that is waited for. A look at every frame would have the browser draw frames in
# which nothing changes.
POLLING_MS = 50
# The options of a window for a test of what a screen looks like at rest. Content fades in and signs turn without end otherwise, for
# which the browser draws every frame.
WITHOUT_MOTION = {"reduced_motion": "reduce"}

# Whether the whole program shows the screen: not a first part of it, nor the picture that one has left.
IS_WHOLE = """() => {
    const [root, ...others] = document.querySelectorAll('[data-engine]');
    const host = root?.collectionHost;
    return others.length === 0 && host !== undefined && root.querySelector('.screen') !== null && host.calls.isWhole && !host.isDead;
}"""

# The products of each carousel that is on the screen: how many are seen, the cut one by the part that is seen.
VISIBLE_COUNTS = """() => {
  const counts = {};
  for (const window of document.querySelectorAll('.screen:not(.is-beneath) .orthogonal:not([hidden])')) {
    const carousel = window.querySelector('.carousel');
    const bounds = carousel.getBoundingClientRect();
    const frames = [...window.querySelectorAll('.cell:not([hidden]):not(.is-placeholder)')].map((cell) => cell.getBoundingClientRect());
    if (frames.length === 0 || bounds.bottom < 0 || bounds.top > innerHeight) continue;
    const top = Math.min(...frames.map((frame) => frame.top));
    counts[carousel.getAttribute('aria-label')] = frames
      .filter((frame) => Math.abs(frame.top - top) < 1)
      .map((frame) => Math.max(0, Math.min(frame.right, bounds.right) - Math.max(frame.left, bounds.left)) / frame.width)
      .reduce((sum, part) => sum + part, 0);
  }
  return counts;
}"""

# How many cells the document holds, hidden ones included, and how many are seen at least in part.
CELL_COUNTS = """() => {
  const all = [...document.querySelectorAll('.screen:not(.is-beneath) .cell')];
  const scroller = document.querySelector('.screen:not(.is-beneath) .collection-view').getBoundingClientRect();
  const seen = all.filter((cell) => {
    if (cell.hidden) return false;
    const row = cell.closest('.carousel')?.getBoundingClientRect() ?? scroller;
    const frame = cell.getBoundingClientRect();
    return frame.bottom > scroller.top && frame.top < scroller.bottom && frame.right > row.left && frame.left < row.right;
  });
  return { all: all.length, seen: seen.length };
}"""

# For every product that is seen: the id its link leads to, the id of its picture, and what it says.
PRODUCTS = """() => [...document.querySelectorAll('.screen:not(.is-beneath) .product-cell:not([hidden]):not(.is-placeholder)')].map((cell) => ({
  link: cell.querySelector('a').getAttribute('href').split('/').pop(),
  picture: (cell.querySelector('img').getAttribute('src') ?? '').match(/p\\/(\\d+)\\./)?.[1] ?? null,
  label: cell.querySelector('a').getAttribute('aria-label'),
  texts: [...cell.querySelectorAll('.label:not([hidden])')].map((label) => label.textContent).filter(Boolean),
}))"""

# Whether for so many milliseconds, and for five frames, no view and no scroller has moved, no animation that ends has run, and nothing
# has been awaited: no response, frame, rest of a scroller, or picture in the window. A test may hold back what is awaited: after the
# patience for it, it is not waited for. Where changes are counted, nothing may have been inserted, removed, moved or described anew
# either. Each look requests a frame, so that frames come on a busy machine before the screen counts as at rest.
IS_AT_REST = """([quiet, patience, wait]) => {
    const now = performance.now();
    if (window.restOfTest?.wait !== wait) window.restOfTest = { wait, start: now, since: now, frames: 0, places: undefined };
    const rest = window.restOfTest;
    const isAnimated = document.getAnimations()
        .some((one) => one.playState === 'running' && one.effect?.getTiming().iterations !== Infinity);
    const host = document.querySelector('[data-engine]')?.collectionHost;
    const awaitsCalls = () => host !== undefined && !host.isDead
        && (host.services.requests.size > 0 || host.frameHandle !== 0 || host.resting.size > 0);
    const awaitsPicture = () => [...document.querySelectorAll('img[src]')].some((picture) => {
        const { left, top, right, bottom } = picture.getBoundingClientRect();
        return !picture.complete && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    });
    const isAwaited = now - rest.start < patience && (awaitsCalls() || awaitsPicture());
    const places = JSON.stringify([...document.querySelectorAll('.scroller, .reusable:not([hidden])')].map((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return [left, top, width, height, element.scrollLeft, element.scrollTop];
    }).concat(window.changesOfTest ?? 0));
    if (isAnimated || isAwaited || places !== rest.places) Object.assign(rest, { since: now, frames: 0, places });
    if (!rest.isFrameRequested) {
        rest.isFrameRequested = true;
        requestAnimationFrame(() => Object.assign(rest, { isFrameRequested: false, frames: rest.frames + 1 }));
    }
    return rest.frames >= 5 && now - rest.since >= quiet;
}"""
AWAITING_PATIENCE_MS = 2_000
# Counts the changes of the document but those of looks: a program that moves the views of a list into reading order changes no frame.
COUNT_CHANGES = """() => {
    window.changesOfTest = 0;
    new MutationObserver((records) => {
        const isLook = ({ type, attributeName }) => type === 'attributes' && ['class', 'style'].includes(attributeName);
        if (!records.every(isLook)) window.changesOfTest += 1;
    }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
}"""
waits = itertools.count()

# The largest vertical gap in the window, in points, in which nothing is drawn.
LARGEST_GAP = """() => {
  const scroller = document.querySelector('.screen:not(.is-beneath) .collection-view');
  const bounds = scroller.getBoundingClientRect();
  const end = Math.min(bounds.bottom, bounds.top + scroller.scrollHeight - scroller.scrollTop);
  const frames = [...scroller.querySelectorAll('.reusable:not([hidden])')]
    .filter((element) => !element.closest('[hidden]'))
    .map((element) => element.getBoundingClientRect())
    .filter((frame) => frame.right > bounds.left && frame.left < bounds.right)
    .sort((a, b) => a.top - b.top);
  let reached = bounds.top;
  let largest = 0;
  for (const frame of frames) {
    if (frame.top > end) break;
    largest = Math.max(largest, frame.top - reached);
    reached = Math.max(reached, frame.bottom);
  }
  return Math.max(largest, end - reached);
}"""


# The first loaded product that is seen as a whole.
PRODUCT_IN_SIGHT = """() => [...document.querySelectorAll('.screen:not(.is-beneath) .product-cell:not([hidden]):not(.is-placeholder)')].find((cell) => {
  const frame = cell.getBoundingClientRect();
  const row = cell.closest('.carousel')?.getBoundingClientRect() ?? { left: 0, right: innerWidth };
  return frame.top >= 0 && frame.bottom <= innerHeight && frame.left >= row.left && frame.right <= row.right;
})"""


def product_in_sight(page):
    """A product that can be clicked without scrolling anything."""
    return page.evaluate_handle(PRODUCT_IN_SIGHT).as_element()


def destination(cell):
    """Where the link in a cell leads."""
    return cell.evaluate("(cell) => cell.querySelector('a').getAttribute('href')")


def wait_for_products(page):
    page.wait_for_selector(".screen:not(.is-beneath) .product-cell:not(.is-placeholder):not([hidden])")


def wait_until_loaded(page):
    """Waits until everything on the screen has its content."""
    page.wait_for_function(
        """() => [...document.querySelectorAll('.screen:not(.is-beneath) .cell.is-placeholder:not([hidden])')].every((cell) => {
            const box = cell.getBoundingClientRect();
            return box.bottom < 0 || box.top > innerHeight;
        })"""
    )


def scroller(page):
    """The screen's own collection view. One in a cell is none."""
    return page.locator(".screen:not(.is-beneath) .collection-view:not(.cell *)")


def wait_until_returned(page):
    """Waits until a document that was loaded anew has scrolled to where the page was left: it then writes the offset as its own."""
    page.wait_for_function("() => history.state?.offsets?.page === performance.timeOrigin")


def wait_for_rest(page, quiet=300, patience=AWAITING_PATIENCE_MS):
    """Waits until nothing has moved for so many milliseconds, and what was awaited has come or the patience for it has ended."""
    page.wait_for_function(IS_AT_REST, arg=[quiet, patience, next(waits)], polling=POLLING_MS)


def count_changes(page):
    """Has `wait_for_rest` wait until the document does not change either."""
    page.evaluate(COUNT_CHANGES)


def wait_until(page, find, expected=True):
    """Waits until what a function finds is what is expected, for what is no state of the page, such as what a server has stored."""
    for _ in range(300):
        found = find()
        if found == expected:
            return
        page.wait_for_timeout(100)
    raise AssertionError(f"{found}, not {expected}")


# Has the timers of the program run that are pending, each once.
RUN_TIMERS = """() => {
    const host = document.querySelector('[data-engine]').collectionHost;
    for (const [token, handle] of [...host.services.timers]) {
        clearTimeout(handle);
        if (host.services.timers.delete(token)) host.call('host_timer', token);
    }
}"""


def run_timers(page):
    """Has what the program does later happen at once, after all responses have come."""
    page.wait_for_function("() => document.querySelector('[data-engine]').collectionHost.services.requests.size === 0")
    page.evaluate(RUN_TIMERS)
    next_frames(page)


def nothing_happens(page, milliseconds):
    """Lets time pass in which what the test looks at afterwards must not happen: there is no event to wait for."""
    page.wait_for_timeout(milliseconds)


@contextlib.contextmanager
def case(name):
    """Adds the name of a case to the failure of what is checked in it, where a test goes through several cases on one page."""
    try:
        yield
    except Exception as error:
        error.add_note(f"in the case: {name}")
        raise


def resize(page, width, height=844):
    """Gives the window another size and waits until the screen is laid out in it."""
    page.set_viewport_size({"width": width, "height": height})
    wait_for_rest(page)


def scroll_to(page, offset):
    """Scrolls as a script does and lets two frames pass."""
    scroller(page).evaluate("(element, top) => { element.scrollTop = top; }", offset)
    next_frames(page)


def next_frames(page, count=2):
    page.evaluate("(count) => new Promise((done) => { const next = () => count-- ? requestAnimationFrame(next) : done(); next(); })", count)


def tab_to(page, selector, key="Tab", limit=60):
    """Presses a key until the focus is on something that matches a selector."""
    for _ in range(limit):
        if page.evaluate("(selector) => document.activeElement?.matches(selector) ?? false", selector):
            return
        page.keyboard.press(key)
        next_frames(page)
    raise AssertionError(f"the {key} key does not reach {selector}")


def scroll_through(page, step=None):
    """Scrolls from the top to the end and yields after each step. The content may grow on the way."""
    view = scroller(page)
    offset = 0
    while True:
        scroll_to(page, offset)
        yield offset
        height, visible = view.evaluate("(element) => [element.scrollHeight, element.clientHeight]")
        if offset >= height - visible - 1:
            return
        offset = min(offset + (step or visible * 0.6), height - visible)
