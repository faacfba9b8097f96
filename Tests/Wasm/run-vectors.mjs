// Runs the recorded layout vectors in WebAssembly: node run-vectors.mjs <module.wasm> [<vectors.json>]. Exits with 1 when
// one came out differently.
import { readFile } from "node:fs/promises";

const [, , module, file = new URL("../CollectionLayoutTests/Fixtures/layout-vectors.json", import.meta.url)] = process.argv;
const decoder = new TextDecoder();
const encoder = new TextEncoder();
let exports;
const log = (level, pointer, count) => console.log(decoder.decode(new Uint8Array(exports.memory.buffer, pointer, count)));
const random = () => crypto.getRandomValues(new Uint32Array(1))[0];
({ instance: { exports } } = await WebAssembly.instantiate(await readFile(module), { host: { log, random } }));

const text = (value) => {
  const bytes = encoder.encode(value);
  const pointer = exports.vector_buffer(bytes.length);
  new Uint8Array(exports.memory.buffer).set(bytes, pointer);
  return bytes.length;
};
const hand = (value) => {
  if (value === null) return exports.vector_null();
  if (typeof value === "boolean") return exports.vector_bool(value ? 1 : 0);
  if (typeof value === "number") return exports.vector_number(value);
  if (typeof value === "string") return exports.vector_text(text(value));
  const isObject = !Array.isArray(value);
  exports.vector_begin(isObject ? 1 : 0);
  for (const [name, member] of Object.entries(value)) {
    if (isObject) exports.vector_name(text(name));
    hand(member);
  }
  exports.vector_end();
};
for (const vector of JSON.parse(await readFile(file, "utf8")).vectors) {
  hand(vector);
  exports.run_vector();
}
process.exit(exports.finish_vectors() === 0 ? 0 : 1);
