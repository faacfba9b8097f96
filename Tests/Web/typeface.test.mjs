// The font files of the page: named by what is in them, small, and loaded before they are needed.
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { test } from "node:test";

const web = new URL("../../Web/", import.meta.url);
const files = (await readdir(new URL("typeface/", web))).filter((name) => name.endsWith(".woff2"));
const sheet = await readFile(new URL("typeface.css", web), "utf8");

test("each file has the hash of its bytes in its name, and is a face of the style sheet", async () => {
  const named = [...sheet.matchAll(/url\("typeface\/([^"]+)"\)/g)].map(([, name]) => name);
  assert.deepEqual(files.toSorted(), named.toSorted());
  for (const name of files) {
    const hash = createHash("sha256").update(await readFile(new URL(`typeface/${name}`, web))).digest("hex");
    assert.equal(name.split(".")[1], hash.slice(0, 10));
  }
});

test("the page loads the Latin file at once; all files are below 60 KB, and the licence is beside them", async () => {
  const page = await readFile(new URL("index.html", web), "utf8");
  const [, preloaded] = page.match(/<link rel="preload" href="\/typeface\/([^"]+)" as="font" type="font\/woff2" crossorigin>/);
  assert.equal(preloaded, files.find((name) => name.startsWith("inter-latin")));
  const sizes = await Promise.all(files.map(async (name) => (await readFile(new URL(`typeface/${name}`, web))).length));
  assert.ok(sizes.reduce((one, other) => one + other) < 60_000, `${sizes}`);
  assert.match(await readFile(new URL("typeface/LICENSE.txt", web), "utf8"), /Open Font License/);
});
