// What a page shows of a program that has failed.

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
  const panel = element("div", "failure", "");
  panel.setAttribute("role", "alert");
  const reload = element("button", "button button-primary", "Reload");
  reload.type = "button";
  reload.addEventListener("click", () => document.defaultView.location.reload());
  const stack = element("pre", "text-caption2", (lastWords && `${lastWords}\n`) + String(error?.stack ?? error));
  panel.append(
    element("p", "text-title2", "Something went wrong"),
    element("p", "text-body", "The page stopped working. Reload it to go on."),
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
