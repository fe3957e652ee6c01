// Signs in words: texts name what is printed as a sign in brackets, `[wild, hit]`, in the reader's language, so that they
// read well anywhere; the pages draw the sign.
import type { IconName } from './drawings/icons';
import { about } from './games';

/** A piece of a text: words, or a sign with its name. */
export type Piece = string | { icon: IconName; name: string };

/** A text in pieces. What stands in brackets and is no sign of the game stays as it is written. */
export function pieces(text: string, game: string, name: (key: string) => string): Piece[] {
  const known = new Map((about(game)?.signs ?? []).map(({ key, icon }) => [name(key).toLocaleLowerCase(), icon]));
  if (known.size === 0) return [text];
  return text.split(/(\[[^[\]]+\])/).filter(Boolean).flatMap((part): Piece[] => {
    if (!part.startsWith('[')) return [part];
    const names = part.slice(1, -1).split(/,\s*/);
    const signs = names.map((one) => ({ icon: known.get(one.toLocaleLowerCase()), name: one }));
    return signs.every((sign): sign is { icon: IconName; name: string } => sign.icon !== undefined) ? signs : [part];
  });
}
