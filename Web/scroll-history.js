// Keeps how far the screen is scrolled in its entry of the browser's history, and scrolls there again when another document of the site
// shows the entry: after a reload, after coming back from elsewhere, and when going back to a screen from before a reload.
//
// Screens that the program still holds keep their offsets by themselves. An entry names the document that wrote it, so they are left
// alone. An offset is stored with the cell or the row that was at the top, since the sizes of what was never displayed are estimated.
// Once that is displayed again, the program keeps it in its place until the user scrolls (`host_scroll_restored`), whatever is measured
// or loaded above it.

import { keyOf } from "./counterparts.js";
import { nextFrame } from "./quiet.js";

const REST_MS = 250; // since the last scroll: browsers refuse more than a few changes of the history each second
const LIMIT_MS = 10_000; // the time within which content has to come
const CALM_FRAMES = 3; // without a request, a part or a frame of the program that is awaited, after which the offset stays
const SHORT_FRAMES = 30; // the same, after which content that is too short is taken to be all there is
const ROUNDING = 1.5; // points by which what is in its place may be off
const CELL = ".cell:not([hidden], [aria-hidden=true])";
const ROW = ".orthogonal:not([hidden]) > .carousel";
const TAKES_OVER = ["wheel", "touchstart", "pointerdown", "keydown"];

export class ScrollHistory {
  #window;
  #host; // of the program
  // Of each scroller that is to be scrolled: { key, index, top, cell, distance, keptIn }. The last is the scroller in which the program
  // keeps the place, undefined until then.
  #wanted = [];
  #timer = 0;
  #isTakenOver = false; // by the user, who has done something since the document was loaded

  constructor(window) {
    this.#window = window;
    const takeOver = () => { this.#isTakenOver = true; this.#wanted = []; };
    for (const name of TAKES_OVER) window.addEventListener(name, takeOver, { capture: true, passive: true });
  }

  // Whether the program is still to be scrolled.
  get isRestoring() {
    return this.#wanted.length > 0;
  }

  // Whether the user has done something since the document was loaded.
  get isTakenOver() {
    return this.#isTakenOver;
  }

  // Scrolls a rendered picture, as far as it has content there: what it lacks is shown by the program only.
  showPicture(root) {
    if (this.#isTakenOver) return;
    for (const wanted of this.#read()) {
      const scroller = scrollerOf(root, wanted);
      if (!scroller || scroller.scrollTop !== 0 || scroller.dataset.renderedOffset !== undefined) continue;
      scroller.scrollTop = wanted.top;
      if (!isThere(scroller, wanted) || !isCovered(scroller)) scroller.scrollTop = 0;
      else scroller.scrollTop += placeOf(scroller, wanted)?.displacement ?? 0;
    }
  }

  // Follows a program that has started.
  follow(host) {
    const { signal } = host.retirement;
    const listen = (target, name, handler) => target.addEventListener(name, handler, { capture: true, passive: true, signal });
    this.#host = host;
    listen(this.#window, "scroll", () => {
      this.#window.clearTimeout(this.#timer);
      this.#timer = this.#window.setTimeout(() => this.save(), REST_MS);
    });
    listen(this.#window, "pagehide", () => this.save());
    listen(this.#window, "popstate", () => this.#restore());
    if (!this.#isTakenOver) this.#restore();
  }

  // The program has taken the place of the picture: the offset it was scrolled to is written as its own.
  taken() {
    if (this.#read().length > 0) this.save();
  }

  // Writes the offsets of the screen that is shown to its entry.
  save() {
    const { history, performance } = this.#window;
    if (this.#host.isDead || this.isRestoring || this.#host.root.classList.contains("is-behind")) return;
    const scrollers = offsetsIn(this.#host.root);
    if (scrollers.length === 0 && !history.state?.offsets) return;
    history.replaceState({ ...history.state, offsets: { page: performance.timeOrigin, scrollers } }, "");
  }

  // The offsets of the entry, if another document wrote them. What another program of the origin may have written there is left out.
  #read() {
    const { history, performance } = this.#window;
    const { page, scrollers } = history.state?.offsets ?? {};
    return page !== performance.timeOrigin && Array.isArray(scrollers) ? scrollers.filter(isOffset) : [];
  }

  // Scrolls as content comes, until it is all there or the user does something else.
  async #restore() {
    const host = this.#host;
    const wanted = this.#read().map((each) => ({ ...each, keptIn: undefined }));
    const end = this.#window.performance.now() + LIMIT_MS;
    this.#wanted = wanted;
    let areThere = false;
    for (let calm = 0; this.#wanted === wanted && this.isRestoring;) {
      await nextFrame(this.#window);
      if (this.#wanted !== wanted) return; // the user or another entry
      if (host.isDead || this.#window.performance.now() > end) break;
      const wereThere = areThere;
      areThere = wanted.map((each) => this.#place(each)).every(Boolean);
      const isBusy = host.calls.isWaiting || host.services.requests.size > 0 || host.frameHandle !== 0;
      calm = isBusy || areThere !== wereThere ? 0 : calm + 1;
      if (calm >= (areThere ? CALM_FRAMES : SHORT_FRAMES)) break;
    }
    if (this.#wanted !== wanted) return;
    for (const each of host.isDead ? [] : wanted) this.#keep(scrollerOf(host.root, each), each);
    this.#wanted = [];
    if (wanted.length > 0) this.save();
  }

  // Scrolls as far as the content reaches. Returns whether that is far enough, and what was at the top is there.
  #place(wanted) {
    const scroller = scrollerOf(this.#host.root, wanted);
    if (!scroller) return false;
    if (wanted.keptIn === scroller) return this.#keep(scroller, wanted); // the program scrolls
    const before = scroller.scrollTop;
    if (!isThere(scroller, wanted)) scroller.scrollTop = wanted.top;
    // The event of the scroll comes with the next frame. What is at the offset is displayed at once.
    if (scroller.scrollTop !== before) this.#host.reportOffset(scroller);
    return isThere(scroller, wanted) && this.#keep(scroller, wanted);
  }

  // Has the program keep what was at the top in its place. Returns whether nothing more is to be done: what that was is not known, it
  // was found and handed over for the first time, or it is in its place since.
  #keep(scroller, wanted) {
    const host = this.#host;
    if (!scroller || host.calls.isWaiting) return false;
    if (!wanted.cell) return true;
    const isKept = wanted.keptIn === scroller;
    const place = placeOf(scroller, wanted);
    if (!place) return isKept;
    // A scroll event that was on its way when the program took over, or content that was made anew, ends the keeping.
    if (isKept && Math.abs(place.displacement) <= ROUNDING) return true;
    wanted.keptIn = scroller;
    host.call("host_scroll_restored", host.idOf(scroller), host.idOf(place.cell), place.top - place.displacement);
    return !isKept;
  }
}

// Whether a value can be an offset of `offsetsIn`: its numbers are computed with.
function isOffset(value) {
  return Number.isFinite(value?.top) && Number.isFinite(value.distance ?? 0);
}

// Of the vertical scrollers of the screen that is shown: rows exist only once they are near the window.
function scrollersIn(root) {
  return [...root.querySelectorAll(".scroller:not(.carousel)")].filter((scroller) => !scroller.closest(".is-beneath, [hidden]"));
}

function scrollerOf(root, { key, index }) {
  return scrollersIn(root).filter((scroller) => keyOf(scroller) === key)[index];
}

function offsetsIn(root) {
  const counts = new Map(); // of scrollers, by key
  const offsets = [];
  for (const scroller of scrollersIn(root)) {
    const key = keyOf(scroller);
    const index = counts.get(key) ?? 0;
    counts.set(key, index + 1);
    const { scrollTop: top } = scroller;
    if (top >= 1) offsets.push({ key, index, top, ...firstPart(scroller) });
  }
  return offsets;
}

function isThere(scroller, { top }) {
  return Math.abs(scroller.scrollTop - top) < 1;
}

// Where what was at the top is displayed: one of its cells, the place of that in the window, and how far it is from where it was.
function placeOf(scroller, wanted) {
  const places = partsOf(scroller).filter(({ part }) => keyOf(part) === wanted.cell).map(({ part, top }) => {
    const cell = isCell(part) ? part : part.querySelector(CELL);
    return cell && { cell, top: topIn(scroller, cell), displacement: top - (wanted.distance ?? 0) };
  });
  return places.filter(Boolean).sort((one, other) => Math.abs(one.displacement) - Math.abs(other.displacement))[0];
}

// The cells of a scroller and the rows in it that scroll sideways, and where they are in its window. The cells of scrollers within
// are left out.
function partsOf(scroller) {
  return [...scroller.querySelectorAll(`${CELL}, ${ROW}`)]
    .filter((part) => part.parentElement.closest(".scroller") === scroller)
    .map((part) => {
      const top = topIn(scroller, part);
      return { part, top, bottom: top + part.getBoundingClientRect().height };
    });
}

function topIn(scroller, element) {
  return element.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
}

function isCell(part) {
  return part.classList.contains("cell");
}

// The key of the first cell or row that can be seen, and its distance from the top of the window.
function firstPart(scroller) {
  const seen = partsOf(scroller).filter(({ top, bottom }) => bottom > 0 && top < scroller.clientHeight);
  const first = seen.sort((one, other) => one.top - other.top)[0];
  return first ? { cell: keyOf(first.part), distance: first.top } : {};
}

// Whether the window of a scroller has cells from its middle to its end, or to the end of the content.
function isCovered(scroller) {
  const cells = partsOf(scroller).filter(({ part }) => isCell(part));
  const isEnd = scroller.scrollTop + scroller.clientHeight >= scroller.scrollHeight - 1;
  return cells.some(({ top }) => top < scroller.clientHeight / 2)
    && cells.some(({ bottom }) => bottom >= scroller.clientHeight || (isEnd && bottom > scroller.clientHeight / 2));
}
