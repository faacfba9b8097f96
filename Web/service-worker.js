// Lets a page be loaded without a network, as it was last seen, with a notice that says so.
//
// The network is tried first: what is kept is used only where it fails, so that a new build of the page, its program or
// this file is taken at the next navigation, and parts of two builds never come together. Responses that belong to one
// session (`Cache-Control: private` or `no-store`, or a request with `Authorization`) are never kept.

const LIMITS = { pages: 20, data: 60, files: 40, pictures: 120 }; // responses in each cache, oldest removed first
const PREFIX = "collection-1-"; // of the names of the caches; another number forgets what is kept
// What a page says that is shown without a network, by its language.
const NOTICES = new Map([
  ["ar", "أنت غير متصل بالإنترنت. هذه هي الصفحة كما ظهرت آخر مرة."],
  ["de", "Sie sind offline. Die Seite ist so, wie Sie sie zuletzt gesehen haben."],
  ["en", "You are offline. This is the page as it was last seen."],
]);

// A site of files, which one page starts at all of its addresses, is kept as a whole from the first visit on.
const IS_SITE = new URL(self.location.href).searchParams.has("site");

const worker = /** @type {any} */ (self);

worker.addEventListener("install", (event) => { if (IS_SITE) event.waitUntil(keepSite()); });

worker.addEventListener("activate", (event) => event.waitUntil(removeOtherCaches()));

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin || request.headers.has("range")) return;
  if (request.headers.has("authorization")) return;
  if (url.searchParams.has("picture")) return; // another form of a page that is kept
  event.respondWith(respond(event, request, kindOf(request, url)));
});

function kindOf(request, { pathname }) {
  if (request.mode === "navigate") return "pages";
  if (request.destination === "image" || pathname.startsWith("/img/")) return "pictures";
  return pathname.startsWith("/v1/") ? "data" : "files";
}

async function respond(event, request, kind) {
  try {
    const response = await fetch(request);
    if (isShared(response)) event.waitUntil(keep(kind, request, response.clone()));
    else if (response.ok || response.status === 404) event.waitUntil(forget(kind, request));
    return response;
  } catch (error) {
    const cache = await caches.open(PREFIX + kind);
    const kept = await cache.match(request, { ignoreVary: true }) ?? (IS_SITE && kind === "pages" ? await cache.match("./") : undefined);
    if (!kept) throw error;
    return kind === "pages" && !IS_SITE ? withNotice(kept) : kept;
  }
}

// Whether a response may be kept: a whole one of this origin that belongs to no session.
function isShared(response) {
  const control = response.headers.get("Cache-Control") ?? "";
  return response.status === 200 && response.type === "basic" && !/\b(private|no-store)\b/i.test(control);
}

async function keep(kind, request, response) {
  const cache = await caches.open(PREFIX + kind);
  await cache.delete(request, { ignoreVary: true }); // the newest stands last
  await cache.put(request, response);
  const requests = await cache.keys();
  for (const old of requests.slice(0, Math.max(0, requests.length - LIMITS[kind]))) await cache.delete(old);
}

// A page that has become personal, or is gone, must not be shown as it was.
async function forget(kind, request) {
  await (await caches.open(PREFIX + kind)).delete(request, { ignoreVary: true });
}

// The notice in the language of a page, or in English.
function notice(text) {
  const own = /<html[^>]* lang="([a-z]+)/i.exec(text)?.[1].toLowerCase() ?? "en";
  const language = NOTICES.has(own) ? own : "en";
  return `<p class="offline-notice" role="status" lang="${language}" dir="auto">${NOTICES.get(language)}</p>`;
}

async function withNotice(page) {
  const kept = await page.text();
  const text = kept.replace("</main>", `</main>${notice(kept)}`);
  const headers = new Headers(page.headers);
  for (const name of ["Content-Length", "Content-Encoding"]) headers.delete(name);
  return new Response(text, { status: page.status, headers });
}

async function removeOtherCaches() {
  for (const name of await caches.keys()) if (name.startsWith("collection-") && !name.startsWith(PREFIX)) await caches.delete(name);
}

// Keeps the page of a site and what starts it. Names of functions are for the reports of errors alone.
async function keepSite() {
  const manifest = await (await fetch("site-manifest.json", { cache: "no-cache" })).json();
  const files = Object.values(manifest).map(({ file }) => file).filter((file) => !/\.(html|txt)$|^service-worker/.test(file));
  await (await caches.open(PREFIX + "pages")).add("./");
  await (await caches.open(PREFIX + "files")).addAll(files);
}
