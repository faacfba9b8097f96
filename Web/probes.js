// One line in each text style, out of sight: how high lines are, and whether texts have come to look otherwise or to be
// read in the other direction. An observer of the attribute that says so would have the browser look for observers, from an element
// up to the document, at each change of the style of any element.

export class TextProbes {
  // `names` are the classes of the text styles, in the order in which the engine numbers them.
  constructor(host, names) {
    this.host = host;
    this.sheet = host.document.createElement("div");
    this.sheet.className = "text-probes";
    this.sheet.setAttribute("aria-hidden", "true");
    this.sheet.hidden = true;
    this.lines = names.map((name) => {
      const line = host.document.createElement("div");
      line.className = name;
      line.textContent = "Ág";
      this.sheet.append(line);
      return line;
    });
    this.mustBeSeen = false;
    this.isExpected = false; // whether the next report is that the lines have come
    this.width = undefined; // of the first line when it was reported
    this.direction = host.document.documentElement.dir;
    host.root.after(this.sheet);
  }

  // In points, of each style. A style sheet that says how high a line is spares the page a layout before there is anything
  // to be seen; without one the engine has to wait, and hears of 0.
  lineHeights() {
    return this.lines.map((line) => {
      const said = Math.floor(parseFloat(this.host.window.getComputedStyle(line).lineHeight) * 64) / 64;
      if (said > 0) return said;
      this.mustBeSeen = true;
      return line.getBoundingClientRect().height;
    });
  }

  // A font that has come and larger text make a line wider, and the style sheet makes it a point wider in pages that are
  // read from the right. They are looked for once the first content is shown. The first report is that the lines have come,
  // which is no news, unless they had to be seen, a font was still on its way when the content was measured, or the page
  // has changed its reading direction since.
  watch() {
    const { window, document, resizeObserver } = this.host;
    document.fonts?.addEventListener?.("loadingdone", () => this.fontsLoaded());
    this.isExpected = !this.mustBeSeen && document.fonts?.status !== "loading";
    window.requestAnimationFrame(() => window.setTimeout(() => {
      this.sheet.hidden = false;
      resizeObserver.observe(this.lines[0]);
    }));
  }

  // A font file for letters that the lines do not have, such as Greek ones, makes no line wider.
  fontsLoaded() {
    if (this.width === undefined) this.isExpected = false;
    else if (this.lines[0].getBoundingClientRect().width === this.width) this.host.reportEnvironment();
  }

  has(element) {
    return element === this.lines[0];
  }

  resized() {
    const { dir } = this.host.document.documentElement;
    this.width = this.lines[0].getBoundingClientRect().width;
    if (!this.isExpected || dir !== this.direction) this.host.reportEnvironment();
    this.direction = dir;
    this.isExpected = false;
  }
}
