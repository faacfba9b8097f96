// What is reported of presses on cells, and what becomes of the clicks and scrolls that browsers make of them.

import assert from "node:assert/strict";
import { test } from "node:test";
import { makeWindow } from "./fake-dom.mjs";
import { Presses } from "../../Web/presses.js";
import {
  PRESS_BEGAN as BEGAN, PRESS_CANCELLED as CANCELLED, PRESS_ENDED as ENDED, PRESS_MOVED as MOVED,
} from "../../Web/wire.js";


function start({ result = 1 } = {}) {
  const { window, document, root } = makeWindow();
  const make = (parent, name, ...classes) => {
    const element = document.createElement(name);
    element.classList.add(...classes);
    parent.append(element);
    return element;
  };
  const view = make(root, "div", "scroller", "collection-view");
  const cell = make(view, "div", "cell");
  const label = make(cell, "div", "label");
  const field = make(cell, "input");
  const ids = new Map([[view, 1], [cell, 2], [label, 3], [field, 4]]);
  const calls = [];
  const host = {
    window, root, result,
    idOf: (element) => ids.get(element) ?? -1,
    call: (name, ...values) => (calls.push(values), host.result),
  };
  const presses = new Presses(host);
  const pointer = (type, values) => ({
    type, pointerId: 7, pointerType: "touch", button: 0, buttons: 1, clientX: 50, clientY: 60, timeStamp: 0, ...values,
  });
  const down = (target, values = {}) => root.dispatch("pointerdown", { target, ...pointer("pointerdown", values) });
  const send = (type, values = {}) => window.dispatch(type, pointer(type, values));
  const phases = () => calls.splice(0).map((call) => call[1]);
  return { window, document, root, view, cell, label, field, host, presses, calls, down, send, phases };
}

test("a press names the innermost element and where it is, in the view and in the window", () => {
  const { label, calls, down } = start();
  down(label, { pointerType: "mouse", button: 2, shiftKey: true, metaKey: true, timeStamp: 12 });
  assert.deepEqual(calls, [[3, BEGAN, 1 | (2 << 2) | ((1 | 4) << 4), 40, 30, 50, 60, 12]]);
});

test("moves are reported once a frame, the last before the end", () => {
  const { window, label, calls, down, send } = start();
  down(label);
  send("pointermove", { clientX: 52 });
  send("pointermove", { clientX: 55 });
  window.runFrame();
  send("pointermove", { clientX: 58 });
  send("pointerup", { clientX: 59 });
  window.runFrame();
  assert.deepEqual(calls.map(([, phase, , x]) => [phase, x]), [[BEGAN, 40], [MOVED, 45], [MOVED, 48], [ENDED, 49]]);
});

test("nothing is listened to while nothing is pressed", () => {
  const { window, label, down, send } = start();
  const before = window.listeners.length;
  down(label);
  assert.equal(window.listeners.length, before + 3);
  send("pointerup");
  assert.equal(window.listeners.length, before);
});

test("a press that the engine does not take is not followed", () => {
  const { window, label, host, down, send, phases } = start({ result: 0 });
  down(label, { pointerType: "mouse" });
  send("pointermove");
  window.runFrame();
  assert.deepEqual(phases(), [BEGAN]);
  host.result = 1;
  down(label, { pointerType: "mouse" });
  host.result = 0;
  send("pointermove");
  window.runFrame();
  send("pointerup");
  assert.deepEqual(phases(), [BEGAN, MOVED]);
});

test("what is no part of a cell, and what follows the pointer itself, reports nothing", () => {
  const { root, view, field, down, calls } = start();
  for (const element of [root, view, field]) down(element);
  assert.deepEqual(calls, []);
});

test("a scroll of the browser's own cancels the press", () => {
  const { label, down, send, phases } = start();
  down(label);
  send("pointercancel");
  send("pointermove");
  assert.deepEqual(phases(), [BEGAN, CANCELLED]);
});

test("a second finger cancels the press, and no press begins before all fingers are up", () => {
  const { label, down, send, phases } = start();
  down(label, { pointerId: 1 });
  down(label, { pointerId: 2 });
  send("pointerup", { pointerId: 1 });
  down(label, { pointerId: 3 });
  assert.deepEqual(phases(), [BEGAN, CANCELLED]);
  send("pointerup", { pointerId: 2 });
  send("pointerup", { pointerId: 3 });
  down(label, { pointerId: 4 });
  assert.deepEqual(phases(), [BEGAN]);
});

test("a mouse button that was let go of outside of the window cancels the press", () => {
  const { label, down, send, phases } = start();
  down(label, { pointerType: "mouse" });
  send("pointermove", { pointerType: "mouse", buttons: 0 });
  assert.deepEqual(phases(), [BEGAN, CANCELLED]);
});

test("a claimed press captures its pointer, swallows its click, and that click only", () => {
  const { root, label, presses, down, send } = start();
  const clicks = [];
  const click = (detail) => root.dispatch("click", {
    detail, preventDefault: () => clicks.push("prevented"), stopPropagation: () => clicks.push("stopped"),
  });
  presses.claim(); // without a press it means nothing
  assert.equal(root.captured, undefined);
  down(label);
  presses.claim();
  assert.equal(root.captured, 7);
  send("pointerup");
  click(0);
  assert.deepEqual(clicks, [], "a click by keyboard is no part of a press");
  click(1);
  click(1);
  assert.deepEqual(clicks, ["prevented", "stopped"]);
});

test("the click at the end of a selection of text is swallowed, any other click on the text is not", () => {
  const { window, root, cell, label, down, send } = start();
  const selection = { isCollapsed: false, anchorNode: label };
  window.getSelection = () => selection;
  const isSwallowed = (pressed, detail = 1) => {
    let isStopped = false;
    down(pressed, { pointerType: "mouse" });
    send("pointerup", { pointerType: "mouse" });
    // A drag that ends beside the text has its click on the cell.
    root.dispatch("click", { target: cell, detail, preventDefault() {}, stopPropagation: () => { isStopped = true; } });
    return isStopped;
  };
  assert.equal(isSwallowed(label), false, "the text cannot be selected");
  label.classList.add("is-selectable");
  assert.equal(isSwallowed(label), true);
  assert.equal(isSwallowed(label, 0), false, "a click by keyboard is no part of a press");
  assert.equal(isSwallowed(cell), false, "the press began beside the text, which was selected before");
  selection.anchorNode = root;
  assert.equal(isSwallowed(label), false, "another text is selected");
  Object.assign(selection, { isCollapsed: true, anchorNode: label });
  assert.equal(isSwallowed(label), false, "a click without a drag selects nothing");
});

test("a click long after a claimed press is one of its own, as is one after another press", () => {
  const { window, root, label, presses, down, send } = start();
  const clicks = [];
  const click = () => root.dispatch("click", { detail: 1, preventDefault() {}, stopPropagation: () => clicks.push(1) });
  down(label);
  presses.claim();
  send("pointerup");
  for (const timer of window.timers.values()) timer();
  click();
  down(label);
  presses.claim();
  send("pointerup");
  down(label);
  send("pointerup");
  click();
  assert.deepEqual(clicks, []);
});

test("touches are held only in scrollers that may need it, and only while a press is claimed", () => {
  const { view, label, presses, down } = start();
  const prevented = [];
  const move = () => view.dispatch("touchmove", { cancelable: true, preventDefault: () => prevented.push(1) });
  assert.equal(view.listeners.length, 0);
  presses.hold(view, true);
  assert.ok(view.classList.contains("holds-touches"));
  move();
  down(label);
  move();
  assert.equal(prevented.length, 0);
  presses.claim();
  move();
  assert.equal(prevented.length, 1);
  presses.hold(view, false);
  assert.equal(view.listeners.length, 0);
});
