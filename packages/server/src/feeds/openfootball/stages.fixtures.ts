import { dayAfter, doubleRound, type WrittenLine } from './fullSeason.fixtures.ts';

type Score = NonNullable<WrittenLine['score']>;

/** Two matches a week apart, the second at the ground of the other team. */
const legs = (
  rounds: readonly [string, string],
  date: string,
  [one, other]: readonly [string, string],
  scores: readonly [Score, Score],
): WrittenLine[] => [
  { round: rounds[0], date, team1: one, team2: other, score: scores[0] },
  { round: rounds[1], date: dayAfter(date, 7), team1: other, team2: one, score: scores[1] },
];
const twice = (round: string): [string, string] => [round, round];
const ft = (home: number, away: number): Score => ({ ft: [home, away] });

/** Clubs of both groups, the better ones first. */
export const eights: readonly (readonly [string, ...string[]])[] = [
  ['North One', 'North Two', 'North Three', 'North Four', 'North Five', 'North Six', 'North Seven', 'North Eight'],
  ['South One', 'South Two', 'South Three', 'South Four', 'South Five', 'South Six', 'South Seven', 'South Eight'],
];

/** China's league of 2020, played by sixteen invented clubs: two groups that the file does not name, then places in two-legged matches. */
export function chinaOf2020(): string {
  const league = eights.flatMap((group) =>
    doubleRound(group.length).flatMap((pairs, round) =>
      pairs.map(([home, away]): WrittenLine => ({
        round: `Matchday ${round + 1}`,
        date: dayAfter('2020-07-25', 4 * round),
        team1: group[home] ?? '',
        team2: group[away] ?? '',
        // The team that is named first wins.
        score: home < away ? ft(2, 0) : ft(0, 1),
      })),
    ),
  );
  const after = [
    ...legs(twice('Playoffs, Semifinals'), '2020-10-28', ['North Two', 'South One'], [ft(1, 1), { ft: [1, 1], et: [1, 2] }]),
    ...legs(twice('Playoffs, Semifinals'), '2020-10-29', ['South Two', 'North One'], [ft(0, 0), ft(3, 1)]),
    ...legs(
      twice('Playoffs, 5.-8. Platz Playoffs'),
      '2020-10-26',
      ['North Three', 'South Four'],
      [ft(2, 0), { ft: [2, 0], et: [2, 0], p: [10, 9] }],
    ),
    ...legs(twice('Playoffs, 5. Platz'), '2020-11-06', ['South Four', 'South Three'], [ft(1, 0), ft(1, 1)]),
    ...legs(twice('Playoffs, 3. Platz'), '2020-11-07', ['South One', 'South Two'], [ft(1, 2), ft(1, 1)]),
    ...legs(twice('Playoffs, Final'), '2020-11-08', ['North Two', 'North One'], [ft(0, 0), ft(2, 1)]),
    ...legs(twice('Relegation, Round 1'), '2020-10-16', ['North Five', 'South Eight'], [ft(2, 0), ft(1, 1)]),
    ...legs(twice('Relegation, 13.-16. Platz Playoffs'), '2020-10-28', ['South Eight', 'North Eight'], [ft(1, 0), ft(2, 2)]),
    ...legs(twice('Relegation, Direkter Abstieg'), '2020-11-07', ['North Eight', 'South Seven'], [ft(0, 0), ft(2, 1)]),
    ...legs(twice('Relegation, 13. Platz'), '2020-11-06', ['South Eight', 'North Seven'], [ft(2, 0), ft(1, 2)]),
  ];
  return JSON.stringify({ name: 'China | Super League 2020', matches: [...league, ...after] });
}

/** Clubs of a league of 36: some that everybody knows, two of one name in two countries, and others of our own. */
export const thirtySix: readonly [string, string, string, string, ...string[]] = [
  'Arsenal FC (ENG)',
  'PSV (NED)',
  'AS Monaco FC (MCO)',
  'Real Madrid CF (ESP)',
  'Harbour FC (SVK)',
  'Harbour FC (SUI)',
  ...Array.from({ length: 30 }, (_, index) => `Harbour ${index + 1} (AUT)`),
];

/** The Champions League of 2024/25, played by invented clubs: eight rounds of one league, two-legged play-offs, and a knock-out. */
export function championsOf2024(): string {
  const league = doubleRound(thirtySix.length)
    .slice(0, 8)
    .flatMap((pairs, round) =>
      pairs.map(([home, away]): WrittenLine => ({
        round: `League, Matchday ${round + 1}`,
        date: dayAfter('2024-09-17', 14 * round),
        team1: thirtySix[home] ?? '',
        team2: thirtySix[away] ?? '',
        score: home < away ? ft(3, 1) : ft(0, 2),
      })),
    );
  const [arsenal, psv, monaco, madrid] = thirtySix;
  const playoffs: [string, string] = ['Playoffs, Matchday 1', 'Playoffs, Matchday 2'];
  const knockout = [
    ...legs(playoffs, '2025-02-11', ['Harbour 7 (AUT)', psv], [ft(2, 1), { ft: [1, 0], et: [3, 0] }]),
    ...legs(playoffs, '2025-02-12', ['Harbour 8 (AUT)', monaco], [ft(0, 1), ft(3, 3)]),
    ...legs(twice('Finals, Semifinals'), '2025-04-29', [psv, arsenal], [ft(0, 1), ft(1, 1)]),
    ...legs(twice('Finals, Semifinals'), '2025-04-30', [monaco, madrid], [ft(3, 3), { ft: [1, 1], et: [1, 1], p: [3, 4] }]),
    { round: 'Finals, Final', date: '2025-05-31', team1: 'N.N.', team2: 'N.N.' },
  ];
  return JSON.stringify({ name: 'UEFA Champions League 2024/25', matches: [...league, ...knockout] });
}

/** The Champions League of 2012/13 with the group in place of the round: one group of four. */
export function championsOf2012(): string {
  const four = thirtySix.slice(0, 4);
  const matches = doubleRound(four.length).flatMap((pairs, round) =>
    pairs.map(([home, away]): WrittenLine => ({
      round: 'Group C',
      date: dayAfter('2012-09-18', 14 * round),
      team1: four[home] ?? '',
      team2: four[away] ?? '',
      score: home < away ? ft(1, 0) : ft(1, 1),
    })),
  );
  return JSON.stringify({ name: 'UEFA Champions League 2012/13', matches });
}
