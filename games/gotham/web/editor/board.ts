// A board as its file says it, and what can be done with it. Every deed gives a new board; the old one stays for going back.

import { border, edges, holds, middle, same, tidy, type Outline, type Point } from './geometry';
import type { Json } from './yaml';

export const KINDS = ['white', 'orange', 'special', 'wall'] as const;
export const MOVES = ['climb', 'jump', 'fall'] as const;
export const LOOKS = ['street', 'room', 'roof', 'water', 'yard', 'stairs'] as const;

export type Name = string | { en: string; fr: string; de: string };
export interface Marker { at: Point; letters?: string }
export interface Zone {
  id: string;
  name: Name;
  outline: Outline;
  elevation: number;
  saturation: number;
  markers?: readonly Marker[];
  difficult?: number;
  dangerous?: number;
  promontory?: boolean;
  /** What it is drawn as at a table. */
  look?: (typeof LOOKS)[number] | undefined;
}
export interface Limit { between: readonly [string, string]; kind: (typeof KINDS)[number]; level?: number }
export interface Move { from: string; to: string; kind: (typeof MOVES)[number]; level: number }
export interface Board {
  id: string;
  name: Name;
  zones: readonly Zone[];
  limits: readonly Limit[];
  'special-moves'?: readonly Move[];
}

/** A board that can be drawn, if a file says one. What else is wrong with it is told by the server. */
export function readBoard(value: Json | undefined): Board | undefined {
  const map = (one: Json | undefined): one is { [key: string]: Json } => typeof one === 'object' && one !== null && !Array.isArray(one);
  const point = (one: Json): boolean => Array.isArray(one) && one.length === 2 && one.every((n) => Number.isSafeInteger(n));
  const text = (one: Json | undefined): boolean => typeof one === 'string';
  const list = (one: Json | undefined, fits: (each: Json) => boolean): boolean => Array.isArray(one) && one.every(fits);
  const maybe = (one: Json | undefined, fits: (each: Json) => boolean): boolean => one === undefined || one === null || list(one, fits);
  const zone = (one: Json): boolean => map(one) && text(one.id) && list(one.outline, point) && maybe(one.markers, (marker) => map(marker) && point(marker.at ?? null));
  const limit = (one: Json): boolean => map(one) && list(one.between, text) && (one.between as Json[]).length === 2;
  const move = (one: Json): boolean => map(one) && text(one.from) && text(one.to);
  const fits = map(value) && text(value.id) && list(value.zones, zone) && list(value.limits, limit) && maybe(value['special-moves'], move);
  return fits ? (value as unknown as Board) : undefined;
}

export const asJson = (board: Board): Json => board as unknown as Json;

export const moves = (board: Board): readonly Move[] => board['special-moves'] ?? [];

/** An id that nothing of the list has: `zone-3`. */
export function freeId(taken: readonly string[], stem: string): string {
  for (let number = taken.length + 1; ; number++) if (!taken.includes(`${stem}-${number}`)) return `${stem}-${number}`;
}

const between = ([one, other]: readonly [string, string], a: string, b: string): boolean => (one === a && other === b) || (one === b && other === a);

/** Every border has its limit and every limit its border: what is new is open between zones of one height, and a wall elsewhere. */
export function reconciled(board: Board): Board {
  const limits: Limit[] = [];
  for (const [i, zone] of board.zones.entries()) {
    for (const other of board.zones.slice(i + 1)) {
      if (border(zone.outline, other.outline).length === 0) continue;
      const level = zone.elevation === other.elevation && !zone.promontory && !other.promontory;
      limits.push(board.limits.find((limit) => between(limit.between, zone.id, other.id)) ?? { between: [zone.id, other.id], kind: level ? 'white' : 'wall' });
    }
  }
  // Limits that are there stay where they stand in the file.
  const kept = board.limits.filter((limit) => limits.includes(limit));
  return { ...board, limits: [...kept, ...limits.filter((limit) => !board.limits.includes(limit))] };
}

export function withZone(board: Board, outline: Outline): Board {
  const corners = tidy(outline);
  if (corners.length < 3) return board;
  const id = freeId(board.zones.map((zone) => zone.id), 'zone');
  const zone: Zone = { id, name: id, outline: corners, elevation: 0, saturation: 6, markers: [{ at: middle(corners) }] };
  return reconciled({ ...board, zones: [...board.zones, zone] });
}

export function withoutZone(board: Board, at: number): Board {
  const gone = board.zones[at]?.id;
  const rest = { ...board, zones: board.zones.filter((_, i) => i !== at), limits: board.limits.filter(({ between: pair }) => !pair.includes(gone ?? '')) };
  return withMoves(rest, moves(board).filter(({ from, to }) => from !== gone && to !== gone));
}

export function withMoves(board: Board, all: readonly Move[]): Board {
  const { 'special-moves': _, ...rest } = board;
  return all.length > 0 ? { ...rest, 'special-moves': all } : rest;
}

/** Changes a zone; what refers to it follows a new id. Values that say nothing are left out. */
export function withChange(board: Board, at: number, change: Partial<Zone>): Board {
  const before = board.zones[at];
  if (!before) return board;
  const zone = { ...before, ...change };
  for (const level of ['difficult', 'dangerous', 'promontory', 'look'] as const) if (!zone[level]) delete zone[level];
  const called = (id: string): string => (id === before.id ? zone.id : id);
  const limits = board.limits.map((limit) => ({ ...limit, between: [called(limit.between[0]), called(limit.between[1])] as const }));
  const renamed = moves(board).map((move) => ({ ...move, from: called(move.from), to: called(move.to) }));
  return reconciled(withMoves({ ...board, zones: board.zones.with(at, zone), limits: zone.id === before.id ? board.limits : limits }, renamed));
}

/** Moves a corner, and with it the corners of all zones that stand at the same place. */
export function withCorner(board: Board, from: Point, to: Point): Board {
  if (same(from, to)) return board;
  const zones = board.zones.map((zone) => {
    if (!zone.outline.some((corner) => same(corner, from))) return zone;
    return inside({ ...zone, outline: zone.outline.map((corner) => (same(corner, from) ? to : corner)) });
  });
  return reconciled({ ...board, zones });
}

/** Moves a zone with everything in it. */
export function withShift(board: Board, at: number, [dx, dy]: Point): Board {
  const zone = board.zones[at];
  if (!zone || (dx === 0 && dy === 0)) return board;
  const shifted = ([x, y]: Point): Point => [x + dx, y + dy];
  if (zone.outline.some((corner) => shifted(corner).some((n) => n < 0))) return board;
  const markers = zone.markers?.map((marker) => ({ ...marker, at: shifted(marker.at) }));
  return reconciled({ ...board, zones: board.zones.with(at, { ...zone, outline: zone.outline.map(shifted), ...(markers && { markers }) }) });
}

/** A new corner on an edge: where a neighbour shares the edge, it gets the corner too, so that both can bend together. */
export function withBend(board: Board, at: number, edge: number, point: Point): Board {
  const cut = edges(board.zones[at]?.outline ?? [])[edge];
  if (!cut) return board;
  const zones = board.zones.map((zone) => {
    const here = edges(zone.outline).findIndex(({ from, to }) => (same(from, cut.from) && same(to, cut.to)) || (same(from, cut.to) && same(to, cut.from)));
    return here < 0 ? zone : { ...zone, outline: zone.outline.toSpliced(here + 1, 0, point) };
  });
  return reconciled({ ...board, zones });
}

export function withoutCorner(board: Board, at: number, corner: number): Board {
  const zone = board.zones[at];
  if (!zone || zone.outline.length <= 3) return board;
  return reconciled({ ...board, zones: board.zones.with(at, inside({ ...zone, outline: zone.outline.toSpliced(corner, 1) })) });
}

/** A zone whose markers all lie inside it: one that was left outside comes to the middle. */
function inside(zone: Zone): Zone {
  if (!zone.markers?.some((marker) => !holds(zone.outline, marker.at))) return zone;
  return { ...zone, markers: zone.markers.map((marker) => (holds(zone.outline, marker.at) ? marker : { ...marker, at: middle(zone.outline) })) };
}

/** The zone that lies at a point. */
export const zoneAt = (board: Board, point: Point): number => board.zones.findIndex((zone) => holds(zone.outline, point));

/** How much room the drawing takes. */
export function extent(board: Board | undefined): { width: number; height: number } {
  const corners = board?.zones.flatMap((zone) => zone.outline) ?? [];
  return { width: Math.max(100, ...corners.map(([x]) => x + 10)), height: Math.max(70, ...corners.map(([, y]) => y + 10)) };
}

export const nameIn = (name: Name | undefined, language: 'en' | 'fr' | 'de'): string => (typeof name === 'string' ? name : (name?.[language] ?? ''));
