// Figures and objectives of Crisis Protocol in words, as they are read out and shown in tooltips.

import { ICONS, type IconName } from '$web/drawings/icons';
import { t } from '$web/language.svelte';
import type { CrisisBoard, CrisisFigure, CrisisObjective } from './board';
import type { Sign } from '$web/table/tabletop/field';

/** Conditions have glyphs and colours by their own names; whatever else holds is a plain mark. */
export function signs(figure: CrisisFigure): Sign[] {
  return figure.conditions.map(({ code, name, text }) => {
    const known = (ICONS as readonly string[]).includes(code);
    return { icon: known ? (code as IconName) : 'info', tone: known ? code : 'slow', text: `${name}: ${text}` };
  });
}

/** A name without what follows its comma, and without its side where that is seen anyway: short enough for the board. */
export function short(name: string, board: CrisisBoard): string {
  const [first = name] = name.split(',');
  return board.sides.reduce((cut, side) => cut.replace(` (${side.name})`, ''), first);
}
/** Stamina that is left. */
export const left = (figure: CrisisFigure): number => Math.max(0, figure.stamina - figure.damage);
/** Has been activated and is not acting any more. */
export const done = (figure: CrisisFigure, board: CrisisBoard): boolean => figure.activated && figure.id !== board.acting;

/** A figure in words, whole: who, how it is, what it is under. */
export function label(figure: CrisisFigure, board: CrisisBoard): string {
  return [
    t('crisis-figure', { letter: 'ABCD'[figure.seat] ?? '', name: figure.name, left: left(figure), full: figure.stamina, power: figure.power, health: figure.health }),
    figure.ko ? t('crisis-ko') : figure.dazed ? t('crisis-dazed') : done(figure, board) ? t('table-done') : '',
    figure.leader ? t('crisis-leader') : '',
    figure.holds.length > 0 ? t('crisis-holds', { names: holds(figure, board) }) : '',
    ...figure.conditions.map((condition) => condition.name),
  ].filter(Boolean).join(', ');
}

/** The names of the tokens that a figure holds. */
export function holds(figure: CrisisFigure, board: CrisisBoard): string {
  return figure.holds.flatMap((id) => board.objectives.find((one) => one.id === id)?.name ?? []).join(', ');
}

/** An objective in words: whose it is, or who would have it. */
export function objective(one: CrisisObjective, board: CrisisBoard): string {
  const who = (seat: number | undefined): string => (seat === undefined ? 'none' : (board.sides.find((side) => side.seat === seat)?.name ?? ''));
  const carrier = board.figures.find((figure) => figure.id === one.carrier);
  return [
    one.name,
    carrier ? t('crisis-held-by', { name: carrier.name }) : '',
    one.controller === undefined ? '' : t('crisis-controlled-by', { side: who(one.controller) }),
    one.contested ? t('crisis-contested') : one.securedBy === undefined ? '' : t('crisis-secured-by', { side: who(one.securedBy) }),
  ].filter(Boolean).join(', ');
}
