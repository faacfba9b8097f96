// How the browser's half measures the sizes that the engine requests: one batch, one computed layout, nothing left behind.
import assert from "node:assert/strict";
import { test } from "node:test";

import { CollectionHost } from "../../Web/collection-view.js";
import { ELEMENT_SCROLLER, MEASURE, SCROLL } from "../../Web/wire.js";
import { makeWindow } from "./fake-dom.mjs";

// A host whose engine is a few functions, and elements that note in `log` what makes a browser compute a layout.
function start(sizes) {
  const { window, root } = makeWindow();
  const host = new CollectionHost(root, { window, log: console });
  const log = [];
  const reported = [];
  const memory = { buffer: new ArrayBuffer(4096) };
  const exports = {
    memory,
    host_allocate: () => 2048,
    host_measured: (token, pointer, length) => {
      reported.push([token, [...new Float32Array(memory.buffer.slice(pointer, pointer + length))]]);
      log.push("reported");
    },
    send: (words) => {
      new Int32Array(memory.buffer, 0, words.length).set(words);
      host.flush(0, words.length, 0, 0);
      log.push("flushed");
    },
  };
  host.calls.attach({ exports });
  sizes.forEach((size, index) => {
    const element = root.ownerDocument.createElement("div");
    Object.assign(element.style, { width: "390px", height: "44px" });
    element.getBoundingClientRect = () => {
      log.push(`read ${element.style.width} ${element.style.height} ${element.classList.contains("is-measuring")}`);
      return size;
    };
    host.nodes[index + 1] = element;
    host.kinds[index + 1] = ELEMENT_SCROLLER;
    root.append(element);
  });
  return { host, exports, log, reported };
}

test("all elements are let loose before any is read, and put back before the engine hears of it", () => {
  const { host, log, reported } = start([{ width: 390, height: 61.5 }, { width: 117.25, height: 44 }]);
  host.call("send", [MEASURE, 9, 2, 1, 390 * 64, -1, 2, -1, 44 * 64]);
  assert.deepEqual(log, ["read 390px auto true", "read max-content 44px true", "flushed", "reported"]);
  assert.deepEqual(reported, [[9, [390, 61.5, 117.25, 44]]]);
  for (const element of [host.nodes[1], host.nodes[2]]) {
    assert.deepEqual([element.style.width, element.style.height], ["390px", "44px"]);
    assert.equal(element.classList.contains("is-measuring"), false);
  }
});

test("an offset that is set in the same batch is set while the elements are loose, so that the layout is computed once", () => {
  const { host, log } = start([{ width: 390, height: 50 }]);
  const scroller = host.nodes[1];
  Object.defineProperty(scroller, "scrollTop", { set: () => log.push(`scrolled ${scroller.classList.contains("is-measuring")}`) });
  host.call("send", [SCROLL, 1, 0, 64, MEASURE, 3, 1, 1, -1, -1]);
  assert.deepEqual(log, ["scrolled true", "read max-content auto true", "flushed", "reported"]);
});

test("an engine that trapped is told nothing", () => {
  const { host, exports, reported } = start([{ width: 1, height: 1 }]);
  host.logger = { error() {} };
  exports.send = (words) => {
    new Int32Array(exports.memory.buffer, 0, words.length).set(words);
    host.flush(0, words.length, 0, 0);
    throw new WebAssembly.RuntimeError("unreachable");
  };
  host.call("send", [MEASURE, 1, 1, 1, -1, -1]);
  assert.deepEqual(reported, []);
});
