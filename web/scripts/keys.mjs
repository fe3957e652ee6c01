// Every sentence is there in every language, with the same words to fill in, and every sentence is used.
import { readFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import { GAMES, sources } from './sources.mjs';

const ROOT = new URL('../../', import.meta.url).pathname;
const LANGUAGES = ['en', 'fr', 'de'];
/** Files of words, each by its place in a language. */
const FILES = [
  ...['web.ftl', 'table.ftl'].map((file) => (language) => `locales/${language}/${file}`),
  ...GAMES.map((game) => (language) => `games/${game}/web/${language}.ftl`),
];

const faults = [];
const all = new Set();
for (const file of FILES) {
  const said = Object.fromEntries(LANGUAGES.map((language) => [language, messages(join(ROOT, file(language)))]));
  for (const [key, words] of Object.entries(said.en)) {
    if (all.has(key)) faults.push(`${file('en')}: ${key} is said twice`);
    all.add(key);
    for (const language of LANGUAGES.slice(1)) {
      const other = said[language][key];
      if (other === undefined) faults.push(`${file(language)}: ${key} is missing`);
      else if (other !== words) faults.push(`${file(language)}: ${key} fills in ${other || 'nothing'}, en fills in ${words || 'nothing'}`);
    }
  }
  for (const language of LANGUAGES.slice(1)) {
    for (const key of Object.keys(said[language])) if (!(key in said.en)) faults.push(`${file(language)}: ${key} is not in en`);
  }
}

// Keys are written whole in the source, or begun there and ended by a code: t(`problem-${code}`).
const source = sources().filter(({ path }) => /\.(svelte|ts)$/.test(path) && !/\.test\.ts$|\/wire\.ts$|\/web\/board\.ts$/.test(path)).map(({ text }) => text).join('\n');
const begun = [...source.matchAll(/`([a-z][a-z0-9-]*-)\$\{/g)].map(([, beginning]) => beginning);
// What a game says in its own words is used where everybody else's words for it are: `GAME-KEY` by ofGame(game, 'KEY').
const plain = (key) => GAMES.map((game) => `${game}-`).filter((own) => key.startsWith(own)).map((own) => key.slice(own.length)).find((rest) => all.has(rest));
for (const key of all) {
  if (plain(key)) continue;
  const whole = new RegExp(`['"\`]${key}['"\`]`).test(source);
  if (!whole && !begun.some((beginning) => key.startsWith(beginning))) faults.push(`${key} is not used`);
}
for (const [, key] of source.matchAll(/\b(?:t\(|ofGame\([^,]+,)\s*'([^']+)'/g)) if (!all.has(key)) faults.push(`${key} has no words`);

for (const fault of faults) console.log(fault);
console.log(`${all.size} sentences in ${LANGUAGES.length} languages, ${faults.length} faults`);
process.exit(faults.length > 0 ? 1 : 0);

/** Keys of a file, each with the sorted names of what is filled in. */
function messages(path) {
  if (!existsSync(path)) return {};
  const resource = new FluentResource(readFileSync(path, 'utf8'));
  return Object.fromEntries(resource.body.map(({ id, value }) => [id, [...new Set(names(value))].toSorted().join(' ')]));
}

function names(node) {
  if (Array.isArray(node)) return node.flatMap(names);
  if (node === null || typeof node !== 'object') return [];
  return [...(node.type === 'var' ? [node.name] : []), ...Object.values(node).flatMap(names)];
}
