// Checks the documentation in the sources of a package against its symbol graphs: each public symbol has a doc comment, and each link in
// a doc comment (a symbol between two pairs of grave accents) resolves.
//
//   node Scripts/check-comments.mjs <folder of symbol graphs> <module,…> <folder of sources> [<folder of other sources> …]
//
// The modules are those whose public interface is documented. A link in a comment of theirs resolves to a symbol of the graphs, as DocC
// would find it: below the symbol itself, below what that is declared in, or at the top of a module. A comment in the sources of
// what is not public may also name what the sources, or the other ones, declare. Lists what is wrong, and ends with status 1 then.
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

const [graphsFolder, moduleNames, sources, ...otherSources] = process.argv.slice(2);
if (!sources) {
  console.error("Usage: node Scripts/check-comments.mjs <folder of symbol graphs> <module,…> <folder of sources> [<folder> …]");
  process.exit(64);
}
const modules = new Set(moduleNames.split(","));
const graphs = readdirSync(graphsFolder).filter((name) => name.endsWith(".symbols.json")).sort()
  .map((name) => JSON.parse(readFileSync(join(graphsFolder, name), "utf8")));
for (const name of modules) {
  if (!graphs.some((graph) => graph.module.name === name && graph.symbols.length > 0)) {
    console.error(`${graphsFolder} has no symbols of ${name}: run \`Scripts/build-server symbols\`.`);
    process.exit(2);
  }
}

const isPublic = (symbol) => ["public", "open"].includes(symbol.accessLevel);
const graphModules = new Set(graphs.map((graph) => graph.module.name));
const paths = new Set(graphModules);
// The ends of all paths, by which a comment whose symbol is not known finds them.
const ends = new Set(graphModules);
for (const { symbols } of graphs) {
  for (const { pathComponents } of symbols.filter(isPublic)) {
    paths.add(pathComponents.join("/"));
    for (let first = 0; first < pathComponents.length; first++) ends.add(pathComponents.slice(first).join("/"));
  }
}
// The components of the path that a link names, without what tells symbols of one name apart ("-5f3a2", "-swift.method"): as it is, and
// without a module at its start, whose name may also be that of a type.
function candidates(link) {
  const parts = link.replace(/^\//, "").split("/").map((part) => part.replace(/-[a-z0-9.]+$/, ""));
  return parts.length > 1 && graphModules.has(parts[0]) ? [parts, parts.slice(1)] : [parts];
}

// The links in lines of a comment, with the indices of their lines; those in blocks of code are none.
function links(lines) {
  let isCode = false;
  return lines.flatMap((line, index) => {
    if (line.trim().startsWith("```")) {
      isCode = !isCode;
      return [];
    }
    return isCode ? [] : [...line.matchAll(/(?<!`)``([^`]+)``(?!`)/g)].map((match) => ({ link: match[1], index }));
  });
}

const findings = [];
let count = 0;
for (const { module, symbols } of graphs.filter((graph) => modules.has(graph.module.name))) {
  // What the compiler derives stands nowhere in the sources; without their positions all symbols count.
  const hasPositions = symbols.some((symbol) => symbol.location);
  for (const { pathComponents, kind, docComment, location } of symbols.filter(isPublic)) {
    const path = pathComponents.join(".");
    count += 1;
    if (!docComment?.lines.some((line) => line.text.trim())) {
      if (location || !hasPositions) findings.push(`${module.name}: ${kind.displayName ?? kind.identifier} ${path} has no doc comment`);
      continue;
    }
    // A member without a comment of its own has that of the requirement, which may be of another module.
    if (docComment.module && docComment.module !== module.name) continue;
    for (const { link } of links(docComment.lines.map((line) => line.text))) {
      const scopes = [[], ...pathComponents.map((_, index) => pathComponents.slice(0, index + 1))];
      const isFound = candidates(link).some((parts) => scopes.some((scope) => paths.has([...scope, ...parts].join("/"))));
      if (!isFound) findings.push(`${module.name}: \`\`${link}\`\` in the comment of ${path} is no public symbol`);
    }
  }
}

const swiftFiles = (folder) => readdirSync(folder, { recursive: true }).filter((name) => name.endsWith(".swift"))
  .map((name) => join(folder, name)).sort();
const texts = new Map([sources, ...otherSources].flatMap(swiftFiles).map((file) => [file, readFileSync(file, "utf8").split("\n")]));
const names = new Set(["init", "subscript"]);
const declaration = /\b(?:class|struct|enum|protocol|actor|typealias|associatedtype|let|var|func)\s+`?(\w+)/g;
for (const line of [...texts.values()].flat()) {
  const code = line.trim();
  if (code.startsWith("//")) continue;
  for (const match of code.matchAll(declaration)) names.add(match[1]);
  if (/^(indirect )?case /.test(code)) for (const match of code.matchAll(/(?:case|,)\s+`?(\w+)/g)) names.add(match[1]);
}
for (const file of swiftFiles(sources)) {
  const comment = texts.get(file).map((line) => line.match(/^\s*\/\/\/(.*)$/)?.[1] ?? "");
  for (const { link, index } of links(comment)) {
    const isFound = candidates(link).some(
      (parts) => ends.has(parts.join("/")) || parts.every((part) => names.has(part.replace(/\(.*/, ""))));
    if (!isFound) findings.push(`${file}:${index + 1}: \`\`${link}\`\` names nothing that is declared`);
  }
}

for (const finding of findings) console.log(`✘ ${finding}`);
console.log(`${count} public symbols of ${[...modules].join(", ")}: ${findings.length} findings`);
process.exit(findings.length > 0 ? 1 : 0);
