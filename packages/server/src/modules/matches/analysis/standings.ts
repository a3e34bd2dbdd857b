import type { AnalysisStanding } from '@pitchside/api/matches';

/** A finished match of a season. */
export interface Result {
  homeId: string;
  awayId: string;
  homeScore: number;
  awayScore: number;
}

type Record = AnalysisStanding['total'];

const empty = (): Record => ({ played: 0, won: 0, drawn: 0, lost: 0, goals_for: 0, goals_against: 0, points: 0 });

function count(record: Record, own: number, other: number): void {
  record.played += 1;
  record.goals_for += own;
  record.goals_against += other;
  if (own > other) [record.won, record.points] = [record.won + 1, record.points + 3];
  else if (own === other) [record.drawn, record.points] = [record.drawn + 1, record.points + 1];
  else record.lost += 1;
}

const difference = ({ goals_for, goals_against }: Record) => goals_for - goals_against;

/** The table of a season's results by points, goal difference, goals; by team id. */
export function standingsOf(results: readonly Result[]): Map<string, AnalysisStanding> {
  const teams = new Map<string, Omit<AnalysisStanding, 'position' | 'of'>>();
  const of = (id: string) => {
    const known = teams.get(id) ?? { total: empty(), home: empty(), away: empty() };
    teams.set(id, known);
    return known;
  };
  for (const { homeId, awayId, homeScore, awayScore } of results) {
    for (const record of [of(homeId).total, of(homeId).home]) count(record, homeScore, awayScore);
    for (const record of [of(awayId).total, of(awayId).away]) count(record, awayScore, homeScore);
  }
  const order = [...teams].toSorted(([a, { total: one }], [b, { total: other }]) => other.points - one.points || difference(other) - difference(one) || other.goals_for - one.goals_for || a.localeCompare(b));
  return new Map(order.map(([id, records], index) => [id, { position: index + 1, of: order.length, ...records }]));
}
