import { dayAfter, doubleRound } from './fullSeason.fixtures.ts';

const dayOf = (start: string, round: number) => dayAfter(start, 7 * round);

/** Four clubs of our own in Australia, whose league ends in finals; the best of its table loses the last of them. */
export const southern = ['Wattle Rovers', 'Banksia Rovers', 'Mulga Rovers', 'Jarrah Rovers'] as const;

/** Finals as files write them: matches with extra time have no score after 90 minutes. */
export function leagueWithFinals(): string {
  const [first, second, third, fourth] = southern;
  const league = doubleRound(southern.length).flatMap((pairs, round) =>
    pairs.map(([home, away]) => ({
      stage: 'Regular Season',
      round: `Round ${round + 1}`,
      date: dayOf('2018-10-19', round),
      team1: southern[home],
      team2: southern[away],
      score: { ft: home < away ? [2, 0] : [0, 1] },
    })),
  );
  const final = (round: string, date: string, team1: string, team2: string, score: object) => ({
    stage: 'Finals',
    round,
    date,
    team1,
    team2,
    score,
  });
  return JSON.stringify({
    name: 'A-League 2018/19',
    matches: [
      ...league,
      final('Elimination finals', '2019-05-03', third, fourth, { et: [1, 0] }),
      final('Semi-finals', '2019-05-10', first, third, { et: [3, 3], p: [5, 4] }),
      final('Semi-finals', '2019-05-12', second, fourth, { ft: [2, 1] }),
      final('Grand Final', '2019-05-19', first, second, { et: [0, 0], p: [1, 4] }),
    ],
  });
}

/** Four clubs of our own in Mexico. */
export const northern = ['Agave Rovers', 'Mezquite Rovers', 'Nopal Rovers', 'Ocote Rovers'] as const;

/** Two championships of a year, each with play-offs of the same names. */
export function twoChampionships(): string {
  const [first, second, third, fourth] = northern;
  const rounds = doubleRound(northern.length);
  const half = (part: string, start: string, pairs: typeof rounds) =>
    pairs.flatMap((own, round) =>
      own.map(([home, away]) => ({
        round: `${part}, Matchday ${round + 1}`,
        date: dayOf(start, round),
        team1: northern[home],
        team2: northern[away],
        score: { ft: home < away ? [2, 0] : [0, 1] },
      })),
    );
  const playoff = (part: string, round: string, date: string, team1: string, team2: string, ft: [number, number]) => ({
    round: `${part} Playoffs, ${round}`,
    date,
    team1,
    team2,
    score: { ft },
  });
  return JSON.stringify({
    name: 'Liga MX 2024/25',
    matches: [
      ...half('Apertura', '2024-07-05', rounds.slice(0, 3)),
      playoff('Apertura', 'Play-in round 1', '2024-11-21', third, fourth, [1, 0]),
      // Both semi-finals are level over two legs: the better placed go on, whatever the away goals.
      playoff('Apertura', 'Semifinals', '2024-12-04', fourth, first, [3, 0]),
      playoff('Apertura', 'Semifinals', '2024-12-04', third, second, [1, 1]),
      playoff('Apertura', 'Semifinals', '2024-12-07', first, fourth, [3, 0]),
      playoff('Apertura', 'Semifinals', '2024-12-07', second, third, [2, 2]),
      playoff('Apertura', 'Final', '2024-12-12', first, second, [2, 1]),
      ...half('Clausura', '2025-01-10', rounds.slice(3)),
      playoff('Clausura', 'Play-in round 1', '2025-04-27', third, fourth, [0, 1]),
      playoff('Clausura', 'Semifinals', '2025-05-14', fourth, first, [0, 1]),
      playoff('Clausura', 'Semifinals', '2025-05-14', third, second, [0, 2]),
      playoff('Clausura', 'Final', '2025-05-22', second, first, [1, 3]),
    ],
  });
}
