// Reads what the linker writes down of a program with --emit-relocs: which data its functions and its data refer to.
//
// Source of the format: https://github.com/WebAssembly/tool-conventions/blob/main/Linking.md

import { loadedBytes, ProgramFile, Reader, readInstructions, SECTIONS } from "./wasm-binary.mjs";

const SYMBOL_TABLE = 8; // a subsection of "linking"
const SYMBOLS = { function: 0, data: 1, global: 2, section: 3, tag: 4, table: 5 };
const IS_UNDEFINED = 0x10;
const HAS_NAME = 0x40;
// Relocations of numbers and of slots of the table, which name no object, and those of addresses in memory, which an addend follows.
const NUMBERS = new Set([0, 1, 2, 6, 12, 13, 20]);
const ADDRESSES = new Set([3, 4, 5, 11]);
const ACCESS = 3; // the address is that of an instruction that loads or stores
const RELATIVE = 11; // the address is a constant to which the start of the memory is added
const GLOBAL = 7; // a global, which holds the address of the symbol if this is one of data: code that may lie anywhere is compiled so
const [CONSTANT, ADD] = [0x41, 0x6a];
const STRING_BIAS = 20; // Swift's strings have the address of their bytes less this number (`nativeBias` of _StringObject, 32 bits)

// A program that was linked with --emit-relocs. `objects` are what has an address and a size in its memory: `{ name, start, end, objects }`,
// with the objects that it refers to. Its functions have `objects` too, those that their code refers to. `pinned` are the objects that
// memory without a name refers to, and those that are reached from the symbol of another object. `warnings` names the references of
// that kind, a sentence each.
export class LinkedProgram extends ProgramFile {
  #accesses = {}; // those of the function that was read last: the relocations of a function follow each other

  constructor(bytes) {
    super(bytes);
    this.pinned = new Set();
    this.warnings = [];
    const symbols = this.#readSymbols(); // the object of each symbol that is one
    this.objects = symbols.filter((each) => each);
    const places = (contents) => contents.map((each) => each.byteOffset - this.bytes.byteOffset);
    const bodies = places(this.functions.map(({ body }) => body));
    for (const each of this.functions) each.objects = new Set();
    for (const { kind, place, symbol, addend } of this.#readAddresses("reloc.CODE", SECTIONS.code)) {
      if (!symbols[symbol]) continue;
      const referring = this.functions[lastUpTo(bodies, place)];
      referring.objects.add(symbols[symbol]);
      const reach = kind === ACCESS ? this.#accessed(referring, place, addend) : this.#reach(kind, place, addend);
      this.#check(symbols[symbol], reach, `the function ${referring.name}`);
    }
    const contents = places(this.segments.map(({ content }) => content));
    for (const { place, symbol, addend } of this.#readAddresses("reloc.DATA", SECTIONS.data)) {
      if (!symbols[symbol]) continue;
      const index = lastUpTo(contents, place);
      const address = this.segments[index].start + place - contents[index];
      const referring = this.objects.filter(({ start, end }) => start <= address && address < end);
      for (const each of referring) each.objects.add(symbols[symbol]);
      if (referring.length === 0) this.pinned.add(symbols[symbol]);
      this.#check(symbols[symbol], { from: addend, to: addend }, referring[0]?.name ?? `the memory at ${address}`);
    }
  }

  // What is reached from a symbol is taken to be in its object. Where it is seen not to be, the object and all others up to what is
  // reached are pinned. The end of an object is an address of it, as that of a range is.
  #check({ name, start, end }, { from, to }, referring) {
    if (from === to && from === -STRING_BIAS) return;
    if (from >= 0 && to <= end - start) return;
    const [low, high] = [Math.min(start, start + from), Math.max(end, start + from + 1, start + to)];
    for (const each of this.objects) if (each.start < high && low < each.end) this.pinned.add(each);
    const what = from === to ? `the offset ${from}` : `the bytes from ${from} up to ${to}`;
    this.warnings.push(`${referring} refers to ${what} of ${name}, which has ${end - start} bytes: the first part has what lies there`);
  }

  // The bytes that the instruction of a function with its offset at a place loads or stores, as offsets from the symbol.
  #accessed(referring, place, addend) {
    if (this.#accesses.of !== referring) {
      const bytes = new Map(); // by the place of the offset
      const start = referring.body.byteOffset - this.bytes.byteOffset;
      readInstructions(new Reader(this.bytes, start), start + referring.body.length, referring.name, {
        onAccess: (at, count) => bytes.set(at, count),
      });
      this.#accesses = { of: referring, bytes };
    }
    const count = this.#accesses.bytes.get(place);
    if (count === undefined) throw new Error(`the function ${referring.name} has no instruction of the memory at byte ${place} of the program`);
    return { from: addend, to: addend + count };
  }

  // The bytes that code is seen to reach at an address, as offsets from its symbol: `to` is where they end, and `from` again if they are
  // not loaded at once.
  //
  // Seen are the addend of the relocation, constants that are added next, and a load that follows these. Not seen are indices, which
  // are in local variables, addresses that are kept in variables, passed or returned before more is added to them, the lengths of
  // copies, and what is stored: between the address and the instruction is the value. An index may also lead back into the object from
  // an offset that is outside of it, so an offset there is no proof that another object is reached.
  #reach(kind, place, addend) {
    const reader = new Reader(this.bytes, place);
    reader.skipNumber();
    let from = addend;
    if (kind === RELATIVE && reader.byte() !== ADD) return { from, to: from };
    for (let opcode = reader.opcode(); ; opcode = reader.opcode()) {
      const loaded = loadedBytes(opcode);
      if (loaded !== undefined) {
        reader.skipNumber(); // the alignment
        from += reader.number();
        return { from, to: from + loaded };
      }
      if (opcode !== CONSTANT) return { from, to: from };
      const added = reader.signedNumber();
      if (reader.byte() !== ADD) return { from, to: from };
      from += added;
    }
  }

  #readSymbols() {
    const found = this.sections.get("linking");
    if (!found) throw new Error("the program was linked without --emit-relocs");
    const reader = new Reader(this.bytes, found.content);
    reader.text();
    if (reader.number() !== 2) throw new Error("the sections of the linker have another version");
    while (reader.at < found.end) {
      const kind = reader.byte();
      const end = reader.number() + reader.at;
      if (kind === SYMBOL_TABLE) return reader.vector(() => this.#readSymbol(reader));
      reader.at = end;
    }
    throw new Error("the program has no table of symbols");
  }

  // Symbols without a size are those of the linker, such as the end of the memory that data takes.
  #readSymbol(reader) {
    const kind = reader.byte();
    const flags = reader.number();
    if (kind === SYMBOLS.data) {
      const name = reader.text();
      if (flags & IS_UNDEFINED) return undefined;
      const [segment, offset, size] = [reader.number(), reader.number(), reader.number()];
      if (size === 0) return undefined;
      const start = this.segments[segment].start + offset;
      return { name, start, end: start + size, objects: new Set() };
    }
    reader.number();
    if (kind !== SYMBOLS.section && (!(flags & IS_UNDEFINED) || flags & HAS_NAME)) reader.text();
    return undefined;
  }

  // The places in the file, in their order, that the linker has filled with the address of a symbol and an addend, or with the global that
  // holds the address.
  #readAddresses(name, id) {
    const found = this.sections.get(name);
    if (!found) return [];
    const reader = new Reader(this.bytes, found.content);
    reader.text();
    reader.number();
    return reader.vector(() => {
      const kind = reader.byte();
      const place = this.sections.get(id).content + reader.number();
      const symbol = reader.number(); // of a type it is the number of the type
      if (ADDRESSES.has(kind)) return [{ kind, place, symbol, addend: reader.signedNumber() }];
      if (kind === GLOBAL) return [{ kind, place, symbol, addend: 0 }];
      if (!NUMBERS.has(kind)) throw new Error(`relocation ${kind} in ${name} is not known`);
      return [];
    }).flat();
  }
}

// The index of the last of ascending numbers that is not above a value.
function lastUpTo(numbers, value) {
  let [from, to] = [0, numbers.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (numbers[middle] <= value) from = middle + 1;
    else to = middle;
  }
  return from - 1;
}
