// Runs the engine's WebAssembly checks: node run.mjs <module.wasm>. Exits with 1 when a check failed or trapped.
import { readdir, readFile } from "node:fs/promises";

const decoder = new TextDecoder();
let summary = "";
let instance;
let captured = null;
const log = (level, pointer, count) => {
  const line = decoder.decode(new Uint8Array(instance.exports.memory.buffer, pointer, count));
  if (captured) return captured.push(line);
  console.log(line);
  if (line.startsWith("checks:")) summary = line;
};

({ instance } = await WebAssembly.instantiate(await readFile(process.argv[2]), { host: { log } }));
const start = process.hrtime.bigint();
instance.exports.run_checks();
console.log(`in ${Number(process.hrtime.bigint() - start) / 1e6} ms, memory ${instance.exports.memory.buffer.byteLength} bytes`);

if (!instance.exports.corpus_buffer) process.exit(/ 0 failed$/.test(summary) ? 0 : 1);

// The malformed documents of the page format: each must be reported as recorded for the native tests.
const fixtures = new URL("../CollectionPagesTests/Fixtures/", import.meta.url);
const documents = (await readdir(new URL("malformed/", fixtures))).filter((name) => name.endsWith(".json"))
  .map((name) => name.slice(0, -5)).sort();
const checkDocument = (name, bytes) => {
  const nameBytes = new TextEncoder().encode(name);
  const pointer = instance.exports.corpus_buffer(nameBytes.length + bytes.length);
  const memory = new Uint8Array(instance.exports.memory.buffer);
  memory.set(nameBytes, pointer);
  memory.set(bytes, pointer + nameBytes.length);
  captured = [name];
  instance.exports.check_document(nameBytes.length, bytes.length);
  const lines = captured;
  captured = null;
  return lines;
};
let report = [];
for (const name of documents) {
  report.push(...checkDocument(name, await readFile(new URL(`malformed/${name}.json`, fixtures))));
}
const expected = (await readFile(new URL("malformed.expected", fixtures), "utf8")).trimEnd().split("\n");
const difference = expected.findIndex((line, index) => line !== report[index]);
if (difference >= 0 || report.length !== expected.length) {
  console.log(`corpus line ${difference + 1}\nfound:  ${report[difference]}\nwanted: ${expected[difference]}`);
  process.exit(1);
}
const head = '{"format":1,"page":{"id":"home"},"sections":[';
const oversized = [head + "[".repeat(10_000), `${head}{"id":"a","title":"${"a".repeat(10_000_000)}"}]}`, `${head}${"{},".repeat(20_000)}{}]}`];
for (const text of oversized) {
  const lines = checkDocument("oversized", new TextEncoder().encode(text));
  if (!lines[1]?.includes("limit-exceeded")) {
    console.log(`an oversized document was not refused: ${lines[1]}`);
    process.exit(1);
  }
}
console.log(`corpus: ${documents.length} malformed documents as recorded, ${oversized.length} oversized ones refused`);
process.exit(/ 0 failed$/.test(summary) ? 0 : 1);
