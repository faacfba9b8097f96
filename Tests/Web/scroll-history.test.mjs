// The offsets of a screen in the entry of its history: written when scrolling rests, and restored by another document of the page.

import assert from "node:assert/strict";
import { test } from "node:test";
import { ScrollHistory } from "../../Web/scroll-history.js";

const PAGE = 5; // the time at which the document was loaded
const SAVED = { key: "scroller false List", index: 0, top: 300, cell: "div Row 7", distance: -20 };

// A screen with one scroller, whose content can be scrolled by `reach`, and one cell, which begins at `start` in the content: at the
// offset 300 it is 20 points above the top of the window. The program keeps the cell there, but for the first `ignored` calls. The events
// `before` come before the program.
function start(state, reach = 1_000, before = []) {
  const listeners = [];
  const calls = []; // of the program: name and values
  const content = { reach, offset: 0, start: 280, height: 60, hasCell: true, ignored: 0 };
  const scroller = {
    localName: "div", clientHeight: 400, dataset: {},
    get scrollTop() { return content.offset; },
    set scrollTop(offset) { content.offset = Math.max(0, Math.min(offset, content.reach)); },
    classList: { contains: (name) => name === "scroller" },
    getAttribute: (name) => (name === "aria-label" ? "List" : null),
    getBoundingClientRect: () => ({ top: 50, bottom: 450 }),
    closest: () => null,
    querySelectorAll: () => (content.hasCell ? [cell] : []),
  };
  const cell = {
    localName: "div", textContent: " Row 7 ", classList: { contains: (name) => name === "cell" }, getAttribute: () => null,
    getBoundingClientRect: () => ({ top: 50 + content.start - content.offset, height: content.height }),
    parentElement: { closest: () => scroller },
  };
  const window = {
    performance: { timeOrigin: PAGE, now: () => 0 },
    history: { state, replaceState(value) { this.state = value; } },
    addEventListener: (name, handler) => listeners.push([name, handler]),
    requestAnimationFrame: (callback) => setImmediate(callback),
    setTimeout: () => 0,
    clearTimeout() {},
  };
  const root = { classList: { contains: () => false }, querySelectorAll: () => [scroller] };
  const host = {
    root, retirement: new AbortController(), services: { requests: new Set() }, calls: { isWaiting: false }, frameHandle: 0, isDead: false,
    reportOffset: () => calls.push(["host_scrolled", content.offset]),
    idOf: (element) => [scroller, cell].indexOf(element) + 1,
    call(...call) {
      calls.push(call);
      if (content.ignored > 0) content.ignored -= 1;
      else if (call[0] === "host_scroll_restored") scroller.scrollTop = content.start - call[3];
    },
  };
  const scrolls = new ScrollHistory(window);
  const send = (sent) => listeners.filter(([name]) => name === sent).forEach(([, handler]) => handler());
  before.forEach(send);
  scrolls.follow(host);
  return { window, host, content, scrolls, send, calls };
}

const frame = () => new Promise((done) => { setImmediate(done); });

async function rest(scrolls) {
  for (let count = 0; scrolls.isRestoring && count < 1_000; count += 1) await frame();
  assert.equal(scrolls.isRestoring, false);
}

test("the offset and the first cell are written to the entry, beside what it has", () => {
  const { window, content, send } = start({ overlays: 1 });
  content.offset = 300;
  send("pagehide");
  assert.deepEqual(window.history.state, { overlays: 1, offsets: { page: PAGE, scrollers: [SAVED] } });
});

test("the entry of a screen at its top is left as it is", () => {
  const { window, send } = start(null);
  send("pagehide");
  assert.equal(window.history.state, null);
});

test("another document scrolls as content comes, and writes the offset as its own", async () => {
  const { window, host, content, scrolls } = start({ offsets: { page: 4, scrollers: [SAVED] } }, 0);
  host.services.requests.add(1);
  for (let count = 0; count < 50; count += 1) await frame();
  assert.deepEqual([scrolls.isRestoring, content.offset], [true, 0]);
  content.reach = 1_000;
  host.services.requests.clear();
  await rest(scrolls);
  assert.equal(content.offset, 300);
  assert.equal(window.history.state.offsets.page, PAGE);
});

test("the program displays what is at the offset at once, and keeps the first cell in its place from then on", async () => {
  const { content, scrolls, calls } = start({ offsets: { page: 4, scrollers: [SAVED] } });
  content.start = 297; // what is above it was measured
  await rest(scrolls);
  assert.deepEqual(calls, [["host_scrolled", 300], ["host_scroll_restored", 1, 2, -20]]);
  assert.equal(content.offset, 317);
});

test("a program that does not keep the cell in its place gets the place once more", async () => {
  const { content, scrolls, calls } = start({ offsets: { page: 4, scrollers: [SAVED] } });
  Object.assign(content, { start: 297, ignored: 1 });
  await rest(scrolls);
  assert.deepEqual(calls.slice(1), [["host_scroll_restored", 1, 2, -20], ["host_scroll_restored", 1, 2, -20]]);
  assert.equal(content.offset, 317);
});

test("a cell that is displayed later is waited for, and the program scrolls from then on", async () => {
  const { content, scrolls, calls } = start({ offsets: { page: 4, scrollers: [SAVED] } });
  content.hasCell = false;
  for (let count = 0; count < 10; count += 1) await frame();
  assert.deepEqual([scrolls.isRestoring, calls], [true, [["host_scrolled", 300]]]);
  content.hasCell = true;
  await frame();
  content.start = 297; // the program moves it with what is above
  await rest(scrolls);
  assert.equal(content.offset, 317);
  assert.deepEqual(calls.at(-1), ["host_scroll_restored", 1, 2, -20]);
});

test("a rendered picture is scrolled to its first cell, where that begins in it", () => {
  const { host, content, scrolls } = start({ offsets: { page: 4, scrollers: [SAVED] } });
  Object.assign(content, { start: 297, height: 500 });
  scrolls.showPicture(host.root);
  assert.equal(content.offset, 317);
});

test("content that is too short is scrolled to its end", async () => {
  const { content, scrolls } = start({ offsets: { page: 4, scrollers: [{ ...SAVED, cell: undefined }] } }, 120);
  await rest(scrolls);
  assert.equal(content.offset, 120);
});

test("what the user does ends it, and an entry of this document is left alone", async () => {
  const { content, scrolls, send } = start({ offsets: { page: 4, scrollers: [SAVED] } });
  assert.equal(scrolls.isRestoring, true);
  send("wheel");
  for (let count = 0; count < 50; count += 1) await frame();
  assert.deepEqual([scrolls.isRestoring, content.offset], [false, 0]);
  assert.equal(start({ offsets: { page: PAGE, scrollers: [SAVED] } }).scrolls.isRestoring, false);
});

test("what the user does in the rendered picture ends it before the program starts, for this entry only", async () => {
  const state = { offsets: { page: 4, scrollers: [SAVED] } };
  const { window, content, scrolls, send } = start(state, 1_000, ["wheel"]);
  const picture = { querySelectorAll: () => assert.fail("the picture is the user's") };
  scrolls.showPicture(picture);
  assert.deepEqual([scrolls.isRestoring, content.offset], [false, 0]);
  window.history.state = state;
  send("popstate");
  await rest(scrolls);
  assert.equal(content.offset, 300);
});

test("what another program has written to the entry is no offset, and ends nothing", async () => {
  for (const offset of [null, 5, "text", {}, { ...SAVED, top: NaN }, { ...SAVED, top: 300n }, { ...SAVED, distance: 20n }]) {
    const { content, scrolls } = start({ offsets: { page: 4, scrollers: [offset, SAVED] } });
    scrolls.showPicture({ querySelectorAll: () => [] });
    await rest(scrolls);
    assert.equal(content.offset, 300);
  }
  for (const state of [5, "text", { offsets: 7 }, { offsets: [SAVED] }, { offsets: { page: 4, scrollers: { length: 1 } } }]) {
    assert.equal(start(state).scrolls.isRestoring, false);
  }
});
