// Scripts/index-diagnostics.mjs: what it reads of calls, and which calls it refuses.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { fileURLToPath } from "node:url";

const folder = mkdtempSync(join(tmpdir(), "diagnostics-test-"));
after(() => rmSync(folder, { recursive: true }));
for (const name of ["Scripts", "Sources/Module", "Web"]) mkdirSync(join(folder, name), { recursive: true });
const script = join(folder, "Scripts/index-diagnostics.mjs");
cpSync(fileURLToPath(new URL("../../Scripts/index-diagnostics.mjs", import.meta.url)), script);

function run(source, ...options) {
  writeFileSync(join(folder, "Sources/Module/File.swift"), source);
  const { status, stderr } = spawnSync("node", [script, ...options], { encoding: "utf8" });
  return { status, stderr };
}
const written = () => readFileSync(join(folder, "Web/diagnostics.txt"), "utf8");

test("values are numbered, lines of a literal are joined, and sentences are in the order of their numbers", () => {
  const source = [
    "/// diagnosticText(9, nothing)",
    "a(diagnosticText(12, \"\\(names.joined(separator: \", \")) of \\(f(1)) in \\\"x\\\".\"))",
    "b(",
    "    diagnosticText(",
    "        3,",
    '        """',
    "        One \\",
    "        line of \\(count).",
    '        """))',
    "package func diagnosticText(_ number: Int, _ sentence: DiagnosticSentence) -> String {}",
  ];
  assert.deepEqual(run(source.join("\n")), { status: 0, stderr: "" });
  assert.equal(written(), "3:One line of \\1.\n12:\\1 of \\2 in \"x\".\n");
});

test("a check fails for a sentence that is not in the file", () => {
  run('diagnosticText(1, "One.")');
  assert.equal(run('diagnosticText(1, "One.")', "--check").status, 0);
  const { status, stderr } = run('diagnosticText(1, "Two.")', "--check");
  assert.equal(status, 1);
  assert.match(stderr, /is not what Scripts\/index-diagnostics\.mjs writes/);
});

test("a number of two sentences is refused with both places", () => {
  const { status, stderr } = run('diagnosticText(1, "One.")\ndiagnosticText(1, "Two.")');
  assert.equal(status, 1);
  assert.equal(stderr, "Sources/Module/File.swift:2: error: 1 is the number of Sources/Module/File.swift:1, too\n");
});

test("what is no pair of literals is refused", () => {
  for (const call of ["diagnosticText(number, \"One.\")", "diagnosticText(1, sentence)", "diagnosticText(1, \"One.\" + more)"]) {
    const { status, stderr } = run(call);
    assert.equal(status, 1);
    assert.match(stderr, /must be (one literal|literals)/);
  }
});
