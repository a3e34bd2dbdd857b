import { and, eq, notInArray } from 'drizzle-orm';
import { matches } from '../../modules/matches/matches.tables.ts';
import type { Database } from '../../ports/database/database.ts';
import type { MatchUpdate } from '../feed.types.ts';
import type { World } from './world.ts';

const over = ['finished', 'cancelled', 'abandoned', 'postponed'] as const;

/**
 * What has to be told of matches that an earlier run began or announced and that the days around now do not hold: days
 * after a standstill they get their result; those of a world of another seed or speed are cancelled.
 */
export async function leftovers(db: Database, world: World, now: number): Promise<MatchUpdate[]> {
  const rows = await db
    .select({ id: matches.id, kickoffAt: matches.kickoffAt, version: matches.version })
    .from(matches)
    .where(and(eq(matches.sport, 'football'), eq(matches.isSimulated, true), notInArray(matches.status, [...over])));
  return rows
    .filter(({ id }) => !world.holds(id))
    .map(({ id, kickoffAt, version }) => world.recall(id, kickoffAt, now) ?? { matchId: id, version: version + 1, status: 'cancelled', minute: null, added: 0, score: null, half: null, penalties: null, counts: null, events: [] });
}
