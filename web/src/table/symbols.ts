// Dice with symbols: which of them go well for whom. The server counts; this only says how a die is filled.

const ATTACK = ['critical', 'wild', 'hit'];
const DEFENCE = ['critical', 'wild', 'block'];

/** Whether a symbol is a success as printed, in a roll of this kind. */
export function wellRolled(symbol: string, roll: string | undefined): boolean {
  return (roll === 'attack' ? ATTACK : roll === 'defence' || roll === 'dodge' ? DEFENCE : [...ATTACK, 'block']).includes(symbol);
}
