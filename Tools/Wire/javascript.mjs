// The wire in JavaScript: constants, which the bundle inlines, and arrays of values, which it leaves out where unused.

import { decodedEvents } from "./swift.mjs";

const HEADER = "// Written by Scripts/generate-wire from Tools/Wire/wire.txt. Do not edit.\n";
const WIDTH = 120;

export const constant = (name) => name.replace(/(?<=[a-z0-9])[A-Z]|(?<=[A-Z])[A-Z](?=[a-z])/g, "_$&").toUpperCase();

export function scriptFiles(table) {
  return new Map([
    ["Web/wire.js", wireModule(table)], ["Tests/Browser/wire-names.js", documentNames(table)],
    ["Tools/Page/live-wire.js", messages(table)],
  ]);
}

const literal = (value) => (Array.isArray(value) ? `[${value.map(literal).join(", ")}]` : JSON.stringify(value));

// A list in lines of a limited length.
function list(values, indent = "  ") {
  const short = literal(values);
  if (short.length <= 72) return short;
  const lines = [];
  let line = indent;
  for (const value of values) {
    const word = `${literal(value)},`;
    if (line !== indent && line.length + 1 + word.length > WIDTH) {
      lines.push(line);
      line = indent;
    }
    line += line === indent ? word : ` ${word}`;
  }
  lines.push(line);
  return `[\n${lines.join("\n")}\n${indent.slice(2)}]`;
}

function wireModule({ operations, enumerations }) {
  let source = `${HEADER}\n// Operations: the low byte of their first word.\n`;
  for (const { name, code } of operations.values()) source += `export const ${constant(name)} = ${code};\n`;
  source += "\n// By the code of each operation: its name, and its words and which of them are lengths of texts, unless their number varies.\n";
  const codes = [...operations.values()];
  const byCode = (valueOf) => Array.from({ length: Math.max(...codes.map(({ code }) => code)) + 1 }, (_, code) => {
    const operation = codes.find((each) => each.code === code);
    return operation ? valueOf(operation) : valueOf({ name: "", operands: [{ group: [] }] });
  });
  const isFixed = ({ operands }) => operands.every(({ group }) => !group);
  source += `export const OPERATION_NAMES = ${list(byCode(({ name }) => name))};\n`;
  source += `export const OPERATION_WORDS = ${list(byCode((each) => (isFixed(each) ? each.operands.length + 1 : 0)))};\n`;
  source += `export const OPERATION_TEXTS = ${list(byCode((each) => (isFixed(each)
    ? each.operands.flatMap(({ kind }, index) => (kind?.startsWith("text") ? index + 1 : [])) : [])))};\n`;
  for (const { name, prefix, list: values, entries } of enumerations.values()) {
    source += `\n// ${name}\n`;
    for (const entry of entries) source += `export const ${prefix}_${constant(entry.name)} = ${entry.code};\n`;
    if (name === "HostAttribute") source += `export const ATTRIBUTE_VALUES = ${list(entries.map((entry) => entry.values))};\n`;
    if (name === "HostElement") {
      source += `export const ELEMENT_TAGS = ${list(entries.map((entry) => entry.tag))};\n`;
      source += `export const ELEMENT_CLASSES = ${list(entries.map((entry) => entry.className))};\n`;
    } else if (name === "PathStep") {
      source += `export const ${values} = ${list(entries.map((entry) => [entry.letter, entry.operands.length]))};`;
      source += " // letters, and how many operands follow\n";
    } else if (values) {
      source += `export const ${values} = ${list(entries.flatMap((entry) => entry.value ?? []))};\n`;
    }
  }
  return source;
}

// The events as messages of a page to a native program, see Sources/CollectionBrowser/Live.
function messages(table) {
  const events = [...decodedEvents(table), { ...table.events.get("host_trace"), code: [...table.events.keys()].indexOf("host_trace") }];
  const lines = events.map(({ name, code, operands, result }) => {
    const isBytes = operands.map(({ kind }) => kind === "bytes");
    return `  ${name}: { code: ${code}, isBytes: ${literal(isBytes)}, hasResult: ${result !== undefined} },\n`;
  });
  return `${HEADER}
// By the name of each event: its code in a message, which of its values are bytes, and whether the result decides what the browser
// does next.
export const EVENTS = {
${lines.join("")}};
`;
}

// The kinds of elements by what distinguishes them in a document: those with a class before those with a tag alone, and first those
// that share the class of another.
function documentNames({ enumerations }) {
  const elements = enumerations.get("HostElement").entries;
  const rank = ({ selector, className, tag }) => (selector === tag ? (tag === "div" ? 3 : 2) : selector === `.${className}` ? 1 : 0);
  const sorted = [...elements].sort((left, right) => rank(left) - rank(right));
  return `${HEADER}
// The names in a document that the tree printer of the scenarios needs; put into the page before scenarios.js.
window.wireNames = {
  attributes: ${list(enumerations.get("HostAttribute").entries.map((entry) => entry.value), "    ")},
  // Kinds of elements, and the selectors that match them. The first that matches counts.
  elements: ${list(sorted.map(({ name, selector }) => [name, selector]), "    ")},
  // The classes that are the host's.
  classes: ${list([...new Set(elements.flatMap(({ className }) => className || []))], "    ")},
};
`;
}
