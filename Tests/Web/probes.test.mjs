// The lines that tell how high text is and whether it has come to look otherwise.
import assert from "node:assert/strict";
import { test } from "node:test";

import { TextProbes } from "../../Web/probes.js";
import { makeWindow } from "./fake-dom.mjs";

// Probes of two styles in a page whose style sheet says a line height, or not, and whose fonts are loaded, or not.
function start({ said = "22.4px", fonts = "loaded" } = {}) {
  const { window, document, root } = makeWindow();
  document.fonts = Object.assign(new EventTarget(), { status: fonts });
  window.getComputedStyle = () => ({ lineHeight: said });
  let reports = 0;
  const host = {
    window, document, root, resizeObserver: new window.ResizeObserver(() => {}), reportEnvironment: () => { reports += 1; },
  };
  const probes = new TextProbes(host, ["text-body", "text-title"]);
  for (const line of probes.lines) line.getBoundingClientRect = () => ({ height: probes.sheet.hidden ? 0 : 19, width: document.width ?? 20 });
  const show = () => {
    window.runFrame();
    for (const timer of window.timers.values()) timer();
  };
  return { window, document, probes, show, reports: () => reports };
}

test("the style sheet says how high lines are, in the units of a browser, before anything is laid out", () => {
  const { probes } = start({ said: "17.55px" });
  assert.deepEqual(probes.lineHeights(), [1123 / 64, 1123 / 64]);
  assert.equal(probes.sheet.hidden, true);
});

test("lines come after the first frame, which is no news; a line of another size is", () => {
  const { window, probes, show, reports } = start();
  probes.lineHeights();
  probes.watch();
  assert.equal(window.observed.size, 0);
  show();
  assert.equal(probes.sheet.hidden, false);
  assert.deepEqual([...window.observed], [probes.lines[0]]);
  assert.equal(probes.has(probes.lines[0]), true);
  assert.equal(probes.has(probes.lines[1]), false);
  probes.resized();
  assert.equal(reports(), 0);
  probes.resized();
  assert.equal(reports(), 1);
});

test("where no line height is said, lines are measured as soon as they are seen", () => {
  const { probes, show, reports } = start({ said: "normal" });
  assert.deepEqual(probes.lineHeights(), [0, 0]);
  probes.watch();
  show();
  probes.resized();
  assert.equal(reports(), 1);
  assert.deepEqual(probes.lineHeights(), [19, 19]);
});

test("a font that was on its way when the content was measured may have come by the time the lines are seen", () => {
  const { probes, show, reports } = start({ fonts: "loading" });
  probes.lineHeights();
  probes.watch();
  show();
  probes.resized();
  assert.equal(reports(), 1);
});

test("a font that makes no line wider is news, one that does is told by the line", () => {
  const { document, probes, show, reports } = start();
  const load = () => document.fonts.dispatchEvent(new Event("loadingdone"));
  probes.watch();
  show();
  probes.resized();
  assert.equal(reports(), 0);
  load();
  assert.equal(reports(), 1);
  document.width = 21;
  load();
  assert.equal(reports(), 1);
  probes.resized();
  assert.equal(reports(), 2);
});

test("a font that has come before the lines are seen is news when they are", () => {
  const { document, probes, show, reports } = start();
  probes.watch();
  document.fonts.dispatchEvent(new Event("loadingdone"));
  show();
  probes.resized();
  assert.equal(reports(), 1);
});

test("a page that has come to be read the other way is news, also before the lines are seen", () => {
  const { document, probes, show, reports } = start();
  probes.lineHeights();
  probes.watch();
  document.documentElement.dir = "rtl";
  show();
  probes.resized();
  assert.equal(reports(), 1);
  probes.resized();
  assert.equal(reports(), 2);
});
