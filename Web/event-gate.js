// Holds back what the user does while a page cannot act upon it, in order, and lets it happen once the page can: events are
// caught before any other listener, and sent again to the same element, or to its counterpart in another document of the page.
//
// A rendered page without its program is scrolled, navigated and typed in by the browser alone: only clicks on controls and
// the news of typed text are held. When a program needs a part of it that has not arrived, keys, presses and pointers are held too,
// beginning with the event that it could not act upon. Scrolling is never held.

import { find, locate } from "./counterparts.js";
import { isEngineKey, isShortcut } from "./keys.js";

const NAMES = ["pointerdown", "pointermove", "pointerup", "pointercancel", "click", "dblclick", "keydown", "input"];
const BUSY_MS = 100; // the time after which a control shows that it is busy
const COUNT_LIMIT = 500; // events; keys that are held down send many
const CONTROLS = "a[href], button, input, textarea, .cell";
const PLAYERS = "video, audio"; // whose controls are the browser's
const SCROLLS = { // keys: how far in lines, and in windows
  ArrowUp: [-1, 0], ArrowDown: [1, 0], PageUp: [0, -0.9], PageDown: [0, 0.9], " ": [0, 0.9], Home: [0, -Infinity], End: [0, Infinity],
};
const LINE = 40; // points a key scrolls

export class EventGate {
  letsLinksPass; // as navigations of the browser
  #root; // what the user sees
  #window;
  #isPicture; // whether that is a rendered picture, not a program
  #events = []; // that are held: { event, where, isPrevented }
  #pressed = new Set(); // the pointers that were pressed while held
  #busy = new Map(); // controls that show it, and what their attribute was before
  #timers = new Map(); // of controls that will

  // A picture's events are held from the start.
  constructor(root, window, isPicture) {
    this.#root = root;
    this.#window = window;
    this.#isPicture = isPicture;
    this.letsLinksPass = isPicture;
    if (isPicture) this.#listen();
  }

  #listen() {
    for (const name of NAMES) this.#window.addEventListener(name, this.#onEvent, true);
  }

  // The document of a program is shown now.
  moved(root) {
    this.#clearBusy();
    this.#root = root;
    this.#isPicture = false;
    this.letsLinksPass = false;
  }

  // Holds all that comes, from the event that is being handled on: the program that is shown cannot act upon it.
  hold() {
    if (this.#isPicture) return;
    this.#listen();
    const { event } = this.#window;
    if (event && NAMES.includes(event.type) && this.#root.contains(event.target) && this.#isHeld(event, event.target)) this.#keep(event);
  }

  // Whether an event is held and will be sent again.
  holds(event) {
    return event !== undefined && this.#events.some((each) => each.event === event);
  }

  // Lets everything that was held happen, and holds nothing any more.
  release() {
    for (const name of NAMES) this.#window.removeEventListener(name, this.#onEvent, true);
    this.#clearBusy();
    for (const held of this.#events.splice(0)) this.#send(held);
  }

  // Gives up what was held: nothing will act upon it.
  drop() {
    this.#events = [];
    this.release();
  }

  #onEvent = (event) => {
    const { target } = event;
    if (!this.#root.contains(target) || target === this.#root || target.closest(PLAYERS)) return;
    if (this.letsLinksPass && event.type === "click" && target.closest("a[href]")) {
      event.stopImmediatePropagation(); // the browser's alone
      return;
    }
    if (!this.#isHeld(event, target)) return;
    event.stopImmediatePropagation();
    this.#keep(event);
  };

  #keep(event) {
    if (this.#events.length >= COUNT_LIMIT) return;
    const { target } = event;
    const isPrevented = event.type === "keydown" ? isEngineKey(event) || isShortcut(event) : isClickOnLink(event);
    if (isPrevented) event.preventDefault();
    this.#append({ event, target, where: locate(this.#root, target), isPrevented });
    if (event.type !== "input" && event.type !== "pointermove") this.#expectBusy(target.closest(CONTROLS));
  }

  #isHeld(event, target) {
    switch (event.type) {
      case "input": return true;
      case "click": return !opensElsewhere(event) && (!this.#isPicture || target.closest("button, .cell") !== null);
      case "keydown": return !this.#isPicture && !event.isComposing && this.#isKeyHeld(event, target);
      case "dblclick": return !this.#isPicture;
      case "pointerdown":
        if (!this.#isPicture) this.#pressed.add(event.pointerId);
        return !this.#isPicture;
      case "pointermove": return this.#pressed.has(event.pointerId);
      default: return this.#pressed.delete(event.pointerId); // the end of one
    }
  }

  // With links that the browser follows, the keys that follow them are its own.
  #isKeyHeld(event, target) {
    if (this.letsLinksPass && target.closest("a[href]") && event.key === "Enter") return false;
    return isEngineKey(event) || isShortcut(event) || event.key?.length === 1;
  }

  // Of text that is typed and of pointers that move only the newest matters.
  #append(held) {
    const { event, target } = held;
    if (event.type === "input") this.#events = this.#events.filter((each) => each.event.type !== "input" || each.target !== target);
    const last = this.#events.at(-1)?.event;
    if (event.type === "pointermove" && last?.type === "pointermove" && last.pointerId === event.pointerId) this.#events.pop();
    this.#events.push(held);
  }

  #send({ event, target, where, isPrevented }) {
    const goal = this.#root.contains(target) ? target : find(this.#root, where);
    if (!goal) return; // what it was done to is no longer there
    const copy = new event.constructor(event.type, event);
    Object.defineProperty(copy, "timeStamp", { value: event.timeStamp });
    const isTaken = !goal.dispatchEvent(copy);
    if (isPrevented && !isTaken && event.type === "keydown") this.#carryOut(event.key, goal);
  }

  // What the browser would have done with a key.
  #carryOut(key, goal) {
    const control = goal.closest(key === "Enter" ? "a[href], button" : "button");
    if (control && (key === "Enter" || key === " ")) return control.click();
    if (!(key in SCROLLS) || goal.closest("input, textarea")) return undefined;
    const scroller = goal.closest(".scroller:not(.carousel)");
    if (!scroller) return undefined;
    const [lines, windows] = SCROLLS[key];
    const distance = lines * LINE + (windows === 0 ? 0 : windows * scroller.clientHeight);
    const farthest = scroller.scrollHeight; // infinite distances are none for a browser
    return scroller.scrollBy({ top: Math.max(-farthest, Math.min(farthest, distance)) });
  }

  #expectBusy(control) {
    if (!control || this.#timers.has(control) || this.#busy.has(control)) return;
    this.#timers.set(control, this.#window.setTimeout(() => {
      this.#timers.delete(control);
      this.#busy.set(control, control.getAttribute("aria-busy"));
      control.setAttribute("aria-busy", "true");
      control.classList.add("is-waiting");
    }, BUSY_MS));
  }

  #clearBusy() {
    for (const timer of this.#timers.values()) this.#window.clearTimeout(timer);
    this.#timers.clear();
    for (const [control, before] of this.#busy) {
      if (before === null) control.removeAttribute("aria-busy");
      else control.setAttribute("aria-busy", before);
      control.classList.remove("is-waiting");
    }
    this.#busy.clear();
  }
}

// A link that the program would follow must not be followed by the browser as well.
function isClickOnLink({ type, target }) {
  return type === "click" && target.closest("a[href]") !== null;
}

// Whether the browser opens a link in another window. In the editing mode the keys are for the selection.
export function opensElsewhere(event) {
  const link = event.target.closest("a");
  return link !== null && !link.closest(".is-editing")
    && (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button > 0);
}
