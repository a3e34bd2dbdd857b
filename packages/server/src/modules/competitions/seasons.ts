import type { Season } from '@pitchside/api/competitions';

/** A season as the matches of it tell. */
export interface KnownSeason {
  season: string;
  startsAt: number;
  endsAt: number;
  matches: number;
  finished: number;
  isSimulated: boolean;
}

/** A season as fans write it: `2021/22`, `2019`; one that is named by its first day, by that month: `2026.11`. */
export function seasonName(season: string): string {
  const [year = season, next, day] = season.split('-');
  if (next === undefined) return year;
  return day === undefined ? `${year}/${next}` : `${year}.${next}`;
}

/** The season that is on: of those that have begun the latest, else the next one. */
export function currentOf<Known extends Pick<KnownSeason, 'startsAt' | 'season'>>(
  seasons: readonly Known[],
  now: number,
): Known | undefined {
  const inOrder = [...seasons].sort((a, b) => a.startsAt - b.startsAt || (a.season < b.season ? -1 : 1));
  return inOrder.findLast(({ startsAt }) => startsAt <= now) ?? inOrder[0];
}

/** A season as it goes over the wire. */
export const describeSeason = ({ season, startsAt, endsAt, matches, finished, isSimulated }: KnownSeason, isCurrent: boolean): Season => ({
  id: season,
  name: seasonName(season),
  starts_at: startsAt,
  ends_at: endsAt,
  matches,
  finished,
  is_current: isCurrent,
  is_simulated: isSimulated,
});
