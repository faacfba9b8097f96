// Programs in two parts: when the rest is asked for, and what happens if it is needed before, late, or never there.

import assert from "node:assert/strict";
import { test } from "node:test";
import { run } from "../../Web/programs.js";

const bytesOf = (text) => Uint8Array.from(atob(text), (unit) => unit.charCodeAt(0));
// A first part that exports `double` and imports `complete` from "rest-ab", and two rests that put `double` into its table.
// They take that from "first-ab" and "first-cd".
const FIRST = bytesOf(
  "AGFzbQEAAAABCQJgAX8Bf2AAAAIUAQdyZXN0LWFiCGNvbXBsZXRlAAEDAgEABAQBcAABBxICBXRhYmxlAQAGZG91YmxlAAEJBwEAQQALAQEKDQELABAAIABBABEAAAs=",
);
const REST = bytesOf("AGFzbQEAAAABBgFgAX8BfwIUAQhmaXJzdC1hYgV0YWJsZQFwAAEDAgEACQcBAEEACwEACgkBBwAgAEECbAs=");
const OTHER_REST = bytesOf("AGFzbQEAAAABBgFgAX8BfwIUAQhmaXJzdC1jZAV0YWJsZQFwAAEDAgEACQcBAEEACwEACgkBBwAgAEECbAs=");
const WHOLE = Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0);

async function until(holds) {
  while (!holds()) await new Promise((resolve) => { setTimeout(resolve, 1); });
}

// A page whose requests, timers and first picture are made to happen by hand.
function open({ first = FIRST, rest = REST, status = 200 } = {}) {
  const page = { asked: [], forced: [], timers: [], rest, status };
  const answer = (bytes, code = 200) => new Response(bytes, { status: code, headers: { "Content-Type": "application/wasm" } });
  const window = {
    fetch: async (url) => {
      page.asked.push(url);
      return url.includes("rest") ? answer(page.rest, page.status) : answer(first);
    },
    setTimeout: (handler, delay) => page.timers.push({ handler, delay }),
    PerformanceObserver: class {
      constructor(callback) { page.paint = () => callback({ getEntriesByName: () => [{}] }); }
      observe() {}
    },
    XMLHttpRequest: class {
      open(method, url, isAsync) { page.forced.push([method, url, isAsync]); }
      overrideMimeType(type) { page.type = type; }
      send() {
        this.status = page.status;
        // As a browser does with that set of characters: bytes from 128 on lie in the private use area.
        this.responseText = String.fromCharCode(...[...page.rest].map((byte) => (byte < 128 ? byte : 0xf700 + byte)));
      }
    },
  };
  page.host = { imports: () => ({ host: {} }), start({ exports }) { page.exports = exports; } };
  page.run = run(page.host, { engine: "/a.first.wasm", engineRest: "/a.rest.wasm" }, window);
  return page;
}

test("the rest is asked for when the first picture has been painted", async () => {
  const page = open();
  await until(() => page.paint);
  assert.deepEqual(page.asked, ["/a.first.wasm"]);
  page.paint();
  await page.run;
  assert.deepEqual(page.asked, ["/a.first.wasm", "/a.rest.wasm"]);
  assert.equal(page.exports.double(21), 42);
  assert.deepEqual([page.host.rest.isThere, page.host.rest.wasForced, page.forced], [true, false, []]);
});

test("a page that is never painted has the rest all the same", async () => {
  const page = open();
  await until(() => page.paint);
  page.timers[0].handler();
  await page.run;
  assert.equal(page.exports.double(4), 8);
});

test("what needs the rest before it is there has it loaded at once, and goes on", async () => {
  const page = open();
  await until(() => page.paint);
  assert.equal(page.exports.double(5), 10);
  assert.equal(page.exports.double(6), 12);
  assert.deepEqual(page.forced, [["GET", "/a.rest.wasm", false]]);
  assert.match(page.type, /x-user-defined/);
  page.paint();
  await page.run;
  assert.deepEqual(page.asked, ["/a.first.wasm"]);
  assert.equal(page.host.rest.wasForced, true);
});

test("a rest that cannot be loaded is asked for again, and until then what needs it says so", async () => {
  const page = open({ status: 503 });
  await until(() => page.paint);
  page.paint();
  await until(() => page.timers.length === 2);
  await page.host.rest.tried;
  assert.throws(() => page.exports.double(1), /the rest of the program could not be loaded: status 503/);
  assert.deepEqual(page.timers.slice(1).map((timer) => timer.delay), [1000]);
  page.timers[1].handler();
  await until(() => page.timers.length === 3);
  assert.deepEqual(page.timers.slice(1).map((timer) => timer.delay), [1000, 2000]);
  page.status = 200;
  page.timers[2].handler();
  await page.run;
  assert.equal(page.exports.double(8), 16);
});

test("the rest of another build is refused", async () => {
  const page = open({ rest: OTHER_REST });
  await until(() => page.paint);
  assert.throws(() => page.exports.double(1), /another build/);
  page.paint();
  await assert.rejects(page.run, /another build/);
});

test("a whole program has no rest", async () => {
  await assert.rejects(open({ first: WHOLE }).run, /the program is whole/);
});

test("a whole program runs as it is", async () => {
  const started = [];
  const host = { imports: () => ({}), start: (instance) => started.push(instance) };
  await run(host, { engine: "/a.wasm" }, {}, WebAssembly.compile(WHOLE));
  assert.equal(started.length, 1);
  assert.equal(host.rest, undefined);
});
