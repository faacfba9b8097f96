// The environment for which a page is rendered: as it is written, read, compared and kept.

import assert from "node:assert/strict";
import { test } from "node:test";
import { PageEnvironment } from "../../Web/environments.js";

const PHONE = "390x844@2;ltr;light;100";

test("an environment is written as it is read", () => {
  for (const value of [PHONE, "1280x800@1;rtl;dark;200", "412x915@2.625;ltr;light;85"]) {
    assert.equal(String(PageEnvironment.parse(value)), value);
  }
});

test("nonsense is no environment", () => {
  const wrong = [
    undefined, null, "", "390x844", "0x1@;ltr;light;100", "-390x844@2;ltr;light;100", "NaNxNaN@2;ltr;light;100",
    "1000000x844@2;ltr;light;100", "390x844@2;up;light;100", "390x844@2;ltr;grey;100", "390x844@2;ltr;light;100;x", ` ${PHONE}`,
  ];
  for (const value of wrong) assert.equal(PageEnvironment.parse(value), undefined, String(value));
});

function windowWith({ width = 390, height = 844, fontSize = "16px", direction = "ltr", isDark = false, scale = 2 } = {}) {
  return {
    innerWidth: width, innerHeight: height, devicePixelRatio: scale, document: { documentElement: {} },
    getComputedStyle: () => ({ fontSize, direction }), matchMedia: () => ({ matches: isDark }),
  };
}

test("a window says what it is", () => {
  assert.equal(String(PageEnvironment.of(windowWith())), PHONE);
  const other = windowWith({ width: 412, height: 915, fontSize: "32px", direction: "rtl", isDark: true, scale: 2.62500001 });
  assert.equal(String(PageEnvironment.of(other)), "412x915@2.625;rtl;dark;200");
  assert.equal(PageEnvironment.of(windowWith({ fontSize: "" })).text, 100);
});

test("only another width, direction or size of text, or a far higher window, lays a page out wrongly", () => {
  const rendered = PageEnvironment.parse(PHONE);
  const isMislaid = (options) => PageEnvironment.of(windowWith(options)).isMislaidBy(rendered);
  for (const same of [{}, { height: 700 }, { height: 900 }, { isDark: true }, { scale: 3 }]) assert.equal(isMislaid(same), false);
  for (const other of [{ width: 412 }, { direction: "rtl" }, { fontSize: "32px" }, { height: 1400 }]) assert.equal(isMislaid(other), true);
});

test("the cookie carries the value without what would end it", () => {
  const document = {};
  PageEnvironment.parse(PHONE).save(document);
  const [pair, ...attributes] = document.cookie.split("; ");
  assert.equal(decodeURIComponent(pair), `environment=${PHONE}`);
  assert.ok(!pair.includes(";"));
  assert.deepEqual(attributes, ["Path=/", "Max-Age=31536000", "SameSite=Lax"]);
});
