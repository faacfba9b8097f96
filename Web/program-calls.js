// The calls of a page into its program.
//
// A program may come in parts (programs.js). Until all of them have come, calls are recorded, with what they were handed and what the
// functions that the program imports returned to it. A call that reaches a function of a part that has not come is broken off:
// `RestIsMissing` is thrown through the program, whose memory cannot be trusted any more. That call and all later ones wait. Once the
// rest has come, an instance of the whole program makes the recorded calls again without being heard, which brings it to where the
// other one was, because a program knows nothing but what it is handed. Then it makes the calls that have waited.

import { RestIsMissing } from "./programs.js";

const COUNT_LIMIT = 50_000; // recorded calls, after which later ones wait for the rest
const SLICE_MS = 30; // the time for which calls are repeated before the page may draw
// Calls whose result is needed at once: of a call that waits the browser has done its own already.
const CALLS_WITH_RESULTS = new Set(["host_menu"]);

export class ProgramCalls {
  #host;
  #gate;
  #instance;
  #records; // of calls since the start; undefined once nothing can be missing
  #current; // the record of the call under way
  #imported; // what is recorded of the imported function under way
  #waiting; // records of calls that wait for the rest
  #isBroken = false; // whether a call was broken off

  // `host` has `functions()`, `sendMeasuredSizes()`, `fail(error)`, `isDead` and `window`. `gate`, if the page has one, is an
  // `EventGate`: events whose calls cannot be made are held there.
  constructor(host, gate) {
    this.#host = host;
    this.#gate = gate;
  }

  // What the program imports: the functions of the host.
  imports() {
    const functions = Object.entries(this.#host.functions());
    return { host: Object.fromEntries(functions.map(([name, perform]) => [name, (...values) => this.#perform(perform, values)])) };
  }

  // From now on calls reach this instance. `isWhole` says whether all functions of the program are there.
  attach(instance, isWhole = true) {
    this.#instance = instance;
    this.#records = isWhole ? undefined : [];
  }

  get memory() {
    return this.#instance.exports.memory;
  }

  // Whether all of the program is there and no call waits.
  get isWhole() {
    return this.#records === undefined;
  }

  // Whether calls wait for the rest of the program.
  get isWaiting() {
    return this.#waiting !== undefined;
  }

  // Calls an exported function and returns its result, `undefined` if it was not called. After a trap nothing is called any more.
  call(name, values) {
    return this.#call(name, values, false);
  }

  // Calls an exported function that takes bytes: of each `Uint8Array` among the values it is handed the address and the length.
  send(name, values) {
    return this.#call(name, values, true);
  }

  // All of a program has come: `program` has `complete(instance)` and `instantiate(imports)`. Makes the calls that have waited.
  async finish(program) {
    if (!this.#isBroken) await program.complete(this.#instance); // meanwhile a call may be broken off
    if (this.#isBroken) await this.#repeat(await program.instantiate(this.imports()));
    for (const record of this.#waiting ?? []) { // what the others cause is appended
      this.#makeRecorded(record);
      this.#host.sendMeasuredSizes();
    }
    this.#waiting = undefined;
    this.#records = undefined;
  }

  // Makes the recorded calls again, on another instance.
  async #repeat(instance) {
    const { window } = this.#host;
    this.#instance = instance;
    let start = window.performance.now();
    for (const record of this.#records) {
      this.#makeRecorded(record);
      if (window.performance.now() - start < SLICE_MS) continue;
      await new Promise((resolve) => { window.setTimeout(resolve); });
      start = window.performance.now();
    }
  }

  #call(name, values, hasBytes) {
    if (this.#host.isDead) return undefined;
    if (this.#imported) { // an imported function returns what the program needs
      this.#imported.calls.push({ name, values, hasBytes });
      return this.#make(name, values, hasBytes);
    }
    let result;
    try {
      result = this.#records
        ? this.#record({ name, values, hasBytes, imported: [], count: 0 })
        : this.#make(name, values, hasBytes);
    } catch (error) {
      this.#host.fail(error);
    }
    this.#host.sendMeasuredSizes();
    return result;
  }

  #record(record) {
    if (!this.#waiting && this.#records.length < COUNT_LIMIT) {
      try {
        const result = this.#makeRecorded(record);
        this.#records.push(record);
        return result;
      } catch (error) {
        if (!(error instanceof RestIsMissing)) throw error;
        this.#isBroken = true;
      }
    }
    return this.#wait(record);
  }

  // Keeps a call until the rest has come, unless the event that caused it is held and will cause it again. Of the offsets of a
  // scroller only the newest matters.
  #wait(record) {
    if (!this.#waiting) {
      this.#waiting = [];
      this.#gate?.hold();
    }
    if (this.#gate?.holds(this.#host.window.event) || CALLS_WITH_RESULTS.has(record.name)) return undefined;
    const last = this.#waiting.at(-1);
    if (record.name === "host_scrolled" && last?.name === record.name && last.values[0] === record.values[0]) this.#waiting.pop();
    this.#waiting.push(record);
    return undefined;
  }

  #makeRecorded(record) {
    record.count = 0;
    this.#current = record;
    try {
      return this.#make(record.name, record.values, record.hasBytes);
    } finally {
      this.#current = undefined;
    }
  }

  #make(name, values, hasBytes) {
    const { exports } = this.#instance;
    if (!hasBytes) return exports[name](...values);
    return exports[name](...values.flatMap((value) => {
      if (typeof value === "number") return value;
      const pointer = exports.host_allocate(value.length);
      new Uint8Array(exports.memory.buffer, pointer, value.length).set(value);
      return [pointer, value.length];
    }));
  }

  // Performs an imported function. In a call that is made again the program gets the same result as before, and nothing happens.
  #perform(perform, values) {
    const record = this.#current;
    if (!record || this.#imported) return perform(...values);
    record.count += 1;
    const known = record.imported[record.count - 1];
    if (known) {
      for (const call of known.calls) this.#make(call.name, call.values, call.hasBytes);
      return known.result;
    }
    const imported = { calls: [], result: undefined };
    this.#imported = imported;
    try {
      imported.result = perform(...values);
    } finally {
      this.#imported = undefined;
    }
    record.imported.push(imported);
    return imported.result;
  }
}
