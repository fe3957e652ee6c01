// Signs of a reckoning as they are written.

import type { Term } from '../../wire';

const SIGNS: Record<Term['sign'], string> = { '': '', '+': '+', '-': '−', '=': '=', '>': '>', '≤': '≤' };

/** A term's sign and number: "− 3". */
export const signed = ({ sign, value }: Term): string => [SIGNS[sign], value].filter((part) => part !== '').join(' ');
