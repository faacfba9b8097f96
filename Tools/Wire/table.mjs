// Reads the table of the wire (wire.txt, which describes its own grammar) and refuses one that contradicts itself.

import { readFile } from "node:fs/promises";

export class TableError extends Error {
  constructor(line, message) {
    super(`wire.txt:${line}: ${message}`);
  }
}

export async function readTable() {
  return parse(await readFile(new URL("wire.txt", import.meta.url), "utf8"));
}

// The table as { kinds, enumerations, operations, calls, events }: maps by name, in the order of the text.
export function parse(text) {
  const table = {
    kinds: new Map(), enumerations: new Map(), operations: new Map(), calls: new Map(), events: new Map(),
  };
  let statement; // what documentation and entries belong to
  let entry;
  let line = 0;
  const fail = (message) => { throw new TableError(line, message); };
  const add = (map, name, value) => {
    if (map.has(name)) fail(`${name} is there twice`);
    map.set(name, value);
    [statement, entry] = [value, undefined];
  };
  const unique = (values, code, name) => {
    for (const other of values) if (other.code === code) fail(`${other.name} and ${name} have the code ${code}`);
  };

  for (const content of text.split("\n")) {
    line += 1;
    const words = content.trim();
    if (words.startsWith("#")) continue;
    const depth = content.length - content.trimStart().length;
    if (words === "") {
      if (statement?.document.length) statement.document.push("");
    } else if (depth === 8) {
      if (!entry) fail("documentation of no entry");
      entry.document.push(words);
    } else if (depth === 4) {
      if (!statement) fail("an indented line before the first statement");
      const match = statement.entries && /^(\d+) (\w+)(?: = (.+))?$/.exec(words);
      if (match) {
        const [code, name, value] = [Number(match[1]), match[2], match[3]];
        unique(statement.entries, code, name);
        if (statement.entries.some((other) => other.name === name)) fail(`${name} is there twice`);
        if (code > 255) fail(`${code} is no byte`);
        if (statement.isFlags && (code & (code - 1)) !== 0) fail(`${code} is not one bit`);
        if (!statement.isFlags && code !== statement.entries.length) fail(`${name} has to have the code ${statement.entries.length}`);
        entry = { code, name, value: value?.startsWith('"') ? JSON.parse(value) : value, document: [] };
        statement.entries.push(entry);
      } else statement.document.push(words);
    } else if (depth === 0) {
      const [word, ...rest] = words.split(" ");
      const remainder = rest.join(" ");
      if (word === "kind") add(table.kinds, remainder, { name: remainder, document: [] });
      else if (word === "enumeration" || word === "flags") {
        const [name, prefix, list] = rest;
        if (!prefix) fail(`${name} has no prefix`);
        add(table.enumerations, name, { name, prefix, list, isFlags: word === "flags", entries: [], document: [], line });
      } else if (word === "operation") {
        const match = /^(\d+) (\w+)(?: \((.+?)\))?(?: (.+))?$/.exec(remainder) ?? fail("no operation");
        const [code, name] = [Number(match[1]), match[2]];
        if (code < 1 || code > 255) fail(`${code} is no byte from 1`);
        unique(table.operations.values(), code, name);
        const [argument, ...others] = operands(match[3] ?? "", fail);
        if (others.length > 0) fail(`${name} has more than one argument`);
        add(table.operations, name, { code, name, argument, operands: operands(match[4] ?? "", fail), document: [], line });
      } else if (word === "call" || word === "event") {
        const match = /^(\w+)(?: (?!->|by )(.+?))?(?: -> (\w+))?(?: by (\w+))?$/.exec(remainder) ?? fail(`no ${word}`);
        const [, name, parameters, result, caller] = match;
        add(word === "call" ? table.calls : table.events, name, {
          name, operands: operands(parameters ?? "", fail), result, caller: caller ?? "page", document: [], line,
        });
      } else fail(`no statement begins with “${word}”`);
    } else fail("indented by neither 4 nor 8 spaces");
  }
  check(table);
  return table;
}

// Operands such as `node:node shape{element:HostElement@0 roles:count@8} role[name:name]`.
function operands(text, fail) {
  const found = [];
  let rest = text.trim();
  while (rest !== "") {
    const name = /^\w+/.exec(rest)?.[0] ?? fail(`no operand: ${rest}`);
    rest = rest.slice(name.length);
    const mark = rest[0];
    if (mark === ":") {
      const kind = /^:([\w.]+\??)(?:@(\d+))?/.exec(rest) ?? fail(`${name} has no kind`);
      found.push({ name, kind: kind[1], ...(kind[2] === undefined ? {} : { bit: Number(kind[2]) }) });
      rest = rest.slice(kind[0].length);
    } else if (mark === "{" || mark === "[") {
      const end = closing(rest) ?? fail(`${name} is not closed`);
      found.push({ name, [mark === "{" ? "values" : "group"]: operands(rest.slice(1, end), fail) });
      rest = rest.slice(end + 1);
    } else fail(`${name} has no kind`);
    if (rest !== "" && rest[0] !== " ") fail(`${name} is followed by “${rest}”`);
    rest = rest.trimStart();
  }
  return found;
}

function closing(text) {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    if ("[{".includes(text[at])) depth += 1;
    if ("]}".includes(text[at])) depth -= 1;
    if (depth === 0) return at;
  }
  return undefined;
}

function check(table) {
  const checkKinds = (statement, list) => {
    for (const operand of list) {
      const { kind, group, values } = operand;
      if (kind !== undefined && !table.kinds.has(kind) && !table.enumerations.has(kind)) {
        throw new TableError(statement.line, `${operand.name} is of the unknown kind ${kind}`);
      }
      checkKinds(statement, group ?? values ?? []);
    }
  };
  for (const enumeration of table.enumerations.values()) {
    if (enumeration.name === "PathStep") {
      for (const step of enumeration.entries) {
        const [letter, ...rest] = step.value.split(" ");
        Object.assign(step, { letter, operands: operands(rest.join(" "), (message) => { throw new TableError(enumeration.line, message); }) });
        checkKinds(enumeration, step.operands);
      }
    }
    if (enumeration.name === "HostAttribute") {
      for (const attribute of enumeration.entries) {
        const [, name, values = "text"] = /^([\w-]+)(?: as (\S+))?$/.exec(attribute.value)
          ?? (() => { throw new TableError(enumeration.line, `${attribute.name} has no attribute`); })();
        const isKind = ["text", "address", "path", "integer", "number"].includes(values);
        Object.assign(attribute, { value: name, values: isKind ? values : values.split("|") });
      }
    }
    if (enumeration.name === "HostElement") {
      for (const element of enumeration.entries) {
        const [, tag, name, selector] = /^(\w+)(?: \.([\w-]+))?(?: known by (\S+))?$/.exec(element.value)
          ?? (() => { throw new TableError(enumeration.line, `${element.name} has no element`); })();
        Object.assign(element, { tag, className: name ?? "", selector: selector ?? (name ? `.${name}` : tag) });
      }
    }
  }
  for (const map of [table.operations, table.calls, table.events]) {
    for (const statement of map.values()) checkKinds(statement, [...(statement.argument ? [statement.argument] : []), ...statement.operands]);
  }
  for (const map of Object.values(table)) {
    for (const { name, document, entries, line } of map.values()) {
      while (document.at(-1) === "") document.pop();
      if (document.length === 0) throw new TableError(line, `${name} is not documented`);
      for (const entry of entries ?? []) if (entry.document.length === 0) throw new TableError(line, `${name}.${entry.name} is not documented`);
    }
  }
}
