import { describe, expect, it } from 'vitest';

import type { Choice, Mark, Question } from '../wire';
import { arrange, byKey, byThing, figuresToPlace, filter, forbiddenByThing, isFolded, isRun, runsFrom, runsOf, thing } from './choices';

const figure = (id: number): Mark => ({ type: 'thing', kind: 'figure', id });
const choice = (label: string, marks: Mark[] = [], quiet = false): Choice => ({ answer: label, label, marks, checks: [], quiet });
const question = (choices: Choice[], change: Partial<Question> = {}): Question => ({
  which: 0, seat: 0, right: 'own', kind: { type: 'one' }, code: 'target', title: '?', about: [], areas: [], choices, forbidden: [], ...change,
});

describe('answers', () => {
  it('stand as buttons up to four, quiet ones last, and are numbered in that order', () => {
    const arranged = arrange([choice('pass', [], true), choice('hit'), choice('run')]);
    expect(arranged.buttons.map((one) => one.label)).toEqual(['hit', 'run', 'pass']);
    expect(arranged.list).toEqual([]);
    expect(byKey(arranged, '3')?.label).toBe('pass');
    expect(byKey(arranged, '4')).toBeUndefined();
    expect(byKey(arranged, 'x')).toBeUndefined();
  });

  it('become a list beyond four, while what declines stays in the bar', () => {
    const arranged = arrange([...'abcdef'].map((label) => choice(label)).concat(choice('pass', [], true)));
    expect(arranged.list.map((one) => one.label).join('')).toBe('abcdef');
    expect(arranged.buttons.map((one) => one.label)).toEqual(['pass']);
  });

  it('that nobody would want now wait behind the others, and are numbered last', () => {
    const arranged = arrange([{ ...choice('shoot the bus'), rank: 'folded' }, choice('walk'), choice('end', [], true)]);
    expect(arranged.buttons.map((one) => one.label)).toEqual(['walk', 'end']);
    expect(arranged.list.map((one) => [one.label, isFolded(one)])).toEqual([['shoot the bus', true]]);
    expect(arranged.all.at(-1)?.label).toBe('shoot the bus');
  });

  it('are found by the thing they light up, but not by who is asked', () => {
    const found = byThing(question([choice('at 2', [figure(1), figure(2)]), choice('at 2 harder', [figure(2)])], { about: [figure(1)] }));
    expect(found.get(thing('figure', 2))?.map((one) => one.label)).toEqual(['at 2', 'at 2 harder']);
    expect(found.has(thing('figure', 1))).toBe(false);
  });

  it('are barred only where nothing is possible', () => {
    const why = { rule: 'r', text: 'too far' };
    const asked = question([choice('a', [figure(1)])], { forbidden: [{ label: 'b', marks: [figure(1)], why }, { label: 'c', marks: [figure(2)], why }] });
    const barred = forbiddenByThing(asked);
    expect(barred.has('figure:1')).toBe(false);
    expect(barred.get('figure:2')?.label).toBe('c');
  });

  it('are filtered by every word, without regard to accents', () => {
    const all = [choice('Attaque Éclair'), choice('Attaque Lune')];
    expect(filter(all, 'eclair att')).toEqual([all[0]]);
    expect(filter(all, '')).toEqual(all);
  });

  it('name the figures that wait for a place', () => {
    const place: Mark = { type: 'place', at: { x: 0, y: 0, z: 0 }, radius: 600 };
    const asked = question([choice('a', [figure(3), place]), choice('b', [figure(3), place]), choice('c', [figure(4), place])], { kind: { type: 'place' } });
    expect(figuresToPlace(asked)).toEqual([3, 4]);
    expect(figuresToPlace(question([choice('a', [figure(3)])]))).toEqual([]);
  });
});

describe('runs of answers', () => {
  it('stand beside the choice that they begin with, and say all of what they send', () => {
    const choices = [choice('a', [figure(1)]), choice('b', [figure(2)])];
    const asked = question(choices, { plans: [{ choice: 1, label: 'b: hit', last: choice('hit'), answers: ['b', 'hit'] }] });
    const runs = runsOf(asked);
    expect(runs.map((run) => [run.label, run.whole, run.answers])).toEqual([['hit', 'b: hit', ['b', 'hit']]]);
    expect(runsFrom(asked, runs, [choices[0]!])).toEqual([]);
    expect(runsFrom(asked, runs, [choices[1]!]).map(isRun)).toEqual([true]);
    expect(choices.some(isRun)).toBe(false);
  });
});
