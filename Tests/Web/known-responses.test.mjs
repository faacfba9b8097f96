// Responses that a page knows: each serves one request, and all of them a program that is started anew.

import assert from "node:assert/strict";
import { test } from "node:test";
import { KnownResponses } from "../../Web/known-responses.js";

const text = ({ status, bytes }) => `${status} ${new TextDecoder().decode(bytes)}`;
const reply = (status, body) => async () => ({ status, bytes: new TextEncoder().encode(body) });
const entry = (path, body, method = "GET") => ({ method, path, status: 200, body });

test("what came with the page serves one request each, in order", async () => {
  const responses = new KnownResponses([entry("/v1/a", "first"), entry("/v1/a", "second"), entry("/v1/b", "é🧥")]);
  const get = async (path) => text(await responses.request("GET", path, "", reply(200, "loaded")));
  assert.deepEqual([await get("/v1/a"), await get("/v1/b"), await get("/v1/a"), await get("/v1/a")], [
    "200 first", "200 é🧥", "200 second", "200 loaded",
  ]);
});

test("only what is a response to a GET request counts", async () => {
  const wrong = [
    null, 5, {}, entry("/v1/a", "posted", "POST"), { ...entry("/v1/a", ""), body: 5 }, { ...entry("/v1/a", ""), status: "200" },
    { ...entry("/v1/a", ""), path: undefined },
  ];
  const responses = new KnownResponses(wrong);
  for (const method of ["GET", "POST"]) {
    assert.equal(text(await responses.request(method, "/v1/a", "", reply(204, ""))), "204 ");
  }
});

test("a page without responses, or with nonsense in their place, has none", async () => {
  for (const textContent of [undefined, "", "{", "{}", "null", "[[]]", "5"]) {
    const document = { getElementById: () => (textContent === undefined ? null : { textContent }) };
    const responses = KnownResponses.of(document);
    assert.equal(text(await responses.request("GET", "/v1/a", "", reply(200, "loaded"))), "200 loaded");
  }
});

test("a program that is started anew gets what the one before was given, and what that still waited for", async () => {
  const responses = new KnownResponses([entry("/v1/a", "came")]);
  let resolve;
  let loads = 0;
  const load = (promise) => () => { loads += 1; return promise; };
  const request = (path, promise, method = "GET", body = "") => responses.request(method, path, body, load(promise));
  await request("/v1/a");
  const late = new Promise((done) => { resolve = done; });
  request("/v1/b", late);
  await request("/v1/report", reply(204, "")(), "POST", "seen");
  await request("/v1/broken", reply(0, "")());
  await responses.rewind();
  assert.equal(loads, 3);
  assert.equal(text(await request("/v1/a")), "200 came");
  assert.equal(text(await request("/v1/report", null, "POST", "seen")), "204 ");
  resolve({ status: 200, bytes: new TextEncoder().encode("late") });
  assert.equal(text(await request("/v1/b")), "200 late");
  assert.equal(loads, 3, "nothing was requested twice");
  assert.equal(text(await request("/v1/broken", reply(200, "now")())), "200 now");
  assert.equal(text(await request("/v1/report", reply(201, "")(), "POST", "other")), "201 ");
});

test("a program that has taken over makes all its requests", async () => {
  const responses = new KnownResponses([entry("/v1/a", "old")]);
  responses.forget();
  assert.equal(text(await responses.request("GET", "/v1/a", "", reply(200, "new"))), "200 new");
  await responses.rewind();
  assert.equal(text(await responses.request("GET", "/v1/a", "", reply(200, "newer"))), "200 newer");
});
