// What a program learns of the device when it first needs it: the clock, random bits, the customs of the user, and the values that
// the app has stored. A program that needs none of them causes no work.

import * as wire from "./wire.js";

const DAY_MS = 24 * 60 * 60 * 1000;
const STEP_MS = 14 * DAY_MS; // no time zone changes its offset twice within
const YEARS_AHEAD = 10;
const MINUTE_MS = 60_000;
const RANDOM_COUNT = 64; // numbers of 32 bits that are drawn at once, since each draw is a call of the system
const YEAR = 365 * 24 * 60 * 60; // seconds

export class LocalSettings {
  #host;
  #direction; // of the language that the app was shown in last
  #language = "";
  #zone = ""; // that the offsets are of
  #offsets = new Float64Array(0);
  #random = new Uint32Array(RANDOM_COUNT);
  #unusedCount = 0; // numbers of `#random` that no program has been given

  constructor(host) {
    this.#host = host;
  }

  // What the engine's module calls, beside the functions of the host.
  calls() {
    return {
      wall_clock: () => Date.now() / 1000,
      random: () => this.drawRandom(),
      load_region: () => this.reportRegion(),
      load_storage: () => this.reportValues(),
      store: (key, keyCount, value, valueCount, isRemoval) => {
        const text = (at, count) => this.#host.reader.read(new Uint8Array(this.#host.calls.memory.buffer, at, count));
        return this.store(text(key, keyCount), isRemoval ? null : text(value, valueCount));
      },
    };
  }

  // Reports what other pages of the app store, until the signal is given.
  listen(signal) {
    this.#host.window.addEventListener("storage", ({ key, newValue, storageArea }) => {
      if (storageArea !== this.#storage()) return;
      if (key === this.#languageKey) this.#host.reportEnvironment();
      if (!key?.startsWith(this.#prefix)) return;
      this.#tell("host_stored", newValue === null ? 1 : 0, key.slice(this.#prefix.length), newValue ?? "");
    }, { signal });
  }

  // 32 random bits, each of which is given out once.
  drawRandom() {
    if (this.#unusedCount === 0) {
      this.#host.window.crypto.getRandomValues(this.#random);
      this.#unusedCount = RANDOM_COUNT;
    }
    this.#unusedCount -= 1;
    return this.#random[this.#unusedCount];
  }

  // ---- The customs of the user

  reportRegion() {
    const { window } = this.#host;
    const locale = localeIdentifier(window, this.chosenLanguage);
    this.#tell("host_locale", locale);
    const { timeZone } = new window.Intl.DateTimeFormat().resolvedOptions();
    if (timeZone !== this.#zone) this.#offsets = timeZoneOffsets(new window.Date().getUTCFullYear() + YEARS_AHEAD, window.Date);
    this.#zone = timeZone;
    this.#tell("host_time_zone", new Uint8Array(this.#offsets.buffer));
    saveRegion(window.document, locale, timeZone);
  }

  // The language that the user has chosen in the app; empty for none.
  get chosenLanguage() {
    return this.#storage()?.getItem(this.#languageKey) ?? this.#language;
  }

  // The engine is in the middle of an event.
  chooseLanguage(tag) {
    const storage = this.#storage();
    this.#language = tag; // for a page that may store nothing, until it is closed
    try {
      if (tag) storage?.setItem(this.#languageKey, tag);
      else storage?.removeItem(this.#languageKey);
    } catch {
      // The storage is full.
    }
    this.#host.window.queueMicrotask(() => this.#host.reportEnvironment());
  }

  showLanguage(identifier, isRightToLeft) {
    const { documentElement } = this.#host.window.document;
    const direction = isRightToLeft ? "rtl" : "ltr";
    const before = this.#direction ?? directionOf(documentElement.lang, this.#host.window.Intl);
    this.#direction = direction;
    documentElement.lang = identifier;
    // A page that was turned by others than a language stays so.
    if (before === direction || documentElement.dir === direction) return;
    documentElement.dir = direction;
    // The engine has sent its commands, but is in the middle of an event.
    this.#host.window.queueMicrotask(this.#host.reportEnvironment);
  }

  // Not among the values that the app stores.
  get #languageKey() {
    return `language:${this.#host.base}`;
  }

  // ---- Stored values

  // Several apps may be on one site, each in a folder.
  get #prefix() {
    return `${this.#host.base}:`;
  }

  // Reading the property throws an error where a page may not store anything.
  #storage() {
    try {
      return this.#host.window.localStorage ?? undefined;
    } catch {
      return undefined;
    }
  }

  reportValues() {
    const storage = this.#storage();
    for (let at = 0; at < (storage?.length ?? 0); at += 1) {
      const key = storage.key(at);
      if (key.startsWith(this.#prefix)) this.#tell("host_stored", 0, key.slice(this.#prefix.length), storage.getItem(key));
    }
  }

  // `null` removes.
  store(key, value) {
    const storage = this.#storage();
    if (!storage) return wire.STORAGE_FORBIDDEN;
    try {
      if (value === null) storage.removeItem(this.#prefix + key);
      else storage.setItem(this.#prefix + key, value);
      return wire.STORAGE_STORED;
    } catch (error) {
      return error.name === "SecurityError" ? wire.STORAGE_FORBIDDEN : wire.STORAGE_FULL;
    }
  }

  // The program may be in the middle of an event.
  #tell(name, ...values) {
    const host = this.#host;
    host.calls.send(name, values.map((value) => (typeof value === "string" ? host.encoder.encode(value) : value)));
  }
}

// The direction of a language; from left to right where the browser does not know it.
function directionOf(language, { Locale }) {
  try {
    const locale = /** @type {any} */ (new Locale(language));
    return (locale.getTextInfo?.() ?? locale.textInfo)?.direction ?? "ltr";
  } catch {
    return "ltr"; // no language
  }
}

// Informs the server for the next page it renders. Semicolons end the value of a cookie, so that it is percent-encoded.
function saveRegion(document, locale, timeZone) {
  document.cookie = `region=${encodeURIComponent(`${locale};${timeZone}`)}; Path=/; Max-Age=${YEAR}; SameSite=Lax`;
}

// The first language of the user, with the hours of a day where they differ from what is usual in that language. A language that was
// chosen in the app comes before it, with the region of the user if there is one for it.
export function localeIdentifier(window, chosen = "") {
  const { navigator, Intl } = window;
  const languages = navigator.languages ?? [];
  const language = chosen
    ? languages.find((tag) => tag === chosen || tag.startsWith(`${chosen}-`)) ?? chosen
    : languages[0] || navigator.language || "en-US";
  const hours = (locale) => new Intl.DateTimeFormat(locale, { hour: "numeric" }).resolvedOptions();
  try {
    const own = hours(undefined);
    const cycle = own.hourCycle === "h11" || own.hourCycle === "h12" ? "h12" : "h23";
    const isOfDevice = own.locale.split("-")[0] === language.split("-")[0];
    return isOfDevice && hours(language).hour12 !== own.hour12 ? `${language}-u-hc-${cycle}` : language;
  } catch {
    return language; // which the browser does not know
  }
}

// The offset of local time in 1970, and each moment until the end of a year at which it changes with the offset from then on.
export function timeZoneOffsets(lastYear, Date = globalThis.Date) {
  const offset = (time) => -60 * new Date(time).getTimezoneOffset();
  const end = Date.UTC(lastYear + 1, 0, 1);
  let current = offset(0);
  const found = [current];
  for (let time = STEP_MS; time < end; time += STEP_MS) {
    const next = offset(time);
    if (next === current) continue;
    let [before, after] = [time - STEP_MS, time];
    while (after - before > MINUTE_MS) {
      const middle = Math.floor((before + after) / 2 / MINUTE_MS) * MINUTE_MS;
      if (offset(middle) === current) before = middle;
      else after = middle;
    }
    found.push(after / 1000, next);
    current = next;
  }
  return new Float64Array(found);
}
