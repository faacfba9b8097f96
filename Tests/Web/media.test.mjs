// Video and sound: their elements, what is set on them, and when they are paused.
import assert from "node:assert/strict";
import { test } from "node:test";

import { isPart, makeElement, setAttribute } from "../../Web/elements.js";
import { Playback } from "../../Web/media.js";
import * as wire from "../../Web/wire.js";
import { makeWindow } from "./fake-dom.mjs";

const make = (kind) => makeElement(makeWindow().document, kind);

test("players have controls, load nothing by themselves and never start by themselves", () => {
  assert.deepEqual(make(wire.ELEMENT_VIDEO).attributes, { controls: "", preload: "none", playsinline: "" });
  assert.deepEqual(make(wire.ELEMENT_AUDIO).attributes, { controls: "", preload: "none" });
});

test("only files of this origin are set, and a file that is taken away is not played on", () => {
  const player = make(wire.ELEMENT_VIDEO);
  setAttribute(player, wire.ATTRIBUTE_MEDIA_SOURCE, "/media/a.mp4");
  setAttribute(player, wire.ATTRIBUTE_POSTER, "/media/a.jpg");
  assert.deepEqual([player.getAttribute("src"), player.getAttribute("poster")], ["/media/a.mp4", "/media/a.jpg"]);
  assert.equal(player.loadCount, undefined, "a browser loads by itself when the address changes");
  for (const url of ["https://elsewhere.example/a.mp4", "//elsewhere.example/a.mp4", "javascript:alert(1)", "data:,a"]) {
    setAttribute(player, wire.ATTRIBUTE_MEDIA_SOURCE, url);
    setAttribute(player, wire.ATTRIBUTE_POSTER, url);
    assert.deepEqual([player.getAttribute("src"), player.getAttribute("poster")], [null, null], url);
  }
  const before = player.loadCount;
  setAttribute(player, wire.ATTRIBUTE_MEDIA_SOURCE, null);
  assert.equal(player.loadCount, before + 1);
});

test("captions are one track inside, which has no number", () => {
  const player = make(wire.ELEMENT_AUDIO);
  setAttribute(player, wire.ATTRIBUTE_CAPTIONS_LANGUAGE, "en");
  assert.equal(player.firstElementChild, null);
  setAttribute(player, wire.ATTRIBUTE_CAPTIONS, "/media/a.vtt");
  setAttribute(player, wire.ATTRIBUTE_CAPTIONS_LANGUAGE, "de");
  assert.equal(player.children.length, 1);
  const track = player.firstElementChild;
  assert.deepEqual(track.attributes, { kind: "captions", default: "", srclang: "de", src: "/media/a.vtt" });
  assert.ok(isPart(track));
  setAttribute(player, wire.ATTRIBUTE_CAPTIONS, null);
  assert.equal(player.firstElementChild, null);
});

test("what plays is paused when another player starts or when it is not seen any more", () => {
  const { window, document } = makeWindow();
  const observed = new Set();
  let report;
  window.IntersectionObserver = class {
    constructor(callback) { report = callback; }
    observe(target) { observed.add(target); }
    unobserve(target) { observed.delete(target); }
  };
  const playback = new Playback(window);
  const [first, second] = [makeElement(document, wire.ELEMENT_VIDEO), makeElement(document, wire.ELEMENT_AUDIO)];
  playback.note({ type: "play", target: first });
  assert.deepEqual([first.isPaused, [...observed]], [undefined, [first]]);
  playback.note({ type: "play", target: second });
  assert.deepEqual([first.isPaused, second.isPaused], [true, undefined]);
  playback.note({ type: "pause", target: first });
  assert.deepEqual([...observed], [second]);
  report([{ target: second, isIntersecting: true }]);
  assert.equal(second.isPaused, undefined);
  report([{ target: second, isIntersecting: false }]);
  assert.equal(second.isPaused, true);
  playback.note({ type: "emptied", target: second });
  assert.deepEqual([...observed], []);
});
