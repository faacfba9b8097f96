// Stack traces of programs whose names are in a file beside them.

import assert from "node:assert/strict";
import { test } from "node:test";
import { namedStack } from "../../Web/traces.js";

const stack = "RuntimeError: unreachable\n    at wasm://wasm/01ab:wasm-function[12]:0x1f\n    at wasm-function[7]:0x2\n    at call (host.js:1:2)";
const serve = (text, ok = true) => {
  const requested = [];
  const fetch = async (url) => (requested.push(url), { ok, text: async () => text });
  return { requested, fetch };
};

test("numbers become names, and those without a name stay", async () => {
  const { requested, fetch } = serve("0:start\n12:CollectionView.layout(in: Rect)\n70:other\n");
  assert.equal(
    await namedStack(stack, "/gallery.wasm", fetch),
    stack.replace("wasm-function[12]", "CollectionView.layout(in: Rect)"),
  );
  assert.deepEqual(requested, ["/gallery.names.txt"]);
});

test("without names the stack is as it was", async () => {
  assert.equal(await namedStack(stack, "/gallery.wasm", serve("", false).fetch), stack);
  assert.equal(await namedStack(stack, "/gallery.wasm", async () => { throw new TypeError("offline"); }), stack);
});

test("a stack without functions of the program requests nothing", async () => {
  const { requested, fetch } = serve("0:start");
  assert.equal(await namedStack("TypeError: no", "/gallery.wasm", fetch), "TypeError: no");
  assert.deepEqual(requested, []);
});

test("the functions of a program in parts are numbered in each", async () => {
  const texts = { "/app/a.first.names.txt": "7:first\n12:wrong", "/app/a.part2.names.txt": "7:second\n12:twelve" };
  const fetch = async (url) => ({ ok: true, text: async () => texts[url] });
  const frames = [
    "at https://some.where/app/a.first.wasm:wasm-function[7]:0x2", "at https://some.where/app/a.part2.wasm:wasm-function[7]:0x2",
    "at wasm://wasm/01ab:wasm-function[12]:0x1f", "at wasm-function[7]:0x2",
  ];
  assert.deepEqual((await namedStack(frames.join("\n"), "/app/a.first.wasm", fetch, { isInParts: true })).split("\n"), [
    "at https://some.where/app/a.first.wasm:first:0x2", "at https://some.where/app/a.part2.wasm:second:0x2",
    "at wasm://wasm/01ab:wasm-function[12]:0x1f", "at wasm-function[7]:0x2",
  ]);
});
