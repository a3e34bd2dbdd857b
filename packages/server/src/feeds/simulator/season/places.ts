import type { FeedFixture, MatchUpdate } from '../../../modules/scores/sport/index.ts';

interface Line {
  points: number;
  difference: number;
  goals: number;
}

/** Teams in table order by their results: points, goal difference, goals. */
export function placesOf<Team extends { id: string }>(
  teams: readonly Team[],
  results: readonly (Pick<MatchUpdate, 'score'> & { fixture: Pick<FeedFixture, 'homeId' | 'awayId'> })[],
): Team[] {
  const lines = new Map(teams.map(({ id }): [string, Line] => [id, { points: 0, difference: 0, goals: 0 }]));
  for (const { fixture, score } of results) {
    if (!score) continue;
    const margin = score.home - score.away;
    for (const [id, own, goals] of [
      [fixture.homeId, margin, score.home],
      [fixture.awayId, -margin, score.away],
    ] as const) {
      const line = lines.get(id);
      if (!line) continue;
      line.points += own > 0 ? 3 : own === 0 ? 1 : 0;
      line.difference += own;
      line.goals += goals;
    }
  }
  const of = ({ id }: Team) => lines.get(id) ?? { points: 0, difference: 0, goals: 0 };
  return [...teams].sort((a, b) => {
    const [one, other] = [of(a), of(b)];
    return other.points - one.points || other.difference - one.difference || other.goals - one.goals || (a.id < b.id ? -1 : 1);
  });
}
