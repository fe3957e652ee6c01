// Signs in words: texts name what is printed as a sign in brackets, `[wild, hit]`, in the reader's language, so that they
// read well anywhere; the pages draw the sign.
import type { IconName } from './drawings/icons';

/** A sign: the key of its name, and its drawing. */
export interface Glyph {
  key: string;
  icon: IconName;
}

const GLYPHS: Readonly<Record<string, readonly Glyph[]>> = {
  crisis: ['critical', 'wild', 'hit', 'block', 'blank', 'failure'].map((face) => ({ key: `die-${face}`, icon: face as IconName })),
  champions: [
    ...['energy', 'mental', 'physical', 'wild'].map((type) => ({ key: `table-res-${type}`, icon: `res-${type}` as IconName })),
    ...['acceleration', 'boost', 'crisis', 'hazard'].map((sign) => ({ key: `champions-sign-${sign}`, icon: sign as IconName })),
    { key: 'champions-sign-star', icon: 'priority' },
  ],
};

/** A piece of a text: words, or a sign with its name. */
export type Piece = string | { icon: IconName; name: string };

/** A text in pieces. What stands in brackets and is no sign of the game stays as it is written. */
export function pieces(text: string, game: string, name: (key: string) => string): Piece[] {
  const known = new Map((GLYPHS[game] ?? []).map(({ key, icon }) => [name(key).toLocaleLowerCase(), icon]));
  if (known.size === 0) return [text];
  return text.split(/(\[[^[\]]+\])/).filter(Boolean).flatMap((part): Piece[] => {
    if (!part.startsWith('[')) return [part];
    const names = part.slice(1, -1).split(/,\s*/);
    const signs = names.map((one) => ({ icon: known.get(one.toLocaleLowerCase()), name: one }));
    return signs.every((sign): sign is { icon: IconName; name: string } => sign.icon !== undefined) ? signs : [part];
  });
}
