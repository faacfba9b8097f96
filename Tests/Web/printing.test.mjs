// Print: what the program is called with, in which order, and what is put back afterwards.
import assert from "node:assert/strict";
import { test } from "node:test";

import { Printing } from "../../Web/printing.js";
import { makeWindow } from "./fake-dom.mjs";

// A document with a scroller, a carousel and a surface, and a host that notes its calls. `draw` is called when printing begins.
function start(draw = () => {}) {
  const { document, root } = makeWindow();
  const add = (...names) => {
    const element = document.createElement("div");
    element.classList.add(...names);
    root.append(element);
    return element;
  };
  const [view, row, surface] = [add("scroller"), add("scroller", "carousel"), add("surface")];
  surface.setAttribute("data-measured", "");
  root.querySelectorAll = (selector) => [...root.descendants()].filter((element) => element.matches(selector));
  const calls = [];
  const host = {
    root,
    call: (name, value) => {
      calls.push([name, value]);
      if (value === 1) draw(add);
    },
    reportSize: (element) => calls.push(["size", element.className]),
  };
  return { printing: new Printing(host), calls, view, row, surface };
}

test("the program draws what is printed, then is given the sizes of its surfaces", () => {
  const { printing, calls } = start((add) => add("surface", "late").setAttribute("data-measured", ""));
  printing.handle({ type: "beforeprint" });
  assert.deepEqual(calls, [["host_printing", 1], ["size", "surface"], ["size", "surface late"]]);
});

test("the size in which a surface is drawn is set for the style sheet", () => {
  const { printing, surface } = start();
  Object.assign(surface, { clientWidth: 358, clientHeight: 220 });
  printing.handle({ type: "beforeprint" });
  const { "--drawn-width": width, "--drawn-height": height } = surface.style.properties;
  assert.deepEqual([width, height], ["358", "220"]);
});

test("offsets that printing has lost are back before the program goes back to its window", () => {
  const { printing, calls, view, row } = start();
  view.scrollTop = 700;
  row.scrollLeft = -120;
  printing.handle({ type: "beforeprint" });
  calls.length = 0;
  view.scrollTop = row.scrollLeft = 0;
  printing.handle({ type: "afterprint" });
  assert.deepEqual([view.scrollTop, row.scrollLeft, calls], [700, -120, [["host_printing", 0]]]);
});

test("an offset of the last print is not set after the next one", () => {
  const { printing, view } = start();
  view.scrollTop = 700;
  printing.handle({ type: "beforeprint" });
  printing.handle({ type: "afterprint" });
  view.scrollTop = 20;
  printing.handle({ type: "afterprint" });
  assert.equal(view.scrollTop, 20);
});
