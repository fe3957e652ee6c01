// Puts a .br and a .gz beside every file of dist that is worth it, so that the server never compresses on the fly.
import { readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const DIST = new URL('../dist/', import.meta.url).pathname;
const WORTH = /\.(js|css|html|svg|json|txt)$/;

let [plain, small] = [0, 0];
for (const path of readdirSync(DIST, { recursive: true }).map((name) => join(DIST, name))) {
  if (!WORTH.test(path) || !statSync(path).isFile()) continue;
  const bytes = readFileSync(path);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  const brotli = brotliCompressSync(bytes, { params });
  writeFileSync(`${path}.br`, brotli);
  writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
  plain += bytes.length;
  small += brotli.length;
}
console.log(`compressed ${(plain / 1000).toFixed(0)} kB to ${(small / 1000).toFixed(0)} kB`);
