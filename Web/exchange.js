// Puts one document of a page in the place of another within one frame, with what the user has done to it: offsets of scrollers,
// typed text, open disclosures, the focus and selected text.

import { counterpart, scrollerPairs } from "./counterparts.js";

const TEXTS = 4; // NodeFilter.SHOW_TEXT
const FIELDS = "input, textarea";

// Where the scrollers of a picture stood when another one was moved there: { other, left, top }.
const copied = new WeakMap();

// Moves the scrollers of `to` to where the user has scrolled those of `from`. Returns whether one of them had to move.
//
// Each place is copied once: a program may scroll by itself, and so may one that keeps what is seen where it is when something comes
// above it. What was never scrolled is left alone, since a picture may be shown at an offset that its element does not have
// (`data-rendered-offset`).
export function copyOffsets(from, to) {
  let hasMoved = false;
  for (const [scroller, other] of scrollerPairs(from, to)) {
    const { scrollLeft: left, scrollTop: top } = scroller;
    const last = copied.get(scroller) ?? { other, left: 0, top: 0 };
    if (last.other === other && last.left === left && last.top === top) continue;
    const [x, y] = renderedOffset(scroller);
    const [otherX, otherY] = renderedOffset(other);
    const [scrollLeft, scrollTop] = [left + x - otherX, top + y - otherY];
    const before = [other.scrollLeft, other.scrollTop];
    if (Math.abs(before[0] - scrollLeft) >= 1 || Math.abs(before[1] - scrollTop) >= 1) {
      Object.assign(other, { scrollLeft, scrollTop });
      hasMoved ||= other.scrollLeft !== before[0] || other.scrollTop !== before[1];
    }
    // What has less content cannot be scrolled as far yet.
    const isThere = Math.abs(other.scrollLeft - scrollLeft) < 1 && Math.abs(other.scrollTop - scrollTop) < 1;
    if (isThere) copied.set(scroller, { other, left, top });
  }
  return hasMoved;
}

// Takes the offsets of `from` for copied: `to` was scrolled by itself to what `from` shows, and sizes may differ in the two. What the
// user scrolls afterwards is copied.
export function noteOffsets(from, to) {
  for (const [scroller, other] of scrollerPairs(from, to)) {
    copied.set(scroller, { other, left: scroller.scrollLeft, top: scroller.scrollTop });
  }
}

function renderedOffset({ dataset }) {
  const [x, y] = (dataset?.renderedOffset ?? "").split(" ").map(Number);
  return Number.isFinite(x) && Number.isFinite(y) ? [x, y] : [0, 0];
}

export function exchange(from, to) {
  const { activeElement, defaultView: window } = from.ownerDocument;
  const focused = from.contains(activeElement) ? counterpart(from, to, activeElement) : undefined;
  const caret = focused && activeElement.matches(FIELDS) ? caretOf(activeElement) : undefined;
  const selection = selectionIn(from, to, window.getSelection());
  copyFields(from, to);
  for (const open of from.querySelectorAll("details[open]")) counterpart(from, to, open)?.setAttribute("open", "");
  for (const name of ["inert", "aria-hidden"]) to.removeAttribute(name);
  to.classList.remove("is-behind");
  copyOffsets(from, to); // what is out of the document has none
  from.remove();
  focused?.focus({ preventScroll: true });
  // A dialog that the program has presented behind the picture could not be focused there, and nothing else can be beside it.
  const dialog = [...to.querySelectorAll(":scope > .modal")].at(-1);
  if (!to.contains(to.ownerDocument.activeElement)) dialog?.focus({ preventScroll: true });
  if (caret) focused.setSelectionRange(...caret);
  if (selection) window.getSelection().setBaseAndExtent(...selection);
}

function copyFields(from, to) {
  for (const field of from.querySelectorAll(FIELDS)) {
    if (field.value === field.defaultValue) continue;
    const other = counterpart(from, to, field);
    if (other) other.value = field.value;
  }
}

// Fields such as those for numbers have none.
function caretOf({ selectionStart, selectionEnd, selectionDirection }) {
  return selectionStart === null ? undefined : [selectionStart, selectionEnd, selectionDirection];
}

// Both ends of the selected text in the other document: in the text that is the same, of several the one in the same place.
function selectionIn(from, to, selection) {
  if (!selection || selection.isCollapsed || !from.contains(selection.anchorNode)) return undefined;
  const ends = [[selection.anchorNode, selection.anchorOffset], [selection.focusNode, selection.focusOffset]];
  const found = ends.map(([node, offset]) => [sameText(from, to, node), offset]);
  return found.every(([node]) => node) ? found.flat() : undefined;
}

function sameText(from, to, node) {
  const alike = (root) => {
    const walker = root.ownerDocument.createTreeWalker(root, TEXTS);
    const texts = [];
    while (walker.nextNode()) if (walker.currentNode.data === node.data) texts.push(walker.currentNode);
    return texts;
  };
  return alike(to)[alike(from).indexOf(node)];
}
