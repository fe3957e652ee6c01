// What a new pack begins with: an empty board and a mission that only wants zones.

import { written, type Json, type Text } from './yaml';

/** An id as files have them: letters, digits and single hyphens. */
export function idOf(name: string): string {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/[^a-z0-9]+/g, '-').replace(/^[-0-9]+|-+$/g, '');
  return plain || 'unnamed';
}

export const manifest = (id: string, name: string, author: string): Json => ({
  id, name: { en: name, fr: name, de: name }, version: '0.1.0', authors: [author], licence: 'CC-BY-4.0',
});

export const emptyBoard = (id: string, name: string): Json => ({ id, name, zones: [], limits: [] });

export const emptyMission = (id: string, name: string, board: string): Json => ({
  id, name, board, initiative: 'heroes', 'last-turn': 6, 'on-time': 'heroes',
  heroes: [], river: [], villain: { cubes: 9, available: 5, recovery: 4 },
  ends: [{ winner: 'villain', if: 'heroes-down' }],
});

/** The files of a new pack. */
export function begun(name: string, author: string): Text[] {
  const file = (path: string, value: Json): Text => ({ path, text: written(value) });
  return [
    file('pack.yaml', manifest('homebrew', name, author)),
    file('boards/my-board.yaml', emptyBoard('my-board', name)),
    file('missions/my-mission.yaml', emptyMission('my-mission', name, 'my-board')),
  ];
}
