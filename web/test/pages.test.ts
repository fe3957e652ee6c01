import { describe, expect, it } from 'vitest';

import { ofTheDay } from '../src/day';
import { chanceToBeat, totals } from '../src/dice';
import { filtered, tagsOf } from '../src/pages/cards/filter';
import { readLink, writeLink } from '../src/pages/build/link';
import { cut, search } from '../src/pages/rules/search';
import { pasted } from '../src/tables';
import type { CardHead, Rule } from '../src/wire';

describe('a pasted link or code', () => {
  it('leads to its table, secret and all', () => {
    expect(pasted('https://table.example/t/abc_1#s3cret')).toBe('/t/abc_1#s3cret');
    expect(pasted('  abc_1#s3cret ')).toBe('/t/abc_1#s3cret');
    expect(pasted('/t/abc')).toBe('/t/abc');
    expect(pasted('https://table.example/replay/abc?at=3')).toBe('/replay/abc');
  });

  it('leads nowhere when it is something else', () => {
    expect(pasted('hello there')).toBeUndefined();
    expect(pasted('')).toBeUndefined();
    expect(pasted('https://evil.example/t/../../x')).toBeUndefined();
  });
});

describe('dice', () => {
  it('have exact totals', () => {
    const all = totals(8);
    expect(all).toHaveLength(15);
    expect(all.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12);
    expect(all[7]).toEqual({ total: 9, chance: 1 / 8 });
  });

  it('must be strictly more than the defence', () => {
    expect(chanceToBeat(8, 5, 20)).toBe(1 / 64);
    expect(chanceToBeat(8, 5, 21)).toBe(0);
    expect(chanceToBeat(8, 5, 6)).toBeCloseTo(1, 12);
  });
});

describe('the search in the rules', () => {
  const rule = (id: string, text: string): Rule => ({ id, chapter: 'c', text, source: '', ruling: false, seeAlso: [] });
  const rules = [rule('c', 'Whoever recovers.'), rule('a.reach', 'Cover matters.'), rule('cover.near', 'Being near.'), rule('b', 'Nothing of it.')];

  it('puts ids first and wants every word', () => {
    expect(search(rules, 'Cover').map(({ id }) => id)).toEqual(['cover.near', 'a.reach', 'c']);
    expect(search(rules, 'cover near').map(({ id }) => id)).toEqual(['cover.near']);
    expect(search(rules, ' ')).toEqual([]);
  });

  it('marks what was found, signs of patterns included', () => {
    expect(cut('Cover and cover.', ['cover'])).toEqual([
      { text: 'Cover', found: true }, { text: ' and ', found: false }, { text: 'cover', found: true }, { text: '.', found: false },
    ]);
    expect(cut('1 (one)', ['('])).toHaveLength(3);
  });
});

describe('cards', () => {
  const card = (name: string, tags: string[]): CardHead => ({ id: name, kind: 'character', name, line: '', tags });
  const cards = [card('Émile', ['Fly']), card('Bruno', ['Fly', 'Luck'])];

  it('are found without accents, by words and tags', () => {
    expect(filtered(cards, 'emi', [])).toHaveLength(1);
    expect(filtered(cards, 'fly', ['Luck'])).toEqual([cards[1]]);
    expect(tagsOf(cards)).toEqual(['Fly', 'Luck']);
  });
});

describe('a link to a team', () => {
  it('comes back as it went', () => {
    expect(readLink(writeLink('Odd & even', ['a', 'b-c']))).toEqual({ name: 'Odd & even', members: ['a', 'b-c'] });
    const deck = ['identity:a', ...Array.from({ length: 50 }, (_, i) => `card:c${i}`)];
    expect(readLink(writeLink('A whole deck', deck)).members).toEqual(deck);
    expect(readLink('team=xyz')).toEqual({ team: 'xyz', members: [] });
    expect(readLink('')).toEqual({ members: [] });
  });
});

describe('something of the day', () => {
  it('stays the same all day and needs something to choose from', () => {
    const list = Array.from({ length: 50 }, (_, i) => i);
    const [morning, evening] = [new Date('2026-03-01T02:00Z'), new Date('2026-03-01T22:00Z')];
    expect(ofTheDay(list, '', morning)).toBe(ofTheDay(list, '', evening));
    expect(ofTheDay([], '')).toBeUndefined();
  });
});
