// Divides the data of a program among its parts: what only the functions of one part can reach is in that part, everything else in the
// first.
//
// Code has an address because it names an object of the memory, or reads the address in an object that it can reach. The linker has
// written down which functions name which objects, and which objects name each other (linked-program.mjs). Binaryen has moved code
// between functions since, so the code of a function is assumed to be in all places where Binaryen may have put it:
//
// - in the function of its name,
// - in the function that has its slot of the table,
// - in the first part, if its function is exported,
// - in all callers of its function, if no function of the program has its name, or if it is so small that it may have been copied. A
//   function that was merged with an equal one is called by these callers too: when it runs, the part of a caller has come. One that
//   was merged with similar ones keeps its name, and passes to the shared function what differs.
//
// Binaryen appends numbers to equal names, such as f.1, and the compiler has names of that form too. So functions whose names differ
// only by such numbers count as one if two of them have the same name.
//
// Neither loads nor stores can reach an object before its part has come, so it does not matter whether it is constant: its first content
// is written when the part is instantiated, once for each instance of the program. Objects that are zero have no content.
// What can be reached from one part and the rest is in that part: the rest is instantiated after all others (Web/programs.js).

import { CALL, KINDS, leb, signedLeb } from "./wasm-binary.mjs";

const SMALL_BYTES = 256; // of a function as the linker leaves it: Binaryen copies those of at most two expressions
const GAP_BYTES = 16; // of zeros that a segment contains, so as not to be two: these have headers that compress badly
const FIRST = 1; // the bit of the first part in a set of parts
const FREE = 255; // bytes that are in no object
const MAXIMUM_PARTS = 31; // a set of parts is the bits of a number that is computed with as one of 32 bits with a sign

// Returns the segments of each part, as bytes. `parts` are sets of numbers of functions: the first part first, the rest last.
export function divideData(linked, program, parts) {
  if (parts.length > MAXIMUM_PARTS) throw new Error(`a program has at most ${MAXIMUM_PARTS} parts, not ${parts.length}`);
  if (linked.segments.length === 0) return parts.map(() => []);
  // Without names, functions would be paired by their numbers, which differ.
  if (![linked, program].every(({ sections }) => sections.has("name"))) throw new Error("a program was linked without names of functions");
  const low = Math.min(...linked.segments.map(({ start }) => start));
  const high = Math.max(...linked.segments.map(({ start, content }) => start + content.length));
  const image = new Uint8Array(high - low);
  for (const { start, content } of program.segments) image.set(content, start - low);
  const homes = homesOfBytes(linked, partsOfObjects(linked, partsOfCode(linked, program, parts)), parts.length - 1, low, high);
  return parts.map((_, part) => segments(image, homes, part, low));
}

// For each function of the linker the set of parts that its code may be in, as bits.
function partsOfCode(linked, program, parts) {
  const bits = new Map();
  for (const [part, members] of parts.entries()) for (const number of members) bits.set(number, 1 << part);
  const imported = linked.importedFunctions.length;
  const sets = new Uint32Array(linked.functions.length);
  const isCopied = linked.functions.map(({ body }) => body.length <= SMALL_BYTES);
  const finals = grouped(program.functions, ({ name }) => name);
  const finalsOfStems = grouped(program.functions, ({ name }) => stem(name));
  const names = grouped(linked.functions, ({ name }) => name);
  const ambiguous = new Set([...names].filter(([, { length }]) => length > 1).map(([name]) => stem(name)));
  for (const [index, { name }] of linked.functions.entries()) {
    const isAmbiguous = ambiguous.has(stem(name));
    const found = (isAmbiguous ? finalsOfStems.get(stem(name)) : finals.get(name)) ?? [];
    for (const { number } of found) sets[index] |= bits.get(number);
    if (isAmbiguous || found.length === 0) isCopied[index] = true;
  }
  for (const [slot, number] of linked.slots) sets[number - imported] |= bits.get(program.slots.get(slot));
  for (const { kind, number } of linked.exports) if (kind === KINDS.function) sets[number - imported] |= FIRST;
  const calls = linked.functions.map(({ references }) => references.flatMap(({ opcode, target }) => (
    opcode === CALL && target >= imported && isCopied[target - imported] ? [target - imported] : []
  )));
  spread(sets, calls);
  return sets;
}

// For each object the set of parts whose functions can reach it.
function partsOfObjects(linked, partsOfFunctions) {
  const numbers = new Map(linked.objects.map((each, index) => [each, index]));
  const sets = new Uint32Array(linked.objects.length);
  for (const [index, { objects }] of linked.functions.entries()) {
    for (const each of objects) sets[numbers.get(each)] |= partsOfFunctions[index];
  }
  for (const each of linked.pinned) sets[numbers.get(each)] |= FIRST;
  spread(sets, linked.objects.map(({ objects }) => [...objects].map((each) => numbers.get(each))));
  return sets;
}

// Adds the set of each element to those that follow it.
function spread(sets, followers) {
  for (let hasChanged = true; hasChanged;) {
    hasChanged = false;
    for (const [index, following] of followers.entries()) {
      for (const each of following) {
        const set = sets[each] | sets[index];
        if (set === sets[each]) continue;
        sets[each] = set;
        hasChanged = true;
      }
    }
  }
}

// The part of each byte, or `FREE`. A string may be the end of another one: its bytes are reached from the parts of both.
function homesOfBytes(linked, sets, rest, low, high) {
  const reached = new Uint32Array(high - low);
  const homes = new Uint8Array(high - low).fill(FREE);
  for (const [index, { start, end }] of linked.objects.entries()) {
    for (let at = start - low; at < Math.min(end, high) - low; at += 1) {
      reached[at] |= sets[index];
      homes[at] = home(reached[at], rest);
    }
  }
  return homes;
}

function home(set, rest) {
  const others = set & ~(1 << rest);
  if (set !== 0 && others === 0) return rest;
  const isOne = others !== 0 && (others & (others - 1)) === 0;
  return isOne ? 31 - Math.clz32(others) : 0;
}

// The segments with the bytes of a part. Short gaps are filled with zeros, where these are what is there already.
function segments(image, homes, part, low) {
  const isOwn = (at) => homes[at] === part || (part === 0 && homes[at] === FREE);
  const mayBeZero = (at) => part === 0 || homes[at] === part || (homes[at] === FREE && image[at] === 0);
  const runs = [];
  for (let at = 0; at < image.length; at += 1) {
    if (image[at] === 0 || !isOwn(at)) continue;
    const last = runs.at(-1);
    let gap = last ? last.end : at;
    if (last && at - last.end <= GAP_BYTES) while (gap < at && mayBeZero(gap)) gap += 1;
    if (last && gap === at) last.end = at + 1;
    else runs.push({ start: at, end: at + 1 });
  }
  return runs.map(({ start, end }) => {
    const content = image.slice(start, end).map((byte, index) => (isOwn(start + index) ? byte : 0));
    return Buffer.concat([Buffer.from([0, 0x41, ...signedLeb(low + start), 0x0b, ...leb(content.length)]), content]);
  });
}

function grouped(functions, key) {
  const groups = new Map();
  for (const each of functions) {
    const group = groups.get(key(each));
    if (group) group.push(each);
    else groups.set(key(each), [each]);
  }
  return groups;
}

// A name without the numbers by which Binaryen distinguishes functions of one name.
function stem(name) {
  return name.replace(/(\.\d+)+$/, "");
}
