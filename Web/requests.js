// The requests of a program: which of them the page sends, and how. Rules and messages are those of HostRequest+Refusals.swift, for
// hosts without a page.
//
// Other origins than the page's own are refused unless its element <main> names them: <main data-origins="https://api.example.com">,
// several with spaces between them. A policy of the site (Content-Security-Policy) has to name them in connect-src as well.

import { isPath } from "./elements.js";

const URL_PATTERN = /^(https?:\/\/[^/?#@\\\u0000-\u0020]+)(?:[/?][^\\\u0000-\u0020]*)?$/;
const TOKEN = /^[\w!#$%&'*+\-.^`|~]+$/;
const PRINTABLE = /^[\t\u0020-\u007e]*$/;
// The request headers that the Fetch standard forbids.
const FORBIDDEN = new RegExp(`^(?:(?:sec|proxy)-.*|${[
  "accept-charset", "accept-encoding", "access-control-request-headers", "access-control-request-method", "connection", "content-length",
  "cookie", "cookie2", "date", "dnt", "expect", "host", "keep-alive", "origin", "referer", "set-cookie", "te", "trailer",
  "transfer-encoding", "upgrade", "via",
].join("|")})$`);

// The origins that a page allows besides its own.
export const originsOf = (root) => (root.dataset?.origins ?? "").split(/\s+/).filter(Boolean);

// Header fields as they cross to the program and back: each is its name, U+0000, its value and U+0000.
export const encodeFields = (fields) => [...fields].map(([name, value]) => `${name}\0${value}\0`).join("");

export function decodeFields(text) {
  const parts = text.split("\0");
  const fields = [];
  for (let at = 0; at + 2 < parts.length; at += 2) fields.push([parts[at], parts[at + 1]]);
  return fields;
}

// Why a request is refused, as a line for developers; undefined if it is not.
export function refusalOf(request, origins) {
  const defect = defectOfPath(request, origins) ?? defectOfContent(request) ?? defectOfFields(request);
  return defect && `request: refused ${request.method} ${JSON.stringify(request.path)}, ${defect}`;
}

function defectOfPath({ path }, origins) {
  if (isPath(path)) return undefined;
  const origin = URL_PATTERN.exec(path)?.[1];
  if (!origin) return "which is no path of this origin";
  if (origins.includes(origin)) return undefined;
  return `whose origin is not allowed: add ${origin} to data-origins of the page's <main> (in a test: allowedOrigins)`;
}

function defectOfContent({ method, body, timeout }) {
  if ((method === "GET" || method === "HEAD") && body) return "which must have no body";
  return timeout > 0 ? undefined : `whose timeout of ${timeout} ms is not positive`;
}

// A value may be a secret: no line has it.
function defectOfFields({ fields }) {
  for (const [fieldName, value] of decodeFields(fields)) {
    const name = `whose header field ${JSON.stringify(fieldName)}`;
    if (!TOKEN.test(fieldName)) return `${name} has no valid name`;
    if (FORBIDDEN.test(fieldName)) return `${name} only browsers set`;
    if (!PRINTABLE.test(value)) return `${name} has a value that is not printable ASCII`;
  }
  return undefined;
}

// What `fetch` is passed besides the address.
export function optionsOf({ method, fields, body, sendsCredentials }, signal) {
  const headers = new Headers({ Accept: "application/json", ...(body && { "Content-Type": "application/json" }) });
  for (const [name, value] of decodeFields(fields)) headers.set(name, value);
  return { method, headers, body: body || undefined, signal, credentials: sendsCredentials ? "include" : "same-origin" };
}
