/** Goals that each side is expected to score from now on. */
export interface Expected {
  home: number;
  away: number;
}

/** Cap on the goals of one side. */
const most = 18;

/** Chances of 0, 1, 2 ... goals (Poisson). */
function chances(mean: number): number[] {
  const list = [Math.exp(-mean)];
  for (let goals = 1; goals < most; goals += 1) list.push(((list[goals - 1] ?? 0) * mean) / goals);
  list.push(Math.max(0, 1 - list.reduce((sum, chance) => sum + chance, 0)));
  return list;
}

/** Chances of whole numbers. */
export type Spread = ReadonlyMap<number, number>;

/** Chances of the lead that the home side gains from now on. */
export function leads(expected: Expected): Spread {
  const [homes, aways] = [chances(expected.home), chances(expected.away)];
  const gained = new Array<number>(2 * most + 1).fill(0);
  homes.forEach((one, home) =>
    aways.forEach((other, away) => (gained[most + home - away] = (gained[most + home - away] ?? 0) + one * other)),
  );
  return new Map(gained.map((chance, index) => [index - most, chance]));
}

/** Chances of the goals of both sides from now on. */
export const totals = (expected: Expected): Spread =>
  new Map(chances(expected.home + expected.away).map((chance, goals) => [goals, chance]));

/** Chances of a home win, a draw and an away win from a lead that the home side has now. */
export function results(spread: Spread, lead: number): [home: number, draw: number, away: number] {
  const chance: [number, number, number] = [0, 0, 0];
  for (const [gain, share] of spread) chance[gain + lead > 0 ? 0 : gain + lead === 0 ? 1 : 2] += share;
  return chance;
}

/**
 * Fair share of the higher side of a line: the share of both stakes at which nobody gains. A stake on a quarter line is split between its
 * two neighbours, and each half is lost, won or returned with them.
 */
export function shareAbove(spread: Spread, line: number): number {
  const halves = Number.isInteger(line * 2) ? [line] : [line - 0.25, line + 0.25];
  let [won, lost] = [0, 0];
  for (const [value, chance] of spread) {
    for (const half of halves) {
      if (value > half) won += chance / halves.length;
      if (value < half) lost += chance / halves.length;
    }
  }
  return won + lost === 0 ? 0.5 : won / (won + lost);
}

/** The line in quarter steps, not under `least`, at which both sides are most even. */
export function evenLine(spread: Spread, least = -Infinity): { line: number; above: number } {
  let line = 0;
  for (const [value, chance] of spread) line += value * chance;
  line = Math.max(least, Math.round(line * 4) / 4);
  let best = { line, above: shareAbove(spread, line) };
  // The share falls as the line rises: step towards even until it gets no better.
  for (const step = best.above > 0.5 ? 0.25 : -0.25; ;) {
    const next = best.line + step;
    if (next < least) return best;
    const above = shareAbove(spread, next);
    if (Math.abs(above - 0.5) >= Math.abs(best.above - 0.5)) return best;
    best = { line: next, above };
  }
}
