// What a page asks of the world outside: the position of the device, with a browser's answers of every sort.
import assert from "node:assert/strict";
import { test } from "node:test";

import { HostServices } from "../../Web/services.js";

function ask(geolocation) {
  const calls = [];
  const window = { navigator: { geolocation }, setTimeout: (handler) => handler() };
  new HostServices({ call: (...values) => calls.push(values) }, window, console).locate(7);
  return calls;
}

const failing = (code) => ({ getCurrentPosition: (_, failed) => failed({ code, PERMISSION_DENIED: 1 }) });

test("a position that is found is told with what it may be off", () => {
  const coords = { latitude: 52.5, longitude: 13.4, accuracy: 20 };
  const calls = ask({ getCurrentPosition: (found) => found({ coords }) });
  assert.deepEqual(calls, [["host_located", 7, 0, 52.5, 13.4, 20]]);
});

test("a refusal is told from a device that does not know, and from a browser that cannot ask", () => {
  assert.deepEqual(ask(failing(1)), [["host_located", 7, 1, 0, 0, 0]]);
  assert.deepEqual(ask(failing(3)), [["host_located", 7, 2, 0, 0, 0]]);
  assert.deepEqual(ask(undefined), [["host_located", 7, 2, 0, 0, 0]]);
});

test("a browser is asked for a position that is not too old, and not for ever", () => {
  let options;
  ask({ getCurrentPosition: (found, failed, given) => { options = given; } });
  assert.deepEqual(options, { timeout: 15_000, maximumAge: 60_000 });
});
