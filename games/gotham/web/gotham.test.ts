import { describe, expect, test } from 'vitest';

import type { LogLine, Preview } from '$web/wire';
import { deeds } from '$web/table/folding';
import { moved } from './cubes';
import gotham from './index';
import { depth, fitting, inside, lines, plan, spots, title } from './layout';
import { afterwards } from './words';

const at = (x: number, y: number) => ({ x, y });
const SQUARE = [at(0, 0), at(130, 0), at(130, 130), at(0, 130)];

describe('cubes keep who they are', () => {
  const start = { available: 5, fatigue: 0, wounds: 0, melee: 0 };
  const before = moved({}, start);

  test('what leaves one field arrives in another', () => {
    const after = moved(before, { ...start, available: 3, melee: 2 });
    expect(after['available']).toEqual([0, 1, 2]);
    expect(after['melee']).toEqual([3, 4]);
    expect(moved(after, { ...start, available: 3, fatigue: 2 })['fatigue']).toEqual([3, 4]);
  });

  test('a cube that stays is the same cube, and none is there twice', () => {
    const after = moved(moved(before, { available: 1, fatigue: 2, wounds: 1, melee: 1 }), { available: 4, fatigue: 0, wounds: 1, melee: 0 });
    expect(Object.values(after).flat().toSorted()).toEqual([0, 1, 2, 3, 4]);
    expect(after['available']).toContain(0);
  });

  test('cubes that come from nowhere are new ones', () => {
    expect(moved({ available: [7] }, { available: 3 })['available']).toEqual([7, 8, 9]);
  });
});

describe('the board', () => {
  test('fits into its frame, and leans by the one angle', () => {
    const unit = fitting(150, 150, { width: 760, height: 660 });
    const drawn = plan(150, 150, unit);
    expect(drawn.width).toBeLessThanOrEqual(760.01);
    expect(drawn.height).toBeLessThanOrEqual(660.01);
    const [top, foot] = [drawn.place(at(10, 0)), drawn.place(at(10, 150))];
    expect((top.x - foot.x) / (foot.y - top.y)).toBeCloseTo(Math.tan((8 * Math.PI) / 180), 3);
  });

  test('figures stand inside their zone, below its name, and on nobody else', () => {
    for (const count of [1, 4, 6, 9]) {
      const { at: places, radius } = spots(SQUARE, count, 20, 34, [at(65, 80)]);
      expect(places).toHaveLength(count);
      for (const [i, place] of places.entries()) {
        expect(inside(place, SQUARE)).toBe(true);
        expect(depth(place, SQUARE)).toBeGreaterThanOrEqual(radius - 0.01);
        expect(place.y - radius).toBeGreaterThanOrEqual(34 - 0.01);
        for (const other of places.slice(i + 1)) expect(Math.hypot(place.x - other.x, place.y - other.y)).toBeGreaterThan(radius * 2);
      }
    }
  });

  test('a zone too small for all still shows all', () => {
    expect(spots([at(0, 0), at(20, 0), at(20, 20), at(0, 20)], 5, 20, 0).at).toHaveLength(5);
  });

  test('a name is broken between words where the zone is narrow', () => {
    expect(lines('North end of the alley', 60)).toEqual(['North end', 'of the', 'alley']);
    expect(lines('Bar', 10)).toEqual(['Bar']);
    expect(title(SQUARE)).toMatchObject({ at: { x: 8 } });
  });
});

test('previews say what each field would have', () => {
  // As it comes from the wire: a literal with a field called `then` is taken for a promise by the lints.
  const preview = (id: number, code: string, next: number): Preview =>
    JSON.parse(`{"at":{"type":"thing","kind":"figure","id":${id}},"code":"${code}","now":0,"then":${next},"text":""}`) as Preview;
  const previews = [preview(3, 'cubes-available', 3), preview(3, 'cubes-melee', 2), preview(4, 'cubes-melee', 1)];
  expect(afterwards({ available: 5, melee: 0, fatigue: 1 }, previews, 'figure', 3)).toEqual({ available: 3, melee: 2, fatigue: 1 });
  expect(afterwards({ available: 5 }, previews, 'seat', 3)).toEqual({ available: 5 });
});

test('every action begins a deed of its own in the log', () => {
  const codes = ['state-declared', 'movement-began', 'cubes-spent', 'moved', 'moved', 'movement-ended', 'cubes-spent', 'card-used', 'rolled', 'cubes-spent', 'rerolled', 'attacked'];
  const lines = codes.map((code, i): LogLine => ({ line: i, text: code, rule: 'r', code, marks: [], heading: false, seat: 0 }));
  const told = deeds(lines, gotham.folding).map(({ before, line, after }) => [before.length, line.code, after.length]);
  expect(told).toEqual([[0, 'state-declared', 0], [0, 'movement-began', 3], [0, 'movement-ended', 0], [2, 'rolled', 2], [0, 'attacked', 0]]);
});
