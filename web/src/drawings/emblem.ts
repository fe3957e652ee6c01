// Emblems and portraits from data: no picture files, no requests, the same result on every machine.
//
// A seed is made of the id; each field that the data leaves open picks from its list with a hash of field and seed.
// Plate: outline filled with the base colour, the field in the accent, the motif, a band of ink with the initials, the outline.
// Portrait, back to front: ground, cape, hair behind, neck, shoulders, suit, chest disc, collar, face, eyes, hair, mask.

import type { Emblem as Told } from '../wire';
import {
  BARE, BODY, BUILDS, CAPE, COLLAR, FACE, HAIR_BACK, HAIR_FRONT, HAIRS, HEADS, MASK, MASKS, NECK, SKINS, SUIT, SUITS,
} from './faces';
import { knownLook } from './known';
import { FIELDS, INK, MOTIFS, PAIRS, SHAPES } from './plates';

/** What a picture is drawn from: an id, and whatever the data says about the rest. */
export interface Subject {
  id: string;
  name: string;
  initials?: string;
  shape?: string;
  field?: string;
  colours?: string;
  motif?: string;
  skin?: number;
  hair?: number;
  head?: string;
  mask?: string;
  build?: string;
  suit?: string;
  cape?: boolean;
  collar?: boolean;
  brow?: string;
  /** Shapes, pairs and motifs that must not be picked. */
  avoid?: readonly string[];
}

/** A subject with every field filled in. */
export type Resolved = Required<Omit<Subject, 'avoid'>> & Pick<Subject, 'avoid'>;

/** Motifs that suit what a character is good at. A trait that is not listed leaves the choice to the seed. */
const SUITS_TRAIT: Record<string, readonly string[]> = {
  energy: ['flame', 'sun', 'comet', 'orbit'],
  mental: ['eye', 'spiral', 'book', 'key', 'scales'],
  physical: ['anvil', 'brick', 'peak', 'tower'],
  fly: ['feather', 'gust', 'cloud', 'comet'],
  'super-speed': ['gust', 'comet'],
  regeneration: ['leaf'],
  stealth: ['moon'],
  invisible: ['moon', 'cloud'],
  scientific: ['cog', 'orbit', 'compass'],
  metallic: ['cog', 'anvil'],
  leadership: ['crown', 'bell'],
  luck: ['coin'],
};

/** Kinds of cards that show a thing, a place or a deed. */
const THINGS = ['event', 'resource', 'support', 'upgrade', 'treachery', 'attachment', 'environment', 'obligation', 'main-scheme', 'side-scheme'];

/** Whether a picture shows nobody. */
export const showsNobody = (told: Told): boolean => told.traits.some((trait) => THINGS.includes(trait));

/** A subject from what the server says: traits suggest motif and build, the seed decides the rest. */
export function subject(told: Told, name = told.initials): Subject {
  const seed = hash(told.seed);
  const motifs = told.traits.flatMap((trait) => SUITS_TRAIT[trait] ?? []).filter((motif) => motif in MOTIFS);
  const builds = told.size >= 4 ? ['broad', 'plated'] : told.size <= 1 ? ['slight', 'lean'] : BUILDS;
  return {
    id: told.seed,
    name,
    initials: told.initials,
    build: pickFrom(builds, 'build', seed),
    ...(motifs.length > 0 && { motif: pickFrom(motifs, 'motif', seed) }),
    ...worn(told.traits),
    ...knownLook(told.seed, told.traits.includes('alter-ego')),
  };
}

/** What somebody wears by what they are: nobody is masked at home, and machines have no faces. */
function worn(traits: readonly string[]): Partial<Subject> {
  if (traits.includes('alter-ego')) return { mask: 'none', suit: 'plain', cape: false };
  if (traits.some((trait) => ['drone', 'android'].includes(trait))) return { head: 'helm', build: 'plated', skin: 6 };
  return {};
}

/** Fills in whatever the data leaves open, always the same way for the same id. `step` moves on to the next derivation. */
export function resolve(given: Subject, step = 0): Resolved {
  const seed = hash(given.id + (step || ''));
  const pick = (list: readonly string[], field: string) => pickFrom(list, field, seed);
  const allowed = (table: object) => Object.keys(table).filter((name) => !given.avoid?.includes(name));
  return {
    initials: initials(given.name),
    shape: pick(allowed(SHAPES), 'shape'),
    field: pick(allowed(FIELDS), 'field'),
    colours: pick(allowed(PAIRS), 'colours'),
    motif: pick(allowed(MOTIFS), 'motif'),
    skin: hash(`skin${seed}`) % 6,
    hair: hash(`hair${seed}`) % HAIRS.length,
    head: pick(HEADS, 'head'),
    mask: pick(MASKS, 'mask'),
    build: pick(BUILDS, 'build'),
    suit: pick(SUITS, 'suit'),
    cape: hash(`cape${seed}`) % 3 === 0,
    collar: false,
    brow: pick(['calm', 'stern'], 'brow'),
    ...given,
  };
}

/** Resolves everyone at one table so that no two look alike and no two have the same letters. */
export function distinct(subjects: readonly Subject[]): Resolved[] {
  const seated: Resolved[] = [];
  for (const given of subjects.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    let resolved = resolve(given);
    for (let step = 1; step < 64 && seated.some((other) => alike(other, resolved)); step++) resolved = resolve(given, step);
    if (seated.some((other) => other.initials === resolved.initials)) {
      resolved = { ...resolved, initials: initials(resolved.name, 3) };
    }
    seated.push(resolved);
  }
  return seated;
}

function alike(a: Resolved, b: Resolved): boolean {
  return (['shape', 'colours', 'motif'] as const).filter((field) => a[field] === b[field]).length > 1;
}

/** First letters of the first two words that count, or of a single word; a third letter where two would clash. */
export function initials(name: string, count = 2): string {
  const words = name.replace(/[’'.]/g, '').split(/[\s-]+/).filter((word) => !/^(the|of|le|la|les|der|die|das|de|)$/i.test(word));
  const [first = '', second] = words;
  return (second ? first.slice(0, 1) + second.slice(0, count - 1) : first.slice(0, count)).toUpperCase();
}

// Where motif and letters sit, for outlines that narrow towards the foot.
const WIDE = 'translate(26.5 9) scale(1.96)';
const MOTIF_AT: Record<string, string> = {
  diamond: 'translate(32 11) scale(1.5)', kite: 'translate(32 13) scale(1.5)', house: 'translate(28 16) scale(1.83)',
};
const PLATE_AT: Record<string, number> = { diamond: -11, kite: -13, shield: -2 };

/** The plate with motif and initials, as the inside of an <svg viewBox="0 0 100 100">. Below 40 px use `motif: false`. */
export function emblem(given: Subject, uid: string, { motif = true, letters = true } = {}): string {
  const e = resolve(given);
  const [base, accent] = PAIRS[e.colours]!;
  const shape = SHAPES[e.shape]!;
  const clip = `em-${uid}`;
  const drop = PLATE_AT[e.shape] ?? 0;
  const glyphAt = letters ? MOTIF_AT[e.shape] ?? WIDE : 'translate(17 17) scale(2.75)';
  const glyph = motif ? `<path d="${MOTIFS[e.motif]!}" fill-rule="evenodd" fill="${accent}" transform="${glyphAt}"/>` : '';
  const text = !letters ? '' : motif
    ? `<path d="M-8 61H108V85H-8Z" fill="${INK}" transform="translate(0 ${drop})"/><text x="49.5" y="${81.5 + drop}" text-anchor="middle" font-size="25" fill="#fff" class="emblem-letters">${escape(e.initials)}</text>`
    : `<text x="49" y="68" text-anchor="middle" font-size="52" fill="#fff" stroke="${INK}" stroke-width="7" paint-order="stroke" class="emblem-letters">${escape(e.initials)}</text>`;
  return `<clipPath id="${clip}"><path d="${shape}"/></clipPath>`
    + `<g clip-path="url(#${clip})"><path d="M0 0H100V100H0Z" fill="${base}"/>${FIELDS[e.field]!(base, accent)}${glyph}${text}</g>`
    + `<path d="${shape}" fill="none" stroke="${INK}" stroke-width="5" stroke-linejoin="round"/>`;
}

/** Head and shoulders, from 28 px up. `shape: null` fills the whole box, `ground: false` leaves the field out. */
export function portrait(
  given: Subject,
  uid: string,
  { shape = 'disc', chest = true, ground: grounded = true }: { shape?: string | null; chest?: boolean; ground?: boolean } = {},
): string {
  const e = resolve(given);
  const [base, accent] = PAIRS[e.colours]!;
  const clip = `po-${uid}`;
  const outline = shape === null ? 'M0 0H100V100H0Z' : SHAPES[shape]!;
  const hair = HAIRS[e.hair]!;
  const skin = SKINS[e.skin]!;
  const masked = e.mask !== 'none' && e.mask !== 'scarf';
  const helmeted = e.head === 'helm' || e.head === 'cowl';
  const art = [
    grounded ? ground(e) : '',
    e.cape ? CAPE(base) : '',
    HAIR_BACK[e.head]?.(hair, base) ?? '',
    NECK(skin),
    BODY[e.build]!(base),
    SUIT[e.suit]!(accent),
    chest ? `<g transform="translate(43.5 82) scale(.56)"><circle cx="12" cy="12" r="14" fill="${accent}" stroke="${INK}" stroke-width="3.5"/><path d="${MOTIFS[e.motif]!}" fill-rule="evenodd" fill="${base}" transform="translate(2.8 2.8) scale(.77)"/></g>` : '',
    e.collar ? COLLAR(base) : '',
    FACE(skin),
    masked ? '' : BARE(hair, e.brow),
    HAIR_FRONT[e.head]?.(hair, base, accent) ?? '',
    helmeted ? '' : MASK[e.mask]?.(base, accent) ?? '',
  ].join('');
  const rim = shape === null ? '' : `<path d="${outline}" fill="none" stroke="${INK}" stroke-width="4" stroke-linejoin="round"/>`;
  return `<clipPath id="${clip}"><path d="${outline}"/></clipPath><g clip-path="url(#${clip})">${art}</g>${rim}`;
}

/** The ground of a portrait alone, for panels that are wider than it: draw it with `slice` behind a portrait without ground. */
export function ground(given: Subject): string {
  const e = resolve(given);
  const [base, accent] = PAIRS[e.colours]!;
  return `<path d="M-1-1H101V101H-1Z" fill="${accent}"/><g opacity=".55">${FIELDS[e.field === 'plain' ? 'halftone' : e.field]!(accent, base)}</g>`;
}

/** The motif on rays, for cards that show nobody: the inside of an <svg viewBox="0 0 100 70">. */
export function scene(given: Subject): string {
  const e = resolve(given);
  const [base, accent] = PAIRS[e.colours]!;
  const motif = MOTIFS[e.motif]!;
  return `<path d="M-20-20H120V90H-20Z" fill="${base}"/><g transform="translate(0 -19)">${FIELDS.rays!(base, accent)}</g>`
    + `<g transform="translate(27 12) scale(1.9)" fill-rule="evenodd"><path d="${motif}" fill="${INK}" transform="translate(1.4 1.4)"/>`
    + `<path d="${motif}" fill="${accent}" stroke="${INK}" stroke-width="1.1" stroke-linejoin="round" paint-order="stroke"/></g>`;
}

/** FNV-1a with a final mix, 32 bits. */
export function hash(text: string | number): number {
  let h = 0x811c9dc5;
  for (const char of String(text)) {
    h ^= char.codePointAt(0)!;
    h = Math.imul(h, 0x01000193) >>> 0;
  }
  h ^= h >>> 15;
  h = Math.imul(h, 0x2c1b3c6d) >>> 0;
  h ^= h >>> 12;
  return h >>> 0;
}

function pickFrom(list: readonly string[], field: string, seed: number): string {
  return list[hash(field + seed) % list.length]!;
}

/** Initials come from names that people chose: nothing in them may become markup. */
function escape(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
