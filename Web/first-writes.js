// The order of a user's first writes. The first write that succeeds begins a session, whose cookie comes with its response. Two sent at
// the same time would begin two, of which the browser keeps the later one: what the other write has stored would be lost.

const LOCK = "first-write";

export class FirstWrites {
  #locks;
  #last = Promise.resolve(); // the last write of this page, where the browser has no locks
  #hasSession = false;

  // `locks` is the browser's LockManager, which all pages of the origin share; undefined without HTTPS.
  constructor(locks) {
    this.#locks = locks;
  }

  // Sends a write and returns its response: one after the other, until a response says that there is a session, or one of a server that
  // has no sessions that a write has succeeded.
  async send(fetch) {
    return (await this.#inTurn(async () => {
      if (this.#hasSession) return undefined;
      const response = await fetch();
      this.#hasSession = response.ok || response.headers.has("Session-State");
      return response;
    })) ?? fetch();
  }

  #inTurn(send) {
    if (this.#hasSession) return undefined;
    if (this.#locks) {
      return this.#locks.request(LOCK, send).catch((error) => {
        if (error.name !== "SecurityError") throw error;
        this.#locks = undefined; // a page in a sandbox may not use locks
        return this.#inTurn(send);
      });
    }
    const turn = this.#last.then(send);
    this.#last = turn.catch(() => {});
    return turn;
  }
}
