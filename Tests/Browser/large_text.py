"""How the tests open a page whose text has twice its size, and what does not fit there."""

# The root element has its size before anything is parsed, as with a setting of the browser.
TWICE = """new MutationObserver((_, observer) => {
    if (!document.documentElement) return;
    observer.disconnect();
    document.documentElement.style.fontSize = '200%';
}).observe(document, { childList: true });"""

# What does not fit of what is seen: texts that are cut, leave their cell or are broken within words, cells over others, what is in bars
# and beside the window, and bars that leave little of it.
MISFITS = """() => {
    const pen = document.createElement('canvas').getContext('2d');
    const longestWord = (one, style) => {
        pen.font = style.font;
        return Math.max(...one.textContent.split(/\\s+/).map((word) => pen.measureText(word).width));
    };
    const seen = (selector) => [...document.querySelectorAll(selector)]
        .filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        .filter((one) => !one.closest('.screen.is-beneath, .reusable[aria-hidden=true]'))
        .map((one) => ({ one, box: one.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0 && box.height > 0 && box.bottom > 0 && box.top < innerHeight);
    const faults = [];
    const report = (what, one) => faults.push(`${what}: ${one.className}: ${one.textContent.slice(0, 60)}`);

    // Texts of one line end in an ellipsis where a name is long. What is pressed, counted or a title is read to its end.
    const whole = ':is(.button, .segment, .tab, .badge, .catalogue-cell) > .label, .alert .label';
    for (const { one, box } of seen('.label')) {
        const style = getComputedStyle(one);
        // For assistive technology alone; in a view that scrolls or has a scale of its own.
        if (style.clipPath !== 'none' || !one.textContent || one.closest('.catalogue-scroll, .map-view, .chart-axis, .chart-table')) continue;
        // Letters may reach over their line, above all in Arabic; a line that is cut is higher.
        const room = 0.5 * parseFloat(style.fontSize);
        const isClamped = style.webkitLineClamp !== 'none';
        if (!isClamped && one.scrollHeight > one.clientHeight + room) report('cut below', one);
        if (!isClamped && one.matches(whole) && one.scrollWidth > one.clientWidth + 1) report('cut at the side', one);
        const isNarrow = one.clientWidth > 0 && one.clientWidth < 3 * parseFloat(style.fontSize);
        const isBroken = one.textContent.length > 6 && longestWord(one, style) > one.clientWidth + 1;
        if (isNarrow && one.matches('.is-multiline') && isBroken) report('broken within words', one);
        const edges = one.closest('.reusable')?.getBoundingClientRect();
        if (edges && (box.bottom > edges.bottom + 1 || box.top < edges.top - 1)) report('outside its cell', one);
    }
    const cells = seen('.collection-content > .cell:not([aria-hidden=true])');
    cells.forEach(({ one, box }, index) => {
        for (const other of cells.slice(index + 1)) {
            // The cells of a list in a cell lie over it.
            if (one.contains(other.one)) continue;
            const [width, height] = [
                Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left),
                Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top),
            ];
            if (width > 1 && height > 1) report('over another', one);
        }
    });
    const bars = ':is(.navigation-bar, .tab-bar, .gallery-strip, .alert-panel, .notice-toast)';
    for (const { one, box } of seen(`${bars} :is(.button, .tab, .label)`)) {
        if (box.left < -1 || box.right > innerWidth + 1) report('beside the window', one);
    }
    if (document.documentElement.scrollWidth > innerWidth) faults.push('the page is wider than the window');
    const content = document.querySelector('.screen:not(.is-beneath) .collection-view');
    const strip = document.querySelector('.gallery-strip');
    if (strip && strip.getBoundingClientRect().bottom > innerHeight + 1) faults.push('the strip is below the window');
    if (content && content.clientHeight < innerHeight / 3) faults.push('the bars leave less than a third of the window');
    return faults;
}"""


def misfits(page, rest):
    """What does not fit when everything has come to rest, by a function that waits for that."""
    found = page.evaluate(MISFITS)
    if not found:
        return []
    rest()
    return page.evaluate(MISFITS)
