// Stack traces of a program whose function names are in a file beside it. Only the page of one that trapped asks for them.

// The stack with the names of functions in place of their numbers; as it is where the names cannot be had.
export async function namedStack(stack, program, fetch) {
  const numbers = new Set([...stack.matchAll(/wasm-function\[(\d+)\]/g)].map(([, number]) => number));
  if (numbers.size === 0) return stack;
  let lines;
  try {
    const answer = await fetch(program.replace(/\.wasm$/, ".names.txt"));
    if (!answer.ok) return stack;
    lines = (await answer.text()).split("\n");
  } catch {
    return stack;
  }
  const names = new Map();
  for (const line of lines) {
    const end = line.indexOf(":");
    const number = line.slice(0, end);
    if (numbers.has(number)) names.set(number, line.slice(end + 1));
  }
  return stack.replace(/wasm-function\[(\d+)\]/g, (text, number) => names.get(number) ?? text);
}
