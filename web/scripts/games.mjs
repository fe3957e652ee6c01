// No file of the shell names a game, nor does a test of the shell: a game is known by its folder alone. And
// the pages of a game take what they need from their own folder, from the shell, and from the package svelte.
import { posix } from 'node:path';

import { files, GAMES } from './sources.mjs';

const capital = (word) => word[0].toUpperCase() + word.slice(1);
const NAMED = new RegExp(`(?<![A-Za-z])(?:${GAMES.flatMap((game) => [game, capital(game), game.toUpperCase()]).join('|')})(?![a-z])`, 'g');

const faults = [];
for (const { path, text } of [...files('web/src', /\.(svelte|css|ts|svg|json)$/), ...files('web/tests', /\.ts$/)]) {
  for (const [i, line] of text.split('\n').entries()) {
    for (const [found] of line.matchAll(NAMED)) faults.push(`${path}:${i + 1} names ${found}`);
  }
}

const IMPORTED = /^[ \t]*(?:import|export)\s+(?:[\w$\s{},*]+\sfrom\s+)?'([^'\n]+)'|\bimport\('([^'\n]+)'\)/gm;
for (const game of GAMES) {
  for (const { path, text } of files(`games/${game}/web`)) {
    for (const [, early, late] of text.matchAll(IMPORTED)) {
      const wanted = early ?? late;
      const inside = wanted.startsWith('.') && posix.join(posix.dirname(path), wanted).startsWith(`games/${game}/`);
      const known = wanted.startsWith('$web/') || /^svelte(\/|$)/.test(wanted) || (wanted === 'vitest' && path.endsWith('.test.ts'));
      if (!inside && !known) faults.push(`${path} imports ${wanted}`);
    }
  }
}

for (const fault of faults) console.log(fault);
console.log(`${GAMES.length} games, ${faults.length} faults between them and the shell`);
process.exit(faults.length > 0 ? 1 : 0);
