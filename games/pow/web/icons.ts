// Which icon tells a line of the log, for events that only this game has. Codes are the events' own names.

import type { IconName } from '$web/drawings/icons';

export const ICONS: Readonly<Record<string, IconName>> = {
  'bag-filled': 'puzzle', 'coin-tossed': 'flip', 'pow-gained': 'power', 'pow-lost': 'power', paid: 'power', 'life-regained': 'stamina',
  'plan-used': 'book', 'plan-cancelled': 'close', 'counter-drawn': 'puzzle', 'first-decided': 'priority', 'activation-ended': 'check',
  tested: 'dice', 'test-rerolled': 'dice', 'attack-declared': 'attack', targeted: 'target', 'power-used': 'energy', 'attack-rerolled': 'dice',
  'die-rerolled': 'dice', 'critical-hit': 'critical', unaffected: 'tough', affected: 'stunned', 'push-ignored': 'tough', 'defence-raised': 'defence',
  'knocked-out': 'ko', 'knocked-down': 'down', 'got-up': 'up', 'stayed-out': 'dazed', grabbed: 'lock', 'grab-failed': 'failure', thrown: 'right',
  pushed: 'right', landed: 'down', dodged: 'speed', 'scenery-damaged': 'hit', 'scenery-destroyed': 'damage', fell: 'down', leapt: 'up',
  walked: 'move', reset: 'undo',
};
