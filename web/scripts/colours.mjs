// No colour is written outside tokens and drawings: components speak of roles. Fails on the first that does.
import { sources } from './sources.mjs';

const FREE = /(^|\/)[\w-]*tokens\.css$|^web\/src\/drawings\/|\/Picture\.svelte$|\.test\.ts$/;
const COLOUR = /#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\b(?![\w-])|\b(?:rgba?|hsla?|oklch)\(/gi;

const faults = [];
for (const { path, text } of sources().filter(({ path }) => !FREE.test(path))) {
  const lines = text.split('\n');
  for (const [i, line] of lines.entries()) {
    // `{#each`, `#main` and ids are no colours; a colour stands in quotes or after a colon, a comma, a bracket or a space of a style.
    const bare = line.replace(/\{#\w+/g, '').replace(/(?:href|url\()=?["'(]?#[\w{}-]+/g, '').replace(/\/\/.*|<!--.*-->/g, '');
    for (const [found] of bare.matchAll(COLOUR)) faults.push(`${path}:${i + 1} ${found}`);
  }
}
for (const fault of faults) console.log(`colour outside tokens: ${fault}`);
console.log(`${faults.length} colours outside tokens`);
process.exit(faults.length > 0 ? 1 : 0);
