// "Verify this game": every roll follows from a seed that was committed to before anybody acted. Recomputed here with the
// browser's own SHA-256, so that nobody has to trust the server. How the bytes are made: crates/table/src/fair.rs.

export interface Proof {
  seed: string;
  nonces: string[];
}

/** An entry of the journal as a save has it. */
export type Entry = { answer: unknown } | { dice: number[] } | { draw: number } | { undo: number };

export interface Report {
  /** Whether the seed's hash is what was published. */
  commitment: boolean;
  /** How many rolls were computed again. */
  rolls: number;
  /** How many dice that were. */
  dice: number;
  /** The first roll that is not what the seed says. */
  fault?: { entry: number; told: number[]; computed: number[] };
}

export function bytes(hex: string): Uint8Array<ArrayBuffer> {
  const found = hex.match(/../g) ?? [];
  return Uint8Array.from(found, (pair) => Number.parseInt(pair, 16));
}

export function hex(data: Uint8Array): string {
  return [...data].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function sha256(data: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', data));
}

/** SHA-256 of the seed. */
export async function commitment(seed: string): Promise<string> {
  return hex(await sha256(bytes(seed)));
}

/** The bytes of one block of an entry: SHA-256(seed ‖ nonces ‖ number ‖ block), numbers as eight little-endian bytes. */
async function block(proof: Proof, number: number, count: number): Promise<Uint8Array> {
  const seed = bytes(proof.seed);
  const nonces = new TextEncoder().encode(proof.nonces.join(''));
  const data = new Uint8Array(seed.length + nonces.length + 16);
  data.set(seed);
  data.set(nonces, seed.length);
  const numbers = new DataView(data.buffer, seed.length + nonces.length);
  numbers.setBigUint64(0, BigInt(number), true);
  numbers.setBigUint64(8, BigInt(count), true);
  return sha256(data);
}

/** The sides, counted from 1, on which the dice of an entry fall. */
export async function roll(proof: Proof, number: number, sides: number, dice: number): Promise<number[]> {
  // Bytes at or above the largest multiple of `sides` are passed over, so every side is equally likely.
  const fair = 256 - (256 % sides);
  const faces: number[] = [];
  for (let count = 0; faces.length < dice; count++) {
    for (const byte of await block(proof, number, count)) {
      if (byte < fair && faces.length < dice) faces.push((byte % sides) + 1);
    }
  }
  return faces;
}

/** Computes every roll of a journal again, where it is known how many sides the dice have. `from` is the first entry whose chance is this proof's (a table that goes on from another has older ones). */
export async function verify(proof: Proof, published: string, entries: readonly Entry[], sides: number | undefined, from = 0): Promise<Report> {
  const report: Report = { commitment: (await commitment(proof.seed)) === published, rolls: 0, dice: 0 };
  for (const [number, entry] of entries.entries()) {
    if (sides === undefined || number < from || !('dice' in entry)) continue;
    const computed = await roll(proof, number, sides, entry.dice.length);
    if (computed.join() !== entry.dice.join()) {
      report.fault = { entry: number, told: entry.dice, computed };
      return report;
    }
    report.rolls += 1;
    report.dice += entry.dice.length;
  }
  return report;
}
