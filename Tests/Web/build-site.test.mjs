// Scripts/build-site.mjs: what it replaces, what it refuses, and what a mistake leaves behind.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { after, test } from "node:test";
import { fileURLToPath } from "node:url";

const script = fileURLToPath(new URL("../../Scripts/build-site.mjs", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "site-test-"));
after(() => rmSync(folder, { recursive: true }));

function file(name, content) {
  const path = join(folder, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
  return path;
}

const program = file("app.wasm", "not looked into");

function build(output, ...options) {
  const { status, stderr } = spawnSync("node", [script, program, join(folder, output), ...options], { encoding: "utf8" });
  return { status, stderr };
}

test("a folder that is no site is refused and stays as it is", () => {
  for (const [name, manifest] of [["extension", '{"manifest_version":3}'], ["broken", "{"]]) {
    file(`${name}/site-manifest.json`, manifest);
    file(`${name}/mine.js`, "1");
    const { status, stderr } = build(name);
    assert.equal(status, 64);
    assert.match(stderr, /has files that are no site/);
    assert.equal(readFileSync(join(folder, name, "mine.js"), "utf8"), "1");
  }
});

test("a folder that contains what the site is made of is refused", () => {
  const app = join(folder, "whole/Web");
  mkdirSync(app, { recursive: true });
  const { status, stderr } = build("whole/Web", "--app", app);
  assert.equal(status, 64);
  assert.match(stderr, /which the site is made of/);
});

test("a mistake in a style sheet leaves the last site, and the next build takes its place", () => {
  const app = join(folder, "app");
  const styles = file("app/styles.css", ".hero { background: url(hero.png); mask: url(/icons/mask.svg) }");
  file("app/hero.png", "a picture");
  file("app/manifest.json", '{"name":"An app that can be installed"}');
  assert.equal(build("site", "--app", app).status, 0);
  const first = JSON.parse(readFileSync(join(folder, "site/site-manifest.json"), "utf8"));
  const sheet = readFileSync(join(folder, "site", first["styles.css"].file), "utf8");
  assert.match(sheet, /url\(hero\.png\)/);
  assert.match(sheet, /url\(\/icons\/mask\.svg\)/);
  assert.equal(readFileSync(join(folder, "site/manifest.json"), "utf8"), '{"name":"An app that can be installed"}');

  writeFileSync(styles, '@import "missing.css";');
  assert.notEqual(build("site", "--app", app).status, 0);
  assert.deepEqual(JSON.parse(readFileSync(join(folder, "site/site-manifest.json"), "utf8")), first);
  writeFileSync(styles, ".hero { color: red }");
  assert.equal(build("site", "--app", app).status, 0);
  assert.deepEqual(readdirSync(folder).filter((name) => name.startsWith(".site-")), []);
});

test("a file of the app with the name of one of the site's own is refused", () => {
  file("taken/index.html", "<p>mine");
  const { status, stderr } = build("other", "--app", join(folder, "taken"));
  assert.equal(status, 64);
  assert.match(stderr, /index\.html has the name of a file that the site is made with/);
  assert.ok(!existsSync(join(folder, "other")));
});

test("a site has the sentences of diagnostics", () => {
  assert.equal(build("diagnostics").status, 0);
  const sentences = (path) => readFileSync(path, "utf8");
  assert.equal(
    sentences(join(folder, "diagnostics/diagnostics.txt")), sentences(fileURLToPath(new URL("../../Web/diagnostics.txt", import.meta.url))));
});

test("the page of a site says without JavaScript that it needs it, in the languages of the engine", () => {
  assert.equal(build("notice").status, 0);
  const notice = readFileSync(join(folder, "notice/index.html"), "utf8").match(/<noscript>(.*)<\/noscript>/)[1];
  const shell = readFileSync(fileURLToPath(new URL("../../Web/index.html", import.meta.url)), "utf8");
  const sentences = (text) => [...text.matchAll(/<span lang="(\w+)"[^>]*>[^<]+<\/span>/g)];
  assert.deepEqual(sentences(notice).map((match) => match[1]), ["en", "de", "ar"]);
  assert.deepEqual(sentences(notice).map((match) => match[0]), sentences(shell).map((match) => match[0]));
});

test("the page of a site names the origins that its app sends requests to", () => {
  assert.equal(build("origins", "--origin", "https://api.example.com", "--origin", "http://127.0.0.1:8080").status, 0);
  assert.match(readFileSync(join(folder, "origins/index.html"), "utf8"), / data-origins="https:\/\/api\.example\.com http:\/\/127\.0\.0\.1:8080"><\/main>/);
  for (const origin of ["api.example.com", "https://api.example.com/", '*', 'https://a"b']) {
    const { status, stderr } = build("none", "--origin", origin);
    assert.equal(status, 64);
    assert.match(stderr, /name a scheme and a host/);
  }
});
