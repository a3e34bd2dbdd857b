import { and, count, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../ports/database/database.ts';
import { users } from '../../member/member/index.ts';
import { matchEvents, matches, matchPlacings } from '../sport/index.ts';
import { matchResults, matchWitnesses } from './results.tables.ts';
import type { Score } from './score.ts';

export type ResultRow = typeof matchResults.$inferSelect;
type From = Database | Transaction;

/** SQL of results of matches, and of other knowledge about their end. */
export function createResultsRepository(db: Database) {
  return {
    /** Reported results of a match, latest first. */
    async of(from: From, matchId: string): Promise<ResultRow[]> {
      return from.select().from(matchResults).where(eq(matchResults.matchId, matchId)).orderBy(desc(matchResults.number));
    },
    /** Results of several matches, by match, latest first. */
    async ofEach(matchIds: readonly string[]): Promise<Map<string, ResultRow[]>> {
      const rows = await db
        .select()
        .from(matchResults)
        .where(inArray(matchResults.matchId, [...matchIds]))
        .orderBy(desc(matchResults.number));
      return Map.groupBy(rows, ({ matchId }) => matchId);
    },
    /** Adds a match's next result; false where another node was first. */
    async add(tx: Transaction, values: typeof matchResults.$inferInsert): Promise<boolean> {
      const added = await tx.insert(matchResults).values(values).onConflictDoNothing().returning({ id: matchResults.id });
      return added.length > 0;
    },
    async change(tx: Transaction, id: number, values: Partial<typeof matchResults.$inferInsert>): Promise<void> {
      await tx.update(matchResults).set(values).where(eq(matchResults.id, id));
    },
    async hold(tx: Transaction, id: number): Promise<ResultRow | undefined> {
      const [row] = await tx.select().from(matchResults).where(eq(matchResults.id, id)).for('update');
      return row;
    },
    /** Score and minute after the last event of a football match, and whether its result was awarded. */
    async around(tx: Transaction, matchId: string): Promise<{ isAwarded: boolean; last: Score | null; minute: number | null }> {
      const [placing] = await tx
        .select({ isAwarded: matchPlacings.isAwarded })
        .from(matchPlacings)
        .where(eq(matchPlacings.matchId, matchId));
      const [event] = await tx
        .select({ home: matchEvents.homeScore, away: matchEvents.awayScore, minute: matchEvents.minute })
        .from(matchEvents)
        .innerJoin(matches, eq(matches.id, matchEvents.matchId))
        .where(and(eq(matchEvents.matchId, matchId), eq(matches.sport, 'football')))
        .orderBy(desc(matchEvents.minute), desc(matchEvents.added), desc(matchEvents.at), desc(matchEvents.id))
        .limit(1);
      return {
        isAwarded: placing?.isAwarded ?? false,
        last: event ? { home: event.home, away: event.away } : null,
        minute: event?.minute ?? null,
      };
    },
    async witnessOf(from: From, matchId: string) {
      const [row] = await from.select().from(matchWitnesses).where(eq(matchWitnesses.matchId, matchId));
      return row;
    },
    /** Scores reported by operators, by match. */
    async witnessesOf(matchIds: readonly string[]) {
      const rows = await db
        .select()
        .from(matchWitnesses)
        .where(inArray(matchWitnesses.matchId, [...matchIds]));
      return new Map(rows.map((row) => [row.matchId, row]));
    },
    async witness(tx: Transaction, values: typeof matchWitnesses.$inferInsert): Promise<void> {
      await tx.insert(matchWitnesses).values(values).onConflictDoUpdate({ target: matchWitnesses.matchId, set: values });
    },
    /** Held results oldest first, decided ones newest first. */
    async list(state: 'held' | 'decided', offset: number, limit: number): Promise<{ list: ResultRow[]; total: number }> {
      const where = state === 'held' ? eq(matchResults.state, 'held') : isNotNull(matchResults.decidedAt);
      const [list, [all]] = await Promise.all([
        db
          .select()
          .from(matchResults)
          .where(where)
          .orderBy(state === 'held' ? matchResults.at : desc(matchResults.decidedAt), matchResults.id)
          .offset(offset)
          .limit(limit),
        db.select({ total: count() }).from(matchResults).where(where),
      ]);
      return { list, total: all?.total ?? 0 };
    },
    async waiting(): Promise<{ total: number; oldestAt: number | null }> {
      const [row] = await db
        .select({ total: count(), oldestAt: sql<string | null>`min(${matchResults.at})` })
        .from(matchResults)
        .where(eq(matchResults.state, 'held'));
      return { total: row?.total ?? 0, oldestAt: row?.oldestAt == null ? null : Number(row.oldestAt) };
    },
    async namesOf(ids: readonly number[]): Promise<Map<number, string>> {
      const rows =
        ids.length === 0
          ? []
          : await db
              .select({ id: users.id, nickname: users.nickname })
              .from(users)
              .where(inArray(users.id, [...new Set(ids)]));
      return new Map(rows.map(({ id, nickname }) => [id, nickname]));
    },
  };
}
export type ResultsRepository = ReturnType<typeof createResultsRepository>;
