// Stack traces of a program whose function names are in a file beside it. Only the page of one that trapped asks for them.

const FRAME = /(\S*?)\b(wasm-function\[(\d+)\])/g; // where a function is from, and its number there

// The stack with the names of functions in place of their numbers; as it is where the names cannot be had. The functions of a
// program in parts are numbered in each: one without the address of its part stays a number.
export async function namedStack(stack, program, fetch, { isInParts = false } = {}) {
  const folder = program.slice(0, program.lastIndexOf("/") + 1);
  const partOf = (place) => {
    const file = /([^/\s]+\.wasm):$/.exec(place)?.[1];
    if (file) return folder + file;
    return isInParts ? undefined : program;
  };
  const numbers = new Map(); // by part
  for (const [, place, , number] of stack.matchAll(FRAME)) {
    const part = partOf(place);
    if (part) numbers.set(part, (numbers.get(part) ?? new Set()).add(number));
  }
  const names = new Map();
  for (const [part, wanted] of numbers) names.set(part, await namesOf(part, wanted, fetch));
  return stack.replace(FRAME, (text, place, _, number) => {
    const name = names.get(partOf(place))?.get(number);
    return name === undefined ? text : place + name;
  });
}

// The names of some functions of a program by their numbers.
async function namesOf(program, numbers, fetch) {
  const names = new Map();
  try {
    const answer = await fetch(program.replace(/\.wasm$/, ".names.txt"));
    if (!answer.ok) return names;
    for (const line of (await answer.text()).split("\n")) {
      const end = line.indexOf(":");
      const number = line.slice(0, end);
      if (numbers.has(number)) names.set(number, line.slice(end + 1));
    }
  } catch {
    // The numbers say more than nothing.
  }
  return names;
}
