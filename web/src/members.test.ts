import { describe, expect, it } from 'vitest';

import type { CardHead } from './wire';
import { cardOf, joined, listed, memberOf, severalOf, without } from './members';

const card = (kind: string, id: string): CardHead => ({ id, kind, name: id, line: '', tags: [] });

describe('members of a team', () => {
  it('are plain ids where only characters make a team', () => {
    expect(memberOf('pow', card('character', 'ironbrow'))).toBe('ironbrow');
    expect(cardOf('pow', 'ironbrow')).toEqual({ kind: 'character', id: 'ironbrow' });
  });

  it('name their kind where several kinds do, and may carry something', () => {
    expect(memberOf('crisis', card('tactic', 'medpack'))).toBe('tactic:medpack');
    expect(cardOf('crisis', 'character:red-skull+power')).toEqual({ kind: 'character', id: 'red-skull' });
  });

  it('are listed kind by kind, the unknown ones too', () => {
    const cards = [card('character', 'a'), card('tactic', 't')];
    const found = listed('crisis', ['crisis:gone', 'tactic:t', 'character:a'], cards);
    expect(found.map(({ member }) => member)).toEqual(['character:a', 'tactic:t', 'crisis:gone']);
    expect(found.map(({ card: one }) => one?.id)).toEqual(['a', 't', undefined]);
  });

  it('may be there several times in a deck, but there is one identity and one aspect', () => {
    const deck = ['identity:spider-man', 'aspect:justice', 'card:genius', 'card:genius'];
    expect(joined('champions', deck, 'identity:iron-man')).toEqual(['aspect:justice', 'card:genius', 'card:genius', 'identity:iron-man']);
    expect(joined('champions', deck, 'card:energy')).toHaveLength(5);
    expect(without(deck, 'card:genius')).toEqual(['identity:spider-man', 'aspect:justice', 'card:genius']);
    expect([severalOf('champions', 'card:genius'), severalOf('champions', 'identity:spider-man'), severalOf('pow', 'ironbrow')]).toEqual([true, false, false]);
    const found = listed('champions', deck, [card('card', 'genius'), card('card', 'spider-man')]);
    expect(found.map(({ card: one, copies }) => [one?.id, copies])).toEqual([['spider-man', 1], [undefined, 1], ['genius', 2]]);
  });
});
