// Calls into a program whose rest comes late: nothing is lost, nothing is heard twice.

import assert from "node:assert/strict";
import { test } from "node:test";
import { ProgramCalls } from "../../Web/program-calls.js";
import { RestIsMissing } from "../../Web/programs.js";

// A program that adds up what it is told, with the time, and says the sum at the end of each call. `load` has it told more,
// `double` needs the rest.
class Adder {
  constructor(imports, parts) {
    Object.assign(this, { sum: 0, end: 0, imports, parts });
    const call = (change) => (...values) => {
      change(...values);
      this.imports.host.flush(this.sum, 0, 0, 0, 0);
      return this.sum;
    };
    this.exports = {
      memory: { buffer: new ArrayBuffer(64) },
      host_allocate: (count) => (this.end += count) - count,
      add: call((value) => { this.sum += value + this.imports.host.now(); }),
      text: call((factor, pointer, count) => {
        for (const byte of new Uint8Array(this.exports.memory.buffer, pointer, count)) this.sum += factor * byte;
      }),
      double: call(() => {
        this.sum += 1_000_000; // an instance in the midst of a change
        this.imports.host.log(2, 0, 0);
        this.imports.host.now();
        if (!this.parts.hasRest) throw new RestIsMissing();
        this.sum = 2 * (this.sum - 1_000_000);
      }),
      load: call(() => this.imports.host.load()),
      told: (number, first, firstCount, second, secondCount) => {
        const byte = (at, count) => new Uint8Array(this.exports.memory.buffer, at, count)[0];
        if (firstCount === 2 && secondCount === 1) this.sum += 10_000 * byte(first, firstCount) + number * byte(second, secondCount);
      },
      trap: () => { throw new WebAssembly.RuntimeError("unreachable"); },
      host_scrolled: call((_, x) => { this.sum = x; }),
      host_menu: call(() => {}),
    };
  }
}

// A page whose clock advances by one at each look, and a program whose rest can come.
function start({ isWhole = false, gate } = {}) {
  const heard = [];
  const failures = [];
  const parts = { hasRest: isWhole };
  let time = 0;
  const host = {
    measuredSizes: [], isDead: false, window: { performance: { now: () => (time += 1) }, setTimeout },
    functions: () => ({
      now: () => (time += 1),
      flush: (sum) => host.flush(sum),
      log: () => heard.push("line"),
      load: () => { for (const byte of [3, 4]) calls.send("told", [1, Uint8Array.of(byte, 1), Uint8Array.of(2)]); },
    }),
    flush: (sum) => heard.push(sum),
    sendMeasuredSizes() { for (const size of this.measuredSizes.splice(0)) calls.call("add", [size]); },
    fail(error) { this.isDead = true; failures.push(error.message); },
  };
  const calls = new ProgramCalls(host, gate);
  const instances = [];
  const program = {
    complete: async () => { parts.hasRest = true; },
    instantiate: async (imports) => {
      parts.hasRest = true;
      instances.push(new Adder(imports, parts));
      return instances.at(-1);
    },
  };
  instances.push(new Adder(calls.imports(), parts));
  calls.attach(instances[0], isWhole);
  return { calls, failures, heard, host, instances, program };
}

test("a whole program is called, and hands back results", () => {
  const { calls, heard } = start({ isWhole: true });
  assert.deepEqual([calls.call("add", [10]), calls.call("double", []), calls.isWhole], [11, 22, true]);
  assert.deepEqual(heard, [11, "line", 22]);
});

test("a program that misses nothing goes on with the same instance", async () => {
  const { calls, heard, instances, program } = start();
  calls.call("add", [10]);
  assert.deepEqual([calls.isWhole, calls.isWaiting], [false, false]);
  await calls.finish(program);
  assert.deepEqual([calls.call("double", []), calls.isWhole, instances.length], [22, true, 1]);
  assert.deepEqual(heard, [11, "line", 22]);
});

test("a call that was broken off is made on a whole instance, after what came before it and before what came after it", async () => {
  const { calls, heard, instances, program } = start();
  calls.call("add", [10]);
  calls.send("text", [100, Uint8Array.of(1, 2)]);
  calls.call("load", []);
  const before = [...heard];
  assert.equal(calls.call("double", []), undefined);
  assert.equal(calls.call("add", [5]), undefined);
  assert.deepEqual([calls.isWaiting, heard], [true, [...before, "line"]]);
  const expected = 2 * before.at(-1);
  await calls.finish(program);
  assert.deepEqual([instances.length, calls.isWaiting, calls.isWhole], [2, false, true]);
  assert.equal(heard.filter((each) => each === "line").length, 1, "what was said before the end of the call is said once");
  assert.equal(heard[before.length + 1], expected, "times are told as they were");
  assert.ok(heard.at(-1) > expected + 5);
  assert.equal(calls.call("add", [1]), instances[1].sum);
});

test("a call that is broken off while the rest is put in place is made as well", async () => {
  const { calls, heard, instances, program } = start();
  const { complete } = program;
  program.complete = async (instance) => {
    calls.call("double", []);
    await complete(instance);
  };
  calls.call("add", [10]);
  await calls.finish(program);
  assert.deepEqual([instances.length, heard.at(-1)], [2, 22]);
});

test("what is measured while calls wait comes in their order", async () => {
  const { calls, heard, host, program } = start();
  calls.call("double", []);
  calls.call("add", [1]);
  const { flush } = host;
  host.flush = (sum) => {
    if (heard.length === 1) host.measuredSizes.push(100);
    flush(sum);
  };
  await calls.finish(program);
  assert.equal(heard.length, 4);
  assert.ok(heard.at(-1) > 100);
});

test("of the offsets of a scroller the newest waits, and what requests a result at once does not", async () => {
  const { calls, heard, program } = start();
  calls.call("double", []);
  for (const x of [1, 2, 3]) calls.call("host_scrolled", [7, x]);
  calls.call("host_scrolled", [8, 4]);
  calls.call("host_menu", [1]);
  await calls.finish(program);
  assert.deepEqual(heard, ["line", 0, 3, 4]);
});

test("a call of an event that is held is left to that event", async () => {
  const event = { type: "click" };
  const gate = { held: [], hold() { this.held.push(event); }, holds(other) { return this.held.includes(other); } };
  const { calls, heard, host, program } = start({ gate });
  host.window.event = event;
  calls.call("double", []);
  host.window.event = undefined;
  await calls.finish(program);
  assert.deepEqual(heard, ["line"]);
  assert.equal(gate.held.length, 1);
});

test("a trap ends the program, with its rest or without, and in calls that are made again", async () => {
  for (const isWhole of [true, false]) {
    const { calls, failures } = start({ isWhole });
    assert.equal(calls.call("trap", []), undefined);
    assert.equal(calls.call("add", [1]), undefined);
    assert.deepEqual(failures, ["unreachable"]);
  }
  const { calls, program } = start();
  calls.call("double", []);
  calls.call("trap", []);
  await assert.rejects(calls.finish(program), /unreachable/);
});

test("a program that is called for long without its rest waits for it", async () => {
  const { calls, heard, instances, program } = start();
  for (let count = 0; count < 50_001; count += 1) calls.call("add", [0]);
  assert.deepEqual([calls.isWaiting, heard.length], [true, 50_000]);
  await calls.finish(program);
  assert.deepEqual([heard.length, instances.length], [50_001, 1]);
});
