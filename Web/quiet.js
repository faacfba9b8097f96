// When a page has been painted, when what is shown behind a picture is complete, and when the user is not about to do something.

const PAINTED_MS = 500; // the time for which a page that is not painted, such as one in the background, is waited for
const FRAME_MS = 100; // the time without a frame after which a page goes on: browsers draw none of pages in the background
const IDLE_MS = 150; // since the last scroll

// Resolves when the first picture has been painted: not when its frame has been prepared, since the same processors are
// still at work on it then.
export function painted(window) {
  return new Promise((resolve) => {
    window.setTimeout(resolve, PAINTED_MS);
    new window.PerformanceObserver((list) => {
      if (list.getEntriesByName("first-contentful-paint").length > 0) resolve();
    }).observe({ type: "paint", buffered: true });
  });
}

// Resolves in the next frame, before it is drawn.
export function nextFrame(window) {
  return new Promise((resolve) => {
    window.requestAnimationFrame(resolve);
    window.setTimeout(resolve, FRAME_MS);
  });
}

export class Quiet {
  #window;
  #lastScroll = -Infinity;
  #pressed = new Set();
  #listening = new AbortController();

  // `shown` is the root of the picture.
  constructor(shown, window) {
    this.#window = window;
    const { signal } = this.#listening;
    const listen = (name, handler) => shown.addEventListener(name, handler, { capture: true, passive: true, signal });
    listen("scroll", () => { this.#lastScroll = window.performance.now(); });
    listen("pointerdown", ({ pointerId }) => this.#pressed.add(pointerId));
    for (const name of ["pointerup", "pointercancel"]) {
      window.addEventListener(name, ({ pointerId }) => this.#pressed.delete(pointerId), { capture: true, signal });
    }
  }

  end() {
    this.#listening.abort();
  }

  // Whether the user neither scrolls nor presses the picture: what begins on one element cannot end on another.
  isIdle() {
    return this.#pressed.size === 0 && this.#window.performance.now() - this.#lastScroll >= IDLE_MS;
  }

  // Whether a host waits neither for responses, nor for a frame, nor for a part of its program, and what it shows in the window stands
  // still.
  isComplete(host) {
    if (host.calls.isWaiting) return false;
    if (host.services.requests.size > 0 || host.frameHandle !== 0 || host.root.firstElementChild === null) return false;
    if (this.#window.document.hidden) return true;
    return host.root.getAnimations({ subtree: true }).every(isEndless) && [...host.root.querySelectorAll("img[src]")].every(
      (picture) => picture.complete || !this.#isInWindow(picture),
    );
  }

  #isInWindow(element) {
    const { top, bottom, left, right } = element.getBoundingClientRect();
    const { innerWidth, innerHeight } = this.#window;
    return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
  }
}

const isEndless = (animation) => animation.effect.getComputedTiming().endTime === Infinity;
