// Which keys cross to the engine, and which stay the browser's.
import assert from "node:assert/strict";
import { test } from "node:test";

import { CollectionHost } from "../../Web/collection-view.js";
import { makeWindow } from "./fake-dom.mjs";

function start(takes) {
  const { window, root } = makeWindow();
  const host = new CollectionHost(root, { window, log: console });
  const calls = [];
  host.memory = { buffer: new ArrayBuffer(64) };
  host.exports = {
    host_allocate: () => 0,
    host_key: (key, node) => { calls.push(["key", key, node]); return takes ? 1 : 0; },
    host_typed: (node, pointer, length) => {
      calls.push(["typed", node, host.decoder.decode(new Uint8Array(host.memory.buffer, pointer, length))]);
    },
  };
  const press = (key, more = {}) => {
    let prevented = false;
    host.onKeyDown({ key, target: root, preventDefault: () => { prevented = true; }, ...more });
    return prevented;
  };
  return { calls, press };
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
