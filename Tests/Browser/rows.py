"""What the tests of rows do with fingers and wheels, and how they look at rows."""

import time

# Every row that is seen: what it is called, where it is scrolled to, and where it may rest, in the browser's terms.
ROWS = """() => [...document.querySelectorAll('.screen:not(.is-beneath) .orthogonal:not([hidden]) .carousel')].map((row) => {
  const bounds = row.getBoundingClientRect();
  const mirrored = getComputedStyle(row).direction === 'rtl';
  const edge = (box) => (mirrored ? bounds.right - box.right : box.left - bounds.left);
  const cells = [...row.querySelectorAll('.cell:not([hidden])')].map((cell) => cell.getBoundingClientRect());
  return {
    name: row.getAttribute('aria-label'), top: bounds.top, bottom: bounds.bottom, offset: row.scrollLeft,
    end: row.scrollWidth - row.clientWidth, starts: cells.map(edge).sort((a, b) => a - b),
    markers: row.querySelectorAll('.snap-marker').length,
  };
})"""

# Samples, after every frame, which rows that are seen have a part without a cell, and whether each cell shows its own item.
SAMPLE_ROWS = """() => {
  window.samples = [];
  const products = (window.seenProducts ??= {});
  const look = () => {
    const bare = [];
    const wrong = [];
    for (const row of document.querySelectorAll('.screen:not(.is-beneath) .orthogonal:not([hidden]) .carousel')) {
      const bounds = row.getBoundingClientRect();
      if (bounds.bottom < 0 || bounds.top > innerHeight || row.querySelector('.is-placeholder:not([hidden])')) continue;
      const frames = [...row.querySelectorAll('.cell:not([hidden])')].map((cell) => cell.getBoundingClientRect())
        .filter((frame) => frame.right > bounds.left && frame.left < bounds.right).sort((a, b) => a.left - b.left);
      const mirrored = getComputedStyle(row).direction === 'rtl';
      const inset = 17;
      const travelled = Math.abs(row.scrollLeft);
      const rest = row.scrollWidth - row.clientWidth - travelled;
      let reached = bounds.left + Math.max(0, inset - (mirrored ? rest : travelled));
      const end = bounds.right - Math.max(0, inset - (mirrored ? travelled : rest));
      let largest = 0;
      for (const frame of frames) {
        largest = Math.max(largest, frame.left - reached);
        reached = Math.max(reached, frame.right);
      }
      largest = Math.max(largest, end - reached);
      // The space between two products, and a little.
      if (largest > 14) bare.push([row.ariaLabel, largest, row.scrollLeft, frames.map((frame) => [frame.left, frame.right])]);
    }
    for (const cell of document.querySelectorAll('.screen:not(.is-beneath) .product-cell:not([hidden]):not(.is-placeholder)')) {
      const anchor = cell.querySelector('a');
      const link = anchor.getAttribute('href');
      const label = anchor.getAttribute('aria-label');
      // Between a price and the old one a pause is read.
      const text = [...cell.querySelectorAll('.label:not([hidden])')].map((one) => one.textContent.replace(' Was ', ', Was '))
        .filter(Boolean);
      products[link] ??= label;
      if (products[link] !== label || text.some((part) => !label.includes(part))) wrong.push([link, label, text]);
    }
    window.samples.push({ bare, wrong });
  };
  // A message arrives when every callback of the frame has run: what is there then is what is painted.
  const painted = new MessageChannel();
  painted.port1.onmessage = look;
  const next = () => { painted.port2.postMessage(0); window.sampling = requestAnimationFrame(next); };
  window.sampling = requestAnimationFrame(next);
}"""


def rows(page):
    return page.evaluate(ROWS)


def row(page, name):
    return next(row for row in rows(page) if row["name"] == name)


def first_long_row(page):
    """The first row on the screen that has somewhere to go."""
    height = page.viewport_size["height"]
    return next(row for row in rows(page) if row["end"] > 200 and row["top"] > 0 and row["bottom"] < height)


def swipe(page, x, y, dx, dy=0, milliseconds=80):
    """Draws a finger over the screen and lifts it while it moves.

    The events say when they happened, so that a busy machine does not make the finger slow.
    """
    session = page.context.new_cdp_session(page)
    steps = max(4, milliseconds // 8)
    start = time.time()

    def touch(kind, step, points):
        moment = start + step * milliseconds / steps / 1000
        time.sleep(max(0, moment - time.time()))
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points, "timestamp": moment})

    touch("touchStart", 0, [{"x": x, "y": y}])
    for step in range(1, steps + 1):
        touch("touchMove", step, [{"x": x + dx * step / steps, "y": y + dy * step / steps}])
    touch("touchEnd", steps, [])
    session.detach()


def wait_until_still(page):
    """Waits until no row and no screen has moved for a while."""
    page.evaluate(
        """() => new Promise((done) => {
            let quiet = 0;
            let last = '';
            let since = performance.now();
            const look = () => {
                const now = JSON.stringify([...document.querySelectorAll('.scroller')].map((e) => [e.scrollLeft, e.scrollTop]));
                quiet = now === last ? quiet + 1 : 0;
                if (quiet === 0) since = performance.now();
                last = now;
                if (quiet > 8 && performance.now() - since > 700) done();
                else setTimeout(() => requestAnimationFrame(look), 50);
            };
            look();
        })"""
    )
