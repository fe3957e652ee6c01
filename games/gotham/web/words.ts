// What the parts of this game's table share: who is who, and how it is said.

import { t } from '$web/language.svelte';
import type { Preview } from '$web/wire';
import type { GothamBoard, GothamCubes, GothamFigure, GothamHero, GothamMovement, GothamRoute, GothamTile, GothamZone } from './board';
import type { Counts } from './cubes';

/** The letter of a seat: the villain's is its own wherever it sits. */
export const letter = (board: GothamBoard, seat: number | undefined): string =>
  seat === undefined ? 'd' : seat === board.post.seat ? 'v' : ('abc'[seat] ?? 'a');

/** The sign of a figure: of who decides for it, or of nobody. */
export const sign = (board: GothamBoard, figure: GothamFigure): string => letter(board, figure.seat);

export const zoneOf = (board: GothamBoard, id: number | undefined): GothamZone | undefined => (id === undefined ? undefined : board.zones.find((zone) => zone.id === id));
export const figureOf = (board: GothamBoard, id: number | undefined): GothamFigure | undefined => (id === undefined ? undefined : board.figures.find((figure) => figure.id === id));
export const tileOf = (board: GothamBoard, id: number | undefined): GothamTile | undefined => (id === undefined ? undefined : board.tiles.find((tile) => tile.id === id));
export const heroOf = (board: GothamBoard, id: number | undefined): GothamHero | undefined => (id === undefined ? undefined : board.heroes.find((hero) => hero.id === id));

/** The figures in a zone, heroes first. */
export const figuresIn = (board: GothamBoard, zone: number): GothamFigure[] =>
  board.figures.filter((figure) => figure.zone === zone).toSorted((a, b) => Number(b.camp === 'heroes') - Number(a.camp === 'heroes') || a.id - b.id);

/** Figures that several of a kind share a name with have their number at the end of it. */
export const number = (figure: GothamFigure): string => / (\d+)$/.exec(figure.name)?.[1] ?? '';

/** The fields of cubes by their codes. */
export function counts(cubes: GothamCubes, wounds = true): Counts {
  return {
    available: cubes.available,
    fatigue: cubes.fatigue,
    ...(wounds && { wounds: cubes.wounds }),
    ...Object.fromEntries(cubes.boxes.map((box) => [box.code, box.cubes])),
  };
}

/** What each field would have, by the previews of the choice at hand. `kind` and `id` say whose cubes are meant. */
export function afterwards(now: Counts, previews: readonly Preview[], kind: 'figure' | 'seat', id: number): Counts {
  const told = previews.filter(({ at, code }) => at.type === 'thing' && at.kind === kind && at.id === id && code.startsWith('cubes-'));
  return { ...now, ...Object.fromEntries(told.map((preview) => [preview.code.slice('cubes-'.length), preview.then])) };
}

/** The way to a zone for the figure that the question is about. */
export function routeTo(movement: GothamMovement | undefined, zone: number): GothamRoute | undefined {
  return movement?.routes.find((route) => route.to === zone);
}

/** A way in words: its price, and what it is made of. */
export function routeSaid(route: GothamRoute): string {
  const price = route.cubes > 0 ? t('gotham-way-cubes', { cost: route.cost, cubes: route.cubes }) : t('gotham-way-free', { cost: route.cost });
  return route.risky ? `${price}, ${t('gotham-way-risky')}` : price;
}

/** A zone with everything in it. */
export function zoneSaid(board: GothamBoard, zone: GothamZone): string {
  const cards = board.cards.filter((card) => card.zone === zone.id);
  const tokens = board.tokens.filter((token) => token.zone === zone.id);
  return [
    zone.name,
    t('gotham-elevation', { level: zone.elevation }),
    t('gotham-taken', { taken: zone.taken, most: zone.saturation }),
    zone.difficult > 0 ? t('gotham-difficult', { level: zone.difficult }) : '',
    zone.dangerous > 0 ? t('gotham-dangerous', { level: zone.dangerous }) : '',
    zone.promontory ? t('gotham-promontory') : '',
    zone.closed ? t('gotham-closed') : '',
    zone.reinforcements ? t('gotham-reinforcement-zone') : '',
    ...figuresIn(board, zone.id).map((figure) => figure.name),
    ...tokens.map((token) => token.name),
    ...cards.map((card) => card.name),
    ...board.clouds.filter((cloud) => cloud.zone === zone.id).map((cloud) => `${cloud.name} ×${cloud.count}`),
  ].filter(Boolean).join(', ');
}

/** A figure with all that counts. */
export function figureSaid(board: GothamBoard, figure: GothamFigure): string {
  const hero = heroOf(board, figure.hero);
  return [
    figure.name,
    t(`gotham-camp-${figure.camp}`),
    figure.zone === undefined ? t(`gotham-whereabouts-${figure.whereabouts}`) : zoneOf(board, figure.zone)?.name,
    figure.life === undefined ? '' : t('gotham-life-of', { life: figure.life, full: figure.fullLife ?? figure.life }),
    hero ? t('gotham-cubes-said', { available: hero.cubes.available, fatigue: hero.cubes.fatigue, wounds: hero.cubes.wounds }) : '',
    figure.neutralised ? t('gotham-neutralised') : '',
    ...figure.conditions.map((condition) => condition.name),
    figure.hinderedMoves > 0 ? t('gotham-hindered-moves', { count: figure.hinderedMoves }) : '',
    figure.hinderedActions > 0 ? t('gotham-hindered-actions', { count: figure.hinderedActions }) : '',
  ].filter(Boolean).join(', ');
}
