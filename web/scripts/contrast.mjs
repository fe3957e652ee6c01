// Checks every pair of colours that carries meaning, in both themes, and the colour pairs of emblems.
// Words need 4.5:1, large words and marks of controls 3:1 (WCAG 2.2 AA).
import { readFileSync } from 'node:fs';

const plates = readFileSync(new URL('../src/drawings/plates.ts', import.meta.url), 'utf8');
const PAIRS = Object.fromEntries([...plates.matchAll(/(\w+): +\['(#\w{6})', '(#\w{6})'\]/g)].map(([, name, base, accent]) => [name, [base, accent]]));
if (Object.keys(PAIRS).length < 16) throw new Error('the pairs of plates.ts could not be read');


const css = readFileSync(new URL('../src/look/tokens.css', import.meta.url), 'utf8');
const tokens = { light: {}, dark: {} };
for (const [, name, value] of css.matchAll(/^\s*--([\w-]+):\s*([^;]+);/gm)) {
  const both = value.match(/^light-dark\((#\w{6}),\s*(#\w{6})\)/);
  const single = value.match(/^(#\w{6})$/);
  if (both) [tokens.light[name], tokens.dark[name]] = [both[1], both[2]];
  else if (single) tokens.light[name] = tokens.dark[name] = single[1];
}

const surfaces = ['paper', 'sheet', 'raised', 'sunken'];
const seats = ['seat-a', 'seat-b', 'seat-c', 'seat-d', 'foe'];
const words = [
  ...cross(['text', 'text-2'], surfaces),
  ...cross([...seats, 'damage', 'power', 'good', 'threat', 'physical', 'energy', 'mystic', 'ask-line'], ['paper', 'sheet', 'raised']),
  ...seats.flatMap((seat) => [['white', `${seat}-fill`], [seat, `${seat}-tint`], ['text', `${seat}-tint`]]),
  ...['damage', 'power', 'good'].flatMap((mark) => [['white', `${mark}-fill`], ['text', `${mark}-tint`], [mark, `${mark}-tint`]]),
  ['ink', 'ask'], ['ink', 'ask-press'], ['text', 'ask-tint'], ['ask-line', 'ask-tint'], ['text-2', 'ask-tint'], ['text', 'mat'], ['text', 'mat-2'],
  ['text', 'now'], ['text-2', 'now'], ['text', 'found'], ['good-word', 'good-tint'], ['white', 'slab'], ['brand', 'slab'],
  ...Object.keys(tokens.light).filter((name) => /^(res|cond)-/.test(name)).map((name) => ['ink', name]),
  ...['die-white', 'die-yellow', 'die-orange'].map((name) => ['ink', name]),
  ['white', 'die-red'], ['white', 'die-black'],
];
const marks = [
  ...cross(['edge', 'focus'], surfaces), ...cross(seats, ['mat', 'mat-2', 'road']),
  ['focus', 'mat'], ['text', 'roof'], ['text', 'prop'], ['text', 'leaf'],
];

let checked = 0, failed = 0, least = { ratio: 99 };
for (const theme of ['light', 'dark']) {
  for (const [list, need] of [[words, 4.5], [marks, 3]]) for (const [front, back] of list) {
    const ratio = contrast(tokens[theme][front], tokens[theme][back]);
    checked++;
    if (need === 4.5 && ratio < least.ratio) least = { ratio, theme, front, back };
    if (ratio < need) { failed++; console.log(`FAIL ${theme}: ${front} on ${back} ${ratio.toFixed(2)} < ${need}`); }
  }
}
for (const [name, [base, accent]] of Object.entries(PAIRS)) {
  checked++;
  if (contrast(base, accent) < 3) { failed++; console.log(`FAIL emblem ${name}`); }
  if (contrast(base, '#ffffff') < 4.5) { failed++; console.log(`FAIL emblem letters ${name}`); }
}
console.log(`${checked} pairs, ${failed} failed; tightest words: ${least.front} on ${least.back} (${least.theme}) ${least.ratio.toFixed(2)}`);
process.exit(failed ? 1 : 0);

function cross(fronts, backs) { return fronts.flatMap((front) => backs.map((back) => [front, back])); }
function contrast(a, b) {
  if (!a || !b) throw new Error(`unknown token in a pair: ${a} ${b}`);
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + .05) / (dark + .05);
}
function luminance(hex) {
  const [r, g, b] = [1, 3, 5].map((i) => parseInt(hex.slice(i, i + 2), 16) / 255).map((c) => c <= .04045 ? c / 12.92 : ((c + .055) / 1.055) ** 2.4);
  return .2126 * r + .7152 * g + .0722 * b;
}
