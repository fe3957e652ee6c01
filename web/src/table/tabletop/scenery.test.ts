import { describe, expect, it } from 'vitest';

import { ground } from './ground';
import { cracks, parts } from './scenery';

const box = (x: number, y: number, width: number, height: number) => [{ x, y }, { x: x + width, y }, { x: x + width, y: y + height }, { x, y: y + height }];

describe('scenery', () => {
  it('is drawn for every look we know, finitely, and the same way each time', () => {
    for (const look of ['car', 'van', 'bus', 'truck', 'building', 'wall', 'fence', 'tree', 'crate', 'container', 'lamp', 'bench', 'hydrant', 'dumpster', 'barrel', 'rubble', 'motorbike', 'lamp-post', 'cryo-tube', 'kiosk', 'billboard', 'food-truck', 'shop', 'monolith', 'pyramid', 'never heard of']) {
      const drawn = parts(look, 40, 20, 3);
      expect(drawn.length, look).toBeGreaterThan(0);
      expect(drawn.map((part) => part.d).join(''), look).not.toMatch(/NaN|Infinity|undefined/);
      expect(parts(look, 40, 20, 3)).toEqual(drawn);
    }
  });

  it('cracks more the more it has lost', () => {
    const count = (lost: number): number => cracks(40, 20, lost, 1).split('M').length - 1;
    expect(count(0)).toBe(0);
    expect(count(0.9)).toBeGreaterThan(count(0.3));
  });

  it('has streets where nothing solid stands, and lawns under trees', () => {
    const under = ground([{ look: 'building', corners: box(60, 160, 160, 160) }, { look: 'building', corners: box(500, 400, 160, 160) }, { look: 'tree', corners: box(20, 600, 40, 40) }, { look: 'car', corners: box(300, 10, 40, 40) }], 720);
    expect(under.down).toHaveLength(1);
    expect(under.down[0]!.from).toBeGreaterThan(220);
    expect(under.down[0]!.to).toBeLessThan(500);
    expect(under.lawns).toHaveLength(1);
  });
});
