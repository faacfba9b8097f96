// The keyboard: which keys cross to the engine, which stay the browser's, and what opens the menu of what holds the focus.

import { isMeasured } from "./elements.js";
import * as wire from "./wire.js";

const SCROLL_KEYS = new Set([" ", "PageUp", "PageDown", "Home", "End", "ArrowUp", "ArrowDown"]);
const FIELDS = "input, textarea, video, audio";
const MENU_INSET = 24; // from the edge of what the menu is about

// The keys that are held down during an event.
export function modifiersOf({ shiftKey, ctrlKey, metaKey, altKey }) {
  return (shiftKey ? wire.MODIFIER_SHIFT : 0) | (ctrlKey ? wire.MODIFIER_CONTROL : 0)
    | (metaKey ? wire.MODIFIER_COMMAND : 0) | (altKey ? wire.MODIFIER_OPTION : 0);
}

const isField = (target) => target?.matches?.(FIELDS) === true;

// The engine's number of a key that may be its own, -1 for others. What is written into a text field is the browser's, but
// for the keys that end the writing, and so are the keys of video and sound.
function engineKey(event) {
  if (event.altKey || event.ctrlKey || event.metaKey) return -1;
  const key = event.key === "Backspace" ? wire.KEY_DELETE : wire.KEYS.indexOf(event.key);
  const endsWriting = key === wire.KEY_ESCAPE || (key === wire.KEY_ENTER && event.target.localName === "input");
  return isField(event.target) && !endsWriting ? -1 : key;
}

export const isEngineKey = (event) => engineKey(event) >= 0;

// The number of a key that every program understands, -1 for others. In a text field they are the text's.
function shortcut(event) {
  if (isField(event.target) || event.altKey || !(event.ctrlKey || event.metaKey)) return -1;
  const letter = event.key?.toLowerCase();
  if (letter === "y" || (letter === "z" && event.shiftKey)) return wire.KEY_REDO;
  if (letter === "z") return wire.KEY_UNDO;
  return letter === "a" && !event.shiftKey ? wire.KEY_SELECT_ALL : -1;
}

export const isShortcut = (event) => shortcut(event) >= 0;

export class Keys {
  // `host` has `call(name, ...values)`, `sendText(name, text, ...)`, `idOf(element)`, `root`, `document` and `nodes`.
  constructor(host) {
    this.host = host;
    host.root.addEventListener("contextmenu", this.onMenu);
  }

  onKeyDown = (event) => {
    const { host } = this;
    const node = host.idOf(event.target);
    if (event.isComposing) return;
    const isTaken = this.opensMenu(event) || this.picksUp(event, node) || this.isShortcut(event, node) || this.isKey(event, node);
    if (isTaken) event.preventDefault();
    else if (event.key?.length === 1 && event.key !== " " && !isField(event.target) && !event.altKey && !event.ctrlKey && !event.metaKey) {
      host.sendText("host_typed", event.key, node);
    }
  };

  isKey(event, node) {
    const key = engineKey(event);
    if (key < 0) return false;
    const leads = key === wire.KEY_SPACE || (key >= wire.KEY_LEFT && key <= wire.KEY_PAGE_DOWN);
    if (event.shiftKey && leads && this.host.call("host_key_command", key, wire.MODIFIER_SHIFT, node) === 1) return true;
    return this.host.call("host_key", key, node) === 1;
  }

  // Takes an item to another place.
  picksUp(event, node) {
    if (isField(event.target) || event.key !== " " || !(event.ctrlKey || event.metaKey)) return false;
    return this.host.call("host_key_command", wire.KEY_SPACE, modifiersOf(event), node) === 1;
  }

  isShortcut(event, node) {
    const key = shortcut(event);
    return key >= 0 && this.host.call("host_key", key, node) === 1;
  }

  // The menu key, for browsers that make no event of it; those that do find the menu open.
  opensMenu(event) {
    if (isField(event.target) || !(event.key === "ContextMenu" || (event.key === "F10" && event.shiftKey))) return false;
    const cell = event.target.closest?.(".cell");
    if (!cell) return false;
    const { left, top, width, height } = cell.getBoundingClientRect();
    const isMirrored = this.host.window.getComputedStyle(cell).direction === "rtl";
    const inset = Math.min(MENU_INSET, width / 2);
    const x = isMirrored ? left + width - inset : left + inset;
    return this.requestsMenu(event.target, x, top + height / 2);
  }

  // The place is given in the innermost collection view and in the window.
  requestsMenu(target, x, y) {
    const { left, top } = target.closest?.(".collection-view")?.getBoundingClientRect() ?? { left: 0, top: 0 };
    return this.host.call("host_menu", this.host.idOf(target), x - left, y - top, x, y) === 1;
  }

  // The secondary button, a finger that is held still, or a key. In a text field the browser's own menu is wanted.
  onMenu = (event) => {
    if (event.target.closest?.(FIELDS)) return;
    const isTaken = this.requestsMenu(event.target, event.clientX, event.clientY);
    if (isTaken || this.host.presses.press?.isClaimed) event.preventDefault();
  };

  // While nothing holds the focus, the keys that scroll are meant for what is seen, and those that undo and escape for
  // the screen.
  onStrayKey = (event) => {
    const { target, key } = event;
    if (target !== this.host.document.body) return;
    if (key === "Escape") this.host.call("host_key", wire.KEY_ESCAPE, 0);
    if (this.isShortcut(event, 0)) event.preventDefault();
    if (!SCROLL_KEYS.has(key)) return;
    const isSeen = (element) => element?.classList.contains("scroller") && isMeasured(element)
      && element.checkVisibility({ visibilityProperty: true });
    this.host.nodes.findLast(isSeen)?.focus();
  };
}
