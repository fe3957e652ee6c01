// What is said about cards in play, and which sign goes with it.

import type { IconName } from '$web/drawings/icons';
import { t } from '$web/language.svelte';
import type { ChampionsBoard, ChampionsCounters, ChampionsInPlay, ChampionsSide, ChampionsValue } from './board';

const PERSONS = ['hero', 'alter-ego', 'ally', 'villain', 'minion'];
/** Whether a card of this type shows somebody. */
export const isPerson = (kind: string): boolean => PERSONS.includes(kind);

const SIGNS: Record<string, IconName> = {
  thwart: 'thwart', attack: 'attack', defence: 'defence', recover: 'recover', scheme: 'scheme',
  stunned: 'stunned', confused: 'confused', tough: 'tough',
  crisis: 'siren', acceleration: 'acceleration', hazard: 'hazard', amplify: 'boost',
};
/** The sign of a value, a status card or an icon of a scheme; a plain mark for codes that are newer than the page. */
export const signOf = (code: string): IconName => SIGNS[code.replace(/^icon-/, '')] ?? 'info';

/** The name of an icon where its sign stands beside it: texts have it in brackets, for pages to draw. */
export const plain = (name: string): string => name.replace(/^\[|\]$/g, '');

/** A value as it is written: what counts, or a dash. */
export const written = ({ value }: ChampionsValue): string => (value === undefined ? '–' : String(value));

/** A value in words, with what is printed where that differs. */
export function valueSaid({ name, value, printed }: ChampionsValue): string {
  if (value === undefined) return t('champions-value-dash', { name });
  return value === printed || printed === undefined ? `${name} ${value}` : t('champions-value-changed', { name, value, printed });
}

/** A card in play in one line: for the ear, and for the table as text. */
export function said(card: ChampionsInPlay, board: ChampionsBoard): string {
  const host = card.host === undefined ? undefined : board.figures.find((one) => one.id === card.host);
  return [
    `${card.name}, ${card.kindName}`,
    card.left === undefined || card.full === undefined ? '' : t('champions-life', { left: card.left, full: card.full }),
    card.threat === undefined ? '' : threatSaid(card),
    ...card.values.map(valueSaid),
    card.exhausted ? t('champions-exhausted') : '',
    ...card.statuses.map((status) => status.name),
    ...card.keywords.map((keyword) => keyword.name),
    ...card.icons.map((icon) => plain(icon.name)),
    ...card.counters.map(countersSaid),
    card.under > 0 ? t('champions-under', { count: card.under }) : '',
    host ? t('champions-on', { name: host.name }) : '',
  ].filter(Boolean).join(', ');
}

/** Counters of one type in words: "3 web counters". */
export function countersSaid({ name, count }: ChampionsCounters): string {
  return t('champions-counters', { name, count });
}

/** Threat in words, with the amount at which a main scheme advances. */
export function threatSaid({ threat = 0, target }: ChampionsInPlay): string {
  return target === undefined ? t('champions-threat', { threat }) : t('champions-threat-of', { threat, target });
}

/** The cards of a player's area without the identity and without what is attached to something else. */
export function areaOf(board: ChampionsBoard, { seat, identity }: ChampionsSide): ChampionsInPlay[] {
  return board.figures.filter((card) => card.seat === seat && card.id !== identity && card.engaged === undefined && hostOf(board, card) === undefined);
}

/** Minions that are engaged with a player. */
export const engagedWith = (board: ChampionsBoard, seat: number): ChampionsInPlay[] => board.figures.filter((card) => card.kind === 'minion' && card.engaged === seat);

/** What is attached to a card. An identity's own upgrades lie in the player's area. */
export const attachedTo = (board: ChampionsBoard, host: number): ChampionsInPlay[] => board.figures.filter((card) => hostOf(board, card) === host);

function hostOf(board: ChampionsBoard, card: ChampionsInPlay): number | undefined {
  const own = board.sides.some((side) => side.identity === card.host && side.seat === card.seat);
  return own ? undefined : card.host;
}

/** Side schemes, in the order in which they came. */
export const sideSchemes = (board: ChampionsBoard): ChampionsInPlay[] => board.figures.filter((card) => card.kind === 'side-scheme');

/** Cards of the scenario that are neither villain nor scheme, engaged nor attached: environments, and minions without a player. */
export function besides(board: ChampionsBoard): ChampionsInPlay[] {
  return board.figures.filter((card) => card.seat === undefined && card.engaged === undefined && card.host === undefined && card.id !== board.villain && card.id !== board.mainScheme && card.kind !== 'side-scheme');
}

/** Obligations and the like: cards of the scenario that lie before a player. */
export const find = (board: ChampionsBoard, id: number | undefined): ChampionsInPlay | undefined => (id === undefined ? undefined : board.figures.find((card) => card.id === id));
