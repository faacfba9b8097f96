// What a development build says when it fails, in the console and on the page: node --test Tests/Wasm/failures.test.mjs, after
// WASM_DEVELOPMENT=1 Scripts/build-wasm Tests/Wasm Failures Tests/Wasm/.build/Failures.wasm
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";

import { makeWindow } from "../Web/fake-dom.mjs";
import { CollectionHost } from "../../Web/collection-view.js";

const folder = new URL(".build/", import.meta.url);
const program = await WebAssembly.compile(await readFile(new URL("Failures.wasm", folder)));

// The page after a failure: what the console and the panel say.
async function fail(kind) {
  const { window, root } = makeWindow();
  root.dataset = { engine: "/Failures.wasm" };
  window.queueMicrotask = queueMicrotask;
  window.fetch = async (url) => new Response(await readFile(new URL(`.${url}`, folder)));
  window.cancelAnimationFrame = () => {};
  const lines = [];
  const host = new CollectionHost(root, { window, log: { error: (line) => lines.push(String(line)) } });
  const instance = await WebAssembly.instantiate(program, host.imports());
  host.calls.attach(instance);
  host.call("fail", kind);
  await host.failure;
  return { lines, panel: root.find("failure")[0].children.at(-1).textContent };
}

const place = (sentence) => new RegExp(`^Failures/Main\\.swift:\\d+: ${sentence}$`, "m");
const failures = [
  ["fatalError", 0, place("Fatal error: the kettle is empty")],
  ["precondition", 1, place("Precondition failed: the kind is too small")],
  ["an index out of range", 2, /: Fatal error: Index out of range$/m],
  ["an optional without a value", 4, place("Fatal error: Unexpectedly found nil while unwrapping an Optional value")],
  ["a division by zero", 5, /: Fatal error: Division by zero$/m],
  ["a number that does not fit", 6, /: Fatal error: Negative value is not representable$/m],
];
for (const [name, kind, sentence] of failures) {
  test(`${name} says so, with its place, in the console and on the page`, async () => {
    const { lines, panel } = await fail(kind);
    assert.match(lines[0], sentence);
    assert.match(panel, sentence);
    assert.match(panel, /fail/);
    assert.doesNotMatch(panel, /wasm-function\[/);
  });
}

test("an overflow, about which the program itself says nothing, has a sentence and its place", async () => {
  const { lines, panel } = await fail(3);
  assert.match(panel, /^arithmetic overflow \(Main\.swift:\d+, sum/);
  assert.match(lines.at(-1), /^arithmetic overflow \(Main\.swift:\d+, sum/);
});

test("an index out of range names the line that has used it", async () => {
  const source = (await readFile(new URL("Sources/Failures/Main.swift", import.meta.url), "utf8")).split("\n");
  const line = source.findIndex((text) => text.includes("list[Int(kind) + 5]")) + 1;
  const { panel } = await fail(2);
  assert.match(panel, new RegExp(`\\(Main\\.swift:${line}\\)`));
});
