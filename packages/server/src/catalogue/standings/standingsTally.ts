import type { Counts, Deduction, Figure, Result, TableRules, Tally } from './standings.types.ts';

const empty = (teamId: string): Tally => ({
  teamId,
  played: 0,
  won: 0,
  drawn: 0,
  lost: 0,
  goalsFor: 0,
  goalsAgainst: 0,
  awayGoals: 0,
  cards: 0,
  deducted: 0,
  points: 0,
});

function count(tally: Tally, own: number, other: number, points: TableRules['points']): void {
  tally.played += 1;
  tally.goalsFor += own;
  tally.goalsAgainst += other;
  if (own > other) tally.won += 1;
  else if (own < other) tally.lost += 1;
  else tally.drawn += 1;
  tally.points += own > other ? points.win : own < other ? points.loss : points.draw;
}

/** Sums the matches in which both sides are among the teams. */
export function tallyOf(
  teams: Iterable<string>,
  results: readonly Result[],
  points: TableRules['points'],
  deductions: readonly Deduction[] = [],
  counts: Counts = () => true,
): Map<string, Tally> {
  const tallies = new Map([...teams].map((teamId) => [teamId, empty(teamId)]));
  for (const result of results) {
    const { homeId, awayId, home, away, cards } = result;
    const [host, guest] = [tallies.get(homeId), tallies.get(awayId)];
    if (!host || !guest) continue;
    if (counts(result, homeId)) {
      count(host, home, away, points);
      host.cards += cards?.home ?? 0;
    }
    if (!counts(result, awayId)) continue;
    count(guest, away, home, points);
    guest.awayGoals += away;
    guest.cards += cards?.away ?? 0;
  }
  for (const deduction of deductions) {
    const tally = tallies.get(deduction.teamId);
    if (!tally) continue;
    tally.deducted += deduction.points;
    tally.points -= deduction.points;
  }
  return tallies;
}

const share = (part: number, played: number) => (played === 0 ? 0 : part / played);

/** Value of each figure for a team. */
export const figures: Readonly<Record<Figure, (tally: Tally) => number>> = {
  points: ({ points }) => points,
  points_per_game: ({ points, played }) => share(points, played),
  win_rate: ({ won, played }) => share(won, played),
  wins: ({ won }) => won,
  goal_difference: ({ goalsFor, goalsAgainst }) => goalsFor - goalsAgainst,
  goals_for: ({ goalsFor }) => goalsFor,
  away_goals: ({ awayGoals }) => awayGoals,
  fair_play: ({ cards }) => -cards,
};
