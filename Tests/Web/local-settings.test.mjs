import assert from "node:assert/strict";
import { test } from "node:test";

import { LocalSettings, localeIdentifier, timeZoneOffsets } from "../../Web/local-settings.js";
import * as wire from "../../Web/wire.js";

const decoder = new TextDecoder();

// A host whose program notes what it is told, in a window with a storage.
function open({ base = "/", storage = makeStorage() } = {}) {
  const told = [];
  const listeners = new Map();
  const drawn = [];
  const window = {
    crypto: {
      getRandomValues: (words) => words.forEach((_, at) => {
        drawn.push(0x80000000 + drawn.length);
        words[at] = drawn.at(-1);
      }),
    },
    Intl, Date, document: {}, queueMicrotask: (work) => work(), navigator: { languages: ["de-DE", "en"] },
    addEventListener: (name, listener) => listeners.set(name, listener),
    get localStorage() {
      if (storage === "forbidden") throw new DOMException("no", "SecurityError");
      return storage;
    },
  };
  const host = {
    base, window, reportEnvironment: () => told.push(["environment", []]), encoder: new TextEncoder(), reader: { read: (bytes) => decoder.decode(bytes) },
    calls: { send: (name, values) => told.push([name, values]) },
  };
  const settings = new LocalSettings(host);
  const text = (bytes) => decoder.decode(bytes);
  const stored = () => told.splice(0).map(([name, [isRemoved, key, value]]) => {
    assert.equal(name, "host_stored");
    return [isRemoved, text(key), text(value)];
  });
  return { settings, told, stored, drawn, listeners, storage, text, document: window.document };
}

function makeStorage(limit = Infinity) {
  const values = new Map();
  return {
    get length() { return values.size; },
    key: (at) => [...values.keys()][at],
    getItem: (key) => values.get(key) ?? null,
    removeItem: (key) => values.delete(key),
    setItem(key, value) {
      if (value.length > limit) throw new DOMException("full", "QuotaExceededError");
      values.set(key, value);
    },
  };
}

test("offsets of a time zone are those of the device, to the minute", () => {
  const zone = process.env.TZ;
  for (const name of ["Europe/Berlin", "America/New_York", "Africa/Casablanca", "Asia/Tokyo", "Australia/Lord_Howe"]) {
    process.env.TZ = name;
    const [first, ...changes] = timeZoneOffsets(2036);
    const offsetAt = (seconds) => {
      let offset = first;
      for (let at = 0; at < changes.length && changes[at] <= seconds; at += 2) offset = changes[at + 1];
      return offset;
    };
    for (let at = 0; at < changes.length; at += 2) {
      for (const seconds of [changes[at] - 60, changes[at], changes[at] + 60]) {
        assert.equal(offsetAt(seconds), -60 * new Date(seconds * 1000).getTimezoneOffset(), `${name} ${seconds}`);
      }
    }
    for (let seconds = 0; seconds < Date.UTC(2037, 0, 1) / 1000; seconds += 1_234_567) {
      assert.equal(offsetAt(seconds), -60 * new Date(seconds * 1000).getTimezoneOffset(), `${name} ${seconds}`);
    }
  }
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

test("the locale is the first language, with hours that differ from what is usual", () => {
  const windowOf = (languages, own) => ({
    navigator: { languages },
    Intl: {
      DateTimeFormat: function make(locale, options) {
        return locale === undefined ? { resolvedOptions: () => own } : new Intl.DateTimeFormat(locale, options);
      },
    },
  });
  assert.equal(localeIdentifier(windowOf(["de-DE"], { locale: "de-DE", hourCycle: "h23", hour12: false })), "de-DE");
  assert.equal(localeIdentifier(windowOf(["en-US"], { locale: "en-US", hourCycle: "h23", hour12: false })), "en-US-u-hc-h23");
  assert.equal(localeIdentifier(windowOf(["de"], { locale: "de", hourCycle: "h12", hour12: true })), "de-u-hc-h12");
  assert.equal(localeIdentifier(windowOf(["fr-FR"], { locale: "en-US", hourCycle: "h12", hour12: true })), "fr-FR");
  assert.equal(localeIdentifier(windowOf(["not a tag"], { locale: "en-US", hourCycle: "h12", hour12: true })), "not a tag");
});

test("random bits are drawn from the system as they are needed, and given out once", () => {
  const { settings, drawn } = open();
  const { random } = settings.calls();
  assert.deepEqual(drawn, [], "a program that draws none causes no work");
  const given = Array.from({ length: 150 }, () => random());
  assert.equal(drawn.length, 192);
  assert.equal(new Set(given).size, 150);
  assert.ok(given.every((bits) => drawn.includes(bits)));
});

test("random bits are those of the browser", () => {
  const settings = new LocalSettings({ window: { crypto } });
  const given = Array.from({ length: 100 }, () => settings.calls().random());
  assert.ok(given.every((bits) => Number.isInteger(bits) && bits >= 0 && bits < 2 ** 32));
  assert.ok(new Set(given).size > 95); // two of them are the same once in a million times
  assert.notEqual(given.reduce((all, bits) => all | bits, 0) >>> 31, 0);
});

test("a program that wants to know is told the locale and the time zone", () => {
  const { settings, told, text, document } = open();
  settings.reportRegion();
  assert.match(document.cookie, /^region=de-DE[^;]*%3B[^;]*; Path=\/;/);
  assert.deepEqual(told.map(([name]) => name), ["host_locale", "host_time_zone"]);
  assert.match(text(told[0][1][0]), /^de-DE/);
  const offsets = new Float64Array(told[1][1][0].buffer);
  assert.equal(offsets[0], -60 * new Date(0).getTimezoneOffset());
});

test("a language that was chosen in the app comes before those of the device", () => {
  const { settings, told, text, document, stored, storage, listeners } = open();
  const locale = () => {
    told.length = 0;
    settings.reportRegion();
    return text(told.splice(0)[0][1][0]);
  };
  settings.chooseLanguage("ar");
  assert.deepEqual(told.map(([name]) => name), ["environment"]);
  assert.equal(locale(), "ar");
  assert.match(document.cookie, /^region=ar%3B/);
  settings.chooseLanguage("en");
  assert.equal(locale(), "en");
  settings.chooseLanguage("de"); // of which the device has a region
  assert.match(locale(), /^de-DE/);
  settings.reportValues();
  assert.deepEqual(stored(), [], "it is no value of the app");
  settings.listen(new AbortController().signal);
  listeners.get("storage")({ key: "language:/", newValue: "en", storageArea: storage });
  assert.deepEqual(told.splice(0).map(([name]) => name), ["environment"]);
  settings.chooseLanguage("");
  assert.match(locale(), /^de-DE/);
  assert.equal(storage.getItem("language:/"), null);
});

test("the page turns with the languages that are shown, and stays as others have turned it", () => {
  const shown = (page, ...languages) => {
    const { settings, told, document } = open();
    document.documentElement = { ...page };
    for (const [identifier, isRightToLeft] of languages) settings.showLanguage(identifier, isRightToLeft);
    return [document.documentElement.lang, document.documentElement.dir, told.length];
  };
  const [english, arabic] = [["en-GB", false], ["ar-EG", true]];
  assert.deepEqual(shown({ lang: "en", dir: "ltr" }, english), ["en-GB", "ltr", 0]);
  assert.deepEqual(shown({ lang: "en", dir: "ltr" }, arabic, arabic), ["ar-EG", "rtl", 1]);
  assert.deepEqual(shown({ lang: "ar-EG", dir: "rtl" }, arabic), ["ar-EG", "rtl", 0]); // as a server has rendered it
  assert.deepEqual(shown({ lang: "ar-EG", dir: "rtl" }, english), ["en-GB", "ltr", 1]); // which has kept it since
  assert.deepEqual(shown({ lang: "en", dir: "rtl" }, english, english), ["en-GB", "rtl", 0]); // by ?dir=rtl
  assert.deepEqual(shown({ lang: "en", dir: "rtl" }, arabic, english), ["en-GB", "ltr", 1]);
});

test("a language is kept for the page where nothing can be stored", () => {
  for (const storage of ["forbidden", makeStorage(0)]) {
    const { settings, told, text } = open({ storage });
    settings.chooseLanguage("ar");
    told.length = 0;
    settings.reportRegion();
    assert.equal(text(told[0][1][0]), "ar");
  }
});

test("values are those under the folder of the app", () => {
  const { settings, stored, storage } = open({ base: "/notes/" });
  storage.setItem("/notes/:theme", "dark");
  storage.setItem("/:theme", "light");
  settings.reportValues();
  assert.deepEqual(stored(), [[0, "theme", "dark"]]);
  assert.equal(settings.store("size", "é"), wire.STORAGE_STORED);
  assert.equal(storage.getItem("/notes/:size"), "é");
  assert.equal(settings.store("theme", null), wire.STORAGE_STORED);
  assert.equal(storage.getItem("/notes/:theme"), null);
});

test("what cannot be stored is said", () => {
  assert.equal(open({ storage: makeStorage(3) }).settings.store("a", "four"), wire.STORAGE_FULL);
  const forbidden = open({ storage: "forbidden" });
  assert.equal(forbidden.settings.store("a", "b"), wire.STORAGE_FORBIDDEN);
  forbidden.settings.reportValues();
  assert.deepEqual(forbidden.stored(), []);
});

test("the changes of other pages are reported", () => {
  const { settings, stored, listeners, storage } = open();
  settings.listen();
  const change = (key, newValue, storageArea = storage) => listeners.get("storage")({ key, newValue, storageArea });
  change("/:theme", "dark");
  change("/:theme", null);
  change("/other/:theme", "dark");
  change("/:theme", "dark", makeStorage());
  change(null, null);
  assert.deepEqual(stored(), [[0, "theme", "dark"], [1, "theme", ""]]);
});
