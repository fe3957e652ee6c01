// What this device remembers: language, theme, sound, keys and speed of dice. Nothing of it goes to the server.

export const LANGUAGES = ['en', 'fr', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Theme = 'system' | 'light' | 'dark';

export interface Settings {
  language: Language;
  theme: Theme;
  /** 0 is off; nothing sounds until somebody asks for it. */
  volume: number;
  /** Whether single letters are shortcuts. */
  keys: boolean;
  /** How fast dice and figures move; 0 shows the result at once. */
  pace: number;
}

const PLACE = 'crossover';

const DEFAULTS: Settings = { language: preferred(navigator.languages), theme: 'system', volume: 0, keys: true, pace: 1 };

export const settings: Settings = $state(read(localStorage.getItem(PLACE)));

/** Settings from what was kept, with whatever is missing or unreadable as usual. */
export function read(kept: string | null): Settings {
  try {
    const found = JSON.parse(kept ?? '{}') as Partial<Settings>;
    return {
      language: LANGUAGES.find((language) => language === found.language) ?? DEFAULTS.language,
      theme: (['system', 'light', 'dark'] as const).find((theme) => theme === found.theme) ?? DEFAULTS.theme,
      volume: within(found.volume, 0, 1) ?? DEFAULTS.volume,
      keys: typeof found.keys === 'boolean' ? found.keys : DEFAULTS.keys,
      pace: within(found.pace, 0, 4) ?? DEFAULTS.pace,
    };
  } catch {
    return { ...DEFAULTS };
  }
}

/** Changes settings and keeps them. */
export function set(change: Partial<Settings>): void {
  Object.assign(settings, change);
  try {
    localStorage.setItem(PLACE, JSON.stringify(settings));
  } catch {
    // A device without storage forgets; that is all.
  }
}

/** The first of the reader's languages that we speak. */
export function preferred(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return 'en';
}

function within(value: unknown, least: number, most: number): number | undefined {
  return typeof value === 'number' && value >= least && value <= most ? value : undefined;
}
