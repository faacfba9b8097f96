// Builds a program after each of many edits, once with what the build before has left and once from nothing: both have to give the
// same bytes, and the first compiles only what depends on the edit. Run by `Scripts/test wasm`.
// Usage: node Tests/Builds/edits.mjs
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { edits, sources } from "./program.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
const folder = ".build/edits";
const modules = ["Base", "Middle", "Edited"];
process.chdir(root);
rmSync(folder, { recursive: true, force: true });

/// Writes the sources with one date, so that neither dates nor lengths say what changed.
function write(texts) {
  rmSync(join(folder, "Sources"), { recursive: true, force: true });
  for (const [name, text] of Object.entries(texts)) {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    utimesSync(path, 1e9, 1e9);
  }
}

function build() {
  const output = `${folder}/edited.wasm`;
  const result = spawnSync("Scripts/build-wasm", [folder, "Edited", output], {
    encoding: "utf8", env: { ...process.env, WASM_BUILD: `${folder}/build` },
  });
  if (result.status !== 0) throw new Error(`the build failed\n${result.stdout}\n${result.stderr}`);
  return readFileSync(output);
}

/// Builds with the same folders, which the compiler notes in what it writes, as if nothing had been built before.
function buildFromNothing() {
  renameSync(`${folder}/build`, `${folder}/kept`);
  const program = build();
  rmSync(`${folder}/build`, { recursive: true });
  renameSync(`${folder}/kept`, `${folder}/build`);
  return program;
}

/// When each module was compiled.
const compiled = () => modules.map((name) => {
  const folders = `${folder}/build/wasm32-unknown-none-wasm/release`;
  return statSync(`${folders}/${name === "Edited" ? "Edited.build" : "Modules"}/${name}.swiftmodule`).mtimeMs;
});

async function result(program) {
  const { instance } = await WebAssembly.instantiate(program, { host: { log() {}, random: () => 0 } });
  return instance.exports.run(5);
}

let failures = 0;
function expect(condition, what) {
  if (condition) return;
  failures += 1;
  console.log(`✘ ${what}`);
}

const texts = { ...sources };
write(texts);
let program = build();
expect(program.equals(buildFromNothing()), "the first build differs from a second one");
let before = { result: await result(program), compiled: compiled() };
for (const { what, module, isSeen, apply } of edits) {
  apply(texts);
  write(texts);
  program = build();
  const after = { result: await result(program), compiled: compiled() };
  expect(program.equals(buildFromNothing()), `${what}: the program differs from one that was built from nothing`);
  expect((after.result !== before.result) === isSeen, `${what}: the result was ${before.result} and is ${after.result}`);
  const first = modules.indexOf(module);
  modules.forEach((name, index) => {
    const isCompiled = after.compiled[index] !== before.compiled[index];
    expect(isCompiled === (index >= first), `${what}: ${name} was ${isCompiled ? "" : "not "}compiled`);
  });
  before = after;
}
console.log(`builds: ${edits.length} edits, ${failures} failed`);
process.exit(failures === 0 ? 0 : 1);
