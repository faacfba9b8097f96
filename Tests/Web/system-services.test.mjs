// The clipboard, the share sheet, files and the visibility of a page, with what browsers do of every sort.
import assert from "node:assert/strict";
import { test } from "node:test";

import { HostServices } from "../../Web/services.js";
import { SystemServices } from "../../Web/system-services.js";
import * as wire from "../../Web/wire.js";

const decode = (bytes) => new TextDecoder().decode(bytes);
const refusal = (name) => Object.assign(new Error("no"), { name });
const settle = () => new Promise(setImmediate);

// A page whose document notes its listeners.
function open({ navigator = {}, base = "/", document = {} } = {}) {
  const lines = [];
  const listeners = new Map();
  const inputs = [];
  const log = { warn: (line) => lines.push(line), error: (line) => lines.push(line) };
  const window = {
    navigator, location: { href: "https://site.example/app/list?a" },
    document: {
      visibilityState: "visible",
      addEventListener(name, listener, { signal } = {}) {
        listeners.set(name, listener);
        signal?.addEventListener("abort", () => listeners.delete(name));
      },
      removeEventListener: (name) => listeners.delete(name),
      createElement(name) {
        const input = { name, isClicked: false, listeners: {} };
        input.addEventListener = (event, listener) => { input.listeners[event] = listener; };
        input.click = () => { input.isClicked = true; };
        inputs.push(input);
        return input;
      },
      ...document,
    },
  };
  const services = new SystemServices(window, log, base);
  const turn = (state) => {
    window.document.visibilityState = state;
    listeners.get("visibilitychange")?.();
  };
  return { services, window, lines, listeners, inputs, turn, log };
}

test("a page says once that it is no longer what the program takes it for, and does not listen afterwards", async () => {
  const { services, listeners, turn } = open();
  const response = services.use(wire.SERVICE_VISIBILITY, "visible");
  turn("visible");
  assert.equal(listeners.size, 1);
  turn("hidden");
  assert.equal(listeners.size, 0);
  assert.deepEqual(await response, [200]);
  assert.deepEqual(await services.use(wire.SERVICE_VISIBILITY, "visible"), [200]);
});

test("a page that is retired does not listen any more", () => {
  const { services, listeners } = open();
  services.use(wire.SERVICE_VISIBILITY, "visible");
  services.retire();
  assert.equal(listeners.size, 0);
});

test("a text is copied by the clipboard, or else by the command of the browser", async () => {
  const copied = [];
  const { services, lines } = open({ navigator: { clipboard: { writeText: async (text) => copied.push(text) } } });
  assert.deepEqual(await services.use(wire.SERVICE_COPY, "a\0b"), [200]);
  const document = {
    execCommand(name) {
      older.listeners.get(name)({
        clipboardData: { setData: (type, text) => copied.push(`${type} ${text}`) }, preventDefault() {}, stopImmediatePropagation() {},
      });
      return true;
    },
  };
  const older = open({ document });
  assert.deepEqual(await older.services.use(wire.SERVICE_COPY, "c"), [200]);
  assert.deepEqual([copied, lines, older.lines, older.listeners.size], [["a\0b", "text/plain c"], [], [], 0]);
});

test("a text that could not be copied is not said to be", async () => {
  const clipboard = { writeText: () => Promise.reject(refusal("NotAllowedError")) };
  for (const options of [{}, { navigator: { clipboard } }, { document: { execCommand: () => true } }]) {
    const { services, lines } = open(options);
    assert.deepEqual(await services.use(wire.SERVICE_COPY, "a"), [403]);
    assert.match(lines[0], /^copy: the browser does not permit it: /);
  }
});

test("the text on the clipboard is passed on up to the limit, in bytes", async () => {
  const { services, lines } = open({ navigator: { clipboard: { readText: async () => "é" } } });
  const [status, bytes] = await services.use(wire.SERVICE_PASTE, "2");
  assert.deepEqual([status, decode(bytes)], [200, "é"]);
  assert.deepEqual(await services.use(wire.SERVICE_PASTE, "1"), [413]);
  assert.deepEqual(lines, ["paste: refused a text of more bytes than the limit of 1 (maximumBytes)"]);
  assert.deepEqual(await open().services.use(wire.SERVICE_PASTE, "1"), [403]);
});

test("content is shared with an address in the site, without what is empty", async () => {
  const shared = [];
  const { services } = open({ base: "/app/", navigator: { share: async (content) => shared.push(content) } });
  assert.deepEqual(await services.use(wire.SERVICE_SHARE, "/recipes/1\0Pie\0"), [200]);
  assert.deepEqual(await services.use(wire.SERVICE_SHARE, "https://a.example/\0\0x"), [200]);
  assert.deepEqual(shared, [
    { url: "https://site.example/app/recipes/1", title: "Pie" }, { url: "https://a.example/", text: "x" },
  ]);
});

test("the share sheet is shown before anything is waited for", () => {
  let isShown = false;
  const { services } = open({ navigator: { share: async () => { isShown = true; } } });
  services.use(wire.SERVICE_SHARE, "\0\0x");
  assert.ok(isShown);
});

test("a program learns why nothing was shared", async () => {
  const share = (error) => open({ navigator: { share: () => Promise.reject(error) } }).services.use(wire.SERVICE_SHARE, "\0\0x");
  assert.deepEqual(await share(refusal("AbortError")), [204]);
  assert.deepEqual(await share(refusal("NotAllowedError")), [403]);
  const { services, lines } = open();
  assert.deepEqual(await services.use(wire.SERVICE_SHARE, "\0\0x"), [501]);
  assert.deepEqual(await services.use(wire.SERVICE_SHARE, "javascript:1\0\0x"), [400]);
  assert.deepEqual(lines, ['share: refused "javascript:1", whose scheme is not allowed']);
});

const file = (name, type, bytes) => Object.assign(new Blob([new Uint8Array(bytes)], { type }), { name });

test("files come one after the other, each behind its name, its type and its size", async () => {
  const { services, inputs } = open();
  const response = services.use(wire.SERVICE_PICK_FILES, "image/*,.pdf\x001\x003");
  const [{ type, accept, multiple, isClicked, listeners }] = inputs;
  assert.deepEqual([type, accept, multiple, isClicked], ["file", "image/*,.pdf", true, true]);
  inputs[0].files = [file("a\0.png", "image/png", [0, 200]), file("é", "", [7])];
  listeners.change();
  const [status, bytes] = await response;
  const head = (text) => [...new TextEncoder().encode(text)];
  assert.equal(status, 200);
  assert.deepEqual([...bytes], [...head("a.png\0image/png\x002\0"), 0, 200, ...head("é\0\x001\0"), 7]);
});

test("a dialog that is cancelled, one that another takes the place of, and files that are too large or cannot be read", async () => {
  const { services, inputs, lines } = open();
  const pick = () => services.use(wire.SERVICE_PICK_FILES, "\x000\x003");
  const cancelled = pick();
  inputs[0].listeners.cancel();
  assert.deepEqual(await cancelled, [204]);
  const replaced = pick();
  const large = pick();
  assert.deepEqual(await replaced, [204]);
  inputs[2].files = [file("a", "", [1, 2, 3, 4])];
  inputs[2].listeners.change();
  assert.deepEqual(await large, [413]);
  const none = pick();
  inputs[3].files = [];
  inputs[3].listeners.change();
  assert.deepEqual(await none, [204]);
  assert.deepEqual(lines, []);
  const inactive = open({ navigator: { userActivation: { isActive: false } } });
  assert.deepEqual(await inactive.services.use(wire.SERVICE_PICK_FILES, "\x000\x003"), [403]);
  assert.deepEqual(inactive.lines, ["pickFiles: refused, because the user has not pressed anything"]);
});

test("what came of a service is told as the response to a request, after the commands", async () => {
  const { window, log } = open({ navigator: { clipboard: { readText: async () => "ab" } } });
  const told = [];
  const engine = { sendBytes: (name, fields, token, status, body) => told.push([name, token, status, decode(body), fields.length]) };
  const services = new HostServices(engine, window, log);
  services.use(4, wire.SERVICE_PASTE, "9");
  services.use(5, wire.SERVICE_SHARE, "\0\0x");
  assert.deepEqual(told, []);
  await settle();
  assert.deepEqual(told.toSorted(([, a], [, b]) => a - b), [["host_responded", 4, 200, "ab", 0], ["host_responded", 5, 501, "", 0]]);
});
