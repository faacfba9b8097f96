// Everything about a row follows from its id, here as in Sources/BenchList/Rows.swift.

const ADJECTIVES = ["Plain", "Quiet", "Narrow", "Early", "Distant", "Warm", "Hidden", "Simple"];
const NOUNS = ["harbour", "meadow", "window", "letter", "orchard", "river", "stair", "lantern"];

const mixed = (id) => {
  let value = Math.imul(id, 0x9e3779b1);
  value ^= value >>> 15;
  value = Math.imul(value, 0x85ebca77);
  return (value ^ (value >>> 13)) >>> 0;
};

export const heightOf = (id) => 40 + (mixed(id) % 161);
export const hueOf = (id) => (mixed(id) >>> 8) % 360;
export const titleOf = (id) => `Row ${id}`;
export const subtitleOf = (id) => {
  const bits = mixed(id);
  return `${ADJECTIVES[(bits >>> 5) & 7]} ${NOUNS[(bits >>> 11) & 7]}, ${40 + (bits % 161)} points`;
};

// Fisher and Yates' shuffle with Marsaglia's xorshift from a fixed seed.
export function shuffle(ids, count) {
  let state = 2463534242;
  for (let index = count - 1; index > 0; index -= 1) {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    const other = state % (index + 1);
    const id = ids[index];
    ids[index] = ids[other];
    ids[other] = id;
  }
}
