// What views need of the edge: texts of several looks, outlines, text fields, and pointers over surfaces.
import assert from "node:assert/strict";
import { test } from "node:test";

import { makeWindow } from "./fake-dom.mjs";
import { CollectionHost } from "../../Web/collection-view.js";
import { makeElement, setAttribute } from "../../Web/elements.js";
import * as wire from "../../Web/wire.js";

// A host whose engine only writes down what it is told, and returns `takes` for a pointer.
function start(takes = 1) {
  const { window, document, root } = makeWindow();
  const host = new CollectionHost(root, { window, log: console });
  const calls = [];
  const text = (pointer, length) => host.reader.read(new Uint8Array(host.calls.memory.buffer, pointer, length));
  host.start({
    exports: {
      memory: { buffer: new ArrayBuffer(4096) },
      host_allocate: () => 2048, host_main() {}, host_environment() {}, host_started() {}, host_resized() {},
      host_edited: (node, pointer, length) => { calls.push(["edited", node, text(pointer, length)]); },
      host_key: (key, node) => { calls.push(["key", key, node]); return takes; },
      host_pointed: (...values) => { calls.push(["pointed", ...values]); return takes; },
    },
  });
  // Makes one node of a kind, number 1, in the document.
  const make = (kind) => {
    run([wire.DEFINE_TEMPLATE, 1, kind, wire.INSTANTIATE, 1, wire.INSERT, 1, 0, -1]);
    return host.nodes[1];
  };
  const run = (words, heap = "") => {
    const bytes = new TextEncoder().encode(heap);
    new Int32Array(host.calls.memory.buffer, 0, words.length).set(words);
    new Uint8Array(host.calls.memory.buffer, 1024, bytes.length).set(bytes);
    host.flush(0, words.length, 1024, bytes.length);
  };
  return { window, document, root, host, calls, make, run };
}

test("a text takes parts with looks of their own, and becomes plain again", () => {
  const { make, run } = start();
  const label = make(wire.ELEMENT_TEXT);
  run([
    wire.DEFINE_NAME, 9, wire.DEFINE_NAME | 1 << 8, 9,
    wire.SET_ATTRIBUTED_TEXT, 1, 2, 4, 1, 0, 4, 2, 0, 1,
  ], "is-strongis-struck€90 €120");
  assert.deepEqual(label.children.map((span) => [span.localName, span.className, span.textContent]), [
    ["span", "is-strong", "€90 "], ["span", "is-strong is-struck", "€120"],
  ]);
  run([wire.SET_TEXT, 1, 6], "<b>€90");
  assert.deepEqual([label.children.length, label.textContent], [0, "<b>€90"]);
  run([wire.SET_TEXT, 1, 2], "€1");
  assert.equal(label.textContent, "€1");
  run([wire.SET_ATTRIBUTED_TEXT, 1, 0]);
  run([wire.SET_TEXT, 1, 1], "x");
  assert.equal(label.textContent, "x");
});

test("an outline is made of numbers alone", () => {
  const { make, run } = start();
  const drawing = make(wire.ELEMENT_DRAWING);
  const path = drawing.firstChild.firstChild;
  run([wire.SET_PATH, 1, 14, 0, 64, -96, 1, 128, 0, 2, 1, 2, 3, 4, 64, 64, 3]);
  assert.equal(path.getAttribute("d"), "M1 -1.5 L2 0 C0.015625 0.03125 0.046875 0.0625 1 1 Z");
  run([wire.SET_PATH, 1, 0]);
  assert.equal(path.getAttribute("d"), "");
  assert.equal(drawing.firstChild.getAttribute("aria-hidden"), "true");
});

test("the parts of a drawing have no numbers of their own", () => {
  const { host, run, make } = start();
  make(wire.ELEMENT_DRAWING);
  run([wire.DEFINE_TEMPLATE | 1 << 8, 2, wire.ELEMENT_DRAWING | 1 << 16, wire.ELEMENT_TEXT, wire.INSTANTIATE | 1 << 8, 5]);
  assert.equal(host.nodes[6].localName, "div");
  assert.ok(host.nodes[6].classList.contains("label"));
});

test("what is written crosses whole, and is not set again where it stands", () => {
  const { root, make, run, calls } = start();
  const input = make(wire.ELEMENT_TEXT_FIELD);
  let sets = 0;
  let value = "";
  Object.defineProperty(input, "value", { get: () => value, set: (next) => { sets += 1; value = next; } });
  value = "Grüße 🧥";
  root.dispatch("input", { target: input });
  assert.deepEqual(calls, [["edited", 1, "Grüße 🧥"]]);
  run([wire.SET_TEXT, 1, 8], "Grüße 🧥");
  assert.equal(sets, 0);
  run([wire.SET_TEXT, 1, 2], "ok");
  assert.deepEqual([sets, value], [1, "ok"]);
});

test("the keys that end the writing cross, the others are the field's", () => {
  const { host, make, calls } = start();
  const input = make(wire.ELEMENT_TEXT_FIELD);
  const press = (key, more = {}) => host.keys.onKeyDown({ key, target: input, preventDefault() {}, ...more });
  for (const key of ["a", "ArrowLeft", "Home", " ", "Escape", "Enter"]) press(key);
  press("Enter", { isComposing: true });
  assert.deepEqual(calls, [["key", 0, 1], ["key", 1, 1]]);
});

test("a text field takes the types of the list and no other, and numbers as a keyboard", () => {
  const { document } = makeWindow();
  const input = makeElement(document, wire.ELEMENT_TEXT_FIELD);
  const type = (value) => {
    setAttribute(input, wire.ATTRIBUTE_INPUT_TYPE, value);
    return [input.getAttribute("type"), input.getAttribute("inputmode")];
  };
  assert.deepEqual(type("email"), ["email", null]);
  assert.deepEqual(type("file"), ["email", null]);
  assert.deepEqual(type("decimal"), ["text", "decimal"]);
  assert.deepEqual(type("password"), ["password", null]);
  const button = makeElement(document, wire.ELEMENT_BUTTON);
  setAttribute(button, wire.ATTRIBUTE_INPUT_TYPE, "text");
  assert.equal(button.getAttribute("type"), null);
  setAttribute(input, wire.ATTRIBUTE_IS_DISABLED, "true");
  assert.equal(input.disabled, true);
  setAttribute(input, wire.ATTRIBUTE_IS_DISABLED, null);
  assert.equal(input.disabled, false);
  setAttribute(input, wire.ATTRIBUTE_PLACEHOLDER, "you@example.com");
  assert.equal(input.getAttribute("placeholder"), "you@example.com");
});

const at = (target, clientX, clientY, more = {}) => ({ target, clientX, clientY, pointerId: 1, pointerType: "mouse", button: 0, ...more });

test("a drag is reported once a frame, with the last place of it, and ends where it ends", () => {
  const { window, root, make, calls } = start();
  const surface = make(wire.ELEMENT_SURFACE);
  root.dispatch("pointerdown", at(surface, 20, 40));
  for (const x of [21, 25, 29]) root.dispatch("pointermove", at(surface, x, 40));
  window.runFrame();
  root.dispatch("pointermove", at(surface, 33, 42));
  root.dispatch("pointerup", at(surface, 33, 42));
  window.runFrame();
  assert.deepEqual(calls, [
    ["pointed", 1, 1, 10, 10, 0], ["pointed", 1, 2, 19, 10, 0], ["pointed", 1, 2, 23, 12, 0], ["pointed", 1, 3, 23, 12, 0],
  ]);
});

test("a second finger begins another gesture, and its going too", () => {
  const { window, root, make, calls } = start();
  const surface = make(wire.ELEMENT_SURFACE);
  const finger = (id, x, y) => at(surface, x, y, { pointerId: id, pointerType: "touch" });
  root.dispatch("pointerdown", finger(1, 20, 40));
  root.dispatch("pointerdown", finger(2, 50, 80));
  root.dispatch("pointermove", finger(2, 80, 120));
  window.runFrame();
  root.dispatch("pointercancel", finger(1, 20, 40));
  root.dispatch("pointerup", finger(2, 80, 120));
  assert.deepEqual(calls.map(([, , phase, x, y, span]) => [phase, x, y, span]), [
    [1, 10, 10, 0], [3, 10, 10, 0], [1, 25, 30, 50], [2, 40, 50, 100], [4, 40, 50, 100], [1, 70, 90, 0], [3, 70, 90, 0],
  ]);
});

test("buttons on a surface are pressed for themselves", () => {
  const { root, document, make, calls } = start();
  const surface = make(wire.ELEMENT_SURFACE);
  const pin = document.createElement("button");
  surface.append(pin);
  pin.closest = (selector) => (selector.includes("button") ? pin : surface);
  root.dispatch("pointerdown", at(pin, 20, 40));
  root.dispatch("pointerup", at(pin, 20, 40));
  assert.deepEqual(calls, []);
});

test("resting over a surface is reported, and leaving it; fingers do not rest", () => {
  const { window, root, make, calls } = start();
  const surface = make(wire.ELEMENT_SURFACE);
  root.dispatch("pointermove", at(surface, 20, 40));
  window.runFrame();
  root.dispatch("pointermove", at(surface, 22, 40));
  root.dispatch("pointerout", at(surface, 5, 5, { relatedTarget: root }));
  window.runFrame();
  root.dispatch("pointermove", at(surface, 20, 40, { pointerType: "touch" }));
  window.runFrame();
  assert.deepEqual(calls.map(([, , phase, x]) => [phase, x]), [[0, 10], [5, -5]]);
});

test("a wheel zooms with the control key only, and scrolls the page where the engine does not want it", () => {
  for (const takes of [1, 0]) {
    const { root, make, calls } = start(takes);
    const surface = make(wire.ELEMENT_SURFACE);
    let prevented = 0;
    for (let time = 0; time < 2; time += 1) root.dispatch("pointerover", at(surface, 20, 40));
    assert.deepEqual(root.listeners.filter(([name, , options]) => name === "wheel" && !options?.passive), [], "the page scrolls without waiting for a listener");
    const turn = (more) => surface.dispatch("wheel", { ...at(surface, 20, 40), deltaY: -3, deltaMode: 1, preventDefault: () => { prevented += 1; }, ...more });
    turn({});
    turn({ ctrlKey: true });
    assert.deepEqual([calls, prevented], [[["pointed", 1, 6, 10, 10, -48]], takes]);
  }
});

test("a wheel zooms without the control key where there is nothing to be scrolled", () => {
  const { root, make, calls } = start();
  const surface = make(wire.ELEMENT_SURFACE);
  surface.classList.add("takes-wheel");
  root.dispatch("pointerover", at(surface, 20, 40));
  surface.dispatch("wheel", { ...at(surface, 20, 40), deltaY: 30, deltaMode: 0, preventDefault: () => {} });
  assert.deepEqual(calls, [["pointed", 1, 6, 10, 10, 30]]);
});

test("a key that scrolls is meant for the scroller that is seen, not for a surface in it", () => {
  const { host, run, document } = start();
  run([
    wire.DEFINE_TEMPLATE, 2, wire.ELEMENT_SCROLLER | 1 << 16, wire.ELEMENT_SURFACE, wire.INSTANTIATE, 1, wire.INSERT, 1, 0, -1,
  ]);
  for (const element of [host.nodes[1], host.nodes[2]]) element.checkVisibility = () => true;
  host.keys.onStrayKey({ target: document.body, key: " " });
  assert.deepEqual([host.nodes[1].isFocused, host.nodes[2].isFocused], [true, false]);
});
