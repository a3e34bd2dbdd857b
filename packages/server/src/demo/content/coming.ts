import { and, asc, between, desc, eq, inArray, lt, or, sql } from 'drizzle-orm';
import { competitions, matches as matchTable, statusesOf } from '../../modules/scores/sport/index.ts';
import type { Database } from '../../ports/database/database.ts';
import { hour } from '../../platform/retention.ts';
import { namedMatches } from './matches.ts';
import type { Coming, Run } from './writing.ts';

/** Time before kick-off at which a match gets a preview, ms, and the number of previews in one round. */
export const [previewed, mostPreviews] = [14 * hour, 8];
/** Results that speak for a side. */
const formLength = 5;

/** A side's recent results. */
async function runOf(db: Database, team: string, before: number): Promise<Run> {
  const rows = await db
    .select({ homeId: matchTable.homeId, homeScore: matchTable.homeScore, awayScore: matchTable.awayScore })
    .from(matchTable)
    .where(
      and(
        or(eq(matchTable.homeId, team), eq(matchTable.awayId, team)),
        inArray(matchTable.status, statusesOf('after')),
        lt(matchTable.kickoffAt, before),
      ),
    )
    .orderBy(desc(matchTable.kickoffAt), asc(matchTable.id))
    .limit(formLength);
  const lead = ({ homeId, homeScore, awayScore }: (typeof rows)[number]) =>
    ((homeScore ?? 0) - (awayScore ?? 0)) * (homeId === team ? 1 : -1);
  return { of: rows.length, won: rows.filter((row) => lead(row) > 0).length };
}

/** Reads the hot top-tier matches of the next hours that nobody has written about, earliest first; only of sports with home sides. */
export async function comingMatches(db: Database, now: number): Promise<Coming[]> {
  const rows = await namedMatches(db)
    .where(
      and(
        inArray(matchTable.status, statusesOf('before')),
        inArray(matchTable.sport, ['football', 'basketball']),
        between(matchTable.kickoffAt, now, now + previewed),
        eq(matchTable.isHot, true),
        eq(competitions.tier, 1),
        sql`not exists (select from content_item where match_id = ${matchTable.id} and kind = 'article')`,
      ),
    )
    .orderBy(asc(matchTable.kickoffAt), asc(matchTable.id))
    .limit(mostPreviews);
  return Promise.all(
    rows.map(async ({ match: { id, sport, kickoffAt, homeId, awayId }, ...names }) => {
      const [one, other] = await Promise.all([runOf(db, homeId, now), runOf(db, awayId, now)]);
      return { id, sport, kickoffAt, ...names, form: { home: one, away: other } };
    }),
  );
}
