import { describe, expect, it } from 'vitest';

import { arrivals, go, match, place, takes } from '../src/router.svelte';

const at = (path: string) => match(new URL(path, 'https://table.example'));

describe('match', () => {
  it('finds pages with what their paths say', () => {
    expect(at('/')).toMatchObject({ page: 'home', params: {} });
    expect(at('/t/abc123#secret')).toMatchObject({ page: 'table', params: { id: 'abc123' }, fragment: 'secret' });
    expect(at('/rules/chess/attack.step-2-target')).toMatchObject({ page: 'rules', params: { game: 'chess', rule: 'attack.step-2-target' } });
    expect(at('/cards/chess/character/brass-fox')).toMatchObject({ page: 'card', params: { game: 'chess', kind: 'character', id: 'brass-fox' } });
    expect(at('/replay/abc?at=12').query.get('at')).toBe('12');
  });

  it('does not mind a slash at the end, and reads what is escaped', () => {
    expect(at('/rules/chess/')).toMatchObject({ page: 'rules', params: { game: 'chess' } });
    expect(at('/rules/chess/a%20b').params.rule).toBe('a b');
  });

  it('says so when there is no page', () => {
    expect(at('/t').page).toBe('not-found');
    expect(at('/t/a/b/c').page).toBe('not-found');
    expect(at('/rules/chess/%E0%A4%A').page).toBe('not-found');
  });
});

describe('takes', () => {
  const here = new URL('https://table.example/rules/chess');
  const link = (attributes: Record<string, string>) => Object.assign(document.createElement('a'), attributes);
  const click = (more: MouseEventInit = {}) => new MouseEvent('click', { button: 0, ...more });

  it('takes plain clicks on links of ours', () => {
    expect(takes(click(), link({ href: 'https://table.example/cards/chess' }), here)).toBe(true);
  });

  it('leaves everything else to the browser', () => {
    const ours = 'https://table.example/cards/chess';
    expect(takes(click({ ctrlKey: true }), link({ href: ours }), here)).toBe(false);
    expect(takes(click({ button: 1 }), link({ href: ours }), here)).toBe(false);
    expect(takes(click(), link({ href: ours, target: '_blank' }), here)).toBe(false);
    expect(takes(click(), link({ href: ours, download: 'x' }), here)).toBe(false);
    expect(takes(click(), link({ href: 'https://elsewhere.example/' }), here)).toBe(false);
    expect(takes(click(), link({ href: 'https://table.example/api/tables/x/save' }), here)).toBe(false);
  });
});

describe('going', () => {
  it('counts as an arrival on another page, but not as a filter on the same', () => {
    const before = arrivals();
    go('/rules/chess/attack');
    expect(place().params.rule).toBe('attack');
    expect(arrivals()).toBe(before + 1);
    go('/rules/chess?q=cover', { replace: true });
    expect(place().query.get('q')).toBe('cover');
    expect(arrivals()).toBe(before + 1);
    go('/rules/chess?q=reach');
    expect(arrivals()).toBe(before + 1);
  });
});
