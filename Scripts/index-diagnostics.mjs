// Writes Web/diagnostics.txt: a line for each sentence of `diagnosticText` in Sources, <number>:<sentence>, in the order of the numbers.
// Usage: node Scripts/index-diagnostics.mjs [--check]   (--check compares only)
//
// \1 to \9 in a sentence stand for its values, which a program sends with the number. It is an error if two calls have one number, or
// if a call has something else than two literals.
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const output = join(root, "Web/diagnostics.txt");
const CALL = /(?<!func )\bdiagnosticText\(/g;
const NUMBER = /\s*([1-9]\d*),\s*(?="(?!"")|"""\n)/y;
const ESCAPES = { n: "\n", t: "\t", "\"": "\"" };

class Mistake extends Error {}

// Reads a literal that begins at an offset: its text, with \1, \2, … for what is interpolated, and the offset behind it.
function readLiteral(source, start) {
  const quotes = source.startsWith('"""', start) ? '"""' : '"';
  let at = start + quotes.length;
  let text = "";
  let values = 0;
  while (!source.startsWith(quotes, at)) {
    if (at >= source.length || (quotes === '"' && source[at] === "\n")) throw new Mistake("the sentence has no end");
    if (source[at] !== "\\") {
      text += source[at++];
    } else if (source[at + 1] === "(") {
      if (values === 9) throw new Mistake("a sentence has at most nine values");
      at = skipValue(source, at + 2);
      text += `\\${++values}`;
    } else if (source[at + 1] === "\n") {
      at += 1;
      text += "\\"; // removed with the line break below
    } else {
      const character = ESCAPES[source[at + 1]];
      if (character === undefined) throw new Mistake(`\\${source[at + 1]} cannot be in a sentence`);
      text += character;
      at += 2;
    }
  }
  return { text: quotes === '"' ? text : unindent(text), end: at + quotes.length };
}

// The offset behind the parenthesis that ends an interpolated value.
function skipValue(source, start) {
  let at = start;
  for (let depth = 1; depth > 0; ) {
    if (at >= source.length) throw new Mistake("a value has no end");
    if (source[at] === '"') {
      at = readLiteral(source, at).end;
      continue;
    }
    if (source[at] === "(") depth += 1;
    if (source[at] === ")") depth -= 1;
    at += 1;
  }
  return at;
}

// The text of a literal of several lines: without the indentation of its last line and the line breaks behind a backslash.
function unindent(text) {
  const lines = text.split("\n");
  const indentation = lines.at(-1).length;
  return lines.slice(1, -1).map((line) => line.slice(indentation)).join("\n").replaceAll("\\\n", "");
}

function swiftFiles(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return swiftFiles(path);
    return entry.name.endsWith(".swift") ? [path] : [];
  }).sort();
}

const sentences = new Map(); // by number: { text, place }
let failures = 0;
for (const path of swiftFiles(join(root, "Sources"))) {
  // The line breaks of comments stay, so that places have the numbers of the file.
  const source = readFileSync(path, "utf8").replace(/^[ \t]*\/\/.*$/gm, "");
  for (const { index, 0: call } of source.matchAll(CALL)) {
    const place = `${relative(root, path)}:${source.slice(0, index).split("\n").length}`;
    try {
      NUMBER.lastIndex = index + call.length;
      const match = NUMBER.exec(source);
      if (!match) throw new Mistake("the number and the sentence must be literals");
      const { text, end } = readLiteral(source, NUMBER.lastIndex);
      if (!/^\s*\)/.test(source.slice(end))) throw new Mistake("the sentence must be one literal");
      if (/[\n⟦⟧⟨⟩]/.test(text)) throw new Mistake("the sentence has a line break, or a bracket that encloses numbers and values");
      const number = Number(match[1]);
      if (sentences.has(number)) throw new Mistake(`${number} is the number of ${sentences.get(number).place}, too`);
      sentences.set(number, { text, place });
    } catch (error) {
      if (!(error instanceof Mistake)) throw error;
      console.error(`${place}: error: ${error.message}`);
      failures += 1;
    }
  }
}
if (failures > 0) process.exit(1);

const numbers = [...sentences.keys()].sort((a, b) => a - b);
const written = numbers.map((number) => `${number}:${sentences.get(number).text}\n`).join("");
if (process.argv[2] !== "--check") {
  writeFileSync(output, written);
} else if (written !== readFileSync(output, "utf8")) {
  console.error("Web/diagnostics.txt is not what Scripts/index-diagnostics.mjs writes.");
  process.exit(1);
}
