// The elements a page is made of: how each kind is made, and how each is changed. Text is only ever set as
// text, and only addresses of this origin or of an allowed scheme become links or pictures.

import * as wire from "./wire.js";

const SVG = "http://www.w3.org/2000/svg";
const INPUT_TYPES = new Set([
  "text", "email", "url", "tel", "search", "password", "numeric", "decimal", "range", "date", "time", "datetime-local",
]);

export function makeElement(document, kind) {
  const element = document.createElement(wire.ELEMENT_TAGS[kind]);
  const className = wire.ELEMENT_CLASSES[kind];
  if (className) element.className = className;
  switch (kind) {
    case wire.ELEMENT_TEXT:
      element.append(document.createTextNode(""));
      break;
    case wire.ELEMENT_IMAGE: {
      const picture = document.createElement("img");
      picture.decoding = "async";
      picture.draggable = false;
      picture.alt = "";
      element.append(picture);
      break;
    }
    case wire.ELEMENT_BUTTON:
      element.type = "button";
      break;
    case wire.ELEMENT_LINK:
      element.draggable = false;
      break;
    case wire.ELEMENT_TEXT_FIELD:
      element.type = "text";
      break;
    case wire.ELEMENT_VIDEO:
    case wire.ELEMENT_AUDIO:
      element.setAttribute("controls", "");
      element.setAttribute("preload", "none");
      if (kind === wire.ELEMENT_VIDEO) element.setAttribute("playsinline", "");
      break;
    case wire.ELEMENT_DRAWING: {
      const picture = document.createElementNS(SVG, "svg");
      picture.setAttribute("aria-hidden", "true");
      picture.append(document.createElementNS(SVG, "path"));
      element.append(picture);
      break;
    }
    case wire.ELEMENT_SCROLLER:
    case wire.ELEMENT_SURFACE:
      element.setAttribute("data-measured", "");
      break;
  }
  return element;
}

// The structure that begins at a position, which is moved to its end: its elements, and their kinds in document order.
export function readTemplate(document, names, words, reading) {
  const kinds = [];
  reading.at += 1;
  const build = () => {
    const word = words[reading.at++];
    const element = makeElement(document, word & 255);
    kinds.push(word & 255);
    for (let count = (word >>> 8) & 255; count > 0; count -= 1) element.classList.add(names[words[reading.at++]]);
    for (let children = word >>> 16; children > 0; children -= 1) element.append(build());
    return element;
  };
  return { element: build(), kinds };
}

// An element that is only moved keeps its offset and those of the scrollers inside, and the focus where the browser can move elements
// without taking them out first. Everything else is taken out: players that Chromium moves hear no press on their controls any more.
export function insert(element, parent, before) {
  const isMoved = element.isConnected && parent.isConnected;
  if (isMoved && parent.moveBefore && element.contains(element.ownerDocument.activeElement)) parent.moveBefore(element, before);
  else {
    const offsets = isMoved ? offsetsIn(element) : [];
    parent.insertBefore(element, before);
    for (const [scroller, scrollLeft, scrollTop] of offsets) Object.assign(scroller, { scrollLeft, scrollTop });
  }
}

function offsetsIn(element) {
  return [...(element.matches(".scroller") ? [element] : []), ...element.querySelectorAll(".scroller")]
    .map((scroller) => [scroller, scroller.scrollLeft, scroller.scrollTop])
    .filter(([, left, top]) => left || top);
}

const MOTIONS = Symbol("motions");

// Adds differences that shrink to nothing. Animations of one element add up, so that a new one starts where the
// element is seen, whatever else is moving it. A negative length is no value of a size, except as a calculation.
export function animate(element, [x, y, width, height, opacity, duration]) {
  const options = { duration, easing: "cubic-bezier(0.32, 0.72, 0, 1)", composite: "add" };
  const motions = (element[MOTIONS] ?? []).filter((motion) => motion.playState === "running");
  const start = (keyframes) => motions.push(element.animate(keyframes, options));
  if (x || y) start({ transform: [`translate(${x / 64}px,${y / 64}px)`, "translate(0px,0px)"] });
  if (width || height) {
    start({ width: [`calc(${width / 64}px)`, "0px"], height: [`calc(${height / 64}px)`, "0px"] });
  }
  if (opacity) start({ opacity: [floatOf(opacity), 0] });
  element[MOTIONS] = motions;
}

// What was started is remembered: requesting the animations of an element has the browser style the whole page.
export function stopAnimations(element) {
  for (const motion of element[MOTIONS] ?? []) motion.cancel();
  element[MOTIONS] = undefined;
}

// The picture that was there before must not be seen for a moment in its new place, nor its late arrival counted.
export function setImage(element, url, alternativeText, tint, focus) {
  const picture = element.firstChild;
  picture.alt = alternativeText;
  element.style.backgroundColor = tint < 0 ? "" : `#${tint.toString(16).padStart(6, "0")}`;
  picture.style.objectPosition = `${focus & 255}% ${(focus >> 8) & 255}%`;
  if ((picture.getAttribute("src") ?? "") === url) return;
  element.classList.remove("is-loaded", "is-failed");
  if (!isPath(url)) {
    picture.removeAttribute("src");
    return;
  }
  picture.src = url;
  if (picture.complete && picture.naturalWidth > 0) element.classList.add("is-loaded");
}

// A text node holds one text until parts of it look different. What stands in a text field is left alone where it is
// right already: setting it would move the caret.
const isField = (element) => element.localName === "input" || element.localName === "textarea";

export function setText(element, text) {
  if (isField(element)) {
    if (element.value !== text) element.value = text;
  } else if (element.firstElementChild) element.replaceChildren(element.ownerDocument.createTextNode(text));
  else element.firstChild.data = text;
}

// Replaces a text by parts with classes of their own; without any part it is empty.
export function setRuns(element, runs) {
  const document = element.ownerDocument;
  element.replaceChildren(...(runs.length === 0 ? [document.createTextNode("")] : runs.map(([text, names]) => {
    const span = document.createElement("span");
    span.classList.add(...names);
    span.append(document.createTextNode(text));
    return span;
  })));
}

export function setPath(element, words) {
  let outline = "";
  for (let at = 0; at < words.length;) {
    const [letter, count] = /** @type {[string, number]} */ (wire.PATH_STEPS[words[at++]]);
    outline += letter;
    for (const end = at + count; at < end; at += 1) outline += `${words[at] / 64} `;
  }
  element.firstChild.firstChild.setAttribute("d", outline);
}

// What a text field is for: a keyboard where the browser has no type of that name.
function setInputType(element, value) {
  if (element.localName !== "input" || (value !== null && !INPUT_TYPES.has(value))) return;
  const isNumber = value === "numeric" || value === "decimal";
  element.setAttribute("type", isNumber ? "text" : (value ?? "text"));
  if (isNumber) element.setAttribute("inputmode", value);
  else element.removeAttribute("inputmode");
}

export function setAttribute(element, number, value) {
  const name = wire.ATTRIBUTES[number];
  if (number === wire.ATTRIBUTE_INPUT_TYPE) return setInputType(element, value);
  if (number === wire.ATTRIBUTE_IS_DISABLED && isField(element)) element.disabled = value === "true";
  if (value === null || isRefused(number, value)) element.removeAttribute(name);
  else element.setAttribute(name, value);
  if (!isPlayer(element)) return;
  if (number === wire.ATTRIBUTE_CAPTIONS || number === wire.ATTRIBUTE_CAPTIONS_LANGUAGE) setCaptions(element);
  // A file whose address is taken away would go on playing.
  if (number === wire.ATTRIBUTE_MEDIA_SOURCE && element.getAttribute(name) === null) element.load();
}

function isRefused(number, value) {
  if (number === wire.ATTRIBUTE_DESTINATION) return !isPath(value) && !isOpenable(value);
  return wire.ATTRIBUTE_VALUES[number] === "path" && !isPath(value);
}

export const isPlayer = (element) => element.localName === "video" || element.localName === "audio";

// A video or sound has its captions from an element inside.
function setCaptions(element) {
  const path = element.getAttribute(wire.ATTRIBUTES[wire.ATTRIBUTE_CAPTIONS]);
  const language = element.getAttribute(wire.ATTRIBUTES[wire.ATTRIBUTE_CAPTIONS_LANGUAGE]);
  element.firstElementChild?.remove();
  if (path === null) return;
  const track = element.ownerDocument.createElement("track");
  track.setAttribute("kind", "captions");
  track.setAttribute("default", "");
  if (language !== null) track.setAttribute("srclang", language);
  track.setAttribute("src", path);
  element.append(track);
}

// Whether an element belongs to this module and has no number: a picture, a part of a text, or captions.
export function isPart(element) {
  return ["img", "svg", "span", "track"].includes(element.localName);
}

// Whether the engine wants to know the element's size.
export function isMeasured(element) {
  return element.getAttribute("data-measured") !== null;
}

// A path of this origin. Control characters and backslashes are refused: browsers read them as something else.
export function isPath(url) {
  return /^\/(?![/\\])[^\u0000-\u0020\\]*$/.test(url);
}

// The schemes a payload may send the user to; the engine has checked them too.
export function isOpenable(url) {
  return /^(https:\/\/|mailto:|tel:)[^\u0000-\u0020\\]+$/i.test(url);
}

export const FLOAT_ONE = 0x3f800000; // the bits of 1 as a 32-bit float
const floatBits = new DataView(new ArrayBuffer(4));
export const floatOf = (word) => (floatBits.setInt32(0, word), floatBits.getFloat32(0));

export function setSize(element, width, height) {
  Object.assign(element.style, { width, height });
}
