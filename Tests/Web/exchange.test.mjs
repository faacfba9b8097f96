// What the user has scrolled in a rendered picture is copied to the program that takes its place.

import assert from "node:assert/strict";
import { test } from "node:test";
import { copyOffsets, noteOffsets } from "../../Web/exchange.js";

// A document with one scroller, at an offset.
function root(scrollTop) {
  const scroller = {
    localName: "div", scrollLeft: 0, scrollTop, dataset: {},
    classList: { contains: (name) => name === "scroller" },
    getAttribute: () => "List",
  };
  return { scroller, querySelectorAll: () => [scroller] };
}

test("an offset is copied once", () => {
  const [from, to] = [root(300), root(0)];
  assert.equal(copyOffsets(from, to), true);
  to.scroller.scrollTop = 317;
  assert.equal(copyOffsets(from, to), false);
  assert.equal(to.scroller.scrollTop, 317);
});

test("offsets that are noted are not copied until the user scrolls", () => {
  const [from, to] = [root(300), root(317)];
  noteOffsets(from, to);
  assert.equal(copyOffsets(from, to), false);
  assert.equal(to.scroller.scrollTop, 317);
  from.scroller.scrollTop = 500;
  assert.equal(copyOffsets(from, to), true);
  assert.equal(to.scroller.scrollTop, 500);
});
