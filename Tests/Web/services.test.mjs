// What a page asks of the world outside: the position of the device, with a browser's answers of every sort, and its address.
import assert from "node:assert/strict";
import { test } from "node:test";

import { HostServices, leaveOverlays } from "../../Web/services.js";
import * as wire from "../../Web/wire.js";

function ask(geolocation) {
  const calls = [];
  const window = { navigator: { geolocation }, setTimeout: (handler) => handler() };
  new HostServices({ call: (...values) => calls.push(values) }, window, console).locate(7);
  return calls;
}

const failing = (code) => ({ getCurrentPosition: (_, failed) => failed({ code, PERMISSION_DENIED: 1 }) });

test("a position that is found is told with what it may be off", () => {
  const coords = { latitude: 52.5, longitude: 13.4, accuracy: 20 };
  const calls = ask({ getCurrentPosition: (found) => found({ coords }) });
  assert.deepEqual(calls, [["host_located", 7, 0, 52.5, 13.4, 20]]);
});

test("a refusal is told from a device that does not know, and from a browser that cannot ask", () => {
  assert.deepEqual(ask(failing(1)), [["host_located", 7, 1, 0, 0, 0]]);
  assert.deepEqual(ask(failing(3)), [["host_located", 7, 2, 0, 0, 0]]);
  assert.deepEqual(ask(undefined), [["host_located", 7, 2, 0, 0, 0]]);
});

test("a browser is asked for a position that is not too old, and not for ever", () => {
  let options;
  ask({ getCurrentPosition: (found, failed, given) => { options = given; } });
  assert.deepEqual(options, { timeout: 15_000, maximumAge: 60_000 });
});

function addresses() {
  const written = [];
  const frames = [];
  const timers = [];
  const window = {
    location: { pathname: "/", search: "" },
    history: {
      pushState: (_, __, path) => written.push(`push ${path}`),
      replaceState: (_, __, path) => written.push(`replace ${path}`),
      back: () => written.push("back"),
    },
    requestAnimationFrame: (handler) => frames.push(handler),
    setTimeout: (handler) => timers.push(handler),
  };
  const services = new HostServices({}, window, console);
  const paint = () => {
    for (const handler of frames.splice(0)) handler();
    for (const handler of timers.splice(0)) handler();
  };
  return { services, written, paint };
}

test("an address takes the place of another after the next frame, the last of several only", () => {
  const { services, written, paint } = addresses();
  services.navigate(1, "/homes/results?kind=house");
  services.navigate(1, "/homes/results?kind=flat");
  assert.deepEqual(written, []);
  paint();
  assert.deepEqual(written, ["replace /homes/results?kind=flat"]);
  services.navigate(1, "/homes/results");
  services.navigate(1, "//elsewhere.example");
  paint();
  assert.deepEqual(written.slice(1), ["replace /homes/results"]);
});

test("an address is written down before another is gone to, and forgotten when the reader has gone", () => {
  const { services, written, paint } = addresses();
  services.navigate(1, "/a");
  services.navigate(0, "/b");
  services.navigate(1, "/c");
  services.navigate(2, "");
  services.navigate(1, "/d");
  services.forgetAddress();
  paint();
  assert.deepEqual(written, ["replace /a", "push /b", "replace /c", "back"]);
});

test("a refusal names the call and the address, and a refused request has the status 400", async () => {
  const calls = [];
  const lines = [];
  const log = (line) => lines.push(line);
  let isSending = true;
  const engine = { sendBytes: (name, bytes, ...values) => calls.push([name, isSending, bytes.length, ...values]) };
  const services = new HostServices(engine, { history: {} }, { error: log, warn: log });
  const request = services.request(3, 0, "https://example.com/list.json", "", 100);
  isSending = false; // the engine must not be called in the midst of its commands
  await request;
  services.navigate(0, "list");
  services.open("javascript:alert(1)");
  assert.deepEqual(calls, [["host_responded", false, 0, 3, 400]]);
  assert.deepEqual(lines, [
    'request: refused GET "https://example.com/list.json", which is no path of this origin',
    'navigate: refused "list", which is no path of this origin',
    'open: refused "javascript:alert(1)", whose scheme is not allowed',
  ]);
});

test("a response with more bytes than the request accepts is refused, and the line says which limit", async () => {
  const calls = [];
  const lines = [];
  const engine = { call: (...values) => calls.push(values), sendBytes: (name, bytes, ...values) => calls.push([name, bytes.length, ...values]) };
  const window = {
    setTimeout: () => 0, clearTimeout() {}, fetch: async () => new Response("x".repeat(100), { status: 200 }),
  };
  const services = new HostServices(engine, window, { error: (line) => lines.push(line), debug() {} });
  await services.request(4, 0, "/inbox.json", "", 100);
  await services.request(5, 0, "/inbox.json", "", 99);
  assert.deepEqual(calls, [["host_responded", 100, 4, 200], ["host_responded", 0, 5, 413]]);
  assert.deepEqual(lines, [
    'request: refused the response to GET "/inbox.json", which has more bytes than the limit of 99 (HostRequest.maximumResponseBytes)',
  ]);
});

// A browser, and a server that begins a session with each write that comes without its cookie, and responds when told to.
function sessions(locks) {
  const sent = []; // the requests, oldest first, with the session that they have written for
  let cookie;
  const window = {
    navigator: { locks }, setTimeout: () => 0, clearTimeout() {},
    fetch(path, { method, signal }) {
      const session = cookie ?? sent.length;
      if (signal.aborted) return Promise.reject(new Error("aborted"));
      return new Promise((resolve, reject) => {
        signal.addEventListener("abort", () => reject(new Error("aborted")));
        const respond = (status = 200) => {
          const hasSession = method !== "GET" && status === 200;
          if (hasSession) cookie = session;
          resolve(new Response("{}", { status, headers: hasSession ? { "Session-State": "begun" } : {} }));
        };
        sent.push({ path, session, respond });
      });
    },
  };
  const respond = async (path, status) => {
    sent.find((request) => request.path === path).respond(status);
    await settle();
  };
  return { window, sent, respond };
}

const settle = () => new Promise((resolve) => { setTimeout(resolve); });
const [GET, PUT] = [wire.METHODS.indexOf("GET"), wire.METHODS.indexOf("PUT")];

function page(window) {
  const statuses = [];
  const services = new HostServices({ sendBytes: (...values) => statuses.push(values.at(-1)) }, window, { debug() {} });
  return { services, statuses };
}

// One lock that all pages share, as `navigator.locks`.
function lockManager() {
  let last = Promise.resolve();
  return { request: (_, work) => (last = last.then(work, work)) };
}

test("two first writes at the same time belong to one session, and reads do not wait for them", async () => {
  const { window, sent, respond } = sessions();
  const { services, statuses } = page(window);
  for (const [token, path] of ["/a", "/b", "/c"].entries()) services.request(token, PUT, path, "{}", 100);
  services.request(3, GET, "/d", "", 100);
  await settle();
  assert.deepEqual(sent.map(({ path }) => path).toSorted(), ["/a", "/d"]);
  await respond("/d");
  assert.equal(sent.length, 2);
  await respond("/a", 409); // begins no session: the next write is alone as well
  assert.equal(sent.length, 3);
  await respond("/b");
  await respond("/c");
  assert.equal(sent.at(-1).path, "/c");
  assert.equal(sent.at(-1).session, sent.at(-2).session);
  assert.deepEqual(statuses, [200, 409, 200, 200]);
  for (const path of ["/e", "/f"]) services.request(9, PUT, path, "{}", 100);
  await settle();
  assert.equal(sent.length, 6); // with a session writes are sent at once
});

test("first writes of two pages belong to one session", async () => {
  const { window, sent, respond } = sessions(lockManager());
  for (const path of ["/a", "/b"]) page(window).services.request(1, PUT, path, "{}", 100);
  await settle();
  assert.equal(sent.length, 1);
  await respond("/a");
  await respond("/b");
  assert.equal(sent[0].session, sent[1].session);
});

test("where locks are refused the writes of a page are sent in turn all the same", async () => {
  const { window, sent, respond } = sessions({ request: () => Promise.reject(Object.assign(new Error(), { name: "SecurityError" })) });
  const { services, statuses } = page(window);
  for (const path of ["/a", "/b"]) services.request(path, PUT, path, "{}", 100);
  await settle();
  assert.equal(sent.length, 1);
  await respond("/a");
  await respond("/b");
  assert.equal(sent[0].session, sent[1].session);
  assert.deepEqual(statuses, [200, 200]);
});

test("a first write that is cancelled lets the next one go, and one that waits can be cancelled", async () => {
  const { window, sent, respond } = sessions();
  const { services, statuses } = page(window);
  for (const token of [1, 2, 3]) services.request(token, PUT, `/${token}`, "{}", 100);
  await settle();
  services.cancelRequest(1);
  services.cancelRequest(2);
  await settle();
  assert.deepEqual(sent.map(({ path }) => path), ["/1", "/3"]);
  await respond("/3");
  assert.deepEqual(statuses, [200]);
});

test("an overlay's entry says how many lie in a row, and a page that is loaded again leaves them", () => {
  const steps = [];
  const listeners = [];
  const window = {
    location: { pathname: "/notes", search: "?sort=name" },
    history: { state: null, pushState(state) { this.state = state; }, go: (distance) => steps.push(distance) },
    addEventListener: (name, handler, { capture }) => listeners.push([name, handler, capture]),
  };
  const services = new HostServices({}, window, console);
  leaveOverlays(window);
  services.navigate(wire.HISTORY_PUSH, "/notes?sort=name");
  assert.deepEqual(window.history.state, { overlays: 1 });
  services.navigate(wire.HISTORY_PUSH, "/notes?sort=name");
  assert.deepEqual([window.history.state, steps, listeners], [{ overlays: 2 }, [], []]);
  leaveOverlays(window);
  assert.deepEqual(steps, [-2]);
  let isStopped = false;
  const [[name, handler, capture]] = listeners;
  handler({ stopImmediatePropagation() { isStopped = true; } });
  assert.deepEqual([name, capture, isStopped], ["popstate", true, true]);
  services.navigate(wire.HISTORY_PUSH, "/notes/1");
  assert.equal(window.history.state, null);
});
