// Runs the engine's WebAssembly checks: node run.mjs <module.wasm>. Exits with 1 when a check failed or trapped.
import { readdir, readFile } from "node:fs/promises";
import { parseSentences, withSentences } from "../../Web/diagnostics.js";

const decoder = new TextDecoder();
let summary = "";
let instance;
let captured = null;
// Programs have the numbers of diagnostics, as in a browser.
const sentences = parseSentences(await readFile(new URL("../../Web/diagnostics.txt", import.meta.url), "utf8"));
const log = (level, pointer, count) => {
  const line = withSentences(decoder.decode(new Uint8Array(instance.exports.memory.buffer, pointer, count)), sentences);
  if (captured) return captured.push(line);
  console.log(line);
  if (line.startsWith("checks:")) summary = line;
};
const random = () => crypto.getRandomValues(new Uint32Array(1))[0];

const program = await readFile(process.argv[2]);
// Swift takes function pointers below 4096 for the cases of an enumeration around a closure, but a pointer is an index of the
// table here: the linker has to leave that many free (Scripts/wasm-toolset.json).
const first = firstTableIndex(program);
if (first < 4096) {
  console.log(`the functions of the table start at ${first}, expected 4096 or more`);
  process.exit(1);
}
({ instance } = await WebAssembly.instantiate(program, { host: { log, random } }));
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

/// The index of the first function in the table of a program: the offset of its first element segment.
function firstTableIndex(bytes) {
  let at = 8;
  const number = (isSigned) => {
    for (let result = 0, shift = 0; ; ) {
      const byte = bytes[at++];
      result |= (byte & 127) << shift;
      shift += 7;
      if (!(byte & 128)) return isSigned && byte & 64 && shift < 32 ? result | (-1 << shift) : result;
    }
  };
  while (at < bytes.length) {
    const id = bytes[at++];
    const length = number();
    if (id !== 9) {
      at += length;
      continue;
    }
    number();  // segments
    if (number() !== 0 || bytes[at++] !== 0x41) throw new Error("the first element segment has no constant offset");
    return number(true);
  }
  throw new Error("the program has no element segment");
}
