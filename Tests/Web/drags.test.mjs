// How fast a scroller moves when a finger is lifted from it.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Drags } from "../../Web/drags.js";

function start() {
  let time = 0;
  const released = [];
  const drags = new Drags(() => time, (...values) => released.push(values));
  const scroller = { scrollLeft: 0, scrollTop: 0 };
  const move = (milliseconds, x, y) => {
    time += milliseconds;
    Object.assign(scroller, { scrollLeft: x, scrollTop: y });
    drags.scrolled(scroller);
  };
  return { drags, scroller, released, move, wait: (milliseconds) => { time += milliseconds; } };
}

test("what is scrolled without a finger is no drag", () => {
  const { drags, released, move } = start();
  move(16, 0, 100);
  drags.end();
  assert.deepEqual(released, []);
});

test("the velocity is that of the last tenth of a second", () => {
  const { drags, scroller, released, move } = start();
  drags.begin();
  move(16, 0, 0);
  move(500, 0, 10);
  for (let step = 1; step <= 5; step += 1) move(20, 0, 10 + step * 40);
  drags.end();
  assert.deepEqual(released, [[scroller, 0, 2]]);
});

test("a finger that lay still lets go of something that rests", () => {
  const { drags, scroller, released, move, wait } = start();
  drags.begin();
  move(16, 0, 0);
  move(16, 80, 0);
  wait(200);
  drags.end();
  assert.deepEqual(released, [[scroller, 0, 0]]);
  drags.begin();
  drags.end();
  assert.equal(released.length, 1, "a new touch has forgotten the last one");
});
