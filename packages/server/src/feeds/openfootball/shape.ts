import { BrokenFile } from '../files/broken.ts';
import type { PlannedMatch } from './plan.ts';
import type { ReadSeason } from './read.ts';
import { cutShort, shapes } from './shapes.data.ts';

/** Faults that are named one by one; the rest is counted. */
const namedFaults = 4;

const start = (season: string) => Number(season.slice(0, 4));

/** Whether a day lies in a season: a late end is let pass, as in the year of the pandemic. */
function isInSeason(at: number, season: string): boolean {
  const year = start(season);
  const [from, to] = season.includes('-') ? [Date.UTC(year, 5), Date.UTC(year + 1, 8)] : [Date.UTC(year, 0), Date.UTC(year + 1, 3)];
  return at >= from && at < to;
}

const countOf = (items: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return counts;
};

/** What of a season is not as its league is played. */
export interface ShapeFault {
  kind: 'dates' | 'teams' | 'pairs' | 'counts';
  /** In plain words. */
  text: string;
}

const fault =
  (kind: ShapeFault['kind']) =>
  (text: string): ShapeFault => ({ kind, text });

/** What of a season is not as its league is played: its days, how many teams, whom they meet, how often they play. */
export function shapeFaults({ source, season, matches: read }: ReadSeason, planned: readonly PlannedMatch[]): ShapeFault[] {
  const { id } = source.competition;
  const outside = source.area === 'international' ? [] : read.filter(({ kickoffAt }) => !isInSeason(kickoffAt, season));
  const dates = outside
    .map(({ home, away, kickoffAt }) => `${home} v ${away} on ${new Date(kickoffAt).toISOString().slice(0, 10)} is not of ${season}`)
    .map(fault('dates'));
  const expected = shapes[id]?.findLast(([since]) => since <= start(season))?.[1];
  if (!expected) return dates;
  const league = planned.filter(({ placing: { stage } }) => stage === 'league');
  const teams = new Set(league.flatMap(({ fixture: { homeId, awayId } }) => [homeId, awayId]));
  const size = teams.size === expected.teams ? [] : [fault('teams')(`it has ${teams.size} teams where ${expected.teams} are expected`)];
  if (expected.isDouble === false) return [...size, ...dates];
  const pairs = [...countOf(league.map(({ fixture: { homeId, awayId } }) => `${homeId} v ${awayId}`))]
    .filter(([, count]) => count > 1)
    .map(([pair, count]) => fault('pairs')(`${pair} stands ${count} times`));
  const full = 2 * (expected.teams - 1);
  const counts = cutShort.has(`${id} ${season}`)
    ? []
    : [...countOf(league.flatMap(({ fixture: { homeId, awayId } }) => [homeId, awayId]))]
        .filter(([, count]) => count !== full)
        .map(([team, count]) => fault('counts')(`${team} has ${count} matches where ${full} are expected`));
  return [...size, ...dates, ...pairs, ...counts];
}

/** Refuses a season that is not of the shape of its league. */
export function refuseShape(faults: readonly ShapeFault[]): void {
  if (faults.length === 0) return;
  const more = faults.length > namedFaults ? `; and ${faults.length - namedFaults} more` : '';
  const named = faults.slice(0, namedFaults).map(({ text }) => text);
  throw new BrokenFile(`${named.join('; ')}${more} (--as-it-is takes it all the same)`);
}
