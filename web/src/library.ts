// What is printed does not change while a page is open: games, cards and rules are fetched once a language.

import { api } from './api';
import { language } from './language.svelte';
import type { Book, CardFace, CardHead, GameInfo, LessonHead } from './wire';

const shelf = new Map<string, Promise<unknown>>();

function kept<T>(name: string, fetch: () => Promise<T>): Promise<T> {
  const place = `${language()} ${name}`;
  const found = shelf.get(place) as Promise<T> | undefined;
  if (found) return found;
  const coming = fetch();
  shelf.set(place, coming);
  // A failure is not kept: the next who asks tries again.
  coming.catch(() => shelf.delete(place));
  return coming;
}

export const library = {
  games: (): Promise<GameInfo[]> => kept('games', async () => (await api.games()).games),
  lessons: (): Promise<LessonHead[]> => kept('lessons', async () => (await api.lessons()).lessons),
  cards: (game: string): Promise<CardHead[]> => kept(`cards ${game}`, async () => (await api.cards(game)).cards),
  face: (game: string, kind: string, id: string): Promise<CardFace> => kept(`card ${game} ${kind} ${id}`, () => api.face(game, kind, id)),
  book: (game: string): Promise<Book> => kept(`book ${game}`, () => api.book(game)),
};
