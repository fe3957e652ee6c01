// What is known of how people look who have a name elsewhere: hair, skin, build, whether the face is covered, and colours that
// are common property. Cut and sign of a costume stay the recipe's own, so that nobody's art is recalled (look, guard list).

import type { Subject } from './emblem';

/** What a picture keeps of somebody. Where there are two faces, `plain` is how the unmasked one differs. */
export interface Known extends Partial<Omit<Subject, 'id' | 'name'>> {
  plain?: Partial<Omit<Subject, 'id' | 'name'>>;
}

const spiderMan: Known = { skin: 1, hair: 1, head: 'cowl', build: 'lean', colours: 'crimson', cape: false, plain: { head: 'short' } };
const captainMarvel: Known = { skin: 0, hair: 4, head: 'bob', mask: 'none', build: 'lean', colours: 'cobalt', motif: 'comet', cape: false };
const ironMan: Known = { skin: 1, hair: 0, head: 'helm', build: 'plated', colours: 'rust', cape: false, plain: { head: 'short', build: 'lean' } };
const blackPanther: Known = { skin: 4, hair: 0, head: 'cowl', build: 'lean', colours: 'night', cape: false, plain: { head: 'short' } };
const blackWidow: Known = { skin: 0, hair: 6, head: 'bob', mask: 'none', build: 'slight', colours: 'graphite', cape: false };
const rhino: Known = { skin: 6, head: 'cowl', build: 'broad', colours: 'slate', cape: false, motif: 'peak' };
const klaw: Known = { skin: 0, head: 'bald', mask: 'visor', build: 'broad', colours: 'wine', cape: false };
const machine: Known = { skin: 6, head: 'helm', build: 'plated', colours: 'slate', cape: false };

/** By id, without the number of a stage. */
const KNOWN: Readonly<Record<string, Known>> = {
  'spider-man': spiderMan, 'spectacular-spider-man': spiderMan,
  'captain-marvel': captainMarvel, 'captain-marvel-cosmic-avenger': captainMarvel,
  'iron-man': ironMan, 'invincible-iron-man': ironMan,
  'black-panther': blackPanther,
  'she-hulk': { skin: 7, hair: 0, head: 'long', mask: 'none', build: 'broad', colours: 'plum', cape: false, plain: { skin: 0, hair: 1, build: 'slight' } },
  rhino, klaw, ultron: machine, 'ultron-metal-tyrant': machine, 'ultron-drones': machine, vision: { ...machine, colours: 'pine', mask: 'none' },
  'black-widow': blackWidow, 'the-black-widow': blackWidow,
  'black-cat': { skin: 0, hair: 5, head: 'long', mask: 'domino', build: 'slight', colours: 'graphite', cape: false },
  daredevil: { skin: 1, head: 'cowl', build: 'lean', colours: 'brick', cape: false },
  'jessica-jones': { skin: 0, hair: 0, head: 'long', mask: 'none', build: 'lean', colours: 'slate', cape: false },
  'luke-cage': { skin: 4, head: 'bald', mask: 'none', build: 'broad', colours: 'umber', cape: false },
  mockingbird: { skin: 0, hair: 4, head: 'swept', mask: 'goggles', build: 'slight', colours: 'indigo', cape: false },
  'nick-fury': { skin: 4, head: 'bald', mask: 'none', build: 'broad', colours: 'graphite', brow: 'stern', cape: false },
  'maria-hill': { skin: 0, hair: 0, head: 'bob', mask: 'none', build: 'lean', colours: 'petrol', cape: false },
  hawkeye: { skin: 0, hair: 4, head: 'short', mask: 'goggles', build: 'lean', colours: 'plum', cape: false },
  hulk: { skin: 7, hair: 0, head: 'short', mask: 'none', build: 'broad', colours: 'plum', brow: 'stern', cape: false },
  hellcat: { skin: 0, hair: 6, head: 'long', mask: 'domino', build: 'slight', colours: 'umber', cape: false },
  tigra: { skin: 3, hair: 3, head: 'long', mask: 'none', build: 'slight', colours: 'rust', cape: false },
  shuri: { skin: 4, hair: 0, head: 'knot', mask: 'none', build: 'slight', colours: 'teal', cape: false },
  'war-machine': { ...machine, colours: 'graphite' },
  'spider-woman': { skin: 1, hair: 0, head: 'long', mask: 'domino', build: 'lean', colours: 'brick', cape: false },
  'wonder-man': { skin: 0, hair: 0, head: 'short', mask: 'goggles', build: 'broad', colours: 'crimson', cape: false },
  'captain-america-first-avenger': { skin: 0, hair: 4, head: 'short', mask: 'domino', build: 'broad', colours: 'cobalt', cape: false },
  'winter-soldier-operative': { skin: 0, hair: 1, head: 'long', mask: 'domino', build: 'broad', colours: 'graphite', cape: false },
  'red-skull-master-of-the-world': { skin: 2, head: 'bald', mask: 'none', build: 'lean', colours: 'pine', brow: 'stern', collar: true, cape: false },
  'baron-helmut-zemo': { head: 'hood', mask: 'scarf', build: 'lean', colours: 'plum', cape: false },
  'crossbones-merciless-merc': { head: 'helm', build: 'broad', colours: 'graphite', cape: false },
  'doc-ock-sinister-scientist': { skin: 0, hair: 1, head: 'short', mask: 'goggles', build: 'broad', colours: 'olive', cape: false },
  batman: { skin: 0, head: 'cowl', build: 'broad', colours: 'slate', cape: true, brow: 'stern' },
  batgirl: { skin: 0, hair: 6, head: 'cowl', build: 'slight', colours: 'plum', cape: true },
  'red-robin': { skin: 0, hair: 0, head: 'cowl', mask: 'domino', build: 'lean', colours: 'crimson', cape: true },
  azrael: { skin: 1, head: 'hood', mask: 'scarf', build: 'broad', colours: 'brick', cape: true },
  hawkfire: { skin: 0, hair: 6, head: 'long', mask: 'visor', build: 'lean', colours: 'rust', cape: false },
  oracle: { skin: 0, hair: 6, head: 'bob', mask: 'none', build: 'slight', colours: 'teal', suit: 'plain', cape: false },
  'commissioner-gordon': { skin: 0, hair: 5, head: 'hat', mask: 'none', build: 'lean', colours: 'umber', suit: 'panel', collar: true, cape: false },
  'renee-montoya': { skin: 2, hair: 0, head: 'long', mask: 'none', build: 'lean', colours: 'petrol', suit: 'plain', cape: false },
  bane: { skin: 2, head: 'cowl', mask: 'none', build: 'broad', colours: 'graphite', brow: 'stern', cape: false },
  'black-mask': { head: 'helm', build: 'lean', colours: 'graphite', collar: true, cape: false },
  deathstroke: { hair: 5, head: 'helm', build: 'plated', colours: 'rust', cape: false },
  firefly: { head: 'helm', build: 'plated', colours: 'umber', cape: false },
  'harley-quinn': { skin: 0, hair: 4, head: 'curls', mask: 'domino', build: 'slight', colours: 'crimson', cape: false },
  'killer-croc': { skin: 7, head: 'bald', mask: 'none', build: 'broad', colours: 'olive', brow: 'stern', cape: false },
  'killer-moth': { head: 'helm', build: 'lean', colours: 'moss', cape: true },
  'mr-freeze': { skin: 6, head: 'bald', mask: 'goggles', build: 'plated', colours: 'petrol', cape: false },
  'poison-ivy': { skin: 7, hair: 6, head: 'long', mask: 'none', build: 'slight', colours: 'pine', cape: false },
  scarecrow: { head: 'hood', mask: 'scarf', build: 'slight', colours: 'umber', cape: false },
  'gcpd-officers': { skin: 1, hair: 1, head: 'hat', mask: 'none', build: 'lean', colours: 'night', suit: 'plain', cape: false },
  'gcpd-heavy': { head: 'helm', build: 'plated', colours: 'night', cape: false },
  swat: { head: 'helm', build: 'broad', colours: 'graphite', cape: false },
  citizens: { mask: 'none', build: 'slight', suit: 'plain', cape: false },
  prisoners: { head: 'bald', mask: 'none', build: 'lean', colours: 'rust', suit: 'stripe', cape: false },
  drones: machine,
};

/** How somebody is known to look, by id; `plain` for the face without a mask. Nothing for strangers. */
export function knownLook(id: string, plain: boolean): Partial<Subject> {
  const known = KNOWN[id] ?? KNOWN[id.replace(/-(?:\d+|i+)[ab]?$/, '')];
  if (!known) return {};
  const { plain: bare, ...look } = known;
  return plain ? { ...look, ...bare, mask: 'none' } : look;
}
