// Heads and shoulders, part by part, in a box of 100 by 100. Line 2.6, fine line 1.7, one shadow of ink at 20 %;
// light always comes from the left. Faces are made up, never traced.

import { INK } from './plates';

export const SKINS = ['#f6d3b3', '#e8b48a', '#c98a5b', '#a5663a', '#7b4526', '#55301c', '#9fb3c8', '#8fbf9a'];
export const HAIRS = ['#1f1a24', '#3c2418', '#7a3b17', '#c0752a', '#e9c46a', '#d9d4df', '#8a2432', '#2f6f73'];
export const HEADS = ['short', 'swept', 'bob', 'long', 'curls', 'knot', 'hood', 'helm', 'cowl', 'hat', 'crest', 'bald'];
export const MASKS = ['domino', 'visor', 'goggles', 'scarf', 'none'];
export const BUILDS = ['slight', 'lean', 'broad', 'plated'];
export const SUITS = ['panel', 'yoke', 'sash', 'plain', 'stripe'];

const LINE = `stroke="${INK}" stroke-width="2.6" stroke-linejoin="round" stroke-linecap="round"`;
const FINE = `stroke="${INK}" stroke-width="1.7" stroke-linejoin="round" stroke-linecap="round" fill="none"`;
const SHADE = `fill="${INK}" opacity=".2"`;

export const BODY: Record<string, (base: string) => string> = {
  slight: (c) => shoulders('M21 102C22 87 31 79 43 74L50 79 57 74C69 79 78 87 79 102Z', 'M58 75C69 79 78 87 79 102H66C66 90 63 80 58 75Z', c),
  lean:   (c) => shoulders('M12 102C13 86 25 78 42 72L50 78 58 72C75 78 87 86 88 102Z', 'M60 73C75 78 87 86 88 102H72C72 88 68 78 60 73Z', c),
  broad:  (c) => shoulders('M2 102C3 82 18 75 40 70L50 77 60 70C82 75 97 82 98 102Z', 'M63 71C82 75 97 82 98 102H79C79 86 73 76 63 71Z', c),
  plated: (c) => shoulders('M4 102 6 84 20 75 26 78 40 71 50 78 60 71 74 78 80 75 94 84 96 102Z', 'M62 72 74 78 80 75 94 84 96 102H78C78 88 72 78 62 72Z', c)
            + `<path d="M6 84C12 79 20 79 27 84L26 102M94 84C88 79 80 79 73 84L74 102" ${FINE}/>`,
};
function shoulders(d: string, shade: string, c: string): string {
  return `<path d="${d}" fill="${c}" ${LINE}/><path d="${shade}" ${SHADE}/>`;
}
export const SUIT: Record<string, (accent: string) => string> = {
  plain:  () => '',
  panel:  (a) => `<path d="M43 73 50 79 57 73 66 76 60 102H40L34 76Z" fill="${a}" ${LINE}/><path d="M57 73 66 76 60 102H52C57 92 59 82 57 73Z" ${SHADE}/>`,
  yoke:   (a) => `<path d="M26 79 42 72 50 79 58 72 74 79 64 88 50 92 36 88Z" fill="${a}" ${LINE}/>`,
  sash:   (a) => `<path d="M32 76 44 72 84 102H64Z" fill="${a}" ${LINE}/>`,
  stripe: (a) => `<path d="M24 80 34 76 36 102H24ZM66 76 76 80V102H64Z" fill="${a}" ${LINE}/>`,
};
export const NECK = (skin: string): string => `<path d="M42 54H58V72L50 79 42 72Z" fill="${skin}" ${LINE}/><path d="M42 60C46 67 54 67 58 60V68C54 71 47 70 42 66Z" fill="${INK}" opacity=".3"/>`;
export const CAPE = (c: string): string => `<path d="M36 70C20 70 8 82 1 102H99C92 82 80 70 64 70Z" fill="${c}" ${LINE}/><path d="M36 70C20 70 8 82 1 102H99C92 82 80 70 64 70Z" fill="${INK}" opacity=".38"/>`;
export const COLLAR = (c: string): string => `<path d="M27 82 33 58 44 73 50 80 56 73 67 58 73 82 60 78 50 88 40 78Z" fill="${c}" ${LINE}/>`;
export const FACE = (skin: string): string => `<path d="M36 39C32 37 31 41 32 45S35 51 37 50ZM64 39C68 37 69 41 68 45S65 51 63 50Z" fill="${skin}" ${LINE}/>`
  + `<path d="M34.5 37C34 23 41 15 50 15S66 23 65.5 37L64.5 47C63.5 56 57 64 50 66C43 64 36.5 56 35.5 47Z" fill="${skin}" ${LINE}/>`
  + `<path d="M54 15.5C62 18 66 26 65.5 37L64.5 47C63.5 56 57 64 50 66C56 60 60 51 59.5 41C59.3 31 58 23 54 15.5Z" ${SHADE}/>`
  + `<path d="M50.5 44 48.8 51.5 51.5 52.5M45.5 58C48.5 59.5 52 59.2 54.5 57.5" ${FINE}/>`;
const LOOK = `<path d="M39 43.6C41 40.6 45.5 40.4 47.6 43.8C45.5 46 41.5 46 39 43.6ZM61 43.6C59 40.6 54.5 40.4 52.4 43.8C54.5 46 58.5 46 61 43.6Z" fill="#fff"/><circle cx="44" cy="43.4" r="1.9" fill="${INK}"/><circle cx="56.4" cy="43.4" r="1.9" fill="${INK}"/><path d="M38.6 43.4C41 40.2 45.5 40.2 47.8 43.6M61.4 43.4C59 40.2 54.5 40.2 52.2 43.6" stroke="${INK}" stroke-width="1.9" fill="none" stroke-linecap="round"/>`;
const BROW: Record<string, string> = {
  calm: 'M38.2 38.4C41 35.8 44.6 35.9 47 37.6M53 37.6C55.4 35.9 59 35.8 61.8 38.4',
  stern: 'M38.2 35.6C41.5 35.6 45 37 47.6 39.6M52.4 39.6C55 37 58.5 35.6 61.8 35.6',
};
export const BARE = (hair: string, brow: string): string => `${LOOK}<path d="${BROW[brow]}" stroke="${['#d9d4df', '#e9c46a', '#c0752a'].includes(hair) ? INK : hair}" stroke-width="2.6" stroke-linecap="round" fill="none"/>`;
const EYES = `<path d="M39 41 47 43.5C46 46.5 41.5 46.5 39 41ZM61 41 53 43.5C54 46.5 58.5 46.5 61 41Z" fill="#fff"/>`;
export const MASK: Record<string, (base: string, accent: string) => string> = {
  none:    () => '',
  domino:  (c) => `<path d="M34 36C39 34 46 36 50 39.5C54 36 61 34 66 36C66.5 44 62 49 57 48.5C53.5 48 51.5 45.5 50 45C48.5 45.5 46.5 48 43 48.5C38 49 33.5 44 34 36Z" fill="${c}" ${LINE}/>${EYES}`,
  visor:   (_, a) => `<path d="M32 36 50 38.5 68 36 67 47 50 49 33 47Z" fill="${a}" ${LINE}/><path d="M38 40 46 41.5 44 46 37 45Z" fill="#fff" opacity=".75"/>`,
  goggles: (_, a) => `<path d="M33 40H67" ${LINE}/><circle cx="42.5" cy="42" r="7" fill="${a}" ${LINE}/><circle cx="57.5" cy="42" r="7" fill="${a}" ${LINE}/><path d="M39 41A4 4 0 0 1 42 38M54 41A4 4 0 0 1 57 38" stroke="#fff" stroke-width="2" fill="none" stroke-linecap="round"/>`,
  scarf:   (_, a) => `<path d="M34.5 47C40 50 60 50 65.5 47L64 56C61 63 56 67 50 69C44 67 39 63 36 56Z" fill="${a}" ${LINE}/><path d="M40 54C46 57 54 57 60 54" ${FINE}/>`,
};
export const HAIR_BACK: Record<string, (hair: string, base: string) => string> = {
  bob:   (h) => `<path d="M29 60C26 30 36 8 51 8S75 30 71 60C66 64 62 62 60 58H40C38 62 34 64 29 60Z" fill="${h}" ${LINE}/>`,
  long:  (h) => `<path d="M30 34C29 16 40 7 51 7S72 16 71 36C71 54 78 66 74 84C66 82 62 76 60 68H40C38 78 32 84 25 84C24 66 31 54 30 34Z" fill="${h}" ${LINE}/>`,
  curls: (h) => `<path d="M50 4C58 1 66 5 68 11C75 13 78 21 75 27C79 34 77 42 71 45C70 51 64 54 60 51H40C36 54 30 51 29 45C23 42 21 34 25 27C22 21 25 13 32 11C34 5 42 1 50 4Z" fill="${h}" ${LINE}/>`,
  knot:  (h) => `<circle cx="52" cy="8" r="8.5" fill="${h}" ${LINE}/>`,
  hood:  (_, c) => `<path d="M22 78C20 36 32 5 50 5S80 36 78 78L60 72H40Z" fill="${c}" ${LINE}/>`,
};
export const HAIR_FRONT: Record<string, (hair: string, base: string, accent: string) => string> = {
  short: (h) => `<path d="M33 41C29 21 38 9 51 9S71 21 67 41C65 35 64 30 61 27C53 29 44 28 39 25C36 30 34.5 35 33 41Z" fill="${h}" ${LINE}/>`,
  swept: (h) => `<path d="M33 41C30 30 32 18 40 12C48 5 64 6 70 16C74 13 77 15 77 15C76 24 71 30 67 40C65 32 62 28 57 26C49 25 41 27 37 32C35 35 34 38 33 41Z" fill="${h}" ${LINE}/>`,
  bob:   (h) => `<path d="M33 43C30 22 40 10 51 10S70 22 67 43C65 36 62 31 58 26C52 32 42 34 36 33C35 36 34 39 33 43Z" fill="${h}" ${LINE}/>`,
  long:  (h) => `<path d="M33 43C30 22 40 10 50 10S70 22 67 43C64 34 58 30 52 22C48 30 40 34 33 43Z" fill="${h}" ${LINE}/>`,
  curls: (h) => `<path d="M34 38C33 28 37 22 42 22C44 17 56 17 58 22C63 22 67 28 66 38C64 33 62 31 60 28C56 31 53 26 50 28C47 26 44 31 40 28C38 31 36 33 34 38Z" fill="${h}" ${LINE}/>`,
  knot:  (h) => `<path d="M33 41C30 22 39 12 51 12S70 22 67 41C64 31 59 26 50 25C41 26 36 31 33 41Z" fill="${h}" ${LINE}/>`,
  hood:  (_, c) => `<path d="M28 70C24 34 34 6 50 5S76 34 72 70L65 74C70 52 66 30 50 21C34 30 30 52 35 74Z" fill="${c}" ${LINE}/><path d="M58 8C72 14 78 42 72 70L65 74C70 52 68 28 58 8Z" ${SHADE}/>`,
  helm:  (_, c, a) => `<path d="M30 50V36C30 19 38 10 50 10S70 19 70 36V50L63 66H37Z" fill="${c}" ${LINE}/><path d="M36 34C40 30 60 30 64 34V46C60 51 54 53 50 53S40 51 36 46Z" fill="${a}" ${LINE}/><path d="M41 36 47 35 43 47 39 45Z" fill="#fff" opacity=".7"/><path d="M57 11C65 15 70 23 70 36V50L63 66H56C63 56 66 32 57 11Z" ${SHADE}/><path d="M44 59H56M46 62.5H54" ${FINE}/><path d="M26 40H31V50H26ZM69 40H74V50H69Z" fill="${a}" ${LINE}/>`,
  cowl:  (_, c, a) => `<path d="M33 50C30 26 38 11 50 11S70 26 67 50L60.5 46C56.5 44.5 53 47 50 52C47 47 43.5 44.5 39.5 46Z" fill="${c}" ${LINE}/><path d="M46 11.5H54L53 34 50 40 47 34Z" fill="${a}" ${LINE}/><path d="M58 13C66 19 69 33 67 50L60.5 46C61 34 61 22 58 13Z" ${SHADE}/><path d="M39 39.5C41.5 37.5 45.5 38.5 47.5 42C45.5 44.5 41.5 44 39 39.5ZM61 39.5C58.5 37.5 54.5 38.5 52.5 42C54.5 44.5 58.5 44 61 39.5Z" fill="#fff" stroke="${INK}" stroke-width="1.4"/>`,
  hat:   (h, c, a) => `<path d="M34 42C33 36 34 30 36 27H64C66 30 67 36 66 42C64 36 62 33 60 31H40C38 33 36 36 34 42Z" fill="${h}" ${LINE}/><path d="M16 31C24 24 34 22 36 20C37 10 42 5 50 7C58 5 63 10 64 20C66 22 76 24 84 31C72 35 60 31 50 31S28 35 16 31Z" fill="${c}" ${LINE}/><path d="M36 20C44 24 56 24 64 20L65 26C56 29 44 29 35 26Z" fill="${a}" ${LINE}/>`,
  crest: (_, c, a) => `<path d="M34 40C32 24 40 15 50 15S68 24 66 40C63 31 60 27 56 26H44C40 27 37 31 34 40Z" fill="${c}" ${LINE}/><path d="M42 28C40 14 46 3 60 2C57 8 58 14 60 20C60 24 58 28 58 28Z" fill="${a}" ${LINE}/>`,
  bald:  () => '',
};
