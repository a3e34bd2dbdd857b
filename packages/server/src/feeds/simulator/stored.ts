import { and, eq, gte, notInArray, or } from 'drizzle-orm';
import { matches } from '../../modules/matches/matches.tables.ts';
import type { Database } from '../../ports/database/database.ts';
import type { MatchUpdate } from '../feed.types.ts';
import type { World } from './world.ts';

/** A simulated match as an earlier run left it. */
export interface StoredMatch {
  id: string;
  kickoffAt: number;
  version: number;
  isOver: boolean;
  /** It was told to its end; a cancelled one may come back with the world that it belongs to. */
  isFinished: boolean;
}

const over = ['finished', 'cancelled', 'abandoned', 'postponed'] as const;

/** Simulated matches that kicked off since an instant (ms UTC), and all older ones that are not over. */
export async function storedMatches(db: Database, since: number): Promise<StoredMatch[]> {
  const rows = await db
    .select({ id: matches.id, kickoffAt: matches.kickoffAt, version: matches.version, status: matches.status })
    .from(matches)
    .where(and(eq(matches.isSimulated, true), or(gte(matches.kickoffAt, since), notInArray(matches.status, [...over]))));
  return rows.map(({ status, ...row }) => ({ ...row, isOver: over.some((each) => each === status), isFinished: status === 'finished' }));
}

/**
 * What has to be told of stored matches that are not over and that the days around now do not hold: days after a
 * standstill they get their result; those of a world of another seed or speed are cancelled.
 */
export function leftovers(stored: readonly StoredMatch[], world: World, now: number): MatchUpdate[] {
  return stored
    .filter(({ id, isOver }) => !isOver && !world.holds(id))
    .map(({ id, kickoffAt, version }) => world.recall(id, kickoffAt, now) ?? { matchId: id, version: version + 1, status: 'cancelled', minute: null, added: 0, score: null, half: null, penalties: null, counts: null, events: [] });
}
