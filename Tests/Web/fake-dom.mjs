// The part of a browser that collection-view.js touches, in memory: enough document to hold what the engine makes, and
// a window whose frames, timers, sizes and server are turned by hand.

class ClassList {
  names = [];
  add(...names) { for (const name of names) if (!this.contains(name)) this.names.push(name); }
  remove(...names) { this.names = this.names.filter((name) => !names.includes(name)); }
  contains(name) { return this.names.includes(name); }
  toggle(name, on) { if (on) this.add(name); else this.remove(name); }
}

class Style {
  properties = {};
  setProperty(name, value) {
    this.properties[name] = String(value);
    if (!name.startsWith("--")) this[name] = String(value);
  }
}

// A class, a name, or a name or nothing with an attribute.
function fits(node, selector) {
  if (selector[0] === ".") return selector.slice(1).split(".").every((name) => node.classList.contains(name));
  const [name, attribute] = selector.replace("]", "").split("[");
  return (name === "" || node.localName === name) && (!attribute || node.getAttribute(attribute) !== null);
}

class FakeText {
  constructor(data) { this.data = data; }
  get textContent() { return this.data; }
  cloneNode() { return new FakeText(this.data); }
}

export class FakeElement {
  constructor(document, name) {
    Object.assign(this, { ownerDocument: document, localName: name, childNodes: [], parentNode: null, attributes: {} });
    Object.assign(this, { classList: new ClassList(), style: new Style(), hidden: false, listeners: [], animations: [] });
    Object.assign(this, { scrollLeft: 0, scrollTop: 0, clientWidth: 0, clientHeight: 0, isFocused: false });
  }
  get className() { return this.classList.names.join(" "); }
  set className(value) { this.classList.names = value.split(" ").filter(Boolean); }
  get firstChild() { return this.childNodes[0] ?? null; }
  get children() { return this.childNodes.filter((node) => node instanceof FakeElement); }
  get firstElementChild() { return this.children[0] ?? null; }
  get nextElementSibling() {
    const siblings = this.parentNode?.children ?? [];
    return siblings[siblings.indexOf(this) + 1] ?? null;
  }
  get textContent() { return this.childNodes.map((node) => node.textContent).join(""); }
  set textContent(value) { this.childNodes = value === "" ? [] : [new FakeText(value)]; }
  set src(value) { this.attributes.src = value; }
  append(...nodes) { for (const node of nodes) this.insertBefore(node, null); }
  insertBefore(node, before) {
    node.parentNode?.removeChild(node);
    const index = before === null ? this.childNodes.length : this.childNodes.indexOf(before);
    if (index < 0) throw new Error("NotFoundError");
    this.childNodes.splice(index, 0, node);
    node.parentNode = this;
  }
  removeChild(node) { this.childNodes = this.childNodes.filter((child) => child !== node); }
  remove() {
    this.parentNode?.removeChild(this);
    this.parentNode = null;
  }
  after(node) { this.parentNode.insertBefore(node, null); }
  replaceChildren(...nodes) {
    this.childNodes = [];
    this.append(...nodes);
  }
  contains(other) {
    for (let node = other; node; node = node.parentNode) if (node === this) return true;
    return false;
  }
  closest(selector) {
    const wanted = selector.split(",").map((part) => part.trim());
    for (let node = this; node; node = node.parentNode) {
      if (wanted.some((part) => fits(node, part))) return node;
    }
    return null;
  }
  matches(selector) { return this.closest(selector) === this; }
  getAttribute(name) { return this.attributes[name] ?? null; }
  setAttribute(name, value) { this.attributes[name] = String(value); }
  removeAttribute(name) { delete this.attributes[name]; }
  cloneNode() {
    const copy = new FakeElement(this.ownerDocument, this.localName);
    copy.className = this.className;
    Object.assign(copy.attributes, this.attributes);
    for (const child of this.childNodes) {
      const cloned = child.cloneNode();
      copy.childNodes.push(cloned);
      cloned.parentNode = copy;
    }
    return copy;
  }
  addEventListener(name, handler, options) { this.listeners.push([name, handler, options]); }
  removeEventListener(name, handler) {
    this.listeners = this.listeners.filter((one) => one[0] !== name || one[1] !== handler);
  }
  dispatch(name, event = {}) {
    const timeStamp = this.ownerDocument.defaultView?.performance.now();
    for (const [listened, handler] of this.listeners) if (listened === name) handler({ type: name, timeStamp, ...event });
  }
  getBoundingClientRect() { return { left: 10, top: 30, height: 20, width: 100 }; }
  scrollTo({ left, top }) { Object.assign(this, { scrollLeft: left, scrollTop: top }); }
  focus() { this.isFocused = true; }
  load() { this.loadCount = (this.loadCount ?? 0) + 1; }
  pause() { this.isPaused = true; }
  setPointerCapture(id) { this.captured = id; }
  animate(frames, options) {
    const animation = { frames, options, playState: "running", cancel: () => { this.animations = this.animations.filter((one) => one !== animation); } };
    this.animations.push(animation);
    return animation;
  }
  *descendants() {
    for (const child of this.children) {
      yield child;
      yield* child.descendants();
    }
  }
  find(role) { return [...this.descendants()].filter((element) => element.classList.contains(role)); }
}

// A window onto an empty document with one root element, as the page shell has it.
export function makeWindow(path = "/") {
  const document = { title: "", addEventListener() {}, removeEventListener() {} };
  document.createElement = (name) => new FakeElement(document, name);
  document.createElementNS = (_, name) => new FakeElement(document, name);
  document.createTextNode = (data) => new FakeText(data);
  document.documentElement = document.createElement("html");
  Object.assign(document.documentElement, { dir: "ltr", lang: "en" });
  const body = document.createElement("body");
  const root = document.createElement("main");
  body.append(root);
  const [pathname, search = ""] = path.split("?");
  const window = {
    innerWidth: 390, innerHeight: 844, devicePixelRatio: 2, navigator: { onLine: true, languages: ["en-US"] }, document, Intl, Date, crypto,
    location: { pathname, search: search && `?${search}` }, performance,
    frames: [], timers: new Map(), observed: new Set(), requests: [], opened: [], listeners: [],
    history: {
      entries: [path],
      pushState(_, __, to) { this.entries.push(to); },
      replaceState(_, __, to) { this.entries[this.entries.length - 1] = to; },
      back() { this.entries.pop(); },
    },
    onscrollend: null,
    getComputedStyle: () => ({ direction: "ltr", getPropertyValue: () => "" }),
    matchMedia: () => ({ matches: false, addEventListener() {} }),
    addEventListener(name, handler) { this.listeners.push([name, handler]); },
    removeEventListener(name, handler) {
      this.listeners = this.listeners.filter((one) => one[0] !== name || one[1] !== handler);
    },
    dispatch(name, event = {}) {
      for (const [listened, handler] of [...this.listeners]) if (listened === name) handler({ type: name, ...event });
    },
    requestAnimationFrame(handler) { return this.frames.push(handler); },
    queueMicrotask: (handler) => handler(),
    setTimeout(handler, delay) {
      const handle = (this.lastTimer = (this.lastTimer ?? 0) + 1);
      this.timers.set(handle, Object.assign(() => handler(), { delay }));
      return handle;
    },
    clearTimeout(handle) { this.timers.delete(handle); },
    open(...values) { this.opened.push(values); },
    fetch(url, options) {
      return new Promise((resolve, reject) => this.requests.push({ url, options, resolve, reject }));
    },
    runFrame() { for (const handler of this.frames.splice(0)) handler(0); },
  };
  window.ResizeObserver = class {
    constructor(callback) { window.resizeCallback = callback; }
    observe(element) { window.observed.add(element); }
    unobserve(element) { window.observed.delete(element); }
  };
  window.resize = (element, width, height) => {
    Object.assign(element, { clientWidth: width, clientHeight: height });
    window.resizeCallback([{ target: element }]);
  };
  document.defaultView = window;
  return { window, document, root };
}
