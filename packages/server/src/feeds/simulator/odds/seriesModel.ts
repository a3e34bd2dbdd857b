/** Possible result of a series, with its chance. */
export interface Ending {
  home: number;
  away: number;
  chance: number;
}

/**
 * All possible results of a series from its current state.
 * @param needed maps that win it
 * @param won maps won so far
 * @param next chance of the home side to win the current or next map; `later` of every map after it
 */
export function endings(needed: number, won: { home: number; away: number }, next: number, later: number): Ending[] {
  if (won.home >= needed || won.away >= needed) return [{ ...won, chance: 1 }];
  const after = (side: 'home' | 'away', chance: number) =>
    endings(needed, { ...won, [side]: won[side] + 1 }, later, later).map((ending) => ({ ...ending, chance: ending.chance * chance }));
  const joined = new Map<string, Ending>();
  for (const ending of [...after('home', next), ...after('away', 1 - next)]) {
    const key = `${ending.home}-${ending.away}`;
    joined.set(key, { ...ending, chance: ending.chance + (joined.get(key)?.chance ?? 0) });
  }
  return [...joined.values()];
}

/** Chance to be first at so many rounds, two ahead from the last but one on, when each round is won with a chance. */
export function raceWon(rounds: { own: number; other: number }, target: number, chance: number): number {
  // From a level score at the last but one on, two rounds in a row decide.
  const level = chance ** 2 / (chance ** 2 + (1 - chance) ** 2);
  const known = new Map<string, number>();
  const from = (own: number, other: number): number => {
    if (own >= target - 1 && other >= target - 1) return own > other ? chance + (1 - chance) * level : own < other ? chance * level : level;
    if (own >= target) return 1;
    if (other >= target) return 0;
    const key = `${own} ${other}`;
    const found = known.get(key) ?? chance * from(own + 1, other) + (1 - chance) * from(own, other + 1);
    known.set(key, found);
    return found;
  };
  return from(rounds.own, rounds.other);
}
