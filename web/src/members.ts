// What a team is made of. Where a game has several kinds of cards in a team, a member names its kind: `tactic:medpack`. Some
// kinds may be there several times, and some stand for a card that is listed under another kind: `identity:spider-man`.

import { about, type Makeup } from './games';
import type { CardHead } from './wire';

/** A game that says nothing about its teams makes them of characters. */
const PLAIN: Makeup = { kinds: ['character'] };
const makeup = (game: string): Makeup => about(game)?.makeup ?? PLAIN;

/** The kinds of cards that make a team of a game. */
export const kindsOf = (game: string): readonly string[] => makeup(game).kinds;

/** How a card is named among the members of a team: by its kind, or by what its shelf in the builder makes it. */
export function memberOf(game: string, { kind, id, shelf }: { kind: string; id: string; shelf?: string | undefined }): string {
  if (shelf !== undefined) return kindsOf(game).includes(shelf) ? `${shelf}:${id}` : `card:${id}`;
  return kindsOf(game).length > 1 ? `${kind}:${id}` : id;
}

/** The shelves of a game's builder, those of one kind of members first; none where its teams are made by kinds. */
export function shelvesOf(game: string, cards: readonly CardHead[]): string[] {
  const found = [...new Set(cards.flatMap(({ shelf }) => shelf ?? []))];
  const rank = (shelf: string): number => (kindsOf(game).includes(shelf) ? 0 : shelf === 'basic' ? 2 : 1);
  return found.toSorted((a, b) => rank(a) - rank(b) || a.localeCompare(b));
}

/** What a member names: the kind of it. */
export function kindOf(game: string, member: string): string {
  const [kind = ''] = member.split(':');
  return kindsOf(game).length > 1 && member.includes(':') ? kind : kindsOf(game).at(-1)!;
}

/** The kind and the id under which a member's card is listed; what it carries besides, such as a gem, is left out. */
export function cardOf(game: string, member: string): { kind: string; id: string } {
  const named = /^(\w+):([^+]+)/.exec(member);
  if (kindsOf(game).length === 1 || !named) return { kind: makeup(game).listed ? 'card' : 'character', id: member };
  const kind = named[1]!;
  return { kind: makeup(game).listed?.[kind] ?? kind, id: named[2]! };
}

/** Whether cards of a kind show somebody. */
export const hasFace = (kind: string): boolean => ['character', 'card', 'hero', 'tile'].includes(kind);

/** A team with one more member; where there may be only one of its kind, it takes the other's place. */
export function joined(game: string, members: readonly string[], member: string): string[] {
  const kind = kindOf(game, member);
  const others = makeup(game).one?.includes(kind) ? members.filter((one) => kindOf(game, one) !== kind) : members;
  return [...others, member];
}

/** A team with one less of a member. */
export function without(members: readonly string[], member: string): string[] {
  const at = members.lastIndexOf(member);
  return at < 0 ? [...members] : members.toSpliced(at, 1);
}

/** Whether several alike may be in a team. */
export const severalOf = (game: string, member: string): boolean => makeup(game).copies?.includes(kindOf(game, member)) ?? false;

/** Members in the order of their kinds, each once, with how many there are and with its card, as far as it is known. */
export function listed(game: string, members: readonly string[], cards: readonly CardHead[]): { member: string; card: CardHead | undefined; copies: number }[] {
  const found = [...new Set(members)].map((member) => {
    const { kind, id } = cardOf(game, member);
    return { member, card: cards.find((card) => card.kind === kind && card.id === id), copies: members.filter((one) => one === member).length };
  });
  const rank = ({ member }: { member: string }): number => kindsOf(game).indexOf(kindOf(game, member));
  return found.toSorted((a, b) => rank(a) - rank(b));
}
