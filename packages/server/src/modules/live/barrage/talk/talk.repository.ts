import type { TalkRule } from '@pitchside/api/live/barrage';
import { and, asc, count, eq, isNull, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../../ports/database/database.ts';
import { follows } from '../../../member/follow/index.ts';
import { users } from '../../../member/member/index.ts';
import { roomModerators, rooms } from '../../room/index.ts';
import { barrages, heldBarrages, roomTalk } from '../barrage.tables.ts';

/** Chat rules of a room, and the membership of a user in it. */
interface Asked extends Record<string, unknown> {
  slow: TalkRule['slow'];
  is_followers_only: boolean;
  has_no_links: boolean;
  holds_contacts: boolean;
  is_quiet: boolean;
  follows: boolean;
  /** Time of the last comment, ms UTC, within the longest slow mode; null for none. */
  last: string | null;
}

const waits = (roomId: number) => and(eq(heldBarrages.roomId, roomId), isNull(heldBarrages.isLetIn));

/** SQL of chat rules, and of held comments. */
export function createTalkRepository(db: Database) {
  return {
    async rules(roomId: number): Promise<TalkRule> {
      const [row] = await db.select().from(roomTalk).where(eq(roomTalk.roomId, roomId));
      return {
        slow: row?.slow ?? 0,
        is_followers_only: row?.isFollowersOnly ?? false,
        has_no_links: row?.hasNoLinks ?? false,
        holds_contacts: row?.holdsContacts ?? false,
        is_quiet: row?.isQuiet ?? false,
      };
    },
    async set(tx: Transaction, roomId: number, rule: TalkRule): Promise<void> {
      const row = {
        slow: rule.slow,
        isFollowersOnly: rule.is_followers_only,
        hasNoLinks: rule.has_no_links,
        holdsContacts: rule.holds_contacts,
        isQuiet: rule.is_quiet,
      };
      await tx
        .insert(roomTalk)
        .values({ roomId, ...row })
        .onConflictDoUpdate({ target: roomTalk.roomId, set: row });
    },
    /**
     * Chat rules that apply to a member now; undefined where none do.
     * @param since instant from which earlier comments count, ms UTC
     */
    async asked(tx: Transaction, roomId: number, userId: number, since: number): Promise<Asked | undefined> {
      const spoken = (table: typeof barrages | typeof heldBarrages) =>
        sql`(select max(at) from ${table} where user_id = ${userId} and at > ${since} and room_id = t.room_id)`;
      const { rows } = await tx.execute<Asked>(sql`
        select t.slow, t.is_followers_only, t.has_no_links, t.holds_contacts, t.is_quiet,
          exists (select from ${follows} f join ${rooms} r on r.id = t.room_id where f.member_id = ${userId} and f.target_id = r.owner_id) as follows,
          greatest(${spoken(barrages)}, ${spoken(heldBarrages)}) as last
        from ${roomTalk} t where t.room_id = ${roomId}`);
      return rows[0];
    },
    /** Holds a comment for approval unless the same one is held; false when the sender has too many. */
    async hold(
      tx: Transaction,
      row: { roomId: number; userId: number; text: string; isBot: boolean; at: number },
      most: number,
    ): Promise<boolean> {
      const own = await tx
        .select({ text: heldBarrages.text })
        .from(heldBarrages)
        .where(and(waits(row.roomId), eq(heldBarrages.userId, row.userId)));
      if (own.some(({ text }) => text === row.text)) return true;
      if (own.length >= most) return false;
      await tx.insert(heldBarrages).values(row);
      return true;
    },
    async waiting(roomId: number, limit: number, from: Database | Transaction = db) {
      const [list, [all]] = await Promise.all([
        from
          .select({
            id: heldBarrages.id,
            text: heldBarrages.text,
            at: heldBarrages.at,
            user: { id: users.id, nickname: users.nickname, avatar: users.avatar, level: users.level },
          })
          .from(heldBarrages)
          .innerJoin(users, eq(users.id, heldBarrages.userId))
          .where(waits(roomId))
          .orderBy(asc(heldBarrages.id))
          .limit(limit),
        from.select({ total: count() }).from(heldBarrages).where(waits(roomId)),
      ]);
      return { list, total: all?.total ?? 0 };
    },
    async held(from: Database | Transaction, roomId: number, id: number) {
      const [row] = await from
        .select()
        .from(heldBarrages)
        .where(and(eq(heldBarrages.id, id), eq(heldBarrages.roomId, roomId)));
      return row;
    },
    async decide(tx: Transaction, id: number, isLetIn: boolean, decidedBy: number): Promise<void> {
      await tx.update(heldBarrages).set({ isLetIn, decidedBy }).where(eq(heldBarrages.id, id));
    },
    /** Owner and assistants of a room. */
    async keepers(tx: Transaction, roomId: number): Promise<number[]> {
      const { rows } = await tx.execute<{ id: string }>(sql`
        select owner_id as id from ${rooms} where id = ${roomId} union select user_id from ${roomModerators} where room_id = ${roomId}`);
      return rows.map(({ id }) => Number(id));
    },
  };
}
export type TalkRepository = ReturnType<typeof createTalkRepository>;
