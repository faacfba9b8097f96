// Every theme, light and dark: what is to be read stands out by 4.5 to 1, what is to be seen by 3 to 1 (WCAG 2.2, 1.4.3 and
// 1.4.11), and a theme knows the same tokens as the default one.
import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import { test } from "node:test";

const read = (name) => readFile(new URL(`../../Web/${name}`, import.meta.url), "utf8");

// The tokens a style sheet sets for a selector, inside or outside of the query for dark colours.
function tokens(sheet, selector, isDark) {
  const at = sheet.indexOf("(prefers-color-scheme: dark)");
  const part = isDark ? sheet.slice(at) : sheet.slice(0, at);
  const start = part.indexOf(`${selector} {`);
  const body = part.slice(start, part.indexOf("}", start));
  return Object.fromEntries([...body.matchAll(/--([a-z0-9-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value.trim()]));
}

function luminance(color) {
  assert.match(color, /^#[0-9a-f]{6}$/);
  const [red, green, blue] = [1, 3, 5].map((start) => {
    const share = parseInt(color.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one, other) {
  const [high, low] = [luminance(one), luminance(other)].sort((left, right) => right - left);
  return (high + 0.05) / (low + 0.05);
}

const GROUNDS = ["color-background", "color-surface", "color-fill"];
const READ = [
  ...GROUNDS.flatMap((ground) => [["color-text", ground], ["color-text-secondary", ground]]),
  ...["color-background", "color-surface"].flatMap((ground) => [
    ["color-accent", ground], ["color-critical-text", ground], ["color-success-text", ground],
  ]),
  ["color-text", "color-fill-pressed"], ["color-text", "color-raised"], ["color-accent", "color-raised"],
  ["color-on-accent", "color-accent"], ["color-on-critical", "color-critical"], ["color-background", "color-text-secondary"],
  ["color-warning-text", "color-warning-fill"], ["color-success-text", "color-success-fill"],
];
const SEEN = ["color-background", "color-surface"].flatMap((ground) => [
  ["color-control-border", ground], ["color-rating", ground], ["color-series", ground], ["color-critical", ground],
]).concat([["color-accent", "color-fill"], ["color-accent", "color-fill-pressed"], ["color-accent", "map-ground"]]);

const usual = await read("theme.css");
const themes = [["default", usual, ":root"], ["harbour", await read("theme-harbour.css"), ':root[data-theme="harbour"]']];

for (const [name, sheet, selector] of themes) {
  for (const isDark of [false, true]) {
    test(`the ${name} theme can be read and seen ${isDark ? "in the dark" : "by day"}`, () => {
      const set = tokens(sheet, selector, isDark);
      const weak = (pairs, least) => pairs
        .map(([one, other]) => [one, other, contrast(set[one], set[other])])
        .filter(([, , value]) => value < least)
        .map(([one, other, value]) => `${one} on ${other}: ${value.toFixed(2)}`);
      assert.deepEqual([weak(READ, 4.5), weak(SEEN, 3)], [[], []]);
    });
    test(`the ${name} theme has every colour ${isDark ? "in the dark" : "by day"}`, () => {
      const colors = (sheet, selector) => Object.keys(tokens(sheet, selector, isDark))
        .filter((token) => /^(color|map)-/.test(token)).sort();
      assert.deepEqual(colors(sheet, selector), colors(usual, ":root"));
    });
  }
}

// The declarations of the rules that have a selector in their list.
const declarations = (sheet, selector) => [...sheet.matchAll(/([^{};]+)\{([^{}]*)\}/g)]
  .filter(([, list]) => list.replace(/\/\*[\s\S]*?\*\//g, "").split(/,(?![^(]*\))/).some((one) => one.trim() === selector))
  .map(([, , body]) => body.trim().replace(/\s+/g, " "));

// The accent colours of the screens, by the last selector of each rule that sets one.
const accents = await read("accents.css");
const screens = [...new Set(
  [...accents.replace(/\/\*[\s\S]*?\*\//g, "").matchAll(/([^{};]+)\{[^{}]*--color-accent:/g)]
    .map(([, list]) => list.split(",").at(-1).trim()),
)];
// On the grounds of a page text keeps the contrast that users who ask for more need (WCAG 2.2, 1.4.6).
const PAGES = [["color-accent", "color-background"], ["color-accent", "color-surface"], ["color-on-accent", "color-accent"]];
const CONTROLS = [["color-accent", "color-fill"], ["color-accent", "color-raised"], ["color-background", "color-accent"]];
const SIGNS = [["color-accent", "color-fill-pressed"], ["color-accent", "map-ground"]];

for (const screen of screens) {
  for (const [name, sheet, selector] of themes) {
    for (const isDark of [false, true]) {
      test(`the accent of ${screen} can be read and seen in the ${name} theme ${isDark ? "in the dark" : "by day"}`, () => {
        const set = { ...tokens(sheet, selector, isDark), ...tokens(accents, screen, isDark) };
        const weak = (pairs, least) => pairs
          .map(([one, other]) => [one, other, contrast(set[one], set[other])])
          .filter(([, , value]) => value < least)
          .map(([one, other, value]) => `${one} on ${other}: ${value.toFixed(2)}`);
        assert.deepEqual([weak(PAGES, 7), weak(CONTROLS, 4.5), weak(SIGNS, 3)], [[], [], []]);
      });
    }
  }
}

test("each screen with an accent has it by day, in the dark and in charts", async () => {
  const selectors = new Set();
  for (const [, list] of accents.replace(/\/\*[\s\S]*?\*\//g, "").matchAll(/([^{};]+)\{[^{}]*\}/g)) {
    for (const one of list.split(",")) selectors.add(one.trim());
  }
  const written = [];
  const root = new URL("../../Examples/Sources/", import.meta.url);
  for (const name of await readdir(root, { recursive: true })) {
    if (name.endsWith(".swift")) written.push(await readFile(new URL(name, root), "utf8"));
  }
  assert.ok(screens.length > 0 && screens.every((screen) => selectors.has(screen)));
  for (const selector of selectors) {
    const rules = declarations(accents, selector);
    assert.equal(rules.length, 3, selector);
    assert.equal(rules[2], "--color-series: var(--color-accent);", selector);
    assert.ok(written.some((text) => text.includes(`"${selector.slice(1)}"`)), selector);
  }
});

test("a background without a role is seen, by an edge where colours are forced", () => {
  for (const kind of [".section-background", ".global-background"]) {
    assert.deepEqual(declarations(usual, kind), ["background: var(--color-fill);"]);
    assert.deepEqual(declarations(usual, `${kind}:not(.background-screen, .background-clear)`), [
      "outline: 1px solid CanvasText; outline-offset: -1px;",
    ]);
  }
  for (const [name, sheet, selector] of themes) {
    for (const isDark of [false, true]) {
      const set = tokens(sheet, selector, isDark);
      assert.ok(contrast(set["color-fill"], set["color-background"]) > 1.1, `${name}, dark: ${isDark}`);
    }
  }
});

// Numbers that views set themselves.
async function variables() {
  const names = new Set();
  for (const folder of ["../../Sources/CollectionViews/", "../../Examples/Sources/"]) {
    const root = new URL(folder, import.meta.url);
    for (const name of await readdir(root, { recursive: true })) {
      if (!name.endsWith(".swift")) continue;
      const text = await readFile(new URL(name, root), "utf8");
      for (const [, variable] of text.matchAll(/(?:setVariable|\.variable)\(\s*"([a-z0-9-]+)"/g)) names.add(variable);
    }
  }
  return names;
}

test("the views take colours and fonts from tokens alone", async () => {
  const set = await variables();
  const frame = await read("collection-view.css");
  assert.ok(set.size > 10);
  for (const name of ["views.css", "bars.css", "overlays.css", "gallery.css"]) {
    const sheet = (await read(name)).replace(/\/\*[\s\S]*?\*\//g, "");
    assert.deepEqual(sheet.match(/#[0-9a-f]{3,8}\b/gi) ?? [], [], name);
    const known = new Set([...(usual + frame).matchAll(/--([a-z0-9-]+):/g)].map(([, token]) => token));
    for (const [, token] of sheet.matchAll(/--([a-z0-9-]+):/g)) known.add(token);
    const used = [...sheet.matchAll(/var\(--([a-z0-9-]+)/g)].map(([, token]) => token);
    assert.deepEqual([...new Set(used.filter((token) => !known.has(token) && !set.has(token)))], [], name);
  }
});

test("what is read and not seen is hidden by one rule, in the sheet that every page loads", async () => {
  const found = [];
  for (const name of (await readdir(new URL("../../Web/", import.meta.url))).filter((file) => file.endsWith(".css") && !file.endsWith(".min.css"))) {
    for (const _ of (await read(name)).matchAll(/clip-path:\s*inset\(50%\)/g)) found.push(name);
  }
  assert.deepEqual(found, ["collection-view.css"]);
  const frame = await read("collection-view.css");
  for (const selector of [".is-visually-hidden", ".announcer", ".map-pin-name", ".refresh-button:not(:focus-visible)"]) {
    assert.equal(declarations(frame, selector).filter((body) => body.includes("clip-path")).length, 1, selector);
  }
  assert.match(await read("collection-view-kit.css"), /^@import "\.\/collection-view\.css";/m);
});
