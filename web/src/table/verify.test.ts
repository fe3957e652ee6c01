import { describe, expect, it } from 'vitest';

import { commitment, roll, verify } from './verify';

// The seed of `Seed::from_number(7)`: SHA-256 of "crossover seed " and 7 as eight little-endian bytes. Faces
// for nonces ["ada"] and entry 3, computed with Python's hashlib after the description in crates/table/src/fair.rs.
import known from './verify.known.json';

const proof = { seed: known.seed, nonces: known.nonces };

describe('the dice', () => {
  it('follow from seed, nonces and number as the kernel says', async () => {
    expect(await commitment(known.seed)).toBe(known.commitment);
    expect(await roll(proof, 3, 8, known.faces.length)).toEqual(known.faces);
    expect(await roll(proof, 3, 6, known.sixes.length)).toEqual(known.sixes);
  });

  it('are found to be true, and the first untrue one is named', async () => {
    const dice = await roll(proof, 1, 8, 3);
    const good = await verify(proof, known.commitment, [{ answer: [0, 'x'] }, { dice }, { draw: 1 }], 8);
    expect(good).toEqual({ commitment: true, rolls: 1, dice: 3 });
    const told = dice.map((face) => (face % 8) + 1);
    const bad = await verify(proof, known.commitment, [{ undo: 0 }, { dice: told }], 8);
    expect(bad.fault).toEqual({ entry: 1, told, computed: dice });
  });

  it('of another table are not judged by this seed', async () => {
    const inherited = await verify(proof, known.commitment, [{ dice: [9] }], 8, 1);
    expect(inherited.fault).toBeUndefined();
    expect((await verify(proof, 'ff', [], 8)).commitment).toBe(false);
  });
});
