// Which icon stands before something that was looked at for a choice, where it is neither good nor bad.

import type { IconName } from '../drawings/icons';

const BY_CODE: Record<string, IconName> = { range: 'range', sight: 'sight', cover: 'cover', bonus: 'plus', size: 'size', trigger: 'wild', hits: 'hit', power: 'power', distance: 'ruler' };

export const checkIcon = (code: string): IconName => BY_CODE[code] ?? 'info';
