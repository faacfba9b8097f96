// How the scenario tests look at a document and act on it; put into the page before it starts.
//
// `print` writes down what is seen, exactly as Tests/CollectionScenariosTests/TreePrinter.swift writes down the tree of a
// model host. `settle` lets everything come to rest at once: movements end and timers run out.
{
  const PLACED = ".reusable, .orthogonal";
  const { attributes: ATTRIBUTES, elements: ELEMENTS, classes } = window.wireNames; // wire-names.js
  const HOST_CLASSES = new Set([...classes, "is-loaded", "is-failed"]);
  const HOST_PARTS = new Set(["img", "svg", "track"]);
  const host = () => document.querySelector("[data-engine]").collectionHost;
  const frames = (count) => new Promise((done) => {
    const next = () => (count-- ? requestAnimationFrame(next) : done());
    next();
  });

  const tag = (element) => ELEMENTS.find(([, selector]) => element.matches(selector))?.[0];
  const classesOf = (element) =>
    [...element.classList].filter((name) => !HOST_CLASSES.has(name)).map((name) => `.${name}`).sort();
  const attributes = (element) =>
    ATTRIBUTES.filter((name) => element.hasAttribute(name) && (name !== "type" || tag(element) === "textField")).map((name) => `${name}=${element.getAttribute(name)}`).sort();

  // Whether some of an element is inside the window and the scrollers around it.
  const isSeen = (element) => {
    let { left, top, right, bottom } = element.getBoundingClientRect();
    for (let clip = element.parentElement.closest(".scroller"); clip; clip = clip.parentElement.closest(".scroller")) {
      const bounds = clip.getBoundingClientRect();
      [left, top] = [Math.max(left, bounds.left), Math.max(top, bounds.top)];
      [right, bottom] = [Math.min(right, bounds.right), Math.min(bottom, bounds.bottom)];
    }
    return right - left > 0.5 && bottom - top > 0.5; // offsets are rounded to fractions of a pixel
  };

  const append = (lines, element, depth) => {
    if (element.hidden) return;
    const isPlaced = element.matches(PLACED);
    if (isPlaced && !isSeen(element)) return;
    const words = [tag(element), ...classesOf(element)];
    if (isPlaced) {
      const { left, top, width, height } = element.getBoundingClientRect();
      words.push(`[${[left, top, width, height].map((length) => Math.round(length)).join(" ")}]`);
    }
    if (element.style.opacity) words.push(`opacity=${element.style.opacity}`);
    words.push(...attributes(element));
    for (const child of element.children) {
      if (tag(child) !== "text" || child.hidden) continue;
      words.push(`${attributes(child).map((text) => text + " ").join("")}${classesOf(child).join("")}“${child.textContent}”`);
    }
    lines.push("  ".repeat(depth) + words.join(" "));
    for (const child of element.children) {
      if (tag(child) !== "text" && !HOST_PARTS.has(child.localName)) append(lines, child, depth + 1);
    }
  };

  let heard = [];
  window.scenarios = {
    isShown: (element) => element.checkVisibility() && isSeen(element),

    print() {
      const lines = [];
      for (const content of document.querySelectorAll(".collection-content")) append(lines, content, 0);
      const { activeElement } = document;
      if (activeElement && activeElement !== document.body) {
        const texts = [...activeElement.querySelectorAll(".label")].map((label) => label.textContent);
        lines.push(`focus: ${activeElement.classList.contains("scroller") ? tag(activeElement) : texts.join(" ").trim()}`);
      }
      return [...lines, ...heard.splice(0).map((text) => `announced: ${text}`)];
    },

    async settle() {
      let quiet = 0;
      for (let round = 0; quiet < 3 && round < 300; round += 1) {
        await frames(1);
        const engine = host();
        const offsets = [...document.querySelectorAll(".scroller")].map((one) => `${one.scrollLeft},${one.scrollTop}`).join();
        const movements = document.getAnimations();
        for (const movement of movements) movement.finish();
        const timers = [...engine.services.timers];
        for (const [token, handle] of timers) {
          clearTimeout(handle);
          engine.services.timers.delete(token);
          engine.call("host_timer", token);
        }
        const isBusy = movements.length || timers.length || engine.frameHandle || engine.resting.size || offsets !== this.offsets;
        this.offsets = offsets;
        quiet = isBusy ? 0 : quiet + 1;
      }
      if (quiet < 3) throw new Error("the screen does not come to rest");
    },

    command(words) {
      host().sendText("host_navigated", `/do/${words.join("/")}`);
    },

    scroll(y) {
      document.querySelector(".collection-view").scrollTop = y;
    },

    row(index, x) {
      [...document.querySelectorAll(".carousel")].filter((row) => !row.parentElement.hidden && isSeen(row))[index].scrollLeft = x;
    },

    // The element that a user means by a text: the nearest one that can be activated around it.
    find(text) {
      return [...document.querySelectorAll(".label")]
        .find((label) => label.textContent === text && label.checkVisibility() && isSeen(label.closest(".cell") ?? label))
        ?.closest("a, button, .cell");
    },

    sign(text) {
      return [...document.querySelectorAll(".accessory-outline")]
        .find((sign) => sign.getAttribute("aria-label") === `Contents of ${text}` && sign.checkVisibility() && isSeen(sign.closest(".cell")));
    },

    listen() {
      new MutationObserver(() => {
        if (host().live.textContent) heard.push(host().live.textContent);
      }).observe(host().live, { childList: true, characterData: true, subtree: true });
    },
  };
}
