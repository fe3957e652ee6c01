import { beforeAll, describe, expect, it } from 'vitest';

import { speak } from '$web/language.svelte';
import type { Choice, Question } from '$web/wire';
import type { ChampionsBoard, ChampionsInPlay } from './board';
import { dial } from './dial';
import champions, { pass } from './index';
import { areaOf, attachedTo, besides, engagedWith, said, sideSchemes } from './words';

beforeAll(() => speak('en'));

const emblem = { seed: 'x', initials: 'X', traits: [], size: 2 };
function card(id: number, change: Partial<ChampionsInPlay>): ChampionsInPlay {
  return {
    id, card: `card-${id}`, cardId: id, face: 0, name: `Card ${id}`, kind: 'upgrade', kindName: 'upgrade', class: 'basic', emblem, facedown: false, exhausted: false, statuses: [], keywords: [],
    traits: [], locked: false, icons: [], values: [], counters: [], under: 0, ...change,
  };
}
const side = { seat: 0, name: 'Spider-Man', identity: 1, handCount: 6, shown: false, handSize: 5, deck: 30, deckKnown: [], discard: [], playing: [], paying: [], dealt: 0, nemesis: 5, allyLimit: 3, changedForm: false, eliminated: false };
const board: ChampionsBoard = {
  scenario: 'Rhino', mode: 'Standard', modular: [], stage: 'turn', stageName: 'Turn', phases: ['Player phase', 'Villain phase'], phase: 0, turn: 2, steps: [], firstPlayer: 0, turnOf: 0,
  sides: [side], villain: 2, mainScheme: 3, acting: 1, nextThreat: 1, nextCards: [1], encounterDeck: 20, encounterDeckKnown: [], encounterDiscard: [], resolving: [], boosts: 0, accelerationTokens: 0, villainStagesLeft: 1,
  schemeStagesLeft: 0, removed: [], windows: [], lasting: [],
  figures: [
    card(1, { name: 'Spider-Man', kind: 'hero', kindName: 'hero', seat: 0, left: 9, full: 10 }),
    card(2, { name: 'Rhino', kind: 'villain', kindName: 'villain', left: 12, full: 14 }),
    card(3, { kind: 'main-scheme', threat: 3, target: 7 }),
    card(4, { kind: 'side-scheme', threat: 2 }),
    card(5, { name: 'Thug', kind: 'minion', kindName: 'minion', engaged: 0, left: 3, full: 3, values: [{ code: 'attack', name: 'ATK', value: 2, printed: 1, consequential: 0 }] }),
    card(6, { name: 'Web-Shooter', seat: 0, host: 1 }),
    card(7, { name: 'Charge', kind: 'attachment', host: 2 }),
    card(8, { name: 'Net', seat: 0, host: 5 }),
    card(9, { name: 'Drones', kind: 'environment' }),
  ],
};

describe('every card in play lies in one place', () => {
  it('finds the area, the engaged, the attached and the rest', () => {
    const ids = (cards: readonly ChampionsInPlay[]): number[] => cards.map(({ id }) => id);
    expect(ids(areaOf(board, side))).toEqual([6]);
    expect(ids(engagedWith(board, 0))).toEqual([5]);
    expect(ids(attachedTo(board, 2))).toEqual([7]);
    expect(ids(attachedTo(board, 5))).toEqual([8]);
    expect(ids(attachedTo(board, 1))).toEqual([]);
    expect(ids(sideSchemes(board))).toEqual([4]);
    expect(ids(besides(board))).toEqual([9]);
  });
  it('an upgrade on somebody else’s identity lies there', () => {
    const lent: ChampionsBoard = { ...board, sides: [side, { ...side, seat: 1, identity: 10 }], figures: [...board.figures, card(10, { kind: 'hero', seat: 1 }), card(11, { seat: 0, host: 10 })] };
    expect(attachedTo(lent, 10).map(({ id }) => id)).toEqual([11]);
  });
});

describe('in words', () => {
  it('says what counts, and what is printed where it differs', () => {
    expect(said(board.figures[4]!, board)).toBe('Thug, minion, 3 of 3 hit points, ATK 2, printed 1');
  });
  it('says how many counters of each type lie on a card', () => {
    const counters = [{ code: 'arrow', name: 'arrow', count: 1 }, { code: 'web', name: 'web', count: 2 }];
    expect(said(card(12, { name: 'Quiver', counters }), board)).toBe('Quiver, upgrade, 1 arrow counter, 2 web counters');
  });
  it('says what a card is attached to', () => {
    expect(said(board.figures[6]!, board)).toContain('on Rhino');
  });
});

describe('the dial', () => {
  it('has a tick between every two points, and no more than is full', () => {
    expect(dial(3, 7).ticks.match(/M/g)).toHaveLength(6);
    expect(dial(9, 7, 4).soon).toBe('0.0 226.2');
    expect(dial(9, 7).have).toBe(dial(7, 7).have);
  });
});

describe('passing ahead', () => {
  const choice = (label: string, quiet: boolean): Choice => ({ answer: label, label, marks: [], checks: [], quiet });
  const question = (code: string): Question => ({ which: 0, seat: 0, right: 'own', kind: { type: 'one' }, code, title: '', about: [], areas: [], choices: [choice('Use it', false), choice('Pass', true)], forbidden: [] });
  it('only windows are passed, and only by the one quiet answer', () => {
    expect(pass(question('window'))?.label).toBe('Pass');
    expect(pass(question('turn'))).toBeUndefined();
    expect(pass(question('forced'))).toBeUndefined();
    expect(pass({ ...question('window'), choices: [choice('a', true), choice('b', true)] })).toBeUndefined();
  });
  it('lasts as long as the phase or the round', () => {
    const keys = (one: ChampionsBoard): string[] => (champions.passable?.(one) ?? []).map(({ key }) => key);
    const [phase, round] = keys(board);
    expect(keys({ ...board, phase: 1 })).toEqual([expect.not.stringMatching(`^${phase}$`), round]);
    expect(keys({ ...board, turn: 3 })).not.toContain(round);
  });
});
