// The first load of the home page, compressed, stays under 300 kB: page, scripts it needs at once, one language, styles, fonts.
import { readFileSync, readdirSync, statSync } from 'node:fs';

const DIST = new URL('../dist/', import.meta.url).pathname;
const MOST = 300_000;

const html = readFileSync(`${DIST}index.html`, 'utf8');
const first = ['index.html', ...[...html.matchAll(/(?:src|href)="\/([^"]+)"/g)].map(([, path]) => path)];
const assets = readdirSync(`${DIST}assets`);
// Static imports of the scripts, then the largest language, then the latin fonts: what an English reader's browser asks for.
for (const path of first.filter((name) => name.endsWith('.js'))) {
  for (const [, name] of readFileSync(DIST + path, 'utf8').matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g)) {
    if (!first.includes(`assets/${name}`)) first.push(`assets/${name}`);
  }
}
const languages = assets.filter((name) => /^(en|fr|de)-[\w-]+\.js$/.test(name)).map((name) => `assets/${name}`);
if (languages.length !== 3) throw new Error(`expected one chunk a language, found ${languages.join(', ') || 'none'}`);
first.push(languages.toSorted((a, b) => size(b) - size(a))[0]);
first.push(...assets.filter((name) => /latin-(?!ext).*\.woff2$/.test(name)).map((name) => `assets/${name}`));

let sum = 0;
for (const path of first) {
  sum += size(path);
  console.log(`${String(size(path)).padStart(8)} ${path}`);
}
console.log(`${String(sum).padStart(8)} first load, of at most ${MOST}`);
process.exit(sum > MOST ? 1 : 0);

function size(path) {
  const small = statSync(`${DIST}${path}.br`, { throwIfNoEntry: false });
  return (small ?? statSync(DIST + path)).size;
}
