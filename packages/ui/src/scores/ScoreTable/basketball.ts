import type { Score } from '../Crest/team.ts';

const none: Score = { home: 0, away: 0 };

/** Points of several periods together. */
export const sumOf = (periods: readonly Score[]): Score =>
  periods.reduce(({ home, away }, period) => ({ home: home + period.home, away: away + period.away }), none);

/** Points of a half, or nothing while it has not begun. */
export function halfOf(periods: readonly Score[], half: 0 | 1): Score | undefined {
  const quarters = periods.slice(half * 2, half * 2 + 2);
  return quarters.length > 0 ? sumOf(quarters) : undefined;
}

/** Points of all overtimes together, or nothing where there was none. */
export const overtimeOf = (periods: readonly Score[]): Score | undefined => (periods.length > 4 ? sumOf(periods.slice(4)) : undefined);

/** A lead through the game as a curve in a box, home above the middle. */
export function leadCurve(
  leads: readonly number[],
  share: number,
  width: number,
  height: number,
): { line: string; end: readonly [x: number, y: number] } {
  const most = Math.max(8, ...leads.map(Math.abs));
  const middle = height / 2;
  const points = leads.map((lead, index): [number, number] => [
    (index / Math.max(1, leads.length - 1)) * share * width,
    middle - (lead / most) * (middle - 4),
  ]);
  const line = points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
  return { line, end: points.at(-1) ?? [0, middle] };
}
