// Responses that a request need not wait for: those that came with the page, <script type="application/json"
// id="rendered-responses">[{"method": "GET", "path": "/v1/…", "status": 200, "body": "…"}]</script>. Each serves one request.

export class KnownResponses {
  #ready = new Map(); // by request: promises of responses, oldest first

  constructor(entries = []) {
    const encoder = new TextEncoder();
    for (const entry of entries) {
      const { method, path, status, body } = entry ?? {};
      if (method !== "GET" || typeof path !== "string" || !Number.isInteger(status) || typeof body !== "string") continue;
      append(this.#ready, keyOf(method, path, ""), Promise.resolve({ status, bytes: encoder.encode(body) }));
    }
  }

  // Reads the responses that came with a page; anything but a list of responses counts as none.
  static of(document) {
    let entries;
    try {
      entries = JSON.parse(document.getElementById("rendered-responses")?.textContent ?? "[]");
    } catch { /* the program requests what it needs */ }
    return new KnownResponses(Array.isArray(entries) ? entries : []);
  }

  // A promise of the response to a request; `load` is called if none is known. Its promise must not reject.
  request(method, path, body, load) {
    return this.#ready.get(keyOf(method, path, body))?.shift() ?? load();
  }

  // From now on every request is made: what came with the page has become old.
  forget() {
    this.#ready.clear();
  }
}

const keyOf = (method, path, body) => `${method} ${path}\n${body}`;

function append(map, key, value) {
  const values = map.get(key);
  if (values) values.push(value);
  else map.set(key, [value]);
}
