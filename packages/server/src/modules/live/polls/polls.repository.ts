import { and, count, desc, eq, gt, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../ports/database/database.ts';
import { polls, pollVotes } from './polls.tables.ts';

export type PollRow = typeof polls.$inferSelect;

/** SQL of polls. */
export function createPollsRepository(db: Database) {
  return {
    /** The poll of a room that is open, or else the latest that ended after an instant (ms UTC). */
    async current(roomId: number, since: number): Promise<PollRow | undefined> {
      const [row] = await db
        .select()
        .from(polls)
        .where(and(eq(polls.roomId, roomId), or(isNull(polls.closedAt), gt(polls.closedAt, since))))
        .orderBy(desc(polls.id))
        .limit(1);
      return row;
    },
    async choiceOf(pollId: number, memberId: number): Promise<number | undefined> {
      const [row] = await db
        .select({ choice: pollVotes.choice })
        .from(pollVotes)
        .where(and(eq(pollVotes.pollId, pollId), eq(pollVotes.memberId, memberId)));
      return row?.choice;
    },
    /** Opens a poll; undefined while another is open in its room. */
    async open(tx: Transaction, row: typeof polls.$inferInsert): Promise<PollRow | undefined> {
      const [added] = await tx.insert(polls).values(row).onConflictDoNothing().returning();
      return added;
    },
    /**
     * Stores a vote; false if the poll is not open, has no such option, or has a vote of the member. The lock on the poll's row lets
     * votes pass beside each other, and none after the count at its end.
     */
    async vote(roomId: number, pollId: number, memberId: number, choice: number, now: number): Promise<boolean> {
      const { rowCount } = await db.execute(sql`
        insert into ${pollVotes} (poll_id, member_id, choice, at)
        select p.id, ${memberId}::bigint, ${choice}::smallint, ${now}::bigint from ${polls} p
        where p.id = ${pollId}::bigint and p.room_id = ${roomId}::bigint and p.closed_at is null
          and (p.ends_at is null or p.ends_at > ${now}::bigint) and ${choice}::int < cardinality(p.options)
        for key share
        on conflict do nothing`);
      return rowCount === 1;
    },
    /** Polls that are open in any room. */
    async running(): Promise<PollRow[]> {
      return db.select().from(polls).where(isNull(polls.closedAt));
    },
    /** Locks an open poll against votes until the transaction ends; undefined when it is closed. */
    async hold(tx: Transaction, id: number): Promise<PollRow | undefined> {
      const [row] = await tx
        .select()
        .from(polls)
        .where(and(eq(polls.id, id), isNull(polls.closedAt)))
        .for('update');
      return row;
    },
    async openOf(tx: Transaction, roomId: number): Promise<number | undefined> {
      const [row] = await tx
        .select({ id: polls.id })
        .from(polls)
        .where(and(eq(polls.roomId, roomId), isNull(polls.closedAt)));
      return row?.id;
    },
    /** Votes for each option of a poll. */
    async count(from: Database | Transaction, { id, options }: Pick<PollRow, 'id' | 'options'>): Promise<number[]> {
      const rows = await from
        .select({ choice: pollVotes.choice, votes: count() })
        .from(pollVotes)
        .where(eq(pollVotes.pollId, id))
        .groupBy(pollVotes.choice);
      return options.map((_, index) => rows.find(({ choice }) => choice === index)?.votes ?? 0);
    },
    async change(tx: Transaction, id: number, change: { tally: number[]; closedAt?: number }): Promise<PollRow | undefined> {
      const [row] = await tx
        .update(polls)
        .set(change)
        .where(and(eq(polls.id, id), isNull(polls.closedAt)))
        .returning();
      return row;
    },
    async find(roomId: number, id: number): Promise<PollRow | undefined> {
      const [row] = await db
        .select()
        .from(polls)
        .where(and(eq(polls.id, id), eq(polls.roomId, roomId)));
      return row;
    },
    /** Polls of a room that have ended, the latest first. */
    async ended(roomId: number, page: number, limit: number): Promise<{ rows: PollRow[]; total: number }> {
      const where = and(eq(polls.roomId, roomId), isNotNull(polls.closedAt));
      const [rows, [counted]] = await Promise.all([
        db
          .select()
          .from(polls)
          .where(where)
          .orderBy(desc(polls.id))
          .limit(limit)
          .offset((page - 1) * limit),
        db.select({ total: count() }).from(polls).where(where),
      ]);
      return { rows, total: counted?.total ?? 0 };
    },
  };
}
