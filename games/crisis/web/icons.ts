// Which icon tells a line of the log, for events that only this game has. Codes are the events' own names.

import type { IconName } from '$web/drawings/icons';

export const ICONS: Readonly<Record<string, IconName>> = {
  'priority-rolled': 'priority', 'priority-passed': 'priority', 'crisis-type-chosen': 'siren', 'mission-revealed': 'siren', 'threat-chosen': 'eye',
  'squad-ready': 'lock', 'squads-revealed': 'people', 'battlefield-proposed': 'layers', 'battlefield-agreed': 'layers',
  'leadership-declared': 'priority', 'activation-began': 'play', 'superpower-used': 'boost', 'tactic-played': 'cards', 'tactic-added': 'cards',
  'attack-chosen': 'attack', 'attack-step': 'attack', 'attack-aborted': 'close', 'ally-in-the-way': 'warn', 'target-out-of-range': 'range',
  'dice-rerolled': 'dice', 'dice-changed': 'flip', compared: 'odds', 'power-gained': 'power', 'power-spent': 'power', dazed: 'dazed',
  injured: 'flip', 'condition-gained': 'plus', 'condition-removed': 'minus', collided: 'hit', 'terrain-thrown': 'right', 'terrain-shifted': 'move',
  destroyed: 'damage', transformed: 'flip', interacted: 'target', 'token-moved': 'flag', 'token-laid': 'flag',
};
