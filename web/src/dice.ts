// Exact chances of two eight-sided dice, for worked examples outside a game. At a table the engine itself says the odds.

export interface Total {
  total: number;
  chance: number;
}

/** Every total of two dice with so many sides, in order. */
export function totals(sides: number): Total[] {
  const all = sides * sides;
  return Array.from({ length: 2 * sides - 1 }, (_, i) => ({ total: i + 2, chance: (sides - Math.abs(i + 1 - sides)) / all }));
}

/** The chance that two dice and a bonus are strictly more than a defence (attack.step-4-beat). */
export function chanceToBeat(sides: number, bonus: number, defence: number): number {
  return totals(sides).reduce((sum, { total, chance }) => (total + bonus > defence ? sum + chance : sum), 0);
}
