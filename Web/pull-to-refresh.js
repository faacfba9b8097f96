// Pulls: a finger that goes on where the content ends. Browsers scroll by themselves and do not report it; the finger can be
// followed all the same, since touches are reported to passive listeners too. One report a frame at most.

import * as wire from "./wire.js";

const SLOP = 8; // points before a finger that comes down at the start pulls
const ENDS = { touchend: wire.PULL_RELEASED, touchcancel: wire.PULL_CANCELLED };

export class Pulls {
  // `host` has `call(name, ...values)`, `root` and `window`; `id` is the property under which elements carry their number.
  constructor(host, id) {
    this.host = host;
    this.id = id;
    this.pull = null;
    host.root.addEventListener("touchstart", this.onStart, { passive: true });
  }

  onStart = ({ target, touches }) => {
    if (this.pull) return this.end(wire.PULL_CANCELLED); // a second finger
    const scroller = target.closest?.(".is-pullable");
    if (!scroller || touches.length > 1) return;
    const { clientX: x, clientY: y } = touches[0];
    const origin = scroller.scrollTop > 0 ? null : y + SLOP; // where the finger counts from
    this.pull = { scroller, target, x, y, origin, distance: 0, frame: 0, isPulling: false };
    this.listen("addEventListener");
  };

  // The end of a touch is dispatched to the element it began on, wherever that is by then.
  listen(change) {
    for (const name of ["touchmove", ...Object.keys(ENDS)]) this.pull.target[change](name, this.onTouch, { passive: true });
  }

  onTouch = ({ type, touches }) => {
    const { pull } = this;
    if (!pull) return;
    if (type in ENDS) return this.end(ENDS[type]);
    const { clientX, clientY } = touches[0];
    // While it scrolls, a finger pulls nothing.
    if (pull.scroller.scrollTop > 0) pull.origin = null;
    else pull.origin ??= clientY;
    // A finger that goes aside means something else.
    if (!pull.isPulling && Math.abs(clientX - pull.x) > Math.abs(clientY - pull.y)) return;
    const distance = pull.origin === null ? 0 : Math.max(0, clientY - pull.origin);
    if (distance > 0) pull.isPulling = true;
    if (!pull.isPulling || distance === pull.distance) return;
    pull.distance = distance;
    pull.frame ||= this.host.window.requestAnimationFrame(this.flush);
  };

  flush = () => {
    if (!this.pull) return;
    this.pull.frame = 0;
    this.report(wire.PULL_MOVED);
  };

  end(phase) {
    const { pull } = this;
    this.listen("removeEventListener");
    if (pull.isPulling) {
      if (pull.frame) this.flush();
      this.report(phase);
    }
    this.pull = null;
  }

  report(phase) {
    const { scroller, distance } = this.pull;
    if (scroller[this.id] !== undefined) this.host.call("host_pulled", scroller[this.id], phase, distance);
  }
}
