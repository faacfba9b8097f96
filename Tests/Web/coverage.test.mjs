// Scripts/coverage.mjs: the share of lines at which it fails, and what it counts.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { fileURLToPath } from "node:url";

const script = fileURLToPath(new URL("../../Scripts/coverage.mjs", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "coverage-test-"));
after(() => rmSync(folder, { recursive: true }));

// Runs the script on an export in which files, by their paths in the package, have so many lines, and so many that were run.
function report(lines) {
  const files = Object.entries(lines).map(([path, [count, covered]]) => ({
    filename: `/package/${path}`,
    summary: { lines: { count, covered } },
  }));
  const path = join(folder, "export.json");
  writeFileSync(path, JSON.stringify({ data: [{ files }] }));
  const { status, stdout, stderr } = spawnSync("node", [script, path], { encoding: "utf8" });
  return { status, stderr, lines: stdout.trimEnd().split("\n").map((line) => line.trim()) };
}

test("exactly the share is enough, whatever single files have", () => {
  const { status, stderr, lines } = report({ "Sources/One/Full.swift": [150, 150], "Sources/Two/Views/Half.swift": [50, 40] });
  assert.equal(status, 0, stderr);
  assert.deepEqual(lines, [
    "One                           100.0 % of 150 lines",
    "Two                            80.0 % of 50 lines",
    "Files below 95 %, by the lines that no test runs:",
    "10 of 50    Two/Views/Half.swift",
    "coverage: 95.0 % of 200 lines",
  ]);
  assert.equal(stderr, "");
});

test("a line less fails, and the sentence says how many are needed", () => {
  const { status, stderr, lines } = report({ "Sources/One/Full.swift": [150, 150], "Sources/Two/Half.swift": [50, 39] });
  assert.equal(status, 1);
  assert.equal(lines.at(-1), "coverage: 94.5 % of 200 lines");
  assert.match(stderr, /must run 95 % of its lines, and 1 more are needed for that: write tests for the first/);
});

test("what drives the tests, tests, and dependencies are not counted", () => {
  const { status, lines } = report({
    "Sources/One/Full.swift": [10, 10],
    "Sources/CollectionTestSupport/ModelHost.swift": [1000, 0],
    "Tests/OneTests/FullTests.swift": [1000, 0],
    ".build/checkouts/other/Sources/Other/Other.swift": [1000, 0],
  });
  assert.equal(status, 0);
  assert.equal(lines.at(-1), "coverage: 100.0 % of 10 lines");
});

test("an export without a line of the engine fails", () => {
  const { status, stderr } = report({ "Tests/OneTests/FullTests.swift": [10, 10] });
  assert.equal(status, 1);
  assert.match(stderr, /has no line of Sources/);
});
