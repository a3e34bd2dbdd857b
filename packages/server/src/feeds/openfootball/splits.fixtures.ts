import { dayAfter, doubleRound, type WrittenLine } from './fullSeason.fixtures.ts';
import { eights } from './stages.fixtures.ts';

type Goals = [home: number, away: number];

/** Rounds in which the team that is first in the list wins, unless stated otherwise. */
const rounds = (
  teams: readonly string[],
  pairs: readonly (readonly [number, number])[][],
  [name, from, day]: readonly [name: string, from: number, day: string],
  isTurned = false,
): WrittenLine[] =>
  pairs.flatMap((round, index) =>
    round.map(([home, away]): WrittenLine => {
      const isHome = home < away !== isTurned;
      const ft: Goals = isHome ? [2, 0] : [0, 1];
      return {
        round: `${name}Matchday ${from + index}`,
        date: dayAfter(day, 4 * index),
        team1: teams[home] ?? '',
        team2: teams[away] ?? '',
        score: { ft },
      };
    }),
  );

const season = (name: string, matches: readonly object[]) => JSON.stringify({ name, matches });

/** Twelve clubs of our own in Scotland, the better ones first. */
export const twelve = [
  'Lochside',
  'Burnfoot',
  'Kirkton',
  'Glenmuir',
  'Strathie',
  'Aberlour',
  'Braeside',
  'Cairnhill',
  'Dunvale',
  'Eskbank',
  'Fintry',
  'Gairloch',
];

/** Scotland's league as they play it: 33 rounds, then halves in which the seventh wins all and the sixth nothing. */
export function scotlandOf2024(): string {
  const all = doubleRound(twelve.length);
  const half = doubleRound(6).slice(0, 5);
  return season('Scottish Premiership 2024/25', [
    ...rounds(twelve, [...all, ...all.slice(0, 11)], ['', 1, '2024-08-03']),
    ...rounds(twelve.slice(0, 6), half, ['Championship, ', 34, '2025-04-26']),
    ...rounds(twelve.slice(6), half, ['Relegation, ', 34, '2025-04-26']),
  ]);
}

/**
 * China's league of 2021, played by sixteen invented clubs: two groups, then halves of four from each that meet those of the other group.
 */
export function chinaOf2021(): string {
  const [north = [], south = []] = eights;
  const half = (name: string, from: number) => {
    const [one, other] = [north.slice(from, from + 4), south.slice(from, from + 4)];
    return Array.from({ length: 8 }, (_, round) =>
      one.map((team, index): WrittenLine => {
        const rival = other[(index + round) % 4] ?? '';
        // The north loses all of its matches here.
        const [team1, team2] = round < 4 ? [team, rival] : [rival, team];
        const ft: Goals = round < 4 ? [0, 1] : [1, 0];
        return { round: `${name}, Matchday ${15 + round}`, date: dayAfter('2021-12-12', 3 * round), team1, team2, score: { ft } };
      }),
    ).flat();
  };
  const groups = eights.flatMap((group) => rounds(group, doubleRound(8), ['', 1, '2021-04-20']));
  return season('China | Super League 2021', [...groups, ...half('Playoffs', 0), ...half('Relegation', 4)]);
}

/** Twenty-four clubs of our own. */
const twentyFour = Array.from(
  { length: 24 },
  (_, index) =>
    `${['Ash', 'Birch', 'Cedar', 'Elder', 'Holly', 'Rowan'][index % 6]}${['bury', 'combe', 'dale', 'stead'][Math.floor(index / 6)]} Athletic`,
);

/** England's second league as they play it; the fourth wins the play-offs. @param isNamed whether the rounds of the play-offs have names */
export function championshipOf(years: '2021/22' | '2024/25', isNamed: boolean): string {
  const start = years.slice(0, 4);
  const [, , third = '', fourth = '', fifth = '', sixth = ''] = twentyFour;
  const match = (round: string, date: string, team1: string, team2: string, ft: Goals) => ({
    ...(isNamed ? { round: `Playoffs, ${round}` } : { stage: 'Playoffs' }),
    date: `${Number(start) + 1}-05-${date}`,
    team1,
    team2,
    score: { ft },
  });
  const league = rounds(twentyFour, doubleRound(24), ['', 1, `${start}-08-06`]);
  return season(`English Championship ${years}`, [
    ...league,
    match('Semi-finals', '13', fifth, fourth, [1, 1]),
    match('Semi-finals', '14', sixth, third, [1, 2]),
    match('Semi-finals', '16', fourth, fifth, [1, 0]),
    match('Semi-finals', '17', third, sixth, [0, 0]),
    match('Final', '29', third, fourth, [0, 1]),
  ]);
}

const line = (round: string, date: string, team1: string, team2: string, ft: Goals, more: object = {}) => ({
  round,
  date,
  team1,
  team2,
  score: { ft, ...more },
});
const inGroup = (group: string, ...own: ReturnType<typeof line>[]) => own.map((match) => ({ ...match, group: `Group ${group}` }));

/** A championship whose last four meet each other instead of a final. */
export const cupOf1950 = (): string =>
  season('World Cup 1950', [
    ...inGroup(
      '1',
      line('First round', '1950-06-24', 'Brazil', 'Mexico', [4, 0]),
      line('First round', '1950-06-25', 'Yugoslavia', 'Mexico', [4, 1]),
    ),
    ...inGroup('4', line('First round', '1950-07-02', 'Uruguay', 'Bolivia', [8, 0])),
    line('Final Round', '1950-07-09', 'Uruguay', 'Spain', [2, 2]),
    line('Final Round', '1950-07-09', 'Brazil', 'Sweden', [7, 1]),
    line('Final Round', '1950-07-13', 'Brazil', 'Spain', [6, 1]),
    line('Final Round', '1950-07-13', 'Uruguay', 'Sweden', [3, 2]),
    line('Final Round', '1950-07-16', 'Sweden', 'Spain', [3, 1]),
    line('Final Round', '1950-07-16', 'Uruguay', 'Brazil', [2, 1]),
  ]);

/** A championship whose groups play once more for their second place. */
export const cupOf1954 = (): string =>
  season('World Cup 1954', [
    ...inGroup(
      '2',
      line('Matchday 1', '1954-06-17', 'West Germany', 'Turkey', [4, 1]),
      line('Matchday 1', '1954-06-17', 'Hungary', 'South Korea', [9, 0]),
      line('Matchday 2', '1954-06-20', 'Hungary', 'West Germany', [8, 3]),
      line('Matchday 2', '1954-06-20', 'Turkey', 'South Korea', [7, 0]),
    ),
    line('Group 2 Play-off', '1954-06-23', 'West Germany', 'Turkey', [7, 2]),
    line('Final', '1954-07-04', 'Hungary', 'West Germany', [2, 3]),
  ]);

/** A championship of single matches, of which drawn ones are replayed. */
export const cupOf1934 = (): string =>
  season('World Cup 1934', [
    line('Preliminary round', '1934-05-27', 'Italy', 'United States', [7, 1]),
    line('Preliminary round', '1934-05-27', 'Spain', 'Brazil', [3, 1]),
    line('Quarter-finals', '1934-05-31', 'Italy', 'Spain', [1, 1], { et: [1, 1] }),
    line('Quarter-finals, Replays', '1934-06-01', 'Italy', 'Spain', [1, 0]),
    line('Third-place match', '1934-06-07', 'Germany', 'Austria', [3, 2]),
    line('Final', '1934-06-10', 'Italy', 'Czechoslovakia', [1, 1], { et: [2, 1] }),
  ]);

const four = ['Juventus (ITA)', 'Chelsea FC (ENG)', 'Shakhtar Donetsk (UKR)', 'FC Nordsjælland (DEN)'] as const;

/**
 * A group of the Champions League whose second and third are equal but for away goals.
 * @param isUnnamed whether the file names only match days and no groups
 */
export function championsGroup(years: string, isUnnamed = false): string {
  const [juve, chelsea, donetsk, north] = four;
  const start = years.slice(0, 4);
  const round = (day: number) => (isUnnamed ? `Group, Matchday ${day}` : 'Group E');
  const own = [
    line(round(1), `${start}-09-19`, chelsea, juve, [2, 2]),
    line(round(1), `${start}-09-19`, donetsk, north, [2, 0]),
    line(round(2), `${start}-10-02`, juve, donetsk, [1, 1]),
    line(round(2), `${start}-10-02`, north, chelsea, [0, 4]),
    line(round(3), `${start}-10-23`, donetsk, chelsea, [2, 1]),
    line(round(3), `${start}-10-23`, north, juve, [1, 1]),
    line(round(4), `${start}-11-07`, chelsea, donetsk, [3, 2]),
    line(round(4), `${start}-11-07`, juve, north, [4, 0]),
    line(round(5), `${start}-11-20`, juve, chelsea, [3, 0]),
    line(round(5), `${start}-11-20`, north, donetsk, [2, 5]),
    line(round(6), `${start}-12-05`, donetsk, juve, [0, 1]),
    line(round(6), `${start}-12-05`, chelsea, north, [6, 1]),
  ];
  const others = ['AC Milan (ITA)', 'Newcastle United FC (ENG)', 'Harbour FC (SVK)', 'Quay FC (SVK)'];
  const second = isUnnamed ? rounds(others, doubleRound(4), ['Group, ', 1, `${start}-09-19`]) : [];
  return season(`UEFA Champions League ${years}`, [...own, ...second]);
}
