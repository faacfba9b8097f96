// Writes what is written from the table of the wire. Usage: node Tools/Wire/generate.mjs

import { mkdir, writeFile } from "node:fs/promises";
import { outputs } from "./outputs.mjs";
import { readTable } from "./table.mjs";

for (const [path, contents] of outputs(await readTable())) {
  const url = new URL(`../../${path}`, import.meta.url);
  await mkdir(new URL(".", url), { recursive: true });
  await writeFile(url, contents);
}
