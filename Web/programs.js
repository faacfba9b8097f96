// Runs the program that a page names, <main data-engine="/gallery.wasm">, or one in two parts that `Scripts/build-wasm
// --first` has made: <main data-engine="/gallery.first.wasm" data-engine-rest="/gallery.rest.wasm">. The first part is what
// the first picture takes. The rest is asked for once that has been painted, so that it is not in its way; what needs it earlier
// has it loaded at once, while the page waits.

const PAINTED_MS = 500; // so long a page that is not painted, such as one in the background, is waited for
const RETRY_MS = 1_000; // after a rest that could not be loaded, and twice as long each time
const LONGEST_RETRY_MS = 30_000;

// A page that wants its first picture soon has begun to compile the program in its head, while this file was still on its way,
// where its policy allows a script there: <script>collectionEngine = WebAssembly.compileStreaming(fetch("/list.wasm"))</script>
export async function run(host, { engine, engineRest }, window, compiled) {
  const module = await (compiled ?? WebAssembly.compileStreaming(window.fetch(engine)));
  const imports = host.imports();
  const rest = engineRest ? new Rest(module, engineRest, window) : undefined;
  const instance = await WebAssembly.instantiate(module, { ...imports, ...rest?.imports() });
  rest?.follow(instance);
  host.rest = rest;
  host.start(instance);
  await rest?.loadWhenPainted();
}

class OtherBuild extends Error {
  constructor() { super("the rest of the program is of another build: the page has to be loaded anew"); }
}

class Rest {
  // What the first part imports its `complete` from carries the tag of the build. The rest asks for the first part by the same
  // tag, so that parts of two builds do not come together.
  constructor(first, url, window) {
    const names = WebAssembly.Module.imports(first).map((each) => each.module);
    this.tag = names.find((name) => name.startsWith("rest-"))?.slice("rest-".length);
    if (this.tag === undefined) throw new TypeError("the program is whole: there is no rest of it");
    this.url = url;
    this.window = window;
    this.isThere = false;
    this.wasForced = false; // whether the page had to wait for it
    this.tried = new Promise((resolve) => { this.settle = resolve; }); // resolves when it is there or could not be loaded
  }

  imports() {
    return { [`rest-${this.tag}`]: { complete: () => this.complete() } };
  }

  follow(instance) {
    this.first = instance.exports;
  }

  async loadWhenPainted() {
    await painted(this.window);
    for (let delay = RETRY_MS; !this.isThere; delay = Math.min(2 * delay, LONGEST_RETRY_MS)) {
      try {
        this.add(await WebAssembly.compileStreaming(this.window.fetch(this.url, { priority: "low" })));
      } catch (error) {
        if (error instanceof OtherBuild) throw error; // no attempt will change that
        this.settle();
        await new Promise((resolve) => { this.window.setTimeout(resolve, delay); });
      }
    }
  }

  // The program cannot go on without the rest, and a program that has been called cannot wait for a promise.
  complete() {
    if (this.isThere) return;
    this.wasForced = true;
    const request = new this.window.XMLHttpRequest();
    request.open("GET", this.url, false);
    request.overrideMimeType("text/plain; charset=x-user-defined"); // each byte as one unit of the text
    request.send();
    if (request.status !== 200) throw new Error(`the rest of the program could not be loaded: status ${request.status}`);
    this.add(new WebAssembly.Module(Uint8Array.from(request.responseText, (unit) => unit.charCodeAt(0) & 0xff)));
  }

  // Puts the functions of the rest into the table of the first part.
  add(module) {
    if (this.isThere) return;
    const first = `first-${this.tag}`;
    if (WebAssembly.Module.imports(module).some((each) => each.module !== first)) throw new OtherBuild();
    new WebAssembly.Instance(module, { [first]: this.first });
    this.isThere = true;
    this.settle();
  }
}

// Resolves when the first picture has been painted: not when its frame has been prepared, since the same processors are
// still at work on it then.
function painted(window) {
  return new Promise((resolve) => {
    window.setTimeout(resolve, PAINTED_MS);
    new window.PerformanceObserver((list) => {
      if (list.getEntriesByName("first-contentful-paint").length > 0) resolve();
    }).observe({ type: "paint", buffered: true });
  });
}
