import { describe, expect, it } from 'vitest';

import { ago, bundle, has, language, percent, speak, t } from '../src/language.svelte';
import { LANGUAGES, preferred, read } from '../src/settings.svelte';

describe('words', () => {
  it('are said in the language that is spoken', async () => {
    await speak('de');
    expect(language()).toBe('de');
    expect(t('nav-rules')).toBe('Regeln');
    await speak('fr');
    expect(t('nav-rules')).toBe('Règles');
    expect(document.documentElement.lang).toBe('fr');
    await speak('en');
    expect(t('nav-rules')).toBe('Rules');
  });

  it('fill in what they are given, without marks of direction', () => {
    expect(t('seat', { letter: 'A' })).toBe('Seat A');
  });

  it('show a key that has no words, so that it is found', () => {
    expect(t('no-such-key')).toBe('no-such-key');
    expect(has('no-such-key')).toBe(false);
  });

  it('have no fault in any language', async () => {
    for (const one of LANGUAGES) {
      const { default: sources } = await import(`../src/languages/${one}.ts`);
      const made = bundle(one, sources);
      const errors: Error[] = [];
      const words = Object.fromEntries([...sources.join().matchAll(/\$([\w-]+)/g)].map(([, name]) => [name, 2]));
      for (const message of made._messages.values()) if (message.value) made.formatPattern(message.value, words, errors);
      expect(errors, one).toEqual([]);
    }
  });
});

describe('numbers', () => {
  it('are written as the language has them', async () => {
    expect(percent(0.4375)).toBe('43.8%');
    await speak('de');
    expect(percent(0.4375).replace(/\s/, ' ')).toBe('43,8 %');
    await speak('en');
    expect(ago(0, 3 * 3_600_000)).toBe('3 hours ago');
  });
});

describe('settings', () => {
  it('take the first language of the reader that we speak', () => {
    expect(preferred(['it-IT', 'fr-CH', 'en'])).toBe('fr');
    expect(preferred(['ja'])).toBe('en');
  });

  it('survive whatever stands in the storage', () => {
    expect(read('{"theme":"dark","volume":7}')).toMatchObject({ theme: 'dark', volume: 0 });
    expect(read('nonsense').theme).toBe('system');
    expect(read(null).keys).toBe(true);
  });
});
