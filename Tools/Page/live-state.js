// What a user has done to a page, kept while the page is loaded again with a new program: where it is scrolled to, what holds the
// focus, and what stands in its fields. The address is kept by the browser.

const KEY = "collection-live-state";
const RESTORING_MS = 10_000; // how long content is waited for
const HOLDING_MS = 600; // how long offsets are kept up: what was typed changes the content only when the program has responded
const LABEL_LENGTH = 80;

export class LiveState {
  constructor(root, window) {
    this.root = root;
    this.window = window;
    const text = window.sessionStorage.getItem(KEY);
    window.sessionStorage.removeItem(KEY);
    const saved = text ? JSON.parse(text) : {};
    this.pending = saved.address === window.location.href ? saved : {};
    this.end = window.performance.now() + RESTORING_MS;
    this.frame = 0;
    this.placed = undefined; // since when all scrollers have been where they were
    // The user has gone on.
    for (const name of ["wheel", "pointerdown", "keydown", "touchstart"]) {
      window.addEventListener(name, ({ isTrusted }) => { if (isTrusted) this.pending = {}; }, { capture: true, once: true });
    }
  }

  save() {
    const { root, window } = this;
    const active = window.document.activeElement;
    const scrollers = [...root.querySelectorAll(".scroller")].filter(({ scrollTop, scrollLeft }) => scrollTop !== 0 || scrollLeft !== 0);
    const fields = [...root.querySelectorAll("input, textarea")].filter(({ value }) => value !== "");
    window.sessionStorage.setItem(KEY, JSON.stringify({
      address: window.location.href,
      offsets: scrollers.map((each) => ({ place: this.placeOf(each), left: each.scrollLeft, top: each.scrollTop })),
      fields: fields.map((each) => ({ place: this.placeOf(each), value: each.value })),
      focus: root.contains(active) && active !== root ? { place: this.placeOf(active), selection: selectionOf(active) } : undefined,
    }));
  }

  // Restores what can be by now; content that is still loading is waited for. Fields come first, since they may change what is
  // shown, and the focus last, since a cell may have to be scrolled to.
  restore() {
    if (!this.frame && Object.keys(this.pending).length > 0) {
      this.frame = this.window.requestAnimationFrame(() => {
        this.frame = 0;
        this.restoreNow();
      });
    }
  }

  restoreNow() {
    const { pending } = this;
    const now = this.window.performance.now();
    if (now > this.end) this.pending = {};
    pending.fields = pending.fields?.filter((each) => !this.fill(each));
    if (now - this.placed > HOLDING_MS) pending.offsets = [];
    const isPlaced = (pending.offsets ?? []).map((each) => this.scroll(each)).every((each) => each);
    if (isPlaced) this.placed ??= now;
    else this.placed = undefined;
    if (pending.focus && isPlaced && this.focus(pending.focus)) delete pending.focus;
    if (!pending.fields?.length && !pending.offsets?.length && !pending.focus) this.pending = {};
  }

  fill({ place, value }) {
    const field = this.find(place);
    if (!field) return false;
    if (field.value !== value) {
      field.value = value;
      field.dispatchEvent(new this.window.Event("input", { bubbles: true }));
    }
    return true;
  }

  // Content that loads as it is scrolled is longer the next time.
  scroll({ place, left, top }) {
    const scroller = this.find(place);
    if (!scroller) return false;
    Object.assign(scroller, { scrollLeft: left, scrollTop: top });
    return Math.abs(scroller.scrollLeft - left) < 1 && Math.abs(scroller.scrollTop - top) < 1;
  }

  focus({ place, selection }) {
    const element = this.find(place);
    element?.focus({ preventScroll: true });
    if (element && selection) element.setSelectionRange(...selection);
    return element !== undefined;
  }

  // Where an element is in the tree, and what distinguishes it from others.
  placeOf(element) {
    const path = [];
    for (let each = element; each !== this.root; each = each.parentElement) path.unshift([...each.parentElement.children].indexOf(each));
    return { path, tag: element.localName, id: element.dataset.id, label: labelOf(element) };
  }

  // Cells are put into the document as they are needed, so that those of a new program may have another order.
  find({ path, tag, id, label }) {
    const isSame = (element) => element?.localName === tag && element.dataset.id === id;
    let element = this.root;
    for (const index of path) element = element?.children[index];
    if (isSame(element) && labelOf(element) === label) return element;
    return [...this.root.getElementsByTagName(tag)].find((each) => isSame(each) && labelOf(each) === label);
  }
}

// Scrollers are distinguished by their place, for their content changes.
function labelOf(element) {
  if (element.classList.contains("scroller")) return element.classList.contains("carousel") ? "carousel" : "scroller";
  return (element.getAttribute("aria-label") ?? element.placeholder ?? element.textContent ?? "").slice(0, LABEL_LENGTH);
}

function selectionOf(element) {
  try {
    return element.selectionStart === null || element.selectionStart === undefined ? undefined : [element.selectionStart, element.selectionEnd];
  } catch {
    return undefined; // a field of a kind that has none
  }
}
