// The page of `collection dev`. The browser half of the kit runs as it does beside a WebAssembly program; what it takes for the
// program is this module, which sends each event to a native process and carries out the commands that come back.

import { CollectionHost } from "/collection-view.js";
import { LivePage } from "/live-page.js";
import { EVENTS } from "/live-wire.js";

const STORE = 2; // the kind of a message of the program that is no commands
const HEADER_BYTES = 13; // of a message: the number of the call, the time, the code of the event

class LiveProgram {
  constructor(root, window) {
    this.window = window;
    this.host = new CollectionHost(root, { window });
    this.page = new LivePage(root, window, {
      end: () => { this.host.isDead = true; },
      receive: (data) => this.receive(data),
    });
    this.sent = 0; // messages over the socket
    this.calls = 0;
    this.memory = { buffer: new ArrayBuffer(1 << 16) };
    this.reserved = 0; // bytes of the memory that commands are being read from
    this.taken = 0; // bytes behind them, of the blocks of the event that comes next
    this.isStarted = false;
    this.isTold = false; // the customs of the user and what is stored
    root.collectionHost = this.host; // as on the page of a WebAssembly program
  }

  // What the browser half calls as the functions of a program.
  exports() {
    const exports = {
      memory: this.memory,
      host_main: () => {},
      host_allocate: (count) => {
        const pointer = this.reserved + this.taken;
        this.makeRoom(pointer + count);
        this.taken += count;
        return pointer;
      },
      carryOut: (words, bytes, length) => this.host.flush(0, words, words * 4, bytes, length),
    };
    for (const [name, event] of Object.entries(EVENTS)) exports[name] = (...values) => this.report(event, values);
    return exports;
  }

  makeRoom(count) {
    if (count <= this.memory.buffer.byteLength) return;
    const larger = new Uint8Array(2 * count + 4 & ~3);
    larger.set(new Uint8Array(this.memory.buffer));
    this.memory.buffer = larger.buffer;
  }

  // ---- From the program

  receive(data) {
    const view = new DataView(data);
    if (view.getUint8(0) === STORE) return this.store(view);
    const [words, bytes, length] = [1, 5, 9].map((at) => view.getUint32(at, true));
    this.makeRoom(words * 4 + bytes);
    new Uint8Array(this.memory.buffer).set(new Uint8Array(data, HEADER_BYTES));
    this.reserved = (words * 4 + bytes + 7) & ~7;
    if (!this.isStarted) this.start(words, bytes, length);
    else this.host.call("carryOut", words, bytes, length);
    this.reserved = 0;
    this.page.state.restore();
  }

  // The first commands are those of the start of a program, during which the browser half listens to nothing yet.
  start(words, bytes, length) {
    this.isStarted = true;
    const exports = this.exports();
    exports.host_main = () => {
      exports.carryOut(words, bytes, length);
      this.reserved = 0;
    };
    // The program cannot wait for the page: it is sent everything before it may need it.
    exports.host_environment = (...values) => {
      if (!this.isTold) this.tellSettings();
      return this.report(EVENTS.host_environment, values);
    };
    this.host.start({ exports });
  }

  tellSettings() {
    this.isTold = true;
    this.host.local.reportRegion();
    this.host.local.reportValues();
  }

  store(view) {
    const count = view.getUint32(5, true);
    const text = (start, end) => new TextDecoder().decode(view.buffer.slice(start, end));
    const [key, value] = [text(9, 9 + count), text(9 + count)];
    this.host.local.store(key, view.getUint32(1, true) === 1 ? null : value);
  }

  // ---- To the program

  report({ code, isBytes, hasResult }, values) {
    this.taken = 0;
    const blocks = [];
    let size = HEADER_BYTES;
    for (let at = 0; at < values.length; at += 1) {
      if (isBytes[blocks.length]) {
        blocks.push(new Uint8Array(this.memory.buffer, values[at], values[at + 1]));
        size += 4 + values[(at += 1)];
      } else {
        blocks.push(values[at]);
        size += 8;
      }
    }
    const message = new DataView(new ArrayBuffer(size));
    message.setFloat64(4, this.window.performance.now(), true);
    message.setUint8(12, code);
    let at = HEADER_BYTES;
    for (const block of blocks) {
      if (typeof block === "number") {
        message.setFloat64(at, block, true);
        at += 8;
      } else {
        message.setUint32(at, block.length, true);
        new Uint8Array(message.buffer, at + 4).set(block);
        at += 4 + block.length;
      }
    }
    return hasResult ? this.call(message) : this.send(message);
  }

  send(message) {
    const { socket } = this.page;
    if (socket.readyState !== this.window.WebSocket.OPEN) return;
    socket.send(message);
    this.sent += 1;
  }

  // What the browser does next depends on the result: the page waits for it.
  call(message) {
    message.setUint32(0, (this.calls += 1), true);
    const request = new this.window.XMLHttpRequest();
    try {
      request.open("POST", `/live/call?${this.page.query}&after=${this.sent}`, false);
      request.send(message);
    } catch {
      return 0; // the tool has ended, which the socket says as well
    }
    return request.status === 200 ? Number(request.responseText) : 0;
  }
}

const root = document.querySelector("main");
root.dataset.engine = ""; // for the style sheet; the browser half starts no program without an address
new LiveProgram(root, globalThis).page.connect();
