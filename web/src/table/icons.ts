// Which icon tells a line of the log. Codes are the events' own names: those that several games have are here, a game's own come
// with its drawing, and one that nobody knows gets a plain mark.

import type { IconName } from '../drawings/icons';

const BY_CODE: Readonly<Record<string, IconName>> = {
  'edge-chosen': 'flag', deployed: 'people', 'phase-began': 'clock', activated: 'play', passed: 'next', moved: 'move', defended: 'defence',
  boosted: 'boost', rolled: 'dice', damaged: 'damage', recovered: 'recover', removed: 'close', controlled: 'flag', 'picked-up': 'plus',
  dropped: 'minus', scored: 'trophy', ended: 'trophy', 'round-began': 'clock', 'turn-began': 'next', healed: 'stamina', 'control-changed': 'flip',
};

export const iconOf = (code: string, own: Readonly<Record<string, IconName>> = {}): IconName => own[code] ?? BY_CODE[code] ?? 'info';
