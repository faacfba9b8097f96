// Which keys cross to the engine, and which stay the browser's.
import assert from "node:assert/strict";
import { test } from "node:test";

import { CollectionHost } from "../../Web/collection-view.js";
import { makeWindow } from "./fake-dom.mjs";

function start(takes) {
  const { window, root } = makeWindow();
  const host = new CollectionHost(root, { window, log: console });
  const calls = [];
  const memory = { buffer: new ArrayBuffer(64) };
  host.calls.attach({ exports: {
    memory,
    host_allocate: () => 0,
    host_key_command: (key, modifiers, node) => { calls.push(["command", key, modifiers, node]); return takes ? 1 : 0; },
    host_menu: (...values) => { calls.push(["menu", ...values]); return takes ? 1 : 0; },
    host_key: (key, node) => { calls.push(["key", key, node]); return takes ? 1 : 0; },
    host_typed: (node, pointer, length) => {
      calls.push(["typed", node, host.reader.read(new Uint8Array(memory.buffer, pointer, length))]);
    },
  } });
  const press = (key, more = {}) => {
    let prevented = false;
    host.keys.onKeyDown({ key, target: root, preventDefault: () => { prevented = true; }, ...more });
    return prevented;
  };
  return { calls, press, host, root };
}

test("a key the engine takes does not scroll the page as well", () => {
  const taking = start(true);
  assert.equal(taking.press("ArrowDown"), true);
  assert.deepEqual(taking.calls, [["key", 6, 0]]);
  assert.equal(start(false).press("ArrowDown"), false);
});

test("Delete and Backspace are one key", () => {
  const { calls, press } = start(true);
  assert.equal(press("Delete") && press("Backspace"), true);
  assert.deepEqual(calls, [["key", 11, 0], ["key", 11, 0]]);
});

test("letters cross as text, whatever script they are in; other keys and shortcuts do not", () => {
  const { calls, press } = start(true);
  for (const key of ["b", "é", "東"]) press(key);
  for (const key of ["F5", "Tab", "Shift"]) press(key);
  press("b", { ctrlKey: true });
  assert.deepEqual(calls, [["typed", 0, "b"], ["typed", 0, "é"], ["typed", 0, "東"]]);
});

test("a key that leads somewhere is offered with the shift key first, and then as if without", () => {
  const refusing = start(false);
  refusing.press("ArrowDown", { shiftKey: true });
  assert.deepEqual(refusing.calls, [["command", 6, 1, 0], ["key", 6, 0]]);
  const taking = start(true);
  assert.equal(taking.press("ArrowDown", { shiftKey: true }), true);
  assert.deepEqual(taking.calls, [["command", 6, 1, 0]]);
});

test("what every program understands crosses by what it means", () => {
  const { calls, press } = start(true);
  assert.equal(press("a", { ctrlKey: true }), true);
  press("z", { metaKey: true });
  press("Z", { metaKey: true, shiftKey: true });
  press("y", { ctrlKey: true });
  press("Backspace");
  press("Delete");
  assert.deepEqual(calls.map(([, key]) => key), [12, 13, 14, 14, 11, 11]);
  assert.equal(start(false).press("a", { ctrlKey: true }), false, "selecting all is the page's where no view handles it");
});

test("the menu key and Shift-F10 request a menu beside the cell that holds the focus, and only there", () => {
  const { calls, press, root } = start(true);
  press("ContextMenu");
  assert.deepEqual(calls, []);
  const cell = root.ownerDocument.createElement("div");
  cell.classList.add("cell");
  root.append(cell);
  assert.equal(press("ContextMenu", { target: cell }), true);
  assert.equal(press("F10", { target: cell, shiftKey: true }), true);
  assert.equal(press("F10", { target: cell }), false);
  assert.deepEqual(calls, [["menu", 0, 34, 40, 34, 40], ["menu", 0, 34, 40, 34, 40]]);
});

test("the place of a menu is told in the collection view and in the window", () => {
  const { calls, root } = start(true);
  const view = root.ownerDocument.createElement("div");
  view.classList.add("collection-view");
  root.append(view);
  root.dispatch("contextmenu", { target: view, clientX: 30, clientY: 80, preventDefault: () => {} });
  assert.deepEqual(calls, [["menu", 0, 20, 50, 30, 80]]);
});

test("a menu that the engine shows takes the place of the browser's, but not in a text field", () => {
  const menu = ({ takes, field }) => {
    const { host, root } = start(takes);
    let prevented = false;
    const target = field ? root.ownerDocument.createElement("input") : root;
    root.dispatch("contextmenu", { target, clientX: 3, clientY: 4, preventDefault: () => { prevented = true; } });
    return prevented && host.keys !== undefined;
  };
  assert.equal(menu({ takes: true }), true);
  assert.equal(menu({ takes: false }), false);
  assert.equal(menu({ takes: true, field: true }), false);
});

test("undoing works while nothing holds the focus, and Escape closes what is open", () => {
  const { host, calls } = start(true);
  let prevented = 0;
  const press = (key, more = {}) => host.keys.onStrayKey({
    key, target: host.document.body, preventDefault: () => { prevented += 1; }, ...more,
  });
  press("z", { ctrlKey: true });
  press("Escape");
  press("b");
  assert.deepEqual(calls, [["key", 13, 0], ["key", 0, 0]]);
  assert.equal(prevented, 1);
});

test("control or command and the space key cross with what was held down, also where no view handles them", () => {
  const { calls, press } = start(true);
  assert.equal(press(" ", { ctrlKey: true }), true);
  assert.equal(press(" ", { metaKey: true, shiftKey: true }), true);
  assert.deepEqual(calls, [["command", 2, 2, 0], ["command", 2, 5, 0]]);
  const other = start(false);
  assert.equal(other.press(" ", { ctrlKey: true }), false);
  assert.deepEqual(other.calls, [["command", 2, 2, 0]]);
});
