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
};

export const iconOf = (code: string): IconName => BY_CODE[code] ?? 'info';
