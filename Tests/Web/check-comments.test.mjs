// Scripts/check-comments.mjs: what it finds in symbol graphs and sources, and what it takes.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { fileURLToPath } from "node:url";

const script = fileURLToPath(new URL("../../Scripts/check-comments.mjs", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "comments-test-"));
after(() => rmSync(folder, { recursive: true }));

// A public symbol whose comment is these lines; without lines it has none.
function symbol(path, lines, { location = { uri: "file:///A.swift" }, accessLevel = "public", module = "Store" } = {}) {
  const docComment = lines && { module, lines: lines.map((text) => ({ text })) };
  return { accessLevel, pathComponents: path.split("/"), kind: { identifier: "swift.struct", displayName: "Structure" }, docComment, location };
}

let runs = 0;
// The status and the findings of a run over the symbols of the module Store, and a file of sources.
function check(symbols, source = "", modules = "Store") {
  const [graphs, sources] = ["graphs", "sources"].map((name) => join(folder, `${runs}-${name}`));
  runs += 1;
  for (const path of [graphs, sources]) mkdirSync(path);
  for (const [name, content] of [["Store", symbols], ["Store@Swift", []], ["Other", [symbol("Thing", ["A thing."], { module: "Other" })]]]) {
    const module = { name: name.split("@")[0] };
    writeFileSync(join(graphs, `${name}.symbols.json`), JSON.stringify({ module, symbols: content, relationships: [] }));
  }
  writeFileSync(join(sources, "A.swift"), source);
  const { status, stdout, stderr } = spawnSync("node", [script, graphs, modules, sources], { encoding: "utf8" });
  const findings = stdout.split("\n").filter((line) => line.startsWith("✘ ")).map((line) => line.slice(2).replace(`${sources}/`, ""));
  return { status, findings, stderr };
}

const store = symbol("Store", ["A store: see ``Store/read(_:)``, ``read(_:)`` and ``Thing``."]);
const read = symbol("Store/read(_:)", ["Reads, as ``write(_:)`` and ``Store/Store/write(_:)`` do."]);
const write = symbol("Store/write(_:)", ["Writes; ``Store/read(_:)-5f3a2`` does not.", "```swift", "let text = ``nothing``", "```"]);

test("symbols with comments whose links resolve are no findings", () => {
  assert.deepEqual(check([store, read, write]), { status: 0, findings: [], stderr: "" });
});

test("a public symbol of the sources without a comment is a finding, and one that the compiler derives is none", () => {
  const symbols = [
    store, read, write, symbol("Store/count"), symbol("Store/empty", ["", " "]), symbol("Store/hash(into:)", undefined, { location: null }),
    symbol("Store/secret", undefined, { accessLevel: "internal" }),
  ];
  assert.deepEqual(check(symbols).findings, [
    "Store: Structure Store.count has no doc comment", "Store: Structure Store.empty has no doc comment",
  ]);
});

test("where no symbol has a position, each needs a comment", () => {
  const { status, findings } = check([symbol("Store", undefined, { location: null })]);
  assert.deepEqual([status, findings], [1, ["Store: Structure Store has no doc comment"]]);
});

test("a link to what is not public is a finding, also where the sources declare it", () => {
  const symbols = [symbol("Store", ["Uses ``Pool``, ``Store/close()`` and ``Store/read``."]), read, write];
  assert.deepEqual(check(symbols, "struct Pool {}\nfunc close() {}\n").findings, [
    "Store: ``Pool`` in the comment of Store is no public symbol", "Store: ``Store/close()`` in the comment of Store is no public symbol",
    "Store: ``Store/read`` in the comment of Store is no public symbol",
  ]);
});

test("a comment that a member has from a requirement of another module is not read", () => {
  const inherited = symbol("Store/description", ["See ``Swift/String``."], { module: "Swift" });
  assert.deepEqual(check([store, read, write, inherited]).findings, []);
});

test("a comment in the sources may name what they declare, and nothing else", () => {
  const source = [
    "/// A ``Pool`` of ``Failure/busy(_:)`` that ``Store`` has, with ``Pool/take()`` and ``write(_:)``.", "struct Pool {", "    func take() {}", "}",
    "enum Failure {", "    case busy(at: Int), lost", "}", "/// See ``Failure/lost`` and ``Failure/gone``.", "// A ``remark``.",
  ];
  assert.deepEqual(check([store, read, write], source.join("\n")).findings, ["A.swift:8: ``Failure/gone`` names nothing that is declared"]);
});

test("a module without symbols is an error", () => {
  const { status, stderr } = check([store, read, write], "", "Store,Missing");
  assert.equal(status, 2);
  assert.match(stderr, /has no symbols of Missing/);
});
