// Signs of a reckoning as they are written.

import type { Recap, Term } from '../../wire';

const SIGNS: Record<Term['sign'], string> = { '': '', '+': '+', '-': '−', '=': '=', '>': '>', '≤': '≤' };

/** A term's sign and number: "− 3". */
export const signed = ({ sign, value }: Term): string => [SIGNS[sign], value].filter((part) => part !== '').join(' ');

/** The terms that are worth writing: one that is all there is since the last comparison says what the result says. */
export function shown({ terms }: Recap): readonly Term[] {
  return terms.at(-1)?.sign === '' ? terms.slice(0, -1) : terms;
}
