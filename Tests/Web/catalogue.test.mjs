// The catalogue with the real engine behind it: what the new operations carry arrives as it was sent.
import assert from "node:assert/strict";
import { test } from "node:test";

import { makeWindow } from "./fake-dom.mjs";
import { module } from "./gallery-program.mjs";
import { CollectionHost } from "../../Web/collection-view.js";

async function start() {
  const { window, root } = makeWindow("/catalogue");
  const errors = [];
  const log = { debug() {}, info() {}, warn: (line) => errors.push(line), error: (line) => errors.push(line) };
  const host = new CollectionHost(root, { window, log });
  await host.start(await WebAssembly.instantiate(module, host.imports()));
  const resize = () => {
    for (const element of window.observed) {
      if (element.getAttribute("data-measured") !== null) window.resize(element, 390, 790);
    }
  };
  for (let frame = 0; frame < 20; frame += 1) {
    resize();
    window.runFrame();
  }
  return { window, root, errors };
}

test("texts of several looks, outlines and fields arrive", async () => {
  const { root, errors } = await start();
  assert.deepEqual(root.find("is-struck").map((span) => span.textContent), ["€120"]);
  const outline = root.find("map-street")[0].firstChild.firstChild.getAttribute("d");
  assert.match(outline, /^(M-?[\d.]+ -?[\d.]+ (L-?[\d.]+ -?[\d.]+ )+)+$/);
  const [, wrong] = root.find("text-field-input");
  assert.deepEqual([wrong.value, wrong.getAttribute("aria-invalid"), wrong.getAttribute("type")], [
    "you.example.com", "true", "email",
  ]);
  assert.deepEqual(errors, []);
});

test("what is written and pointed at reaches the engine", async () => {
  const { window, root, errors } = await start();
  const plot = root.find("chart-plot")[0];
  const last = plot.getAttribute("aria-valuetext");
  root.dispatch("pointermove", { target: plot, clientX: 20, clientY: 60, pointerType: "mouse", pointerId: 1 });
  window.runFrame();
  assert.notEqual(plot.getAttribute("aria-valuetext"), last);
  const [field] = root.find("text-field-input");
  field.value = "a@b.de";
  root.dispatch("input", { target: field });
  assert.deepEqual([field.value, errors], ["a@b.de", []]);
});
