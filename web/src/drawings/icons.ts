// Our own icons, a grid of 24 by 24, one colour (currentColor) except dice and resources. The sprite stands once in the page
// (parts/Sprite.svelte), so that every drawing may say <use href="#i-NAME"/>.

export { default as sprite } from './icons.svg?raw';

export const ICONS = [
  'critical', 'wild', 'hit', 'block', 'blank', 'failure', 'power', 'damage', 'stamina', 'range', 'physical',
  'energy', 'mystic', 'attack', 'thwart', 'scheme', 'defence', 'recover', 'res-energy', 'res-mental', 'res-physical',
  'res-wild', 'threat', 'boost', 'acceleration', 'siren', 'hazard', 'cube', 'd8', 'die-white', 'die-yellow',
  'die-orange', 'die-red', 'die-black', 'bleed', 'hex', 'incinerate', 'judgement', 'poison', 'root', 'shock', 'slow',
  'stagger', 'stun', 'dazed', 'ko', 'stunned', 'confused', 'tough', 'judgment', 'enter', 'undo', 'lookback', 'play',
  'pause', 'next', 'prev', 'first', 'last', 'search', 'menu', 'close', 'right', 'left', 'down', 'up', 'eye', 'clock',
  'chat', 'sound', 'mute', 'theme', 'check', 'lock', 'info', 'person', 'people', 'bot', 'ruler', 'target', 'sight',
  'cover', 'move', 'speed', 'size', 'book', 'share', 'link', 'download', 'fork', 'flag', 'trophy', 'plus', 'minus',
  'fit', 'layers', 'filter', 'more', 'warn', 'priority', 'flip', 'cards', 'dice', 'keyboard', 'text', 'odds',
  'verified', 'puzzle',
] as const;

export type IconName = (typeof ICONS)[number];
