// Diagnostics for developers, of which a program that is released has the number and the values: ⟦105⟨4096⟩⟨512⟩⟧. A value may have
// diagnostics in it. The sentences are in a file beside this one, which a page requests when its program logs the first diagnostic.
// It has a line for each, <number>:<sentence>, with \1, \2, … for the values: see Scripts/index-diagnostics.mjs.

const FILE = "diagnostics.txt";

// The sentences by number, of the text of the file.
export function parseSentences(text) {
  const sentences = new Map();
  for (const line of text.split("\n")) {
    const end = line.indexOf(":");
    if (end > 0) sentences.set(line.slice(0, end), line.slice(end + 1));
  }
  return sentences;
}

// The text with sentences in place of diagnostics. One whose sentence is missing, or that has no end, stays as it is.
export function withSentences(text, sentences) {
  const opening = /⟦(\d+)/y;
  let at = 0;
  // Reads until the end of the text or, in a value, until the bracket that closes it.
  const read = (isValue) => {
    let result = "";
    while (at < text.length && !(isValue && text[at] === "⟩")) {
      opening.lastIndex = at;
      const match = opening.exec(text);
      result += match ? readDiagnostic(match) : text[at++];
    }
    return result;
  };
  const readDiagnostic = (match) => {
    const from = at;
    const values = [];
    at += match[0].length;
    while (text[at] === "⟨") {
      at += 1;
      values.push(read(true));
      if (text[at] === "⟩") at += 1;
    }
    const isWhole = text[at] === "⟧";
    if (isWhole) at += 1;
    const sentence = isWhole ? sentences.get(match[1]) : undefined;
    return sentence?.replace(/\\([1-9])/g, (_, value) => values[value - 1] ?? "") ?? text.slice(from, at);
  };
  return read(false);
}

// A log that writes diagnostics as sentences. Their lines are written when the sentences are there, all others at once.
export class DiagnosticLog {
  #log;
  #fetch;
  #sentences; // a promise, since the first diagnostic

  // `fetch` is that of the page.
  constructor(log, fetch) {
    this.#log = log;
    this.#fetch = fetch;
  }

  debug(line) { return this.#write("debug", line); }
  info(line) { return this.#write("info", line); }
  warn(line) { return this.#write("warn", line); }
  error(line) { return this.#write("error", line); }

  async #write(level, line) {
    if (typeof line !== "string" || !line.includes("⟦")) return this.#log[level](line);
    this.#sentences ??= this.#load();
    return this.#log[level](withSentences(line, await this.#sentences));
  }

  async #load() {
    try {
      const response = await this.#fetch(new URL(FILE, import.meta.url).href);
      if (response.ok) return parseSentences(await response.text());
    } catch {
      // Without the file, lines are logged with the numbers.
    }
    return new Map();
  }
}
