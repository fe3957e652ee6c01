import { describe, expect, it } from 'vitest';

import { distinct, emblem, hash, initials, portrait, resolve, subject } from '../src/drawings/emblem';
import { ICONS, sprite } from '../src/drawings/icons';
import { MOTIFS, PAIRS, SHAPES } from '../src/drawings/plates';

const someone = { id: 'brass-fox', name: 'Brass Fox' };

describe('the recipe', () => {
  it('gives the same picture for the same id, everywhere', () => {
    expect(hash('brass-fox')).toBe(hash('brass-fox'));
    expect(emblem(someone, 'x')).toBe(emblem(someone, 'x'));
    expect(resolve(someone)).toEqual(resolve(someone));
    // Written down, so that a change of the recipe does not go unseen.
    expect(hash('pilot-light')).toMatchInlineSnapshot(`3527199101`);
  });

  it('keeps what the data says and avoids what it forbids', () => {
    expect(resolve({ ...someone, motif: 'moon' }).motif).toBe('moon');
    const avoid = Object.keys(MOTIFS).filter((motif) => motif !== 'bell');
    expect(resolve({ ...someone, avoid }).motif).toBe('bell');
  });

  it('reads traits and size as the server tells them', () => {
    const told = { seed: 'x', initials: 'XX', traits: ['fly'], size: 5 };
    expect(['feather', 'gust', 'cloud', 'comet']).toContain(resolve(subject(told)).motif);
    expect(['broad', 'plated']).toContain(resolve(subject(told)).build);
  });

  it('draws people who are known elsewhere as they are known, masked and unmasked', () => {
    const told = (seed: string, ...traits: string[]) => resolve(subject({ seed, initials: 'XX', traits, size: 4 }));
    const [masked, plain] = [told('spider-man', 'hero'), told('spider-man', 'alter-ego')];
    expect([masked.head, masked.hair, masked.skin]).toEqual(['cowl', plain.hair, plain.skin]);
    expect([plain.head, plain.mask]).toEqual(['short', 'none']);
    expect(told('ultron-2', 'villain').head).toBe('helm');
    expect(told('a-stranger', 'alter-ego').mask).toBe('none');
  });

  it('makes everybody at a table look and read differently', () => {
    const table = distinct(Array.from({ length: 12 }, (_, i) => ({ id: `person-${i}`, name: `Person ${'ABCDEFGHIJKL'[i]}` })));
    const looks = table.map(({ shape, colours, motif }) => [shape, colours, motif]);
    for (const [i, a] of looks.entries()) {
      for (const b of looks.slice(i + 1)) expect(a.filter((field, at) => field === b[at]).length).toBeLessThan(2);
    }
    const alike = distinct([{ id: 'a', name: 'Tall Order' }, { id: 'b', name: 'Tin Orchard' }]);
    expect(new Set(alike.map((one) => one.initials)).size).toBe(2);
  });

  it('draws every field that can be picked', () => {
    for (let i = 0; i < 200; i++) {
      const one = resolve({ id: `id-${i}`, name: 'Any One' });
      expect(SHAPES).toHaveProperty(one.shape);
      expect(PAIRS).toHaveProperty(one.colours);
      for (const picture of [emblem(one, 'u'), portrait(one, 'u'), portrait(one, 'u', { shape: null })]) expect(picture).not.toMatch(/undefined|NaN/);
    }
  });
});

describe('initials', () => {
  it('come from the words that count', () => {
    expect(initials('The Quiet Anvil')).toBe('QA');
    expect(initials('Ironbrow')).toBe('IR');
    expect(initials('Tall Order', 3)).toBe('TOR');
    expect(initials('')).toBe('');
  });

  it('never become markup', () => {
    expect(emblem({ id: 'x', name: '<b "quoted"' }, 'u')).not.toContain('<b');
  });
});

describe('icons', () => {
  it('are all in the sprite, and nothing else is', () => {
    expect([...sprite.matchAll(/symbol id="i-([^"]+)"/g)].map(([, name]) => name)).toEqual([...ICONS]);
  });
});
