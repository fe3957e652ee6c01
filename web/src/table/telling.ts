// What of the odds stands on a button: the few words that tell one choice from another.

import type { Headline, Odds } from '../wire';

/** Chances are sums of fractions: what differs by less than this is certain. */
const HAIR = 1e-9;

/** The first headline that is not certain either way; what can come of it, where all of them are. In brackets, the other end: what somebody else can still make of it. */
export function telling(odds: Odds, percent: (chance: number) => string): string {
  const { said, about } = plainly(odds, percent);
  const other = odds.otherwise?.headlines.find(({ code }) => code === about?.code);
  if (!odds.otherwise || !about || !other || Math.abs(other.chance - about.chance) < HAIR) return said;
  return `${said} (${percent(other.chance)} ${odds.otherwise.label})`;
}

/** What is said without looking at the other end, and which headline it is about. */
function plainly({ headlines, amounts, unit }: Odds, percent: (chance: number) => string): { said: string; about: Headline | undefined } {
  const open = ({ chance }: { chance: number }): boolean => chance > HAIR && chance < 1 - HAIR;
  const possible = amounts.filter(({ chance }) => chance > 0).map(({ amount }) => amount);
  const [least, most] = [Math.min(...possible), Math.max(...possible)];
  // The unit first: behind the figure it would have to agree with it.
  const span = possible.length === 0 ? '' : `${unit} ${least === most ? least : `${least}–${most}`}`;
  const first = headlines.find(open);
  // A headline that is certain says less than the amounts; the worst that is certain must still be said.
  const sure = headlines.findLast(({ chance }) => chance >= 1 - HAIR);
  const both = (last: string): string => [span, last].filter(Boolean).join(' · ');
  if (headlines[0] && open(headlines[0])) return { said: `${headlines[0].label} ${percent(headlines[0].chance)}`, about: headlines[0] };
  if (first) return { said: both(`${first.label} ${percent(first.chance)}`), about: first };
  return { said: both(sure && sure !== headlines[0] ? sure.label : ''), about: sure };
}
