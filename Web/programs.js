// The program that a page names, <main data-engine="/gallery.wasm">, or one in parts that `Scripts/build-wasm --first` has made:
// <main data-engine="/gallery.first.wasm" data-engine-parts="/gallery.parts.json">. The first part and those that the table names
// for the page's path contain what shows its content. The others are requested once the first picture has been painted, so that they
// do not compete with it.
//
// No request is synchronous. A program that has been called cannot wait for a promise: when it reaches a function of a part
// that has not come, `RestIsMissing` is thrown through it, and that instance must not be called again.

const RETRY_MS = 1_000; // after a part that could not be loaded, and twice as long each time
const LONGEST_RETRY_MS = 30_000;
const FIRST = "first-"; // before the tag of the build, in the names under which parts import the first one
const REST = "rest-"; // the same for what the first part imports

export class RestIsMissing extends Error {
  constructor() { super("the program needs a part of it that has not come yet"); }
}

class OtherBuild extends Error {
  constructor() { super("a part of the program is of another build: the page has to be loaded anew"); }
}

export class Program {
  #first; // compiled
  #parts; // the others: their `url`, and their `module` once it has come
  #tag; // of the build
  #taken = new WeakMap(); // by instance: the parts that it has or is getting, each with its promise
  #window;

  // Loads what shows the page of the program. A page that wants its first picture soon has begun to compile the first part in its
  // head, where its policy allows a script there: <script>collectionEngine = WebAssembly.compileStreaming(fetch("/list.wasm"))</script>
  // A page that shows a picture already loads it at low priority, and again when that fails.
  static async load({ engine, engineParts, base = "/" }, window, { compiled = undefined, isUrgent = true } = {}) {
    const attempt = (request) => (isUrgent ? request() : retrying(window, request));
    const options = isUrgent ? undefined : { priority: "low" };
    const compile = (url) => attempt(() => WebAssembly.compileStreaming(window.fetch(url, options)));
    const first = isUrgent && compiled ? compiled : compile(engine);
    if (engineParts === undefined) return new Program(await first, [], window);
    const loadParts = async () => {
      const table = await attempt(() => readTable(window.fetch(engineParts, options)));
      const folder = engineParts.slice(0, engineParts.lastIndexOf("/") + 1);
      const taken = partsOf(table, base, window.location.pathname);
      return Promise.all(table.parts.map(async (name, number) => {
        const url = folder + name;
        return { url, module: taken.includes(number) ? await compile(url) : undefined };
      }));
    };
    return new Program(...await Promise.all([first, loadParts()]), window);
  }

  constructor(first, parts, window) {
    this.#first = first;
    this.#parts = parts;
    this.#window = window;
    this.failures = 0; // attempts to load the rest that failed
    if (parts.length === 0) return;
    // Parts import the first one under the tag that it has of the build, so that parts of two builds are never combined.
    this.#tag = tagOf(first, REST);
    if (this.#tag === undefined) throw new TypeError("the program is whole: it has no parts");
    for (const part of parts) if (part.module) this.#check(part.module);
  }

  // Whether all parts have come.
  get isWhole() {
    return this.#parts.every((part) => part.module);
  }

  // Makes an instance with the parts that have come.
  async instantiate(imports) {
    const missing = this.#tag === undefined ? {} : { [REST + this.#tag]: { complete() { throw new RestIsMissing(); } } };
    const instance = await WebAssembly.instantiate(this.#first, { ...imports, ...missing });
    this.#taken.set(instance, new Map());
    await this.complete(instance);
    return instance;
  }

  // Loads the parts that have not come, and again, less and less often, while that fails; each time `onFailure` is called.
  async loadRest(onFailure) {
    await Promise.all(this.#parts.map(async (part) => {
      if (part.module) return;
      const module = await retrying(this.#window, () => (
        WebAssembly.compileStreaming(this.#window.fetch(part.url, { priority: "low" }))
      ), () => {
        this.failures += 1;
        onFailure?.();
      });
      this.#check(module);
      part.module = module;
    }));
  }

  // Puts the functions of the parts that have come into the table of an instance of the first part, and their data into its memory:
  // once, because the program may change it. The rest, which uses data of the other parts, is put there after all of them, also where
  // another call has begun with these.
  async complete(instance) {
    const taken = this.#taken.get(instance);
    const take = (part) => {
      if (!part.module) return undefined;
      if (!taken.has(part)) {
        taken.set(part, WebAssembly.instantiate(part.module, { [FIRST + this.#tag]: instance.exports, f: instance.exports }));
      }
      return taken.get(part);
    };
    await Promise.all(this.#parts.slice(0, -1).map(take));
    if (this.isWhole) await Promise.all(this.#parts.slice(-1).map(take));
  }

  #check(module) {
    if (tagOf(module, FIRST) !== this.#tag) throw new OtherBuild(); // no further attempt can change that
  }
}

// The tag of a build in the names of the modules that a module imports.
function tagOf(module, prefix) {
  const names = WebAssembly.Module.imports(module).map((each) => each.module);
  return names.find((name) => name.startsWith(prefix))?.slice(prefix.length);
}

async function readTable(fetched) {
  const response = await fetched;
  if (!response.ok) throw new Error(`${response.url} was responded to with ${response.status}`);
  return response.json();
}

// The numbers of the parts that the page at a path takes: those of the page that begins with the most of its segments, or of
// the shortest of several.
export function partsOf({ pages }, base, pathname) {
  const segments = (path) => path.split("/").filter(Boolean);
  const path = segments(pathname.startsWith(base) ? pathname.slice(base.length) : pathname);
  let best;
  for (const page of pages) {
    const others = segments(page.path);
    const differing = others.findIndex((segment, index) => segment !== path[index]);
    const shared = differing < 0 ? others.length : differing;
    if (!best || shared > best.shared || (shared === best.shared && others.length < best.length)) {
      best = { shared, length: others.length, parts: page.parts };
    }
  }
  return best?.parts ?? [];
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
