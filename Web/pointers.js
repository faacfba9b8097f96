// Pointers over surfaces: what the engine's maps and charts are moved and inspected with. One report a frame while something
// moves; two fingers count as one pointer between them, and a finger more or less begins another gesture.

import * as wire from "./wire.js";

const LINE_HEIGHT = 16; // of a wheel that counts in lines

// The pointer may have gone meanwhile.
export function capturePointer(element, id) {
  try {
    element.setPointerCapture?.(id);
  } catch { /* its end is heard where it happens */ }
}

export class SurfacePointers {
  // `host` has `call(name, ...values)`; `id` is the property under which elements carry their number.
  constructor(host, id) {
    this.host = host;
    this.id = id;
    this.pressed = new Map(); // the pointers that are down, by id: their event
    this.surface = null; // what they are down on
    this.waiting = null; // the movement to report with the next frame
    const listen = (name, handler) => host.root.addEventListener(name, handler);
    listen("pointerdown", this.onDown);
    listen("pointermove", this.onMove);
    listen("pointerup", (event) => this.onUp(event, wire.POINTED_ENDED));
    listen("pointercancel", (event) => this.onUp(event, wire.POINTED_CANCELLED));
    listen("pointerout", this.onOut);
    listen("dblclick", this.onTwice);
    listen("pointerover", this.onOver);
    this.heard = new WeakSet(); // the surfaces whose wheel is listened to
  }

  // The surface an event is meant for. Buttons on a surface are pressed for themselves.
  surfaceOf({ target }) {
    return target.closest?.("button, a, input") ? null : (target.closest?.(".surface") ?? null);
  }

  // A listener that may keep the page from scrolling has the browser call it before each scroll: only surfaces have one.
  onOver = ({ target }) => {
    const surface = target.closest?.(".surface");
    if (!surface || this.heard.has(surface)) return;
    this.heard.add(surface);
    surface.addEventListener("wheel", this.onWheel, { passive: false });
  };

  onDown = (event) => {
    if (event.button > 0) return;
    const surface = this.surfaceOf(event);
    if (!surface || (this.surface && surface !== this.surface)) return;
    if (this.pressed.size > 0) this.reportPressed(wire.POINTED_ENDED);
    this.surface = surface;
    this.pressed.set(event.pointerId, event);
    capturePointer(surface, event.pointerId);
    this.reportPressed(wire.POINTED_BEGAN);
  };

  onMove = (event) => {
    if (this.pressed.has(event.pointerId)) {
      this.pressed.set(event.pointerId, event);
      this.wait(wire.POINTED_MOVED, this.surface);
    } else if (event.pointerType !== "touch" && this.pressed.size === 0) {
      const surface = this.surfaceOf(event);
      if (surface) this.wait(wire.POINTED_HOVERED, surface, event);
    }
  };

  onUp = (event, phase) => {
    if (!this.pressed.has(event.pointerId)) return;
    this.flush();
    this.reportPressed(phase);
    this.pressed.delete(event.pointerId);
    if (this.pressed.size > 0) this.reportPressed(wire.POINTED_BEGAN);
    else this.surface = null;
  };

  onOut = (event) => {
    const surface = this.surfaceOf(event);
    if (!surface || event.pointerType === "touch" || this.pressed.size > 0) return;
    if (event.relatedTarget && surface.contains(event.relatedTarget)) return;
    this.waiting = null;
    this.report(wire.POINTED_LEFT, surface, event);
  };

  onTwice = (event) => {
    const surface = this.surfaceOf(event);
    if (surface && this.report(wire.POINTED_PRESSED_TWICE, surface, event) === 1) event.preventDefault();
  };

  // A wheel without the control key scrolls the page, whatever is under it, unless there is nothing to be scrolled.
  onWheel = (event) => {
    const surface = event.target.closest?.(".surface");
    if (!surface || !(event.ctrlKey || surface.classList.contains("takes-wheel"))) return;
    const span = event.deltaY * (event.deltaMode === 1 ? LINE_HEIGHT : 1);
    if (this.report(wire.POINTED_WHEELED, surface, event, span) === 1) event.preventDefault();
  };

  wait(phase, surface, event) {
    if (!this.waiting) this.host.window.requestAnimationFrame(() => this.flush());
    this.waiting = { phase, surface, event };
  }

  flush() {
    const waiting = this.waiting;
    this.waiting = null;
    if (!waiting) return;
    if (waiting.phase === wire.POINTED_MOVED) this.reportPressed(wire.POINTED_MOVED);
    else this.report(waiting.phase, waiting.surface, waiting.event);
  }

  // Reports the pressed pointers as one: the middle of the first two, and how far they are apart.
  reportPressed(phase) {
    const [first, second = first] = this.pressed.values();
    if (!first) return;
    const span = Math.hypot(second.clientX - first.clientX, second.clientY - first.clientY);
    const middle = { clientX: (first.clientX + second.clientX) / 2, clientY: (first.clientY + second.clientY) / 2 };
    this.report(phase, this.surface, middle, span);
  }

  report(phase, surface, { clientX, clientY }, span = 0) {
    const id = surface[this.id];
    if (id === undefined) return 0;
    const { left, top } = surface.getBoundingClientRect();
    return this.host.call("host_pointed", id, phase, clientX - left, clientY - top, span);
  }
}
