// Panels that stand beside an element, such as menus and popovers: below it, or above it where there is more room, and within the
// window. The style sheet takes their places from variables, and may put a panel elsewhere.

const GAP = 6; // between the element and the panel
const MARGIN = 8; // from the edges of the window

/** Where a panel stands, and the height that it has room for; all in points.
 * @param {{ left: number, right: number, top: number, bottom: number }} beside where the element is seen
 * @param {{ width: number, height: number }} panel what the panel would take
 * @param {{ width: number, height: number }} window
 * @param {boolean} isMirrored whether the panel begins at the right edge of the element */
export function placement(beside, panel, window, isMirrored) {
  const within = (place, size, length) => Math.max(MARGIN, Math.min(place, length - MARGIN - size));
  const below = window.height - MARGIN - beside.bottom - GAP;
  const above = beside.top - GAP - MARGIN;
  const isAbove = panel.height > below && above > below;
  const room = Math.max(0, Math.min(isAbove ? above : below, window.height - 2 * MARGIN));
  const height = Math.min(panel.height, room);
  return {
    left: within(isMirrored ? beside.right - panel.width : beside.left, panel.width, window.width),
    top: within(isAbove ? beside.top - GAP - height : beside.bottom + GAP, height, window.height),
    room,
  };
}

export class Anchors {
  #panels = new Map(); // the element beside which each panel stands

  constructor(window) {
    this.window = window;
  }

  // Has a panel stand beside an element; undefined ends that.
  set(panel, beside) {
    if (beside) this.#panels.set(panel, beside);
    else this.#panels.delete(panel);
  }

  forget(panel) {
    this.#panels.delete(panel);
  }

  // Brings all panels to their places. One whose element is gone stays where it is.
  place = () => {
    const { innerWidth: width, innerHeight: height } = this.window;
    for (const [panel, beside] of this.#panels) {
      if (!panel.isConnected || !beside.isConnected) continue;
      const isMirrored = this.window.getComputedStyle(panel).direction === "rtl";
      const natural = { width: panel.offsetWidth, height: panel.scrollHeight + panel.offsetHeight - panel.clientHeight };
      const { left, top, room } = placement(beside.getBoundingClientRect(), natural, { width, height }, isMirrored);
      panel.style.setProperty("--anchor-left", `${left}px`);
      panel.style.setProperty("--anchor-top", `${top}px`);
      panel.style.setProperty("--anchor-room", `${room}px`);
    }
  };
}
