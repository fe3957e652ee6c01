// Searching the ledger: it is small enough to be searched here, letter by letter, without asking the server.

import type { Rule } from '../../wire';

/** Words to look for: lower case, without accents. */
export function terms(query: string): string[] {
  return plain(query).split(/\s+/).filter((term) => term !== '');
}

/** Rules in which every term occurs; those that name it in their id come first, the order of the book decides the rest. */
export function search(rules: readonly Rule[], query: string): Rule[] {
  const wanted = terms(query);
  if (wanted.length === 0) return [];
  return rules
    .map((rule) => ({ rule, score: score(rule, wanted) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .map(({ rule }) => rule);
}

function score(rule: Rule, wanted: readonly string[]): number {
  const id = plain(rule.id);
  const text = plain(rule.text);
  const rest = plain(rule.check ?? '');
  let sum = 0;
  for (const term of wanted) {
    const found = 4 * occurs(id, term) + 2 * occurs(text, term) + occurs(rest, term);
    if (found === 0) return 0;
    sum += found;
  }
  return sum;
}

/** How well a term fits: at the beginning of a word, inside one (cover in recover), or not at all. */
function occurs(text: string, term: string): number {
  for (let at = text.indexOf(term); at >= 0; at = text.indexOf(term, at + 1)) {
    if (at === 0 || !/[\p{L}\p{N}]/u.test(text[at - 1]!)) return 4;
  }
  return text.includes(term) ? 1 : 0;
}

/** A text cut where terms occur, for marking them. */
export function cut(text: string, wanted: readonly string[]): { text: string; found: boolean }[] {
  if (wanted.length === 0) return [{ text, found: false }];
  const pattern = new RegExp(`(${wanted.map((term) => term.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})`, 'gi');
  return text.split(pattern).map((piece, i) => ({ text: piece, found: i % 2 === 1 })).filter((piece) => piece.text !== '');
}

function plain(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
}
