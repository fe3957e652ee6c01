// Making tables and getting to them.

import { api, nonce } from './api';
import { go } from './router.svelte';
import type { Chosen, GameInfo, NewSitter, NewTable, StartInfo } from './wire';

/** Makes a table with one's own seat and one other, if any, everything else as usual, and goes there. */
export async function start(game: GameInfo, other: NewSitter | undefined, team?: Chosen): Promise<void> {
  await openTable({
    game: game.game,
    options: [],
    seats: [{ sitter: { type: 'you' }, options: team ? [team] : [] }, ...(other ? [{ sitter: other, options: [] }] : [])],
    public: false,
    clock: null,
  });
}

/** The start for somebody's first game, if the game has one. */
export const firstStart = (game: GameInfo): StartInfo | undefined => game.starts.find((start) => start.for.includes('first'));

/** Makes the table of a start and goes there: everything is chosen, and the table answers what is asked of setup. */
export async function begin(game: GameInfo, { id, options, seats }: StartInfo): Promise<void> {
  await openTable({ game: game.game, options, seats, public: false, clock: null, start: id });
}

/** Makes a table, sits down at the seats that are kept for one, and goes there. */
export async function openTable(wanted: NewTable): Promise<void> {
  const { table } = await api.make(wanted);
  keep(table, wanted);
  if (wanted.seats.some(({ sitter }) => sitter.type === 'you')) await take(table);
  go(`/t/${table}`);
}

const KEPT = 'crossover.made';
/** So many tables are remembered; older ones are laid anew by hand. */
const MOST_KEPT = 20;

function keep(table: string, wanted: NewTable): void {
  const others = made().filter(([id]) => id !== table);
  localStorage.setItem(KEPT, JSON.stringify([...others, [table, wanted]].slice(-MOST_KEPT)));
}

function made(): [string, NewTable][] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEPT) ?? '[]');
    return Array.isArray(found) ? (found as [string, NewTable][]) : [];
  } catch {
    return [];
  }
}

/** How a table was made, if this device made it: the same can be played once more. */
export const asMade = (table: string): NewTable | undefined => made().find(([id]) => id === table)?.[1];

/** Sits down at the seats that are kept for one, with a part in the chance that the server could not know when it chose the seed. */
export async function take(table: string): Promise<void> {
  await api.sit(table, { secret: null, nonce: nonce(), options: [] });
}

/** The bot to begin with. */
export function firstBot(game: GameInfo): NewSitter {
  return { type: 'bot', bot: game.bots[0]?.id ?? '' };
}

/** The path that a pasted link or code names: `https://host/t/ID#SECRET`, `/t/ID`, `ID#SECRET` or `ID`. */
export function pasted(text: string): string | undefined {
  const [, kind = 't', id, secret] = /^(?:.*\/(t|replay)\/)?([A-Za-z0-9_-]{1,64})(?:[?][^#]*)?(?:#([A-Za-z0-9_-]{1,128}))?$/.exec(text.trim()) ?? [];
  return id && `/${kind}/${id}${secret ? `#${secret}` : ''}`;
}
