import type { Team } from '../Crest/team.ts';

/** Results of a match for a team. */
export const results = ['W', 'D', 'L'] as const;
export type Result = (typeof results)[number];

/** Views by the matches counted: all, at home, away, the last of each team, or the scores at half-time. */
export const leagueViews = ['overall', 'home', 'away', 'form', 'half'] as const;
export type LeagueView = (typeof leagueViews)[number];

/** Record of a team in its competition. */
export interface TeamRecord {
  played: number;
  won: number;
  drawn: number;
  lost: number;
  scored: number;
  conceded: number;
  points: number;
}

/** A team's line in one view. */
export interface Standing extends TeamRecord {
  team: Team;
  /** The team's page. */
  href?: string;
  /** Last results, newest first. */
  form: readonly Result[];
  /** Id of the zone that the place belongs to. */
  zone?: string;
  /** Places gained or lost by matches in progress: 2 up, -1 down. */
  moved?: number;
  /** The score of the match in progress, from the team's side: 2-1. */
  live?: string;
  /** Points taken away and why. */
  deduction?: { points: number; reason: string };
}

/** A zone of the table: its consequence, such as promotion. */
export interface Zone {
  id: string;
  /** 欧冠, 降级. */
  name: string;
  /** CSS colour of its edge. */
  color: string;
}

/** Columns that can be sorted. */
export const sortKeys = ['place', 'played', 'won', 'drawn', 'lost', 'goals', 'difference', 'points'] as const;
export type SortKey = (typeof sortKeys)[number];

const values: Record<Exclude<SortKey, 'place'>, (one: Standing) => number> = {
  played: ({ played }) => played,
  won: ({ won }) => won,
  drawn: ({ drawn }) => drawn,
  lost: ({ lost }) => lost,
  goals: ({ scored }) => scored,
  difference: ({ scored, conceded }) => scored - conceded,
  points: ({ points }) => points,
};

/** Lines with their places, highest first by a column; lines that are equal in it stay in the order of the table. */
export function sortStandings(
  standings: readonly Standing[],
  key: SortKey,
  ascending: boolean,
): readonly { place: number; line: Standing }[] {
  const placed = standings.map((line, index) => ({ place: index + 1, line }));
  if (key === 'place') return ascending ? placed : placed.toReversed();
  const value = values[key];
  return placed.toSorted((one, other) => (value(one.line) - value(other.line)) * (ascending ? 1 : -1) || one.place - other.place);
}
