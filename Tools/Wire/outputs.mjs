// Everything that is written from the table of the wire.

import { articleFiles } from "./article.mjs";
import { scriptFiles } from "./javascript.mjs";
import { swiftFiles } from "./swift.mjs";

// The contents of files by their path in the repository.
export function outputs(table) {
  return new Map([...swiftFiles(table), ...scriptFiles(table), ...articleFiles(table)]);
}
