// How fast a scroller moves when a finger is lifted from it, and rows that go back after the turn of a wheel.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Drags, WheelTurns } from "../../Web/drags.js";

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

function startTurns() {
  const returned = [];
  const turns = new WheelTurns((...values) => returned.push(values));
  const row = { scrollLeft: 300, closest: () => row };
  const turn = (deltaX, deltaY = 0, shiftKey = false) => turns.turned({ target: row, deltaX, deltaY, shiftKey });
  const move = (...offsets) => {
    for (const offset of offsets) {
      row.scrollLeft = offset;
      turns.scrolled(row);
    }
  };
  return { turns, row, returned, turn, move };
}

test("a row that went back after the turn of a wheel is reported at rest, with the way it was turned", () => {
  const { turns, row, returned, turn, move } = startTurns();
  turns.rested(row);
  row.scrollLeft = 399; // the browser was faster than its event
  turn(100);
  move(350, 301);
  assert.deepEqual(returned, []);
  turns.rested(row);
  assert.deepEqual(returned, [[row, 300, 1]]);
  turn(0, -100, true);
  move(250, 301);
  turns.rested(row);
  assert.deepEqual(returned.at(-1), [row, 301, -1]);
});

test("a row that went on, a wheel turned downwards and a short turn are left alone", () => {
  const { turns, row, returned, turn, move } = startTurns();
  turns.rested(row);
  turn(100);
  move(340, 400, 450);
  turns.rested(row);
  turn(10, 100);
  move(500, 450);
  turns.rested(row);
  turn(20);
  move(470, 450);
  turns.rested(row);
  assert.deepEqual(returned, []);
});

test("a row that is destroyed in the midst of a turn is not kept", () => {
  const { turns, row, returned, turn, move } = startTurns();
  turns.rested(row);
  turn(100);
  move(340);
  turns.forget(row);
  assert.equal(turns.turns.size, 0);
  row.scrollLeft = 300;
  turns.rested(row);
  assert.deepEqual(returned, []);
});
