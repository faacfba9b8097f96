// Says how many lines of the engine its tests run: all in all, by module, and which files fall short. Fails where the total does.
//
//   node Scripts/coverage.mjs <export of llvm-cov>
//
// `swift test --enable-code-coverage` writes the export; `swift test --show-codecov-path` says where. A file is listed when less
// than the share below of its lines were run: what is listed is seen by no native test, as the browser's half of the engine is.
import { readFileSync } from "node:fs";

const SHARE = 0.95;
// What drives the tests is no part of the engine.
const SUPPORT = "CollectionTestSupport";

const [path] = process.argv.slice(2);
const modules = new Map();
const short = [];
for (const { filename, summary } of JSON.parse(readFileSync(path, "utf8")).data[0].files) {
  const [, module, file] = /\/Sources\/([^/]+)\/(.+\.swift)$/.exec(filename) ?? [];
  if (!module || module === SUPPORT || filename.includes("/.build/")) continue;
  const { count, covered } = summary.lines;
  const total = modules.get(module) ?? { count: 0, covered: 0 };
  modules.set(module, { count: total.count + count, covered: total.covered + covered });
  if (covered < SHARE * count) short.push({ name: `${module}/${file}`, count, covered });
}

const percent = ({ count, covered }) => `${((100 * covered) / count).toFixed(1)} %`;
const all = { count: 0, covered: 0 };
for (const [name, lines] of [...modules].sort()) {
  all.count += lines.count;
  all.covered += lines.covered;
  console.log(`  ${name.padEnd(28)} ${percent(lines).padStart(8)} of ${lines.count} lines`);
}
console.log(`  Files below ${100 * SHARE} %, by the lines that no test runs:`);
for (const file of short.sort((one, other) => other.count - other.covered - (one.count - one.covered))) {
  console.log(`  ${String(file.count - file.covered).padStart(5)} of ${String(file.count).padEnd(5)} ${file.name}`);
}
if (all.count === 0) {
  console.error(`${path} has no line of Sources: run the tests with --enable-code-coverage, then this script from the package.`);
  process.exit(1);
}
console.log(`coverage: ${percent(all)} of ${all.count} lines`);
const missing = Math.ceil(SHARE * all.count) - all.covered;
if (missing > 0) {
  console.error(`The tests of the engine must run ${100 * SHARE} % of its lines, and ${missing} more are needed for that: ` +
    "write tests for the first of the files listed above, or remove code that nothing can reach.");
  process.exit(1);
}
