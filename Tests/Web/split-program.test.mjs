// A program does the same in parts as whole, whatever parts its functions are in and however they reach each other.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { LinkedProgram } from "../../Scripts/linked-program.mjs";
import { divideData } from "../../Scripts/split-data.mjs";
import { withoutCustomSections } from "../../Scripts/strip-sections.mjs";
import { leb, listSection, MAGIC, Reader, section, sections, SECTIONS, signedLeb, text } from "../../Scripts/wasm-binary.mjs";
import { Program, RestIsMissing } from "../../Web/programs.js";

const SCRIPT = fileURLToPath(new URL("../../Scripts/split-program.mjs", import.meta.url));
const I32 = 0x7f;
const constant = (number) => [0x41, ...signedLeb(number)];
const call = (number) => [0x10, ...leb(number)];
const [GET, ADD, MULTIPLY] = [[0x20, 0], 0x6a, 0x6c];
const LARGE = Array(5_000).fill(0x01); // instructions without an effect, for parts that are worth a file

// Objects of the memory, so near to each other that segments may contain the gaps. `pointer` has the address of `pointed`,
// and `unnamed`, which has no symbol, that of `pinned`.
const OBJECTS = ["shared", "one", "two", "both", "pointer", "pointed", "none", "later", "small", "entry", "slot", "pinned", "unnamed"];
const POINTERS = [["pointer", "pointed"], ["unnamed", "pinned"]];
const addressOf = (object) => 64 + 8 * OBJECTS.indexOf(object);
const LOAD_BYTE = [0x2d, 0, 0];
const LOAD = [0x28, 0, 0];
const byte = (object) => [{ object }, ...LOAD_BYTE, ADD];

// Numbers of functions: 0 is the host's, `now`. Each takes a number and returns one.
const BODIES = [
  [LARGE, GET, call(2), call(5), constant(1), ADD, byte("entry")], // 1, `run`: exported
  [LARGE, GET, constant(3), MULTIPLY, call(3), call(8), byte("shared")], // 2: of both pages
  [LARGE, GET, constant(7), ADD, call(4), byte("one"), byte("both"), byte("later"), byte("pinned")], // 3: of page one
  [LARGE, GET, call(6), byte("two"), byte("both"), { object: "pointer" }, LOAD, LOAD_BYTE, ADD], // 4: of page two
  [LARGE, GET, constant(0), 0x11, { type: 1 }, 0], // 5: calls through slot 0 of the table
  [LARGE, GET, call(0), 0x23, 0, ADD, ADD, byte("none"), byte("later")], // 6: of no page; adds the host's number and a global
  [LARGE, GET, constant(2), MULTIPLY, 0x23, 0, 0x24, 0, byte("slot"), byte("entry")], // 7: of page one, in slot 0; reads and writes the global
  [GET, byte("small")], // 8: of page one, small
].map((body) => body.flat(Infinity));
const NAMES = ["run", "shared", "one", "two", "indirect", "none", "slot", "small"];

// The bytes of a body, and its relocations with their places in it: those of objects, and of types, whose numbers are not of symbols.
// The address of an object is that of an `access`, the opcode of an instruction of the memory, in a `global`, or a constant.
function encode(body) {
  const bytes = [0];
  const relocations = [];
  for (const { object, addend = 0, access, alignment = 0, global, kind = 4, ...each } of body.map((each) => (Number.isInteger(each) ? { byte: each } : each))) {
    const address = object && addressOf(object) + addend;
    const symbol = object && leb(OBJECTS.indexOf(object));
    if (access) {
      bytes.push(...access, alignment);
      relocations.push({ kind: 3, at: bytes.length, rest: [...symbol, ...signedLeb(addend)] });
      bytes.push(...leb(address));
    } else if (global) {
      relocations.push({ kind: 7, at: bytes.length + 1, rest: symbol });
      bytes.push(0x23, global);
    } else if (object) {
      relocations.push({ kind, at: bytes.length + 1, rest: [...symbol, ...signedLeb(addend)] });
      bytes.push(...constant(address));
    } else if (each.type) {
      relocations.push({ kind: 6, at: bytes.length, rest: leb(each.type) });
      bytes.push(each.type);
    } else bytes.push(each.byte);
  }
  return { bytes: [...bytes, 0x0b], relocations };
}

function memory() {
  const content = Buffer.alloc(addressOf("unnamed") + 4 - addressOf(OBJECTS[0]));
  for (const [index, object] of OBJECTS.entries()) content[addressOf(object) - addressOf(OBJECTS[0])] = 11 + index;
  for (const [pointer, pointed] of POINTERS) content.writeUInt32LE(addressOf(pointed), addressOf(pointer) - addressOf(OBJECTS[0]));
  return content;
}

const custom = (name, content) => section(SECTIONS.custom, Buffer.from([...text(name), ...content]));

// The program, with what the linker writes down of it. Global 1 has the address of `one`, as those have that the linker makes for code
// that may lie anywhere. `addend` is that of the addresses which objects contain.
function linkedProgram(functionNames = NAMES, source = BODIES, addend = 0) {
  const bodies = source.map(encode);
  const code = bodies.map(({ bytes }) => [...leb(bytes.length), ...bytes]);
  let at = leb(code.length).length;
  const relocations = bodies.flatMap((body) => {
    const start = at + leb(body.bytes.length).length;
    at = start + body.bytes.length;
    return body.relocations.map((each) => [each.kind, ...leb(start + each.at), ...each.rest]);
  });
  const prefix = [0, ...constant(addressOf(OBJECTS[0])), 0x0b, ...leb(memory().length)];
  const pointers = POINTERS.map(([pointer, pointed]) => (
    [5, ...leb(1 + prefix.length + addressOf(pointer) - addressOf(OBJECTS[0])), ...leb(OBJECTS.indexOf(pointed)), ...signedLeb(addend)]
  ));
  const symbols = [
    ...OBJECTS.filter((each) => each !== "unnamed").map((each) => [1, 0, ...text(each), 0, ...leb(addressOf(each) - addressOf(OBJECTS[0])), 4]),
    [0, 0, 1, ...text("run")], [0, 0x10, 0], [2, 0, 0, ...text("global")],
    [1, 0, ...text("end"), 0, ...leb(memory().length), 0],
  ];
  const table = [...leb(symbols.length), ...symbols.flat()];
  const names = functionNames.map((name, index) => [...leb(index + 1), ...text(name)]);
  const map = [...leb(names.length), ...names.flat()];
  return Buffer.concat([
    MAGIC,
    listSection(SECTIONS.type, [[0x60, 0, 1, I32], [0x60, 1, I32, 1, I32]]),
    listSection(SECTIONS.import, [[...text("host"), ...text("now"), 0, 0]]),
    listSection(SECTIONS.function, BODIES.map(() => [1])),
    section(SECTIONS.table, Buffer.from([1, 0x70, 1, 1, 1])),
    section(SECTIONS.memory, Buffer.from([1, 0, 1])),
    listSection(SECTIONS.global, [[I32, 1, ...constant(40), 0x0b], [I32, 0, ...constant(addressOf("one")), 0x0b]]),
    listSection(SECTIONS.export, [[...text("memory"), 2, 0], [...text("run"), 0, 1]]),
    listSection(SECTIONS.element, [[0, ...constant(0), 0x0b, 1, 7]]),
    listSection(SECTIONS.code, code),
    listSection(SECTIONS.data, [[...prefix, ...memory()], [0, ...constant(8), 0x0b, 0]]), // the second segment is empty
    custom("linking", [2, 8, ...leb(table.length), ...table]),
    custom("reloc.CODE", [9, ...leb(relocations.length), ...relocations.flat()]),
    custom("reloc.DATA", [10, ...leb(pointers.length), ...pointers.flat()]),
    custom("name", [1, ...leb(map.length), ...map]),
  ]);
}

// Splits the program by which functions pages take, numbers from 1 on, and serves the parts. `names` are those of the functions before
// they are split, `linkedNames` those that they have from the linker, `bodies` what the functions do.
async function splitProgram(pages, run, { names = NAMES, linkedNames = NAMES, bodies = BODIES } = {}) {
  const folder = mkdtempSync(join(tmpdir(), "split-"));
  try {
    writeFileSync(join(folder, "whole.wasm"), withoutCustomSections(linkedProgram(names, bodies), ["name"]));
    writeFileSync(join(folder, "linked.wasm"), linkedProgram(linkedNames, bodies));
    const words = pages.flatMap(({ path, functions }, index) => {
      const file = join(folder, `profile-${index}`);
      writeFileSync(file, new Uint32Array(BODIES.map((_, number) => (functions.includes(number + 1) ? 5 : 0))));
      return [file, path];
    });
    const result = spawnSync("node", [SCRIPT, join(folder, "whole.wasm"), join(folder, "linked.wasm"), join(folder, "app"), ...words], { encoding: "utf8" });
    assert.equal(result.status, 0, result.stderr);
    const table = JSON.parse(readFileSync(join(folder, "app.parts.json")));
    return await run({ read: (name) => readFileSync(join(folder, name)), table, warnings: result.stderr });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

// The objects that the data of a part has, by name.
function objectsOf(bytes) {
  const found = sections(bytes).find(({ id }) => id === SECTIONS.data);
  const reader = new Reader(bytes, found.content);
  return reader.vector(() => {
    reader.number();
    reader.byte();
    const start = reader.number();
    reader.byte();
    const count = reader.number();
    const content = reader.taken(() => { reader.at += count; });
    return OBJECTS.filter((each) => content[addressOf(each) - start] > 0);
  }).flat();
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
const PAGES = [{ path: "/one", functions: [1, 2, 3, 5, 7, 8] }, { path: "/two", functions: [1, 2, 4, 5] }];

async function wholeResults() {
  const { instance } = await WebAssembly.instantiate(linkedProgram(), HOST);
  return [1, 2, 3].map((number) => instance.exports.run(number));
}

test("every function is in one part, and the parts do what the whole does", () => splitProgram(PAGES, async (files) => {
  const expected = await wholeResults();
  assert.equal(new Set(expected).size, 3);
  const program = await load(files, "/one");
  const instance = await program.instantiate(HOST);
  assert.throws(() => instance.exports.run(1), RestIsMissing, "function 4 has not come");
  await program.loadRest();
  const whole = await program.instantiate(HOST);
  assert.deepEqual([1, 2, 3].map((number) => whole.exports.run(number)), expected);
  const names = ["app.first.names", ...files.table.parts.map((name) => name.replace(".wasm", ".names"))];
  const lines = names.flatMap((name) => files.read(name).toString().split("\n"));
  for (const name of NAMES) {
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

test("a program of one page has a first part and a rest", () => splitProgram([{ path: "/", functions: [1, 2, 3, 4, 5, 6, 7, 8] }], async (files) => {
  assert.deepEqual(files.table, { parts: ["app.rest.wasm"], pages: [{ path: "/", parts: [] }] });
  const program = await load(files, "/");
  const instance = await program.instantiate(HOST);
  assert.deepEqual([1, 2, 3].map((number) => instance.exports.run(number)), await wholeResults(), "without the rest");
}));

test("objects are in the part whose functions reach them", () => splitProgram(PAGES, async ({ read, table }) => {
  assert.deepEqual(table, {
    parts: ["app.part1.wasm", "app.part2.wasm", "app.rest.wasm"], pages: [{ path: "/one", parts: [0] }, { path: "/two", parts: [1] }],
  });
  const found = ["app.first.wasm", ...table.parts].map((name) => objectsOf(read(name)));
  assert.deepEqual(found, [
    ["shared", "both", "small", "entry", "pinned", "unnamed"], ["one", "later", "slot"], ["two", "pointer", "pointed"], ["none"],
  ]);
}));

test("after all parts the memory is that of the whole", () => splitProgram(PAGES, async (files) => {
  const { instance: whole } = await WebAssembly.instantiate(linkedProgram(), HOST);
  const program = await load(files, "/one");
  const instance = await program.instantiate(HOST);
  const content = ({ exports }) => Buffer.from(exports.memory.buffer);
  assert.ok(!content(instance).equals(content(whole)), "before the rest");
  await program.loadRest();
  await program.complete(instance);
  assert.ok(content(instance).equals(content(whole)));
}));

const RENAMED = NAMES.map((name, index) => ([1, 3, 7].includes(index + 1) ? `other ${name}` : name));

test("objects of functions without a name are where their callers, their slots and exports are", () => splitProgram(PAGES, async ({ read, table }) => {
  const found = ["app.first.wasm", ...table.parts].map((name) => objectsOf(read(name)));
  assert.deepEqual(found, [
    ["shared", "one", "both", "later", "small", "entry", "pinned", "unnamed"], ["slot"], ["two", "pointer", "pointed"], ["none"],
  ]);
}, { names: RENAMED }));

// The names of functions 4, 6 and 7: the linker has two functions of one name, and one whose name is that which the second of them gets.
const rename = (four, six, seven) => NAMES.map((name, index) => ({ 4: four, 6: six, 7: seven })[index + 1] ?? name);

test("functions whose names differ by numbers count as one where two have the same name", () => splitProgram(PAGES, async (files) => {
  const found = ["app.first.wasm", ...files.table.parts].map((name) => objectsOf(files.read(name)));
  const others = OBJECTS.filter((each) => each !== "one");
  assert.deepEqual(found, [others, ["one"], [], []]);
  const program = await load(files, "/two");
  const instance = await program.instantiate(HOST);
  await program.loadRest();
  await program.complete(instance);
  assert.deepEqual([1, 2, 3].map((number) => instance.exports.run(number)), await wholeResults());
}, { names: rename("twin", "twin.1", "twin.1.1"), linkedNames: rename("twin", "twin", "twin.1") }));

test("functions whose names differ by numbers are told apart where each name stands once", () => splitProgram(PAGES, async ({ read, table }) => {
  const found = ["app.first.wasm", ...table.parts].map((name) => objectsOf(read(name)));
  assert.deepEqual(found.slice(1), [["one", "later", "slot"], ["two", "pointer", "pointed"], ["none"]]);
}, { names: rename("twin", "twin.1", "twin.2"), linkedNames: rename("twin", "twin.1", "twin.2") }));

// The functions, with more code in one of them.
const withCode = (number, ...code) => BODIES.map((body, index) => (index === number - 1 ? [...body, ...code.flat(Infinity)] : body));

test("an object whose address a function has from a global is where that function is, too", () => splitProgram(PAGES, async ({ read, table, warnings }) => {
  const found = ["app.first.wasm", ...table.parts].map((name) => objectsOf(read(name)));
  assert.deepEqual(found, [
    ["shared", "one", "both", "small", "entry", "pinned", "unnamed"], ["later", "slot"], ["two", "pointer", "pointed"], ["none"],
  ]);
  assert.equal(warnings, "");
}, { bodies: withCode(4, { object: "one", global: 1 }, LOAD_BYTE, ADD) }));

// Code of page one that reaches beyond the four bytes of `one`, with what the warning says of it. Eight bytes after `one` is `two`.
const DROP = 0x1a;
const BEYOND = [
  ["an addend", [{ object: "one", addend: 8 }, DROP], "the offset 8"],
  ["a negative addend", [{ object: "one", addend: -9 }, DROP], "the offset -9"],
  ["an addend of an access", [constant(0), { object: "one", addend: 2, access: [LOAD[0]] }, DROP], "the bytes from 2 up to 6"],
  ["a constant that is added", [{ object: "one" }, constant(8), ADD, DROP], "the offset 8"],
  ["constants that are added, and a load", [{ object: "one" }, constant(6), ADD, constant(-2), ADD, LOAD, DROP], "the bytes from 4 up to 8"],
  ["a load", [{ object: "one" }, LOAD[0], 0, 4, DROP], "the bytes from 4 up to 8"],
  ["a load from the start of the memory on", [constant(0), { object: "one", kind: 11 }, ADD, LOAD[0], 0, 3, DROP], "the bytes from 3 up to 7"],
  ["an access of a vector", [constant(0), { object: "one", access: [0xfd, 0] }, DROP], "the bytes from 0 up to 16"],
  ["an atomic access", [constant(0), { object: "one", addend: 2, access: [0xfe, 0x10], alignment: 2 }, DROP], "the bytes from 2 up to 6"],
  ["an access after a byte that is a prefix elsewhere", [
    constant(0), 0x44, Array(7).fill(0), 0xfe, { object: "one", access: [0x39] },
  ], "the bytes from 0 up to 8"],
  ["a load of a vector", [{ object: "one" }, 0xfd, 0, 0, 4, DROP], "the bytes from 4 up to 20"],
  ["a load from a global", [{ object: "one", global: 1 }, LOAD[0], 0, 1, DROP], "the bytes from 1 up to 5"],
];

for (const [what, code, reached] of BEYOND) {
  test(`an object that is left by ${what} is in the first part, with those up to there`, () => splitProgram(PAGES, async ({ read, table, warnings }) => {
    const found = ["app.first.wasm", ...table.parts].map((name) => objectsOf(read(name)));
    const isTwoReached = ["the offset 8", "the bytes from 0 up to 16", "the bytes from 4 up to 20"].includes(reached);
    assert.deepEqual(found.slice(0, 3), [
      ["shared", "one", ...(isTwoReached ? ["two"] : []), "both", "small", "entry", "pinned", "unnamed"], ["later", "slot"],
      [...(isTwoReached ? [] : ["two"]), "pointer", "pointed"],
    ]);
    assert.equal(warnings, `warning: the function one refers to ${reached} of one, which has 4 bytes: the first part has what lies there\n`);
  }, { bodies: withCode(3, code) }));
}

test("an object that is left by an address in the data is pinned, with those up to there", () => {
  const { pinned, warnings } = new LinkedProgram(linkedProgram(NAMES, BODIES, 8));
  assert.deepEqual([...pinned].map(({ name }) => name), ["pointed", "none", "pinned"]);
  assert.deepEqual(warnings, [
    "pointer refers to the offset 8 of pointed, which has 4 bytes: the first part has what lies there",
    `the memory at ${addressOf("unnamed")} refers to the offset 8 of pinned, which has 4 bytes: the first part has what lies there`,
  ]);
});

test("the end of an object, the address of a Swift string, and what lies in the object are taken to be of the object", () => splitProgram(PAGES, async ({ read, table, warnings }) => {
  assert.deepEqual(objectsOf(read(table.parts[0])), ["one", "later", "slot"]);
  assert.equal(warnings, "");
}, {
  bodies: withCode(
    3, [{ object: "one", addend: 4 }, DROP], [{ object: "one", addend: -20 }, DROP], [{ object: "one" }, constant(-20), ADD, DROP],
    [{ object: "one", addend: -20 }, LOAD[0], 0, 20, DROP], [constant(0), { object: "one", kind: 11 }, GET, DROP, DROP, DROP],
    [{ object: "one" }, GET, DROP, DROP], [constant(0), { object: "one", addend: 3, access: [LOAD_BYTE[0]] }, DROP],
  ),
}));

test("a program without data has none in its parts", () => {
  assert.deepEqual(divideData({ segments: [] }, { segments: [] }, [new Set(), new Set()]), [[], []]);
});

test("more parts than a set can hold, and programs without names, are refused", () => {
  const linked = { segments: [{ start: 0, content: new Uint8Array(1) }], sections: new Map([["name", {}]]) };
  assert.throws(() => divideData(linked, linked, Array(32).fill(new Set())), /at most 31 parts, not 32/);
  assert.throws(() => divideData(linked, { ...linked, sections: new Map() }, [new Set(), new Set()]), /without names of functions/);
});

test("an address in an instruction that is none of the memory is refused by the name of the function", () => {
  const bodies = withCode(3, { object: "one", kind: 3 }, DROP);
  assert.throws(() => new LinkedProgram(linkedProgram(NAMES, bodies)), /the function one has no instruction of the memory at byte \d+ of the program/);
});

test("a program that was linked without relocations is refused", () => {
  assert.throws(() => new LinkedProgram(withoutCustomSections(linkedProgram())), /without --emit-relocs/);
});

// The error of splitting the program with profiles that do not fit.
function splitError(words) {
  const folder = mkdtempSync(join(tmpdir(), "split-"));
  writeFileSync(join(folder, "whole.wasm"), linkedProgram());
  writeFileSync(join(folder, "profile"), new Uint32Array(3));
  const whole = join(folder, "whole.wasm");
  const paths = words.map((word) => (word === "profile" ? join(folder, word) : word));
  const result = spawnSync("node", [SCRIPT, whole, whole, join(folder, "app"), ...paths], { encoding: "utf8" });
  rmSync(folder, { recursive: true });
  assert.notEqual(result.status, 0);
  return result.stderr;
}

test("a profile of another program is refused", () => {
  assert.match(splitError(["profile", "/"]), /the profile of another program/);
});

test("a program without profiles is not divided", () => {
  assert.match(splitError([]), /the profile of at least one/);
});
