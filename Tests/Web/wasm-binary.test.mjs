// Scripts/wasm-binary.mjs reads the operands of instructions as the engine of Node does.

import assert from "node:assert/strict";
import { test } from "node:test";
import { leb, listSection, loadedBytes, MAGIC, Reader, readInstructions, section, SECTIONS } from "../../Scripts/wasm-binary.mjs";

const UNREACHABLE = 0x00; // the instruction after it may take any values
const CONSTANT = [0x41, 0xff, 0xff, 0xff, 0xff, 0x07]; // without its first byte it is no instruction
const DROP = 0x1a;
const BLOCK = [0x02, 0x40];
const END = 0x0b;

// Whether the engine takes a function with these instructions, in a program with a memory.
function isValid(instructions) {
  const code = [0, ...BLOCK, ...instructions, END, END];
  return WebAssembly.validate(Buffer.concat([
    MAGIC,
    listSection(SECTIONS.type, [[0x60, 0, 0]]),
    listSection(SECTIONS.function, [[0]]),
    section(SECTIONS.memory, Buffer.from([1, 0, 1])),
    listSection(SECTIONS.code, [[...leb(code.length), ...code]]),
  ]));
}

// The operands with which the engine takes an instruction: so many bytes, all zero but the first, which is the largest that it takes. Of
// an instruction of the memory it is the alignment, the logarithm of the bytes that are accessed.
function operandsOf(opcode) {
  for (const count of [0, 1, 2, 3, 16]) {
    for (const first of count === 0 ? [0] : [4, 3, 2, 1, 0]) {
      const operands = Array.from({ length: count }, (_, index) => (index === 0 ? first : 0));
      if (isValid([UNREACHABLE, ...opcode, ...operands, ...CONSTANT, UNREACHABLE])) return operands;
    }
  }
  return undefined;
}

// The instructions with a prefix that the engine knows, from one number up to another.
function known(prefix, last, first = 0) {
  const found = [];
  for (let number = first; number <= last; number += 1) {
    const opcode = [...prefix, ...leb(number)];
    const operands = operandsOf(opcode);
    if (operands) found.push({ opcode, operands });
  }
  return found;
}

const ACCESSES = known([], 0x3e, 0x28);
const BULK = known([0xfc], 11);
const VECTORS = known([0xfd], 0xff);
const ATOMICS = known([0xfe], 0x4e);
const ALL = [...ACCESSES, ...BULK, ...VECTORS, ...ATOMICS];

// Reads one instruction: the place of its end, and what it accesses.
function read({ opcode, operands }) {
  const reader = new Reader(Buffer.from([0, ...opcode, ...operands, END]));
  const accesses = [];
  readInstructions(reader, 1 + opcode.length, "sum", { onAccess: (place, bytes) => accesses.push({ place, bytes }) });
  return { end: reader.at, accesses };
}

test("the engine knows the instructions that are compared", () => {
  assert.deepEqual([ACCESSES, BULK, VECTORS, ATOMICS].map(({ length }) => length), [23, 10, 236, 67]);
});

test("an instruction ends where it ends for the engine", () => {
  assert.deepEqual(ALL.filter((each) => read(each).end !== 1 + each.opcode.length + each.operands.length), []);
});

test("an instruction accesses the bytes that its largest alignment says", () => {
  const found = ALL.map((each) => ({ each, ...read(each) })).filter(({ accesses }) => accesses.length > 0);
  assert.equal(found.length, 23 + 22 + 66);
  for (const { each, accesses } of found) {
    assert.deepEqual(accesses, [{ place: 2 + each.opcode.length, bytes: 2 ** each.operands[0] }], each.opcode.join());
  }
});

test("an instruction loads if the address is its one operand and it has a result", () => {
  for (const { opcode, operands } of ALL) {
    const accesses = read({ opcode, operands }).accesses;
    const isLoad = accesses.length > 0 && isValid([...CONSTANT, ...opcode, ...operands, DROP]);
    assert.equal(loadedBytes(new Reader(Buffer.from(opcode)).opcode()), isLoad ? accesses[0].bytes : undefined, opcode.join());
  }
});

// Instructions that name segments, elements of tables or functions as values, and one that is none, with how an error names them.
const REFUSED = [
  ["0xfc 8", [0xfc, 8, 0, 0], "which is not supported"],
  ["0xfc 9", [0xfc, 9, 0], "which is not supported"],
  ["0xfc 12", [0xfc, 12, 0, 0], "which is not supported"],
  ["0xfd 276", [0xfd, 0x94, 2], "which is not supported"],
  ["0xfe 79", [0xfe, 79, 0, 0], "which is not supported"],
  ["0xd2", [0xd2, 0], "which is not supported"],
  ["0x28", [0x28, 0x42, 1, 0], "which names one of several memories"],
  ["0x11", [0x11, 0, 1], "which calls through one of several tables"],
  ["0x2", [0x02, 0], "a block with the type of a function, which is not supported"],
];

for (const [opcode, instruction, why] of REFUSED) {
  test(`the instruction ${opcode} is refused by the name of its function: ${why}`, () => {
    const code = Buffer.from([0, ...instruction, END]);
    assert.throws(() => readInstructions(new Reader(code), code.length, "sum", {}), {
      message: `the function sum has the instruction ${opcode}, ${why}`,
    });
  });
}
