// Programs in parts: which parts a page takes, what happens if another one is needed before it has come, comes late, or belongs
// to another build.

import assert from "node:assert/strict";
import { test } from "node:test";
import { listSection, MAGIC, section, SECTIONS, text } from "../../Scripts/wasm-binary.mjs";
import { partsOf, Program, RestIsMissing } from "../../Web/programs.js";

const [I32, GET, CALL, CALL_INDIRECT, END] = [0x7f, 0x20, 0x10, 0x11, 0x0b];
const TYPES = listSection(SECTIONS.type, [[0x60, 1, I32, 1, I32], [0x60, 0, 0]]);

function code(...bodies) {
  return listSection(SECTIONS.code, bodies.map((body) => [body.length + 2, 0, ...body, END]));
}

// A first part that exports `double`, which calls through slot 0 of the table, and imports `complete` from "rest-ab" for what
// is in that slot. The rests put a function that doubles there. They take the memory from "first-ab" and "first-cd".
const FIRST = Buffer.concat([
  MAGIC, TYPES, listSection(SECTIONS.import, [[...text("rest-ab"), ...text("complete"), 0, 1]]),
  listSection(SECTIONS.function, [[0], [0]]), section(SECTIONS.table, Buffer.from([1, 0x70, 1, 1, 1])),
  section(SECTIONS.memory, Buffer.from([1, 0, 1])),
  listSection(SECTIONS.export, [[...text("memory"), 2, 0], [...text("a"), 1, 0], [...text("double"), 0, 1]]),
  listSection(SECTIONS.element, [[0, 0x41, 0, END, 1, 2]]),
  code([GET, 0, 0x41, 0, CALL_INDIRECT, 0, 0], [CALL, 0, 0x00]),
]);
const rest = (tag, pages = 1) => Buffer.concat([
  MAGIC, TYPES,
  listSection(SECTIONS.import, [[...text(`first-${tag}`), ...text("memory"), 2, 0, pages], [...text("f"), ...text("a"), 1, 0x70, 0, 1]]),
  listSection(SECTIONS.function, [[0]]), listSection(SECTIONS.element, [[0, 0x41, 0, END, 1, 0]]), code([GET, 0, 0x41, 2, 0x6c]),
]);
const [REST, OTHER_REST] = [rest("ab"), rest("cd")];
const WHOLE = Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0);
const TABLE = { parts: ["a.rest.wasm"], pages: [{ path: "/", parts: [] }, { path: "/all", parts: [0] }] };

async function until(holds) {
  while (!holds()) await new Promise((resolve) => { setTimeout(resolve, 1); });
}

// A window whose server and timers are made to act by hand.
function makeWindow({ first = FIRST, rest = REST, status = 200, pathname = "/" } = {}) {
  const window = { requested: [], timers: [], rest, status, location: { pathname } };
  window.fetch = async (url, options) => {
    window.requested.push([url, options?.priority]);
    if (url.endsWith(".json")) return Response.json(TABLE, { status: window.tableStatus ?? 200 });
    const isRest = url.includes("rest");
    return new Response(isRest ? window.rest : first, {
      status: isRest ? window.status : (window.firstStatus ?? 200), headers: { "Content-Type": "application/wasm" },
    });
  };
  window.setTimeout = (handler, delay) => window.timers.push({ handler, delay });
  return window;
}

const PARTS = { engine: "/p/a.first.wasm", engineParts: "/p/a.parts.json" };

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
  assert.deepEqual(window.requested, [["/p/a.first.wasm", undefined], ["/p/a.parts.json", undefined], ["/p/a.rest.wasm", "low"]]);
});

// The beginnings and ends of the instantiations of three parts during `run`. Part "a" takes longest.
async function instantiations(parts, run) {
  const { instantiate } = WebAssembly;
  const log = [];
  WebAssembly.instantiate = async (part, imports) => {
    const name = ["a", "b", "rest"][parts.findIndex((each) => each.module === part)] ?? "first";
    log.push(`${name} begins`);
    const instance = await instantiate(part, imports);
    await new Promise((resolve) => { setTimeout(resolve, name === "a" ? 10 : 0); });
    log.push(`${name} is there`);
    return instance;
  };
  try {
    await run(log);
  } finally {
    WebAssembly.instantiate = instantiate;
  }
  return log;
}

const ORDER = ["first begins", "first is there", "a begins", "b begins", "b is there", "a is there", "rest begins", "rest is there"];

test("the rest is instantiated when all other parts are, and each part once", async () => {
  const parts = ["a", "b", "rest"].map(() => ({ module: new WebAssembly.Module(REST) }));
  const program = new Program(new WebAssembly.Module(FIRST), parts, makeWindow());
  const log = await instantiations(parts, async () => {
    const instance = await program.instantiate({});
    await program.complete(instance);
  });
  assert.deepEqual(log, ORDER);
});

test("an instance that is completed twice at a time gets each part once, and both calls wait for all", async () => {
  const parts = [{}, {}, {}]; // none has come
  const program = new Program(new WebAssembly.Module(FIRST), parts, makeWindow());
  const log = await instantiations(parts, async (events) => {
    const instance = await program.instantiate({});
    for (const part of parts) part.module = new WebAssembly.Module(REST);
    const counts = await Promise.all([1, 2].map(() => program.complete(instance).then(() => events.length)));
    assert.deepEqual(counts, [ORDER.length, ORDER.length]);
  });
  assert.deepEqual(log, ORDER);
});

test("a part that cannot be instantiated is an error whenever the instance is completed", async () => {
  const program = await Program.load(PARTS, makeWindow({ rest: rest("ab", 2) })); // needs more memory than there is
  const instance = await program.instantiate({});
  await program.loadRest();
  await assert.rejects(program.complete(instance), WebAssembly.LinkError);
  await assert.rejects(program.complete(instance), WebAssembly.LinkError);
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

test("of several parts only the one that cannot be loaded is requested again, and the others come meanwhile", async () => {
  const urls = ["/p/a.part1.wasm", "/p/a.rest.wasm"];
  const parts = urls.map((url) => ({ url }));
  const window = makeWindow({ first: REST, status: 503 }); // the first URL is served
  const program = new Program(new WebAssembly.Module(FIRST), parts, window);
  const loading = program.loadRest();
  await until(() => window.timers.length === 1 && parts[0].module);
  assert.deepEqual([program.isWhole, program.failures], [false, 1]);
  window.status = 200;
  window.timers[0].handler();
  await loading;
  assert.equal(program.isWhole, true);
  assert.deepEqual(window.requested.map(([url]) => url), [...urls, urls[1]]);
});

test("the rest of another build is refused", async () => {
  const program = await Program.load(PARTS, makeWindow({ rest: OTHER_REST }));
  await assert.rejects(program.loadRest(), /another build/);
  assert.equal(program.isWhole, false);
});

test("a part of another build that the page takes is refused", async () => {
  await assert.rejects(Program.load(PARTS, makeWindow({ rest: OTHER_REST, pathname: "/all" })), /another build/);
});

test("a page loads the parts that it takes with the first one", async () => {
  const window = makeWindow({ pathname: "/all/of/it" });
  const program = await Program.load(PARTS, window);
  assert.equal(program.isWhole, true);
  assert.equal((await program.instantiate({})).exports.double(3), 6);
  assert.deepEqual(window.requested.map(([url]) => url), ["/p/a.first.wasm", "/p/a.parts.json", "/p/a.rest.wasm"]);
});

test("a page takes the parts of the one that begins with most of its segments, or of the shortest", () => {
  const paths = ["/", "/homes", "/homes/results", "/homes/1001", "/product/1001", "/shows/1"];
  const table = { parts: [], pages: paths.map((path) => ({ path, parts: [path] })) };
  const taken = (path, base = "/") => partsOf(table, base, path)[0];
  assert.deepEqual(
    ["/", "/homes", "/homes/", "/homes/77", "/homes/results", "/product/5", "/shows", "/unknown/1"].map((path) => taken(path)),
    ["/", "/homes", "/homes", "/homes", "/homes/results", "/product/1001", "/shows/1", "/"],
  );
  assert.equal(taken("/app/homes/results", "/app/"), "/homes/results");
  assert.deepEqual(partsOf({ parts: [], pages: [] }, "/", "/"), []);
});

test("a table that cannot be had fails the page, and is requested again behind a picture", async () => {
  const window = makeWindow();
  window.tableStatus = 500;
  await assert.rejects(Program.load(PARTS, window), /500/);
  const loading = Program.load(PARTS, window, { isUrgent: false });
  await until(() => window.timers.length === 1);
  window.tableStatus = 200;
  window.timers[0].handler();
  assert.equal((await loading).isWhole, false);
});

test("a whole program has no parts", async () => {
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
  assert.deepEqual(window.requested, [["/p/a.first.wasm", "low"], ["/p/a.parts.json", "low"], ["/p/a.first.wasm", "low"]]);
});

test("a program that the page may not compile is not requested again", async () => {
  const window = makeWindow({ first: Uint8Array.of(1, 2, 3, 4) });
  await assert.rejects(Program.load(PARTS, window, { isUrgent: false }), WebAssembly.CompileError);
  assert.deepEqual(window.timers, []);
});
