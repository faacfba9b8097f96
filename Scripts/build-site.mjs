// Makes the folder of a site of a program that Scripts/build-wasm has built: any server of files serves it.
// Usage: node Scripts/build-site.mjs <program.wasm> <output folder> [--app <folder Web of the app>] [--styles <style sheet>]
//        [--title <title>] [--base </folder/>] [--origin <origin that the app sends requests to>]…
//
// The names of files carry a digest of their content, so that browsers may keep them for good. Beside each is what a server that has
// no compression of its own may send: .gz and .br. site-manifest.json names the file of each part with its sizes. 404.html is the
// page as well: many hosts send it for an address that is no file, which makes links into the app work. The site is made beside the
// output folder and takes its place when it is whole.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const root = fileURLToPath(new URL("..", import.meta.url));
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    app: { type: "string" }, styles: { type: "string" }, title: { type: "string", default: "" }, base: { type: "string", default: "/" },
    origin: { type: "string", multiple: true, default: [] },
  },
});
const [program, output] = positionals;
const { app, base } = values;

function fail(sentence) {
  console.error(sentence);
  process.exit(64);
}
if (!program || !output) fail("usage: node Scripts/build-site.mjs <program.wasm> <output folder> [options]");
if (!/^\/([\w.-]+\/)*$/.test(base)) fail(`--base ${base}: name a folder of the site that begins and ends with a slash, such as /app/.`);
for (const origin of values.origin) {
  if (!/^https?:\/\/[\w.:[\]-]+$/.test(origin)) fail(`--origin ${origin}: name a scheme and a host, such as https://api.example.com, and no path.`);
}
// What is there is replaced, which must not be anything else than a site.
const MANIFEST = "site-manifest.json";
function isSite(folder) {
  try {
    const entries = JSON.parse(readFileSync(join(folder, MANIFEST), "utf8"));
    return ["engine.wasm", "index.html"].every((name) => typeof entries[name]?.file === "string");
  } catch {
    return false;
  }
}
if (existsSync(output) && readdirSync(output).length > 0 && !isSite(output)) {
  fail(`${output} has files that are no site. Name another folder, or empty it.`);
}
for (const path of [program, app].filter(Boolean)) {
  if (`${resolve(path)}${sep}`.startsWith(`${resolve(output)}${sep}`)) fail(`${output} contains ${path}, which the site is made of. Name another folder.`);
}

const scratch = mkdtempSync(join(tmpdir(), "site-"));
const target = resolve(output);
mkdirSync(dirname(target), { recursive: true });
const fresh = mkdtempSync(join(dirname(target), ".site-"));
process.on("exit", () => {
  for (const folder of [scratch, fresh]) rmSync(folder, { recursive: true, force: true });
});
function bundle(entry, name, ...options) {
  const result = spawnSync(
    "esbuild", [entry, "--bundle", "--minify", "--log-level=warning", `--outfile=${join(scratch, name)}`, ...options],
    { stdio: ["ignore", "inherit", "inherit"] });
  if (result.status !== 0) fail(result.error ? "esbuild is missing: run Scripts/setup wasm." : `${entry} could not be bundled.`);
  return readFileSync(join(scratch, name));
}

const parts = new Map(); // content by logical name
const manifest = {};
const compressible = /\.(html|js|css|wasm|json|svg|txt|map)$/;

function write(logical, file, content) {
  const path = join(fresh, file);
  mkdirSync(join(path, ".."), { recursive: true });
  writeFileSync(path, content);
  manifest[logical] = { file, bytes: content.length };
  if (!compressible.test(file)) return;
  const gzip = gzipSync(content, { level: 9 });
  const brotli = brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length } });
  writeFileSync(`${path}.gz`, gzip);
  writeFileSync(`${path}.br`, brotli);
  Object.assign(manifest[logical], { gzip: gzip.length, brotli: brotli.length });
}

// A name such as engine.1f0c9a2b.wasm. The digest has a digit, by which servers distinguish it from a name.
function addPart(logical, content) {
  const digest = createHash("sha256").update(content).digest("hex");
  const hash = /\d/.test(digest.slice(0, 8)) ? digest.slice(0, 8) : digest.slice(0, 16);
  const [name, ...types] = logical.split(".");
  const file = `${name}.${hash}.${types.at(-1)}`;
  write(logical, file, content);
  parts.set(logical, file);
  return file;
}

const isNamed = (name) => existsSync(program.replace(/\.wasm$/, name));
const part = (name) => readFileSync(program.replace(/\.wasm$/, name));

// What the app has beside its program is served by its own name.
const RESERVED = ["index.html", "404.html", "service-worker.js", "diagnostics.txt", MANIFEST];
if (app && existsSync(app)) {
  const copy = (folder, prefix) => {
    for (const name of readdirSync(folder).sort()) {
      if (name.startsWith(".") || (prefix === "" && name === "styles.css")) continue;
      const path = join(folder, name);
      if (prefix === "" && RESERVED.includes(name)) fail(`${path} has the name of a file that the site is made with: ${RESERVED.join(", ")}.`);
      if (statSync(path).isDirectory()) copy(path, `${prefix}${name}/`);
      else write(`${prefix}${name}`, `${prefix}${name}`, readFileSync(path));
    }
  };
  copy(app, "");
}

// A page whose program traps finds the names of functions beside it.
function addProgram(logical, ending) {
  const file = addPart(logical, part(`${ending}.wasm`));
  const names = `${ending}.names.txt`;
  if (isNamed(names)) write(`${basename(file, ".wasm")}.names.txt`, file.replace(/\.wasm$/, ".names.txt"), part(names));
  return file;
}

// The table of the parts of a program, with the names that they have in the site.
function addParts() {
  const table = JSON.parse(part(".parts.json"));
  const stem = basename(program, ".wasm");
  table.parts = table.parts.map((file) => {
    const ending = basename(file, ".wasm").slice(stem.length);
    return addProgram(`engine-${ending.slice(1)}.wasm`, ending);
  });
  return addPart("parts.json", Buffer.from(JSON.stringify(table)));
}

// Parts that are older than the program are those of an earlier build of it.
const partsOf = program.replace(/\.wasm$/, ".parts.json");
const hasParts = existsSync(partsOf) && statSync(partsOf).mtimeMs >= statSync(program).mtimeMs;
const engine = addProgram("engine.wasm", hasParts ? ".first" : "");
const table = hasParts ? addParts() : undefined;
const script = addPart("collection-view.js", bundle(join(root, "Web/collection-view.js"), "collection-view.js", "--format=esm"));
let sheet = values.styles ? resolve(values.styles) : join(root, "Web/collection-view-kit.css");
if (!values.styles && app && existsSync(join(app, "styles.css"))) {
  const imports = [sheet, resolve(app, "styles.css")].map((path) => `@import ${JSON.stringify(path)};\n`);
  writeFileSync(join(scratch, "entry.css"), imports.join(""));
  sheet = join(scratch, "entry.css");
}
// Pictures that the styles name are the app's, which lie beside them.
const SERVED = ["png", "jpg", "jpeg", "gif", "webp", "avif", "svg"].map((type) => `--external:*.${type}`);
const styles = addPart("styles.css", bundle(sheet, "styles.css", "--loader:.woff2=dataurl", ...SERVED));
const icon = addPart("favicon.svg", readFileSync(app && existsSync(join(app, "favicon.svg")) ? join(app, "favicon.svg") : join(root, "Web/favicon.svg")));

// What keeps the site for times without a network; its address stays the same, since a browser looks there for a newer one.
write("service-worker.js", "service-worker.js", readFileSync(join(root, "Web/service-worker.js")));

// The sentences of diagnostics, which the script requests beside itself when the program logs one.
write("diagnostics.txt", "diagnostics.txt", readFileSync(join(root, "Web/diagnostics.txt")));

const escaped = (text) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll("\"", "&quot;");
const names = {
  title: escaped(values.title), base, icon, styles, engine, script,
  origins: values.origin.length > 0 ? ` data-origins="${values.origin.join(" ")}"` : "",
  parts: table ? ` data-engine-parts="${base}${table}"` : "",
  preload: table ? `\n<link rel="preload" href="${base}${table}" as="fetch" type="application/json" crossorigin>` : "",
};
const page = readFileSync(join(root, "Tools/Page/index.html"), "utf8").replace(/\{\{(\w+)\}\}/g, (_, name) => names[name]);
write("index.html", "index.html", Buffer.from(page));
cpSync(join(fresh, "index.html"), join(fresh, "404.html"));
writeFileSync(join(fresh, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`);
chmodSync(fresh, 0o755); // a temporary folder is its owner's alone
rmSync(target, { recursive: true, force: true });
renameSync(fresh, target);

const total = { bytes: 0, gzip: 0, brotli: 0 };
for (const [logical, { bytes, gzip = bytes, brotli = bytes }] of Object.entries(manifest)) {
  if (!parts.has(logical) && logical !== "index.html") continue;
  console.log(`${logical.padEnd(20)} ${String(bytes).padStart(9)} bytes ${String(gzip).padStart(8)} gzip ${String(brotli).padStart(8)} Brotli`);
  for (const [kind, size] of Object.entries({ bytes, gzip, brotli })) total[kind] += size;
}
console.log(`${"together".padEnd(20)} ${String(total.bytes).padStart(9)} bytes ${String(total.gzip).padStart(8)} gzip ${String(total.brotli).padStart(8)} Brotli`);
