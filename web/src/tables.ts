// Making tables and getting to them.

import { api, nonce } from './api';
import { go } from './router.svelte';
import type { Chosen, GameInfo, NewSitter } from './wire';

/** Makes a table with one's own seat and one other, everything else as usual, and goes there. */
export async function start(game: GameInfo, other: NewSitter, team?: Chosen): Promise<void> {
  const { table } = await api.make({
    game: game.game,
    options: [],
    seats: [{ sitter: { type: 'you' }, options: team ? [team] : [] }, { sitter: other, options: [] }],
    public: false,
    clock: null,
  });
  await take(table);
  go(`/t/${table}`);
}

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
