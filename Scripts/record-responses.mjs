// Runs the pages of a program on a server and writes down what that responds: one response on a line, in the
// order of the requests, and of large ones one for each path, whatever the query.
// Usage: node Scripts/record-responses.mjs <address of the server> <program> <output file> <path of a page>…

import { readFileSync, writeFileSync } from "node:fs";
import { LARGE_RESPONSE, LOOKS, runPage } from "./page-run.mjs";

const [server, program, output, ...paths] = process.argv.slice(2);
const responses = new Map();

async function load(path) {
  const response = await fetch(new URL(path, server), { headers: { Accept: "application/json" } });
  return { method: "GET", path, status: response.status, body: await response.text() };
}

function respond(path) {
  if (!responses.has(path)) responses.set(path, load(path));
  return responses.get(path);
}

const module = await WebAssembly.compile(readFileSync(program));
for (const path of paths) for (const look of LOOKS) await runPage(module, path, look, respond);
const large = new Set();
const entries = (await Promise.all(responses.values())).filter(({ path, body }) => {
  const isKept = body.length <= LARGE_RESPONSE || !large.has(path.split("?")[0]);
  if (body.length > LARGE_RESPONSE) large.add(path.split("?")[0]);
  return isKept;
});
const failed = entries.filter(({ status }) => status !== 200);
for (const { path, status } of failed) console.error(`${path} was responded to with ${status}`);
writeFileSync(output, `[\n${entries.map((entry) => JSON.stringify(entry)).join(",\n")}\n]\n`);
console.log(`${entries.length} responses, ${entries.reduce((sum, { body }) => sum + body.length, 0)} characters`);
