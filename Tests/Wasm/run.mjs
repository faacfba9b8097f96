// Runs the engine's WebAssembly checks: node run.mjs <module.wasm>. Exits with 1 when a check failed or trapped.
import { readFile } from "node:fs/promises";

const decoder = new TextDecoder();
let summary = "";
let instance;
const log = (level, pointer, count) => {
  const line = decoder.decode(new Uint8Array(instance.exports.memory.buffer, pointer, count));
  console.log(line);
  if (line.startsWith("checks:")) summary = line;
};

({ instance } = await WebAssembly.instantiate(await readFile(process.argv[2]), { host: { log } }));
const start = process.hrtime.bigint();
instance.exports.run_checks();
console.log(`in ${Number(process.hrtime.bigint() - start) / 1e6} ms, memory ${instance.exports.memory.buffer.byteLength} bytes`);
process.exit(/ 0 failed$/.test(summary) ? 0 : 1);
