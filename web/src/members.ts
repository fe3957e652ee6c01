// What a team is made of. Where a game has several kinds of cards in a team, a member names its kind: `tactic:medpack`.

import type { CardHead } from './wire';

const KINDS: Record<string, readonly string[]> = { pow: ['character'], crisis: ['character', 'tactic', 'crisis'] };

/** The kinds of cards that make a team of a game. */
export const kindsOf = (game: string): readonly string[] => KINDS[game] ?? ['character'];

/** How a card is named among the members of a team. */
export const memberOf = (game: string, { kind, id }: { kind: string; id: string }): string => (kindsOf(game).length > 1 ? `${kind}:${id}` : id);

/** The kind and the id that a member names; what it carries besides, such as a gem, is left out. */
export function cardOf(game: string, member: string): { kind: string; id: string } {
  const named = /^(\w+):([^+]+)/.exec(member);
  return named && kindsOf(game).length > 1 ? { kind: named[1]!, id: named[2]! } : { kind: 'character', id: member };
}

/** Members in the order of their kinds, each with its card, as far as it is known. */
export function listed(game: string, members: readonly string[], cards: readonly CardHead[]): { member: string; card: CardHead | undefined }[] {
  const found = members.map((member) => {
    const { kind, id } = cardOf(game, member);
    return { member, kind, card: cards.find((card) => card.kind === kind && card.id === id) };
  });
  return found.toSorted((a, b) => kindsOf(game).indexOf(a.kind) - kindsOf(game).indexOf(b.kind));
}
