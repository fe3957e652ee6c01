// POW at the table.

import type { IconName } from '$web/drawings/icons';
import { language, t } from '$web/language.svelte';
import type { PowBoard, PowFigure } from './board';
import type { TabletopGame } from '$web/table/game';
import type { Field, Row, Sign, Standing, Token } from '$web/table/tabletop/field';
import { inches } from '$web/table/tabletop/geometry';
import Card from './FigureCard.svelte';
import Score from './Score.svelte';
import { ICONS } from './icons';
import Text from './TextBoard.svelte';

/** Effects, with the glyph and the colour that fits them best. */
const SIGNS: Record<string, [IconName, string]> = { stun: ['stun', 'stun'], ensnare: ['root', 'root'], distract: ['confused', 'hex'], reaction: ['tough', 'shock'] };

/** Hexagons are for effects; being down or out is seen on the figure itself. */
function signs(figure: PowFigure): Sign[] {
  return figure.conditions
    .filter(({ code }) => code !== 'ko' && code !== 'down')
    .map(({ code, text }) => {
      const [icon, tone] = SIGNS[code] ?? ['info', 'slow'];
      return { icon, tone, text };
    });
}

function standing(figure: PowFigure, acting: boolean): Standing {
  const done = figure.activated && !acting;
  return {
    id: figure.id,
    seat: figure.seat,
    name: figure.name,
    emblem: figure.emblem,
    whereabouts: figure.whereabouts as Standing['whereabouts'],
    at: figure.at,
    radius: figure.radius,
    left: figure.life,
    full: figure.fullLife,
    low: figure.life <= figure.red,
    power: figure.pow,
    badge: figure.ko ? 'ko' : figure.down ? 'down' : done ? 'check' : undefined,
    face: figure.ko ? 'grey' : figure.down ? 'down' : done ? 'pale' : 'up',
    signs: signs(figure),
    carries: figure.carries === undefined ? 0 : 1,
    label: [
      t('pow-figure', { letter: 'ABCD'[figure.seat] ?? '', name: figure.name, life: figure.life, full: figure.fullLife, pow: figure.pow }),
      figure.ko ? t('pow-ko') : '',
      figure.down ? t('pow-down') : '',
      done ? t('table-done') : '',
      figure.at.z > 0 ? t('pow-up-high', { height: inches(figure.at.z, language()) }) : '',
      ...figure.conditions.map((condition) => condition.text),
    ].filter(Boolean).join(', '),
  };
}

function field(board: PowBoard): Field {
  return {
    size: board.size,
    depth: board.deploymentDepth,
    acting: board.acting,
    figures: board.figures.map((figure) => standing(figure, figure.id === board.acting)),
    pieces: board.pieces.map((piece) => ({
      ...piece,
      about: t('pow-piece', { name: piece.name, size: piece.size, height: inches(piece.height, language()), structure: piece.structure, full: piece.fullStructure }),
    })),
    tokens: board.objectives.map((objective): Token => ({
      id: objective.id,
      name: objective.name,
      at: objective.at,
      shape: objective.kind === 'pillar' ? 'pillar' : 'relic',
      letter: '',
      seat: objective.holder,
      contested: false,
      carried: objective.carrier !== undefined,
      label: t('pow-objective', { name: objective.name, holder: objective.holder === undefined ? 'none' : (board.sides[objective.holder]?.name ?? ''), turns: objective.heldFor }),
    })),
  };
}

/** What a figure is doing, with its icon; the first that fits. */
function state(figure: PowFigure, acting: boolean): [string, IconName | undefined, boolean] {
  if (figure.whereabouts === 'gone') return [t('pow-gone'), 'close', true];
  if (figure.ko) return [t('pow-ko'), 'ko', true];
  if (figure.down) return [t('pow-down'), 'down', true];
  if (acting) return [t('table-acts'), undefined, true];
  if (figure.whereabouts === 'waiting') return [t('table-waits'), undefined, false];
  return figure.activated ? [t('table-done'), 'check', false] : [t('table-ready'), undefined, false];
}

function rows(board: PowBoard, seat: number): Row[] {
  return board.figures.filter((figure) => figure.seat === seat).map((figure) => {
    const active = figure.id === board.acting;
    const [said, icon, firm] = state(figure, active);
    return {
      id: figure.id, name: figure.name, emblem: figure.emblem, left: figure.life, full: figure.fullLife, power: figure.pow, signs: signs(figure), state: said, icon, firm, active,
      spent: (figure.activated && !active) || figure.ko || figure.whereabouts === 'gone',
      mark: undefined,
      label: `${figure.name}: ${t('pow-life', { life: figure.life, full: figure.fullLife })}, ${t('pow-amount', { pow: figure.pow })}`,
    };
  });
}

const pow: TabletopGame<PowBoard> = {
  bar: (board) => ({
    sub: board.battlefield,
    lead: board.turn === 0 ? t('pow-deployment') : board.turns === undefined ? t('pow-turn', { turn: board.turn }) : t('pow-turn-of', { turn: board.turn, turns: board.turns }),
    phases: board.phases,
    phase: board.phase,
  }),
  field,
  rows,
  Score,
  Card,
  icons: ICONS,
  Text,
};
export default pow;
