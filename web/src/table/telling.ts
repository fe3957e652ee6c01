// What of the odds stands on a button: the few words that tell one choice from another.

import type { Odds } from '../wire';

/** Chances are sums of fractions: what differs by less than this is certain. */
const HAIR = 1e-9;

/** The first headline that is not certain either way; what can come of it, where all of them are. */
export function telling({ headlines, amounts, unit }: Odds, percent: (chance: number) => string): string {
  const open = ({ chance }: { chance: number }): boolean => chance > HAIR && chance < 1 - HAIR;
  const possible = amounts.filter(({ chance }) => chance > 0).map(({ amount }) => amount);
  const [least, most] = [Math.min(...possible), Math.max(...possible)];
  // The unit first: behind the figure it would have to agree with it.
  const span = possible.length === 0 ? '' : `${unit} ${least === most ? least : `${least}–${most}`}`;
  const first = headlines.find(open);
  // A headline that is certain says less than the amounts; the worst that is certain must still be said.
  const sure = headlines.findLast(({ chance }) => chance >= 1 - HAIR);
  if (headlines[0] && open(headlines[0])) return `${headlines[0].label} ${percent(headlines[0].chance)}`;
  if (first) return [span, `${first.label} ${percent(first.chance)}`].filter(Boolean).join(' · ');
  return [span, sure && sure !== headlines[0] ? sure.label : ''].filter(Boolean).join(' · ');
}
