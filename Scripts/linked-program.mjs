// Reads what the linker writes down of a program with --emit-relocs: which data its functions and its data refer to.
//
// Source of the format: https://github.com/WebAssembly/tool-conventions/blob/main/Linking.md

import { ProgramFile, Reader, SECTIONS } from "./wasm-binary.mjs";

const SYMBOL_TABLE = 8; // a subsection of "linking"
const SYMBOLS = { function: 0, data: 1, global: 2, section: 3, tag: 4, table: 5 };
const IS_UNDEFINED = 0x10;
const HAS_NAME = 0x40;
// Relocations of numbers and of slots of the table, which name no object, and those of addresses in memory, which an addend follows.
const NUMBERS = new Set([0, 1, 2, 6, 7, 12, 13, 20]);
const ADDRESSES = new Set([3, 4, 5, 11]);

// A program that was linked with --emit-relocs. `objects` are what has an address and a size in its memory: `{ start, end, objects }`,
// with the objects that it refers to. Its functions have `objects` too, those that their code refers to. `pinned` are the objects that
// memory without a name refers to.
export class LinkedProgram extends ProgramFile {
  constructor(bytes) {
    super(bytes);
    this.pinned = new Set();
    const symbols = this.#readSymbols(); // the object of each symbol that is one
    this.objects = symbols.filter((each) => each);
    const places = (contents) => contents.map((each) => each.byteOffset - this.bytes.byteOffset);
    const bodies = places(this.functions.map(({ body }) => body));
    for (const each of this.functions) each.objects = new Set();
    for (const { place, symbol } of this.#readAddresses("reloc.CODE", SECTIONS.code)) {
      if (symbols[symbol]) this.functions[lastUpTo(bodies, place)].objects.add(symbols[symbol]);
    }
    const contents = places(this.segments.map(({ content }) => content));
    for (const { place, symbol } of this.#readAddresses("reloc.DATA", SECTIONS.data)) {
      if (!symbols[symbol]) continue;
      const index = lastUpTo(contents, place);
      const address = this.segments[index].start + place - contents[index];
      const referring = this.objects.filter(({ start, end }) => start <= address && address < end);
      for (const each of referring) each.objects.add(symbols[symbol]);
      if (referring.length === 0) this.pinned.add(symbols[symbol]);
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
      reader.text();
      if (flags & IS_UNDEFINED) return undefined;
      const [segment, offset, size] = [reader.number(), reader.number(), reader.number()];
      if (size === 0) return undefined;
      const start = this.segments[segment].start + offset;
      return { start, end: start + size, objects: new Set() };
    }
    reader.number();
    if (kind !== SYMBOLS.section && (!(flags & IS_UNDEFINED) || flags & HAS_NAME)) reader.text();
    return undefined;
  }

  // The places in the file, in their order, that the linker has filled with the address of a symbol or near to it.
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
      if (ADDRESSES.has(kind)) {
        reader.skipNumber();
        return [{ place, symbol }];
      }
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
