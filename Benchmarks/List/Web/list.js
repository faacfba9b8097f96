// The bench of the list that the engine draws: each call goes to a function of the program in list.html.

import { afterPaint } from "./painted.js";

// A program that needs its rest too early is started anew.
const currentHost = () => document.querySelector("[data-engine]").collectionHost;
const perform = (name, ...values) => {
  currentHost().call(name, ...values);
  return afterPaint();
};

globalThis.bench = {
  setCount: (count) => perform("bench_set_count", count),
  insertTop: () => perform("bench_insert_top"),
  shuffle: () => perform("bench_shuffle"),
  scrollTo: (offset) => perform("bench_scroll_to", offset),
  get scroller() { return document.querySelector(".collection-view"); },
  rows: () => document.querySelectorAll(".row:not([hidden])"),
  engineBytes: () => currentHost().calls.memory.buffer.byteLength,
};
