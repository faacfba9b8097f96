// What the page refuses to carry out, and how it says so: one line for developers that names the call and the reason. The same
// rules are in HostTree+Refusals.swift, for tests without a browser; Tests/Web/refusals.json holds commands that both must
// refuse with the same messages.

import { floatOf, isOpenable, isPath } from "./elements.js";
import * as wire from "./wire.js";

const LENGTH_LIMIT = 17_000_000 * 64; // in 1/64 of a point: the longest element that every browser makes
const INTEGER = /^[+-]?\d+$/;
const isNumber = (value) => value.trim() === value && value !== "" && Number.isFinite(Number(value));
const isName = (name) => name !== undefined && /^[^\u0000-\u0020]+$/.test(name);
const NO_TEXT = "which is no text";
const NO_SCROLLER = "which does not scroll";
const KINDS = []; // by operation: the kinds of nodes it is for, and what to say of others
KINDS[wire.SET_TEXT] = [[wire.ELEMENT_TEXT, wire.ELEMENT_TEXT_FIELD, wire.ELEMENT_TEXT_AREA], NO_TEXT];
KINDS[wire.SET_ATTRIBUTED_TEXT] = [[wire.ELEMENT_TEXT], NO_TEXT];
KINDS[wire.SET_IMAGE] = [[wire.ELEMENT_IMAGE], "which is no image"];
KINDS[wire.SET_PATH] = [[wire.ELEMENT_DRAWING], "which is no drawing"];
KINDS[wire.SCROLL] = [[wire.ELEMENT_SCROLLER, wire.ELEMENT_CAROUSEL], NO_SCROLLER];
KINDS[wire.SET_HOLDS_TOUCHES] = KINDS[wire.SCROLL];
const FOCUSABLE = [wire.ELEMENT_BUTTON, wire.ELEMENT_TEXT_FIELD, wire.ELEMENT_TEXT_AREA, wire.ELEMENT_VIDEO, wire.ELEMENT_AUDIO];

// Operations whose first word is a node that must exist.
const HAS_NODE = [];
for (const operation of [
  wire.SET_TEXT, wire.SET_IMAGE, wire.SET_ATTRIBUTE, wire.SET_STYLE_CLASS, wire.SET_HIDDEN, wire.SET_VARIABLE, wire.SET_ORIGIN, wire.SET_SIZE,
  wire.SET_Z_INDEX, wire.SCROLL, wire.FOCUS, wire.REMOVE, wire.SET_OPACITY, wire.ANIMATE, wire.STOP_ANIMATIONS,
  wire.SET_ATTRIBUTED_TEXT, wire.SET_PATH, wire.SET_HOLDS_TOUCHES, wire.INSERT,
]) HAS_NODE[operation] = true;

export class Refusals {
  #host;

  // `host` has the elements by node (`nodes`), their `kinds`, the `names`, the `templates` and the `root`.
  constructor(host) {
    this.#host = host;
  }

  // Why the operation at a position is refused; undefined if it is not. `text` begins with the texts of the operation.
  reason(words, at, text, position) {
    const operation = words[at] & 255;
    const a = words[at + 1];
    if (HAS_NODE[operation]) {
      const kind = this.#host.kinds[a];
      if (kind === undefined) return this.#node(operation, a, "which does not exist");
      const wanted = KINDS[operation];
      if (wanted && !wanted[0].includes(kind)) return this.#node(operation, a, wanted[1]);
    }
    switch (operation) {
      case wire.SET_ORIGIN: case wire.SET_TEXT: case wire.SET_HIDDEN: return undefined;
      case wire.SET_STYLE_CLASS: return this.#name(operation, words[at + 2]);
      case wire.SET_SIZE: return isLength(words[at + 2]) && isLength(words[at + 3]) ? undefined : this.#node(operation, a, "whose size no browser can make");
      case wire.INSERT: return this.#insert(a, words[at + 2], words[at + 3]);
      case wire.SET_ATTRIBUTE:
        return this.#attribute(a, words[at] >>> 8, words[at + 2] < 0 ? null : text.substr(position, words[at + 2]));
      case wire.INSTANTIATE: return this.#instantiate(words[at] >>> 8, a);
      case wire.DESTROY: return this.#destroy(a, words[at + 2]);
      case wire.SET_IMAGE: {
        const url = text.substr(position, words[at + 2]);
        return url === "" || isPath(url) ? undefined : `setImage: refused ${JSON.stringify(url)}, which is no path of this origin`;
      }
      default: return this.#rare(operation, words, at);
    }
  }

  #rare(operation, words, at) {
    const [a, b] = [words[at + 1], words[at + 2]];
    switch (operation) {
      case wire.DEFINE_TEMPLATE: return this.#template(words[at] >>> 8, words, at + 1);
      case wire.SET_VARIABLE: {
        const name = this.#host.names[b];
        if (!isName(name)) return this.#name(operation, b);
        return Number.isFinite(floatOf(words[at + 3])) ? undefined : `setVariable: refused --${name} of node ${a}, which is not finite`;
      }
      case wire.SET_OPACITY: {
        const opacity = floatOf(b);
        return opacity >= 0 && opacity <= 1 ? undefined : this.#node(operation, a, "whose opacity is not from 0 to 1");
      }
      case wire.ANIMATE:
        return words[at + 7] > 0 && words.subarray(at + 2, at + 7).some((word) => word !== 0)
          ? undefined : this.#node(operation, a, "whose animation changes nothing or takes no time");
      case wire.MEASURE:
        for (let index = 0; index < b; index += 1) {
          const node = words[at + 3 + index * 3];
          if (this.#host.kinds[node] === undefined) return this.#node(operation, node, "which does not exist");
        }
        return undefined;
      case wire.SET_ATTRIBUTED_TEXT: {
        let run = at + 3;
        for (let runs = b; runs > 0; runs -= 1) {
          for (let name = run + 2; name < run + 2 + words[run + 1]; name += 1) {
            const reason = this.#name(operation, words[name]);
            if (reason) return reason;
          }
          run += 2 + words[run + 1];
        }
        return undefined;
      }
      case wire.FOCUS: return this.#focus(a);
      case wire.START_TIMER: return b < 0 ? `startTimer: refused timer ${a}, whose time is negative` : undefined;
      default: return undefined;
    }
  }

  // What follows an operation: the positions of the next one and of its texts.
  after(words, at, position) {
    const operation = words[at] & 255;
    const count = wire.OPERATION_WORDS[operation];
    if (count > 0) {
      for (const index of wire.OPERATION_TEXTS[operation]) position += Math.max(0, words[at + index]);
      return [at + count, position];
    }
    switch (operation) {
      case wire.SET_PATH: return [at + 3 + words[at + 2], position];
      case wire.MEASURE: return [at + 3 + words[at + 2] * 3, position];
      case wire.OBSERVE_TEXT_STYLES: return [at + 1 + (words[at] >>> 8), position];
      case wire.DEFINE_TEMPLATE: {
        let end = at + 2;
        for (let left = words[at + 1]; left > 0; left -= 1) end += 1 + ((words[end] >>> 8) & 255);
        return [end, position];
      }
      case wire.SET_ATTRIBUTED_TEXT: {
        let end = at + 3;
        for (let left = words[at + 2]; left > 0; left -= 1) {
          position += words[end];
          end += 2 + words[end + 1];
        }
        return [end, position];
      }
      default: throw new Error(`the length of ${wire.OPERATION_NAMES[operation]} is not known`);
    }
  }

  #node(operation, node, reason) {
    return `${wire.OPERATION_NAMES[operation]}: refused node ${node}, ${reason}`;
  }

  #name(operation, number) {
    const name = this.#host.names[number];
    if (isName(name)) return undefined;
    return `${wire.OPERATION_NAMES[operation]}: refused the class ${JSON.stringify(name ?? "")}, which is no name`;
  }

  #insert(node, parent, next) {
    const { nodes, kinds } = this.#host;
    if (kinds[parent] === undefined) return this.#node(wire.INSERT, parent, "which does not exist");
    if (nodes[node].contains(nodes[parent])) return this.#node(wire.INSERT, node, `which contains node ${parent}`);
    if (next < 0 || nodes[next]?.parentNode === nodes[parent]) return undefined;
    return this.#node(wire.INSERT, next, `which is not in node ${parent}`);
  }

  #template(number, words, at) {
    const name = `defineTemplate: refused template ${number}, which`;
    if (this.#host.templates[number]) return `${name} is defined already`;
    let open = 1;
    for (let left = words[at++]; left > 0; left -= 1) {
      if (open === 0) return `${name} does not describe one tree`;
      const word = words[at++];
      open += (word >>> 16) - 1;
      for (let count = (word >>> 8) & 255; count > 0; count -= 1) {
        const reason = this.#name(wire.DEFINE_TEMPLATE, words[at++]);
        if (reason) return reason;
      }
    }
    return open === 0 ? undefined : `${name} does not describe one tree`;
  }

  #instantiate(number, first) {
    const template = this.#host.templates[number];
    if (!template) return `instantiate: refused template ${number}, which is not defined`;
    for (let node = first; node < first + template.kinds.length; node += 1) {
      if (node < 0 || this.#host.kinds[node] !== undefined) return this.#node(wire.INSTANTIATE, node, "which exists already");
    }
    return undefined;
  }

  #destroy(first, count) {
    for (let node = first; node < first + count; node += 1) {
      if (this.#host.kinds[node] === undefined) return this.#node(wire.DESTROY, node, "which does not exist");
    }
    return undefined;
  }

  // A browser leaves the focus where it is if an element cannot hold it.
  #focus(node) {
    const element = this.#host.nodes[node];
    const kind = this.#host.kinds[node];
    if (!this.#host.root.contains(element)) return this.#node(wire.FOCUS, node, "which is not in the document");
    const isFocusable = FOCUSABLE.includes(kind)
      || (kind === wire.ELEMENT_LINK && element.getAttribute("href") !== null) || element.getAttribute("tabindex") !== null;
    return isFocusable ? undefined : this.#node(wire.FOCUS, node, "which cannot hold the focus");
  }

  #attribute(node, number, value) {
    if (number === wire.ATTRIBUTE_INPUT_TYPE && this.#host.kinds[node] !== wire.ELEMENT_TEXT_FIELD) {
      return `setAttribute: refused type for node ${node}, which is no text field`;
    }
    const defect = value === null ? undefined : defectOf(wire.ATTRIBUTE_VALUES[number], value);
    return defect && `setAttribute: refused ${wire.ATTRIBUTES[number]}=${JSON.stringify(value)}, which ${defect}`;
  }
}

function isLength(sixtyFourths) {
  return sixtyFourths >= 0 && sixtyFourths <= LENGTH_LIMIT;
}

function defectOf(values, value) {
  switch (values) {
    case "text": return undefined;
    case "address": return isPath(value) || isOpenable(value) ? undefined : "is no path of this origin and has no allowed scheme";
    case "path": return isPath(value) ? undefined : "is no path of this origin";
    case "integer": return INTEGER.test(value) ? undefined : "is no whole number";
    case "number": return isNumber(value) ? undefined : "is no number";
    default: return values?.includes(value) ? undefined : `is none of ${(values ?? []).join(", ")}`;
  }
}
