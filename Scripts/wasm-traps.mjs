// Takes a development build of a program apart: the program without its debugging information, and what each trap in it means.
// Usage: node Scripts/wasm-traps.mjs <program of the linker> <output.wasm> <names file> >> <names file>
//
// Swift's own checks, such as those of arithmetic, trap without a message. The position and the cause of each are in the debugging
// information: a line <offset of the instruction, in hexadecimal>:<what happened> (<file>:<line>, <function>). The offsets are those of
// a stack trace of the program, whose code must not be changed after the linker. The checks of indices are functions of the standard
// library, which do not say who has called them; the lines say that of each call: <offset>:in a check (<file>:<line>, <function>).
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";

const [program, output, names] = process.argv.slice(2);
const bytes = readFileSync(program);
const FAILURE = "Swift runtime failure: ";

function number(at) {
  for (let result = 0, shift = 0; ; shift += 7) {
    const byte = bytes[at++];
    result += (byte & 127) * 2 ** shift;
    if (byte < 128) return [result, at];
  }
}

const kept = [bytes.subarray(0, 8)];
let code = 0; // where the code section begins, from which debugging information counts
for (let at = 8; at < bytes.length;) {
  const [length, start] = number(at + 1);
  const isCustom = bytes[at] === 0;
  const [nameLength, nameStart] = isCustom ? number(start) : [0, start];
  const name = bytes.toString("latin1", nameStart, nameStart + nameLength);
  if (bytes[at] === 10) code = start;
  if (!isCustom || !/^(\.debug_|name$|producers$)/.test(name)) kept.push(bytes.subarray(at, start + length));
  at = start + length;
}
writeFileSync(output, Buffer.concat(kept));

function run(command, words, input) {
  const result = spawnSync(command, words, { input, encoding: "utf8", maxBuffer: 1 << 30 });
  if (result.status === 0) return result.stdout;
  process.stderr.write(result.stderr ?? `${command}: ${result.error}\n`);
  process.exit(1);
}

const checks = new Set(readFileSync(names, "utf8").split("\n").filter((line) => /_check(Subscript|Index)/.test(line)).map((line) => line.split(":")[0]));
const addresses = [];
const isCall = [];
const instructions = run("llvm-objdump", ["-d", "--no-show-raw-insn", program]);
for (const [, address, call] of instructions.matchAll(/^\s*([0-9a-f]+):\s+(?:unreachable|call\s+(\d+))/gm)) {
  if (call !== undefined && !checks.has(call)) continue;
  addresses.push(parseInt(address, 16));
  isCall.push(call !== undefined);
}
const frames = run("llvm-symbolizer", ["-e", program, "-i", "-s", "--output-style=JSON"], addresses.map((each) => `0x${each.toString(16)}\n`).join(""));
const lines = frames.trim().split("\n").map((line) => JSON.parse(line));
const failures = lines.map(({ Symbol: [first, ...callers] }, index) => {
  if (isCall[index]) callers.unshift(first);
  else if (!first?.FunctionName.startsWith(FAILURE)) return undefined;
  const caller = callers.find(({ FileName, Line }) => FileName !== "<compiler-generated>" && Line > 0) ?? callers[0];
  const place = caller ? ` (${caller.FileName}:${caller.Line}, ${caller.FunctionName})` : "";
  return `0x${(addresses[index] + code).toString(16)}:${isCall[index] ? "in a check" : first.FunctionName.slice(FAILURE.length)}${place}`;
});
process.stdout.write(failures.filter(Boolean).map((line) => `${line}\n`).join(""));
