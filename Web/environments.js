// What a page is laid out for, as the server renders it, <main data-rendered="390x844@2;ltr;light;100">: the size of the window in
// points, pixels per point, the reading direction, the color scheme and the size of text in percent.

const FORM = /^(\d{1,5})x(\d{1,5})@(\d{1,2}(?:\.\d{1,4})?);(ltr|rtl);(light|dark);(\d{1,4})$/;
const NORMAL_TEXT = 16; // points, of the root element
const YEAR = 365 * 24 * 60 * 60; // seconds

export class PageEnvironment {
  constructor({ width, height, scale, direction, scheme, text }) {
    this.width = width;
    this.height = height;
    this.scale = scale;
    this.direction = direction;
    this.scheme = scheme;
    this.text = text;
  }

  // Returns `undefined` for what is no environment.
  static parse(value) {
    const parts = FORM.exec(value ?? "");
    if (!parts) return undefined;
    const [, width, height, scale, direction, scheme, text] = parts;
    return new PageEnvironment({
      width: Number(width), height: Number(height), scale: Number(scale), direction, scheme, text: Number(text),
    });
  }

  static of(window) {
    const style = window.getComputedStyle(window.document.documentElement);
    const text = (parseFloat(style.fontSize) / NORMAL_TEXT) * 100;
    return new PageEnvironment({
      width: window.innerWidth,
      height: window.innerHeight,
      scale: Math.round((window.devicePixelRatio || 1) * 1000) / 1000,
      direction: style.direction === "rtl" ? "rtl" : "ltr",
      scheme: window.matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light",
      text: text > 0 ? Math.round(text) : 100,
    });
  }

  toString() {
    const { width, height, scale, direction, scheme, text } = this;
    return `${width}x${height}@${scale};${direction};${scheme};${text}`;
  }

  // Whether a page that was rendered for another environment is laid out wrongly in this one. A rendered page has content for
  // more than its window, so that only a much higher window is not covered.
  isMislaidBy(other) {
    return this.width !== other.width || this.direction !== other.direction || this.text !== other.text
      || this.height > other.height * 1.5;
  }

  // Informs the server for the next page. Semicolons end the value of a cookie, so that it is percent-encoded.
  save(document) {
    document.cookie = `environment=${encodeURIComponent(String(this))}; Path=/; Max-Age=${YEAR}; SameSite=Lax`;
  }
}
