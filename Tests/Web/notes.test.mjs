// The notes app is an app by itself: what it consists of, and what it depends on.
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const examples = new URL("../../Examples/", import.meta.url);
const FOLDERS = ["Sources/Notes/", "Sources/NotesWeb/", "Web/"];

// The text of each file of the app by its path, without its README.
const files = new Map(FOLDERS.flatMap((folder) => readdirSync(fileURLToPath(new URL(folder, examples)))
  .filter((name) => name !== "README.md")
  .map((name) => [folder + name, readFileSync(new URL(folder + name, examples), "utf8")])));

test("all Swift of the app and its style sheet have less than 500 lines", () => {
  const lines = [...files.values()].reduce((sum, text) => sum + text.trimEnd().split("\n").length, 0);
  assert.ok(files.has("Web/styles.css"));
  assert.ok([...files.keys()].filter((path) => path.endsWith(".swift")).length >= 2);
  assert.ok(lines < 500, `${lines} lines`);
});

test("it imports the library and nothing of the gallery", () => {
  const imported = new Set([...files].filter(([path]) => path.endsWith(".swift"))
    .flatMap(([, text]) => [...text.matchAll(/^(?:public )?import (\w+)/gm)].map(([, module]) => module)));
  assert.deepEqual([...imported].sort(), ["CollectionBrowser", "CollectionViewKit", "Notes"]);
});
