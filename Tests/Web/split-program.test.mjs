// A program does the same in parts as whole, whatever parts its functions are in and however they reach each other.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { leb, listSection, MAGIC, section, SECTIONS, signedLeb, text } from "../../Scripts/wasm-binary.mjs";
import { Program, RestIsMissing } from "../../Web/programs.js";

const SCRIPT = fileURLToPath(new URL("../../Scripts/split-program.mjs", import.meta.url));
const I32 = 0x7f;
const constant = (number) => [0x41, ...signedLeb(number)];
const call = (number) => [0x10, ...leb(number)];
const [GET, ADD, MULTIPLY] = [[0x20, 0], 0x6a, 0x6c];

// Numbers of functions: 0 is the host's, `now`. Each takes a number and returns one.
const BODIES = [
  [...GET, ...call(2), ...call(5), ...constant(1), ADD], // 1, `run`: exported
  [...GET, ...constant(3), MULTIPLY, ...call(3)], // 2: of both pages
  [...GET, ...constant(7), ADD, ...call(4)], // 3: of page one
  [...GET, ...call(6)], // 4: of page two
  [...GET, ...constant(0), 0x11, 0, 0], // 5: calls through slot 0 of the table
  [...GET, ...call(0), 0x23, 0, ADD, ADD], // 6: of no page; adds the host's number and a global
  [...GET, ...constant(2), MULTIPLY, 0x23, 0, 0x24, 0], // 7: of page one, in slot 0; reads and writes the global
].map((body) => body.flat(Infinity));

function wholeProgram() {
  const code = BODIES.map((body) => {
    const bytes = [0, ...body, 0x0b];
    return [...leb(bytes.length), ...bytes];
  });
  const names = ["run", "shared", "one", "two", "indirect", "none", "slot"].map((name, index) => [...leb(index + 1), ...text(name)]);
  const map = [...leb(names.length), ...names.flat()];
  return Buffer.concat([
    MAGIC,
    listSection(SECTIONS.type, [[0x60, 1, I32, 1, I32], [0x60, 0, 1, I32]]),
    listSection(SECTIONS.import, [[...text("host"), ...text("now"), 0, 1]]),
    listSection(SECTIONS.function, BODIES.map(() => [0])),
    section(SECTIONS.table, Buffer.from([1, 0x70, 1, 1, 1])),
    section(SECTIONS.memory, Buffer.from([1, 0, 1])),
    listSection(SECTIONS.global, [[I32, 1, ...constant(40), 0x0b]]),
    listSection(SECTIONS.export, [[...text("memory"), 2, 0], [...text("run"), 0, 1]]),
    listSection(SECTIONS.element, [[0, ...constant(0), 0x0b, 1, 7]]),
    listSection(SECTIONS.code, code),
    listSection(SECTIONS.data, [[0, ...constant(8), 0x0b, ...text("content")]]),
    section(SECTIONS.custom, Buffer.from([...text("name"), 1, ...leb(map.length), ...map])),
  ]);
}

// Splits the program by which functions pages take, numbers from 1 on, and serves the parts.
async function splitProgram(pages, run) {
  const folder = mkdtempSync(join(tmpdir(), "split-"));
  try {
    writeFileSync(join(folder, "whole.wasm"), wholeProgram());
    const words = pages.flatMap(({ path, functions }, index) => {
      const file = join(folder, `profile-${index}`);
      writeFileSync(file, new Uint32Array(BODIES.map((_, number) => (functions.includes(number + 1) ? 5 : 0))));
      return [file, path];
    });
    const result = spawnSync("node", [SCRIPT, join(folder, "whole.wasm"), join(folder, "app"), ...words], { encoding: "utf8" });
    assert.equal(result.status, 0, result.stderr);
    return await run({ read: (name) => readFileSync(join(folder, name)), table: JSON.parse(readFileSync(join(folder, "app.parts.json"))) });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function load({ read, table }, pathname) {
  const files = new Map(["app.first.wasm", ...table.parts].map((name) => [`/${name}`, read(name)]));
  const window = {
    location: { pathname },
    fetch: async (url) => (url === "/app.parts.json"
      ? Response.json(table) : new Response(files.get(url), { headers: { "Content-Type": "application/wasm" } })),
  };
  return Program.load({ engine: "/app.first.wasm", engineParts: "/app.parts.json" }, window);
}

const HOST = { host: { now: () => 1000 } };
const PAGES = [{ path: "/one", functions: [1, 2, 3, 5, 7] }, { path: "/two", functions: [1, 2, 4, 5] }];

async function wholeResults() {
  const { instance } = await WebAssembly.instantiate(wholeProgram(), HOST);
  return [1, 2, 3].map((number) => instance.exports.run(number));
}

test("every function is in one part, and the parts do what the whole does", () => splitProgram(PAGES, async (files) => {
  const expected = await wholeResults();
  assert.equal(new Set(expected).size, 3);
  const program = await load(files, "/one");
  const instance = await program.instantiate(HOST);
  assert.throws(() => instance.exports.run(1), RestIsMissing, "function 6 has not come");
  await program.loadRest();
  const whole = await program.instantiate(HOST);
  assert.deepEqual([1, 2, 3].map((number) => whole.exports.run(number)), expected);
  const names = ["app.first.names", ...files.table.parts.map((name) => name.replace(".wasm", ".names"))];
  const lines = names.flatMap((name) => files.read(name).toString().split("\n"));
  for (const name of ["run", "shared", "one", "two", "indirect", "none", "slot"]) {
    assert.equal(lines.filter((line) => line.endsWith(`:${name}`)).length, 1, name);
  }
}));

test("an instance goes on where it was when the rest comes", () => splitProgram(PAGES, async (files) => {
  const program = await load(files, "/two");
  const instance = await program.instantiate(HOST);
  await program.loadRest();
  await program.complete(instance);
  assert.deepEqual([1, 2, 3].map((number) => instance.exports.run(number)), await wholeResults());
}));

test("a program of one page has a first part and a rest", () => splitProgram([{ path: "/", functions: [1, 2, 3, 4, 5, 6, 7] }], async (files) => {
  assert.deepEqual(files.table, { parts: ["app.rest.wasm"], pages: [{ path: "/", parts: [] }] });
  const program = await load(files, "/");
  const instance = await program.instantiate(HOST);
  assert.deepEqual([1, 2, 3].map((number) => instance.exports.run(number)), await wholeResults(), "without the rest");
}));

test("a profile of another program is refused", () => {
  const folder = mkdtempSync(join(tmpdir(), "split-"));
  writeFileSync(join(folder, "whole.wasm"), wholeProgram());
  writeFileSync(join(folder, "profile"), new Uint32Array(3));
  const result = spawnSync("node", [SCRIPT, join(folder, "whole.wasm"), join(folder, "app"), join(folder, "profile"), "/"], { encoding: "utf8" });
  rmSync(folder, { recursive: true });
  assert.notEqual(result.status, 0);
  assert.match(result.stderr, /the profile of another program/);
});
