// What every page of `collection dev` has: a socket to the tool, which says what becomes of builds, a panel that shows that, and the
// state that is kept while the page is loaded again.

import { LivePanel } from "/live-panel.js";
import { LiveState } from "/live-state.js";

const RETRY_MS = 500; // after a socket that was closed, as when the tool is started again

export class LivePage {
  /**
   * @param {Element} root
   * @param {any} window
   * @param {{ end: () => void, receive?: (data: ArrayBuffer) => void }} program `end` is called when the program is to do nothing any
   *   more, and `receive` with the bytes of each message of a native program.
   */
  constructor(root, window, { end, receive }) {
    this.root = root;
    this.window = window;
    this.end = end;
    this.receive = receive;
    this.panel = new LivePanel(window.document);
    this.state = new LiveState(root, window);
    const token = window.document.querySelector("meta[name=live-token]").content;
    this.query = `token=${token}&session=${crypto.randomUUID()}`;
  }

  connect() {
    const { location } = this.window;
    this.socket = new this.window.WebSocket(`ws://${location.host}/live/socket?${this.query}`);
    this.socket.binaryType = "arraybuffer";
    this.socket.onmessage = ({ data }) => (typeof data === "string" ? this.hear(JSON.parse(data)) : this.receive(data));
    this.socket.onclose = () => {
      this.end();
      this.panel.showWaiting();
      this.awaitServer();
    };
  }

  // The tool that comes back may be of another build, and has another token.
  async awaitServer() {
    const isThere = await this.window.fetch("/", { cache: "no-store" }).then(() => true, () => false);
    if (isThere) this.reload();
    else this.window.setTimeout(() => this.awaitServer(), RETRY_MS);
  }

  reload() {
    this.end();
    this.socket.onclose = null;
    if (this.root.firstElementChild) this.state.save();
    this.window.location.reload();
  }

  hear(message) {
    switch (message.type) {
      case "building": this.panel.showBuilding(); break;
      case "failed": this.panel.showErrors(message.errors, message.log); break;
      case "reload": this.reload(); break;
      case "styles": this.reloadStyles(); break;
      case "line": this.window.console.info(message.line); break;
      case "server": this.panel.showMissingServer(message.address); break;
      case "ended":
        this.end();
        this.panel.showEnd(message.reason);
        break;
      default: throw new Error(`unknown message ${message.type}`);
    }
  }

  // A sheet that is being loaded does not take the place of the one before until it has come.
  reloadStyles() {
    for (const link of this.window.document.querySelectorAll("link[rel=stylesheet]")) {
      const next = link.cloneNode();
      next.href = `${link.href.split("?")[0]}?${Date.now()}`;
      next.onload = () => link.remove();
      link.after(next);
    }
  }
}
