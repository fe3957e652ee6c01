import { describe, expect, it } from 'vitest';
import { pieces } from '$web/glyphs';

const names: Record<string, string> = { 'die-wild': 'remarquable', 'die-hit': 'touche' };
const name = (key: string) => names[key] ?? key;

describe('signs in words', () => {
  it('are found by their names in the language of the text', () => {
    expect(pieces('[Remarquable, Touche] Rebond : encore.', 'crisis', name)).toEqual([
      { icon: 'wild', name: 'Remarquable' },
      { icon: 'hit', name: 'Touche' },
      ' Rebond : encore.',
    ]);
  });
  it('leave other brackets and other games alone', () => {
    expect(pieces('Range [2] of [wild]', 'crisis', name)).toEqual(['Range ', '[2]', ' of ', '[wild]']);
    expect(pieces('[Touche]', 'nothing-known', name)).toEqual(['[Touche]']);
  });
});
