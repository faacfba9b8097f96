// Writes a file in Brotli and one in gzip beside each text and each program of a folder, at the levels that take the least time.
// The page server sends them and compresses nothing itself.
// Usage: node Tests/Browser/compress.mjs <folder>
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const [folder] = process.argv.slice(2);
for (const name of readdirSync(folder, { recursive: true })) {
  if (!/\.(css|html|js|json|mjs|svg|txt|wasm|webmanifest)$/.test(name)) continue;
  const path = join(folder, name);
  const content = readFileSync(path);
  writeFileSync(`${path}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 2 } }));
  writeFileSync(`${path}.gz`, gzipSync(content, { level: 1 }));
}
