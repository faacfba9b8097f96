// Stack traces of a program whose function names are in a file beside it. Only the page of one that trapped requests them.
//
// The file has a line for each function, <number>:<name>. That of a development build also has lines for instructions, <offset>:<what
// happened there> (<file>:<line>, <function>): see Scripts/wasm-traps.mjs.

const FRAME = /(\S*?)\b(wasm-function\[(\d+)\]):?(0x[0-9a-f]+)?/g; // where a function is from, its number there, and an offset

// The stack with the names of functions in place of their numbers; as it is where the names cannot be had. The functions of a
// program in parts are numbered in each: one without the address of its part stays a number. A trap that the program said nothing
// about is explained in a line before.
export async function namedStack(stack, program, fetch, { isInParts = false } = {}) {
  const folder = program.slice(0, program.lastIndexOf("/") + 1);
  const partOf = (place) => {
    const file = /([^/\s]+\.wasm):$/.exec(place)?.[1];
    if (file) return folder + file;
    return isInParts ? undefined : program;
  };
  const keys = new Map(); // by part
  let first;
  for (const [, place, , number, offset] of stack.matchAll(FRAME)) {
    const part = partOf(place);
    if (!part) continue;
    first ??= { part, offset };
    if (!keys.has(part)) keys.set(part, new Set());
    for (const key of [number, offset]) if (key) keys.get(part).add(key);
  }
  const names = new Map();
  for (const [part, wanted] of keys) names.set(part, await namesOf(part, wanted, fetch));
  const named = stack.replace(FRAME, (text, place, _, number, offset) => {
    const found = names.get(partOf(place));
    const name = found?.get(number);
    if (name === undefined) return text;
    const where = /\(([^,()]+:\d+), /.exec(found.get(offset) ?? "")?.[1];
    return place + name + (where ? ` (${where})` : offset ? `:${offset}` : "");
  });
  const failure = first && names.get(first.part).get(first.offset);
  return failure && !failure.startsWith("in a check") ? `${failure}\n${named}` : named;
}

// Lines of the names file of a program, by their keys.
async function namesOf(program, wanted, fetch) {
  const names = new Map();
  try {
    const response = await fetch(program.replace(/\.wasm$/, ".names.txt"));
    if (!response.ok) return names;
    for (const line of (await response.text()).split("\n")) {
      const end = line.indexOf(":");
      const key = line.slice(0, end);
      if (wanted.has(key)) names.set(key, line.slice(end + 1));
    }
  } catch {
    // The numbers say more than nothing.
  }
  return names;
}
