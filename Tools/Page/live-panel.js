// What the page of `collection dev` says over the app: that it is being built, and the errors of a build while the old program goes
// on. It has a shadow of its own, so that neither style sheet reaches the other.

const STYLE = `
  :host { all: initial; position: fixed; z-index: 2147483647; inset: auto 12px 12px auto; max-width: calc(100vw - 24px);
    font: 14px/1.45 system-ui, sans-serif; color: #f4f1ea; color-scheme: dark; }
  :host([hidden]) { display: none; }
  .panel { background: #1d1b18; border: 1px solid #4a453d; border-radius: 10px; box-shadow: 0 8px 30px rgb(0 0 0 / 0.35);
    padding: 10px 14px; max-height: 60vh; overflow: auto; }
  .panel.is-error { width: min(46rem, calc(100vw - 54px)); border-color: #e5484d; border-top-width: 4px; }
  h1 { font: 600 14px/1.45 system-ui, sans-serif; margin: 0; display: flex; justify-content: space-between; gap: 16px; }
  h1 button { all: unset; cursor: pointer; padding: 0 6px; border-radius: 6px; }
  h1 button:focus-visible, h1 button:hover { background: #3a362f; }
  ol { list-style: none; margin: 8px 0 0; padding: 0; display: grid; gap: 10px; }
  .place { color: #bdb5a6; overflow-wrap: anywhere; }
  pre { margin: 4px 0 0; padding: 6px 8px; background: #100f0d; border-radius: 6px; overflow-x: auto;
    font: 13px/1.4 ui-monospace, monospace; }
`;

export class LivePanel {
  constructor(document) {
    this.document = document;
    this.element = document.createElement("div");
    this.element.id = "collection-live-panel";
    this.element.hidden = true;
    this.shadow = this.element.attachShadow({ mode: "open" });
    this.panel = this.make("div", "panel");
    this.panel.setAttribute("role", "status");
    this.shadow.append(Object.assign(document.createElement("style"), { textContent: STYLE }), this.panel);
    document.body.append(this.element);
  }

  showBuilding() { this.show(false, this.make("h1", "", "Building…")); }

  showWaiting() { this.show(false, this.make("h1", "", "`collection dev` has ended. This page reloads when it runs again.")); }

  showMissingServer(address) {
    this.show(false, this.make("h1", "", `${address} cannot be reached. This page reloads when it can.`));
  }

  showEnd(reason) {
    this.show(true, this.heading("The program has ended"), this.make("pre", "", reason));
  }

  showErrors(errors, log) {
    const title = errors.length === 1 ? "1 error: the screen below is from the last build" : `${errors.length} errors: the screen below is from the last build`;
    const list = this.make("ol");
    for (const { file, line, column, message, source } of errors) {
      const entry = this.make("li");
      entry.append(this.make("div", "message", message), this.make("div", "place", `${file}:${line}:${column}`));
      if (source) entry.append(this.make("pre", "", source.trim()));
      list.append(entry);
    }
    if (errors.length > 0) this.show(true, this.heading(title), list);
    else this.show(true, this.heading("The build failed"), this.make("pre", "", log));
  }

  show(isError, ...content) {
    this.panel.classList.toggle("is-error", isError);
    this.panel.replaceChildren(...content);
    this.element.hidden = false;
  }

  heading(text) {
    const heading = this.make("h1", "", text);
    const button = this.make("button", "", "Hide");
    button.addEventListener("click", () => { this.element.hidden = true; });
    heading.append(button);
    return heading;
  }

  make(name, className = "", text = "") {
    return Object.assign(this.document.createElement(name), { className, textContent: text });
  }
}
