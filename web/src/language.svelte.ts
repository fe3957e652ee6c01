// Words. Every sentence of the pages is a Fluent message: the shell's in ../../locales/LANGUAGE/{web,table}.ftl, those of a game's own
// pages in ../../games/GAME/web/LANGUAGE.ftl, all of them one chunk a language.
// Sentences that depend on the state of a game come from the server, already said in the reader's language.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

import { set, type Language } from './settings.svelte';

export type Words = Record<string, FluentVariable>;

const CHUNKS: Record<Language, () => Promise<{ default: string[] }>> = {
  en: () => import('./languages/en'),
  fr: () => import('./languages/fr'),
  de: () => import('./languages/de'),
};

let spoken: { language: Language; bundle: FluentBundle } = $state.raw({ language: 'en', bundle: new FluentBundle('en') });

/** Loads a language and speaks it from then on, everywhere. */
export async function speak(language: Language): Promise<void> {
  const { default: sources } = await CHUNKS[language]();
  spoken = { language, bundle: bundle(language, sources) };
  document.documentElement.lang = language;
  set({ language });
}

/** The language that is spoken now. */
export function language(): Language {
  return spoken.language;
}

/** A bundle of the given sources; words are set without marks of direction, as all our languages run the same way. */
export function bundle(language: Language, sources: readonly string[]): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) made.addResource(new FluentResource(source));
  return made;
}

/** Says a message. A key without words is a fault of ours and is shown as itself, so that it is found. */
export function t(key: string, words: Words = {}): string {
  const pattern = spoken.bundle.getMessage(key)?.value;
  return pattern ? spoken.bundle.formatPattern(pattern, words) : key;
}

/** Says a message as a game says it, where that has words of its own for it: `GAME-KEY`. */
export function ofGame(game: string, key: string, words: Words = {}): string {
  const own = `${game}-${key}`;
  return t(has(own) ? own : key, words);
}

/** Whether there are words for a key: for codes that come from the server and may be newer than the pages. */
export function has(key: string): boolean {
  return spoken.bundle.hasMessage(key);
}

/** A number as it is written in the spoken language. */
export function number(value: number, options: Intl.NumberFormatOptions = {}): string {
  return new Intl.NumberFormat(spoken.language, options).format(value);
}

/** A chance in per cent, with one decimal as everywhere. */
export function percent(chance: number): string {
  return number(chance, { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 });
}

/** How long ago something was: "3 minutes ago". */
export function ago(at: number, now = Date.now()): string {
  const seconds = Math.round((at - now) / 1000);
  const format = new Intl.RelativeTimeFormat(spoken.language, { numeric: 'auto' });
  for (const [unit, length] of [['day', 86_400], ['hour', 3_600], ['minute', 60]] as const) {
    if (Math.abs(seconds) >= length) return format.format(Math.trunc(seconds / length), unit);
  }
  return format.format(0, 'minute');
}
