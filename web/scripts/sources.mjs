// The sources of the pages: the shell in web/src, and what each game's folder brings in games/NAME/web.
import { readFileSync, readdirSync, existsSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = new URL('../../', import.meta.url).pathname;

/** The names of the games. */
export const GAMES = readdirSync(join(ROOT, 'games'), { withFileTypes: true }).filter((entry) => entry.isDirectory()).map(({ name }) => name);

/** The files of a folder and of those in it, each with its path from the root and its text. */
export function files(folder, wanted = /\.(svelte|css|ts)$/) {
  if (!existsSync(join(ROOT, folder))) return [];
  return readdirSync(join(ROOT, folder), { recursive: true })
    .filter((name) => wanted.test(name))
    .map((name) => ({ path: join(folder, name), text: readFileSync(join(ROOT, folder, name), 'utf8') }));
}

/** The sources of the shell and of all games. */
export const sources = () => ['web/src', ...GAMES.map((game) => `games/${game}/web`)].flatMap((folder) => files(folder));
