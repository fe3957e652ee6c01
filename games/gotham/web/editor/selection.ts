// What is at hand in the editor, and where mistakes belong.

import type { Mistake } from '$web/wire';

export type Selection =
  | { kind: 'zone'; at: number }
  | { kind: 'limit'; at: number }
  | { kind: 'move'; at: number };

const PARTS: Record<string, Selection['kind']> = { zones: 'zone', limits: 'limit', 'special-moves': 'move' };

/** The thing of a board that a mistake is about. */
export function aboutOf(mistake: Mistake): Selection | undefined {
  const [, part = '', at = ''] = mistake.at.split('/');
  const kind = PARTS[part];
  return kind && /^\d+$/.test(at) ? { kind, at: Number(at) } : undefined;
}

/** The mistakes of a file that stand at a place of its data, or inside it. */
export function mistakesAt(mistakes: readonly Mistake[], file: string, pointer: string): Mistake[] {
  return mistakes.filter((mistake) => mistake.file === file && (mistake.at === pointer || mistake.at.startsWith(`${pointer}/`)));
}

/** A part of a pointer as pointers write it. */
export const escaped = (key: string | number): string => String(key).replaceAll('~', '~0').replaceAll('/', '~1');
