// No file of the shell names a game, nor does what every browser test does at a table: a game is known by its folder alone.
// Fails on the first that does.
import { files, GAMES } from './sources.mjs';

const capital = (word) => word[0].toUpperCase() + word.slice(1);
const NAMED = new RegExp(`(?<![A-Za-z])(?:${GAMES.flatMap((game) => [game, capital(game), game.toUpperCase()]).join('|')})(?![a-z])`, 'g');

const faults = [];
for (const { path, text } of [...files('web/src', /\.(svelte|css|ts|svg|json)$/), ...files('web/tests', /^(?!.*\.spec\.ts$).*\.ts$/)]) {
  for (const [i, line] of text.split('\n').entries()) {
    for (const [found] of line.matchAll(NAMED)) faults.push(`${path}:${i + 1} ${found}`);
  }
}
for (const fault of faults) console.log(`a game named outside its folder: ${fault}`);
console.log(`${GAMES.length} games, named ${faults.length} times in the shell`);
process.exit(faults.length > 0 ? 1 : 0);
