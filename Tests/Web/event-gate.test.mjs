// What the user does before a page can act upon it: held in order, and sent again once it can.

import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import { test } from "node:test";
import { EventGate } from "../../Web/event-gate.js";
import { WaitingCalls } from "../../Web/waiting-calls.js";

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

function start() {
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
  const gate = new EventGate(root, window);
  const act = (type, target, init = {}) => {
    const event = new Event(type, { target, timeStamp: 7, ...init });
    listeners.get(type)?.(event);
    return event;
  };
  return { gate, root, elements, act, listeners, timers };
}

const types = (element) => element.sent.map((event) => event.type);

test("in a rendered page the browser follows links, and clicks on controls are held", () => {
  const { gate, elements: { link, button, label }, act } = start();
  const plain = act("click", link);
  assert.deepEqual([plain.isPrevented, plain.isStopped], [false, true]);
  assert.equal(act("click", button).isStopped, true);
  assert.deepEqual(["click", "keydown", "pointerdown"].map((type) => act(type, label, { key: "ArrowDown" }).isStopped), [false, false, false]);
  gate.release();
  assert.deepEqual([types(link), types(button)], [[], ["click"]]);
  assert.equal(button.sent[0].timeStamp, 7);
});

test("with a program everything is held, in order, and a link is not followed by the browser", () => {
  const { gate, elements: { link, button }, act } = start();
  Object.assign(gate, { holdsEverything: true, letsLinksPass: false });
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
  const { gate, elements: { button }, act } = start();
  gate.holdsEverything = true;
  assert.equal(act("keydown", button, { key: "Enter" }).isPrevented, true);
  assert.equal(act("keydown", button, { key: "Tab" }).isStopped, false);
  assert.equal(act("keydown", button, { key: "x" }).isPrevented, false);
  gate.release();
  assert.deepEqual(types(button), ["keydown", "click by hand", "keydown"]);
  const other = start();
  other.gate.holdsEverything = true;
  other.elements.button.takes = (event) => event.preventDefault();
  other.act("keydown", other.elements.button, { key: "Enter" });
  other.gate.release();
  assert.deepEqual(types(other.elements.button), ["keydown"]);
});

test("of what is typed only the newest is told", () => {
  const { gate, elements: { field, button }, act } = start();
  act("input", field);
  act("click", button);
  act("input", field);
  gate.release();
  assert.deepEqual([types(field), types(button)], [["input"], ["click"]]);
});

test("a control shows that it waits after a while, and no longer when that is over", () => {
  const { gate, elements: { button, link }, act, timers } = start();
  link.attributes["aria-busy"] = "false";
  act("click", button);
  assert.equal(button.getAttribute("aria-busy"), null);
  timers[0]();
  assert.deepEqual([button.getAttribute("aria-busy"), button.classList.contains("is-waiting")], ["true", true]);
  gate.release();
  assert.deepEqual([button.getAttribute("aria-busy"), button.classList.contains("is-waiting")], [null, false]);
});

test("what was done to one document is sent to the counterpart in the next, and lost if there is none", () => {
  const { gate, elements: { button, label }, act } = start();
  act("click", button);
  Object.assign(gate, { holdsEverything: true });
  const next = new Element("main");
  const other = Object.assign(new Element("button", { text: "Save" }), { parentNode: next });
  next.querySelectorAll = () => [other];
  act("keydown", label, { key: "x" });
  gate.moved(next);
  gate.release();
  assert.deepEqual([types(other), types(button), types(label)], [["click"], [], []]);
});

test("keys that are held down do not fill the memory", () => {
  const { gate, elements: { button }, act } = start();
  gate.holdsEverything = true;
  for (let count = 0; count < 2_000; count += 1) act("keydown", button, { key: "x" });
  gate.release();
  assert.equal(button.sent.length, 500);
});

test("of calls before the rest of a program the newest of each element is kept, and all of its own functions", () => {
  const waiting = new WaitingCalls();
  waiting.isOpen = false;
  assert.deepEqual(["host_frame", "host_scrolled", "host_responded", "host_key", "shuffle"].map((name) => waiting.passes(name)), [true, true, true, false, false]);
  for (const call of [["host_focused", [3]], ["host_scroll_ended", [4]], ["shuffle", []], ["host_key", [1, 2]], ["shuffle", []], ["host_scroll_ended", [4]]]) waiting.keep(...call);
  waiting.keep("host_navigated", [], "bytes of /a");
  waiting.keep("host_navigated", [], "bytes of /b");
  const calls = [];
  waiting.release({ call: (...values) => calls.push(values), sendBytes: (...values) => calls.push(values) });
  assert.deepEqual(calls, [["host_focused", 3], ["shuffle"], ["shuffle"], ["host_scroll_ended", 4], ["host_navigated", "bytes of /b"]]);
  assert.equal(waiting.passes("host_key"), true);
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
