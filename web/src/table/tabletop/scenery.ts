// What scenery looks like from above, as paths in its own frame: x along the longer side from -long to long, y along the
// shorter from -short to short. Only shapes; colours and lines are the style sheet's.

import { INCH } from './geometry';

/** Something to draw: a class for its colour, and a path. */
export interface Part {
  kind: 'body' | 'top' | 'unit' | 'glass' | 'cab' | 'fine' | 'hatch' | 'tone' | 'leaf' | 'light';
  d: string;
}

/** The drawings we have. Whatever else a piece says it is, it is drawn as a crate. */
const LOOKS: Record<string, (long: number, short: number, chance: () => number) => Part[]> = {
  car, van, bus, truck, building, wall, fence, tree, crate, container, lamp, bench, hydrant, dumpster, barrel, rubble,
  bike, motorbike: bike, bin: barrel, barrier: fence, hedge, tower: building, house: building, stall: container,
  'lamp-post': lamp, 'cryo-tube': tube, kiosk, billboard, 'food-truck': van, shop, monolith, pyramid,
};

/** The parts of a piece, the same ones for the same id every time. */
export function parts(look: string, long: number, short: number, seed: number): Part[] {
  return (LOOKS[look] ?? crate)(long, short, chances(seed));
}

/** The cracks that lost structure leaves; `lost` from 0 to 1. */
export function cracks(long: number, short: number, lost: number, seed: number): string {
  const chance = chances(seed * 7 + 3);
  const count = Math.ceil(lost * 5);
  return Array.from({ length: count }, () => {
    // From a point of the rim inwards, in three bends.
    const angle = chance() * 2 * Math.PI;
    let [x, y] = [Math.cos(angle) * long, Math.sin(angle) * short];
    let d = `M${r(x)} ${r(y)}`;
    for (let bend = 0; bend < 3; bend++) {
      x += (-x * 0.32) + (chance() - 0.5) * short * 0.5;
      y += (-y * 0.32) + (chance() - 0.5) * short * 0.5;
      d += `L${r(x)} ${r(y)}`;
    }
    return d;
  }).join('');
}

/** Numbers from 0 to 1 that follow from a seed. */
export function chances(seed: number): () => number {
  let state = (seed + 1) * 2654435761;
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9;
    return ((state ^ (state >>> 13)) >>> 0) / 4294967296;
  };
}

const r = (value: number): number => Math.round(value * 10) / 10;

function box(x: number, y: number, width: number, height: number, round = 0): string {
  if (round === 0) return `M${r(x)} ${r(y)}h${r(width)}v${r(height)}h${r(-width)}Z`;
  const c = r(Math.min(round, width / 2, height / 2));
  return `M${r(x + c)} ${r(y)}h${r(width - 2 * c)}a${c} ${c} 0 0 1 ${c} ${c}v${r(height - 2 * c)}a${c} ${c} 0 0 1 ${-c} ${c}h${r(2 * c - width)}a${c} ${c} 0 0 1 ${-c} ${-c}v${r(2 * c - height)}a${c} ${c} 0 0 1 ${c} ${-c}Z`;
}

const disc = (x: number, y: number, radius: number): string =>
  `M${r(x - radius)} ${r(y)}a${r(radius)} ${r(radius)} 0 1 0 ${r(2 * radius)} 0a${r(radius)} ${r(radius)} 0 1 0 ${r(-2 * radius)} 0Z`;

const full = (long: number, short: number, round = 0): Part => ({ kind: 'body', d: box(-long, -short, 2 * long, 2 * short, round) });

/** Lines across, evenly spaced. */
function ribs(long: number, short: number, count: number): string {
  return Array.from({ length: count }, (_, i) => `M${r(-long + ((i + 1) * 2 * long) / (count + 1))} ${r(-short)}V${r(short)}`).join('');
}

function car(l: number, s: number): Part[] {
  return [
    full(l, s, s * 0.55),
    { kind: 'light', d: `${box(l - 3.5, -s * 0.8, 2.4, s * 0.35)}${box(l - 3.5, s * 0.45, 2.4, s * 0.35)}` },
    { kind: 'cab', d: box(-l * 0.52, -s * 0.82, l, s * 1.64, 3) },
    { kind: 'glass', d: `M${r(l * 0.48)} ${r(-s * 0.73)}L${r(l * 0.7)} ${r(-s * 0.55)}V${r(s * 0.55)}L${r(l * 0.48)} ${r(s * 0.73)}ZM${r(-l * 0.52)} ${r(-s * 0.73)}L${r(-l * 0.7)} ${r(-s * 0.55)}V${r(s * 0.55)}L${r(-l * 0.52)} ${r(s * 0.73)}Z` },
    { kind: 'fine', d: `M${r(-l * 0.02)} ${r(-s * 0.82)}V${r(s * 0.82)}` },
  ];
}

function van(l: number, s: number): Part[] {
  return [
    full(l, s, 3),
    { kind: 'glass', d: `M${r(l * 0.48)} ${r(-s * 0.8)}H${r(l * 0.76)}L${r(l * 0.84)} ${r(-s * 0.5)}V${r(s * 0.5)}L${r(l * 0.76)} ${r(s * 0.8)}H${r(l * 0.48)}Z` },
    { kind: 'fine', d: `M${r(-l * 0.88)} ${r(-s * 0.62)}H${r(l * 0.32)}V${r(s * 0.62)}H${r(-l * 0.88)}ZM${r(-l * 0.28)} ${r(-s * 0.62)}V${r(s * 0.62)}` },
  ];
}

function bus(l: number, s: number): Part[] {
  return [
    full(l, s, 4),
    { kind: 'glass', d: `${box(l * 0.75, -s * 0.74, l * 0.17, s * 1.48)}${box(-l * 0.92, -s * 0.68, l * 0.12, s * 1.36)}` },
    { kind: 'fine', d: ribs(l * 0.72, s, 5) },
    { kind: 'unit', d: `${box(-l * 0.2, -s * 0.52, l * 0.42, s * 1.04, 2)}${box(-l * 0.62, -s * 0.3, l * 0.2, s * 0.6, 2)}` },
  ];
}

function truck(l: number, s: number): Part[] {
  return [
    full(l, s, 2),
    { kind: 'cab', d: box(l * 0.5, -s * 0.94, l * 0.46, s * 1.88, 3) },
    { kind: 'glass', d: `M${r(l * 0.74)} ${r(-s * 0.74)}H${r(l * 0.86)}L${r(l * 0.9)} ${r(-s * 0.5)}V${r(s * 0.5)}L${r(l * 0.86)} ${r(s * 0.74)}H${r(l * 0.74)}Z` },
    { kind: 'hatch', d: box(-l * 0.93, -s * 0.82, l * 1.34, s * 1.64) },
    { kind: 'fine', d: `M${r(l * 0.46)} ${r(-s)}V${r(s)}` },
  ];
}

function bike(l: number, s: number): Part[] {
  return [
    { kind: 'body', d: box(-l * 0.92, -s * 0.26, l * 1.84, s * 0.52, s * 0.26) },
    { kind: 'unit', d: `${box(-l * 0.45, -s * 0.4, l * 0.7, s * 0.8, s * 0.3)}` },
    { kind: 'cab', d: box(-l * 0.38, -s * 0.3, l * 0.36, s * 0.6, s * 0.2) },
    { kind: 'fine', d: `M${r(l * 0.34)} ${r(-s * 0.86)}Q${r(l * 0.2)} 0 ${r(l * 0.34)} ${r(s * 0.86)}` },
  ];
}

/** A roof with what stands on roofs: each building gets two to four of it in its own places. */
function building(l: number, s: number, chance: () => number): Part[] {
  const drawn: Part[] = [full(l, s), { kind: 'tone', d: `M${r(-l)} ${r(s)}L${r(l)} ${r(-s)}V${r(s)}Z` }, { kind: 'top', d: box(5 - l, 5 - s, 2 * l - 10, 2 * s - 10) }];
  const rim = 12;
  const [w, h] = [l - rim, s - rim];
  if (w < 0.7 * INCH || h < 0.7 * INCH) {
    drawn.push({ kind: 'hatch', d: box(-w * 0.6, -h * 0.6, w * 1.2, h * 1.2) });
    return drawn;
  }
  // Four quarters of the roof; the order decides what stands where.
  const kinds = ['skylight', 'fans', 'tank', 'hut', 'hatch', 'vents'];
  const start = Math.floor(chance() * kinds.length);
  const quarters = [[-0.5, -0.5], [0.5, 0.48], [0.5, -0.5], [-0.5, 0.48]];
  const count = Math.min(quarters.length, l * s > 90 * 90 ? 4 : 3);
  for (let i = 0; i < count; i++) {
    const [qx, qy] = quarters[i]!;
    const x = qx! * w;
    const y = qy! * h;
    const a = Math.min(w * 0.38, 46);
    const b = Math.min(h * 0.34, 34);
    switch (kinds[(start + i * 5) % kinds.length]) {
      case 'skylight': {
        drawn.push({ kind: 'glass', d: box(x - a, y - b, 2 * a, 2 * b) });
        drawn.push({ kind: 'fine', d: `M${r(x - a)} ${r(y)}h${r(2 * a)}${[-0.5, 0, 0.5].map((f) => `M${r(x + f * a)} ${r(y - b)}v${r(2 * b)}`).join('')}` });
        break;
      }
      case 'fans': {
        const u = Math.min(a, b, 16) * 0.9;
        drawn.push({ kind: 'unit', d: `${box(x - u * 2.2, y - u, 2 * u, 2 * u)}${box(x + u * 0.2, y - u, 2 * u, 2 * u)}` });
        drawn.push({ kind: 'unit', d: `${disc(x - u * 1.2, y, u * 0.68)}${disc(x + u * 1.2, y, u * 0.68)}` });
        break;
      }
      case 'tank': {
        const u = Math.min(a, b, 24);
        drawn.push({ kind: 'unit', d: disc(x, y, u) });
        drawn.push({ kind: 'fine', d: `${disc(x, y, u * 0.6)}M${r(x - u * 0.7)} ${r(y - u * 0.7)}L${r(x + u * 0.7)} ${r(y + u * 0.7)}M${r(x + u * 0.7)} ${r(y - u * 0.7)}L${r(x - u * 0.7)} ${r(y + u * 0.7)}` });
        break;
      }
      case 'hut': {
        drawn.push({ kind: 'unit', d: box(x - a * 0.7, y - b, 1.4 * a, 2 * b) });
        drawn.push({ kind: 'fine', d: [0.25, 0.5, 0.75].map((f) => `M${r(x - a * 0.7)} ${r(y - b + f * 2 * b)}h${r(1.4 * a)}`).join('') });
        break;
      }
      case 'hatch':
        drawn.push({ kind: 'hatch', d: box(x - a * 0.8, y - b * 0.8, 1.6 * a, 1.6 * b) });
        break;
      default: {
        const u = Math.min(a, b, 12) * 0.6;
        drawn.push({ kind: 'unit', d: [-1.4, 0, 1.4].map((f) => disc(x + f * u * 1.6, y, u)).join('') });
        drawn.push({ kind: 'fine', d: `M${r(x - a * 0.9)} ${r(y + u * 2)}h${r(1.8 * a)}` });
      }
    }
  }
  return drawn;
}

function wall(l: number, s: number): Part[] {
  const count = Math.max(2, Math.round(l / 7));
  const joints = Array.from({ length: count }, (_, i) => {
    const x = -l + ((i + 0.5) * 2 * l) / count;
    return i % 2 ? `M${r(x)} ${r(-s)}V0` : `M${r(x)} 0V${r(s)}`;
  });
  return [full(l, s), { kind: 'fine', d: `M${r(-l)} 0H${r(l)}${joints.join('')}` }];
}

function fence(l: number, s: number): Part[] {
  const posts = Math.max(2, Math.round(l / 14));
  const half = Math.min(s, 5);
  return [
    { kind: 'body', d: box(-l, -half * 0.45, 2 * l, half * 0.9) },
    { kind: 'unit', d: Array.from({ length: posts + 1 }, (_, i) => box(-l + (i * (2 * l - 5)) / posts, -half, 5, 2 * half)).join('') },
    { kind: 'fine', d: ribs(l, half * 0.45, posts * 3) },
  ];
}

/** A crown: a ring of bulges, and three curls of leaf. A long one is a hedge. */
function tree(l: number, s: number, chance: () => number): Part[] {
  if (l > 2.4 * s) return hedge(l, s);
  const bulges = 10;
  const start = chance() * Math.PI;
  const point = (i: number, out: number): string => {
    const angle = start + (i / bulges) * 2 * Math.PI;
    const wobble = out * (0.94 + chance() * 0.1);
    return `${r(Math.cos(angle) * l * wobble)} ${r(Math.sin(angle) * s * wobble)}`;
  };
  let d = `M${point(0, 0.86)}`;
  for (let i = 0; i < bulges; i++) d += `Q${point(i + 0.5, 1.16)} ${point(i + 1, 0.86)}`;
  const u = s / 26;
  return [
    { kind: 'leaf', d: `${d}Z` },
    { kind: 'fine', d: `M${r(-8 * u)} ${r(-3 * u)}q${r(4 * u)} ${r(-7 * u)} ${r(9 * u)} ${r(-2 * u)}M${r(2 * u)} ${r(7 * u)}q${r(5 * u)} ${r(-5 * u)} ${r(9 * u)} 0M${r(3 * u)} ${r(-13 * u)}q${r(4 * u)} ${r(-4 * u)} ${r(8 * u)} ${u}M${r(-14 * u)} ${r(9 * u)}q${r(4 * u)} ${r(-4 * u)} ${r(8 * u)} ${u}` },
  ];
}

function hedge(l: number, s: number): Part[] {
  const bumps = Math.max(3, Math.round(l / s));
  const step = (2 * l) / bumps;
  let d = `M${r(-l)} ${r(-s * 0.8)}`;
  for (let i = 0; i < bumps; i++) d += `q${r(step / 2)} ${r(-s * 0.4)} ${r(step)} 0`;
  d += `V${r(s * 0.8)}`;
  for (let i = 0; i < bumps; i++) d += `q${r(-step / 2)} ${r(s * 0.4)} ${r(-step)} 0`;
  return [{ kind: 'leaf', d: `${d}Z` }];
}

function crate(l: number, s: number): Part[] {
  return [
    full(l, s, 1),
    { kind: 'fine', d: `${box(-l * 0.78, -s * 0.78, l * 1.56, s * 1.56)}M${r(-l * 0.78)} ${r(-s * 0.78)}L${r(l * 0.78)} ${r(s * 0.78)}M${r(l * 0.78)} ${r(-s * 0.78)}L${r(-l * 0.78)} ${r(s * 0.78)}` },
  ];
}

function container(l: number, s: number): Part[] {
  return [full(l, s), { kind: 'fine', d: `${ribs(l * 0.86, s, Math.max(4, Math.round(l / 5)))}M${r(l * 0.86)} ${r(-s)}V${r(s)}` }];
}

function lamp(l: number, s: number): Part[] {
  const u = Math.min(l, s);
  return [{ kind: 'body', d: disc(0, 0, u * 0.9) }, { kind: 'light', d: disc(0, 0, u * 0.5) }, { kind: 'fine', d: `M0 ${r(-u * 0.9)}V${r(-u * 0.5)}M0 ${r(u * 0.5)}V${r(u * 0.9)}M${r(-u * 0.9)} 0H${r(-u * 0.5)}M${r(u * 0.5)} 0H${r(u * 0.9)}` }];
}

function bench(l: number, s: number): Part[] {
  return [full(l, s, 1), { kind: 'fine', d: `${[-0.5, 0, 0.5].map((f) => `M${r(-l)} ${r(f * s)}H${r(l)}`).join('')}M${r(-l * 0.7)} ${r(-s)}V${r(s)}M${r(l * 0.7)} ${r(-s)}V${r(s)}` }];
}

function hydrant(l: number, s: number): Part[] {
  const u = Math.min(l, s);
  return [
    { kind: 'body', d: `${box(-u, -u * 0.34, 2 * u, u * 0.68, 1)}` },
    { kind: 'body', d: `${box(-u * 0.34, -u, u * 0.68, 2 * u, 1)}` },
    { kind: 'body', d: disc(0, 0, u * 0.66) },
    { kind: 'unit', d: disc(0, 0, u * 0.3) },
  ];
}

/** A tube of glass between two caps. */
function tube(l: number, s: number): Part[] {
  return [
    full(l, s, s * 0.9),
    { kind: 'glass', d: box(-l * 0.58, -s * 0.62, l * 1.16, s * 1.24, s * 0.5) },
    { kind: 'unit', d: `${box(-l * 0.94, -s * 0.5, l * 0.24, s)}${box(l * 0.7, -s * 0.5, l * 0.24, s)}` },
    { kind: 'fine', d: `M${r(-l * 0.3)} ${r(-s * 0.3)}H${r(l * 0.34)}` },
  ];
}

/** A hut with an eight-cornered roof and a finial. */
function kiosk(l: number, s: number): Part[] {
  const roof = Array.from({ length: 8 }, (_, i) => {
    const angle = Math.PI / 8 + (i * Math.PI) / 4;
    return `${i === 0 ? 'M' : 'L'}${r(Math.cos(angle) * l * 0.9)} ${r(Math.sin(angle) * s * 0.9)}`;
  });
  const ridges = Array.from({ length: 8 }, (_, i) => {
    const angle = Math.PI / 8 + (i * Math.PI) / 4;
    return `M0 0L${r(Math.cos(angle) * l * 0.9)} ${r(Math.sin(angle) * s * 0.9)}`;
  });
  return [full(l, s, 3), { kind: 'cab', d: `${roof.join('')}Z` }, { kind: 'fine', d: ridges.join('') }, { kind: 'unit', d: disc(0, 0, Math.min(l, s) * 0.16) }];
}

/** A board on two posts, seen from above with its lamps on one side. */
function billboard(l: number, s: number): Part[] {
  return [
    { kind: 'unit', d: `${box(-l * 0.72, -s, l * 0.14, s * 2)}${box(l * 0.58, -s, l * 0.14, s * 2)}` },
    { kind: 'body', d: box(-l, -s * 0.5, 2 * l, s) },
    { kind: 'light', d: [-0.6, -0.2, 0.2, 0.6].map((f) => box(f * l - 2, s * 0.5, 4, s * 0.34)).join('') },
    { kind: 'fine', d: `M${r(-l)} 0H${r(l)}` },
  ];
}

/** A flat roof with an awning along the front. */
function shop(l: number, s: number): Part[] {
  const stripes = Math.max(4, Math.round(l / 9));
  const wide = (2 * l) / stripes;
  return [
    full(l, s),
    { kind: 'top', d: box(5 - l, 5 - s, 2 * l - 10, 1.52 * s - 10) },
    { kind: 'light', d: Array.from({ length: Math.ceil(stripes / 2) }, (_, i) => box(-l + 2 * i * wide, s * 0.56, wide, s * 0.44)).join('') },
    { kind: 'cab', d: Array.from({ length: Math.floor(stripes / 2) }, (_, i) => box(-l + (2 * i + 1) * wide, s * 0.56, wide, s * 0.44)).join('') },
    { kind: 'hatch', d: box(-l * 0.5, -s * 0.62, l * 0.4, s * 0.5) },
    { kind: 'unit', d: disc(l * 0.4, -s * 0.36, Math.min(l, s) * 0.2) },
  ];
}

/** A stone that leans a little, with signs on it. */
function monolith(l: number, s: number): Part[] {
  return [
    { kind: 'body', d: `M${r(-l * 0.94)} ${r(-s * 0.7)}L${r(l * 0.6)} ${r(-s)}L${r(l)} ${r(s * 0.62)}L${r(-l * 0.6)} ${r(s)}Z` },
    { kind: 'unit', d: `M${r(-l * 0.62)} ${r(-s * 0.44)}L${r(l * 0.42)} ${r(-s * 0.66)}L${r(l * 0.68)} ${r(s * 0.42)}L${r(-l * 0.4)} ${r(s * 0.66)}Z` },
    { kind: 'fine', d: `M${r(-l * 0.2)} ${r(-s * 0.3)}V${r(s * 0.3)}M${r(l * 0.1)} ${r(-s * 0.34)}V${r(s * 0.26)}M${r(-l * 0.3)} 0H${r(l * 0.3)}` },
  ];
}

/** Four slopes up to a point. */
function pyramid(l: number, s: number): Part[] {
  return [
    full(l, s),
    { kind: 'tone', d: `M${r(l)} ${r(-s)}V${r(s)}H${r(-l)}L0 0Z` },
    { kind: 'fine', d: `M${r(-l)} ${r(-s)}L${r(l)} ${r(s)}M${r(l)} ${r(-s)}L${r(-l)} ${r(s)}${box(-l * 0.66, -s * 0.66, l * 1.32, s * 1.32)}${box(-l * 0.33, -s * 0.33, l * 0.66, s * 0.66)}` },
  ];
}

function dumpster(l: number, s: number): Part[] {
  return [
    full(l, s, 1.5),
    { kind: 'unit', d: `${box(-l * 0.92, -s * 0.8, l * 0.88, s * 1.6)}${box(l * 0.04, -s * 0.8, l * 0.88, s * 1.6)}` },
    { kind: 'fine', d: `M${r(-l * 0.6)} ${r(s * 0.35)}h${r(l * 0.24)}M${r(l * 0.36)} ${r(s * 0.35)}h${r(l * 0.24)}` },
  ];
}

function barrel(l: number, s: number): Part[] {
  const u = Math.min(l, s);
  return [{ kind: 'body', d: disc(0, 0, u) }, { kind: 'fine', d: disc(0, 0, u * 0.74) }, { kind: 'unit', d: disc(u * 0.3, -u * 0.26, u * 0.18) }];
}

/** What is left of something. */
function rubble(l: number, s: number, chance: () => number): Part[] {
  const stones = Math.max(6, Math.min(22, Math.round((l * s) / 60)));
  let d = '';
  for (let i = 0; i < stones; i++) {
    const x = (chance() * 2 - 1) * l * 0.86;
    const y = (chance() * 2 - 1) * s * 0.86;
    const u = 2.5 + chance() * Math.min(7, s * 0.4);
    const turn = chance() * 6;
    d += [0, 1, 2, 3].map((corner) => {
      const angle = turn + corner * 1.57 + (chance() - 0.5) * 0.7;
      return `${corner === 0 ? 'M' : 'L'}${r(x + Math.cos(angle) * u)} ${r(y + Math.sin(angle) * u * 0.8)}`;
    }).join('');
    d += 'Z';
  }
  return [{ kind: 'unit', d }];
}
