// The table of the wire: that it is well-formed, that what is written from it is current, and that both sides keep to it.
import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import { test } from "node:test";
import vm from "node:vm";

import { outputs } from "../../Tools/Wire/outputs.mjs";
import { parse, readTable } from "../../Tools/Wire/table.mjs";
import { CollectionHost } from "../../Web/collection-view.js";
import { makeElement } from "../../Web/elements.js";
import { Presses } from "../../Web/presses.js";
import * as wire from "../../Web/wire.js";
import { makeWindow } from "./fake-dom.mjs";

const root = new URL("../../", import.meta.url);
const source = (path) => readFile(new URL(path, root), "utf8");
const table = await readTable();

test("what is written from the table is current", async () => {
  const files = outputs(table);
  for (const [path, contents] of files) {
    const found = await source(path).catch(() => "");
    assert.ok(found === contents, `${path} is not current: run Scripts/generate-wire`);
  }
  for (const folder of ["Sources/CollectionViews/Hosting/Wire/", "Sources/CollectionBrowser/Wire/"]) {
    for (const name of await readdir(new URL(folder, root))) {
      assert.ok(files.has(folder + name), `${folder}${name} is not written from the table any more`);
    }
  }
});

test("a table that contradicts itself is refused, with its line", () => {
  const kinds = "kind node\n    A node.\n";
  const refuses = (text, message) => assert.throws(() => parse(kinds + text), { message });
  refuses("operation 1 a\n    A.\noperation 1 b\n    B.", "wire.txt:5: a and b have the code 1");
  refuses("operation 1 a\n    A.\noperation 2 a\n    A.", "wire.txt:5: a is there twice");
  refuses("operation 256 a\n    A.", "wire.txt:3: 256 is no byte from 1");
  refuses("operation 1 a x:thing\n    A.", "wire.txt:3: x is of the unknown kind thing");
  refuses("operation 1 a x[y:thing]\n    A.", "wire.txt:3: y is of the unknown kind thing");
  refuses("operation 1 a x[y:node\n    A.", "wire.txt:3: x is not closed");
  refuses("operation 1 a x\n    A.", "wire.txt:3: x has no kind");
  refuses("operation 1 a", "wire.txt:3: a is not documented");
  refuses("enumeration A A\n    A.\n    1 a\n        A.", "wire.txt:5: a has to have the code 0");
  refuses("enumeration A A\n    A.\n    0 a\n        A.\n    0 b\n        B.", "wire.txt:7: a and b have the code 0");
  refuses("enumeration A A\n    A.\n    0 a", "wire.txt:3: A.a is not documented");
  refuses("flags A A\n    A.\n    3 a\n        A.", "wire.txt:5: 3 is not one bit");
  refuses("operations 1 a", "wire.txt:3: no statement begins with “operations”");
});

test("operands are read with their kinds, groups and shared words", () => {
  const { operations } = parse("kind node\n    N.\nkind count\n    C.\noperation 3 a (x:node) n:count g[s{p:node@0 q:node@8} t[u:node]]\n    A.");
  assert.deepEqual(operations.get("a"), {
    code: 3, name: "a", document: ["A."], line: 5, argument: { name: "x", kind: "node" },
    operands: [
      { name: "n", kind: "count" },
      { name: "g", group: [
        { name: "s", values: [{ name: "p", kind: "node", bit: 0 }, { name: "q", kind: "node", bit: 8 }] },
        { name: "t", group: [{ name: "u", kind: "node" }] },
      ] },
    ],
  });
});

// ---- The decoder

// An operation as the table describes it: its words and its text. A group is there twice, but one in a group once.
function example({ code, argument, operands }) {
  const texts = [];
  const value = ({ name, kind, values }, repetitions, isLast) => {
    if (values) return values.reduce((word, each) => word | value(each, 1, isLast) << each.bit, 0);
    if (kind.startsWith("text")) {
      texts.push(`/é🧥${"x".repeat(texts.length)}`);
      return texts.at(-1).length;
    }
    const named = { parent: 0, template: code === wire.INSTANTIATE ? 5 : 0, first: 50, children: isLast ? 0 : 1 }[name];
    return named ?? { node: 1, "node?": -1, "points?": -1, count: repetitions, name: 3 }[kind] ?? 1;
  };
  const wordsOf = (list, repetitions, isLast = true) => list.flatMap((operand, index) => {
    if (operand.kind === "words") return [stepWords().length];
    if (!operand.group) return [value(operand, repetitions, isLast)];
    if (list[index - 1]?.kind === "words") return stepWords();
    return Array.from({ length: repetitions }, (_, each) => wordsOf(operand.group, 1, each === repetitions - 1)).flat();
  });
  const stepWords = () => table.enumerations.get("PathStep").entries.flatMap((step) => [step.code, ...step.operands.map(() => 64)]);
  const head = code | (argument ? value(argument, 2, true) << 8 : 0);
  return { words: [head, ...wordsOf(operands, 2)], text: texts.join("") };
}

// A host without an engine, whose node 1 is of a kind.
function open(kind) {
  const { window, root: element } = makeWindow();
  const log = { debug() {}, info() {}, warn() {}, error: (error) => { throw error; } };
  const host = new CollectionHost(element, { window, log });
  const memory = { buffer: new ArrayBuffer(8192) };
  host.calls.attach({ exports: new Proxy({ memory }, { get: (known, name) => known[name] ?? (() => 0) }) });
  host.live = element.ownerDocument.createElement("div");
  const run = (words, text = "") => {
    const bytes = new TextEncoder().encode(text);
    new Int32Array(memory.buffer, 0, words.length).set(words);
    new Uint8Array(memory.buffer, 4096, bytes.length).set(bytes);
    host.flush(0, words.length, 4096, bytes.length);
  };
  host.names[3] = "name";
  run([wire.DEFINE_TEMPLATE | 5 << 8, 1, kind, wire.INSTANTIATE | 5 << 8, 1, wire.INSERT, 1, 0, -1]);
  return { host, run };
}

const KINDS = {
  setText: wire.ELEMENT_TEXT, setAttributedText: wire.ELEMENT_TEXT, setImage: wire.ELEMENT_IMAGE,
  setPath: wire.ELEMENT_DRAWING, setHoldsTouches: wire.ELEMENT_SCROLLER, scroll: wire.ELEMENT_SCROLLER,
  focus: wire.ELEMENT_BUTTON,
};

for (const operation of table.operations.values()) {
  test(`${operation.name} takes the words and the text that the table says`, () => {
    const { host, run } = open(KINDS[operation.name] ?? wire.ELEMENT_BOX);
    const { words, text } = example(operation);
    run([...words, wire.DEFINE_NAME | 9 << 8, 4], `${text}next`);
    assert.equal(host.names[9], "next");
  });
}

for (const operation of table.operations.values()) {
  test(`${operation.name} is skipped with its words and its text where it is refused`, () => {
    const { host } = open(wire.ELEMENT_BOX);
    const { words, text } = example(operation);
    host.refusals.reason = (_, at) => (at === 0 ? "refused" : undefined);
    const lines = [];
    host.logger = { error: (line) => lines.push(line) };
    const bytes = new TextEncoder().encode(`${text}next`);
    const { memory } = host.calls;
    new Int32Array(memory.buffer).set([...words, wire.DEFINE_NAME | 9 << 8, 4]);
    new Uint8Array(memory.buffer, 4096).set(bytes);
    host.flush(0, words.length + 2, 4096, bytes.length);
    assert.deepEqual([lines, host.names[9]], [["refused"], "next"]);
  });
}

test("a code that the table does not have is an error", () => {
  const { run } = open(wire.ELEMENT_BOX);
  assert.throws(() => run([table.operations.size + 1]), { message: `unknown operation ${table.operations.size + 1}` });
});

test("a picture is cropped around the place that the table puts into the argument", () => {
  const { host, run } = open(wire.ELEMENT_IMAGE);
  const [x, y] = table.operations.get("setImage").argument.values;
  run([wire.SET_IMAGE | (30 << x.bit | 70 << y.bit) << 8, 1, 0, 0, -1]);
  assert.equal(host.nodes[1].firstChild.style.objectPosition, "30% 70%");
});

test("what a press is made with is packed as the table says", () => {
  const { root: element, window } = makeWindow();
  const view = element.ownerDocument.createElement("div");
  view.className = "collection-view cell";
  element.append(view);
  const calls = [];
  new Presses({ window, root: element, idOf: () => 1, call: (...values) => calls.push(values) });
  element.dispatch("pointerdown", {
    target: view, pointerId: 1, pointerType: "pen", button: wire.BUTTON_SECONDARY, shiftKey: true, altKey: true,
  });
  const { operands } = table.events.get("host_pressed");
  const packed = { pointer: wire.POINTER_PEN, button: wire.BUTTON_SECONDARY, modifiers: wire.MODIFIER_SHIFT | wire.MODIFIER_OPTION };
  const index = operands.findIndex(({ name }) => name === "details");
  const expected = operands[index].values.reduce((word, { name, bit }) => word | packed[name] << bit, 0);
  assert.deepEqual([calls[0][0], calls[0][index + 1]], ["host_pressed", expected]);
});

// ---- The functions of both sides

const SWIFT_TYPES = {
  points: ["Double"], real: ["Double"], bytes: ["UnsafeMutablePointer<UInt8>?", "Int32"], array: ["Int32", "Int32"],
  memory: ["Int32", "Int32"],
};
const typesOf = ({ operands }) => operands.flatMap(({ kind }) => SWIFT_TYPES[kind] ?? ["Int32"]);

test("the engine exports the events of the table, with their parameters", async () => {
  const found = {};
  const text = await source("Sources/CollectionBrowser/BrowserHost.swift") + await source("Sources/CollectionBrowser/Wire/Exports.swift");
  for (const [, name, parameters, result] of text.matchAll(/@_expose\(wasm, "(\w+)"\)\n@c\nfunc \w+\(([^)]*)\)(?: -> (\S+))? \{/g)) {
    const types = parameters.split(",").map((each) => each.trim().split(":")[1]?.trim()).filter(Boolean);
    found[name] = [types, result !== undefined];
  }
  const expected = {};
  for (const event of table.events.values()) {
    if (event.name !== "host_main") expected[event.name] = [typesOf(event), event.result !== undefined];
  }
  assert.deepEqual(found, expected);
});

test("the page calls the events of the table, with as many values as they take", async () => {
  const called = new Set();
  for (const file of await readdir(new URL("Web/", root))) {
    if (!file.endsWith(".js") || file.endsWith(".min.js")) continue;
    const text = await source(`Web/${file}`);
    for (const match of text.matchAll(/(?:(\bcall|\bsendText|\bsendBytes|#tell)\(\s*"(host_\w+)"|\bexports\.(host_\w+)\()/g)) {
      const [all, method, quoted, direct] = match;
      const name = quoted ?? direct;
      const values = valuesAfter(text, match.index + all.length) + { call: 0, sendText: 1, sendBytes: 1, "#tell": 0 }[method ?? "call"];
      assert.ok(table.events.has(name), `${file}: ${name} is not in the table`);
      // What is told goes as one value, and as two if that is bytes.
      const { length } = method === "#tell" ? table.events.get(name).operands : typesOf(table.events.get(name));
      assert.equal(values, length, `${file}: ${name}`);
      called.add(name);
    }
  }
  const expected = [...table.events.values()].filter(({ caller }) => caller === "page").map(({ name }) => name);
  assert.deepEqual([...called].sort(), expected.sort());
});

// How many values a call has after its first one, which ends at a position, or in all where no value has come yet.
function valuesAfter(text, start) {
  let count = 0;
  let depth = 0;
  let hasValue = text[start - 1] === "\"";
  let isSeparated = !hasValue;
  for (let at = start; depth >= 0; at += 1) {
    const character = text[at];
    if ("([{".includes(character)) depth += 1;
    if (")]}".includes(character)) depth -= 1;
    if (depth === 0 && character === ",") isSeparated = true;
    else if (isSeparated && depth >= 0 && character.trim() !== "") {
      count += 1;
      isSeparated = false;
    }
  }
  return count;
}

test("the engine and the page have the calls of the table", async () => {
  const imported = [];
  const browser = ["BrowserHost", "PageStorage"].map((name) => `Sources/CollectionBrowser/${name}.swift`);
  for (const path of [...browser, "Sources/CRuntime/support.c"]) {
    const text = await source(path);
    for (const [, name] of text.matchAll(/module(?:: |\()"host"\)?, (?:import_)?name(?:: |\()"(\w+)"/g)) imported.push(name);
  }
  const names = [...table.calls.keys()].sort();
  assert.deepEqual(imported.sort(), names);
  const provided = open(wire.ELEMENT_BOX).host.functions();
  assert.deepEqual(Object.keys(provided).sort(), names);
  for (const call of table.calls.values()) assert.equal(provided[call.name].length, typesOf(call).length, call.name);
});

// ---- The tree printer of the scenarios

test("a document tells every kind of element by its own name", async () => {
  const window = {};
  vm.runInNewContext(await source("Tests/Browser/wire-names.js"), { window });
  const { document } = makeWindow();
  for (const { name, code } of table.enumerations.get("HostElement").entries) {
    const element = makeElement(document, code);
    if (name === "carousel") element.classList.add("carousel"); // a role that the engine gives it
    assert.equal(window.wireNames.elements.find(([, selector]) => element.matches(selector))[0], name);
  }
});
