// Puts one document of a page in the place of another within one frame, with what the user has done to it: offsets of scrollers,
// typed text, open disclosures, the focus and selected text.

import { counterpart, scrollerPairs } from "./counterparts.js";

const TEXTS = 4; // NodeFilter.SHOW_TEXT
const FIELDS = "input, textarea";

// Moves the scrollers of `to` to where those of `from` are. Returns whether one of them had to move.
export function copyOffsets(from, to) {
  let hasMoved = false;
  for (const [{ scrollLeft, scrollTop }, other] of scrollerPairs(from, to)) {
    const { scrollLeft: left, scrollTop: top } = other;
    if (Math.abs(left - scrollLeft) < 1 && Math.abs(top - scrollTop) < 1) continue;
    Object.assign(other, { scrollLeft, scrollTop });
    // What has less content cannot be scrolled as far.
    hasMoved ||= other.scrollLeft !== left || other.scrollTop !== top;
  }
  return hasMoved;
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
