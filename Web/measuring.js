// The size that elements want to have, which the engine has requested: all are let go first and read afterwards, so that the browser
// computes its layout once.

// Lets elements take the size they want, and returns what to put back: `words` are the node, width and height of each, of which
// a negative one is free.
export function release(nodes, words) {
  const released = [];
  for (let at = 0; at < words.length; at += 3) {
    const element = nodes[words[at]];
    released.push([element, element.style.width, element.style.height]);
    element.classList.add("is-measuring");
    const [width, height] = [words[at + 1], words[at + 2]];
    // A movement that is still growing the element must not be measured with it: `!important` overrides it.
    element.style.setProperty("width", width < 0 ? "max-content" : `${width / 64}px`, "important");
    element.style.setProperty("height", height < 0 ? "auto" : `${height / 64}px`, "important");
  }
  return released;
}

export function sizes(nodes, words) {
  const sizes = new Float32Array((words.length / 3) * 2);
  for (let at = 0; at * 3 < words.length; at += 1) {
    const { width, height } = nodes[words[at * 3]].getBoundingClientRect();
    sizes.set([width, height], at * 2);
  }
  return sizes;
}
