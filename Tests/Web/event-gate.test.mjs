// What the user does before a page can act upon it: held in order, and sent again once it can.

import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import { test } from "node:test";
import { EventGate } from "../../Web/event-gate.js";

// An element of a document in which every element is found by its name and role.
class Element {
  constructor(name, attributes = {}, classes = []) {
    Object.assign(this, { localName: name, attributes, textContent: attributes.text ?? "", parentNode: null, sent: [] });
    this.classList = { contains: (one) => classes.includes(one), add: (one) => classes.push(one), remove: (one) => { classes = classes.filter((each) => each !== one); } };
  }
  getAttribute(name) { return this.attributes[name] ?? null; }
  setAttribute(name, value) { this.attributes[name] = value; }
  removeAttribute(name) { delete this.attributes[name]; }
  contains(other) { return other === this || other?.parentNode === this; }
  closest(selector) {
    const fits = (part) => part === this.localName || (part === "a[href]" && this.localName === "a")
      || (part[0] === "." && this.classList.contains(part.slice(1).split(":")[0]));
    return selector.split(",").some((part) => fits(part.trim())) ? this : null;
  }
  matches(selector) { return this.closest(selector) === this; }
  dispatchEvent(event) {
    this.sent.push(event);
    this.takes?.(event);
    return !event.isPrevented;
  }
  click() { this.sent.push({ type: "click by hand" }); }
}

class Event {
  constructor(type, init) {
    Object.assign(this, { ...init, type, isPrevented: false, isStopped: false });
  }
  preventDefault() { this.isPrevented = true; }
  stopImmediatePropagation() { this.isStopped = true; }
}

// `isPicture` says whether a rendered picture is shown, or a program that has begun to wait.
function start(isPicture) {
  const root = new Element("main");
  const make = (...values) => Object.assign(new Element(...values), { parentNode: root });
  const elements = { button: make("button", { text: "Save" }), link: make("a", { href: "/a" }), field: make("input"), label: make("div") };
  root.querySelectorAll = () => Object.values(elements);
  const listeners = new Map();
  const timers = [];
  const window = {
    addEventListener: (name, handler) => listeners.set(name, handler),
    removeEventListener: (name) => listeners.delete(name),
    setTimeout: (handler) => timers.push(handler) - 1,
    clearTimeout: (index) => { timers[index] = () => {}; },
  };
  const gate = new EventGate(root, window, isPicture);
  const act = (type, target, init = {}) => {
    const event = new Event(type, { target, timeStamp: 7, ...init });
    listeners.get(type)?.(event);
    return event;
  };
  // An event that the program is told of while nothing is held.
  act.during = (type, target, init, handle) => {
    window.event = new Event(type, { target, timeStamp: 7, ...init });
    handle();
    const { event } = window;
    window.event = undefined;
    return event;
  };
  return { gate, root, elements, act, listeners, timers };
}

const types = (element) => element.sent.map((event) => event.type);

test("in a rendered page the browser follows links, and clicks on controls are held", () => {
  const { gate, elements: { link, button, label }, act } = start(true);
  const plain = act("click", link);
  assert.deepEqual([plain.isPrevented, plain.isStopped], [false, true]);
  assert.equal(act("click", button).isStopped, true);
  assert.deepEqual(["click", "keydown", "pointerdown"].map((type) => act(type, label, { key: "ArrowDown" }).isStopped), [false, false, false]);
  gate.release();
  assert.deepEqual([types(link), types(button)], [[], ["click"]]);
  assert.equal(button.sent[0].timeStamp, 7);
});

test("with a program everything is held, in order, and a link is not followed by the browser", () => {
  const { gate, elements: { link, button }, act } = start(false);
  gate.hold();
  const order = [];
  for (const element of [link, button]) element.takes = ({ type }) => order.push(`${type} ${element.localName}`);
  act("pointerdown", button, { pointerId: 1 });
  for (let step = 0; step < 5; step += 1) act("pointermove", button, { pointerId: 1, clientX: step });
  act("pointermove", button, { pointerId: 2 });
  act("pointerup", button, { pointerId: 1 });
  act("click", button);
  assert.equal(act("click", link).isPrevented, true);
  assert.equal(act("click", link, { ctrlKey: true }).isStopped, false, "that opens another window");
  gate.release();
  assert.deepEqual(order, ["pointerdown button", "pointermove button", "pointerup button", "click button", "click a"]);
  assert.equal(button.sent[1].clientX, 4, "the newest movement");
});

test("the default of a key is the browser's no more, and is carried out if the program does not take it", () => {
  const { gate, elements: { button }, act } = start(false);
  gate.hold();
  assert.equal(act("keydown", button, { key: "Enter" }).isPrevented, true);
  assert.equal(act("keydown", button, { key: "Tab" }).isStopped, false);
  assert.equal(act("keydown", button, { key: "x" }).isPrevented, false);
  gate.release();
  assert.deepEqual(types(button), ["keydown", "click by hand", "keydown"]);
  const other = start(false);
  other.gate.hold();
  other.elements.button.takes = (event) => event.preventDefault();
  other.act("keydown", other.elements.button, { key: "Enter" });
  other.gate.release();
  assert.deepEqual(types(other.elements.button), ["keydown"]);
});

test("of what is typed only the newest is told", () => {
  const { gate, elements: { field, button }, act } = start(true);
  act("input", field);
  act("click", button);
  act("input", field);
  gate.release();
  assert.deepEqual([types(field), types(button)], [["input"], ["click"]]);
});

test("a control shows that it waits after a while, and no longer when that is over", () => {
  const { gate, elements: { button, link }, act, timers } = start(true);
  link.attributes["aria-busy"] = "false";
  act("click", button);
  assert.equal(button.getAttribute("aria-busy"), null);
  timers[0]();
  assert.deepEqual([button.getAttribute("aria-busy"), button.classList.contains("is-waiting")], ["true", true]);
  gate.release();
  assert.deepEqual([button.getAttribute("aria-busy"), button.classList.contains("is-waiting")], [null, false]);
});

test("what was done to one document is sent to the counterpart in the next, and lost if there is none", () => {
  const { gate, elements: { button, label }, act } = start(true);
  act("click", button);
  const next = new Element("main");
  const other = Object.assign(new Element("button", { text: "Save" }), { parentNode: next });
  next.querySelectorAll = () => [other];
  act("click", Object.assign(label, { localName: "button" }));
  gate.moved(next);
  gate.release();
  assert.deepEqual([types(other), types(button), types(label)], [["click"], [], []]);
});

test("keys that are held down do not fill the memory", () => {
  const { gate, elements: { button }, act } = start(false);
  gate.hold();
  for (let count = 0; count < 2_000; count += 1) act("keydown", button, { key: "x" });
  gate.release();
  assert.equal(button.sent.length, 500);
});

test("an event that a program could not act upon is held with those after it, and sent again", () => {
  const { gate, elements: { link, button, label, field }, act, act: { during }, listeners } = start(false);
  assert.equal(listeners.size, 0, "a program acts by itself");
  const click = during("click", link, {}, () => gate.hold());
  assert.deepEqual([click.isPrevented, gate.holds(click), gate.holds(undefined)], [true, true, false]);
  const key = act("keydown", button, { key: "Enter" });
  assert.deepEqual([key.isPrevented, key.isStopped, gate.holds(key)], [true, true, true]);
  gate.release();
  assert.deepEqual([types(link), types(button), listeners.size], [["click"], ["keydown", "click by hand"], 0]);
  // What comes without an event of the user, or within one that is not held, is none.
  during("pointermove", label, { pointerId: 1 }, () => gate.hold());
  during("input", field, {}, () => gate.hold());
  gate.release();
  assert.deepEqual([types(label), types(field)], [[], ["input"]]);
});

test("what a program behind a picture is missing leaves the picture to the browser", () => {
  const { gate, elements: { button }, act } = start(true);
  gate.hold();
  assert.equal(act("keydown", button, { key: "Enter" }).isStopped, false);
});

test("no script of the browser's half makes a request that the page waits for", async () => {
  const folder = new URL("../../Web/", import.meta.url);
  const names = (await readdir(folder)).filter((name) => name.endsWith(".js") && !name.includes(".min."));
  assert.ok(names.length > 15);
  for (const name of names) {
    const text = await readFile(new URL(name, folder), "utf8");
    for (const [call, rest] of text.matchAll(/\.open\(([^;]*)\);/g)) assert.ok(!/,\s*(false|!1|0)\s*[,)]?/.test(`${rest})`), `${name}: ${call}`);
    assert.ok(!/Atomics\.wait\(|new WebAssembly\.Module\(/.test(text), name);
  }
});
