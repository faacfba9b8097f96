// What a page requests from the device: the position of the device, with a browser's responses of every sort, and its address.
import assert from "node:assert/strict";
import { test } from "node:test";

import { KnownResponses } from "../../Web/known-responses.js";
import { decodeFields, encodeFields, originsOf } from "../../Web/requests.js";
import { HostServices, leaveOverlays, skipClosedOverlays } from "../../Web/services.js";
import * as wire from "../../Web/wire.js";

// A request with the values of the defaults of HostRequest.
const requestTo = (path, rest = {}) =>
  ({ method: "GET", path, fields: "", body: "", limit: 100, timeout: 20_000, sendsCredentials: false, ...rest });

function locate(geolocation) {
  const calls = [];
  const window = { navigator: { geolocation }, setTimeout: (handler) => handler() };
  new HostServices({ call: (...values) => calls.push(values) }, window, console).locate(7);
  return calls;
}

const failing = (code) => ({ getCurrentPosition: (_, failed) => failed({ code, PERMISSION_DENIED: 1 }) });

test("a position that is found is told with what it may be off", () => {
  const coords = { latitude: 52.5, longitude: 13.4, accuracy: 20 };
  const calls = locate({ getCurrentPosition: (found) => found({ coords }) });
  assert.deepEqual(calls, [["host_located", 7, 0, 52.5, 13.4, 20]]);
});

test("a refusal is told from a device that does not know, and from a browser without geolocation", () => {
  assert.deepEqual(locate(failing(1)), [["host_located", 7, 1, 0, 0, 0]]);
  assert.deepEqual(locate(failing(3)), [["host_located", 7, 2, 0, 0, 0]]);
  assert.deepEqual(locate(undefined), [["host_located", 7, 2, 0, 0, 0]]);
});

test("the requested position is one that is not too old, and not for ever", () => {
  let options;
  locate({ getCurrentPosition: (found, failed, given) => { options = given; } });
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

test("an address is written down before another is gone to, and forgotten when the user has gone", () => {
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
  const engine = { sendBytes: (name, fields, token, status, body) => calls.push([name, isSending, fields.length, token, status, body.length]) };
  const services = new HostServices(engine, { history: {} }, { error: log, warn: log });
  const request = services.request(3, requestTo("list.json"));
  isSending = false; // the engine must not be called in the midst of its commands
  await request;
  services.navigate(0, "list");
  services.open("javascript:alert(1)");
  assert.deepEqual(calls, [["host_responded", false, 0, 3, 400, 0]]);
  assert.deepEqual(lines, [
    'request: refused GET "list.json", which is no path of this origin',
    'navigate: refused "list", which is no path of this origin',
    'open: refused "javascript:alert(1)", whose scheme is not allowed',
  ]);
});

test("a response with more bytes than the request accepts is refused, and the line says which limit", async () => {
  const calls = [];
  const lines = [];
  const engine = { sendBytes: (name, fields, token, status, body) => calls.push([token, status, body.length]) };
  const window = {
    setTimeout: () => 0, clearTimeout() {}, fetch: async () => new Response("x".repeat(100), { status: 200 }),
  };
  const services = new HostServices(engine, window, { error: (line) => lines.push(line), debug() {} });
  await services.request(4, requestTo("/inbox.json"));
  await services.request(5, requestTo("/inbox.json", { limit: 99 }));
  assert.deepEqual(calls, [[4, 200, 100], [5, 413, 0]]);
  assert.deepEqual(lines, [
    'request: refused the response to GET "/inbox.json", which has more bytes than the limit of 99 (HostRequest.maximumResponseBytes)',
  ]);
});

// Carries out requests against a server, and returns what the engine is told and what the server got.
async function exchange(requests, respond, { origins = [], responses, setTimeout = () => 0 } = {}) {
  const told = [];
  const fetched = [];
  const decode = (bytes) => new TextDecoder().decode(bytes);
  const engine = { sendBytes: (name, fields, token, status, body) => told.push([token, status, decode(body), decodeFields(decode(fields))]) };
  const fetch = async (address, options) => {
    fetched.push([address, options]);
    return respond(options);
  };
  const services = new HostServices(engine, { setTimeout, clearTimeout() {}, fetch }, { error() {}, debug() {} }, { base: "/app/", origins, responses });
  for (const [token, request] of requests.entries()) await services.request(token, request);
  return { told, fetched };
}

test("header fields go to the server, and those that are missing are added", async () => {
  const { fetched } = await exchange([
    requestTo("/notes/7", { method: "PUT", body: "{}", fields: encodeFields([["if-match", '"3"'], ["authorization", "Bearer a"]]) }),
    requestTo("/notes", { fields: encodeFields([["accept", "text/csv"]]) }),
    requestTo("/notes/7", { method: "PATCH", body: "x", fields: encodeFields([["content-type", "text/plain"]]) }),
  ], () => new Response("", { status: 200 }));
  assert.deepEqual(fetched.map(([address, { method, headers, credentials }]) => [address, method, Object.fromEntries(headers), credentials]), [
    ["/app/notes/7", "PUT", { accept: "application/json", authorization: "Bearer a", "content-type": "application/json", "if-match": '"3"' }, "same-origin"],
    ["/app/notes", "GET", { accept: "text/csv" }, "same-origin"],
    ["/app/notes/7", "PATCH", { accept: "application/json", "content-type": "text/plain" }, "same-origin"],
  ]);
});

test("the engine gets the body and the header fields of a failure", async () => {
  const headers = { ETag: '"4"', "Content-Type": "application/problem+json" };
  const { told } = await exchange([requestTo("/notes")], () => new Response('{"title":"No"}', { status: 422, headers }));
  assert.deepEqual(told, [[0, 422, '{"title":"No"}', [["content-type", "application/problem+json"], ["etag", '"4"']]]]);
});

test("an origin that the page names gets requests, without credentials unless they are requested", async () => {
  const path = "https://api.example/v1/notes";
  const { told, fetched } = await exchange(
    [requestTo(path), requestTo(path, { sendsCredentials: true }), requestTo("https://api.example.evil/"), requestTo("https://api.example:444/")],
    () => new Response("", { status: 200 }), { origins: ["https://api.example"] });
  assert.deepEqual(fetched.map(([address, { credentials }]) => [address, credentials]), [[path, "same-origin"], [path, "include"]]);
  assert.deepEqual(told.map(([, status]) => status), [200, 200, 400, 400]);
});

test("the origins of a page are in an attribute of its root", () => {
  assert.deepEqual(originsOf({ dataset: { origins: " https://a.example\n http://b.example:8080 " } }), ["https://a.example", "http://b.example:8080"]);
  assert.deepEqual([originsOf({ dataset: {} }), originsOf({})], [[], []]);
});

test("a response that takes too long has the status 408, and a server that cannot be reached the status 0", async () => {
  const timers = [];
  const late = ({ signal }) => new Promise((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason));
    for (const [handler, milliseconds] of timers) if (milliseconds === 250) handler();
  });
  const setTimeout = (handler, milliseconds) => timers.push([handler, milliseconds]);
  assert.deepEqual((await exchange([requestTo("/a", { timeout: 250 })], late, { setTimeout })).told, [[0, 408, "", []]]);
  assert.deepEqual((await exchange([requestTo("/a")], () => Promise.reject(new TypeError()))).told, [[0, 0, "", []]]);
});

test("a response that came with the page is for a request without header fields alone", async () => {
  const responses = new KnownResponses([{ method: "GET", path: "/a", status: 200, body: "known" }]);
  const requests = [requestTo("/a", { fields: encodeFields([["authorization", "Bearer a"]]) }), requestTo("/a")];
  const { told } = await exchange(requests, () => new Response("fresh", { status: 200 }), { responses });
  assert.deepEqual(told.map(([, , body]) => body), ["fresh", "known"]);
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
const write = (path) => requestTo(path, { method: "PUT", body: "{}" });

function page(window) {
  const statuses = [];
  const services = new HostServices({ sendBytes: (_name, _fields, _token, status) => statuses.push(status) }, window, { debug() {} });
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
  for (const [token, path] of ["/a", "/b", "/c"].entries()) services.request(token, write(path));
  services.request(3, requestTo("/d"));
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
  for (const path of ["/e", "/f"]) services.request(9, write(path));
  await settle();
  assert.equal(sent.length, 6); // with a session writes are sent at once
});

test("first writes of two pages belong to one session", async () => {
  const { window, sent, respond } = sessions(lockManager());
  for (const path of ["/a", "/b"]) page(window).services.request(1, write(path));
  await settle();
  assert.equal(sent.length, 1);
  await respond("/a");
  await respond("/b");
  assert.equal(sent[0].session, sent[1].session);
});

test("where locks are refused the writes of a page are sent in turn all the same", async () => {
  const { window, sent, respond } = sessions({ request: () => Promise.reject(Object.assign(new Error(), { name: "SecurityError" })) });
  const { services, statuses } = page(window);
  for (const path of ["/a", "/b"]) services.request(path, write(path));
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
  for (const token of [1, 2, 3]) services.request(token, write(`/${token}`));
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
    history: { state: null, length: 1, pushState(state) { Object.assign(this, { state, length: this.length + 1 }); }, go: (distance) => steps.push(distance) },
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

// A window whose history is a list of entries. Steps are taken at once.
function windowAt(path) {
  const [pathname, query] = path.split("?");
  const entries = [{ address: path, state: null }];
  const listeners = [];
  let index = 0;
  const window = {
    entries,
    location: { pathname, search: query ? `?${query}` : "" },
    history: {
      get state() { return entries[index].state; },
      get length() { return entries.length; },
      pushState(state, _, address) { entries.splice(++index, Infinity, { address, state }); arrive(); },
      replaceState(state, _, address) { entries[index] = { address, state }; arrive(); },
      go(distance) {
        index += distance;
        arrive();
        for (const handler of listeners.splice(0)) handler({ stopImmediatePropagation() {} });
      },
    },
    addEventListener: (_, handler) => listeners.push(handler),
    requestAnimationFrame() {},
  };
  function arrive() {
    const [path, query] = entries[index].address.split("?");
    Object.assign(window.location, { pathname: path, search: query ? `?${query}` : "" });
  }
  return window;
}

test("an overlay with an address has its entry, and a page that is loaded again starts at the address without the entry", () => {
  const window = windowAt("/notes?sort=name");
  const services = new HostServices({}, window, console);
  services.navigate(wire.HISTORY_PUSH, "/notes?sort=name");
  services.navigate(wire.HISTORY_REPLACE, "/notes?sort=name&sheet=share");
  services.settleAddress();
  assert.deepEqual(window.entries, [
    { address: "/notes?sort=name", state: null }, { address: "/notes?sort=name&sheet=share", state: { overlays: 1 } },
  ]);
  leaveOverlays(window);
  assert.deepEqual(window.entries[0], { address: "/notes?sort=name&sheet=share", state: null });
  assert.equal(window.location.search, "?sort=name&sheet=share");
});

test("an overlay's entry that a navigation replaces by another path is a screen's", () => {
  const window = windowAt("/notes");
  const services = new HostServices({}, window, console);
  services.navigate(wire.HISTORY_PUSH, "/notes");
  services.navigate(wire.HISTORY_REPLACE, "/notes/1?from=menu");
  services.settleAddress();
  assert.deepEqual(window.entries, [{ address: "/notes", state: null }, { address: "/notes/1?from=menu", state: null }]);
});

test("entries that another program has written are no overlays: going back over them would load the page again and again", () => {
  for (const overlays of [0.5, -1, NaN, Infinity, 2 ** 32, "1", true, 1n, [1], {}, null]) {
    const steps = [];
    const window = {
      location: { pathname: "/notes", search: "" },
      history: { state: { overlays }, length: 3, pushState(state) { this.state = state; }, go: (distance) => steps.push(distance) },
      addEventListener: () => assert.fail(),
    };
    leaveOverlays(window);
    assert.equal(skipClosedOverlays(window, { stopImmediatePropagation: () => assert.fail() }), false);
    new HostServices({}, window, console).navigate(wire.HISTORY_PUSH, "/notes");
    assert.deepEqual([steps, window.history.state], [[], { overlays: 1 }]);
  }
  for (const state of [null, 5, "text", [7]]) assert.equal(leaveOverlays({ history: { state } }), undefined);
});

test("an entry with more overlays than there are entries before it has none: no step back over them would arrive", () => {
  const entries = (index) => ({ currentEntry: { index } });
  for (const [overlays, length, navigation] of [[3, 3], [50, 3], [2 ** 31 - 1, 3], [2, 9, entries(1)], [1, 9, entries(0)]]) {
    const steps = [];
    const window = {
      location: { pathname: "/notes", search: "" },
      history: { state: { overlays }, length, pushState(state) { this.state = state; }, go: (distance) => steps.push(distance) },
      navigation,
      addEventListener: () => assert.fail(),
    };
    leaveOverlays(window);
    assert.equal(skipClosedOverlays(window, { stopImmediatePropagation: () => assert.fail() }), false);
    new HostServices({}, window, console).navigate(wire.HISTORY_PUSH, "/notes");
    assert.deepEqual([steps, window.history.state], [[], { overlays: 1 }]);
  }
});

test("as many overlays are left as there are entries before the current one", () => {
  for (const [overlays, length, navigation] of [[2, 3], [2, 3, { currentEntry: null }], [2, 9, { currentEntry: { index: 2 } }]]) {
    const steps = [];
    const window = {
      location: { pathname: "/notes", search: "" },
      history: { state: { overlays }, length, go: (distance) => steps.push(distance) },
      navigation,
      addEventListener() {},
    };
    leaveOverlays(window);
    assert.deepEqual(steps, [-2]);
  }
});

test("a step forward to the entries of closed overlays goes back over them, and is told only where it has come from elsewhere", () => {
  const steps = [];
  let stops = 0;
  const window = {
    location: { pathname: "/notes", search: "" },
    history: { state: null, length: 1, pushState(state) { Object.assign(this, { state, length: this.length + 1 }); }, go: (distance) => steps.push(distance) },
  };
  const services = new HostServices({}, window, console);
  const step = (state, pathname = "/notes") => {
    window.history.state = state;
    window.location.pathname = pathname;
    return skipClosedOverlays(window, { stopImmediatePropagation: () => (stops += 1) });
  };
  services.navigate(wire.HISTORY_PUSH, "/notes");
  services.navigate(wire.HISTORY_PUSH, "/notes");
  // The overlays are closed one after the other.
  assert.deepEqual([step({ overlays: 1 }), step(null), steps, stops], [false, false, [], 0]);
  // Forward: the screen is the same afterwards.
  assert.deepEqual([step({ overlays: 1 }), step(null), steps, stops], [true, true, [-1], 2]);
  // Back to another screen, and from there to the entry of the second overlay.
  assert.equal(step(null, "/"), false);
  assert.deepEqual([step({ overlays: 2 }), step(null), steps, stops], [true, false, [-1, -2], 3]);
  // An overlay that is opened then is closed by a step back as ever.
  services.navigate(wire.HISTORY_PUSH, "/notes");
  assert.deepEqual([step(null), steps.length], [false, 2]);
});
