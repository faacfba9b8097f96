// Puts a function of its own in the place of each that the first part of a program has left to the rest. It calls
// `complete` of the host, which throws if the rest has not come, and then the function of the rest, which has replaced the stub in
// the table of functions. So the first part runs by itself, and can be told from the rest of any other build: what it imports
// `complete` from carries the tag.
// Usage: node Scripts/stub-rest.mjs <first part as text> <result as text> <tag>

import { readFile, writeFile } from "node:fs/promises";

const [input, output, tag] = process.argv.slice(2);
const lines = (await readFile(input, "utf8")).split("\n");

const types = new Map();
for (const line of lines) {
  const type = line.match(/^ \(type (\S+) \(func(.*)\)\)$/);
  if (type) types.set(type[2].trim(), type[1]);
}

function stub(slot, name, signature) {
  const type = types.get(signature);
  if (!type) throw new Error(`no type for "${signature}"`);
  const parameters = signature.match(/^\(param ([^)]*)\)/)?.[1].split(" ") ?? [];
  const result = signature.match(/\(result \w+\)$/)?.[0] ?? "";
  const declared = parameters.map((each, index) => `(param $${index} ${each})`).join(" ");
  const passed = parameters.map((_, index) => `(local.get $${index})`).join(" ");
  return ` (func ${name} ${declared} ${result} (call $complete) (call_indirect (type ${type}) ${passed} (i32.const ${slot})))`;
}

const kept = [];
const stubs = [];
for (const line of lines) {
  const left = line.match(/^ \(import "placeholder" "(\d+)" \(func (\S+)(.*)\)\)$/);
  if (!left) {
    kept.push(line);
    continue;
  }
  if (stubs.length === 0) kept.push(` (import "rest-${tag}" "complete" (func $complete))`);
  stubs.push(stub(left[1], left[2], left[3].trim()));
}
if (stubs.length === 0) throw new Error("nothing was left to the rest");
kept.splice(kept.lastIndexOf(")"), 0, ...stubs);
await writeFile(output, kept.join("\n"));
