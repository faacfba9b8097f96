// Formats the vectors of Intl in WebAssembly: node run-formatting.mjs <module.wasm>. Exits with 1 when a text came out differently.
import { readFile } from "node:fs/promises";

const file = new URL("../CollectionFormattingTests/Fixtures/vectors.json", import.meta.url);
const decoder = new TextDecoder();
const encoder = new TextEncoder();
let exports;
const log = (level, pointer, count) => console.log(decoder.decode(new Uint8Array(exports.memory.buffer, pointer, count)));
const random = () => crypto.getRandomValues(new Uint32Array(1))[0];
({ instance: { exports } } = await WebAssembly.instantiate(await readFile(process.argv[2]), { host: { log, random } }));

const hand = (text, add) => {
  const bytes = encoder.encode(text);
  const pointer = exports.text_buffer(bytes.length);
  new Uint8Array(exports.memory.buffer).set(bytes, pointer);
  add(bytes.length);
};

const { locales, rows } = JSON.parse(await readFile(file, "utf8"));
let passed = 0;
let failed = 0;
for (const [[style, value, ...options], texts] of rows) {
  locales.forEach((locale, index) => {
    for (const word of [locale, style, ...options.map(String)]) hand(word, exports.add_word);
    if (Array.isArray(value)) for (const element of value) hand(element, exports.add_element);
    const count = exports.format_vector(Array.isArray(value) ? NaN : Number(value));
    const text = decoder.decode(new Uint8Array(exports.memory.buffer, exports.text_address(), count));
    if (text === texts[index]) {
      passed += 1;
    } else {
      failed += 1;
      console.log(`failed: ${locale} ${JSON.stringify([style, value, ...options])}: ${JSON.stringify(text)}, not ${JSON.stringify(texts[index])}`);
    }
  });
}
console.log(`${passed} texts passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
