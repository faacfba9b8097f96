// Removes the modules that have to be compiled again from the build products of WebAssembly programs. It prints the digest of each
// program: a program with the digest of its last build needs no build.
// Usage: node Scripts/wasm-modules.mjs <folder of build products> <package> <product>…
//
// Embedded Swift compiles code of a module into the modules that import it, and what SwiftPM compares does not always show that such
// code has changed. So the digest of a module covers its sources, the settings and the digests of the modules it depends on: one that
// changed means that this module is compiled anew, and no other one is.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const [scratch, root, ...products] = process.argv.slice(2);
const release = join(scratch, "wasm32-unknown-none-wasm", "release");
const scripts = fileURLToPath(new URL(".", import.meta.url));

function run(command, ...words) {
  const result = spawnSync(command, words, { encoding: "utf8", maxBuffer: 1 << 28 });
  if (result.status === 0) return result.stdout;
  process.stderr.write(result.stderr ?? `${command}: ${result.error}\n`);
  process.exit(1);
}

function digest(...parts) {
  const hash = createHash("sha256");
  // The length keeps apart what stands beside each other.
  for (const part of parts) hash.update(`${part.length}:`).update(part);
  return hash.digest("hex");
}

/// The description of a package, which is kept for as long as its manifest stays the same.
function describe(folder) {
  const manifest = readFileSync(join(folder, "Package.swift"));
  const kept = join(scratch, "packages", `${digest(folder, manifest).slice(0, 16)}.json`);
  if (!existsSync(kept)) {
    mkdirSync(join(scratch, "packages"), { recursive: true });
    writeFileSync(kept, run("swift", "package", "--package-path", folder, "--scratch-path", scratch, "describe", "--type", "json"));
  }
  return { ...JSON.parse(readFileSync(kept, "utf8")), manifest };
}

/// The files of a folder and of those it links to, with their names.
function files(folder) {
  // An editor's lock is a link to nowhere with a dot before its name.
  return readdirSync(folder).filter((name) => !name.startsWith(".")).sort().flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? files(path) : [path, readFileSync(path)];
  });
}

const targets = new Map(); // by name
const targetsOfProducts = new Map();
const folders = [resolve(root)];
for (const folder of folders) {
  const description = describe(folder);
  for (const target of description.targets) {
    if (target.type === "test") continue;
    // A package may name a target like one of a package that it depends on only if it does not use that.
    if (!targets.has(target.name)) targets.set(target.name, { ...target, folder, manifest: description.manifest });
  }
  for (const { name, targets } of description.products) {
    if (!targetsOfProducts.has(name)) targetsOfProducts.set(name, targets);
  }
  for (const { path } of description.dependencies) {
    if (path && !folders.includes(resolve(path))) folders.push(resolve(path));
  }
}

const tools = ["build-wasm", "strip-sections.mjs", "wasm-binary.mjs", "wasm-swiftc", "wasm-toolset.json"];
const settings = tools.map((name) => readFileSync(join(scripts, name)));
settings.push(run("swift", "--version"));
// Packages that are not depended on by path change with their versions.
const resolved = join(resolve(root), "Package.resolved");
if (existsSync(resolved)) settings.push(readFileSync(resolved));

const digests = new Map();
function digestOf(name) {
  if (!digests.has(name)) {
    const target = targets.get(name);
    const needed = [
      ...(target.target_dependencies ?? []), ...(target.product_dependencies ?? []).flatMap((product) => targetsOfProducts.get(product) ?? []),
    ];
    digests.set(name, digest(
      ...settings, target.manifest, name, ...files(join(target.folder, target.path)), ...needed.sort().map(digestOf)));
  }
  return digests.get(name);
}

const digestsOfPrograms = products.map((product) => digest(...(targetsOfProducts.get(product) ?? [product]).map(digestOf)));

// What the modules were compiled from that are in the folder.
const record = join(scratch, "modules.json");
const compiled = existsSync(record) ? JSON.parse(readFileSync(record, "utf8")) : {};
for (const [name, value] of digests) {
  if (compiled[name] === value) continue;
  for (const folder of [release, join(release, "Modules")]) {
    if (!existsSync(folder)) continue;
    for (const entry of readdirSync(folder)) {
      if (basename(entry).split(".")[0] === name) rmSync(join(folder, entry), { recursive: true });
    }
  }
  compiled[name] = value;
}
writeFileSync(record, JSON.stringify(compiled, null, 2));
digestsOfPrograms.forEach((each) => console.log(each));
