// Responses that a request need not wait for: those that came with the page, <script type="application/json"
// id="rendered-responses">[{"method": "GET", "path": "/v1/…", "status": 200, "body": "…"}]</script>, and those to requests of an
// instance of the program that had to be started anew. Each serves one request.

export class KnownResponses {
  #ready = new Map(); // by request: promises of responses, oldest first
  #given = new Map(); // the same, of those an instance has been given and another one may need
  #isKeeping = true;

  constructor(entries = []) {
    const encoder = new TextEncoder();
    for (const entry of entries) {
      const { method, path, status, body } = entry ?? {};
      if (method !== "GET" || typeof path !== "string" || !Number.isInteger(status) || typeof body !== "string") continue;
      append(this.#ready, keyOf(method, path, ""), Promise.resolve({ status, bytes: encoder.encode(body) }));
    }
  }

  // Reads the responses that came with a page; what is no list of responses counts as none.
  static of(document) {
    let entries;
    try {
      entries = JSON.parse(document.getElementById("rendered-responses")?.textContent ?? "[]");
    } catch { /* the program requests what it needs */ }
    return new KnownResponses(Array.isArray(entries) ? entries : []);
  }

  // For a program that makes all its requests.
  static none() {
    const responses = new KnownResponses();
    responses.forget();
    return responses;
  }

  // A promise of the response to a request; `load` is called if none is known. Its promise must not reject.
  request(method, path, body, load) {
    const key = keyOf(method, path, body);
    const response = this.#ready.get(key)?.shift() ?? load();
    if (this.#isKeeping) append(this.#given, key, response);
    return response;
  }

  // Gives everything once more: to a program that is started anew. Requests that failed are made again.
  async rewind() {
    const given = this.#given;
    this.#given = new Map();
    for (const [key, responses] of given) {
      for (const response of responses) {
        // One that is still under way is waited for by the request that takes it.
        const state = await Promise.race([response, undefined]);
        if (state?.status === 0) continue;
        append(this.#ready, key, response);
      }
    }
  }

  // From now on every request is made: what came with the page has become old.
  forget() {
    this.#isKeeping = false;
    this.#ready.clear();
    this.#given.clear();
  }
}

const keyOf = (method, path, body) => `${method} ${path}\n${body}`;

function append(map, key, value) {
  const values = map.get(key);
  if (values) values.push(value);
  else map.set(key, [value]);
}
