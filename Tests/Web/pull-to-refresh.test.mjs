// What is reported of a finger that pulls beyond the start of the content.

import assert from "node:assert/strict";
import { test } from "node:test";
import { makeWindow } from "./fake-dom.mjs";
import { Pulls } from "../../Web/pull-to-refresh.js";
import { PULL_CANCELLED as CANCELLED, PULL_MOVED as MOVED, PULL_RELEASED as RELEASED } from "../../Web/wire.js";

const NUMBER = Symbol("number");

function start({ scrollTop = 0, classes = ["scroller", "is-pullable"] } = {}) {
  const { window, document, root } = makeWindow();
  const view = document.createElement("div");
  view.classList.add(...classes);
  view.scrollTop = scrollTop;
  view[NUMBER] = 5;
  const cell = document.createElement("div");
  root.append(view);
  view.append(cell);
  const calls = [];
  const pulls = new Pulls({ window, root, call: (name, ...values) => calls.push(values) }, NUMBER);
  const at = (y, x = 50) => [{ clientX: x, clientY: y }];
  const down = (y, touches = at(y)) => root.dispatch("touchstart", { target: cell, touches });
  const move = (y, x) => {
    cell.dispatch("touchmove", { type: "touchmove", touches: at(y, x) });
    window.runFrame();
  };
  const up = (type = "touchend") => cell.dispatch(type, { type, touches: [] });
  return { window, view, cell, calls, pulls, down, move, up, at };
}

test("a pull counts from the slop on, and ends with the finger", () => {
  const { calls, down, move, up } = start();
  down(100);
  move(105);
  move(120);
  move(180);
  up();
  assert.deepEqual(calls, [[5, MOVED, 12], [5, MOVED, 72], [5, RELEASED, 72]]);
});

test("what is scrolled is no pull; one that begins further down counts from the start of the content", () => {
  const { view, calls, down, move, up } = start({ scrollTop: 40 });
  down(100);
  move(130);
  assert.deepEqual(calls, []);
  view.scrollTop = 0;
  move(141);
  move(171);
  up();
  assert.deepEqual(calls.at(-1)[1], RELEASED);
  assert.ok(calls.at(-1)[2] >= 20 && calls.at(-1)[2] <= 30, `${calls.at(-1)}`);
});

test("a finger that goes back and then scrolls has pulled nothing", () => {
  const { view, calls, down, move, up } = start();
  down(100);
  move(150);
  move(90);
  view.scrollTop = 10;
  move(80);
  up();
  assert.deepEqual(calls.map(([, phase, distance]) => [phase, distance]), [[MOVED, 42], [MOVED, 0], [RELEASED, 0]]);
});

test("fingers aside, second fingers, interrupted ones and other scrollers", () => {
  const aside = start();
  aside.down(100);
  aside.move(130, 200);
  aside.up();
  assert.deepEqual(aside.calls, []);

  const second = start();
  second.down(100);
  second.move(160);
  second.down(100, [...second.at(160), ...second.at(100)]);
  second.move(200);
  second.up();
  assert.deepEqual(second.calls.map((call) => call[1]), [MOVED, CANCELLED]);

  const interrupted = start();
  interrupted.down(100);
  interrupted.move(160);
  interrupted.up("touchcancel");
  assert.deepEqual(interrupted.calls.map((call) => call[1]), [MOVED, CANCELLED]);

  const other = start({ classes: ["scroller"] });
  other.down(100);
  other.move(160);
  other.up();
  assert.deepEqual(other.calls, []);
});

test("the last way of a finger is reported before its end", () => {
  const { cell, calls, down, move, up, at } = start();
  down(100);
  move(150);
  cell.dispatch("touchmove", { type: "touchmove", touches: at(190) });
  up();
  assert.deepEqual(calls, [[5, MOVED, 42], [5, MOVED, 82], [5, RELEASED, 82]]);
});
