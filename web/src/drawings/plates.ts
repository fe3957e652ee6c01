// What a plate is made of: colour pairs, outlines, fields and motifs. Everything is drawn in a box of 100 by 100.
// The recipe is told in emblem.ts. Nothing here may recall a publisher's art or a hero's known symbol: no bat, spider, hammer,
// skull, claw marks, trident, ring of stars or lone letter on a chest is among the motifs, and none may join them.

export const INK = '#17141f';

/** Base and accent. Every pair keeps at least 3:1 between the two (scripts/contrast.mjs checks it). */
export const PAIRS: Record<string, readonly [base: string, accent: string]> = {
  night:    ['#1b2a6b', '#ffd75e'], cobalt:  ['#2456d6', '#fff1d0'], teal:   ['#0c6a66', '#a8f0d5'],
  pine:     ['#1c5b3a', '#d6f06a'], olive:   ['#5a5a12', '#fbeeb8'], rust:   ['#9c3412', '#ffcfa3'],
  crimson:  ['#a3132f', '#ffc2c7'], wine:    ['#6d1242', '#ff9fcb'], plum:   ['#5a2182', '#d9b8ff'],
  indigo:   ['#34218f', '#9fd0ff'], slate:   ['#36424f', '#cfe6f2'], umber:  ['#5b3716', '#ffbe55'],
  graphite: ['#2b2833', '#ff7d66'], petrol:  ['#0d4f6e', '#7fe3f5'], brick:  ['#7f2a1d', '#f2b93b'],
  moss:     ['#36510f', '#ffef7a'],
};

/** Outlines of the plate. */
export const SHAPES: Record<string, string> = {
  disc:     'M50 3a47 47 0 1 1 0 94a47 47 0 1 1 0-94Z',
  hexagon:  'M50 2 92 26V74L50 98 8 74V26Z',
  octagon:  'M31 4H69L96 31V69L69 96H31L4 69V31Z',
  shield:   'M8 8Q30 12 50 3Q70 12 92 8V52Q90 82 50 98Q10 82 8 52Z',
  diamond:  'M50 1 99 50 50 99 1 50Z',
  squircle: 'M50 4C84 4 96 16 96 50C96 84 84 96 50 96C16 96 4 84 4 50C4 16 16 4 50 4Z',
  house:    'M50 2 96 34V96H4V34Z',
  kite:     'M50 1 94 38 50 99 6 38Z',
  arch:     'M6 97V50A44 47 0 0 1 94 50V97Z',
  notch:    'M20 5H80V14H95V86H80V95H20V86H5V14H20Z',
  slant:    'M22 5H99L78 95H1Z',
  scallop:  scallop(10, 44, 6),
};

/** How the plate is divided. The base colour is there already; `a` is the accent. */
export const FIELDS: Record<string, (base: string, accent: string) => string> = {
  plain:    () => '',
  bend:     (_, a) => `<path d="M0 100 100 0H62L0 62Z" fill="${a}" opacity=".34"/>`,
  pale:     (_, a) => `<path d="M50 0H100V100H50Z" fill="${a}" opacity=".3"/>`,
  fess:     (_, a) => `<path d="M0 56H100V100H0Z" fill="${a}" opacity=".3"/>`,
  chevron:  (_, a) => `<path d="M0 78 50 38 100 78V100H0Z" fill="${a}" opacity=".3"/>`,
  rays:     (_, a) => `<path d="M50 54 30-10H46ZM50 54 70-10H86ZM50 54 110 14V34ZM50 54 110 60V80ZM50 54 84 110H64ZM50 54 44 110H24ZM50 54-10 98V74ZM50 54-10 44V22Z" fill="${a}" opacity=".28"/>`,
  halftone: (_, a) => dots(a, .42),
  quarter:  (_, a) => `<path d="M50 0H100V50H50ZM0 50H50V100H0Z" fill="${a}" opacity=".26"/>`,
};

/** Motifs in a box of 24 by 24, filled with even-odd. */
export const MOTIFS: Record<string, string> = {
  flame:     'M12 1C13 6 19 8 19 15A7 7 0 0 1 5 15C5 12 7 10 8 8C9 10 10 11 11 11C12 8 11 4 12 1ZM12 21A3 3 0 0 0 15 17C15 15 13 14 12 12C12 14 9 15 9 17.5A3 3 0 0 0 12 21Z',
  lantern:   'M9 2H15V4H17L19 9H5L7 4H9ZM6 10.5H18V19H6ZM5 20.5H19V23H5ZM10.5 12.5V17H13.5V12.5Z',
  moon:      'M15 2A10.2 10.2 0 1 0 22 16.5A8.6 8.6 0 0 1 15 2Z',
  sun:       'M12 7A5 5 0 1 1 12 17A5 5 0 1 1 12 7ZM11 1H13V5H11ZM11 19H13V23H11ZM1 11H5V13H1ZM19 11H23V13H19ZM3.5 5 5 3.5 7.8 6.3 6.3 7.8ZM16.2 17.7 17.7 16.2 20.5 19 19 20.5ZM19 3.5 20.5 5 17.7 7.8 16.2 6.3ZM6.3 16.2 7.8 17.7 5 20.5 3.5 19Z',
  wave:      'M1 9C4 4 7 4 10 8S16 12 19 8L23 4V10C20 14 16 15 13 13S6 9 1 14ZM1 17C4 12 7 12 10 16S16 20 19 16L23 12V18C20 22 16 23 13 21S6 17 1 22Z',
  gust:      'M1 8H13A2.5 2.5 0 1 0 10.6 4.8L8 4A5.2 5.2 0 1 1 13 11H1ZM1 13H19A4.5 4.5 0 1 1 14.7 18.9L17.3 18A1.8 1.8 0 1 0 19 15.7H1ZM1 17.5H11V20H1Z',
  eye:       'M1 12C5 5 9 4 12 4S19 5 23 12C19 19 15 20 12 20S5 19 1 12ZM12 7A5 5 0 1 0 12 17A5 5 0 1 0 12 7ZM12 9.5A2.5 2.5 0 1 1 12 14.5A2.5 2.5 0 1 1 12 9.5Z',
  key:       'M8 2A6 6 0 0 1 13.7 9.9L22 18.2V22H18V20H16V18H14V16L9.9 13.7A6 6 0 1 1 8 2ZM7 5A2.2 2.2 0 1 0 7 9.4A2.2 2.2 0 1 0 7 5Z',
  book:      'M1 4C5 2.5 8.5 2.5 11 4.5V21C8.5 19 5 19 1 20.5ZM23 4C19 2.5 15.5 2.5 13 4.5V21C15.5 19 19 19 23 20.5Z',
  clock:     'M12 1A11 11 0 1 1 12 23A11 11 0 1 1 12 1ZM12 4A8 8 0 1 0 12 20A8 8 0 1 0 12 4ZM10.8 6H13.2V11.2L17 14.6 15.4 16.4 10.8 12.4Z',
  leaf:      'M21 2C22 13 18 20 9 20C7.5 20 6.5 19.8 5.5 19.3L3.5 22.5 1.5 21.2 4 17C2 8 10 3 21 2ZM17 6C11 8 7.5 11.5 6 16L7 16.6C10 12.5 13 9 17 6Z',
  feather:   'M22 1C12 1 6 6 5 16L1 21 3 23 8 19C18 18 23 12 22 1ZM17 6 7.5 16.5 7 16Z',
  anvil:     'M1 5H23V9C19 10 16.5 11 15.5 13L18 18V21H6V18L8.5 13C7 10.5 3 11 1 7Z',
  compass:   'M12 1A11 11 0 1 1 12 23A11 11 0 1 1 12 1ZM12 3.8A8.2 8.2 0 1 0 12 20.2A8.2 8.2 0 1 0 12 3.8ZM17.5 6.5 14 14 6.5 17.5 10 10Z',
  peak:      'M1 21 9 5 13.5 13 16 9 23 21ZM9 9.5 6.8 13.8 9 13 11.2 13.8Z',
  drop:      'M12 1C17 8 20 11.5 20 15.5A8 8 0 0 1 4 15.5C4 11.5 7 8 12 1ZM8 14.5A4.5 4.5 0 0 0 12 20V18A2.8 2.8 0 0 1 10 14.5Z',
  flake:     'M10.8 1H13.2V5L15.5 3.6 16.7 5.6 13.2 7.8V9.9L15 8.9 15.1 4.8 17.4 4.9 17.4 7.5 20.9 5.5 22.1 7.6 18.6 9.6 20.9 10.9 19.8 12.9 16.2 11 14.4 12 16.2 13 19.8 11.1 20.9 13.1 18.6 14.4 22.1 16.4 20.9 18.5 17.4 16.5V19.1L15.1 19.2 15 15.1 13.2 14.1V16.2L16.7 18.4 15.5 20.4 13.2 19V23H10.8V19L8.5 20.4 7.3 18.4 10.8 16.2V14.1L9 15.1 8.9 19.2 6.6 19.1V16.5L3.1 18.5 1.9 16.4 5.4 14.4 3.1 13.1 4.2 11.1 7.8 13 9.6 12 7.8 11 4.2 12.9 3.1 10.9 5.4 9.6 1.9 7.6 3.1 5.5 6.6 7.5 6.6 4.9 8.9 4.8 9 8.9 10.8 9.9V7.8L7.3 5.6 8.5 3.6 10.8 5Z',
  cog:       'M10 1H14L14.6 4.2 16.8 5.1 19.5 3.3 21.9 6.5 19.9 8.8 20.5 11H23V14.5L20.2 15 19.3 17 20.9 19.8 17.9 22.1 15.5 20.3 13.8 20.9 13.2 23H10L9.4 20.6 7.3 19.7 4.7 21.2 2.2 18.2 4 15.8 3.3 13.8 1 13V9.8L3.6 9.2 4.4 7.2 3 4.8 5.9 2.5 8.1 4.4 9.6 3.9ZM12 8A4 4 0 1 0 12 16A4 4 0 1 0 12 8Z',
  spiral:    'M12 1A11 11 0 1 1 1 12H4A8 8 0 1 0 12 4A6.5 6.5 0 0 0 12 17A4.2 4.2 0 0 0 12 8.6A2.4 2.4 0 0 0 12 13.4V10.8A4.8 4.8 0 0 1 12 6A7 7 0 0 1 12 20A9.5 9.5 0 0 1 12 1Z',
  loop:      'M6.5 6A6 6 0 0 1 12 9.6A6 6 0 1 1 12 14.4A6 6 0 1 1 6.5 6ZM6.5 9A3 3 0 1 0 6.5 15C8.3 15 9.5 13.8 10.4 12C9.5 10.2 8.3 9 6.5 9ZM17.5 9C15.7 9 14.5 10.2 13.6 12C14.5 13.8 15.7 15 17.5 15A3 3 0 1 0 17.5 9Z',
  scales:    'M10.8 1H13.2V3.5L20 5V7L19.3 6.9 23 14A4 4 0 0 1 15 14L18.5 6.7 13.2 5.6V19.5H18V23H6V19.5H10.8V5.6L5.5 6.7 9 14A4 4 0 0 1 1 14L4.7 6.9 4 7V5L10.8 3.5ZM5 9.5 3.1 13.5H6.9ZM19 9.5 17.1 13.5H20.9Z',
  coin:      'M12 1A11 11 0 1 1 12 23A11 11 0 1 1 12 1ZM12 3.5A8.5 8.5 0 1 0 12 20.5A8.5 8.5 0 1 0 12 3.5ZM9 7H13.5V15H16V17.5H8.5V15H10.5V9.5H9Z',
  crown:     'M1 6 6.5 10.5 12 3 17.5 10.5 23 6 20.5 17H3.5ZM3.5 18.5H20.5V21.5H3.5Z',
  brick:     'M1 3H11V8H1ZM13 3H23V8H13ZM1 9.5H6V14.5H1ZM8 9.5H16V14.5H8ZM18 9.5H23V14.5H18ZM1 16H11V21H1ZM13 16H23V21H13Z',
  comet:     'M15.5 9A6.5 6.5 0 1 1 9 15.5A6.5 6.5 0 0 1 15.5 9ZM1 1 11 8.3A8 8 0 0 0 8.3 11ZM9 1 15.5 7.3 13.5 7.6ZM1 9 7.3 15.5 7.6 13.5Z',
  orbit:     'M12 9A3 3 0 1 1 12 15A3 3 0 1 1 12 9ZM12 6.5C18.5 6.5 23 9 23 12S18.5 17.5 12 17.5S1 15 1 12S5.5 6.5 12 6.5ZM12 8.5C7 8.5 3 10.2 3 12S7 15.5 12 15.5S21 13.8 21 12S17 8.5 12 8.5ZM18.5 2A2 2 0 1 1 18.5 6A2 2 0 1 1 18.5 2ZM5.5 18A2 2 0 1 1 5.5 22A2 2 0 1 1 5.5 18Z',
  tower:     'M6 2H9V4.5H10.5V2H13.5V4.5H15V2H18V8L16.5 9.5V18H19V22H5V18H7.5V9.5L6 8ZM10.5 13V18H13.5V13A1.5 1.5 0 0 0 10.5 13Z',
  bell:      'M12 1A2 2 0 0 1 13.7 4C17.5 5 18.8 8.5 19 14L22 18.5H2L5 14C5.2 8.5 6.5 5 10.3 4A2 2 0 0 1 12 1ZM9 20H15A3 3 0 0 1 9 20Z',
  ladder:    'M5 1H8V5H16V1H19V23H16V19.5H8V23H5ZM8 7.5V11H16V7.5ZM8 13.5V17H16V13.5Z',
  anchor:    'M12 1A3.5 3.5 0 0 1 13.5 7.6V9H17V11.8H13.5V19.3C16.5 18.9 18.7 17 19.3 14.5L17 15.5 20.5 10 23 16 21.7 15.3C20.5 20 16.5 22.8 12 22.8S3.5 20 2.3 15.3L1 16 3.5 10 7 15.5 4.7 14.5C5.3 17 7.5 18.9 10.5 19.3V11.8H7V9H10.5V7.6A3.5 3.5 0 0 1 12 1ZM12 3.2A1.3 1.3 0 1 0 12 5.8A1.3 1.3 0 1 0 12 3.2Z',
  hourglass: 'M4 1H20V4H18.5C18.5 8.5 16 10.5 14 12C16 13.5 18.5 15.5 18.5 20H20V23H4V20H5.5C5.5 15.5 8 13.5 10 12C8 10.5 5.5 8.5 5.5 4H4ZM8 5C8.3 7.5 10 9 12 10.2C14 9 15.7 7.5 16 5Z',
  thorn:     'M2 22C2 12 7 6 14 5L12 1 18 4.5 22 3 20 8 22.5 13 18 10.5C12 11 7.5 14.5 6.5 22ZM9 16 4.5 14 8 12Z',
  hand:      'M5 11V6A1.6 1.6 0 0 1 8.2 6V11H8.9V3.5A1.6 1.6 0 0 1 12.1 3.5V10.5H12.8V4.5A1.6 1.6 0 0 1 16 4.5V11.5H16.7V7.5A1.5 1.5 0 0 1 19.7 7.5V15C19.7 20 17 23 12.5 23C9 23 7.3 21 5.5 18L2.3 13A1.7 1.7 0 0 1 5 11Z',
  link:      'M8.5 6H12V9H8.5A3 3 0 0 0 8.5 15H12V18H8.5A6 6 0 0 1 8.5 6ZM15.5 6A6 6 0 0 1 15.5 18H14V15H15.5A3 3 0 0 0 15.5 9H14V6ZM8 10.7H16V13.3H8Z',
  divide:    'M12 2A3 3 0 1 1 12 8A3 3 0 1 1 12 2ZM2 10H22V14H2ZM12 16A3 3 0 1 1 12 22A3 3 0 1 1 12 16Z',
  stamp:     'M9 1H15V6L14 11H20V16H4V11H10L9 6ZM3 18H21V22H3Z',
  ribbon:    'M12 12C7 6 2 5 2 9S7 14 12 12ZM12 12C17 6 22 5 22 9S17 14 12 12ZM10 13 4 22 9 21 12 15ZM14 13 20 22 15 21 12 15Z',
  cloud:     'M7 8A6 6 0 0 1 18 7A5 5 0 0 1 19 17H6A4.6 4.6 0 0 1 7 8ZM8 19 6 23H8.5L10.5 19ZM14 19 12 23H14.5L16.5 19Z',
  spring:    'M4 2H20V5L8 7 20 9V12L8 14 20 16V19H22V22H2V19H14L4 16.5V13.5L16 12 4 9.5V7L16 5H4Z',
};
function dots(colour: string, opacity: number): string {
  let out = '';
  for (let row = 0; row < 13; row++) for (let col = 0; col < 13; col++) {
    const x = col * 8.4 + (row % 2) * 4.2, y = row * 8.4;
    const r = 4.6 * Math.max(0, (y - x * .35 + 18) / 108);
    if (r > .5) out += `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${r.toFixed(1)}"/>`;
  }
  return `<g fill="${colour}" opacity="${opacity}">${out}</g>`;
}
function scallop(petals: number, radius: number, bulge: number): string {
  let d = '';
  for (let i = 0; i <= petals; i++) {
    const angle = i / petals * 2 * Math.PI - Math.PI / 2, half = angle - Math.PI / petals;
    const p = [50 + radius * Math.cos(angle), 50 + radius * Math.sin(angle)];
    const q = [50 + (radius + bulge * 2) * Math.cos(half), 50 + (radius + bulge * 2) * Math.sin(half)];
    d += i ? `Q${q.map(one).join()} ${p.map(one).join()}` : `M${p.map(one).join()}`;
  }
  return d + 'Z';
}
function one(number: number): string {
  return number.toFixed(1);
}
