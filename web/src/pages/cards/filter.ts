// Finding cards by words and tags.

import type { CardHead } from '../../wire';

/** All tags of some cards, the most common first. */
export function tagsOf(cards: readonly CardHead[]): string[] {
  const counts = new Map<string, number>();
  for (const tag of cards.flatMap(({ tags }) => tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return [...counts].toSorted(([a, x], [b, y]) => y - x || a.localeCompare(b)).map(([tag]) => tag);
}

/** Cards that have all the tags and in which every word occurs. */
export function filtered(cards: readonly CardHead[], query: string, tags: readonly string[]): CardHead[] {
  const wanted = plain(query).split(/\s+/);
  return cards.filter((card) => {
    const text = plain([card.name, card.line, ...card.tags].join(' '));
    return tags.every((tag) => card.tags.includes(tag)) && wanted.every((word) => text.includes(word));
  });
}

function plain(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
}
