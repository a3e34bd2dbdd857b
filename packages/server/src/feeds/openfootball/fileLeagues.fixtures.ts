import { dayAfter, doubleRound } from './fullSeason.fixtures.ts';

/** Ten clubs of our own in Switzerland. */
export const alpine = ['Aare', 'Birs', 'Emme', 'Inn', 'Linth', 'Reuss', 'Saane', 'Sihl', 'Thur', 'Töss'].map(
  (river) => `FC ${river} Rovers`,
);

/** A league of ten who meet four times; the team higher in the list wins at home and draws away. */
export function fourTimes(): string {
  const rounds = doubleRound(alpine.length);
  const matches = [...rounds, ...rounds].flatMap((pairs, round) =>
    pairs.map(([home, away]) => ({
      round: `Matchday ${round + 1}`,
      date: dayAfter('2014-07-19', 7 * round),
      team1: alpine[home],
      team2: alpine[away],
      score: { ft: home < away ? [1, 0] : [1, 1] },
    })),
  );
  return JSON.stringify({ name: 'Swiss Super League 2014/15', matches });
}

/** Two clubs of England's third league, one with a points deduction. */
export function thirdLeague(): string {
  const match = (round: number, date: string, team1: string, team2: string, ft: [number, number]) => ({
    round: `Matchday ${round}`,
    date,
    team1,
    team2,
    score: { ft },
  });
  return JSON.stringify({
    name: 'English League One 2023/24',
    matches: [
      match(1, '2023-08-05', 'Reading FC', 'Peterborough United FC', [3, 0]),
      match(2, '2023-08-12', 'Peterborough United FC', 'Reading FC', [0, 1]),
    ],
  });
}
