// Lets the monkey of Tests/CollectionScenarios play in a document: does what it tells a user to do, and shows it what is
// seen. Put into the page after scenarios.js.
{
  const host = () => document.querySelector("[data-engine]").collectionHost;
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const isLeaving = (element) => element.getAttribute("aria-hidden") === "true";
  const cells = () => [...document.querySelectorAll(".cell")].filter((cell) => !isLeaving(cell) && scenarios.isShown(cell));

  const actions = {
    nothing() {},
    frame() {},
    scroll: (y) => scenarios.scroll(Number(y)),
    by(distance, forwards) {
      document.querySelector(".collection-view").scrollTop += forwards === "1" ? Number(distance) : -Number(distance);
    },
    row(x) {
      const window = [...document.querySelectorAll(".orthogonal")].find((one) => scenarios.isShown(one));
      if (window) window.querySelector(".carousel").scrollLeft = Number(x);
    },
    focus(index) {
      const shown = cells();
      if (shown.length) shown[index % shown.length].focus({ preventScroll: true });
    },
    press(key) {
      const event = new KeyboardEvent("keydown", { key: key === "Space" ? " " : key, bubbles: true, cancelable: true });
      if (document.activeElement !== document.body) document.activeElement.dispatchEvent(event);
    },
    resize(width, height) {
      Object.assign(document.querySelector("main").style, { width: `${width}px`, height: `${height}px`, right: "auto", bottom: "auto" });
    },
    timer() {
      const { timers } = host().services;
      for (const [token, handle] of timers) {
        clearTimeout(handle);
        timers.delete(token);
        return host().call("host_timer", token);
      }
    },
  };

  const observe = () => {
    const view = document.querySelector(".collection-view").getBoundingClientRect();
    const parts = [`v|${Math.round(view.width)}|${Math.round(view.height)}`];
    for (const element of document.querySelectorAll(".orthogonal, .title-view, .cell")) {
      if (isLeaving(element) || !scenarios.isShown(element)) continue;
      const { left, top, width, height } = element.getBoundingClientRect();
      const numbers = [left, top, width, height].map((length) => Math.round(length)).join("|");
      if (element.matches(".orthogonal")) parts.push(`w|${numbers}`);
      else if (element.matches(".title-view")) parts.push(`h|${numbers}`);
      else {
        const place = ["aria-posinset", "aria-setsize"].map((name) => element.getAttribute(name) ?? 0).join("|");
        const kind = element.parentElement.matches(".carousel-row") ? "r" : "c";
        parts.push(`${kind}|${numbers}|${place}|${element.querySelector(".label").textContent}`);
      }
    }
    const label = document.activeElement.closest(".cell")?.querySelector(".label");
    if (label) parts.push(`f|${label.textContent}`);
    return parts.join(";");
  };

  // Plays for a number of events or milliseconds, whichever ends first. Returns how far it came, and what was wrong, also when all
  // is at rest.
  window.playMonkey = async (seed, events, milliseconds) => {
    const engine = host();
    const lines = [];
    const note = (line) => lines.push(line);
    engine.logger = { debug: note, info: note, warn: note, error: (error) => lines.push(`error: ${error?.stack ?? error}`) };
    const request = (path) => {
      lines.length = 0;
      engine.sendText("host_navigated", path);
      return lines.at(-1) ?? "no response";
    };
    request(`/do/seed/${seed}`);
    await scenarios.settle();
    const history = [];
    const end = performance.now() + milliseconds;
    let done = 0;
    let looks = 0;
    while (done < events && performance.now() < end) {
      done += 1;
      const action = request("/do/next").replace("next: ", "");
      history.push(action);
      const [word, ...rest] = action.split(" ");
      if (!actions[word]) return { done, looks, wrong: action, history: history.slice(-12) };
      actions[word](...rest);
      if (done % 3) continue; // several events in a frame
      await frame();
      const isAtRest = done % 60 === 0;
      if (isAtRest) await scenarios.settle();
      else if (done % 15 === 0) {
        for (const movement of document.getAnimations()) movement.finish();
        await frame();
        await frame();
      } else continue;
      looks += 1;
      const found = request((isAtRest ? "/rest/" : "/check/") + observe());
      if (found !== "found: nothing") {
        const seen = observe();
        await scenarios.settle(); // whether it stays wrong tells a late drawing from a wrong one
        return { done, looks, wrong: found, atRest: request("/rest/" + observe()), seen, history: history.slice(-20) };
      }
    }
    return { done, looks, wrong: null };
  };
}
