// Presses on cells: what swipes, drags and long presses are recognised from, in Swift. This module only reports: the
// pointer goes down, moves (once a frame at most), and is lifted, or the browser takes it for a scroll.

import { modifiersOf } from "./keys.js";
import { capturePointer } from "./pointers.js";
import * as wire from "./wire.js";

const ENDS = { pointerup: wire.PRESS_ENDED, pointercancel: wire.PRESS_CANCELLED };
const OTHERS = ".surface, input, textarea, video, audio"; // what follows the pointer by itself
const CLICK_MS = 350; // the time after a claimed press in which a click still belongs to it

export class Presses {
  // `host` has `call(name, ...values)`, `idOf(element)`, `root` and `window`.
  constructor(host) {
    this.host = host;
    this.press = null; // the one that is under way
    this.fingers = new Set(); // all that are down
    this.swallowsClick = false;
    this.text = null; // the text under the last press, where the mouse selects it
    host.root.addEventListener("pointerdown", this.onDown);
    host.root.addEventListener("click", this.onClick, { capture: true });
  }

  onDown = (event) => {
    this.swallowsClick = false;
    this.text = event.target.closest?.(".is-selectable") ?? null;
    if (event.pointerType === "touch") {
      this.fingers.add(event.pointerId);
      this.listen(true);
      if (this.fingers.size > 1) return this.end(wire.PRESS_CANCELLED, event); // two fingers are no press
    }
    const view = event.target.closest?.(".cell")?.closest(".collection-view");
    if (this.press || !view || event.target.closest(OTHERS)) return;
    const pointer = Math.max(0, wire.POINTERS.indexOf(event.pointerType));
    const node = this.host.idOf(event.target);
    this.press = { node, view, pointer, button: event.button & 3, id: event.pointerId, isClaimed: false, frame: 0 };
    this.listen(true);
    if (this.report(wire.PRESS_BEGAN, event) !== 1) this.forget();
  };

  // Only while something is pressed does every move of a pointer come by here.
  listen(isOn) {
    if (isOn === this.isListening) return;
    this.isListening = isOn;
    const change = isOn ? "addEventListener" : "removeEventListener";
    for (const name of ["pointermove", ...Object.keys(ENDS)]) this.host.window[change](name, this.onPointer);
  }

  onPointer = (event) => {
    const isEnd = event.type in ENDS;
    if (isEnd) this.fingers.delete(event.pointerId);
    if (event.pointerId === this.press?.id) {
      if (isEnd) this.end(ENDS[event.type], event);
      // A button that was let go of outside of the window.
      else if (event.pointerType === "mouse" && event.buttons === 0) this.end(wire.PRESS_CANCELLED, event);
      else this.move(event);
    }
    if (!this.press && this.fingers.size === 0) this.listen(false);
  };

  move(event) {
    this.press.moved = event;
    this.press.frame ||= this.host.window.requestAnimationFrame(this.flush);
  }

  flush = () => {
    const { press } = this;
    if (!press?.moved) return;
    const event = press.moved;
    Object.assign(press, { moved: null, frame: 0 });
    if (this.report(wire.PRESS_MOVED, event) !== 1 && this.press === press) this.forget();
  };

  end(phase, event) {
    if (!this.press) return;
    if (phase === wire.PRESS_ENDED) this.flush();
    const { press } = this;
    if (!press) return;
    if (press.isClaimed) {
      this.swallowsClick = true;
      this.host.window.setTimeout(() => { this.swallowsClick = false; }, CLICK_MS);
    }
    this.press = null;
    this.report(phase, event, press);
  }

  forget() {
    this.press = null;
    if (this.fingers.size === 0) this.listen(false);
  }

  report(phase, event, press = this.press) {
    const { clientX, clientY } = event;
    const { left, top } = press.view.getBoundingClientRect();
    const details = press.pointer | (press.button << 2) | (modifiersOf(event) << 4);
    return this.host.call(
      "host_pressed", press.node, phase, details, clientX - left, clientY - top, clientX, clientY, event.timeStamp,
    );
  }

  // ---- What the engine requests

  // The press is the engine's from now on. The pointer is captured by an element that is never removed, so that its end is seen.
  claim() {
    const { press, host } = this;
    if (!press || press.isClaimed) return;
    press.isClaimed = true;
    capturePointer(host.root, press.id);
  }

  // A listener that may keep the page from scrolling has the browser call it before each scroll: only these scrollers have one.
  hold(scroller, isOn) {
    scroller.classList.toggle("holds-touches", isOn);
    if (isOn) scroller.addEventListener("touchmove", this.onTouchMove, { passive: false });
    else scroller.removeEventListener("touchmove", this.onTouchMove, { passive: false });
  }

  onTouchMove = (event) => {
    if (this.press?.isClaimed && event.cancelable) event.preventDefault();
  };

  // The click that browsers make of the end of a press. One without a pointer comes from the keyboard or an aid.
  onClick = (event) => {
    if (event.detail === 0 || !(this.swallowsClick || this.hasSelected())) return;
    this.swallowsClick = false;
    event.preventDefault();
    event.stopPropagation();
  };

  // Whether the last press has selected text: the click at its end does not activate the cell around the text.
  hasSelected() {
    const selection = this.text && this.host.window.getSelection();
    return Boolean(selection) && !selection.isCollapsed && this.text.contains(selection.anchorNode);
  }
}
