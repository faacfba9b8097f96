// Starts the program of a page, and lets it take over what the page shows.
//
// A page is empty, <main data-engine=…></main>, or with a rendered picture of its screen, <main data-engine=… data-rendered=…>.
// In a rendered page the program starts behind the picture, in a root of its own, and takes its place when its own picture is
// complete. Until it does, and whenever it needs a part that has not come, an `EventGate` holds what the user does.

import { DiagnosticLog } from "./diagnostics.js";
import { copyOffsets, exchange, noteOffsets } from "./exchange.js";
import { EventGate } from "./event-gate.js";
import { KnownResponses } from "./known-responses.js";
import { PageEnvironment } from "./environments.js";
import { registerServiceWorker } from "./offline.js";
import { nextFrame, painted, Quiet } from "./quiet.js";
import { Program } from "./programs.js";
import { requestPicture } from "./pictures.js";
import { ScrollHistory } from "./scroll-history.js";
import { leaveOverlays } from "./services.js";

const TAKEOVER_MS = 4_000; // the time after which a picture is replaced by one that is not complete

export class PageStart {
  #shown; // the root that the user sees
  #host; // of the program
  #makeHost;
  #window;
  #log;
  #gate;
  #program;
  #isRendered;
  #responses;
  #scrolls;

  // `makeHost` makes a host of a root and its options.
  constructor(root, makeHost, { window = root.ownerDocument.defaultView, log = console } = {}) {
    this.#shown = root;
    this.#makeHost = makeHost;
    this.#window = window;
    this.#log = new DiagnosticLog(log, (url) => window.fetch(url));
    this.#isRendered = root.dataset.rendered !== undefined && root.firstElementChild !== null;
    leaveOverlays(window);
    this.#scrolls = new ScrollHistory(window);
    this.#gate = new EventGate(root, window, this.#isRendered);
    this.#responses = KnownResponses.of(root.ownerDocument);
    if (!this.#isRendered) this.#prepare();
  }

  // `compiled` is the promise of a program that the page has begun to compile.
  async run(compiled) {
    const { dataset } = this.#shown;
    try {
      if (this.#isRendered) await this.#readPicture();
      this.#program = await Program.load(dataset, this.#window, { compiled, isUrgent: !this.#isRendered });
      if (this.#isRendered) this.#prepare();
      this.#host.start(await this.#program.instantiate(this.#host.imports()), this.#program.isWhole);
      this.#scrolls.follow(this.#host);
      this.#saveEnvironment();
      const rest = painted(this.#window).then(() => this.#loadRest()).catch((error) => this.#fail(error));
      await this.#show();
      if (this.#host.isDead) return this.#end();
      this.#responses.forget();
      this.#host.reportFocus(this.#window.document.activeElement);
      if (this.#host.calls.isWaiting) this.#gate.hold();
      else this.#gate.release();
      await rest;
      if (!this.#host.isDead) await registerServiceWorker(this.#window, this.#log);
    } catch (error) {
      this.#fail(error);
    }
    return undefined;
  }

  // ---- Pictures

  // Has a picture that was rendered for another environment rendered again, once, and waits until one has been painted.
  async #readPicture() {
    const rendered = PageEnvironment.parse(this.#shown.dataset.rendered);
    const environment = this.#saveEnvironment();
    if (rendered && environment.isMislaidBy(rendered)) this.#correct(environment);
    this.#scrolls.showPicture(this.#shown);
    await painted(this.#window);
  }

  async #correct(environment) {
    const root = this.#shown;
    const picture = await requestPicture(this.#window, environment);
    if (!picture || root !== this.#shown) return; // the program has taken over meanwhile
    const before = root.cloneNode(false);
    before.append(...root.childNodes);
    root.append(...picture.childNodes);
    root.dataset.rendered = picture.dataset.rendered;
    copyOffsets(before, root);
  }

  #saveEnvironment() {
    const environment = PageEnvironment.of(this.#window);
    environment.save(this.#window.document);
    return environment;
  }

  // ---- The program

  // Makes the host of the program: in the root that is shown if that is empty, else behind it.
  #prepare() {
    const root = this.#shown.firstElementChild ? rootBehind(this.#shown) : this.#shown;
    this.#host = this.#makeHost(root, { window: this.#window, log: this.#log, responses: this.#responses, gate: this.#gate });
    root.collectionHost = this.#host; // for benchmarks and for inspection in the console
  }

  // Loads the parts of the program that the page did not name. Links are followed by the browser when they could not be loaded at
  // once and the program waits for them.
  async #loadRest() {
    const program = this.#program;
    if (program.isWhole) return;
    await program.loadRest(() => { this.#gate.letsLinksPass = true; });
    if (this.#host.isDead) return;
    await this.#host.calls.finish(program);
    if (this.#host.root === this.#shown) this.#gate.release();
  }

  // Lets the program take the place of what is shown when its picture is complete. In a page that is not drawn it is helped on.
  async #show() {
    const host = this.#host;
    if (host.root === this.#shown) return;
    const quiet = new Quiet(this.#shown, this.#window);
    const end = this.#window.performance.now() + TAKEOVER_MS;
    let wasRestoring = false;
    const noteRestored = () => {
      if (wasRestoring && !this.#scrolls.isTakenOver) noteOffsets(this.#shown, host.root);
      wasRestoring = false;
    };
    while (!host.isDead && (host.calls.isWaiting || this.#window.performance.now() < end)) {
      await nextFrame(this.#window);
      if (this.#window.document.hidden) host.advance();
      if (this.#scrolls.isRestoring) {
        wasRestoring = true;
        continue;
      }
      noteRestored();
      if (quiet.isComplete(host) && !copyOffsets(this.#shown, host.root) && quiet.isIdle()) break;
    }
    quiet.end();
    if (host.isDead) return;
    noteRestored();
    exchange(this.#shown, host.root);
    this.#shown = host.root;
    this.#gate.moved(host.root);
    this.#gate.letsLinksPass = this.#program.failures > 0;
    this.#scrolls.taken();
  }

  #discard() {
    this.#host.retire();
    this.#host.removeAids();
    this.#host.root.remove();
  }

  #fail(error) {
    if (this.#host && !this.#host.isDead) this.#host.fail(error);
    else this.#log.error(error);
    this.#end();
  }

  // The program has ended before it could take over. A rendered picture stays, with links that work; elsewhere the user sees what
  // has happened.
  #end() {
    this.#gate.drop();
    if (!this.#host || this.#host.root === this.#shown) return;
    if (this.#isRendered) this.#discard();
    else exchange(this.#shown, this.#host.root);
  }
}

// An empty root of the same size behind another: laid out, but neither seen nor reached.
function rootBehind(shown) {
  const root = shown.cloneNode(false);
  delete root.dataset.rendered;
  root.classList.add("is-behind");
  root.setAttribute("inert", "");
  root.setAttribute("aria-hidden", "true");
  shown.before(root);
  return root;
}
