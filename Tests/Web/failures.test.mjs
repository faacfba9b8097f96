// The language of the report of a program that has failed.

import assert from "node:assert/strict";
import { test } from "node:test";
import { makeWindow } from "./fake-dom.mjs";
import { reportFailure } from "../../Web/failures.js";

async function report({ pageLanguage = "en", languages = ["en-US"], hasContent = true } = {}) {
  const { window, document, root } = makeWindow();
  document.documentElement.lang = pageLanguage;
  window.navigator.languages = languages;
  if (hasContent) root.append(document.createElement("div"));
  await reportFailure({ root, window, logger: { error() {} } }, new Error("unreachable"), "the last words");
  const [panel] = root.children;
  const text = (name) => panel.children.filter(({ localName }) => localName === name).map(({ textContent }) => textContent);
  return { panel, paragraphs: text("p"), button: text("button")[0], stack: text("pre")[0] };
}

test("the report is in the language of the page", async () => {
  const german = await report({ pageLanguage: "de-AT" });
  assert.deepEqual(german.paragraphs, [
    "Ein Fehler ist aufgetreten", "Die Seite funktioniert nicht mehr. Laden Sie sie neu, um fortzufahren.",
  ]);
  assert.equal(german.button, "Neu laden");
  const arabic = await report({ pageLanguage: "ar" });
  assert.deepEqual(arabic.paragraphs, ["حدث خطأ", "توقفت الصفحة عن العمل. أعد تحميلها للمتابعة."]);
  assert.equal(arabic.button, "إعادة التحميل");
});

test("a program that has shown nothing is reported in the first known language of the user, or in English", async () => {
  const language = async (languages) => (await report({ languages, hasContent: false })).panel.getAttribute("lang");
  assert.equal(await language(["fr-FR", "de-DE", "en"]), "de");
  assert.equal(await language(["fr"]), "en");
  assert.equal(await language(undefined), "en");
});

test("the report in a language without texts is English, marked as such", async () => {
  const { panel, paragraphs } = await report({ pageLanguage: "fr", languages: ["de"] });
  assert.deepEqual(paragraphs, ["Something went wrong", "The page stopped working. Reload it to go on."]);
  assert.equal(panel.getAttribute("lang"), "en");
});

test("the report for developers is English, from left to right, in every language", async () => {
  const { panel, stack } = await report({ pageLanguage: "ar" });
  assert.match(stack, /^the last words\nError: unreachable/);
  assert.deepEqual(["lang", "dir"].map((name) => panel.children.at(-1).getAttribute(name)), ["en", "ltr"]);
});
