// The browser's half of CollectionViewKit: carries out the engine's commands on the document and reports what happens
// there. It knows elements, not screens: what exists, where and why is decided in Swift.
//
// Commands come as 32-bit integers and a string, see Tools/Wire/wire.txt. Text is only set as text: no command can make markup.

import {
  animate, FLOAT_ONE, floatOf, insert, isMeasured, isPart, readTemplate, setAttribute, setImage, setPath, setRuns, setSize,
  setText, stopAnimations,
} from "./elements.js";
import { Anchors } from "./anchors.js";
import { baseOf, inFolder, outOfFolder } from "./base.js";
import { Drags, WheelTurns } from "./drags.js";
import { opensElsewhere } from "./event-gate.js";
import { reportFailure } from "./failures.js";
import { noteImage, reloadFailedImages } from "./images.js";
import { Keys } from "./keys.js";
import { LocalSettings } from "./local-settings.js";
import { release, sizes } from "./measuring.js";
import { Playback } from "./media.js";
import { SurfacePointers } from "./pointers.js";
import { Presses } from "./presses.js";
import { Printing } from "./printing.js";
import { TextProbes } from "./probes.js";
import { ProgramCalls } from "./program-calls.js";
import { Pulls } from "./pull-to-refresh.js";
import { Refusals } from "./refusals.js";
import { originsOf } from "./requests.js";
import { HostServices, skipClosedOverlays } from "./services.js";
import { PageStart } from "./start.js";
import { TextReader } from "./texts.js";
import * as wire from "./wire.js";

const REST_MS = 120; // the idle interval, without a scroll or a finger, after which scrolling counts as ended
const ID = Symbol("node");
const IS_ROW = Symbol("row"); // of a scroller that has scrolled: whether it scrolls sideways

export class CollectionHost {
  /**
   * @param {HTMLElement} root
   * @param {{
   *   window?: any, log?: any,
   *   responses?: import("./known-responses.js").KnownResponses,
   *   gate?: import("./event-gate.js").EventGate,
   * }} options The window of the root or what takes its place in tests, the log, responses that are known, and what holds back events
   *   that the program is not ready for.
   */
  constructor(root, { window = root.ownerDocument.defaultView, log = console, responses, gate } = {}) {
    this.root = root;
    this.window = window;
    this.document = root.ownerDocument;
    this.logger = log;
    this.nodes = [root]; // by node id
    this.kinds = [wire.ELEMENT_BOX]; // of each node
    this.styles = [root.style]; // of each node, and of those that show text its text node
    this.texts = [];
    this.widths = []; // that were set, in 1/64 of a point
    this.templates = []; // { element, kinds }
    this.names = [];
    this.variables = []; // of those names that stand for a number in the style sheet
    this.resting = new Map(); // scrollers that may have come to rest, and since when
    this.restTimer = 0;
    this.base = baseOf(root);
    this.services = new HostServices(this, window, log, { base: this.base, origins: originsOf(root), responses });
    this.local = new LocalSettings(this);
    this.drags = new Drags(() => window.performance.now(), this.onRelease);
    this.turns = new WheelTurns(this.onReturn);
    this.presses = new Presses(this);
    this.keys = new Keys(this);
    this.anchors = new Anchors(window);
    this.refusals = new Refusals(this);
    this.reader = new TextReader();
    this.encoder = new TextEncoder();
    this.calls = new ProgramCalls(this, gate);
    this.retirement = new AbortController();
    this.words = new Int32Array(0); // the engine's memory as it was read last
    this.isDead = false;
    this.isFlushing = false;
    this.frameHandle = 0;
    this.lastWords = ""; // of the program in the call under way
    this.measuredSizes = []; // sizes the engine has requested, until the requesting call returns
    root[ID] = 0;
  }

  // What the engine's module imports.
  imports() {
    return this.calls.imports();
  }

  // The functions of the host that the engine calls.
  functions() {
    return {
      ...this.local.calls(),
      now: () => this.window.performance.now(),
      flush: (words, count, text, bytes, length) => this.flush(words, count, text, bytes, length),
      log: (level, text, bytes) => this.say(level, text, bytes),
    };
  }

  // Runs an instance of the engine's module, made with `imports()`. `isWhole` says whether all parts of the program have come.
  start(instance, isWhole = true) {
    this.calls.attach(instance, isWhole);
    this.live = this.document.createElement("div");
    this.live.className = "announcer";
    this.live.setAttribute("aria-live", "polite");
    this.root.after(this.live);
    this.call("host_main");
    this.listen();
    this.reportEnvironment();
    this.sendText("host_started", this.path());
    // The observer speaks up in the next frame only; the first content need not wait for it.
    for (const element of this.nodes) if (element && isMeasured(element)) this.reportSize(element);
    this.probes?.watch();
  }

  // ---- Into the engine

  // Calls an exported function.
  call(name, ...values) {
    return this.calls.call(name, values);
  }

  // Writes a line of the program. Where it traps in the same call, the line says why.
  say(level, text, bytes) {
    const line = this.decode(text, bytes);
    this.logger[wire.LOG_LEVELS[level]]?.(line);
    if (wire.LOG_LEVELS[level] !== "error") return;
    this.lastWords = line;
    this.window.queueMicrotask(() => { this.lastWords = ""; });
  }

  // Ends an instance whose document is discarded: nothing it has started reaches it any more.
  retire() {
    this.isDead = true;
    this.measuredSizes = [];
    this.retirement.abort();
    this.resizeObserver?.disconnect();
    this.services.retire();
    this.window.cancelAnimationFrame(this.frameHandle);
  }

  // Takes out of the document what stands beside the root.
  removeAids() {
    this.live?.remove();
    this.probes?.sheet.remove();
  }

  fail(error) {
    this.isDead = true;
    this.measuredSizes = [];
    this.logger.error(error);
    this.failure = reportFailure(this, error, this.lastWords); // a promise of the end of the report
  }

  sendMeasuredSizes() {
    if (this.measuredSizes.length === 0) return;
    for (const [token, sizes] of this.measuredSizes.splice(0)) this.sendBytes("host_measured", new Uint8Array(sizes.buffer), token);
  }

  sendText(name, text, ...before) {
    this.sendBytes(name, this.encoder.encode(text), ...before);
  }

  sendBytes(name, bytes, ...before) {
    return this.calls.send(name, [...before, bytes]);
  }

  path() {
    const { pathname, search } = this.window.location;
    return outOfFolder(this.base, pathname) + search;
  }

  reportEnvironment = () => {
    const { window, document } = this;
    const matches = (query) => window.matchMedia(query).matches;
    const style = window.getComputedStyle(document.documentElement);
    const inset = (side) => parseFloat(style.getPropertyValue(`--safe-${side}`)) || 0;
    this.probes?.lineHeights().forEach((height, number) => this.call("host_line_height", number, height));
    const flags =
      (style.direction === "rtl" ? wire.ENVIRONMENT_IS_RIGHT_TO_LEFT : 0) |
      (matches("(prefers-color-scheme: dark)") ? wire.ENVIRONMENT_PREFERS_DARK_COLORS : 0) |
      (matches("(prefers-reduced-motion: reduce)") ? wire.ENVIRONMENT_PREFERS_REDUCED_MOTION : 0) |
      (matches("(hover: hover)") ? wire.ENVIRONMENT_CAN_HOVER : 0) |
      (window.navigator.onLine === false ? 0 : wire.ENVIRONMENT_IS_ONLINE);
    this.call(
      "host_environment", window.innerWidth, window.innerHeight, window.devicePixelRatio || 1, flags,
      inset("top"), inset("left"), inset("bottom"), inset("right"),
    );
  };

  listen() {
    const { window, root, retirement: { signal } } = this;
    const listen = (target, names, handler, options) => {
      for (const name of names.split(" ")) target.addEventListener(name, handler, { ...options, signal });
    };
    listen(root, "scroll", this.onScroll, { capture: true, passive: true });
    listen(root, "wheel", this.turns.turned, { passive: true });
    listen(root, "touchstart", this.onTouchStart, { capture: true, passive: true });
    listen(root, "click", this.onClick);
    listen(root, "keydown", this.keys.onKeyDown);
    listen(window, "keydown", this.keys.onStrayKey);
    listen(root, "focusin focusout", this.onFocus);
    listen(root, "input", this.onInput);
    this.pointers = new SurfacePointers(this, ID);
    this.pulls = new Pulls(this, ID);
    listen(root, "load error", noteImage, { capture: true });
    listen(root, "play pause emptied", new Playback(window).note, { capture: true });
    this.local.listen(signal);
    listen(window, "resize online offline languagechange", this.reportEnvironment);
    listen(window, "resize", this.anchors.place);
    listen(window, "beforeprint afterprint", new Printing(this).handle);
    listen(window, "online", () => reloadFailedImages(root));
    listen(window, "popstate", (event) => {
      if (skipClosedOverlays(window, event)) return;
      this.services.forgetAddress();
      this.sendText("host_navigated", this.path());
    });
    const queries = ["(prefers-color-scheme: dark)", "(prefers-reduced-motion: reduce)", "(hover: hover)"];
    for (const query of queries) listen(window.matchMedia(query), "change", this.reportEnvironment);
    window.history.scrollRestoration = "manual";
    this.resizeObserver = new window.ResizeObserver((entries) => {
      for (const { target } of entries) {
        if (this.probes?.has(target)) this.probes.resized();
        else if (target[ID] !== undefined) this.reportSize(target);
      }
    });
    for (const element of this.nodes) if (element && isMeasured(element)) this.resizeObserver.observe(element);
  }

  reportSize(element) {
    this.call("host_resized", element[ID], element.clientWidth, element.clientHeight);
  }

  // Browsers report scrolls once a frame, before the frame callbacks, when reading the offset costs nothing.
  onScroll = ({ target, timeStamp }) => {
    if (target[ID] === undefined) return;
    if (this.drags.isTouching) this.drags.scrolled(target);
    else this.turns.scrolled(target);
    this.resting.set(target, timeStamp);
    this.restTimer ||= this.window.setTimeout(this.onRest, REST_MS);
    this.reportOffset(target);
  };

  // Each scroller scrolls one way, and reading an offset has the browser look whether the layout is up to date.
  reportOffset(scroller) {
    const isRow = scroller[IS_ROW] ??= scroller.classList.contains("carousel");
    this.call("host_scrolled", scroller[ID], isRow ? scroller.scrollLeft : 0, isRow ? 0 : scroller.scrollTop);
  }

  // The end of a touch is dispatched to the element it began on, even if that was removed from the document.
  onTouchStart = ({ target }) => {
    this.drags.begin();
    for (const name of ["touchend", "touchcancel"]) target.addEventListener(name, this.onTouchEnd, { passive: true });
  };

  onTouchEnd = ({ touches, target }) => {
    if (touches.length > 0) return;
    for (const name of ["touchend", "touchcancel"]) target.removeEventListener(name, this.onTouchEnd, { passive: true });
    this.drags.end();
    if (this.resting.size > 0) this.restTimer ||= this.window.setTimeout(this.onRest, REST_MS);
  };

  // The event `scrollend` is not used: some browsers do not send it, and a scroll by script ends in each of its frames.
  onRest = () => {
    this.restTimer = 0;
    if (this.drags.isTouching) return;
    const now = this.window.performance.now();
    let wait = REST_MS;
    for (const [target, since] of this.resting) {
      const left = since + REST_MS - now;
      if (left > 0) {
        wait = Math.min(wait, left);
        continue;
      }
      this.resting.delete(target);
      this.call("host_scroll_ended", target[ID]);
      this.turns.rested(target);
    }
    if (this.resting.size > 0) this.restTimer ||= this.window.setTimeout(this.onRest, wait);
  };

  // The engine hears of the last offset first.
  onRelease = (element, x, y) => {
    if (element[ID] === undefined) return;
    this.reportOffset(element);
    this.call("host_scroll_released", element[ID], x, y);
  };

  onReturn = (element, start, direction) => this.call("host_scroll_returned", element[ID], start, direction);

  scheduleFrame() {
    this.frameHandle ||= this.window.requestAnimationFrame(this.onFrame);
  }

  // Does what the browser does in a frame, in a page that it does not draw.
  advance() {
    for (const element of this.nodes) if (element && isMeasured(element)) this.reportSize(element);
    if (this.frameHandle === 0) return;
    this.window.cancelAnimationFrame(this.frameHandle);
    this.onFrame(this.window.performance.now());
  }

  onFrame = (time) => {
    this.frameHandle = 0;
    this.call("host_frame", time);
  };

  onClick = (event) => {
    const element = event.target.closest?.("a, button, .cell");
    if (!element || element[ID] === undefined || event.target.closest("input, textarea, video, audio")) return;
    if (opensElsewhere(event)) return;
    if (element.localName === "a") event.preventDefault();
    this.call("host_activated", element[ID]);
  };

  onInput = ({ target }) => {
    if (target[ID] !== undefined) this.sendText("host_edited", target.value, target[ID]);
  };

  onFocus = (event) => {
    const target = event.type === "focusin" ? event.target : event.relatedTarget;
    const report = () => this.reportFocus(target);
    // A command may itself move the focus; the engine hears of it when it is done sending commands.
    if (this.isFlushing) this.window.queueMicrotask(report);
    else report();
  };

  reportFocus(target) {
    this.call("host_focused", target && this.root.contains(target) ? this.idOf(target) : -1);
  }

  idOf(element) {
    while (element && element[ID] === undefined) element = element.parentNode;
    return element ? element[ID] : -1;
  }

  // ---- Out of the engine

  // A text of so many bytes; its length in UTF-16 units, where it is known, makes short plain ones quick.
  decode(pointer, bytes, length) {
    const { buffer } = this.calls.memory;
    if (this.words.buffer !== buffer) this.words = new Int32Array(buffer);
    return this.reader.read(new Uint8Array(this.words.buffer, pointer, bytes), length);
  }

  // Carries out the operations of one event, in order, but for those that are refused. Scrolling waits for the end, when
  // everything has its size.
  flush(pointer, count, textPointer, bytes, length) {
    const text = this.decode(textPointer, bytes, length);
    const { words } = this;
    const { nodes, names, variables, styles, texts, widths, base } = this;
    let scrolls, measurements, runs;
    let [at, position] = [pointer >>> 2, 0];
    const end = at + count;
    this.isFlushing = true;
    const take = (length) => text.substring(position, (position += length));
    while (at < end) {
      const reason = this.refusals.reason(words, at, text, position);
      if (reason) {
        this.logger.error(reason);
        [at, position] = this.refusals.after(words, at, position);
        continue;
      }
      const argument = words[at] >>> 8;
      const a = words[at + 1];
      const b = words[at + 2];
      const c = words[at + 3];
      switch (words[at] & 255) { // the operands of each operation, then how many words it has
        case wire.DEFINE_NAME: names[argument] = take(a); at += 2; break;
        case wire.DEFINE_TEMPLATE: at = this.defineTemplate(argument, words, at + 1); break;
        case wire.INSTANTIATE: this.instantiate(argument, a); at += 2; break;
        case wire.INSERT: insert(nodes[a], nodes[b], c < 0 ? null : nodes[c]); at += 4; break;
        case wire.DESTROY: this.destroy(a, b); at += 3; break;
        case wire.SET_TEXT: if (texts[a]) texts[a].data = take(b); else setText(nodes[a], take(b)); at += 3; break;
        case wire.SET_IMAGE: setImage(nodes[a], inFolder(base, take(b)), take(c), words[at + 4], argument); at += 5; break;
        case wire.SET_ATTRIBUTE: this.setAttribute(nodes[a], argument, b < 0 ? null : take(b)); at += 3; break;
        case wire.SET_STYLE_CLASS: nodes[a].classList.toggle(names[b], argument === 1); at += 3; break;
        case wire.SET_HIDDEN: nodes[a].hidden = argument === 1; at += 2; break;
        case wire.SET_VARIABLE: styles[a].setProperty(variables[b] ??= `--${names[b]}`, String(floatOf(c))); at += 4; break;
        case wire.SET_ORIGIN:
          styles[a].transform = b ? `translate(${b / 64}px,${c / 64}px)` : `translateY(${c / 64}px)`;
          at += 4;
          break;
        case wire.SET_SIZE:
          if (widths[a] !== b) styles[a].width = `${(widths[a] = b) / 64}px`;
          styles[a].height = `${c / 64}px`;
          at += 4;
          break;
        case wire.SET_Z_INDEX: styles[a].zIndex = b ? String(b) : ""; at += 3; break;
        case wire.SCROLL: (scrolls ??= []).push([nodes[a], b / 64, c / 64, argument === 1]); at += 4; break;
        case wire.REQUEST:
          this.services.request(a, {
            method: wire.METHODS[argument], path: take(b), fields: take(c), body: take(words[at + 4]), limit: words[at + 5],
            timeout: words[at + 6], sendsCredentials: words[at + 7] === 1, reportsProgress: words[at + 8] === 1,
          });
          at += 9;
          break;
        case wire.CANCEL_REQUEST: this.services.cancelRequest(a); at += 2; break;
        case wire.START_TIMER: this.services.startTimer(a, b); at += 3; break;
        case wire.CANCEL_TIMER: this.services.cancelTimer(a); at += 2; break;
        case wire.REQUEST_FRAME: this.scheduleFrame(); at += 1; break;
        case wire.ANNOUNCE: this.live.textContent = take(a); at += 2; break;
        case wire.LOG: this.logger[wire.LOG_LEVELS[argument]](take(a)); at += 2; break;
        case wire.SET_LANGUAGE: this.local.showLanguage(take(a), argument === 1); at += 2; break;
        case wire.CHOOSE_LANGUAGE: this.local.chooseLanguage(take(a)); at += 2; break;
        case wire.SET_TITLE: this.document.title = take(a); at += 2; break;
        case wire.NAVIGATE: this.services.navigate(argument, take(a)); at += 2; break;
        case wire.OPEN: this.services.open(take(a)); at += 2; break;
        case wire.FOCUS: nodes[a].focus({ preventScroll: false }); at += 2; break;
        case wire.OBSERVE_TEXT_STYLES:
          this.probes = new TextProbes(this, Array.from(words.subarray(at + 1, at + 1 + argument), (name) => names[name]));
          at += 1 + argument;
          break;
        case wire.REMOVE: nodes[a].remove(); at += 2; break;
        case wire.SET_OPACITY: styles[a].opacity = b === FLOAT_ONE ? "" : String(floatOf(b)); at += 3; break;
        case wire.ANIMATE: animate(nodes[a], /** @type {any} */ (words.subarray(at + 2, at + 8))); at += 8; break;
        case wire.STOP_ANIMATIONS: stopAnimations(nodes[a]); at += 2; break;
        case wire.MEASURE: (measurements ??= []).push([a, words.slice(at + 3, at += 3 + b * 3)]); break;
        case wire.SET_ATTRIBUTED_TEXT:
          for (at += 3, runs = []; runs.length < b; at += 2 + words[at + 1]) {
            runs.push([take(words[at]), Array.from(words.subarray(at + 2, at + 2 + words[at + 1]), (name) => names[name])]);
          }
          setRuns(nodes[a], runs);
          texts[a] = null; // no one text node any more
          break;
        case wire.SET_PATH: setPath(nodes[a], words.subarray(at + 3, at + 3 + b)); at += 3 + b; break;
        case wire.CLAIM_PRESS: this.presses.claim(); at += 1; break;
        case wire.SET_HOLDS_TOUCHES: this.presses.hold(nodes[a], argument === 1); at += 2; break;
        case wire.REQUEST_POSITION: this.services.locate(a); at += 2; break;
        case wire.USE_SERVICE: this.services.use(a, argument, take(b)); at += 3; break;
        default:
          throw new Error(`unknown operation ${words[at] & 255}`);
      }
    }
    if (scrolls || measurements) this.scrollAndMeasure(scrolls ?? [], measurements ?? []);
    this.anchors.place();
    this.isFlushing = false;
  }

  setAttribute(element, number, value) {
    setAttribute(element, number, value === null || wire.ATTRIBUTE_VALUES[number] === "text" ? value : inFolder(this.base, value));
    if (number === wire.ATTRIBUTE_ANCHOR) this.anchors.set(element, value === null ? undefined : this.nodes[value]);
  }

  scrollAndMeasure(scrolls, measurements) {
    const measured = measurements.flatMap(([, words]) => release(this.nodes, words));
    for (const [element, left, top, animated] of scrolls) {
      if (animated) element.scrollTo({ left, top, behavior: "smooth" });
      else Object.assign(element, { scrollLeft: left, scrollTop: top });
    }
    for (const [token, words] of measurements) this.measuredSizes.push([token, sizes(this.nodes, words)]);
    for (const [element, width, height] of measured) {
      element.classList.remove("is-measuring");
      setSize(element, width, height);
    }
  }

  defineTemplate(number, words, at) {
    const reading = { at };
    this.templates[number] = readTemplate(this.document, this.names, words, reading);
    return reading.at;
  }

  // Copies a template and numbers its elements in document order.
  instantiate(number, first) {
    const { element, kinds } = this.templates[number];
    const root = element.cloneNode(true);
    let next = first;
    const visit = (element) => {
      element[ID] = next;
      this.styles[next] = element.style;
      this.kinds[next] = kinds[next - first];
      this.texts[next] = kinds[next - first] === wire.ELEMENT_TEXT ? element.firstChild : undefined;
      this.widths[next] = -1;
      this.nodes[next++] = element;
      for (let child = element.firstElementChild; child; child = child.nextElementSibling) {
        if (!isPart(child)) visit(child);
      }
      if (isMeasured(element)) this.resizeObserver?.observe(element);
    };
    visit(root);
  }

  destroy(first, count) {
    this.nodes[first]?.remove();
    for (let id = first; id < first + count; id += 1) {
      const element = this.nodes[id];
      if (!element) continue;
      this.resting.delete(element);
      this.turns.forget(element);
      this.anchors.forget(element);
      if (isMeasured(element)) this.resizeObserver?.unobserve(element);
      delete element[ID];
      this.nodes[id] = this.styles[id] = this.texts[id] = this.kinds[id] = undefined;
    }
  }
}

const root = globalThis.document?.querySelector("[data-engine]");
if (root) new PageStart(root, (element, options) => new CollectionHost(element, options)).run(globalThis.collectionEngine);
