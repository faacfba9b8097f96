// Responses that a page knows: each serves one request.

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

test("a program that has taken over makes all its requests", async () => {
  const responses = new KnownResponses([entry("/v1/a", "old")]);
  responses.forget();
  assert.equal(text(await responses.request("GET", "/v1/a", "", reply(200, "new"))), "200 new");
});
