// Writes the public interface that symbol graphs describe, a line for each declaration and conformance, sorted:
// the module, the kind, the path and the declaration, between tabs.
//
//   node Scripts/interface-lines.mjs <module>.symbols.json …
//
// The kind of a requirement of a protocol that has no default is `requirement`: to add one breaks types that conform.
import { readFile } from "node:fs/promises";

const lines = new Set();
for (const file of process.argv.slice(2)) {
  const graph = JSON.parse(await readFile(file, "utf8"));
  const ids = (kind, end) => new Set(graph.relationships.filter((each) => each.kind === kind).map((each) => each[end]));
  const [requirements, defaults] = [ids("requirementOf", "source"), ids("defaultImplementationOf", "target")];
  const paths = new Map();
  for (const symbol of graph.symbols) {
    if (!["public", "open"].includes(symbol.accessLevel)) continue;
    const id = symbol.identifier.precise;
    const path = symbol.pathComponents.join(".");
    paths.set(id, path);
    const isRequired = requirements.has(id) && !defaults.has(id);
    const kind = isRequired ? "requirement" : symbol.kind.identifier.replace(/^swift\./, "");
    const declaration = (symbol.declarationFragments ?? []).map((each) => each.spelling).join("").replace(/\s+/g, " ");
    lines.add([graph.module.name, kind, path, declaration].join("\t"));
  }
  for (const { kind, source, target, targetFallback } of graph.relationships) {
    if (kind !== "conformsTo" || !paths.has(source)) continue;
    lines.add([graph.module.name, "conformance", paths.get(source), targetFallback ?? paths.get(target) ?? target].join("\t"));
  }
}
process.stdout.write([...lines].sort().map((line) => `${line}\n`).join(""));
