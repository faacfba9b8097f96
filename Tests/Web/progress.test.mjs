// The progress of requests: what the engine is told while they are under way, and uploads by XMLHttpRequest.
import assert from "node:assert/strict";
import { test } from "node:test";

import { encodeFields } from "../../Web/requests.js";
import { HostServices } from "../../Web/services.js";

const requestTo = (path, rest = {}) =>
  ({ method: "GET", path, fields: "", body: "", limit: 100, timeout: 20_000, sendsCredentials: false, reportsProgress: true, ...rest });
const upload = (rest = {}) => requestTo("/notes", { method: "POST", body: "é!", ...rest });
const settle = () => new Promise((resolve) => { setTimeout(resolve); });

// A browser whose clock stands still, and what the engine is told: the counts of each progress, or the status and the body.
function page({ fetch, origins } = {}) {
  const told = [];
  const timers = [];
  const clock = { time: 0 };
  const sent = []; // by XMLHttpRequest
  const engine = {
    sendBytes(name, fields, token, status, body) {
      assert.equal(name, "host_responded");
      told.push(status === 102 ? [...new Float64Array(body.slice().buffer)] : [token, status, new TextDecoder().decode(body), new TextDecoder().decode(fields)]);
    },
  };
  class XMLHttpRequest {
    upload = {};
    headers = {};
    status = 0;
    isAborted = false;
    open(method, address) { Object.assign(this, { method, address }); }
    setRequestHeader(name, value) { this.headers[name] = value; }
    getAllResponseHeaders() { return "content-type: text/plain\r\netag: \"a:b\"\r\n"; }
    send(body) {
      this.body = new TextDecoder().decode(body);
      sent.push(this);
    }
    abort() {
      this.isAborted = true;
      this.status = 0;
      this.onabort();
    }
    respond(status, text) {
      this.status = status;
      this.response = new TextEncoder().encode(text).buffer;
      this.onload();
    }
  }
  const window = {
    navigator: {}, performance: { now: () => clock.time }, setTimeout: (handler) => timers.push(handler), clearTimeout() {},
    fetch: fetch ?? (() => assert.fail("sent by fetch")), XMLHttpRequest,
  };
  const services = new HostServices(engine, window, { error() {}, debug() {} }, { origins });
  return { services, told, clock, sent, timers };
}

// A response that comes in parts, each so many milliseconds after the last.
function inParts(clock, parts, fields, properties = {}) {
  const left = [...parts];
  const body = new ReadableStream({
    pull(controller) {
      const [bytes, milliseconds] = left.shift() ?? [];
      if (bytes === undefined) return controller.close();
      clock.time += milliseconds;
      return controller.enqueue(new Uint8Array(bytes));
    },
  }, { highWaterMark: 0 });
  return Object.defineProperties(new Response(body, { headers: fields }), Object.getOwnPropertyDescriptors(properties));
}

async function download(parts, fields, properties, rest) {
  const { services, told, clock } = page({ fetch: async () => inParts(clock, parts, fields, properties) });
  await services.request(1, requestTo("/list", rest));
  return told.map((each) => (each.length === 4 && typeof each[2] === "string" ? each[1] : each));
}

test("a response is followed at most ten times a second, and to its end", async () => {
  const parts = [[10, 0], [10, 40], [10, 40], [10, 40], [10, 10]];
  assert.deepEqual(await download(parts, { "Content-Length": "50" }), [[0, 0, 10, 50], [0, 0, 40, 50], [0, 0, 50, 50], 200]);
});

test("what was told as the last part came is not told again", async () => {
  assert.deepEqual(await download([[10, 0], [10, 200]], { "Content-Length": "20" }), [[0, 0, 10, 20], [0, 0, 20, 20], 200]);
});

test("the total is unknown without a length, of what is compressed and of another origin, until all has come", async () => {
  const expected = [[0, 0, 10, -1], [0, 0, 10, 10], 200];
  assert.deepEqual(await download([[10, 0]], {}), expected);
  assert.deepEqual(await download([[10, 0]], { "Content-Length": "5", "Content-Encoding": "br" }), expected);
  assert.deepEqual(await download([[10, 0]], { "Content-Length": "10" }, { type: "cors" }), expected);
});

test("an empty response has progress once, and one over the limit none at its end", async () => {
  assert.deepEqual(await download([], {}), [[0, 0, 0, 0], 200]);
  assert.deepEqual(await download([[60, 0], [60, 200]], {}), [[0, 0, 60, -1], 413]);
});

test("a request that does not want progress gets the response alone", async () => {
  assert.deepEqual(await download([[10, 0], [10, 200]], { "Content-Length": "20" }, {}, { reportsProgress: false }), [200]);
});

test("an upload is a request as by fetch, and what is sent and received is told", async () => {
  const { services, told, clock, sent } = page();
  const fields = encodeFields([["if-match", '"3"'], ["content-type", "text/plain;charset=utf-8"]]);
  services.request(1, upload({ fields, sendsCredentials: true }));
  await settle();
  const [request] = sent;
  assert.deepEqual([request.method, request.address, request.body, request.withCredentials], ["POST", "/notes", "é!", true]);
  assert.deepEqual(request.headers, { accept: "application/json", "content-type": "text/plain;charset=utf-8", "if-match": '"3"' });
  request.upload.onprogress({ loaded: 1, total: 3 });
  clock.time += 50;
  request.upload.onprogress({ loaded: 2, total: 3 });
  clock.time += 50;
  request.upload.onprogress({ loaded: 3, total: 3 });
  request.onprogress({ loaded: 2, total: 4, lengthComputable: true });
  request.respond(422, "oops");
  await settle();
  assert.deepEqual(told, [
    [1, 3, 0, -1], [3, 3, 0, -1], [3, 3, 4, 4], [1, 422, "oops", encodeFields([["content-type", "text/plain"], ["etag", '"a:b"']])],
  ]);
});

test("an upload to an origin that is not allowed is refused, and one without progress is sent by fetch", async () => {
  const { services, told, sent } = page({ fetch: async () => new Response("", { status: 200 }) });
  await services.request(1, upload({ path: "https://api.example/notes" }));
  await services.request(2, upload({ reportsProgress: false }));
  assert.deepEqual([told.map(([token, status]) => [token, status]), sent.length], [[[1, 400], [2, 200]], 0]);
});

test("an upload that cannot reach the server has the status 0, a late one 408, and one whose response is too large 413", async () => {
  const { services, told, sent, timers } = page({ origins: ["https://api.example"] });
  const requests = [0, 1, 2, 3].map((token) => services.request(token, upload({ path: "https://api.example/notes", limit: 3 })));
  await settle();
  sent[0].onerror();
  timers[1]();
  sent[2].status = 200;
  sent[2].onprogress({ loaded: 4, total: 0, lengthComputable: false });
  sent[3].respond(200, "more");
  await Promise.all(requests);
  assert.deepEqual(told.toSorted(([a], [b]) => a - b).map(([, status]) => status), [0, 408, 413, 413]);
  assert.deepEqual(sent.map(({ isAborted }) => isAborted), [false, true, true, false]);
});

test("an upload that is cancelled is aborted and told no more, and one that waits for it is sent", async () => {
  const { services, told, sent } = page();
  for (const token of [1, 2, 3]) services.request(token, upload({ path: `/${token}` }));
  await settle();
  assert.deepEqual(sent.map(({ address }) => address), ["/1"]); // the first writes of a session go one after the other
  sent[0].upload.onprogress({ loaded: 1, total: 3 });
  services.cancelRequest(1);
  services.cancelRequest(2);
  sent[0].upload.onprogress({ loaded: 3, total: 3 });
  await settle();
  assert.deepEqual(sent.map(({ address, isAborted }) => [address, isAborted]), [["/1", true], ["/3", false]]);
  sent[1].respond(200, "");
  await settle();
  assert.deepEqual(told.map((each) => each.slice(0, 2)), [[1, 3], [0, 0], [3, 200]]);
});
