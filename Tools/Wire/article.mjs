// The wire as an article of the documentation.

const HEADER = "<!-- Written by Scripts/generate-wire from Tools/Wire/wire.txt. Do not edit. -->\n\n";
const plain = (document) => document.join(" ").replaceAll("``", "`");
const cell = (text) => text.replaceAll("|", "\\|");

function described({ name, kind, values, group, bit }) {
  const place = bit === undefined ? "" : `@${bit}`;
  if (values) return `${name} {${values.map(described).join(", ")}}`;
  if (group) return `${name} [${group.map(described).join(", ")}] …`;
  return `${name}: ${kind}${place}`;
}

const code = (text) => (text === "" ? "" : `\`${text}\``);
const row = (...cells) => `| ${cells.map((each) => cell(String(each))).join(" | ")} |\n`;
const table = (heads, rows) => row(...heads) + `|${heads.map(() => "---").join("|")}|\n` + rows.map((each) => row(...each)).join("");

export function articleFiles({ kinds, enumerations, operations, calls, events }) {
  let text = `# The wire

${HEADER}The numbers and names by which the engine and a page mean the same.

## Overview

The engine's \`\`HostCommand\`\`s of one event cross to JavaScript as one buffer of 32-bit integers (words) and one run of UTF-8 text.
What happens in the page comes back as calls of exported functions, each of which becomes one \`\`HostEvent\`\`.

An operation is one word, then one word for each operand. The low byte of the first word is its code; the upper 24 bits are its
argument. Several values share a word as \`name {value: kind@bit, …}\`. A group \`name [operand, …] …\` is repeated as often as the
count before it says, or until it has taken the words that the operand before it says.

Both sides, the names in the tests and this article are written by \`Scripts/generate-wire\` from one table,
\`Tools/Wire/wire.txt\`.

## Kinds of operands

${table(["Kind", "Meaning"], [...kinds.values()].map(({ name, document }) => [code(name), plain(document)]))}
## Operations

${table(["Code", "Operation", "Argument", "Operands", "Meaning"], [...operations.values()].map((each) => [
    each.code, code(each.name), each.argument ? code(described(each.argument)) : "", code(each.operands.map(described).join(", ")),
    plain(each.document),
  ]))}
## Calls of the page

${table(["Import", "Parameters", "Result", "Meaning"], [...calls.values()].map((each) => [
    code(each.name), code(each.operands.map(described).join(", ")), each.result ? code(each.result) : "", plain(each.document),
  ]))}
## Events

${table(["Export", "Parameters", "Result", "Meaning"], [...events.values()].map((each) => [
    code(each.name), code(each.operands.map(described).join(", ")), each.result ? code(each.result) : "", plain(each.document),
  ]))}
`;
  for (const { name, document, entries, isFlags } of enumerations.values()) {
    const hasValues = entries.some((entry) => entry.value !== undefined);
    text += `## ${name}\n\n${plain(document.slice(0, 1))}\n\n`;
    text += table([isFlags ? "Bit" : "Code", "Name", ...(hasValues ? ["In a page"] : []), "Meaning"], entries.map((entry) => [
      entry.code, code(entry.name), ...(hasValues ? [entry.value === undefined ? "" : code(entry.value)] : []), plain(entry.document),
    ]));
    text += "\n";
  }
  return new Map([["Sources/CollectionViewKit/CollectionViewKit.docc/TheWire.md", `${text.trimEnd()}\n`]]);
}
