// Programs in two parts: what happens if the rest is needed before it has come, comes late, or belongs to another build.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Program, RestIsMissing } from "../../Web/programs.js";

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

// A window whose server and timers are made to act by hand.
function makeWindow({ first = FIRST, rest = REST, status = 200 } = {}) {
  const window = { requested: [], timers: [], rest, status };
  window.fetch = async (url, options) => {
    window.requested.push([url, options?.priority]);
    const isRest = url.includes("rest");
    return new Response(isRest ? window.rest : first, {
      status: isRest ? window.status : (window.firstStatus ?? 200), headers: { "Content-Type": "application/wasm" },
    });
  };
  window.setTimeout = (handler, delay) => window.timers.push({ handler, delay });
  return window;
}

const PARTS = { engine: "/a.first.wasm", engineRest: "/a.rest.wasm" };

test("a function of the rest is there once that has come, at low priority, and throws before", async () => {
  const window = makeWindow();
  const program = await Program.load(PARTS, window);
  const instance = await program.instantiate({ host: {} });
  const { exports } = instance;
  assert.equal(program.isWhole, false);
  assert.throws(() => exports.double(21), RestIsMissing);
  await program.loadRest();
  assert.equal(program.isWhole, true);
  assert.throws(() => exports.double(21), RestIsMissing, "until the instance is completed");
  await program.complete(instance);
  assert.equal(exports.double(21), 42);
  assert.deepEqual(window.requested, [["/a.first.wasm", undefined], ["/a.rest.wasm", "low"]]);
});

test("an instance that is made after the rest has come is whole", async () => {
  const program = await Program.load(PARTS, makeWindow());
  await program.loadRest();
  const { exports } = await program.instantiate({});
  assert.equal(exports.double(4), 8);
});

test("a rest that cannot be loaded is requested again, less and less often", async () => {
  const window = makeWindow({ status: 503 });
  const program = await Program.load(PARTS, window);
  let failures = 0;
  const loading = program.loadRest(() => { failures += 1; });
  await until(() => window.timers.length === 1);
  window.timers[0].handler();
  await until(() => window.timers.length === 2);
  assert.deepEqual([program.isWhole, program.failures, failures], [false, 2, 2]);
  window.status = 200;
  window.timers[1].handler();
  await loading;
  assert.deepEqual([program.isWhole, window.timers.map((timer) => timer.delay)], [true, [1000, 2000]]);
});

test("the rest of another build is refused", async () => {
  const program = await Program.load(PARTS, makeWindow({ rest: OTHER_REST }));
  await assert.rejects(program.loadRest(), /another build/);
  assert.equal(program.isWhole, false);
});

test("a whole program has no rest", async () => {
  await assert.rejects(Program.load(PARTS, makeWindow({ first: WHOLE })), /the program is whole/);
});

test("a whole program is whole, and may be compiled by the page before", async () => {
  const window = makeWindow();
  const program = await Program.load({ engine: "/a.wasm" }, window, { compiled: WebAssembly.compile(WHOLE) });
  assert.equal(program.isWhole, true);
  assert.ok(await program.instantiate({}) instanceof WebAssembly.Instance);
  assert.deepEqual(window.requested, []);
});

test("behind a picture the program is requested at low priority, and again when that fails", async () => {
  const window = makeWindow();
  window.firstStatus = 500;
  const loading = Program.load(PARTS, window, { isUrgent: false });
  await until(() => window.timers.length === 1);
  window.firstStatus = 200;
  window.timers[0].handler();
  await loading;
  assert.deepEqual(window.requested, [["/a.first.wasm", "low"], ["/a.first.wasm", "low"]]);
});

test("a program that the page may not compile is not requested again", async () => {
  const window = makeWindow({ first: Uint8Array.of(1, 2, 3, 4) });
  await assert.rejects(Program.load(PARTS, window, { isUrgent: false }), WebAssembly.CompileError);
  assert.deepEqual(window.timers, []);
});
