import { describe, expect, it } from 'vitest';

import { moves, readBoard, withBend, withChange, withCorner, withMoves, withoutCorner, withoutZone, withShift, withZone, zoneAt, type Board } from './board';
import type { Point } from './geometry';

const EMPTY: Board = { id: 'yard', name: 'Yard', zones: [], limits: [] };
const box = (x: number, y: number): Point[] => [[x, y], [x + 20, y], [x + 20, y + 20], [x, y + 20]];
/** Three zones: two side by side, one below the first. */
const three = (): Board => [box(0, 0), box(20, 0), box(0, 20)].reduce(withZone, EMPTY);

describe('drawing', () => {
  it('gives each border its limit and each zone a marker inside', () => {
    const board = three();
    expect(board.zones.map((zone) => zone.id)).toEqual(['zone-1', 'zone-2', 'zone-3']);
    expect(board.zones[1]!.markers).toEqual([{ at: [30, 10] }]);
    expect(board.limits.map((limit) => limit.between)).toEqual([['zone-1', 'zone-2'], ['zone-1', 'zone-3']]);
    expect(withZone(EMPTY, [[0, 0], [0, 0], [9, 9]])).toBe(EMPTY);
  });

  it('moves the corners of neighbours together, and takes limits away with their borders', () => {
    const moved = withCorner(three(), [20, 20], [25, 20]);
    expect(moved.zones.map((zone) => zone.outline.some(([x, y]) => x === 25 && y === 20))).toEqual([true, true, true]);
    expect(moved.limits).toHaveLength(2);
    const away = withShift(three(), 1, [30, 0]);
    expect(away.zones[1]!.markers).toEqual([{ at: [60, 10] }]);
    expect(away.limits.map((limit) => limit.between)).toEqual([['zone-1', 'zone-3']]);
    expect(withShift(three(), 0, [-5, 0])).toEqual(three());
  });

  it('bends a shared edge for both, and keeps markers inside', () => {
    const bent = withBend(three(), 0, 1, [20, 10]);
    expect(bent.zones.map((zone) => zone.outline.length)).toEqual([5, 5, 4]);
    const pinched = withCorner(withCorner(three(), [0, 0], [18, 2]), [0, 20], [18, 18]);
    expect(zoneAt(pinched, pinched.zones[0]!.markers![0]!.at)).toBe(0);
    expect(withoutCorner(three(), 0, 0).zones[0]!.outline).toHaveLength(3);
    expect(withoutCorner(withoutCorner(three(), 0, 0), 0, 0).zones[0]!.outline).toHaveLength(3);
  });
});

describe('zones', () => {
  it('are followed by what refers to them', () => {
    const climb = withMoves(three(), [{ from: 'zone-1', to: 'zone-2', kind: 'climb', level: 2 }]);
    const renamed = withChange(climb, 1, { id: 'roof', elevation: 2, difficult: 0 });
    expect(renamed.limits[0]!.between).toEqual(['zone-1', 'roof']);
    expect(moves(renamed)).toEqual([{ from: 'zone-1', to: 'roof', kind: 'climb', level: 2 }]);
    expect(renamed.zones[1]).not.toHaveProperty('difficult');
    const gone = withoutZone(renamed, 1);
    expect(gone.limits).toHaveLength(1);
    expect(gone).not.toHaveProperty('special-moves');
  });

  it('keep the limits that they have', () => {
    const walled = { ...three(), limits: three().limits.map((limit) => ({ ...limit, kind: 'wall' as const })) };
    expect(withZone(walled, box(20, 20)).limits.map((limit) => limit.kind)).toEqual(['wall', 'wall', 'white', 'white']);
  });
});

it('what can be drawn is read, and nothing else', () => {
  expect(readBoard(three() as never)).toBeDefined();
  for (const odd of [undefined, null, 3, [], {}, { id: 'a', zones: [{ id: 'x', outline: [[1]] }], limits: [] }, { id: 'a', zones: [], limits: [{ between: ['x'] }] }]) {
    expect(readBoard(odd as never)).toBeUndefined();
  }
});
