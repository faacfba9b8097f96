// The page refuses what the tree of the native tests refuses, in the same words. refusals.json is written by RefusalTests.swift.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";

import { makeWindow } from "./fake-dom.mjs";
import { CollectionHost } from "../../Web/collection-view.js";

const cases = JSON.parse(await readFile(new URL("refusals.json", import.meta.url), "utf8"));

for (const { name, words, text, lines } of cases) {
  test(`the page refuses as the tests without a browser do: ${name}`, async () => {
    const { window, root } = makeWindow();
    root.dataset = { ...root.dataset, origins: "https://api.example" };
    const found = [];
    const log = { debug() {}, info() {}, warn: (line) => found.push(line), error: (line) => found.push(line) };
    const host = new CollectionHost(root, { window, log });
    const memory = { buffer: new ArrayBuffer(65536) };
    host.calls.attach({ exports: new Proxy({ memory }, { get: (known, name) => known[name] ?? (() => 0) }) });
    const bytes = new TextEncoder().encode(text);
    new Int32Array(memory.buffer, 0, words.length).set(words);
    new Uint8Array(memory.buffer, 32768, bytes.length).set(bytes);
    host.flush(0, words.length, 32768, bytes.length);
    await new Promise(setImmediate);
    assert.deepEqual(found, lines);
  });
}

test("a request that is refused has a response", async () => {
  const { window, root } = makeWindow();
  const calls = [];
  const host = new CollectionHost(root, { window, log: { error() {} } });
  host.calls.attach({ exports: {
    memory: { buffer: new ArrayBuffer(64) },
    host_allocate: () => 8,
    host_responded: (...values) => calls.push(values),
  } });
  await host.services.request(7, { method: "GET", path: "https://elsewhere.example/", fields: "", body: "", limit: 1, timeout: 1 });
  assert.deepEqual(calls, [[7, 400, 8, 0, 8, 0]]);
});
