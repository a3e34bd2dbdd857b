/**
 * Draws the curve of a lead in a box of `width` by `height`, from the middle line: up where home leads, down where away does.
 * `length` is the minutes that the box covers, `reach` the lead at its edge.
 */
export function leadPath(leads: readonly number[], length: number, reach: number, width: number, height: number): string {
  const x = (minute: number) => ((minute / length) * width).toFixed(1);
  const y = (lead: number) => (height / 2 - (Math.max(-reach, Math.min(reach, lead)) / reach) * (height / 2)).toFixed(1);
  return `M0 ${height / 2}${leads.map((lead, index) => `L${x(index + 1)} ${y(lead)}`).join('')}`;
}

/** Minutes of an overtime. */
const overtime = 5;
const quarters = 4;

/**
 * Computes the ends of the quarters, and of the overtimes that the minutes played so far have reached, in minutes from the start;
 * the last one is the length of the game.
 */
export function periodEnds(quarter: number, played: number): number[] {
  const length = quarter * quarters;
  const overtimes = Math.max(0, Math.ceil((played - length) / overtime));
  return [
    ...Array.from({ length: quarters }, (_, index) => (index + 1) * quarter),
    ...Array.from({ length: overtimes }, (_, index) => length + (index + 1) * overtime),
  ];
}

/** The largest lead of each side, and how often the lead changed hands. */
export function leadSums(leads: readonly number[]): { home: number; away: number; changes: number } {
  let leader = 0;
  let changes = 0;
  for (const lead of leads) {
    const now = Math.sign(lead);
    if (now !== 0 && leader !== 0 && now !== leader) changes += 1;
    if (now !== 0) leader = now;
  }
  return { home: Math.max(0, ...leads), away: Math.max(0, ...leads.map((lead) => -lead)), changes };
}
