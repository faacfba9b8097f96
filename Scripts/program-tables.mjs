// Which tables of CollectionFormatting a WebAssembly program holds: a program that formats no date must hold no names of months.
import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { ProgramFile, SECTIONS } from "./wasm-binary.mjs";

const FOLDER = new URL("../Sources/CollectionFormatting/Tables/", import.meta.url);
/// A shorter text may be in a program for another reason.
const SHORTEST = 16;

/// The texts of each table by the name of its file, such as `DateTables`.
export function readTables() {
  const names = readdirSync(fileURLToPath(FOLDER)).filter((name) => name.endsWith("Tables.swift")).sort();
  return names.map((name) => {
    const source = readFileSync(new URL(name, FOLDER), "utf8");
    const texts = [...source.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, text]) => Buffer.from(unescaped(text)));
    const longTexts = texts.filter((text) => text.length >= SHORTEST);
    if (longTexts.length === 0) throw new Error(`${name} has no text of ${SHORTEST} bytes`);
    return { name: name.replace(".swift", ""), texts: longTexts };
  });
}

/// The names of the tables of which a program holds a text, in the order of the alphabet.
export function tablesOfProgram(bytes, tables = readTables()) {
  const data = new ProgramFile(bytes).content(SECTIONS.data) ?? Buffer.alloc(0);
  return tables.filter(({ texts }) => texts.some((text) => data.includes(text))).map(({ name }) => name);
}

function unescaped(text) {
  return text.replace(/\\u\{(\w+)\}|\\(["\\])/g, (_, code, character) => character ?? String.fromCodePoint(parseInt(code, 16)));
}
