// The progress of requests that report it: interim responses of `host_responded`, at most ten a second, and one when all has come.

export const INTERIM = 102;
const INTERVAL_MS = 100;
const UNKNOWN = -1;

export class Progress {
  #tell;
  #clock;
  #counts = new Float64Array([0, 0, 0, UNKNOWN]); // sent, all to be sent, received, all to be received
  #told = -Infinity; // when it was reported last
  #isTold = false; // whether the counts were reported

  // `tell` gets the bytes of the counts; `clock` has `now()`.
  constructor(tell, clock) {
    this.#tell = tell;
    this.#clock = clock;
  }

  sent(count, total) {
    this.#note(0, count, total);
  }

  received(count, total = UNKNOWN) {
    this.#note(2, count, total);
  }

  // All of the response has come.
  finish(count) {
    if (this.#counts[3] !== count) this.#isTold = false;
    this.#counts.set([count, count], 2);
    if (!this.#isTold) this.#report();
  }

  #note(at, count, total) {
    this.#counts.set([count, total], at);
    this.#isTold = false;
    if (this.#clock.now() - this.#told >= INTERVAL_MS) this.#report();
  }

  #report() {
    this.#told = this.#clock.now();
    this.#isTold = true;
    this.#tell(new Uint8Array(this.#counts.slice().buffer));
  }
}

// How many bytes a response will have; undefined if that is unknown. `Content-Length` counts the bytes of what is compressed, and
// browsers may hide that a response of another origin is.
export function expectedBytes({ type, headers }) {
  const length = headers.get("content-length");
  return length === null || type === "cors" || headers.has("content-encoding") ? undefined : Number(length);
}

// Sends a request as `fetch` does with the same options, and resolves when the response has come as a whole, with its `content`:
// undefined if it has more bytes than the limit. `fetch` does not report what has been sent.
export function upload(window, address, { method, headers, body, signal, credentials }, limit, progress) {
  return new Promise((resolve, reject) => {
    const request = new window.XMLHttpRequest();
    const respond = (content = undefined) => {
      const { status } = request;
      const fields = new Headers();
      for (const line of request.getAllResponseHeaders().split("\r\n").filter(Boolean)) {
        const end = line.indexOf(":");
        fields.append(line.slice(0, end), line.slice(end + 1).trim());
      }
      resolve({ status, ok: status >= 200 && status < 300, headers: fields, content });
    };
    const fail = () => reject(signal.reason ?? new TypeError("no response"));
    request.open(method, address);
    request.responseType = "arraybuffer";
    request.withCredentials = credentials === "include";
    for (const [name, value] of headers) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => progress.sent(loaded, total);
    request.onprogress = ({ loaded, total, lengthComputable }) => {
      if (loaded > limit) {
        respond();
        request.abort();
      } else progress.received(loaded, lengthComputable ? total : undefined);
    };
    request.onload = () => {
      const bytes = new Uint8Array(request.response ?? 0);
      respond(bytes.length > limit ? undefined : bytes);
    };
    request.onerror = request.onabort = fail;
    signal.addEventListener("abort", () => request.abort());
    if (signal.aborted) fail();
    else request.send(new TextEncoder().encode(body)); // sent as a text, the charset in `Content-Type` may be changed
  });
}
