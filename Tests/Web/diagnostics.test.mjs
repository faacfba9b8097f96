// Diagnostics that a program logs by number, and their sentences.

import assert from "node:assert/strict";
import { test } from "node:test";
import { DiagnosticLog, parseSentences, withSentences } from "../../Web/diagnostics.js";

const FILE = "7:There are \\1 items; the limit is \\2.\n8:It is left out.\n9:\\1 is not known. \\2\n10:a: b is \\1\n";
const sentences = parseSentences(FILE);

function makeLog(fetch) {
  const lines = [];
  const log = Object.fromEntries(["debug", "info", "warn", "error"].map((level) => [level, (line) => lines.push([level, line])]));
  return { lines, log: new DiagnosticLog(log, fetch) };
}

test("a number becomes its sentence with the values, within a line", () => {
  assert.equal(withSentences("/a: ⟦7⟨12⟩⟨10⟩⟧ More.", sentences), "/a: There are 12 items; the limit is 10. More.");
});

test("a value may be a diagnostic", () => {
  assert.equal(withSentences('⟦9⟨"x (y)"⟩⟨⟦8⟧⟩⟧', sentences), '"x (y)" is not known. It is left out.');
});

test("a sentence may have a colon, and a value what would be a reference", () => {
  assert.equal(withSentences("⟦10⟨\\1 $& $1⟩⟧", sentences), "a: b is \\1 $& $1");
});

test("a diagnostic without a sentence, or without an end, stays a number", () => {
  for (const text of ["⟦11⟨2⟩⟧", "⟦7⟨12⟩⟨10", "⟦7⟨12⟩ and", "⟦", "⟦x⟧", "⟩ and ⟧"]) {
    assert.equal(withSentences(text, sentences), text);
  }
});

test("the file is requested with the first diagnostic, and once", async () => {
  const requested = [];
  const { lines, log } = makeLog(async (url) => (requested.push(url), { ok: true, text: async () => FILE }));
  log.info("plain");
  const failure = new Error("no line");
  log.error(failure);
  assert.deepEqual(requested, []);
  assert.deepEqual(lines, [["info", "plain"], ["error", failure]]);
  await Promise.all([log.warn("⟦8⟧"), log.debug("again ⟦8⟧")]);
  assert.deepEqual(requested, [new URL("../../Web/diagnostics.txt", import.meta.url).href]);
  assert.deepEqual(lines.slice(2), [["warn", "It is left out."], ["debug", "again It is left out."]]);
});

test("without the file the number is logged", async () => {
  for (const fetch of [async () => ({ ok: false }), async () => { throw new TypeError("offline"); }]) {
    const { lines, log } = makeLog(fetch);
    await log.warn("⟦8⟧");
    assert.deepEqual(lines, [["warn", "⟦8⟧"]]);
  }
});
