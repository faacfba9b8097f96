// Runs a program that `wasm-split --instrument` has prepared without a browser, and writes down which of its functions were
// called: those that the first picture of a page takes, and the first steps of scrolling it.
// Usage: node Scripts/record-first.mjs <program> <profile> <path of the page> <width>x<height>

import { readFile, writeFile } from "node:fs/promises";
import { makeWindow } from "../Tests/Web/fake-dom.mjs";
import { CollectionHost } from "../Web/collection-view.js";

const PAGE_BYTES = 65536; // of memory
const [program, profile, path, measures] = process.argv.slice(2);
const size = measures.split("x").map(Number);
const { window, root } = makeWindow(path);
Object.assign(window, { innerWidth: size[0], innerHeight: size[1] });

// What a program says it does not know is of no interest here, what it traps on is.
const failures = [];
const log = { debug() {}, info() {}, warn() {}, error: (error) => failures.push(error) };
const host = new CollectionHost(root, { window, log });
const { instance } = await WebAssembly.instantiate(await readFile(program), host.imports());

host.start(instance);
const settle = () => {
  for (const element of window.observed) window.resize(element, ...size);
  window.runFrame();
};
settle();
const views = root.find("collection-view");
for (const distance of [0.1, 0.1, 3, 3, -3]) {
  for (const view of views) {
    view.scrollTop = Math.max(0, view.scrollTop + distance * size[1]);
    root.dispatch("scroll", { target: view, timeStamp: performance.now() });
  }
  settle();
}
// What waits until the reader has come to rest.
for (let turn = 0; turn < 3; turn += 1) {
  await new Promise((resolve) => { setTimeout(resolve, 150); });
  for (const timer of [...window.timers.values()]) timer();
  settle();
}

if (failures.length > 0) throw failures[0];
if (root.children.length === 0) throw new Error(`${path} shows nothing`);
const { memory, __write_profile: write } = instance.exports;
const length = write(0, 0);
const start = memory.grow(Math.ceil(length / PAGE_BYTES)) * PAGE_BYTES;
write(start, length);
await writeFile(profile, new Uint8Array(memory.buffer, start, length));
