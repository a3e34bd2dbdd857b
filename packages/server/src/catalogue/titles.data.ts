import { startYear, type SeasonKey } from './seasonOrder.ts';

/** Decision of a season's title: the first of its last table, or the winner of its final. */
export type Title = 'table' | 'final';

/** Leagues that are won in their table; play-offs after it are about promotion, Europe or staying up. */
const wonInTable = [
  'epl',
  'championship',
  'laliga',
  'bundesliga',
  'serie-a',
  'ligue-1',
  'eredivisie',
  'primeira-liga',
  'scottish-premiership',
  'super-lig',
  'csl',
  'china-league-one',
  'j1',
  'k1',
  'k2',
  'saudi-pro-league',
  'v-league',
  'thai-league',
  'brasileirao',
  'league-one',
  'league-two',
  'bundesliga-2',
  'segunda-division',
  'serie-b',
  'ligue-2',
  'swiss-super-league',
] as const;

/** Competitions whose kind nobody has to read from their matches. */
const cups = ['world-cup', 'euro', 'ucl', 'uel', 'uecl', 'libertadores', 'sudamericana', 'afc-elite', 'afc-two'] as const;

/** Decision of a competition's title from a season on, by the year in which the season begins; the last line that fits counts. */
const titles: Readonly<Record<string, readonly (readonly [since: number, title: Title])[]>> = {
  ...Object.fromEntries(wonInTable.map((id) => [id, [[0, 'table']] as const])),
  ...Object.fromEntries(cups.map((id) => [id, [[0, 'final']] as const])),
  // Two groups, then a knock-out to the final; a year later halves that carried their points.
  csl: [
    [0, 'table'],
    [2020, 'final'],
    [2021, 'table'],
  ],
  // Two stages and a final between the best of them.
  j1: [
    [0, 'table'],
    [2015, 'final'],
    [2017, 'table'],
  ],
  // The last four met each other once, without a final.
  'world-cup': [
    [0, 'final'],
    [1950, 'table'],
    [1954, 'final'],
  ],
};

/** Decision of a season's title; undefined where only its matches tell. */
export const titleOf = ({ competitionId, season }: Pick<SeasonKey, 'competitionId' | 'season'>): Title | undefined =>
  titles[competitionId]?.findLast(([since]) => since <= startYear(season))?.[1];

/** Kind of a competition in all its seasons, whatever the shape of one; undefined where only its matches tell. */
export function kindKnownOf(competitionId: string): 'league' | 'cup' | undefined {
  if (wonInTable.some((id) => id === competitionId)) return 'league';
  return cups.some((id) => id === competitionId) ? 'cup' : undefined;
}
