// Print: the browser prints the document as it is when the listeners of `beforeprint` return, or, if it waits for pictures, soon after.
// In that event the program makes the elements of all content that is printed. After printing it keeps those around the visible region
// only.

export class Printing {
  #host;
  #offsets = []; // of the scrollers when printing began: [element, left, top]

  // `host` has `root`, `call(name, value)` and `reportSize(element)`.
  constructor(host) {
    this.#host = host;
  }

  // Handles `beforeprint` and `afterprint`.
  handle = ({ type }) => (type === "beforeprint" ? this.#begin() : this.#end());

  // The sizes that the program requests are reported before `call` returns, and so are those that it requests because of them.
  #begin() {
    const { root } = this.#host;
    this.#host.call("host_printing", 1);
    // The observer of sizes is called in the next frame only.
    for (const element of root.querySelectorAll("[data-measured]")) this.#host.reportSize(element);
    noteDrawnSizes(root);
    this.#offsets = Array.from(root.querySelectorAll(".scroller"), (element) => [element, element.scrollLeft, element.scrollTop]);
  }

  // On paper nothing scrolls, so that a browser may have lost the offsets.
  #end() {
    for (const [element, left, top] of this.#offsets.splice(0)) {
      if (element.scrollLeft !== left) element.scrollLeft = left;
      if (element.scrollTop !== top) element.scrollTop = top;
    }
    this.#host.call("host_printing", 0);
  }
}

// Sets `--drawn-width` and `--drawn-height` of each surface, in points: what is drawn there has this size, also on a page of another
// width, for which print.css scales it.
function noteDrawnSizes(root) {
  for (const surface of root.querySelectorAll(".surface")) {
    surface.style.setProperty("--drawn-width", surface.clientWidth);
    surface.style.setProperty("--drawn-height", surface.clientHeight);
  }
}
