// The program that a page names, <main data-engine="/gallery.wasm">, or one in two parts that `Scripts/build-wasm --first` has
// made: <main data-engine="/gallery.first.wasm" data-engine-rest="/gallery.rest.wasm">. The first part contains what shows the
// first picture. The rest is requested once that has been painted, so that it does not compete with it.
//
// No request is synchronous. A program that has been called cannot wait for a promise: when it reaches a function of a rest
// that has not come, `RestIsMissing` is thrown through it, and that instance must not be called again.

const RETRY_MS = 1_000; // after a part that could not be loaded, and twice as long each time
const LONGEST_RETRY_MS = 30_000;

export class RestIsMissing extends Error {
  constructor() { super("the program needs its rest, which has not come yet"); }
}

class OtherBuild extends Error {
  constructor() { super("the rest of the program is of another build: the page has to be loaded anew"); }
}

export class Program {
  #first; // compiled, as the rest is once it has come
  #rest;
  #restURL;
  #tag; // of the build
  #states = new WeakMap(); // of instances: whether they have the rest
  #window;

  // Loads the program, or its first part. A page that wants its first picture soon has begun to compile it in its head, where
  // its policy allows a script there: <script>collectionEngine = WebAssembly.compileStreaming(fetch("/list.wasm"))</script>
  // A page that shows a picture already loads it at low priority, and again when that fails.
  static async load({ engine, engineRest }, window, { compiled = undefined, isUrgent = true } = {}) {
    const first = isUrgent
      ? await (compiled ?? WebAssembly.compileStreaming(window.fetch(engine)))
      : await retrying(window, () => WebAssembly.compileStreaming(window.fetch(engine, { priority: "low" })));
    return new Program(first, engineRest, window);
  }

  constructor(first, restURL, window) {
    this.#first = first;
    this.#restURL = restURL;
    this.#window = window;
    this.isWhole = restURL === undefined;
    this.failures = 0; // attempts to load the rest that failed
    if (this.isWhole) return;
    // The module name of `complete` carries the tag of the build. The rest imports the first part under the same tag, so that
    // parts of two builds are never combined.
    const names = WebAssembly.Module.imports(first).map((each) => each.module);
    this.#tag = names.find((name) => name.startsWith("rest-"))?.slice("rest-".length);
    if (this.#tag === undefined) throw new TypeError("the program is whole: there is no rest of it");
  }

  // Makes an instance; it is whole if the rest has come.
  async instantiate(imports) {
    const state = { isComplete: false };
    const complete = () => { if (!state.isComplete) throw new RestIsMissing(); };
    const stubs = this.#tag === undefined ? {} : { [`rest-${this.#tag}`]: { complete } };
    const instance = await WebAssembly.instantiate(this.#first, { ...imports, ...stubs });
    this.#states.set(instance, state);
    if (this.#rest) await this.complete(instance);
    return instance;
  }

  // Loads the rest, and again, less and less often, while that fails; then `onFailure` is called.
  async loadRest(onFailure) {
    this.#rest = await retrying(this.#window, async () => {
      const rest = await WebAssembly.compileStreaming(this.#window.fetch(this.#restURL, { priority: "low" }));
      const other = WebAssembly.Module.imports(rest).some((each) => each.module !== `first-${this.#tag}`);
      return other ? new OtherBuild() : rest;
    }, () => {
      this.failures += 1;
      onFailure?.();
    });
    if (this.#rest instanceof OtherBuild) throw this.#rest; // no further attempt can change that
    this.isWhole = true;
  }

  // Puts the functions of the rest into the table of an instance of the first part.
  async complete(instance) {
    await WebAssembly.instantiate(this.#rest, { [`first-${this.#tag}`]: instance.exports });
    this.#states.get(instance).isComplete = true;
  }
}

async function retrying(window, attempt, onFailure) {
  for (let delay = RETRY_MS; ; delay = Math.min(2 * delay, LONGEST_RETRY_MS)) {
    try {
      return await attempt();
    } catch (error) {
      if (error instanceof WebAssembly.CompileError) throw error; // a page that must not run programs
      onFailure?.();
      await new Promise((resolve) => { window.setTimeout(resolve, delay); });
    }
  }
}
