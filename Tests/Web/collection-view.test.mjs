// The JavaScript edge with the real engine behind it: the gallery as WebAssembly, and a document in memory.
import assert from "node:assert/strict";
import { test } from "node:test";

import { makeWindow } from "./fake-dom.mjs";
import { module } from "./gallery-program.mjs";
import { CollectionHost } from "../../Web/collection-view.js";
import { makeElement, setAttribute, setImage } from "../../Web/elements.js";
import { noteImage } from "../../Web/images.js";
import * as wire from "../../Web/wire.js";

function product(number) {
  return {
    id: `p:${number}`, kind: "product", title: `Coat ${number}`, subtitle: "Café – 東京 🧥", price: { text: `€${number}` },
    image: { path: `p/${number}.jpg`, w: 1066, h: 1600, alt: "", tint: "#0A8D91" },
    on: { select: [{ do: "push", page: "product", args: { id: String(number) } }] },
  };
}

function page(sections, title = "Today") {
  return {
    format: 1, page: { id: "home", title }, media: { template: "/img/{w}/{path}", widths: [160, 320, 640] }, sections,
  };
}

const products = (id, layout, from, count) => ({
  id, layout, title: id, items: Array.from({ length: count }, (_, index) => product(from + index)),
});

const home = page([products("first", "HomeWidgetProductL", 0, 20), products("second", "HomeWidgetProductXS", 100, 30)]);

async function respond(window, url, body, status = 200) {
  const index = window.requests.findIndex((request) => request.url === url);
  assert.notEqual(index, -1, `no request for ${url}`);
  const [{ resolve }] = window.requests.splice(index, 1);
  resolve(new Response(typeof body === "string" || body === null ? body : JSON.stringify(body), { status }));
  for (let turn = 0; turn < 10; turn += 1) await new Promise(setImmediate);
}

// Lets what waits for a moment of quiet happen, such as putting elements into reading order.
function settle(window) {
  for (const [handle, handler] of window.timers) {
    if (handler.delay > 200) continue;
    window.timers.delete(handle);
    handler();
  }
}

async function start(path = "/storefront") {
  const { window, document, root } = makeWindow(path);
  const lines = [];
  const log = Object.fromEntries(["debug", "info", "warn", "error"].map((level) => [
    level, (line) => lines.push(`${level}: ${line}`),
  ]));
  const host = new CollectionHost(root, { window, log });
  await host.start(await WebAssembly.instantiate(module, host.imports()));
  const resize = (width = 390, height = 790) => {
    for (const element of window.observed) {
      if (element.getAttribute("data-measured") !== null) window.resize(element, width, height);
    }
  };
  resize();
  const shown = (role) => root.find(role).filter((element) => {
    for (let node = element; node; node = node.parentNode) if (node.hidden) return false;
    return true;
  });
  return { window, document, root, host, lines, resize, shown };
}

test("the engine starts, requests the page and shows its outline meanwhile", async () => {
  const { window, shown } = await start();
  assert.deepEqual(window.requests.map(({ url, options }) => [url, options.method]), [["/v1/pages/home", "GET"]]);
  assert.ok(shown("is-placeholder").length > 3);
});

test("texts arrive whole, whatever script they are in", async () => {
  const { window, document, shown } = await start("/brand/7");
  const section = { ...products("a", "HomeWidgetProductL", 0, 3), title: "\ufeffبيروت" };
  await respond(window, "/v1/pages/brand/7", page([section], "Ünïcødé 🎉"));
  assert.equal(document.title, "Ünïcødé 🎉");
  const texts = shown("label").map((label) => label.textContent);
  assert.ok(texts.includes("Café – 東京 🧥") && texts.includes("€1"));
});

test("a cell is copied from a template, placed, and linked", async () => {
  const { window, shown } = await start();
  await respond(window, "/v1/pages/home", home);
  settle(window);
  const cell = shown("product-cell").find((element) => element.textContent.includes("Coat 1"));
  // The cell is the item of a list, and holds the link.
  assert.deepEqual([cell.localName, cell.getAttribute("role")], ["div", "listitem"]);
  const link = cell.firstChild;
  assert.deepEqual([link.localName, link.getAttribute("href")], ["a", "/product/1"]);
  // Two and a half products on 390 points: inset 16, spacing 12.
  const width = (390 - 16 - 2 * 12) / 2.5;
  assert.equal(cell.style.width, `${Math.round(width * 64) / 64}px`);
  assert.match(cell.style.transform, /^translate\([\d.]+px,0px\)$/);
  const picture = cell.find("image")[0];
  assert.equal(picture.style.backgroundColor, "#0a8d91");
  assert.equal(picture.firstChild.getAttribute("src"), "/img/320/p/1.jpg");
});

test("scrolling is acted upon when it is reported, and cells are reused", async () => {
  const { window, root, shown } = await start();
  await respond(window, "/v1/pages/home", home);
  settle(window);
  window.runFrame();
  const carousel = shown("carousel")[0];
  const cells = new Set(root.find("product-cell"));
  for (let step = 1; step <= 12; step += 1) {
    carousel.scrollLeft = step * 120;
    root.dispatch("scroll", { target: carousel });
    assert.equal(window.frames.length, 0);
  }
  const first = shown("product-cell").map((cell) => cell.textContent);
  assert.ok(first.some((text) => text.includes("Coat 11")) && !first.some((text) => text.includes("Coat 0")));
  const made = root.find("product-cell").filter((cell) => !cells.has(cell));
  assert.ok(made.length <= 3, `${made.length} cells were made while scrolling`);
});

test("scrolling rests when no further scroll has come and no finger is down", async () => {
  const { window, root, host, shown } = await start();
  await respond(window, "/v1/pages/home", home);
  const carousel = shown("carousel")[0];
  const rested = [];
  const { call } = host;
  host.call = (name, ...values) => {
    if (name === "host_scroll_ended") rested.push(values[0]);
    return call.call(host, name, ...values);
  };
  let now = 1000;
  window.performance = { now: () => now };
  window.timers.clear();
  const scroll = () => root.dispatch("scroll", { target: carousel });
  const waitUntil = (time) => {
    now = time;
    const timers = [...window.timers.values()];
    window.timers.clear();
    for (const handler of timers) handler();
  };
  scroll();
  now = 1100;
  scroll();
  waitUntil(1120);
  assert.deepEqual(rested, [], "the second scroll was 20 milliseconds ago");
  const cell = shown("product-cell")[0];
  root.dispatch("touchstart", { touches: [{}], target: cell });
  cell.remove();
  waitUntil(1300);
  assert.deepEqual(rested, [], "a finger is down");
  cell.dispatch("touchend", { touches: [], target: cell });
  assert.deepEqual(cell.listeners, []);
  waitUntil(1420);
  assert.equal(rested.length, 1);
  assert.equal(window.timers.size, 0, "nothing is waited for at rest");
});

test("a plain click stays in the app, any other is the browser's", async () => {
  const { window, root, shown } = await start();
  await respond(window, "/v1/pages/home", home);
  settle(window);
  const cell = shown("product-cell")[0];
  let prevented = 0;
  const click = (keys) => root.dispatch("click", { target: cell.firstChild.firstChild, preventDefault: () => { prevented += 1; }, ...keys });
  click({ metaKey: true });
  click({ button: 1 });
  assert.deepEqual([prevented, window.history.entries], [0, ["/storefront"]]);
  click({});
  assert.deepEqual([prevented, window.history.entries], [1, ["/storefront", "/product/0"]]);
  assert.equal(window.requests.at(-1).url, "/v1/pages/product/0");
});

test("what a payload calls a link is only followed where the policy allows it", async () => {
  const { host, window, root } = await start();
  const link = root.ownerDocument.createElement("a");
  for (const url of ["javascript:alert(1)", "//evil.example/x", "/\\evil.example", "data:text/html,x", "/a\nb", "http://a.b", ""]) {
    setAttribute(link, wire.ATTRIBUTE_DESTINATION, url);
    assert.equal(link.getAttribute("href"), null, url);
    host.services.open(url);
  }
  assert.deepEqual(window.opened, []);
  for (const url of ["/product/1?x=1", "https://example.com/a", "mailto:a@example.com", "tel:+491234"]) {
    setAttribute(link, wire.ATTRIBUTE_DESTINATION, url);
    assert.equal(link.getAttribute("href"), url);
  }
  host.services.open("https://example.com/a");
  assert.deepEqual(window.opened, [["https://example.com/a", "_blank", "noopener,noreferrer"]]);
});

test("a picture that comes late does not uncover a cell that shows another", async () => {
  const { root } = await start();
  const element = makeElement(root.ownerDocument, wire.ELEMENT_IMAGE);
  const picture = element.firstChild;
  root.append(element);
  setImage(element, "/img/160/a.jpg", "A", -1, 50);
  noteImage({ type: "error", target: picture });
  assert.ok(element.classList.contains("is-failed"));
  noteImage({ type: "load", target: picture });
  assert.ok(element.classList.contains("is-loaded"));
  assert.ok(!element.classList.contains("is-failed"), "the sign of a broken image goes when it has come after all");
  setImage(element, "/img/160/b.jpg", "B", 0x00ff00, 50);
  assert.ok(!element.classList.contains("is-loaded"));
  assert.deepEqual([picture.alt, element.style.backgroundColor], ["B", "#00ff00"]);
  setImage(element, "", "", -1, 50);
  assert.equal(picture.getAttribute("src"), null);
});

test("no response becomes a message with a way to try again", async () => {
  const { window, root, shown } = await start();
  window.requests.shift().reject(new TypeError("network"));
  for (let turn = 0; turn < 10; turn += 1) await new Promise(setImmediate);
  const retry = () => shown("button").find(({ textContent }) => textContent === "Try again");
  const button = retry();
  assert.ok(button);
  root.dispatch("click", { target: button });
  await respond(window, "/v1/pages/home", home);
  assert.equal(retry(), undefined);
  assert.ok(shown("product-cell").length > 0);
});

test("pages that are hostile or broken show a message or what of them is sound, and never trap", async () => {
  const deep = "[".repeat(10_000);
  const bodies = [
    "", "{", "null", "[]", "17", '"page"', deep, `{"a":${deep}`, "\u0000", "{\"format\":1}", `${" ".repeat(10 << 20)}{}`,
    JSON.stringify({ ...home, format: 2 }), JSON.stringify({ ...home, sections: {} }),
    JSON.stringify(page([{ id: "x", layout: "HomeWidgetProductM", items: [{ ...product(1), image: { path: "../../etc/passwd", w: 1, h: 1 } }] }])),
    JSON.stringify(page([products("x", "HomeWidgetProductM", 0, 3), products("x", "HomeWidgetProductM", 0, 3)])),
    JSON.stringify(home).slice(0, 777), JSON.stringify(home).replaceAll("Coat", "\\ud800"),
  ];
  for (const body of bodies) {
    const { window, host, root } = await start();
    await respond(window, "/v1/pages/home", body);
    assert.equal(host.isDead, false, body.slice(0, 60));
    for (const picture of [...root.descendants()].filter((element) => element.localName === "img")) {
      assert.doesNotMatch(picture.getAttribute("src") ?? "", /\.\./);
    }
  }
});

test("movements are differences that add up, and can be stopped; opacity is set for good", async () => {
  const { window, host, shown } = await start();
  await respond(window, "/v1/pages/home", home);
  const cell = shown("product-cell")[0];
  const node = host.nodes.indexOf(cell);
  const bits = (value) => new Int32Array(new Float32Array([value]).buffer)[0];
  const run = (...words) => {
    const pointer = host.call("host_allocate", 4 * words.length);
    new Int32Array(host.calls.memory.buffer, pointer, words.length).set(words);
    host.flush(pointer, words.length, 0, 0);
  };
  run(
    wire.SET_OPACITY, node, bits(0.5), wire.ANIMATE, node, 64 * 8, -64, 0, 0, bits(-0.5), 320,
    wire.ANIMATE, node, 0, 0, 64, 128, 0, 200,
  );
  assert.equal(cell.style.opacity, "0.5");
  assert.deepEqual(cell.animations.map(({ frames, options }) => [frames, options.duration, options.composite]), [
    [{ transform: ["translate(8px,-1px)", "translate(0px,0px)"] }, 320, "add"],
    [{ opacity: [-0.5, 0] }, 320, "add"],
    [{ width: ["calc(1px)", "0px"], height: ["calc(2px)", "0px"] }, 200, "add"],
  ]);
  run(wire.STOP_ANIMATIONS, node, wire.SET_OPACITY, node, bits(1));
  assert.deepEqual(cell.animations, []);
  assert.equal(cell.style.opacity, "");
});

test("a trap ends in an error page, and nothing is called any more", async () => {
  const { host, root, lines } = await start();
  host.calls.attach({ exports: { host_frame: () => { throw new WebAssembly.RuntimeError("unreachable"); } } });
  host.call("host_frame", 0);
  assert.equal(root.find("failure").length, 1);
  assert.ok(root.textContent.includes("unreachable"));
  assert.ok(lines.some((line) => line.startsWith("error:")));
  assert.equal(host.call("host_allocate", 8), undefined);
});

test("opening and closing screens a hundred times leaves no element and no memory behind", async () => {
  const { window, host, root, resize } = await start();
  await respond(window, "/v1/pages/home", home);
  const detail = page([{ id: "hero", layout: "product.hero", items: [product(1)] }, products("more", "HomeWidgetProductM", 5, 12)]);
  // Each is another screen: one that was left lately is shown again without a request.
  let number = 0;
  const visit = async () => {
    number += 1;
    host.sendText("host_navigated", `/product/${number}`);
    resize();
    await respond(window, `/v1/pages/product/${number}`, detail);
    await respond(window, `/v1/storefront/looks/${number}`, null, 204);
    host.sendText("host_navigated", "/storefront");
    await respond(window, "/v1/storefront/recommendations", null, 404);
  };
  for (let round = 0; round < 10; round += 1) await visit();
  const before = [[...root.descendants()].length, host.call("host_bytes_in_use")];
  for (let round = 0; round < 100; round += 1) await visit();
  const after = [[...root.descendants()].length, host.call("host_bytes_in_use")];
  assert.equal(after[0], before[0]);
  assert.ok(after[1] - before[1] < 4096, `${after[1] - before[1]} bytes more`);
});
