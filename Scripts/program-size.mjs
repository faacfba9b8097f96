// Says what a WebAssembly program consists of, and holds programs to the sizes that are kept in the repository.
//
//   node Scripts/program-size.mjs <program>…              bytes by module, by generic declaration and its copies, largest functions,
//                                                         and the tables of CollectionFormatting that it holds
//   node Scripts/program-size.mjs --check <program>…      compares with Tests/Wasm/program-sizes.json, exits with 1 when one grew or
//                                                         holds other tables
//
// A program is what Scripts/build-wasm leaves beside the output of the linker, <product>.wasm.small: after Binaryen, with the
// names of its functions. Its weight is that of the program without names, as Brotli.
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { tablesOfProgram } from "./program-tables.mjs";
import { withoutCustomSections } from "./strip-sections.mjs";
import { ProgramFile } from "./wasm-binary.mjs";

/// The functions of a program with their names, and what the program weighs without these.
export function readProgram(path) {
  const bytes = readFileSync(path);
  const program = new ProgramFile(bytes);
  if (!program.sections.has("name")) throw new Error(`${path} has no names of functions`);
  const functions = program.functions.map(({ body, name }) => ({ size: body.length, name }));
  const mangled = functions.map((entry) => entry.name).join("\n");
  const readable = spawnSync("swift", ["demangle"], { input: mangled, maxBuffer: 1 << 28 }).stdout.toString().split("\n");
  functions.forEach((entry, index) => describe(entry, readable[index] ?? entry.name));
  const stripped = withoutCustomSections(bytes);
  return {
    name: basename(path).replace(/\.wasm.*$/, ""), functions, raw: stripped.length, brotli: brotliCompressSync(stripped).length,
    tables: tablesOfProgram(bytes),
  };
}

/// Finds out which declaration contains a function, and for which types it was compiled.
function describe(entry, text) {
  entry.text = text;
  entry.types = "";
  let rest = text;
  for (let prefix; (prefix = rest.match(/^(merged |generic specialization |function signature specialization |generic partial specialization )/)); ) {
    rest = rest.slice(prefix[0].length);
    if (rest[0] !== "<") continue;
    let depth = 0;
    let end = 0;
    for (; end < rest.length; end += 1) {
      if (rest[end] === "<") depth += 1;
      if (rest[end] === ">" && rest[end - 1] !== "-" && (depth -= 1) === 0) break;
    }
    if (prefix[0] === "generic specialization ") entry.types = rest.slice(1, end);
    rest = rest.slice(end + 1).replace(/^ of /, "");
  }
  entry.isGeneric = entry.types !== "";
  const owner = rest.match(/\(extension in (\w+)\):/) ?? rest.match(/\b([A-Z]\w*)\.[\w(]/);
  entry.module = owner ? owner[1] : "(runtime and C)";
  // Closures, outlined copies and similar symbols belong to the declaration they are in.
  entry.declaration = rest.replace(/^.*? in (?=[(\w]*[A-Z]\w*[.:])/, "").replace(/^(static|outlined .*? of) /, "")
    .replace(/<[^>]*>/g, "").replace(/\(extension in \w+\):/, "").split("(")[0].split(" : ")[0];
}

function sum(functions) {
  return functions.reduce((total, entry) => total + entry.size, 0);
}

function grouped(functions, key) {
  const groups = new Map();
  for (const entry of functions) {
    const list = groups.get(key(entry));
    if (list) list.push(entry);
    else groups.set(key(entry), [entry]);
  }
  return [...groups].map(([name, list]) => ({ name, list, size: sum(list) })).sort((a, b) => b.size - a.size);
}

function printTable(program) {
  const all = sum(program.functions);
  const share = (size) => `${String(size).padStart(9)}  ${(100 * size / all).toFixed(1).padStart(4)} %`;
  console.log(`${program.name}: ${program.raw} bytes, ${program.brotli} Brotli; code ${all} in ${program.functions.length} functions`);
  console.log(`tables of formats: ${listed(program.tables)}`);
  console.log("\nby module, and how much of it is compiled for certain types");
  for (const { name, list, size } of grouped(program.functions, (entry) => entry.module)) {
    if (size * 500 > all) console.log(`${share(size)}  ${name}  (${sum(list.filter((entry) => entry.isGeneric))} generic)`);
  }
  console.log("\ngeneric declarations, with the number of types they are compiled for");
  const generics = grouped(program.functions.filter((entry) => entry.isGeneric), (entry) => entry.declaration);
  for (const { name, list, size } of generics.slice(0, 40)) {
    console.log(`${share(size)}  ${String(new Set(list.map((entry) => entry.types)).size).padStart(3)} ×  ${name}`);
  }
  console.log("\ngeneric types, with the number of types they are compiled for");
  const types = grouped(program.functions.filter((entry) => entry.isGeneric), (entry) => typeOf(entry.declaration));
  for (const { name, list, size } of types.slice(0, 25)) {
    console.log(`${share(size)}  ${String(new Set(list.map((entry) => entry.types)).size).padStart(3)} ×  ${name}`);
  }
  console.log("\nlargest functions");
  for (const entry of [...program.functions].sort((a, b) => b.size - a.size).slice(0, 25)) {
    console.log(`${share(entry.size)}  ${entry.text.slice(0, 160)}`);
  }
}

function listed(names) {
  return names.join(", ") || "none";
}

/// The type that a declaration is a member of: what stands before the last point.
function typeOf(declaration) {
  return declaration.split(".").slice(0, 2).join(".");
}

/// What is compiled for types that a program names: functions of the library and of the standard library. `types` are the
/// names, in the module of the program, of those that belong together.
function compiledFor(program, types) {
  const named = new RegExp(`\\b${program.name}\\.(${types.join("|")})\\b`);
  return program.functions.filter((entry) => entry.module !== program.name && named.test(entry.text));
}

function check(programs) {
  const path = fileURLToPath(new URL("../Tests/Wasm/program-sizes.json", import.meta.url));
  const kept = JSON.parse(readFileSync(path, "utf8"));
  let failed = false;
  const compare = (what, size, limit, rule) => {
    const isTooLarge = size > limit;
    failed ||= isTooLarge;
    console.log(`${isTooLarge ? "✘" : "✔"} ${what}: ${size} bytes, ${rule}`);
  };
  for (const program of programs) {
    const known = kept.programs[program.name];
    if (known) compare(`${program.name} as Brotli`, program.brotli, Math.floor(known * 1.02), `${known} are kept, 2 % more allowed`);
    else console.log(`  ${program.name} as Brotli: ${program.brotli} bytes, none are kept`);
    for (const { what, types, bytes } of kept.copies[program.name] ?? []) {
      const copies = compiledFor(program, types);
      // Types that nothing is compiled for were renamed: the limit would hold for nothing.
      const limit = copies.length > 0 ? bytes : -1;
      compare(`${what} in ${copies.length} functions`, sum(copies), limit, `at most ${bytes} and not none`);
    }
    const tables = kept.tables[program.name];
    if (!tables) continue;
    const isAsKept = listed(tables) === listed(program.tables);
    failed ||= !isAsKept;
    console.log(`${isAsKept ? "✔" : "✘"} tables of formats in ${program.name}: ${listed(program.tables)}, kept: ${listed(tables)}`);
  }
  if (failed) console.log(`A commit that makes a program larger for a reason says so and writes what it holds now to ${basename(path)}.`);
  process.exit(failed ? 1 : 0);
}

function main() {
  const paths = process.argv.slice(2).filter((word) => word !== "--check");
  const programs = paths.map(readProgram);
  if (process.argv[2] === "--check") check(programs);
  else programs.forEach(printTable);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
