// What a page uses of the system around it: whether it is visible, the clipboard, the share sheet and files of the user. Nothing
// is listened to before a program wants to know. Arguments and statuses are those of `useService`, see Tools/Wire/wire.txt.

import { inFolder } from "./base.js";
import { isOpenable, isPath } from "./elements.js";
import * as wire from "./wire.js";

const DONE = 200;
const CANCELLED = 204;
const BAD_REQUEST = 400;
const REFUSED = 403;
const TOO_LARGE = 413;
const FAILED = 500;
const UNAVAILABLE = 501;

export class SystemServices {
  #window;
  #logger;
  #base;
  #encoder = new TextEncoder();
  #retirement = new AbortController();
  #picker; // the element of the dialog for files, which a browser may discard otherwise, and what ends it

  constructor(window, logger, base) {
    this.#window = window;
    this.#logger = logger;
    this.#base = base;
  }

  // Returns the status and the bytes of the response. What only a press permits is begun before the first promise is waited for.
  async use(service, argument) {
    switch (service) {
      case wire.SERVICE_VISIBILITY: return this.#change(argument);
      case wire.SERVICE_COPY: return this.#copy(argument);
      case wire.SERVICE_PASTE: return this.#paste(Number(argument));
      case wire.SERVICE_SHARE: return this.#share(argument.split("\0"));
      case wire.SERVICE_PICK_FILES: return this.#pickFiles(argument.split("\0"));
      default: return [UNAVAILABLE];
    }
  }

  retire() {
    this.#retirement.abort();
  }

  // ---- Visibility

  // Waits until the page is no longer what the program takes it for.
  #change(known) {
    const { document } = this.#window;
    const isChanged = () => (document.visibilityState === "hidden" ? "hidden" : "visible") !== known;
    if (isChanged()) return [DONE];
    const { signal } = this.#retirement;
    return new Promise((resolve) => {
      const listen = () => {
        if (!isChanged()) return;
        document.removeEventListener("visibilitychange", listen);
        resolve([DONE]);
      };
      document.addEventListener("visibilitychange", listen, { signal });
    });
  }

  // ---- The clipboard

  // A page without a secure connection has no clipboard, and in a frame it may be refused; the older method may work there.
  async #copy(text) {
    const { navigator, document } = this.#window;
    try {
      await navigator.clipboard.writeText(text);
      return [DONE];
    } catch (error) {
      if (copyByCommand(document, text)) return [DONE];
      return this.#refuse("copy", error);
    }
  }

  async #paste(limit) {
    try {
      const bytes = this.#encoder.encode(await this.#window.navigator.clipboard.readText());
      if (bytes.length <= limit) return [DONE, bytes];
    } catch (error) {
      return this.#refuse("paste", error);
    }
    this.#logger.error(`paste: refused a text of more bytes than the limit of ${limit} (maximumBytes)`);
    return [TOO_LARGE];
  }

  #refuse(name, error) {
    this.#logger.warn(`${name}: the browser does not permit it: ${error}`);
    return [REFUSED];
  }

  // ---- The share sheet

  async #share([url, title, ...texts]) {
    const { navigator, location } = this.#window;
    const text = texts.join("\0");
    const defect = shareDefect(url, title, text);
    if (defect) {
      this.#logger.error(`share: refused${defect}`);
      return [BAD_REQUEST];
    }
    if (!navigator.share) return [UNAVAILABLE];
    const address = isPath(url) ? new URL(inFolder(this.#base, url), location.href).href : url;
    try {
      await navigator.share({ ...(address && { url: address }), ...(title && { title }), ...(text && { text }) });
      return [DONE];
    } catch (error) {
      if (error.name === "AbortError") return [CANCELLED];
      return this.#refuse("share", error);
    }
  }

  // ---- Files

  // Browsers do not say that they show no dialog: those that know whether the user has pressed anything are queried.
  #pickFiles([types, isMultiple, limit]) {
    const { document, navigator } = this.#window;
    if (navigator.userActivation?.isActive === false) {
      this.#logger.warn("pickFiles: refused, because the user has not pressed anything");
      return [REFUSED];
    }
    this.#picker?.end([CANCELLED]); // in a browser that does not report it
    return new Promise((resolve) => {
      const input = Object.assign(document.createElement("input"), { type: "file", accept: types, multiple: isMultiple === "1" });
      const end = (result) => {
        this.#picker = undefined;
        resolve(result);
      };
      input.addEventListener("change", () => end(this.#read([...input.files], Number(limit))));
      input.addEventListener("cancel", () => end([CANCELLED]));
      this.#picker = { input, end };
      input.click();
    });
  }

  async #read(files, limit) {
    if (files.length === 0) return [CANCELLED];
    if (files.reduce((total, { size }) => total + size, 0) > limit) return [TOO_LARGE];
    const parts = files.flatMap((file) => [`${file.name.replaceAll("\0", "")}\0${file.type}\0${file.size}\0`, file]);
    try {
      return [DONE, new Uint8Array(await new Blob(parts).arrayBuffer())];
    } catch (error) {
      this.#logger.warn(`pickFiles: a file could not be read: ${error}`);
      return [FAILED];
    }
  }
}

// Copies as the browser's menu does, with a text in the place of what is selected. Returns whether that was possible.
function copyByCommand(document, text) {
  if (!document.execCommand) return false;
  let isWritten = false;
  const write = (event) => {
    event.clipboardData.setData("text/plain", text);
    event.preventDefault();
    event.stopImmediatePropagation();
    isWritten = true;
  };
  document.addEventListener("copy", write, { capture: true });
  const isDone = document.execCommand("copy");
  document.removeEventListener("copy", write, { capture: true });
  return isDone && isWritten;
}

// Why content is not shared, with the message of HostTree+Refusals.swift; undefined if it is.
function shareDefect(url, title, text) {
  if (url === "") return title === "" && text === "" ? ", because there is nothing to share" : undefined;
  return isPath(url) || isOpenable(url) ? undefined : ` ${JSON.stringify(url)}, whose scheme is not allowed`;
}
