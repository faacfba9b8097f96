"""How the tests find out what is seen where the system's colours are forced: by pixels, and by lines."""

import base64

# How thick the lines around what matches are: what is drawn by them is seen in any colour.
EDGES = """(selector) => [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility()).map((one) => {
    const style = getComputedStyle(one);
    return parseFloat(style.outlineStyle === 'none' ? '0' : style.outlineWidth) + parseFloat(style.borderTopWidth);
})"""
# Nothing moves, and the classes by which a part of the page is left out or turned.
STILL = """() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
        *, *::before, *::after { animation: none !important; transition: none !important; caret-color: transparent !important; }
        .is-bare { text-indent: -9999px !important; }
        .is-bare > *, .is-away, .is-away * { visibility: hidden !important; }
        .is-turned, .has-turned-sign::after { rotate: 180deg !important; }
    `);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}"""
# How many pixels of two pictures visibly differ.
DIFFERENCE = """async (pictures) => {
    const [one, other] = await Promise.all(pictures.map(async (text) => {
        const bitmap = await createImageBitmap(new Blob([Uint8Array.from(atob(text), (unit) => unit.charCodeAt(0))]));
        const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
        context.drawImage(bitmap, 0, 0);
        return context.getImageData(0, 0, bitmap.width, bitmap.height).data;
    }));
    let count = 0;
    for (let at = 0; at < one.length; at += 4) {
        if ([0, 1, 2].some((channel) => Math.abs(one[at + channel] - other[at + channel]) > 48)) count += 1;
    }
    return count;
}"""
# A field without its text.
BARE = """(one) => {
    one.classList.add('is-bare');
    if (one.matches('input, textarea')) one.value = one.placeholder = '';
}"""


def hold_still(page):
    page.evaluate(STILL)


def difference(page, element, change):
    """How many pixels of an element and of what is close around it a change of the page changes."""
    box, size = element.bounding_box(), page.viewport_size
    left, top = max(0, box["x"] - 4), max(0, box["y"] - 4)
    clip = {
        "x": left, "y": top, "width": min(size["width"], box["x"] + box["width"] + 4) - left,
        "height": min(size["height"], box["y"] + box["height"] + 4) - top,
    }
    before = page.screenshot(clip=clip)
    change()
    after = page.screenshot(clip=clip)
    return page.evaluate(DIFFERENCE, [base64.b64encode(picture).decode() for picture in (before, after)])


def shown_by_class(page, element, name):
    """How many pixels show whether an element has a style class, which it has as before afterwards."""
    toggle = lambda: element.evaluate("(one, name) => one.classList.toggle(name)", name)
    count = difference(page, element, toggle)
    toggle()
    return count


def shown_without_content(page, element, name="is-away"):
    """How many pixels an element has, or a style class gives it, besides the views and the text in it."""
    element.evaluate(BARE)
    count = shown_by_class(page, element, name)
    element.evaluate("(one) => one.classList.remove('is-bare')")
    return count


def shown_by_variable(page, element, name):
    """How many pixels show whether a variable of an element is 0 or 1."""
    put = lambda value: element.evaluate("(one, [name, value]) => one.style.setProperty(name, value)", [f"--{name}", value])
    put("1")
    return difference(page, element, lambda: put("0"))


def shown_by_focus(page, element):
    """How many pixels show that an element has the focus. A key must have been pressed last."""
    count = difference(page, element, lambda: element.evaluate("(one) => one.focus({ preventScroll: true })"))
    element.evaluate("(one) => one.blur()")
    return count
