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

/** What of a season is not as its league is played, in plain words. */
export function shapeFaults({ source, season, matches: read }: ReadSeason, planned: readonly PlannedMatch[]): string[] {
  const { id } = source.competition;
  const outside = source.area === 'international' ? [] : read.filter(({ kickoffAt }) => !isInSeason(kickoffAt, season));
  const faults = outside.map(
    ({ home, away, kickoffAt }) => `${home} v ${away} on ${new Date(kickoffAt).toISOString().slice(0, 10)} is not of ${season}`,
  );
  const expected = shapes[id]?.findLast(([since]) => since <= start(season))?.[1];
  if (!expected) return faults;
  const league = planned.filter(({ placing: { stage } }) => stage === 'league');
  const teams = new Set(league.flatMap(({ fixture: { homeId, awayId } }) => [homeId, awayId]));
  if (teams.size !== expected.teams) faults.unshift(`it has ${teams.size} teams where ${expected.teams} are expected`);
  if (expected.isDouble === false) return faults;
  const pairs = countOf(league.map(({ fixture: { homeId, awayId } }) => `${homeId} v ${awayId}`));
  for (const [pair, count] of pairs) if (count > 1) faults.push(`${pair} stands ${count} times`);
  if (cutShort.has(`${id} ${season}`)) return faults;
  const full = 2 * (expected.teams - 1);
  const played = countOf(league.flatMap(({ fixture: { homeId, awayId } }) => [homeId, awayId]));
  for (const [team, count] of played) if (count !== full) faults.push(`${team} has ${count} matches where ${full} are expected`);
  return faults;
}

/** Refuses a season that is not of the shape of its league. */
export function refuseShape(read: ReadSeason, planned: readonly PlannedMatch[]): void {
  const faults = shapeFaults(read, planned);
  if (faults.length === 0) return;
  const more = faults.length > namedFaults ? `; and ${faults.length - namedFaults} more` : '';
  throw new BrokenFile(`${faults.slice(0, namedFaults).join('; ')}${more} (--as-it-is takes it all the same)`);
}
