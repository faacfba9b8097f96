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

  // The opcode of an instruction: one byte, or a prefix and a number that `prefixed` makes one.
  opcode() {
    const byte = this.byte();
    return byte >= 0xfc && byte <= 0xfe ? prefixed(byte, this.number()) : byte;
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

// The opcode of an instruction with a prefix, as one number.
const prefixed = (prefix, number) => (prefix << 16) + number;
const BULK = prefixed(0xfc, 0); // conversions that saturate, and copies of memory and of tables
const VECTOR = prefixed(0xfd, 0);
const ATOMIC = prefixed(0xfe, 0);

export const CALL = 0x10;
export const CALL_INDIRECT = 0x11;
export const isGlobal = (opcode) => opcode === 0x23 || opcode === 0x24;

// Instructions by what follows them: nothing, the type of a result, a number. The others are distinguished where they are read.
const PLAIN = new Set([0x00, 0x01, 0x05, 0x0b, 0x0f, 0x1a, 0x1b]);
const BLOCKS = new Set([0x02, 0x03, 0x04]);
const ONE_NUMBER = new Set([0x0c, 0x0d, 0x20, 0x21, 0x22, 0x3f, 0x40, 0x41, 0x42]);
const isArithmetic = (opcode) => opcode >= 0x45 && opcode <= 0xc4;
const MEMORY_COPY = BULK + 10;
const MEMORY_FILL = BULK + 11;
const FENCE = ATOMIC + 3;
const isVector = (opcode) => opcode >= VECTOR && opcode <= VECTOR + 0x113; // up to those of relaxed SIMD
const hasVectorOperand = (opcode) => opcode === VECTOR + 12 || opcode === VECTOR + 13; // a constant, and the lanes of a shuffle
const hasLaneOperand = (opcode) => opcode >= VECTOR + 21 && opcode <= VECTOR + 34;
const accessesLane = (opcode) => opcode >= VECTOR + 84 && opcode <= VECTOR + 91; // the number of the lane follows the offset

// The bytes that an instruction loads or stores, by its opcode. An instruction on a lane or with a splat accesses the bytes of one lane.
const ACCESS_BYTES = new Map([
  [0x28, [4, 8, 4, 8, 1, 1, 2, 2, 1, 1, 2, 2, 4, 4]], // loads
  [0x36, [4, 8, 4, 8, 1, 2, 1, 2, 4]], // stores
  [VECTOR, [16, 8, 8, 8, 8, 8, 8, 1, 2, 4, 8, 16]], // loads, and a store as the last
  [VECTOR + 84, [1, 2, 4, 8, 1, 2, 4, 8, 4, 8]], // loads and stores of a lane, and loads that fill the rest with zeros
  [ATOMIC, [4, 4, 8]], // a notification and two waits
  [ATOMIC + 16, Array(9).fill([4, 8, 1, 2, 1, 2, 4]).flat()], // loads, stores, and seven operations that load and store
].flatMap(([first, counts]) => counts.map((count, index) => [first + index, count])));
const HAS_MEMORY = 0x40; // a flag in the alignment: the number of a memory follows
const LOADS = [[0x28, 0x35], [VECTOR, VECTOR + 10], [VECTOR + 92, VECTOR + 93], [ATOMIC + 16, ATOMIC + 22]];

// The bytes that an instruction loads whose one operand is the address. All others of the memory have a value above the address.
export function loadedBytes(opcode) {
  return LOADS.some(([first, last]) => first <= opcode && opcode <= last) ? ACCESS_BYTES.get(opcode) : undefined;
}

// Reads the instructions of a function, whose name is that of an error. `reader` stands before the local variables.
//
// Calls `onReference(opcode, target, start)` for each instruction that names another function, a type or a global: `start` is its place,
// and `at` of the `Reader` is its end. Calls `onAccess(place, bytes)` for each that loads or stores: `place` is that of its offset.
//
// Throws for instructions that are not known, and for those that name segments, elements of tables or functions as values: the data and
// the functions of a program are divided among its parts.
//
// Source of the operands: https://webassembly.github.io/spec/core/binary/instructions.html and, for atomic instructions,
// https://github.com/WebAssembly/threads/blob/main/proposals/threads/Overview.md
export function readInstructions(reader, end, name, { onReference = () => {}, onAccess = () => {} }) {
  const refuse = (opcode, why) => { throw new Error(`the function ${name} has the instruction ${opcodeText(opcode)}, ${why}`); };
  reader.vector(() => { reader.skipNumber(); reader.skipNumber(); });
  while (reader.at < end) {
    const start = reader.at;
    const opcode = reader.opcode();
    if (PLAIN.has(opcode) || isArithmetic(opcode)) continue;
    const bytes = ACCESS_BYTES.get(opcode);
    if (bytes !== undefined) {
      if (reader.number() & HAS_MEMORY) refuse(opcode, "which names one of several memories");
      onAccess(reader.at, bytes);
      reader.skipNumber();
      if (accessesLane(opcode)) reader.at += 1;
    } else if (BLOCKS.has(opcode)) {
      if (reader.byte() < 0x40) refuse(opcode, "a block with the type of a function, which is not supported");
    } else if (ONE_NUMBER.has(opcode)) reader.skipNumber();
    else if (opcode === CALL || opcode === CALL_INDIRECT || isGlobal(opcode)) {
      const target = reader.number();
      if (opcode === CALL_INDIRECT && reader.number() !== 0) refuse(opcode, "which calls through one of several tables");
      onReference(opcode, target, start);
    } else if (opcode === 0x0e) {
      reader.vector(() => reader.skipNumber());
      reader.skipNumber();
    } else if (opcode === 0x43) reader.at += 4;
    else if (opcode === 0x44) reader.at += 8;
    else if (opcode === MEMORY_COPY) reader.at += 2;
    else if (opcode === MEMORY_FILL || opcode === FENCE || hasLaneOperand(opcode)) reader.at += 1;
    else if (hasVectorOperand(opcode)) reader.at += 16;
    else if (!isVector(opcode) && !(opcode >= BULK && opcode <= BULK + 7)) refuse(opcode, "which is not supported");
  }
}

// An opcode as the specification writes it: "0x28", or "0xfc 8".
function opcodeText(opcode) {
  if (opcode < 0x1_0000) return `0x${opcode.toString(16)}`;
  return `0x${(opcode >> 16).toString(16)} ${opcode & 0xffff}`;
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
    const names = this.#names();
    const first = this.importedFunctions.length;
    this.functions = this.#read(SECTIONS.code, (reader, index) => {
      const number = first + index;
      return this.#readFunction(reader, number, types[index], names.get(number) ?? String(number));
    });
    if (this.sections.has(SECTIONS.start)) throw new Error("the program has a start function");
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
  #readFunction(reader, number, type, name) {
    const length = reader.number();
    const start = reader.at;
    const end = start + length;
    const references = [];
    readInstructions(reader, end, name, {
      onReference: (opcode, target, from) => references.push({ opcode, target, from: from - start, to: reader.at - start }),
    });
    return { number, type, name, body: this.bytes.subarray(start, end), references };
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
