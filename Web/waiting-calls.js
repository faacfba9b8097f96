// Calls into a program whose rest has not come. What starts a page passes; of what the user has brought about without an event
// that `EventGate` holds back, the newest of each element is kept, and so are calls of functions that the program itself exports.

// What starts a page and shows it. Scrolling belongs to it: offsets are kept by the document, so that a program that has to be
// started anew finds them there.
const STARTING = new Set([
  "host_main", "host_allocate", "host_line_height", "host_environment", "host_locale", "host_time_zone", "host_stored", "host_started", "host_resized", "host_measured",
  "host_frame", "host_timer", "host_responded", "host_located", "host_scrolled",
]);
const KEPT = new Set([
  "host_focused", "host_navigated", "host_scroll_ended", "host_scroll_released", "host_scroll_returned",
]);
const COUNT_LIMIT = 1_000;

export class WaitingCalls {
  isOpen = true; // whether the program is whole
  #calls = new Map(); // by function and element, in the order of the newest

  passes(name) {
    return this.isOpen || STARTING.has(name);
  }

  // `bytes` are those of a call that hands some over, which takes them after `values`.
  keep(name, values, bytes) {
    const isOwn = !name.startsWith("host_");
    if (!isOwn && !KEPT.has(name)) return;
    if (isOwn && this.#calls.size >= COUNT_LIMIT) return;
    const key = isOwn ? Symbol(name) : `${name} ${bytes ? "" : values[0]}`;
    this.#calls.delete(key);
    this.#calls.set(key, [name, values, bytes]);
  }

  // An instance that is started anew begins with the address and the offsets of the page, and has other numbers for elements.
  forgetElements() {
    for (const key of this.#calls.keys()) if (typeof key === "string") this.#calls.delete(key);
  }

  // Calls what has waited, in order; from now on nothing waits.
  release(host) {
    this.isOpen = true;
    const calls = [...this.#calls.values()];
    this.#calls.clear();
    for (const [name, values, bytes] of calls) {
      if (bytes) host.sendBytes(name, bytes, ...values);
      else host.call(name, ...values);
    }
  }
}
