// Which icon goes with which printed value.

import { about } from '../games';
import type { IconName } from './icons';

const ICONS: Record<string, IconName> = {
  level: 'layers', life: 'stamina', cost: 'power', speed: 'speed', attack: 'attack', strength: 'physical', agility: 'move',
  stamina: 'tough', willpower: 'mystic', size: 'size', range: 'range', damage: 'damage', kind: 'target', when: 'clock', frequency: 'clock',
  'defence-physical': 'physical', 'defence-mental': 'mystic', 'defence-energy': 'energy', 'defence-mystic': 'mystic',
  'nature-physical': 'physical', 'nature-mental': 'mystic', 'nature-energy': 'energy', 'nature-mystic': 'mystic',
  thwart: 'thwart', scheme: 'scheme', defence: 'defence', recover: 'recover', 'hit-points': 'stamina', 'hand-size': 'cards', boost: 'boost', resources: 'res-wild',
  threat: 'eye', beam: 'right', area: 'target',
  turns: 'clock', members: 'people', levels: 'layers', pieces: 'cover', objectives: 'flag',
};

/** The icon of a value's code, the game's own first; a plain mark for codes that are newer than the pages. */
export function iconOf(code: string, game: string): IconName {
  return about(game)?.values?.[code] ?? ICONS[code] ?? 'info';
}

/** The colour role of a nature or defence, if the code names one. */
export function natureOf(code: string): 'physical' | 'mental' | 'mystic' | 'energy' | undefined {
  return (['physical', 'mental', 'mystic', 'energy'] as const).find((nature) => code.endsWith(`-${nature}`));
}
