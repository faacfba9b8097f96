// Divides a program into parts by what its pages were seen to call: a first part that every page loads, a part for each path
// that was recorded, and a rest.
// Usage: node Scripts/split-program.mjs <program with names> <program of the linker> <output path without .wasm> \
//          <profile> <paths of pages> …
//
// The first part has memory, table and exports, and the functions that all pages take. Others have what some pages take, each function
// in one part, and the rest has what no page takes. Data is with the functions that reach it (split-data.mjs). All functions stay what
// they are; only how they reach each other differs:
//
// - within a part by number,
// - into the first part by import: each function that another part calls is exported under a short name,
// - anywhere else through a slot of the table of functions. A loaded part puts its functions into their slots. Until then there is
//   one function for each signature, which calls `complete` of the host, and that throws. It is imported from "rest-<tag>", and the parts
//   import the memory from "first-<tag>", so that parts of two builds are never combined (Web/programs.js).
//
// Written are <output>.first.wasm, <output>.part1.wasm, …, <output>.rest.wasm, the names of the functions of each beside it, and
// <output>.parts.json: all parts but the first, and by path which of them a page takes.

import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { LinkedProgram } from "./linked-program.mjs";
import { divideData } from "./split-data.mjs";
import { CALL, CALL_INDIRECT, isGlobal, KINDS, leb, listSection, MAGIC, ProgramFile, Reader, section, SECTIONS, signedLeb, text } from "./wasm-binary.mjs";

const MAXIMUM_PARTS = 30; // with the first one, without the rest
const PART_BYTES = 2_000; // of code, that a part more must spare the pages
const DEALLOCATOR_BYTES = 200; // the largest function that is taken because one that frees an object calls it
const EMPTY = Buffer.from([0]);

// ---- Which function is in which part

// Divides the functions by which pages take them, so that each is in one part and few pages load what they do not take. Returns
// `{ members, pages }` of each part, numbers of functions and of pages: the first part first and the rest, of no page, last.
function divide(program, profiles) {
  const all = profiles.map((_, page) => page);
  const parts = new Map(); // by pages
  const part = (pages) => {
    const key = pages.join();
    if (!parts.has(key)) parts.set(key, { members: new Set(), pages: new Set(pages), size: 0 });
    return parts.get(key);
  };
  const first = part(all);
  const rest = part([]);
  const common = new Set(program.exports.filter(({ kind }) => kind === KINDS.function).map(({ number }) => number));
  for (const number of deallocators(program)) common.add(number);
  for (const [index, { number, body }] of program.functions.entries()) {
    const taker = common.has(number) ? first : part(all.filter((page) => profiles[page][index]));
    taker.members.add(number);
    taker.size += body.length;
  }
  const merged = mergeSimilar([...parts.values()].filter((each) => each !== rest), first);
  return [first, ...merged.filter((each) => each !== first).sort((a, b) => b.size - a.size), rest];
}

// What frees objects: which reference is the last one depends on the moment, and all of them are small.
function deallocators(program) {
  const found = new Set();
  const take = (each) => {
    if (found.has(each.number)) return;
    found.add(each.number);
    for (const { opcode, target } of each.references) {
      const called = program.functions[target - program.importedFunctions.length];
      if (opcode === CALL && called && called.body.length <= DEALLOCATOR_BYTES) take(called);
    }
  };
  for (const each of program.functions) if (/fD(Tm)?$|objectdestroy/.test(each.name)) take(each);
  return found;
}

// Merges the two parts that cost the least, again and again, until there are few: what it costs is the code that pages then load
// without taking it.
function mergeSimilar(parts, first) {
  const without = (pages, others) => [...pages].filter((page) => !others.has(page)).length;
  const cost = (a, b) => a.size * without(b.pages, a.pages) + b.size * without(a.pages, b.pages);
  let left = parts;
  while (left.length > 1) {
    let best;
    for (const [index, a] of left.entries()) {
      for (const b of left.slice(index + 1)) {
        const bytes = cost(a, b);
        if (!best || bytes < best.bytes) best = { a, b, bytes };
      }
    }
    if (left.length <= MAXIMUM_PARTS && best.bytes > PART_BYTES) break;
    const [kept, gone] = best.b === first ? [best.b, best.a] : [best.a, best.b];
    for (const number of gone.members) kept.members.add(number);
    for (const page of gone.pages) kept.pages.add(page);
    kept.size += gone.size;
    left = left.filter((each) => each !== gone);
  }
  return left;
}

// Gives a slot of the table to each function that another part than its own calls, besides those that have one. Slots that are
// new follow part by part, so that a part fills them in one go.
function addSlots(program, [first, ...others]) {
  const slotOf = new Map();
  for (const [slot, number] of program.slots) if (!slotOf.has(number)) slotOf.set(number, slot);
  const wanted = new Set();
  for (const { members } of [first, ...others]) {
    for (const { number, references } of program.functions) {
      if (!members.has(number)) continue;
      for (const { opcode, target } of references) {
        const isHost = target < program.importedFunctions.length;
        if (opcode === CALL && !isHost && !members.has(target) && !first.members.has(target)) wanted.add(target);
      }
    }
  }
  const reader = new Reader(program.content(SECTIONS.table));
  if (reader.number() !== 1 || reader.byte() !== 0x70) throw new Error("the program has not one table of functions");
  reader.number();
  let end = reader.number();
  for (const { members } of others) {
    for (const number of [...members].sort((a, b) => a - b)) {
      if (wanted.has(number) && !slotOf.has(number)) slotOf.set(number, end++);
    }
  }
  return { slotOf, end };
}

// ---- Writing

// Short names: a, b, …, z, aa, ….
function shortName(index) {
  let name = "";
  for (let rest = index + 1; rest > 0; rest = Math.floor((rest - 1) / 26)) name = String.fromCharCode(97 + ((rest - 1) % 26)) + name;
  return name;
}

// Segments that fill slots of the table: one for each run of slots that follow each other.
function segments(filled) {
  const runs = [];
  for (const [slot, number] of [...filled].sort(([a], [b]) => a - b)) {
    const last = runs.at(-1);
    if (last && last.start + last.numbers.length === slot) last.numbers.push(number);
    else runs.push({ start: slot, numbers: [number] });
  }
  return runs.map(({ start, numbers }) => [0, 0x41, ...signedLeb(start), 0x0b, ...leb(numbers.length), ...numbers.flatMap((number) => leb(number))]);
}

class PartWriter {
  // `members` are the functions of the part, `slotOf` the slots by function, `imported` numbers in the part of what it imports.
  constructor(program, members, slotOf) {
    Object.assign(this, { program, slotOf });
    this.functions = program.functions.filter(({ number }) => members.has(number));
    this.members = members;
    this.importedFunctions = []; // { module, name, type }
    this.numberOf = new Map(); // of functions in the part, by number in the program
    this.globalOf = undefined; // the same of globals, where they differ
    this.types = []; // that the part names, as they are in the program
    this.extra = []; // functions that the program does not have: { type, body }
  }

  // The number in the part of a type, given that in the program.
  type(type) {
    const content = typeof type === "number" ? this.program.types[type] : type;
    const known = this.types.findIndex((each) => each.equals(content));
    return known < 0 ? this.types.push(content) - 1 : known;
  }

  number() {
    let next = this.importedFunctions.length;
    for (const { number } of this.functions) this.numberOf.set(number, next++);
    return next;
  }

  // The body of a function with the numbers of this part.
  #body({ body, references }) {
    const pieces = [];
    let at = 0;
    for (const { opcode, target, from, to } of references) {
      const written = this.#reference(opcode, target);
      if (!written) continue;
      pieces.push(body.subarray(at, from), Buffer.from(written));
      at = to;
    }
    pieces.push(body.subarray(at));
    return Buffer.concat(pieces);
  }

  #reference(opcode, target) {
    if (opcode === CALL) {
      const number = this.numberOf.get(target);
      if (number !== undefined) return [CALL, ...leb(number)];
      const slot = this.slotOf.get(target);
      const { type } = this.program.functions[target - this.program.importedFunctions.length];
      return [0x41, ...signedLeb(slot), CALL_INDIRECT, ...leb(this.type(type)), 0];
    }
    if (opcode === CALL_INDIRECT) return [CALL_INDIRECT, ...leb(this.type(target)), 0];
    if (!this.globalOf) return undefined;
    return [opcode, ...leb(this.globalOf.get(target))];
  }

  code() {
    const bodies = [...this.functions.map((each) => this.#body(each)), ...this.extra.map(({ body }) => Buffer.from(body))];
    return {
      declarations: listSection(SECTIONS.function, [...this.functions, ...this.extra].map(({ type }) => leb(this.type(type)))),
      code: listSection(SECTIONS.code, bodies.map((body) => Buffer.concat([Buffer.from(leb(body.length)), body]))),
    };
  }

  names() {
    const imports = this.importedFunctions.map(({ label, name }) => label ?? name);
    return [...imports, ...this.functions.map(({ name }) => name), ...this.extra.map(({ label }) => label)]
      .map((name, number) => `${number}:${name}\n`).join("");
  }
}

// The part that has the memory and the table. Slots of functions that are elsewhere get one that says so.
function writeFirst(program, members, data, { slotOf, end }, tag, exported) {
  const writer = new PartWriter(program, members, slotOf);
  const nothing = Buffer.from([0x60, 0, 0]); // no parameters, no result
  writer.importedFunctions = [...program.importedFunctions, { module: `rest-${tag}`, name: "complete", type: nothing }];
  const complete = program.importedFunctions.length;
  for (let number = 0; number < complete; number += 1) writer.numberOf.set(number, number);
  let next = writer.number();
  const missing = new Map(); // by type
  const filled = new Map();
  const fill = (slot, number) => {
    if (!writer.numberOf.has(number)) {
      const { type } = program.functions[number - complete];
      if (!missing.has(type)) {
        missing.set(type, next++);
        writer.extra.push({ type, body: [0, CALL, ...leb(complete), 0, 0x0b], label: `missing function of type ${type}` });
      }
      filled.set(slot, missing.get(type));
    } else filled.set(slot, writer.numberOf.get(number));
  };
  for (const [slot, number] of program.slots) fill(slot, number);
  for (const [number, slot] of slotOf) if (!program.slots.has(slot)) fill(slot, number);
  const { declarations, code } = writer.code();
  const exports = [
    ...program.exports.map(({ name, kind, number }) => [
      ...text(name), kind, ...leb(kind === KINDS.function ? writer.numberOf.get(number) : number),
    ]),
    ...exported.map(({ name, kind, number }) => [
      ...text(name), kind, ...leb(kind === KINDS.function ? writer.numberOf.get(number) : number),
    ]),
  ];
  const imports = listSection(SECTIONS.import, writer.importedFunctions.map(
    ({ module, name, type }) => [...text(module), ...text(name), KINDS.function, ...leb(writer.type(type))],
  ));
  const content = Buffer.concat([
    MAGIC, listSection(SECTIONS.type, writer.types), imports,
    declarations, section(SECTIONS.table, Buffer.from([1, 0x70, 1, ...leb(end), ...leb(end)])),
    section(SECTIONS.memory, program.content(SECTIONS.memory)), section(SECTIONS.global, program.content(SECTIONS.global) ?? EMPTY),
    listSection(SECTIONS.export, exports), listSection(SECTIONS.element, segments(filled)), code,
    listSection(SECTIONS.data, data),
  ]);
  return { content, names: writer.names() };
}

// A part that imports what it needs of the first one.
function writePart(program, members, first, data, { slotOf, end }, tag, nameOf) {
  const writer = new PartWriter(program, members, slotOf);
  const references = writer.functions.flatMap((each) => each.references);
  const called = new Set(references.filter(({ opcode, target }) => opcode === CALL && !members.has(target)).map(({ target }) => target));
  const imports = [[...text(`first-${tag}`), ...text("memory"), KINDS.memory, ...memoryLimits(program)]];
  for (const number of [...called].sort((a, b) => a - b)) {
    if (number >= program.importedFunctions.length && !first.has(number)) continue;
    const type = program.importedFunctions[number]?.type ?? program.functions[number - program.importedFunctions.length].type;
    writer.numberOf.set(number, writer.importedFunctions.length);
    writer.importedFunctions.push({ name: nameOf(KINDS.function, number), type });
    imports.push([...text("f"), ...text(nameOf(KINDS.function, number)), KINDS.function, ...leb(writer.type(type))]);
  }
  imports.push([...text("f"), ...text(nameOf(KINDS.table, 0)), KINDS.table, 0x70, 0, ...leb(end)]);
  writer.globalOf = new Map();
  for (const { opcode, target } of references) {
    if (!isGlobal(opcode) || writer.globalOf.has(target)) continue;
    writer.globalOf.set(target, writer.globalOf.size);
    imports.push([...text("f"), ...text(nameOf(KINDS.global, target)), KINDS.global, ...program.globals[target].type]);
  }
  writer.number();
  const filled = new Map();
  for (const [slot, number] of program.slots) if (members.has(number)) filled.set(slot, writer.numberOf.get(number));
  for (const [number, slot] of slotOf) if (members.has(number)) filled.set(slot, writer.numberOf.get(number));
  const { declarations, code } = writer.code();
  const content = Buffer.concat([
    MAGIC, listSection(SECTIONS.type, writer.types), listSection(SECTIONS.import, imports), declarations,
    listSection(SECTIONS.element, segments(filled)), code, listSection(SECTIONS.data, data),
  ]);
  return { content, names: writer.names() };
}

// A memory that is imported may be larger than when it was made.
function memoryLimits(program) {
  const reader = new Reader(program.content(SECTIONS.memory));
  reader.number();
  const flags = reader.number();
  const minimum = reader.number();
  return flags & 1 ? [flags, ...leb(minimum), ...leb(reader.number())] : [flags, ...leb(minimum)];
}

// ---- All of it

// Exports what other parts import, under short names, in the order in which it stands in the first part. Returns the exports and
// what names them.
function exportsForParts(program, [first, ...others]) {
  const exported = new Map();
  const want = (kind, number) => exported.set(`${kind} ${number}`, { kind, number });
  want(KINDS.table, 0);
  for (const { members } of others) {
    for (const { number, references } of program.functions) {
      if (!members.has(number)) continue;
      for (const { opcode, target } of references) {
        const isHost = target < program.importedFunctions.length;
        if (opcode === CALL && (isHost || first.members.has(target))) want(KINDS.function, target);
        if (isGlobal(opcode)) want(KINDS.global, target);
      }
    }
  }
  const sorted = [...exported.values()].sort((a, b) => a.kind - b.kind || a.number - b.number);
  const taken = new Set(program.exports.map(({ name }) => name));
  let next = 0;
  for (const each of sorted) do { each.name = shortName(next++); } while (taken.has(each.name));
  return { exports: sorted, nameOf: (kind, number) => exported.get(`${kind} ${number}`).name };
}

function main() {
  const [input, linked, output, ...words] = process.argv.slice(2);
  const bytes = readFileSync(input);
  const program = new ProgramFile(bytes);
  const tag = createHash("sha256").update(bytes).digest("hex").slice(0, 12);
  const pages = [];
  for (let at = 0; at + 1 < words.length; at += 2) {
    const profile = new Uint32Array(new Uint8Array(readFileSync(words[at])).buffer);
    if (profile.length !== program.functions.length) throw new Error(`${words[at]} is the profile of another program`);
    pages.push({ profile, paths: words[at + 1].split(" ").map((path) => path.split("?")[0]) });
  }
  if (pages.length === 0) throw new Error("a program is divided by what its pages call: name the profile of at least one");
  const parts = divide(program, pages.map(({ profile }) => profile));
  const linkedProgram = new LinkedProgram(readFileSync(linked));
  for (const warning of linkedProgram.warnings) console.warn(`warning: ${warning}`);
  const data = divideData(linkedProgram, program, parts.map(({ members }) => members));
  const slots = addSlots(program, parts);
  const { exports, nameOf } = exportsForParts(program, parts);
  const files = parts.map((_, index) => `${basename(output)}.${index === 0 ? "first" : index === parts.length - 1 ? "rest" : `part${index}`}`);
  for (const [index, part] of parts.entries()) {
    const { content, names } = index === 0
      ? writeFirst(program, part.members, data[index], slots, tag, exports)
      : writePart(program, part.members, parts[0].members, data[index], slots, tag, nameOf);
    if (!WebAssembly.validate(content)) throw new Error(`${files[index]} is no valid program`);
    writeFileSync(join(dirname(output), `${files[index]}.wasm`), content);
    writeFileSync(join(dirname(output), `${files[index]}.names`), names);
  }
  const table = {
    parts: files.slice(1).map((file) => `${file}.wasm`),
    pages: pages.flatMap(({ paths }, page) => paths.map((path) => (
      { path, parts: parts.slice(1).flatMap((part, index) => (part.pages.has(page) ? [index] : [])) }
    ))),
  };
  writeFileSync(`${output}.parts.json`, `${JSON.stringify(table)}\n`);
}

main();
