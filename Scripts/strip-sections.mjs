// Leaves custom sections out of a program, and changes nothing else.
// Usage: node Scripts/strip-sections.mjs <program> <output> [<custom section to keep> …]
//
// wasm-opt can strip sections too, but writes the code anew: without its optimisations a program is 2 % larger with Brotli.

import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { MAGIC, sections, SECTIONS } from "./wasm-binary.mjs";

export function withoutCustomSections(bytes, kept = []) {
  const found = sections(bytes).filter(({ id, name }) => id !== SECTIONS.custom || kept.includes(name));
  return Buffer.concat([MAGIC, ...found.map(({ start, end }) => bytes.subarray(start, end))]);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [program, output, ...kept] = process.argv.slice(2);
  writeFileSync(output, withoutCustomSections(readFileSync(program), kept));
}
