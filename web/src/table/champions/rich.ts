// Tokens in the words of a card: `[energy]` is drawn as its sign. What is no token of ours stays as it is written.

import type { IconName } from '../../drawings/icons';
import { t } from '../../language.svelte';

export type Piece = { text: string } | { resource: string } | { icon: IconName; label: string };

const RESOURCES = ['energy', 'mental', 'physical', 'wild'];
const ICONS: Record<string, IconName> = {
  thwart: 'thwart', attack: 'attack', defence: 'defence', recover: 'recover', scheme: 'scheme', boost: 'boost', star: 'priority', 'per-player': 'person',
  crisis: 'crisis', acceleration: 'acceleration', hazard: 'hazard',
};

/** Words and signs, in their order. */
export function pieces(text: string): Piece[] {
  return text.split(/(\[[a-z-]+\])/).filter(Boolean).map((part): Piece => {
    const code = /^\[([a-z-]+)\]$/.exec(part)?.[1] ?? '';
    if (RESOURCES.includes(code)) return { resource: code };
    const icon = ICONS[code];
    return icon ? { icon, label: t(`champions-sign-${code}`) } : { text: part };
  });
}
