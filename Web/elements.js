// The elements a page is made of: how each kind is made, and every way in which one is changed. Text is only ever set as
// text, and only addresses of this origin or of an allowed scheme become links or pictures.

const TAGS = ["div", "div", "div", "button", "a", "div", "div"]; // HostElement
const [TEXT, IMAGE, BUTTON, LINK, SCROLLER, CAROUSEL] = [1, 2, 3, 4, 5, 6];
const ATTRIBUTES = [
  "href", "aria-label", "role", "aria-roledescription", "aria-level", "aria-setsize", "aria-posinset",
  "aria-expanded", "aria-selected", "aria-busy", "aria-live", "tabindex", "aria-hidden", "data-id",
]; // HostAttribute

export function makeElement(document, kind) {
  const element = document.createElement(TAGS[kind]);
  switch (kind) {
    case TEXT:
      element.className = "label";
      element.append(document.createTextNode(""));
      break;
    case IMAGE: {
      const picture = document.createElement("img");
      picture.decoding = "async";
      picture.draggable = false;
      picture.alt = "";
      element.className = "image";
      element.append(picture);
      break;
    }
    case BUTTON:
      element.type = "button";
      break;
    case LINK:
      element.draggable = false;
      break;
    case SCROLLER:
    case CAROUSEL:
      element.className = "scroller";
      if (kind === SCROLLER) element.setAttribute("data-measured", "");
      break;
  }
  return element;
}

// An element that holds the focus keeps it where the browser can move elements without taking them out first.
export function insert(element, parent, before) {
  if (parent.moveBefore && element.isConnected && element.contains(element.ownerDocument.activeElement)) {
    parent.moveBefore(element, before);
  } else parent.insertBefore(element, before);
}

// Adds differences that shrink to nothing. Animations of one element add up, so that a new one starts where the
// element is seen, whatever else is moving it. A negative length is no value of a size, except as a calculation.
export function animate(element, [x, y, width, height, opacity, duration]) {
  const options = { duration, easing: "cubic-bezier(0.32, 0.72, 0, 1)", composite: "add" };
  if (x || y) element.animate({ transform: [`translate(${x / 64}px,${y / 64}px)`, "translate(0px,0px)"] }, options);
  if (width || height) {
    element.animate({ width: [`calc(${width / 64}px)`, "0px"], height: [`calc(${height / 64}px)`, "0px"] }, options);
  }
  if (opacity) element.animate({ opacity: [floatOf(opacity), 0] }, options);
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

export function setAttribute(element, number, value) {
  const name = ATTRIBUTES[number];
  if (value === null || (name === "href" && !isPath(value) && !isOpenable(value))) element.removeAttribute(name);
  else element.setAttribute(name, value);
}

// The last words of an engine that trapped: what happened, for developers, and a way on, for the reader.
export function showFailure(root, error) {
  const document = root.ownerDocument;
  const element = (tag, className, text) => {
    const made = document.createElement(tag);
    made.className = className;
    made.textContent = text;
    return made;
  };
  const panel = element("div", "failure", "");
  panel.setAttribute("role", "alert");
  const reload = element("button", "button button-primary", "Reload");
  reload.type = "button";
  reload.addEventListener("click", () => document.defaultView.location.reload());
  panel.append(
    element("p", "text-title2", "Something went wrong"),
    element("p", "text-body", "The page stopped working. Reload it to go on."),
    reload,
    element("pre", "text-caption2", String(error?.stack ?? error)),
  );
  root.replaceChildren(panel);
}

// Whether the engine wants to know the element's size.
export function isMeasured(element) {
  return element.getAttribute("data-measured") !== null;
}

// A path of this origin. Control characters and backslashes are refused: browsers read them as something else.
export function isPath(url) {
  return /^\/(?![/\\])[^\u0000-\u0020\\]*$/.test(url);
}

// The schemes a payload may send the reader to; the engine has checked them too.
export function isOpenable(url) {
  return /^(https:\/\/|mailto:|tel:)[^\u0000-\u0020\\]+$/i.test(url);
}

export const FLOAT_ONE = 0x3f800000; // the bits of 1 as a 32-bit float
const floatBits = new DataView(new ArrayBuffer(4));
export const floatOf = (word) => (floatBits.setInt32(0, word), floatBits.getFloat32(0));

export function setSize(element, width, height) {
  Object.assign(element.style, { width, height });
}
