import { shapeChecks, type FileFault } from '../../modules/scores/imports/index.ts';
import { BrokenFile } from '../files/broken.ts';
import type { PlannedMatch } from './plan.ts';
import type { ReadSeason } from './read.ts';
import { cutShort, shapes } from './shapes.data.ts';

/** Faults that are named one by one; the rest is counted. */
const namedFaults = 4;

const start = (season: string) => Number(season.slice(0, 4));

/** Whether a day is in a season: a late end is accepted, as in the year of the pandemic. */
function isInSeason(at: number, season: string): boolean {
  const year = start(season);
  const [from, to] = season.includes('-') ? [Date.UTC(year, 5), Date.UTC(year + 1, 8)] : [Date.UTC(year, 0), Date.UTC(year + 1, 3)];
  return at >= from && at < to;
}

/** Days outside the season. */
const strayDays = ({ source, season, matches }: ReadSeason): FileFault[] =>
  source.area === 'international'
    ? []
    : matches
        .filter(({ kickoffAt }) => !isInSeason(kickoffAt, season))
        .map(({ home, away, kickoffAt }) => ({
          code: 'dates',
          values: { home, away, date: new Date(kickoffAt).toISOString().slice(0, 10), season },
        }));

const expectedOf = ({ source, season }: Pick<ReadSeason, 'source' | 'season'>) =>
  shapes[source.competition.id]?.findLast(([since]) => since <= start(season))?.[1];

/** Whether everybody of the league is known to meet everybody at home once. */
export const isDoubleRound = (read: Pick<ReadSeason, 'source' | 'season'>): boolean => {
  const expected = expectedOf(read);
  return expected !== undefined && expected.isDouble !== false;
};

/**
 * Faults of a season against the shape of its league: days, number of teams, pairings, and number of matches.
 * @param nameOf returns a team's name in the file
 */
export function shapeFaults(read: ReadSeason, planned: readonly PlannedMatch[], nameOf: (teamId: string) => string): FileFault[] {
  const { id } = read.source.competition;
  const dates = strayDays(read);
  const expected = expectedOf(read);
  if (!expected) return dates;
  const league = planned.filter(({ placing: { stage } }) => stage === 'league' || stage === 'group').map(({ fixture }) => fixture);
  const played = Map.groupBy(
    league.flatMap(({ homeId, awayId }) => [homeId, awayId]),
    (team) => team,
  );
  const size: FileFault[] =
    played.size === expected.teams ? [] : [{ code: 'teams', values: { found: played.size, expected: expected.teams } }];
  if (expected.isDouble === false) return [...size, ...dates];
  const pairs = [...Map.groupBy(league, ({ homeId, awayId }) => `${homeId} ${awayId}`).values()].flatMap((same): FileFault[] => {
    const [{ homeId, awayId } = { homeId: '', awayId: '' }] = same;
    return same.length === 1 ? [] : [{ code: 'pairs', values: { home: nameOf(homeId), away: nameOf(awayId), times: same.length } }];
  });
  const full = 2 * (expected.teams - 1);
  const counts = [...played].flatMap(([team, { length }]): FileFault[] =>
    length === full || cutShort.has(`${id} ${read.season}`)
      ? []
      : [{ code: 'counts', values: { team: nameOf(team), found: length, expected: full } }],
  );
  return [...size, ...dates, ...pairs, ...counts];
}

/** Refuses a season that has not the shape of its league. */
export function refuseShape(faults: readonly FileFault[]): void {
  if (faults.length === 0) return;
  const left = faults.length - namedFaults;
  const more: FileFault[] = left > 0 ? [{ code: 'more', values: { count: left } }] : [];
  throw new BrokenFile({ match: '', faults: [...faults.slice(0, namedFaults), ...more] });
}

/** Whether a file is refused for the shape of its season alone, so that one may insist on it. */
export const isOfShape = ({ refusal: { faults } }: BrokenFile): boolean => shapeChecks.some((check) => check === faults[0]?.code);
