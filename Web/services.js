// What a page requests from outside its document: responses from the server, timers, addresses and other windows.

import { inFolder } from "./base.js";
import { isOpenable, isPath } from "./elements.js";
import { FirstWrites } from "./first-writes.js";
import { KnownResponses } from "./known-responses.js";
import { expectedBytes, INTERIM, Progress, upload } from "./progress.js";
import { encodeFields, optionsOf, refusalOf } from "./requests.js";
import { SystemServices } from "./system-services.js";
import * as wire from "./wire.js";

const POSITION_TIMEOUT_MS = 15_000;
const POSITION_AGE_MS = 60_000; // so old a position is good enough
const BAD_REQUEST = 400;
const TIMED_OUT = 408;
const TOO_LARGE = 413;

export class HostServices {
  // `engine` is called when a response or a timer is due: `call(name, ...values)` and `sendBytes(name, bytes, ...values)`.
  // `base` is the folder of the site, `origins` are the other ones that requests may go to, `responses` came with the page.
  constructor(engine, window, log, { base = "/", origins = [], responses = new KnownResponses() } = {}) {
    this.engine = engine;
    this.base = base;
    this.origins = origins;
    this.encoder = new TextEncoder();
    this.responses = responses;
    this.window = window;
    this.logger = log;
    this.firstWrites = new FirstWrites(window.navigator?.locks);
    this.requests = new Map();
    this.timers = new Map();
    this.system = new SystemServices(window, log, base);
  }

  // `request` has a method, a path, header fields in one text, a body, the number of bytes that the response may have (`limit`), the
  // milliseconds that it may take (`timeout`), and whether credentials go to another origin and progress is reported.
  async request(token, request) {
    const { method, path, fields, body } = request;
    const controller = new AbortController();
    this.requests.set(token, controller);
    const refusal = refusalOf(request, this.origins);
    if (refusal) this.logger.error(refusal);
    const progress = request.reportsProgress ? new Progress((counts) => {
      if (this.requests.get(token) === controller) this.#tell("host_responded", token, INTERIM, counts, new Uint8Array());
    }, this.window.performance) : undefined;
    const load = () => this.load(request, controller, progress);
    // The engine is called after it has sent all of its commands, whatever becomes of the request. A response that came with the page
    // is one to a request without header fields.
    const response = await (refusal ? { status: BAD_REQUEST } : fields ? load() : this.responses.request(method, path, body, load));
    if (this.requests.get(token) !== controller) return undefined; // cancelled by the engine
    this.requests.delete(token);
    const { status, bytes = new Uint8Array(), headers = "" } = response;
    return this.#tell("host_responded", token, status, bytes, this.encoder.encode(headers));
  }

  #tell(name, ...values) {
    return this.engine.sendBytes(name, values.pop(), ...values);
  }

  // Requests something from the server. A request that fails has the status 0. `progress`, if there is any, is notified of it.
  async load(request, controller, progress) {
    const { method, path, limit } = request;
    let isLate = false;
    const timeout = this.window.setTimeout(() => {
      isLate = true;
      controller.abort();
    }, request.timeout);
    try {
      const [address, options] = [inFolder(this.base, path), optionsOf(request, controller.signal)];
      const fetch = () => (progress && request.body ? upload(this.window, address, options, limit, progress) : this.window.fetch(address, options));
      const mayBegin = isPath(path) && method !== "GET" && method !== "HEAD"; // a session of this site
      const response = await (mayBegin ? this.firstWrites.send(fetch) : fetch());
      const bytes = "content" in response ? response.content : await readUpTo(response, limit, progress);
      if (bytes) {
        progress?.finish(bytes.length);
        return { status: response.status, bytes, headers: encodeFields(response.headers) };
      }
      this.logger.error(`request: refused the response to ${method} ${JSON.stringify(path)}, which has more bytes than the limit of ${limit} (HostRequest.maximumResponseBytes)`);
      return { status: TOO_LARGE };
    } catch (error) {
      this.logger.debug(`${method} ${path}: ${isLate ? `no response in ${request.timeout} ms` : error}`);
      return { status: isLate ? TIMED_OUT : 0 };
    } finally {
      this.window.clearTimeout(timeout);
    }
  }

  // Uses a service of the system, such as the clipboard.
  async use(token, service, argument) {
    const [status, bytes = new Uint8Array()] = await this.system.use(service, argument);
    this.#tell("host_responded", token, status, bytes, new Uint8Array());
  }

  cancelRequest(token) {
    this.requests.get(token)?.abort();
    this.requests.delete(token);
  }

  startTimer(token, milliseconds) {
    const handle = this.window.setTimeout(() => {
      this.timers.delete(token);
      this.engine.call("host_timer", token);
    }, milliseconds);
    this.timers.set(token, handle);
  }

  cancelTimer(token) {
    this.window.clearTimeout(this.timers.get(token));
    this.timers.delete(token);
  }

  // Nothing is delivered any more. What has been requested goes on: the instance that takes the place of this one needs it too.
  retire() {
    this.requests.clear();
    for (const handle of this.timers.values()) this.window.clearTimeout(handle);
    this.timers.clear();
    this.system.retire();
  }

  // Where the device is. The user may have refused, which is also the response to a page without the permission.
  locate(token) {
    const respond = (outcome, { latitude = 0, longitude = 0, accuracy = 0 } = {}) =>
      this.engine.call("host_located", token, outcome, latitude, longitude, accuracy);
    const { geolocation } = this.window.navigator;
    if (!geolocation) {
      this.window.setTimeout(() => respond(wire.POSITION_UNAVAILABLE));
      return;
    }
    geolocation.getCurrentPosition(
      ({ coords }) => respond(wire.POSITION_FOUND, coords),
      ({ code, PERMISSION_DENIED }) => respond(code === PERMISSION_DENIED ? wire.POSITION_REFUSED : wire.POSITION_UNAVAILABLE),
      { timeout: POSITION_TIMEOUT_MS, maximumAge: POSITION_AGE_MS },
    );
  }

  navigate(step, path) {
    if (step === wire.HISTORY_BACK) {
      this.settleAddress();
      this.window.history.back();
    } else if (!isPath(path)) this.logger.error(`navigate: refused ${JSON.stringify(path)}, which is no path of this origin`);
    else if (step === wire.HISTORY_REPLACE) this.replaceAddress(inFolder(this.base, path));
    else {
      this.settleAddress();
      const address = inFolder(this.base, path);
      const state = stateOf(this.window, address);
      places.set(this.window, { overlays: state?.overlays ?? 0, address });
      this.window.history.pushState(state, "", address);
    }
  }

  // An address that takes the place of another is written down after the next frame, and the last of several only: a
  // browser takes longer for it than for most changes of a page, and refuses more than a few each second.
  replaceAddress(path) {
    if (this.address === undefined) {
      this.window.requestAnimationFrame(() => this.window.setTimeout(() => this.settleAddress()));
    }
    this.address = path;
  }

  settleAddress() {
    if (this.address !== undefined) {
      const state = replacedState(this.window, this.address);
      this.window.history.replaceState(state, "", this.address);
      places.set(this.window, { overlays: overlaysOf(this.window), address: this.address });
    }
    this.address = undefined;
  }

  // The user went elsewhere: what was to be written down belongs to an address that is not open any more.
  forgetAddress() {
    this.address = undefined;
  }

  open(url) {
    if (isPath(url) || isOpenable(url)) this.window.open(inFolder(this.base, url), "_blank", "noopener,noreferrer");
    else this.logger.warn(`open: refused ${JSON.stringify(url)}, whose scheme is not allowed`);
  }
}

// The current entry by the window: how many entries of overlays lie in a row up to it, and its address.
const places = new WeakMap();

// How many entries of overlays lie in a row up to the current one, by its state, which another program of the origin may have written.
// The result is 0 for a number that this history cannot have. Going back by anything but a positive number of 32 bits would load the
// page again, and going back by more entries than there are does nothing: the event of that step would never come, and the next step
// of the user would be taken for it. Without `navigation`, only the number of all entries is known, which includes those after the
// current one.
function overlaysOf({ history, navigation }) {
  const overlays = history?.state?.overlays;
  if (!Number.isInteger(overlays) || overlays <= 0) return 0;
  const entriesBefore = navigation?.currentEntry?.index ?? history.length - 1;
  return overlays <= entriesBefore ? overlays : 0;
}

// The state of an entry whose address is replaced. An overlay's stays one where its query changes: what it presents may have an address.
// One that gets another path is a screen's.
function replacedState(window, address) {
  const isScreen = overlaysOf(window) > 0 && address.split(/[?#]/, 1)[0] !== window.location.pathname;
  return isScreen ? null : window.history.state;
}

// The state of a new entry. One with the address of the entry before it is an overlay's; it knows how many of them lie in a row.
function stateOf(window, address) {
  const { pathname, search } = window.location;
  return pathname + search === address ? { overlays: overlaysOf(window) + 1 } : null;
}

// Leaves the entries of overlays that were open when the page was loaded again: they are closed, and going back over their entries would
// do nothing. The address stays, by which the program presents what has an address; it adds an entry for that again.
export function leaveOverlays(window) {
  const overlays = overlaysOf(window);
  if (overlays === 0) return;
  const { location, history } = window;
  const address = location.pathname + location.search;
  window.addEventListener("popstate", (event) => {
    event.stopImmediatePropagation();
    if (location.pathname + location.search !== address) history.replaceState(history.state, "", address);
  }, { once: true, capture: true });
  history.go(-overlays);
}

// Steps over the entries of closed overlays, which a browser keeps ahead of the screen: nothing would be seen of a step forward to one,
// and the next step back would only undo it. Returns whether the event is such a step or the return from one, of which the program
// must not learn; it has been stopped then. The entry of an open overlay is never ahead of the current one: where more entries of
// overlays lie in a row than before the step, the added ones are of closed overlays.
export function skipClosedOverlays(window, event) {
  const { location, history } = window;
  const { overlays: depth, address, isReturning } = places.get(window) ?? { overlays: 0 };
  const overlays = overlaysOf(window);
  if (overlays > depth) {
    places.set(window, { overlays: depth, address, isReturning: true });
    history.go(-overlays);
  } else {
    places.set(window, { overlays, address: location.pathname + location.search });
    if (!isReturning || location.pathname + location.search !== address) return false;
  }
  event.stopImmediatePropagation();
  return true;
}

// The bytes of a response; undefined if there are more than the limit. `progress`, if there is any, is notified of them.
async function readUpTo(response, limit, progress) {
  const reader = response.body?.getReader();
  const chunks = [];
  let total = 0;
  while (reader) {
    const { done, value } = await reader.read();
    if (done) break;
    chunks.push(value);
    total += value.length;
    if (total > limit) {
      reader.cancel();
      return undefined;
    }
    progress?.received(total, expectedBytes(response));
  }
  const bytes = new Uint8Array(total);
  let at = 0;
  for (const chunk of chunks) bytes.set(chunk, (at += chunk.length) - chunk.length);
  return bytes;
}
