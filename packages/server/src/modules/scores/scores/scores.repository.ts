import type { Sport } from '@pitchside/api/scores/matches';
import { and, asc, count, desc, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../ports/database/database.ts';
import { selectRows } from '../matches/index.ts';
import { matches } from '../sport/index.ts';
import { collectedMatches } from './scores.tables.ts';

/** SQL of days, and of members' favorite matches. */
export function createScoresRepository(db: Database) {
  const mine = (userId: number) => eq(collectedMatches.userId, userId);
  return {
    between: (sport: Sport, from: number, until: number, limit: number) =>
      selectRows(db)
        .where(and(eq(matches.sport, sport), gte(matches.kickoffAt, from), lt(matches.kickoffAt, until)))
        .orderBy(asc(matches.kickoffAt), asc(matches.id))
        .limit(limit),
    /** Kick-off of the match nearest to an empty time span; each side is one index lookup. */
    async nearest(sport: Sport, from: number, until: number): Promise<number | null> {
      const at = { at: matches.kickoffAt };
      const [[before], [after]] = await Promise.all([
        db
          .select(at)
          .from(matches)
          .where(and(eq(matches.sport, sport), lt(matches.kickoffAt, from)))
          .orderBy(desc(matches.kickoffAt))
          .limit(1),
        db
          .select(at)
          .from(matches)
          .where(and(eq(matches.sport, sport), gte(matches.kickoffAt, until)))
          .orderBy(asc(matches.kickoffAt))
          .limit(1),
      ]);
      if (!before || !after) return before?.at ?? after?.at ?? null;
      return from - before.at < after.at - until ? before.at : after.at;
    },
    rows: (ids: readonly string[]) => selectRows(db).where(inArray(matches.id, [...ids])),
    async knows(id: string, sport: Sport): Promise<boolean> {
      return (
        (
          await db
            .select({ id: matches.id })
            .from(matches)
            .where(and(eq(matches.id, id), eq(matches.sport, sport)))
        ).length > 0
      );
    },
    async add(tx: Transaction, userId: number, ids: readonly string[], at: number): Promise<void> {
      if (ids.length === 0) return;
      const known = tx
        .select({ userId: sql`${userId}::bigint`.as('user_id'), matchId: matches.id, at: sql`${at}::bigint`.as('at') })
        .from(matches)
        .where(inArray(matches.id, [...ids]));
      await tx.insert(collectedMatches).select(known).onConflictDoNothing();
    },
    async remove(userId: number, id: string): Promise<void> {
      await db.delete(collectedMatches).where(and(mine(userId), eq(collectedMatches.matchId, id)));
    },
    async count(tx: Transaction, userId: number): Promise<number> {
      const [row] = await tx.select({ all: count() }).from(collectedMatches).where(mine(userId));
      return row?.all ?? 0;
    },
    /** Removes the oldest favorites beyond a maximum. */
    async trim(tx: Transaction, userId: number, most: number): Promise<void> {
      const kept = tx
        .select({ matchId: collectedMatches.matchId })
        .from(collectedMatches)
        .where(mine(userId))
        .orderBy(desc(collectedMatches.at), asc(collectedMatches.matchId))
        .limit(most);
      await tx.delete(collectedMatches).where(and(mine(userId), sql`${collectedMatches.matchId} not in ${kept}`));
    },
    list: (userId: number, within: Database | Transaction = db) =>
      within
        .select({ id: matches.id, sport: matches.sport })
        .from(collectedMatches)
        .innerJoin(matches, eq(matches.id, collectedMatches.matchId))
        .where(mine(userId))
        .orderBy(desc(collectedMatches.at), asc(collectedMatches.matchId)),
  };
}
