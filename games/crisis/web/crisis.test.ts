import { describe, expect, it } from 'vitest';

import type { CrisisBoard } from './board';
import type { CrisisFigure, CrisisObjective } from './board';
import crisis from './index';
import { short, signs } from './words';


const emblem = { seed: 'x', initials: 'X', traits: [], size: 2 };
const figure = (id: number, change: Partial<CrisisFigure> = {}): CrisisFigure => ({
  id, seat: 0, character: 'somebody', form: 'normal', name: 'Somebody, Somewhere', emblem, whereabouts: 'table', at: { x: 0, y: 0, z: 0 }, radius: 689, size: 2, threat: 3,
  health: 'healthy', damage: 2, stamina: 5, power: 3, mostPower: 10, ko: false, dazed: false, activated: false, leader: false, grunt: false, speed: 'M', defences: [], conditions: [], holds: [],
  ...change,
});
const token = (id: number, change: Partial<CrisisObjective> = {}): CrisisObjective => ({
  id, crisis: 0, kind: 'point-of-interest', name: 'Here', number: id + 1, at: { x: 0, y: 0, z: 0 }, radius: 500, contesting: [0, 0], contested: false, gone: false, ...change,
});
const side = (seat: number): CrisisBoard['sides'][number] => ({
  seat, name: 'AB'[seat] ?? '', points: 0, goal: 16, ready: false, threat: 0, tactics: [], rosterTactics: [], readyLeft: 0,
  roster: [{ place: 0, character: 'somebody', name: 'Somebody, Somewhere', emblem, threat: 3, chosen: seat === 0 }],
});
const board = (change: Partial<CrisisBoard> = {}): CrisisBoard => ({
  battlefield: 'Square', mission: '', size: 36_000, stage: 'activation', stageName: '', phases: ['p', 'a', 'c'], phase: 1, turn: 1, turns: 6, goal: 16, crises: [], sides: [side(0), side(1)],
  figures: [], pieces: [], objectives: [], rulers: { ranges: [], rangeWidth: 1000, tools: [], toolWidth: 558 }, deploymentDepth: 3000, ...change,
});

describe('a board of Crisis Protocol', () => {
  it('says how much each can still take, and who is dazed, done or injured', () => {
    const [fresh, dazed, done] = crisis.field(board({ acting: 0, figures: [figure(0, { activated: true }), figure(1, { dazed: true, damage: 5 }), figure(2, { activated: true, health: 'injured' })] })).figures;
    expect([fresh!.left, fresh!.full, fresh!.badge, fresh!.face]).toEqual([3, 5, undefined, 'up']);
    expect([dazed!.left, dazed!.badge, dazed!.face]).toEqual([0, 'dazed', 'grey']);
    expect([done!.badge, done!.face, done!.low]).toEqual(['check', 'pale', true]);
  });

  it('draws tokens on the table, not those that somebody carries or that are gone, in the colour of who controls them', () => {
    const crises = [{ kind: 'secure', id: 's', name: 'S', threat: 17, text: [], scores: [0, 0] }];
    const { tokens } = crisis.field(board({ crises, objectives: [token(0, { controller: 1, holder: 0 }), token(1, { carrier: 4 }), token(2, { gone: true })] }));
    expect(tokens.map(({ id, carried, seat, shape }) => [id, carried, seat, shape])).toEqual([[0, false, 1, 'site'], [1, true, undefined, 'site']]);
  });

  it('lists the roster before squads stand on the battlefield, with ids that no figure has', () => {
    const [mine] = crisis.rows(board({ stage: 'squads' }), 0);
    expect(mine).toMatchObject({ name: 'Somebody', active: true, power: undefined });
    expect(mine!.id).toBeGreaterThan(100);
    expect(crisis.inSetup?.(board({ stage: 'squads' }))).toBe(true);
    expect(crisis.inSetup?.(board())).toBe(false);
  });

  it('knows who is at whom while an attack or a dodge is under way', () => {
    const pool = { size: 0, faces: [], successes: 0 };
    expect(crisis.underWay?.(board())).toBeUndefined();
    expect(crisis.underWay?.(board({ dodge: { figure: 3, pool } }))).toEqual([3]);
  });
});

describe('words', () => {
  it('shorten names for the board and know every condition’s glyph', () => {
    expect(short('Captain Marvel, Cosmic Avenger', board())).toBe('Captain Marvel');
    expect(short('The Black Widow (B)', board())).toBe('The Black Widow');
    const [known, other] = signs(figure(0, { conditions: [{ code: 'bleed', name: 'Bleed', text: 'hurts' }, { code: 'effect', name: 'Braced', text: 'holds' }] }));
    expect([known!.icon, known!.tone]).toEqual(['bleed', 'bleed']);
    expect([other!.icon, other!.text]).toEqual(['info', 'Braced: holds']);
  });
});
