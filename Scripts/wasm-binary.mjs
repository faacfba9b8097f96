// Reads WebAssembly programs section by section, and instruction by instruction as far as the code of Swift goes, and writes such.

export const SECTIONS = { custom: 0, type: 1, import: 2, function: 3, table: 4, memory: 5, global: 6, export: 7, start: 8, element: 9, code: 10, data: 11, dataCount: 12 };
export const KINDS = { function: 0, table: 1, memory: 2, global: 3 };
export const MAGIC = Buffer.from([0, 97, 115, 109, 1, 0, 0, 0]);

// Reads numbers and texts at a position.
export class Reader {
  constructor(bytes, at = 0) {
    this.bytes = bytes;
    this.at = at;
  }

  byte() {
    return this.bytes[this.at++];
  }

  // An unsigned number in LEB128.
  number() {
    let result = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = this.bytes[this.at++];
      result |= (byte & 127) << shift;
      if (!(byte & 128)) return result >>> 0;
    }
  }

  // A signed number of 32 bits in LEB128.
  signedNumber() {
    let result = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = this.bytes[this.at++];
      result |= (byte & 127) << shift;
      if (!(byte & 128)) return shift < 25 && byte & 64 ? result | (-128 << shift) : result;
    }
  }

  // Passes a number of any length in LEB128, signed or not.
  skipNumber() {
    while (this.bytes[this.at++] & 128);
  }

  text() {
    const count = this.number();
    this.at += count;
    return this.bytes.toString("utf8", this.at - count, this.at);
  }

  // Calls `read` for each element of a vector.
  vector(read) {
    return Array.from({ length: this.number() }, read);
  }

  // The bytes of what `skip` passes.
  taken(skip) {
    const start = this.at;
    skip();
    return this.bytes.subarray(start, this.at);
  }

  limits() {
    const hasMaximum = this.number() & 1;
    this.skipNumber();
    if (hasMaximum) this.skipNumber();
  }

  // An expression that makes a constant.
  constant() {
    const opcode = this.byte();
    if (opcode !== 0x41 && opcode !== 0x42 && opcode !== 0x23) throw new Error(`constant with instruction ${opcode}`);
    this.skipNumber();
    if (this.byte() !== 0x0b) throw new Error("constant of several instructions");
  }
}

// The sections of a program: `content` is where they start, `name` is that of a custom one.
export function sections(bytes) {
  const reader = new Reader(bytes, MAGIC.length);
  const found = [];
  while (reader.at < bytes.length) {
    const start = reader.at;
    const id = reader.byte();
    const count = reader.number();
    const content = reader.at;
    found.push({ id, start, content, end: content + count, name: id === SECTIONS.custom ? reader.text() : "" });
    reader.at = content + count;
  }
  return found;
}

// An unsigned number in LEB128, as bytes.
export function leb(number) {
  const bytes = [];
  for (let rest = number; ; rest >>>= 7) {
    if (rest < 128) return bytes.concat(rest);
    bytes.push((rest & 127) | 128);
  }
}

// A signed number in LEB128.
export function signedLeb(number) {
  const bytes = [];
  for (let rest = number; ; rest >>= 7) {
    const byte = rest & 127;
    if ((rest >> 6) === 0 || (rest >> 6) === -1) return bytes.concat(byte);
    bytes.push(byte | 128);
  }
}

export function text(string) {
  const bytes = Buffer.from(string);
  return [...leb(bytes.length), ...bytes];
}

export function section(id, content) {
  return Buffer.concat([Buffer.from([id, ...leb(content.length)]), content]);
}

// A section that is a list.
export function listSection(id, items) {
  return section(id, Buffer.concat([Buffer.from(leb(items.length)), ...items.map((item) => Buffer.from(item))]));
}

export const CALL = 0x10;
export const CALL_INDIRECT = 0x11;
export const isGlobal = (opcode) => opcode === 0x23 || opcode === 0x24;

// Instructions by what follows them: nothing, the type of a result, a number. The others are distinguished where they are read.
const PLAIN = new Set([0x00, 0x01, 0x05, 0x0b, 0x0f, 0x1a, 0x1b]);
const BLOCKS = new Set([0x02, 0x03, 0x04]);
const ONE_NUMBER = new Set([0x0c, 0x0d, 0x20, 0x21, 0x22, 0x3f, 0x40, 0x41, 0x42]);
const isAccess = (opcode) => opcode >= 0x28 && opcode <= 0x3e;
const isArithmetic = (opcode) => opcode >= 0x45 && opcode <= 0xc4;

// Calls `visit(opcode, start, reader)` for each instruction of a function that names another function, a type or a global: the reader
// stands after the opcode, and `visit` reads the rest. `reader` stands before the local variables.
export function forEachReference(reader, end, visit) {
  reader.vector(() => { reader.skipNumber(); reader.skipNumber(); });
  while (reader.at < end) {
    const start = reader.at;
    const opcode = reader.byte();
    if (PLAIN.has(opcode) || isArithmetic(opcode)) continue;
    if (BLOCKS.has(opcode)) {
      if (reader.byte() < 0x40) throw new Error("a block has the type of a function");
    } else if (ONE_NUMBER.has(opcode)) reader.skipNumber();
    else if (isAccess(opcode)) {
      reader.skipNumber();
      reader.skipNumber();
    } else if (opcode === CALL || opcode === CALL_INDIRECT || isGlobal(opcode)) visit(opcode, start, reader);
    else if (opcode === 0x0e) {
      reader.vector(() => reader.skipNumber());
      reader.skipNumber();
    } else if (opcode === 0x43) reader.at += 4;
    else if (opcode === 0x44) reader.at += 8;
    else if (opcode === 0xfc) skipExtended(reader);
    else throw new Error(`instruction 0x${opcode.toString(16)} is not known`);
  }
}

// Conversions that saturate have no operand, copying and filling of memory name the memory.
function skipExtended(reader) {
  const opcode = reader.number();
  if (opcode <= 7) return;
  if (opcode === 10) reader.at += 2;
  else if (opcode === 11) reader.at += 1;
  else throw new Error(`instruction 0xfc ${opcode} is not known`);
}

// A program, read as far as it has to be known for dividing it.
export class ProgramFile {
  constructor(bytes) {
    this.bytes = bytes;
    this.sections = new Map(sections(bytes).map((each) => [each.id === SECTIONS.custom ? each.name : each.id, each]));
    this.types = this.#read(SECTIONS.type, (reader) => reader.taken(() => {
      reader.byte();
      reader.vector(() => reader.byte());
      reader.vector(() => reader.byte());
    }));
    this.imports = this.#read(SECTIONS.import, (reader) => this.#readImport(reader));
    this.importedFunctions = this.imports.filter(({ kind }) => kind === KINDS.function);
    if (this.imports.length !== this.importedFunctions.length) throw new Error("the program imports more than functions");
    this.globals = this.#read(SECTIONS.global, (reader) => ({
      type: reader.taken(() => { reader.at += 2; }), value: reader.taken(() => reader.constant()),
    }));
    this.exports = this.#read(SECTIONS.export, (reader) => ({ name: reader.text(), kind: reader.byte(), number: reader.number() }));
    this.slots = this.#readSlots();
    this.segments = this.#read(SECTIONS.data, (reader) => this.#readSegment(reader));
    const types = this.#read(SECTIONS.function, (reader) => reader.number());
    const first = this.importedFunctions.length;
    this.functions = this.#read(SECTIONS.code, (reader, index) => this.#readFunction(reader, first + index, types[index]));
    if (this.sections.has(SECTIONS.start)) throw new Error("the program has a start function");
    for (const [number, name] of this.#names()) if (number >= first) this.functions[number - first].name = name;
  }

  // The content of a section, as it is.
  content(id) {
    const found = this.sections.get(id);
    return found ? this.bytes.subarray(found.content, found.end) : undefined;
  }

  #read(id, read) {
    const found = this.sections.get(id);
    if (!found) return [];
    const reader = new Reader(this.bytes, found.content);
    let index = 0;
    return reader.vector(() => read(reader, index++));
  }

  #readImport(reader) {
    const [module, name, kind] = [reader.text(), reader.text(), reader.byte()];
    if (kind !== KINDS.function) return { module, name, kind };
    return { module, name, kind, type: reader.number() };
  }

  // The slots of the table that are filled when an instance is made, with their functions.
  #readSlots() {
    const slots = new Map();
    this.#read(SECTIONS.element, (reader) => {
      const flags = reader.number();
      if (flags !== 0 || reader.byte() !== 0x41) throw new Error("the table is filled in a way that is not known");
      let slot = reader.number();
      if (reader.byte() !== 0x0b) throw new Error("the table is filled in a way that is not known");
      reader.vector(() => slots.set(slot++, reader.number()));
    });
    return slots;
  }

  // Bytes that the memory has from the beginning: `content` at the address `start`.
  #readSegment(reader) {
    if (reader.number() !== 0 || reader.byte() !== 0x41) throw new Error("the memory is filled in a way that is not known");
    const start = reader.number();
    if (reader.byte() !== 0x0b) throw new Error("the memory is filled in a way that is not known");
    const count = reader.number();
    reader.at += count;
    return { start, content: this.bytes.subarray(reader.at - count, reader.at) };
  }

  // `references` are the instructions that name a function, a type or a global, with their place in the body.
  #readFunction(reader, number, type) {
    const length = reader.number();
    const start = reader.at;
    const end = start + length;
    const references = [];
    forEachReference(reader, end, (opcode, at) => {
      const target = reader.number();
      if (opcode === CALL_INDIRECT && reader.number() !== 0) throw new Error("the program has several tables");
      references.push({ opcode, target, from: at - start, to: reader.at - start });
    });
    return { number, type, name: String(number), body: this.bytes.subarray(start, end), references };
  }

  #names() {
    const found = this.sections.get("name");
    const names = new Map();
    const reader = new Reader(this.bytes, found?.content);
    if (found) reader.text();
    while (found && reader.at < found.end) {
      const kind = reader.byte();
      const end = reader.number() + reader.at;
      if (kind === 1) reader.vector(() => names.set(reader.number(), reader.text()));
      reader.at = end;
    }
    return names;
  }
}
