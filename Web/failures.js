// What a page shows of a program that has failed.

// The texts for the user, by their language.
const STRINGS = new Map([
  ["ar", { title: "حدث خطأ", message: "توقفت الصفحة عن العمل. أعد تحميلها للمتابعة.", reload: "إعادة التحميل" }],
  ["de", {
    title: "Ein Fehler ist aufgetreten", message: "Die Seite funktioniert nicht mehr. Laden Sie sie neu, um fortzufahren.",
    reload: "Neu laden",
  }],
  ["en", { title: "Something went wrong", message: "The page stopped working. Reload it to go on.", reload: "Reload" }],
]);

// The language of the texts: that of the page where the program has shown content, else the first of the user's languages that there
// are texts in, else English.
function languageOf(root) {
  const { documentElement, defaultView } = root.ownerDocument;
  const tags = root.firstElementChild ? [documentElement.lang] : defaultView.navigator.languages ?? [];
  return tags.map((tag) => tag.split("-")[0].toLowerCase()).find((language) => STRINGS.has(language)) ?? "en";
}

// The report of an engine that trapped: what happened, for developers, and a link to go on, for the user.
// `lastWords` is what the program said itself. Returns the element that says what happened.
function showFailure(root, error, lastWords = "") {
  const document = root.ownerDocument;
  const element = (tag, className, text) => {
    const made = document.createElement(tag);
    made.className = className;
    made.textContent = text;
    return made;
  };
  const language = languageOf(root);
  const strings = STRINGS.get(language);
  const panel = element("div", "failure", "");
  for (const [name, value] of Object.entries({ role: "alert", lang: language, dir: "auto" })) panel.setAttribute(name, value);
  const reload = element("button", "button button-primary", strings.reload);
  reload.type = "button";
  reload.addEventListener("click", () => document.defaultView.location.reload());
  const stack = element("pre", "text-caption2", (lastWords && `${lastWords}\n`) + String(error?.stack ?? error));
  stack.setAttribute("lang", "en");
  stack.setAttribute("dir", "ltr");
  panel.append(
    element("p", "text-title2", strings.title),
    element("p", "text-body", strings.message),
    reload,
    stack,
  );
  root.replaceChildren(panel);
  return stack;
}

// Shows that the program has failed. Then puts names into the trace of a trap, where the program has them beside it, and what a trap
// without a message has found.
export async function reportFailure({ root, window, logger }, error, lastWords) {
  const trace = showFailure(root, error, lastWords);
  const { engine, engineParts } = root.dataset ?? {};
  if (!engine) return;
  const { namedStack } = await import("./traces.js");
  const numbered = trace.textContent;
  trace.textContent = await namedStack(numbered, engine, (url) => window.fetch(url), {
    isInParts: engineParts !== undefined,
  });
  if (trace.textContent !== numbered) logger.error(trace.textContent);
}
