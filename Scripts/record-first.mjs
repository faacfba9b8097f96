// Writes down, in a profile for each group of paths, which functions of a program their pages take until they stand, with their content, and have been
// scrolled a little. `wasm-split --instrument` has prepared the program.
// Usage: node Scripts/record-first.mjs <program> <responses, or ""> <profile> <paths of pages> [<profile> <paths> …]
//
// The responses are those that Scripts/record-responses has written down. A request that is not among them gets no response,
// and what shows its content is not recorded.

import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { LARGE_RESPONSE, LOOKS, runPage } from "./page-run.mjs";

const PAGE_BYTES = 65536; // of memory
const HASH_BYTES = 8; // of the program, at the start of a profile
const [program, responses, ...words] = process.argv.slice(2);
const known = new Map();
if (responses && existsSync(responses)) {
  for (const { path, status, body } of JSON.parse(readFileSync(responses, "utf8"))) {
    known.set(path, { status, body });
    // Of large responses one for each path is kept, whatever the query.
    if (body.length > LARGE_RESPONSE) known.set(path.split("?")[0], { status, body });
  }
}
const missing = new Set();

function respond(path) {
  const response = known.get(path) ?? known.get(path.split("?")[0]);
  if (response) return Promise.resolve(response);
  missing.add(path);
  return undefined;
}

// For each function of the program whether it was called: a 32-bit integer that is not 0.
function profileOf({ exports: { memory, __write_profile: write } }) {
  const length = write(0, 0);
  const start = memory.grow(Math.ceil(length / PAGE_BYTES)) * PAGE_BYTES;
  write(start, length);
  return new Uint8Array(memory.buffer, start + HASH_BYTES, length - HASH_BYTES).slice();
}

const module = await WebAssembly.compile(readFileSync(program));
for (let at = 0; at + 1 < words.length; at += 2) {
  let called;
  for (const path of words[at + 1].split(" ")) {
    for (const look of LOOKS) {
      const profile = profileOf(await runPage(module, path, look, respond));
      called = called ? called.map((byte, index) => byte | profile[index]) : profile;
    }
  }
  writeFileSync(words[at], called);
}
if (known.size > 0) for (const path of missing) console.error(`no response is known to ${path}: run Scripts/record-responses`);
