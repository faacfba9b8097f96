// Runs a benchmark that was built for WebAssembly: node run.mjs <module.wasm>.
import { readFile } from "node:fs/promises";

const decoder = new TextDecoder();
let instance;
const log = (level, pointer, count) =>
  console.log(decoder.decode(new Uint8Array(instance.exports.memory.buffer, pointer, count)));

({ instance } = await WebAssembly.instantiate(await readFile(process.argv[2]), {
  host: { log, now: () => performance.now(), random: () => crypto.getRandomValues(new Uint32Array(1))[0] },
}));
instance.exports.run();
