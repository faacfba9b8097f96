// Stack traces of a program whose function names are in a file beside it. Only the page of one that trapped asks for them.

const FRAME = /(\S*?)\b(wasm-function\[(\d+)\])/g; // where a function is from, and its number there

// The stack with the names of functions in place of their numbers; as it is where the names cannot be had. The functions of a
// program in two parts are numbered in each. A part that was compiled at once has no address, which only the rest is.
export async function namedStack(stack, program, fetch, rest) {
  const partOf = (place) => {
    if (!rest || place.includes(program)) return program;
    return place.includes(rest) || place.includes("wasm://") ? rest : undefined;
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
