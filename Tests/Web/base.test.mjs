// An app in a folder of a site.

import assert from "node:assert/strict";
import test from "node:test";
import { baseOf, inFolder, outOfFolder } from "../../Web/base.js";
import { HostServices } from "../../Web/services.js";
import * as wire from "../../Web/wire.js";

test("an app lies at the root of its site unless the page says otherwise", () => {
  assert.equal(baseOf({ dataset: {} }), "/");
  assert.equal(baseOf({ dataset: { base: "/app/" } }), "/app/");
});

test("addresses of the app are below its folder, and back", () => {
  for (const path of ["/", "/v1/pages?id=1", "/a/b"]) {
    assert.equal(inFolder("/app/", path), `/app${path}`);
    assert.equal(outOfFolder("/app/", `/app${path}`), path);
    assert.equal(inFolder("/", path), path);
    assert.equal(outOfFolder("/", path), path);
  }
});

test("what is no path of the app stays what it is", () => {
  for (const address of ["", "https://example.com/", "//example.com/a", "mailto:a@example.com", "javascript:alert(1)"]) {
    assert.equal(inFolder("/app/", address), address);
  }
  assert.equal(outOfFolder("/app/", "/other/"), "/other/");
});

test("requests, entries of the history and windows are in the folder", () => {
  const calls = [];
  const window = {
    location: { pathname: "/elsewhere", search: "" }, setTimeout() {}, clearTimeout() {},
    fetch: (path) => { calls.push(path); return Promise.reject(new Error("no network")); },
    history: { pushState: (_state, _title, path) => calls.push(path), replaceState: (_state, _title, path) => calls.push(path) },
    requestAnimationFrame() {},
    open: (url) => calls.push(url),
  };
  const services = new HostServices({ call() {}, sendBytes() {} }, window, { debug() {}, warn() {} }, { base: "/app/" });
  services.request(1, { method: "GET", path: "/v1/pages", fields: "", body: "", limit: 100, timeout: 1000 });
  services.navigate(wire.HISTORY_PUSH, "/a");
  services.navigate(wire.HISTORY_REPLACE, "/b");
  services.settleAddress();
  services.open("/c");
  services.open("https://example.com/");
  assert.deepEqual(calls, ["/app/v1/pages", "/app/a", "/app/b", "/app/c", "https://example.com/"]);
});
