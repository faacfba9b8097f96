// Finds the same element in two documents of one page, such as a rendered page and what its program makes of it: links by where
// they lead, everything else by role and name, and of several alike the one in the same place of their order.

const LOCATED = "a[href], button, input, textarea, video, audio, summary, details, .cell, .scroller, .surface, [role], [tabindex]";
const NAME_LIMIT = 120; // characters of a name without a label

// Where an element is, by terms that hold in the other document too: `undefined` outside of the root.
export function locate(root, target) {
  const element = target.closest?.(LOCATED);
  if (!element || element === root || !root.contains(element)) return undefined;
  const key = keyOf(element);
  return { key, index: alike(root, key).indexOf(element) };
}

export function find(root, location) {
  if (!location) return undefined;
  const elements = alike(root, location.key);
  return elements[location.index] ?? (location.key.startsWith("link ") ? elements[0] : undefined);
}

export function counterpart(from, to, element) {
  return find(to, locate(from, element));
}

// The scrollers that both documents have.
export function scrollerPairs(from, to) {
  const others = new Map(); // by key, in order
  for (const scroller of to.querySelectorAll(".scroller")) {
    const key = keyOf(scroller);
    others.set(key, [...(others.get(key) ?? []), scroller]);
  }
  return [...from.querySelectorAll(".scroller")]
    .map((scroller) => [scroller, others.get(keyOf(scroller))?.shift()])
    .filter(([, other]) => other !== undefined);
}

function alike(root, key) {
  return [...root.querySelectorAll(LOCATED)].filter((element) => !element.closest("[hidden]") && keyOf(element) === key);
}

// What an element is known by in every document of a page.
export function keyOf(element) {
  const href = element.localName === "a" ? element.getAttribute("href") : null;
  if (href) return `link ${href}`;
  const role = element.getAttribute("role") ?? element.localName;
  const label = element.getAttribute("aria-label");
  if (element.classList.contains("scroller")) return `scroller ${element.classList.contains("carousel")} ${label}`;
  if (element.localName === "input" || element.localName === "textarea") {
    return `field ${element.type} ${label ?? element.getAttribute("placeholder")}`;
  }
  return `${role} ${label ?? element.textContent.trim().slice(0, NAME_LIMIT)}`;
}
