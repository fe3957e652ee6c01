// Which icon tells a line of the log, for events that only this game has. Codes are the events' own names.

import type { IconName } from '$web/drawings/icons';

export const ICONS: Readonly<Record<string, IconName>> = {
  'turn-ended': 'check', 'first-player-passed': 'priority', requested: 'chat', 'game-over': 'trophy', eliminated: 'ko', 'deck-reformed': 'undo',
  'encounter-deck-reformed': 'undo', played: 'cards', drew: 'cards', 'ability-used': 'boost', generated: 'power', revealed: 'warn', surged: 'warn',
  cancelled: 'close', searched: 'search', 'entered-play': 'plus', engaged: 'target', exhausted: 'flip', readied: 'up', 'status-given': 'stunned',
  'status-discarded': 'minus', 'counters-changed': 'puzzle', 'form-changed': 'flip', 'damage-dealt': 'damage', 'damage-placed': 'damage',
  'damage-moved': 'damage', prevented: 'tough', replaced: 'flip', defeated: 'ko', 'threat-placed': 'threat', 'threat-removed': 'thwart',
  'acceleration-added': 'acceleration', began: 'attack', defends: 'defence', 'scheme-turned': 'scheme', 'stage-completed': 'check',
  'stage-revealed': 'scheme', 'villain-stage': 'warn',
};
