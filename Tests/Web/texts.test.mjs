// Text out of the engine's memory, short and long, plain and not.
import assert from "node:assert/strict";
import { test } from "node:test";

import { TextReader } from "../../Web/texts.js";

const cases = ["", "a", "Plain text.", "Café – 東京 🧥", "\ufeffmark", "x".repeat(2048), "x".repeat(5000), "é".repeat(3000), "x".repeat(2047) + "é"];

test("every text is read as it was written", () => {
  const reader = new TextReader();
  for (const text of cases) {
    const bytes = new TextEncoder().encode(text);
    assert.equal(reader.read(bytes, text.length), text);
    assert.equal(reader.read(bytes), text);
  }
});
