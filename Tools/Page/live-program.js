// The page of `collection dev --wasm`. The browser half runs the WebAssembly program as on any other page; the tool says over a socket
// when there is a newer one. Before the first build has ended the page has no program.

import "/collection-view.js";
import { LivePage } from "/live-page.js";

const root = /** @type {any} */ (document.querySelector("main"));
const page = new LivePage(root, globalThis, {
  end: () => { if (root.collectionHost) root.collectionHost.isDead = true; },
});
// What was scrolled to and typed before the page was loaded again is restored as the content appears.
new MutationObserver(() => page.state.restore()).observe(root, { childList: true, subtree: true, attributes: true });
page.connect();
