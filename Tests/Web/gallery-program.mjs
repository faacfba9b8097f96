// The gallery as WebAssembly, compiled, for tests with the real engine.

import { readFile } from "node:fs/promises";

const file = new URL("../../Web/gallery.wasm", import.meta.url);

export const module = await WebAssembly.compile(await readFile(file).catch((cause) => {
  throw new Error("Web/gallery.wasm cannot be read. Build it with Scripts/build-web.", { cause });
}));
