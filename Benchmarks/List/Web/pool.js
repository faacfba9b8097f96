// The practical limit to compare with: a pool of absolutely positioned rows over an array of prefix sums, by hand, for
// exactly this list. It does nothing while the same rows are seen, binds a row only when it shows another id, keeps the
// elements of ids that stay, and never reads the layout of the document. It does not care for what a list owes its
// readers: the order of elements, roles, focus, rows that measure themselves, content beyond the height of an element.

import { afterPaint } from "./painted.js";
import { heightOf, hueOf, shuffle, subtitleOf, titleOf } from "./rows.js";

const OVERSCAN = 200; // points beyond each edge

const scroller = document.querySelector(".scroller");
const content = scroller.firstChild;
let viewHeight = innerHeight;
let count = 0;
let ids = new Uint32Array(0); // with room for more at the front
let start = 0; // where the first id is
let offsets = new Float64Array(1); // of each row, and the end of the last
let first = 0; // the rows that have elements
let last = 0;
let rows = []; // their elements, in order
const spare = [];

const template = document.createElement("div");
template.className = "row";
for (const name of ["swatch", "title", "subtitle"]) {
  const part = document.createElement("div");
  part.className = name;
  if (name !== "swatch") part.append("");
  template.append(part);
}

function makeRow() {
  const element = template.cloneNode(true);
  const [swatch, title, subtitle] = element.children;
  content.append(element);
  return {
    element, style: element.style, swatch: swatch.style, title: title.firstChild, subtitle: subtitle.firstChild,
    id: -1, top: -1, height: -1, isHidden: false,
  };
}

function place(row, index) {
  const id = ids[start + index];
  const top = offsets[index];
  if (row.id !== id) {
    row.id = id;
    row.swatch.setProperty("--hue", hueOf(id));
    row.title.data = titleOf(id);
    row.subtitle.data = subtitleOf(id);
  }
  const height = offsets[index + 1] - top;
  if (row.height !== height) row.style.height = `${(row.height = height)}px`;
  if (row.top !== top) row.style.transform = `translateY(${(row.top = top)}px)`;
  if (row.isHidden) row.element.hidden = row.isHidden = false;
}

// The last row that starts at or before an offset.
function rowAt(offset) {
  let low = 0;
  let high = count - 1;
  while (low < high) {
    const middle = (low + high + 1) >>> 1;
    if (offsets[middle] <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}

function hideSpare() {
  for (const row of spare) if (!row.isHidden) row.element.hidden = row.isHidden = true;
}

function render() {
  if (count === 0) return;
  const top = scroller.scrollTop;
  const from = rowAt(top - OVERSCAN);
  const end = top + viewHeight + OVERSCAN;
  let to = from;
  while (to < count && offsets[to] < end) to += 1;
  if (from === first && to === last) return;
  if (from >= last || to <= first) {
    spare.push(...rows);
    rows = [];
    first = last = from;
  }
  while (first < from) { spare.push(rows.shift()); first += 1; }
  while (last > to) { spare.push(rows.pop()); last -= 1; }
  while (first > from) {
    first -= 1;
    const row = spare.pop() ?? makeRow();
    rows.unshift(row);
    place(row, first);
  }
  while (last < to) {
    const row = spare.pop() ?? makeRow();
    rows.push(row);
    place(row, last);
    last += 1;
  }
  hideSpare();
}

// The data has changed: elements stay with their ids, as far as those are still seen.
function replace() {
  const top = scroller.scrollTop; // before anything has changed, so that nothing is laid out for it
  content.style.height = `${offsets[count]}px`;
  const from = count ? rowAt(top - OVERSCAN) : 0;
  const end = top + viewHeight + OVERSCAN;
  let to = from;
  while (to < count && offsets[to] < end) to += 1;
  const byId = new Map(rows.map((row) => [row.id, row]));
  const next = new Array(to - from);
  for (let index = from; index < to; index += 1) {
    const id = ids[start + index];
    next[index - from] = byId.get(id);
    byId.delete(id);
  }
  const free = [...byId.values()].reverse();
  for (let index = from; index < to; index += 1) {
    const row = (next[index - from] ??= free.pop() ?? spare.pop() ?? makeRow());
    place(row, index);
  }
  spare.push(...free);
  rows = next;
  first = from;
  last = to;
  hideSpare();
}

function sum() {
  if (offsets.length < count + 1) offsets = new Float64Array(count + 1024);
  let offset = 0;
  for (let index = 0; index < count; index += 1) {
    offsets[index] = offset;
    offset += heightOf(ids[start + index]);
  }
  offsets[count] = offset;
}

function setCount(next) {
  count = next;
  start = 1024;
  ids = new Uint32Array(start + count);
  for (let index = 0; index < count; index += 1) ids[start + index] = index;
  sum();
  replace();
  return afterPaint();
}

function insertTop() {
  if (start === 0) {
    start = 1024;
    const roomier = new Uint32Array(start + count);
    roomier.set(ids, start);
    ids = roomier;
  }
  start -= 1;
  ids[start] = count;
  // The sums before stay right: they are moved by one row.
  const height = heightOf(count);
  count += 1;
  if (offsets.length < count + 1) {
    const roomier = new Float64Array(count + 1024);
    roomier.set(offsets);
    offsets = roomier;
  }
  for (let index = count; index > 0; index -= 1) offsets[index] = offsets[index - 1] + height;
  replace();
  return afterPaint();
}

globalThis.bench = {
  setCount,
  insertTop,
  shuffle() {
    shuffle(ids.subarray(start), count);
    sum();
    replace();
    return afterPaint();
  },
  scrollTo(offset) {
    scroller.scrollTop = offset;
    render();
    return afterPaint();
  },
  scroller,
  rows: () => document.querySelectorAll(".row:not([hidden])"),
  engineBytes: () => 0,
};

scroller.addEventListener("scroll", render, { passive: true });
addEventListener("resize", () => {
  viewHeight = innerHeight;
  replace();
});
setCount(Number(new URLSearchParams(location.search).get("count") ?? 0));
