import { describe, expect, it } from 'vitest';

import { between, frame, inSight, NEAR, NEAREST, pan, seen, under, whole, within, zoomAt } from './camera';

const BOARD = 720;
const VIEW = { width: 700, height: 500 };

describe('camera', () => {
  it('sees the whole board, in the middle, in the shorter direction', () => {
    const box = seen(whole(BOARD, VIEW), VIEW);
    expect(box.y).toBeLessThan(0);
    expect(box.y + box.height).toBeGreaterThan(BOARD);
    expect(box.x + box.width / 2).toBe(BOARD / 2);
  });

  it('keeps what is under the pointer under the pointer when zooming', () => {
    const before = { x: 300, y: 300, scale: 1.3 };
    const pointer = { x: 320, y: 310 };
    const after = zoomAt(before, 1.5, pointer, BOARD, VIEW);
    const px = (camera: typeof before): number => (pointer.x - camera.x) * camera.scale;
    expect(after.scale).toBeCloseTo(1.95);
    expect(px(after)).toBeCloseTo(px(before));
  });

  it('never goes nearer than the nearest nor loses the board', () => {
    expect(within({ x: 0, y: 0, scale: 99 }, BOARD, VIEW).scale).toBe(NEAREST);
    const far = pan({ x: 360, y: 360, scale: 2 }, -99999, 99999, BOARD, VIEW);
    const box = seen(far, VIEW);
    expect(box.x + box.width).toBeLessThanOrEqual(BOARD + 34.001);
    expect(box.y).toBeGreaterThanOrEqual(-34.001);
  });

  it('frames points with air, and one point no nearer than 26 pixels an inch', () => {
    const one = frame([{ x: 360, y: 360 }], BOARD, VIEW);
    expect(one).toEqual({ x: 360, y: 360, scale: NEAR });
    const two = frame([{ x: 100, y: 360 }, { x: 620, y: 360 }], BOARD, VIEW);
    const box = seen(two, VIEW);
    expect(box.x).toBeLessThan(100);
    expect(box.x + box.width).toBeGreaterThan(620);
    expect(two.scale).toBeLessThan(NEAR);
  });

  it('puts nothing under the tools: neither the board as a whole nor what is framed', () => {
    const view = { width: 700, height: 500, covered: 60 };
    const left = (box: { x: number }, scale: number): number => box.x + view.covered / scale;
    const all = whole(BOARD, { ...view, width: 500 });
    expect(left(seen(all, { ...view, width: 500 }), all.scale)).toBeLessThanOrEqual(0);
    const corner = frame([{ x: 10, y: 360 }], BOARD, view, 10);
    expect(left(seen(corner, view), corner.scale)).toBeLessThanOrEqual(0);
  });

  it('finds the board under a pixel', () => {
    const camera = { x: 200, y: 100, scale: 2 };
    expect(under(camera, VIEW, VIEW.width / 2, VIEW.height / 2)).toEqual({ x: 200, y: 100 });
    expect(under(camera, VIEW, 0, 0)).toEqual({ x: 25, y: -25 });
  });

  it('glides from where it is to where it goes', () => {
    const [from, to] = [{ x: 0, y: 0, scale: 1 }, { x: 100, y: 50, scale: 2 }];
    expect(between(from, to, 0)).toEqual(from);
    expect(between(from, to, 1)).toEqual(to);
  });

  it('tells whether something lies outside of what is seen, or under the tools', () => {
    const camera = { x: 360, y: 360, scale: 2 };
    expect(inSight(camera, VIEW, [{ x: 360, y: 360 }, { x: 500, y: 440 }])).toBe(true);
    expect(inSight(camera, VIEW, [{ x: 360, y: 360 }, { x: 360, y: 480 }])).toBe(false);
    expect(inSight(camera, { ...VIEW, covered: 58 }, [{ x: 215, y: 360 }])).toBe(false);
    const points = [{ x: 60, y: 60 }, { x: 660, y: 660 }];
    expect(inSight(frame(points, BOARD, VIEW), VIEW, points)).toBe(true);
  });
});
