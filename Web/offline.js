// Registers the service worker that a page names, <meta name="service-worker" content="/service-worker.js">, once the page has
// started: a first load does not compete with it.

import { isPath } from "./elements.js";

export async function registerServiceWorker(window, log) {
  const path = window.document.querySelector?.('meta[name="service-worker"]')?.content;
  const container = window.navigator.serviceWorker;
  if (!path || !container || !isPath(path)) return;
  // The policy of pages admits addresses of scripts from here alone.
  const policy = window.trustedTypes?.createPolicy("service-worker", { createScriptURL: (url) => url });
  try {
    await container.register(policy?.createScriptURL(path) ?? path);
  } catch (error) {
    log.debug(`the page will not be there without a network: ${error}`);
  }
}
