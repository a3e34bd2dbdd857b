import { and, eq, gte, max, notInArray, or } from 'drizzle-orm';
import { matchParts, matchOdds } from '../../modules/scores/matches/index.ts';
import { matches, type MatchUpdate } from '../../modules/scores/sport/index.ts';
import type { Database } from '../../ports/database/database.ts';
import type { DeliveredExtras } from './extras.ts';
import type { World } from './world.ts';

/** A simulated match as an earlier run left it. */
export interface StoredMatch {
  id: string;
  kickoffAt: number;
  version: number;
  isOver: boolean;
  /** Its result was delivered; a cancelled match may come back with its world. */
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

/** Versions of odds and details that an earlier run has delivered for simulated matches since an instant (ms UTC). */
export async function storedExtras(db: Database, since: number): Promise<DeliveredExtras> {
  const recent = and(eq(matches.isSimulated, true), gte(matches.kickoffAt, since));
  const odds = await db
    .select({ matchId: matchOdds.matchId, companyId: matchOdds.companyId, version: max(matchOdds.version) })
    .from(matchOdds)
    .innerJoin(matches, eq(matches.id, matchOdds.matchId))
    .where(recent)
    .groupBy(matchOdds.matchId, matchOdds.companyId);
  const details = await db
    .select({ matchId: matchParts.matchId, version: max(matchParts.version) })
    .from(matchParts)
    .innerJoin(matches, eq(matches.id, matchParts.matchId))
    .where(recent)
    .groupBy(matchParts.matchId);
  return {
    odds: new Map(odds.map(({ matchId, companyId, version }) => [`${matchId} ${companyId}`, version ?? 0])),
    details: new Map(details.map(({ matchId, version }) => [matchId, version ?? 0])),
  };
}

/**
 * Updates for stored matches that are not over and are outside the current window of days (rounds of running seasons are stored long
 * before). Days after a standstill they get their result; matches of a world of another seed or speed are cancelled.
 */
export function leftovers(stored: readonly StoredMatch[], world: World, now: number): MatchUpdate[] {
  return stored
    .filter(({ id, kickoffAt, isOver }) => !isOver && (kickoffAt <= now || !world.owns(id)) && !world.holds(id))
    .map(
      ({ id, kickoffAt, version }) =>
        world.recall(id, kickoffAt, now) ?? {
          matchId: id,
          version: version + 1,
          status: 'cancelled',
          minute: null,
          added: 0,
          score: null,
          half: null,
          penalties: null,
          counts: null,
          events: [],
        },
    );
}
