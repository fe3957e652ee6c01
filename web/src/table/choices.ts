// The answers of a question, arranged for the bar, for the keys and for the board.

import type { Choice, Forbidden, Mark, Question } from '../wire';

/** More than this many answers are a list with a filter; what ends or declines is not counted. */
export const BUTTONS = 4;
/** How many answers have a key of their own. */
export const KEYS = 9;

/** The code of a question that is another player's, which one may answer in one way: "I go", "I act". */
export const CLAIM = 'claim';

export interface Arranged {
  /** Everything that may be answered in the order in which it is shown and numbered: quiet answers last. */
  all: Choice[];
  /** Those that stand as slanted buttons. */
  buttons: Choice[];
  /** Those that stand in the list, when there are too many for buttons. */
  list: Choice[];
}

/** What nobody would want now stands behind the others. */
export const isFolded = (choice: Choice): boolean => choice.rank === 'folded';

/** What stands where. */
export function arrange(choices: readonly Choice[]): Arranged {
  const folded = choices.filter(isFolded);
  const loud = choices.filter((choice) => !choice.quiet && !isFolded(choice));
  const quiet = choices.filter((choice) => choice.quiet && !isFolded(choice));
  const all = [...loud, ...quiet, ...folded];
  if (loud.length <= BUTTONS && quiet.length <= 2) return { all, buttons: [...loud, ...quiet], list: folded };
  // With a list, only what ends or declines stays in the bar, and only if it is little.
  return quiet.length <= 2 ? { all, buttons: quiet, list: [...loud, ...folded] } : { all, buttons: [], list: all };
}

/** A choice that stands for several answers, which are sent one after the other. */
export interface Run extends Choice {
  /** Its place among the question's choices: where it begins. */
  first: number;
  /** All of it in words, where what it begins with is not picked. */
  whole: string;
  answers: readonly unknown[];
}

export const isRun = (choice: Choice): choice is Run => 'answers' in choice;

/** The runs of a question. */
export const runsOf = (question: Question | undefined): Run[] => (question?.plans ?? []).map(({ choice, label, last, answers }) => ({ ...last, first: choice, whole: label, answers }));

/** The runs that begin with one of some choices. */
export const runsFrom = (question: Question, runs: readonly Run[], choices: readonly Choice[]): Run[] => runs.filter(({ first }) => choices.includes(question.choices[first]!));

/** The name of a thing on the board, as a key of maps. */
export const thing = (kind: string, id: number): string => `${kind}:${id}`;

const things = (marks: readonly Mark[]): string[] => marks.flatMap((mark) => (mark.type === 'thing' ? [thing(mark.kind, mark.id)] : []));

/** Which choices a thing on the board stands for. The thing that the question is about stands for none of them. */
export function byThing(question: Question): Map<string, Choice[]> {
  const about = new Set(things(question.about));
  const found = new Map<string, Choice[]>();
  for (const choice of question.choices) {
    const named = things(choice.marks).filter((name) => !about.has(name) || question.choices.length === 1);
    for (const name of new Set(named)) found.set(name, [...(found.get(name) ?? []), choice]);
  }
  return found;
}

/** Why a thing on the board can't be chosen. A thing that can be chosen in any way has no reason. */
export function forbiddenByThing(question: Question): Map<string, Forbidden> {
  const legal = byThing(question);
  const found = new Map<string, Forbidden>();
  for (const forbidden of question.forbidden) {
    for (const name of things(forbidden.marks)) {
      if (!legal.has(name) && !found.has(name)) found.set(name, forbidden);
    }
  }
  return found;
}

/** Choices whose words contain every word that was typed. */
export function filter(choices: readonly Choice[], typed: string): Choice[] {
  const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const words = fold(typed).split(/\s+/).filter(Boolean);
  return choices.filter((choice) => {
    const text = fold(`${choice.label} ${choice.detail ?? ''}`);
    return words.every((word) => text.includes(word));
  });
}

/** The choice that a key names: `1` the first. */
export function byKey(arranged: Arranged, key: string): Choice | undefined {
  return /^[1-9]$/.test(key) ? arranged.all[Number(key) - 1] : undefined;
}

/** The figure that deployment and the like speak of: the first figure among a choice's marks. */
export function figureOf(marks: readonly Mark[]): number | undefined {
  const mark = marks.find((m) => m.type === 'thing' && m.kind === 'figure');
  return mark?.type === 'thing' ? mark.id : undefined;
}

/** Whether a question wants a place of one figure out of several: a figure is picked first, then its place. */
export function figuresToPlace(question: Question): number[] {
  if (question.kind.type !== 'place') return [];
  const ids = question.choices.flatMap((choice) => {
    const id = figureOf(choice.marks);
    return id === undefined ? [] : [id];
  });
  return [...new Set(ids)];
}
