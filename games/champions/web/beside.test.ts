import { describe, expect, it } from 'vitest';

import { beside } from './beside';

const room = { width: 1280, height: 800 };
const card = { width: 320, height: 400 };
const box = (left: number, top: number, width: number, height: number) => ({ left, top, right: left + width, bottom: top + height });

describe('a card that is read', () => {
  it('lies to the right of the one pointed at, level with it', () => {
    expect(beside(box(100, 100, 200, 100), card, room)).toEqual({ left: 310, top: 100 });
  });

  it('goes above or to the other side at the edge of the window', () => {
    expect(beside(box(1000, 700, 200, 90), card, room)).toEqual({ left: 950, top: 290 });
    expect(beside(box(1000, 300, 200, 90), card, room)).toEqual({ left: 670, top: 300 });
  });

  it('rises above the hand rather than cover the question', () => {
    const question = box(560, 560, 420, 230);
    const spot = beside(box(300, 620, 130, 180), card, room, question);
    expect(spot).toEqual({ left: 300, top: 150 });
  });

  it('stays in the window where it is too tall for any of that', () => {
    expect(beside(box(900, 620, 130, 180), { ...card, height: 730 }, room, box(560, 560, 420, 230))).toEqual({ left: 950, top: 60 });
  });
});
