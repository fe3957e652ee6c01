// Crisis Protocol at the table.

import type { IconName } from '$web/drawings/icons';
import { language, t } from '$web/language.svelte';
import type { CrisisBoard, CrisisFigure } from './board';
import type { TabletopGame } from '$web/table/game';
import type { Field, Row, Standing, Token } from '$web/table/tabletop/field';
import { inches } from '$web/table/tabletop/geometry';
import Action from './AttackPanel.svelte';
import Card from './FigureCard.svelte';
import Hand from './Hand.svelte';
import Score from './Score.svelte';
import Setup from './Setup.svelte';
import { ICONS } from './icons';
import Text from './TextBoard.svelte';
import { done, label, left, objective, short, signs } from './words';

function standing(figure: CrisisFigure, board: CrisisBoard): Standing {
  const spent = done(figure, board);
  return {
    id: figure.id,
    seat: figure.seat,
    name: short(figure.name, board),
    emblem: figure.emblem,
    whereabouts: figure.whereabouts as Standing['whereabouts'],
    at: figure.at,
    radius: figure.radius,
    left: left(figure),
    full: figure.stamina,
    low: figure.health === 'injured',
    power: figure.power,
    badge: figure.dazed ? 'dazed' : spent ? 'check' : undefined,
    face: figure.dazed ? 'grey' : spent ? 'pale' : 'up',
    signs: signs(figure),
    carries: figure.holds.length,
    label: label(figure, board),
  };
}

function field(board: CrisisBoard): Field {
  return {
    size: board.size,
    depth: board.deploymentDepth,
    toolWidth: board.rulers.toolWidth,
    acting: board.acting,
    figures: board.figures.map((figure) => standing(figure, board)),
    pieces: board.pieces.map((piece) => ({ ...piece, about: t('crisis-piece', { name: piece.name, size: piece.size, height: inches(piece.height, language()) }) })),
    tokens: board.objectives.filter((one) => !one.gone).map((one): Token => ({
      id: one.id,
      name: one.name,
      at: one.at,
      shape: board.crises[one.crisis]?.kind === 'secure' ? 'site' : 'asset',
      letter: String(one.number),
      seat: one.controller ?? one.holder,
      contested: one.contested,
      carried: one.carrier !== undefined,
      label: objective(one, board),
    })),
  };
}

/** What a figure is doing, with its icon; the first that fits. */
function state(figure: CrisisFigure, board: CrisisBoard): [string, IconName | undefined, boolean] {
  if (figure.ko || figure.whereabouts === 'gone') return [t('crisis-ko'), 'ko', true];
  if (figure.dazed) return [t('crisis-dazed'), 'dazed', true];
  if (figure.id === board.acting) {
    const { actionsLeft = 0, actions = 0 } = board.activation ?? {};
    return [actionsLeft > 0 ? t('crisis-action-of', { now: actions - actionsLeft + 1, total: actions }) : t('table-acts'), undefined, true];
  }
  if (figure.whereabouts === 'waiting') return [t('table-waits'), undefined, false];
  return figure.activated ? [t('table-done'), 'check', false] : [t('table-ready'), undefined, false];
}

/** Before squads are revealed: the roster, which everybody may see. Its lines are no figures, so their ids lie beyond all of them. */
const RECRUITS = 1_000;
function recruits(board: CrisisBoard, seat: number): Row[] {
  const roster = board.sides.find((side) => side.seat === seat)?.roster ?? [];
  return roster.map(({ place, name, emblem, threat, chosen, gem }) => ({
    id: RECRUITS + place, name: short(name, board), emblem, left: 0, full: 0, power: undefined, signs: [], firm: true, spent: false, active: chosen,
    state: t('crisis-threat-of', { threat }),
    icon: chosen ? 'check' : undefined,
    mark: gem ? { text: gem, said: gem } : undefined,
    label: `${name}, ${t('crisis-threat-of', { threat })}${chosen ? `, ${t('build-chosen')}` : ''}`,
  }));
}

function rows(board: CrisisBoard, seat: number): Row[] {
  if (board.figures.length === 0) return recruits(board, seat);
  return board.figures.filter((figure) => figure.seat === seat).map((figure) => {
    const [said, icon, firm] = state(figure, board);
    return {
      id: figure.id, name: short(figure.name, board), emblem: figure.emblem, left: left(figure), full: figure.stamina, power: figure.grunt ? undefined : figure.power, signs: signs(figure),
      state: said, icon, firm,
      active: figure.id === board.acting,
      spent: done(figure, board) || figure.dazed || figure.ko || figure.whereabouts === 'gone',
      mark: figure.health === 'injured' ? { text: t('crisis-injured-mark'), said: t('crisis-injured') } : figure.leader ? { text: t('crisis-leader-mark'), said: t('crisis-leader') } : undefined,
      label: label(figure, board),
    };
  });
}

const crisis: TabletopGame<CrisisBoard> = {
  bar: (board) => ({
    sub: board.battlefield,
    lead: board.turn === 0 ? board.stageName : t('crisis-round', { round: board.turn }),
    phases: board.turn === 0 ? [] : board.phases,
    phase: board.turn === 0 ? undefined : board.phase,
  }),
  field,
  rows,
  // Fourteen steps of an attack and what each of them moves lie under what was done.
  folding: { small: new Set(['attack-step', 'power-gained', 'power-spent']), opens: new Set() },
  Score,
  Card,
  icons: ICONS,
  Text,
  Action,
  underWay: (board) => (board.dodge ? [board.dodge.figure] : board.attack ? [board.attack.attacker, board.attack.target] : undefined),
  Hand,
  Setup,
  // Squads are picked from cards; everything before and after them is about the battlefield.
  inSetup: (board) => board.stage === 'squads',
};
export default crisis;
