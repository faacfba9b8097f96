// Runs a page of a program without a browser, as far as a first part has to show it: until its content has come, its pictures
// are loaded and the user has scrolled a little. The browser's half is the real one, on the document in memory that its tests use.

import { FakeElement, makeWindow } from "../Tests/Web/fake-dom.mjs";
import { CollectionHost } from "../Web/collection-view.js";

// What pages are shown in: sizes of windows in points, the settings and the language of a user, how wide letters are, after how many
// frames a response comes, whether a newer request is responded to first, whether timers take their time, and whether nothing may be stored.
// What comes late finds skeletons in its place, and moves what is shown, also what still moves.
export const LOOKS = [
  { width: 390, height: 844, delay: 0 },
  { width: 390, height: 844, delay: 4, newestFirst: true, forbidsStorage: true },
  { width: 390, height: 844, delay: 3, timers: "late" },
  { width: 1280, height: 800, delay: 5, newestFirst: true, timers: "late" },
  { width: 1280, height: 800, delay: 1, letter: 11, language: "de-DE" },
  { width: 1280, height: 800, delay: 2, dark: true, hover: true },
  { width: 412, height: 915, delay: 1, language: "ar-EG", rightToLeft: true, dark: true, reducedMotion: true },
  { width: 1280, height: 800, delay: 3, letter: 5, newestFirst: true, language: "ar-EG", rightToLeft: true, hover: true },
];
export const LARGE_RESPONSE = 32_000; // characters
const FRAME_MS = 16;
const LONGEST_TIMER_MS = 5_000; // longer ones guard what is under way
const LETTER = { width: 7.5, height: 20 }; // in points, where a look says nothing else
const TOUCHED = 3; // cells
const TURNS = 80; // of frames and responses in which content must have come to rest

function memoryStorage() {
  const values = new Map();
  return {
    get length() { return values.size; },
    key: (index) => [...values.keys()][index] ?? null,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => values.set(key, value),
    removeItem: (key) => values.delete(key),
  };
}

// Texts take the place that their letters need; other elements as much as the engine has given them.
FakeElement.prototype.getBoundingClientRect = function boundingRect() {
  const given = (name) => (this.style[name]?.endsWith("px") ? parseFloat(this.style[name]) : undefined);
  const letterWidth = this.ownerDocument.defaultView.letterWidth ?? LETTER.width;
  const letters = this.textContent.length * letterWidth;
  const width = given("width") ?? Math.min(letters, 600);
  const lines = Math.max(1, Math.ceil(letters / Math.max(width, letterWidth)));
  return { left: 0, top: 0, width, height: given("height") ?? lines * LETTER.height };
};

// Runs the page at a path, in a window that looks so, and returns the instance. `respond(path)` returns a promise of the response to a
// GET request, `{ status, body }`, or `undefined` for one that does not come; what is sent to the server is accepted.
export async function runPage(module, path, look, respond) {
  const run = new PageRun(path, look, respond);
  await run.start(module);
  await run.settle();
  // A typeface that has come makes lines higher, and one that is back makes them as high as before.
  for (const height of [LETTER.height + 1, LETTER.height]) await run.setLineHeight(height);
  for (const height of [56, 0]) await run.setBar(height);
  for (const distance of [0.05, 0.15, 0.4, -0.3, 3, 3, -0.2, -6]) await run.scroll(distance);
  await run.restorePlace();
  await run.fling();
  await run.touch();
  run.finish();
  return run.instance;
}

// Random bits that are the same in each run, so that a build makes the same parts each time.
function repeatableRandom() {
  let state = 0x2545f491;
  return {
    getRandomValues(words) {
      for (let at = 0; at < words.length; at += 1) {
        state ^= state << 13;
        state ^= state >>> 17;
        state ^= state << 5;
        words[at] = state;
      }
      return words;
    },
  };
}

class PageRun {
  #bar = 0; // points that a bar of the browser takes
  #clock = 1_000; // milliseconds
  #failures = [];
  #late = []; // responses with the frames they have to wait
  #lineHeight = LETTER.height;
  #look;
  #path;
  #pending = 0; // requests that will be responded to
  #respond;
  #root;
  #window;

  constructor(path, look, respond) {
    Object.assign(this, { instance: undefined, host: undefined });
    this.#path = path;
    this.#look = look;
    this.#respond = respond;
    const { window, root } = makeWindow(path);
    this.#window = window;
    this.#root = root;
    const matches = new Map([
      ["(prefers-color-scheme: dark)", look.dark], ["(prefers-reduced-motion: reduce)", look.reducedMotion],
      ["(hover: hover)", look.hover],
    ]);
    Object.assign(window, {
      crypto: repeatableRandom(), navigator: { onLine: true, languages: [look.language ?? "en-US"] }, queueMicrotask: (work) => queueMicrotask(work),
      letterWidth: look.letter, innerWidth: look.width, innerHeight: look.height, performance: { now: () => this.#clock }, cancelAnimationFrame() {},
      getComputedStyle: () => ({
        direction: look.rightToLeft ? "rtl" : "ltr", lineHeight: `${this.#lineHeight}px`, getPropertyValue: () => "",
      }),
      matchMedia: (query) => ({ matches: matches.get(query) === true, addEventListener() {} }),
      fetch: (url, { method }) => this.#fetch(url, method), localStorage: look.forbidsStorage ? undefined : memoryStorage(),
    });
  }

  async start(module) {
    const log = { debug() {}, info() {}, warn() {}, error: (error) => this.#failures.push(error) };
    this.host = new CollectionHost(this.#root, { window: this.#window, log });
    this.instance = await WebAssembly.instantiate(module, this.host.imports());
    this.host.start(this.instance);
  }

  #fetch(url, method) {
    const response = method === "GET" ? this.#respond(url) : Promise.resolve({ status: 204 });
    if (response === undefined) return new Promise(() => {});
    this.#pending += 1;
    return response.then(({ status, body }) => new Promise((resolve) => {
      this.#pending -= 1;
      const deliver = () => resolve(new Response(status === 204 ? null : body, { status }));
      if (this.#look.delay === 0) deliver();
      else this.#late.push({ frames: this.#look.delay, deliver });
    }));
  }

  // Lets frames, timers and responses come until nothing is under way any more.
  async settle() {
    for (let turn = 0, quiet = 0; turn < TURNS && quiet < 3; turn += 1) {
      await this.#arrival();
      quiet = this.#advance() ? 0 : quiet + 1;
    }
  }

  // A response arrives after a few turns of the event loop.
  async #arrival() {
    do { await new Promise((resolve) => { setTimeout(resolve, 2); }); } while (this.#pending > 0);
  }

  // Whether anything happened.
  #advance() {
    const { frames, timers, observed } = this.#window;
    this.#clock += FRAME_MS;
    let hasHappened = frames.length > 0 || this.#late.length > 0;
    for (const each of this.#late) each.frames -= 1;
    const isDue = (each) => each.frames <= 0; // one in a frame
    const due = this.#look.newestFirst ? this.#late.findLastIndex(isDue) : this.#late.findIndex(isDue);
    if (due >= 0) this.#late.splice(due, 1)[0].deliver();
    for (const element of observed) hasHappened = this.#resize(element) || hasHappened;
    this.#window.runFrame();
    for (const [handle, timer] of [...timers]) {
      if (timer.delay > LONGEST_TIMER_MS) continue;
      if (this.#look.timers === "late") {
        timer.end ??= this.#clock + (timer.delay ?? 0);
        hasHappened = true;
        if (this.#clock < timer.end) continue;
      } else this.#clock += timer.delay ?? 0;
      if (!timers.delete(handle)) continue;
      timer();
      hasHappened = true;
    }
    for (const picture of this.#root.descendants()) if (picture.localName === "img") picture.complete = true;
    return hasHappened;
  }

  #resize(element) {
    const given = (name, otherwise) => Math.round(parseFloat(element.style[name]) || otherwise);
    const [width, height] = [given("width", this.#look.width), given("height", this.#look.height - this.#bar)];
    if (element.clientWidth === width && element.clientHeight === height) return false;
    this.#window.resize(element, width, height);
    return true;
  }

  // Shows a bar of the browser, or none.
  async setBar(height) {
    this.#bar = height;
    await this.settle();
  }

  // Reports the environment anew, as when lines have come to be higher.
  async setLineHeight(height) {
    this.#lineHeight = height;
    this.host.reportEnvironment();
    await this.settle();
  }

  // Scrolls what is there by a part of the window's height, rows by the same part of its width.
  async scroll(distance) {
    this.#scroll(distance);
    await this.settle();
  }

  // Puts the first cell of each scroller in another place, as after a reload in which what is above it was measured anew.
  async restorePlace() {
    const { host } = this;
    for (const scroller of this.#root.find("scroller").filter((each) => !each.classList.contains("carousel"))) {
      const cell = [...scroller.descendants()].find((each) => each.classList.contains("cell") && isDrawn(each));
      if (cell) host.call("host_scroll_restored", host.idOf(scroller), host.idOf(cell), -10);
    }
    await this.settle();
  }

  // Scrolls on before what has come near is responded to, back again, and what the style sheet alone lets scroll.
  async fling() {
    for (const distance of [1.5, 1.5, 1.5, 1.5, -4, -4]) {
      this.#scroll(distance);
      this.#advance();
      await this.#arrival();
    }
    this.#root.dispatch("scroll", { target: this.#root.firstElementChild, timeStamp: this.#clock });
    await this.settle();
  }

  // Moves the focus, and presses what is there without letting go of it.
  async touch() {
    const { host } = this;
    host.reportFocus(null);
    for (const cell of this.#root.find("cell").filter(isDrawn).slice(0, TOUCHED)) {
      const link = [...cell.descendants()].find(({ localName }) => localName === "a" || localName === "button");
      host.reportFocus(link ?? cell);
      const event = { target: link ?? cell, pointerId: 1, pointerType: "touch", button: 0, clientX: 20, clientY: 20, timeStamp: this.#clock };
      this.#root.dispatch("pointerdown", event);
      await this.settle();
      host.presses.onPointer({ ...event, type: "pointermove", clientY: 21 });
      this.#window.runFrame();
      host.presses.onPointer({ ...event, type: "pointercancel" });
      await this.settle();
    }
    host.reportFocus(null);
    await this.settle();
  }

  #scroll(distance) {
    for (const scroller of this.#root.find("scroller")) {
      const isRow = scroller.classList.contains("carousel");
      const name = isRow ? "scrollLeft" : "scrollTop";
      const direction = isRow && this.#look.rightToLeft ? -1 : 1;
      const length = isRow ? this.#look.width : this.#look.height;
      scroller[name] = direction * Math.max(0, direction * scroller[name] + distance * length);
      this.#root.dispatch("scroll", { target: scroller, timeStamp: this.#clock });
    }
  }

  finish() {
    if (this.#failures.length > 0) throw this.#failures[0];
    if (this.#root.children.length === 0) throw new Error(`${this.#path} shows nothing`);
  }
}

const isDrawn = (element) => {
  for (let node = element; node; node = node.parentNode) if (node.hidden) return false;
  return true;
};
