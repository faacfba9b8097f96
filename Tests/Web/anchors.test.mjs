// Where panels stand beside elements.
import assert from "node:assert/strict";
import { test } from "node:test";

import { placement } from "../../Web/anchors.js";

const WINDOW = { width: 400, height: 800 };
const at = (left, top, width = 100, height = 40) => ({ left, top, right: left + width, bottom: top + height });

test("a panel stands below its element and begins at the same edge", () => {
  assert.deepEqual(placement(at(50, 100), { width: 200, height: 300 }, WINDOW, false), { left: 50, top: 146, room: 646 });
  assert.deepEqual(placement(at(250, 100), { width: 200, height: 300 }, WINDOW, true), { left: 150, top: 146, room: 646 });
});

test("a panel stands above where there is more room, and only if it needs that", () => {
  assert.deepEqual(placement(at(50, 700), { width: 200, height: 300 }, WINDOW, false), { left: 50, top: 394, room: 686 });
  assert.equal(placement(at(50, 500), { width: 200, height: 240 }, WINDOW, false).top, 546);
});

test("a panel that is higher than the room has the height of the room", () => {
  assert.deepEqual(placement(at(50, 300), { width: 200, height: 2000 }, WINDOW, false), { left: 50, top: 346, room: 446 });
  assert.deepEqual(placement(at(50, 600), { width: 200, height: 2000 }, WINDOW, false), { left: 50, top: 8, room: 586 });
});

test("a panel stays within the window, at every place of its element", () => {
  for (let left = -200; left <= 600; left += 50) {
    for (let top = -200; top <= 1000; top += 50) {
      for (const isMirrored of [false, true]) {
        const place = placement(at(left, top), { width: 200, height: 300 }, WINDOW, isMirrored);
        const height = Math.min(300, place.room);
        const inside = place.left >= 8 && place.left + 200 <= 392 && place.top >= 8 && place.top + height <= 792;
        assert.ok(inside && place.room >= 0, `${left} ${top} ${JSON.stringify(place)}`);
      }
    }
  }
  assert.equal(placement(at(0, 0), { width: 900, height: 300 }, WINDOW, false).left, 8, "what is too wide begins at the edge");
});
