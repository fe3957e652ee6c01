// Which icon tells a line of the log. Codes are the events' own names; one we do not know gets a plain mark.

import type { IconName } from '../drawings/icons';

const BY_CODE: Record<string, IconName> = {
  'bag-filled': 'puzzle', 'coin-tossed': 'flip', 'edge-chosen': 'flag', deployed: 'people', 'phase-began': 'clock', 'pow-gained': 'power', 'pow-lost': 'power',
  paid: 'power', 'life-regained': 'stamina', 'plan-used': 'book', 'plan-cancelled': 'close', 'counter-drawn': 'puzzle', 'first-decided': 'priority',
  activated: 'play', 'activation-ended': 'check', passed: 'next', tested: 'dice', 'test-rerolled': 'dice', moved: 'move', 'attack-declared': 'attack',
  targeted: 'target', 'power-used': 'energy', defended: 'defence', boosted: 'boost', rolled: 'dice', 'attack-rerolled': 'dice', 'die-rerolled': 'dice',
  'critical-hit': 'critical', unaffected: 'tough', damaged: 'damage', affected: 'stunned', 'push-ignored': 'tough', 'defence-raised': 'defence',
  'knocked-out': 'ko', 'knocked-down': 'down', 'got-up': 'up', recovered: 'recover', 'stayed-out': 'dazed', removed: 'close', grabbed: 'lock',
  'grab-failed': 'failure', thrown: 'right', pushed: 'right', landed: 'down', dodged: 'speed', 'scenery-damaged': 'hit', 'scenery-destroyed': 'damage',
  fell: 'down', leapt: 'up', walked: 'move', controlled: 'flag', 'picked-up': 'plus', dropped: 'minus', reset: 'undo', scored: 'trophy', ended: 'trophy',
  'priority-rolled': 'priority', 'priority-passed': 'priority', 'crisis-type-chosen': 'crisis', 'mission-revealed': 'crisis', 'threat-chosen': 'eye', 'squad-ready': 'lock', 'squads-revealed': 'people',
  'battlefield-proposed': 'layers', 'battlefield-agreed': 'layers', 'leadership-declared': 'priority', 'round-began': 'clock', 'turn-began': 'next', 'activation-began': 'play', 'superpower-used': 'boost', 'tactic-played': 'cards',
  'tactic-added': 'cards', 'attack-chosen': 'attack', 'attack-step': 'attack', 'attack-aborted': 'close', 'ally-in-the-way': 'warn', 'target-out-of-range': 'range', 'dice-rerolled': 'dice', 'dice-changed': 'flip',
  compared: 'odds', 'power-gained': 'power', 'power-spent': 'power', healed: 'stamina', dazed: 'dazed', injured: 'flip', 'condition-gained': 'plus', 'condition-removed': 'minus', collided: 'hit', 'terrain-thrown': 'right',
  'terrain-shifted': 'move', destroyed: 'damage', transformed: 'flip', interacted: 'target', 'token-moved': 'flag', 'token-laid': 'flag', 'control-changed': 'flip',
  'turn-ended': 'check', 'first-player-passed': 'priority', requested: 'chat', 'game-over': 'trophy', eliminated: 'ko', 'deck-reformed': 'undo', 'encounter-deck-reformed': 'undo', played: 'cards', drew: 'cards', 'ability-used': 'boost',
  generated: 'power', revealed: 'warn', surged: 'warn', cancelled: 'close', searched: 'search', 'entered-play': 'plus', engaged: 'target', exhausted: 'flip', readied: 'up', 'status-given': 'stunned', 'status-discarded': 'minus',
  'counters-changed': 'puzzle', 'form-changed': 'flip', 'damage-dealt': 'damage', 'damage-placed': 'damage', 'damage-moved': 'damage', prevented: 'tough', replaced: 'flip', defeated: 'ko', 'threat-placed': 'threat',
  'threat-removed': 'thwart', 'acceleration-added': 'acceleration', began: 'attack', defends: 'defence', 'scheme-turned': 'scheme', 'stage-completed': 'check', 'stage-revealed': 'scheme', 'villain-stage': 'warn',
};

export const iconOf = (code: string): IconName => BY_CODE[code] ?? 'info';
