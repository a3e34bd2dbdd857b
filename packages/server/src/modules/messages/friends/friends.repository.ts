import { and, count, desc, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { Database, Transaction } from '../../../ports/database/database.ts';
import { users } from '../../member/member/index.ts';
import { rooms } from '../../live/room/index.ts';
import { blocks, friendRequests, friends } from './friends.tables.ts';

const person = {
  id: users.id,
  nickname: users.nickname,
  avatar: users.avatar,
  level: users.level,
  isAnchor: users.isAnchor,
  createdAt: users.createdAt,
};
export type RequestRow = typeof friendRequests.$inferSelect;

/** Relation of two members, as seen by the first. */
export interface Tie {
  isFriend: boolean;
  /** Remark name that the first gave the second. */
  remark: string;
  /** Pending request between them; null for none. */
  asked: 'sent' | 'received' | null;
  /** Text of the request. */
  text: string;
  isBlocked: boolean;
  /** Whether the second blocks the first; shown to nobody. */
  isKeptOut: boolean;
}

/** Number of common friends. */
const shared = (one: SQL | number, other: SQL | number) =>
  sql<number>`(select count(*)::int from ${friends} mine join ${friends} theirs on theirs.friend_id = mine.friend_id where mine.member_id = ${one} and theirs.member_id = ${other})`;

/** SQL of friends, requests and blocks. */
export function createFriendsRepository(db: Database) {
  const pair = (memberId: number, otherId: number) => and(eq(friends.memberId, memberId), eq(friends.friendId, otherId));

  return {
    async person(id: number) {
      const [row] = await db.select(person).from(users).where(eq(users.id, id));
      return row;
    },
    async personIn(tx: Transaction, id: number) {
      const [row] = await tx.select(person).from(users).where(eq(users.id, id));
      return row;
    },
    async tie(from: Database | Transaction, memberId: number, otherId: number): Promise<Tie> {
      const { rows } = await from.execute<Tie & Record<string, unknown>>(sql`
        select f.member_id is not null as "isFriend", coalesce(f.remark, '') as remark,
          case when s.sender_id is not null then 'sent' when r.sender_id is not null then 'received' end as asked, coalesce(s.text, r.text, '') as text,
          exists (select from ${blocks} where member_id = ${memberId} and blocked_id = ${otherId}) as "isBlocked",
          exists (select from ${blocks} where member_id = ${otherId} and blocked_id = ${memberId}) as "isKeptOut"
        from (select 1) as one
        left join ${friends} f on f.member_id = ${memberId} and f.friend_id = ${otherId}
        left join ${friendRequests} s on s.sender_id = ${memberId} and s.receiver_id = ${otherId} and s.state <> 'accepted' and f.member_id is null
        left join ${friendRequests} r on r.sender_id = ${otherId} and r.receiver_id = ${memberId} and r.state = 'waiting' and f.member_id is null`);
      const [row] = rows;
      if (!row) throw new Error('a tie was not read');
      return row;
    },
    commonFriends: async (memberId: number, otherId: number): Promise<number> => {
      const { rows } = await db.execute<{ total: number }>(sql`select ${shared(memberId, otherId)} as total`);
      return rows[0]?.total ?? 0;
    },
    /** All friends of a member with their live rooms. */
    contacts: (memberId: number) =>
      db
        .select({
          person,
          remark: friends.remark,
          at: friends.at,
          roomId: rooms.id,
        })
        .from(friends)
        .innerJoin(users, eq(users.id, friends.friendId))
        .leftJoin(rooms, and(eq(rooms.ownerId, friends.friendId), eq(rooms.status, 'live')))
        .where(eq(friends.memberId, memberId)),
    async friendCount(tx: Transaction, memberId: number): Promise<number> {
      const [row] = await tx.select({ total: count() }).from(friends).where(eq(friends.memberId, memberId));
      return row?.total ?? 0;
    },
    /** Those of some members who are friends of one. */
    async friendsAmong(from: Database | Transaction, memberId: number, ids: readonly number[]): Promise<Set<number>> {
      if (ids.length === 0) return new Set();
      const rows = await from
        .select({ id: friends.friendId })
        .from(friends)
        .where(and(eq(friends.memberId, memberId), inArray(friends.friendId, [...ids])));
      return new Set(rows.map(({ id }) => id));
    },
    async befriend(tx: Transaction, one: number, other: number, at: number): Promise<void> {
      await tx
        .insert(friends)
        .values([
          {
            memberId: Math.min(one, other),
            friendId: Math.max(one, other),
            at,
          },
          {
            memberId: Math.max(one, other),
            friendId: Math.min(one, other),
            at,
          },
        ])
        .onConflictDoNothing();
    },
    async part(tx: Transaction, one: number, other: number): Promise<boolean> {
      const { rowCount } = await tx.delete(friends).where(or(pair(one, other), pair(other, one)));
      return (rowCount ?? 0) > 0;
    },
    async remark(memberId: number, friendId: number, remark: string): Promise<boolean> {
      const { rowCount } = await db.update(friends).set({ remark }).where(pair(memberId, friendId));
      return (rowCount ?? 0) > 0;
    },
    /** A member's request to another. */
    async request(tx: Transaction, senderId: number, receiverId: number): Promise<RequestRow | undefined> {
      const [row] = await tx
        .select()
        .from(friendRequests)
        .where(and(eq(friendRequests.senderId, senderId), eq(friendRequests.receiverId, receiverId)));
      return row;
    },
    async ask(tx: Transaction, row: RequestRow): Promise<void> {
      await tx
        .insert(friendRequests)
        .values(row)
        .onConflictDoUpdate({
          target: [friendRequests.senderId, friendRequests.receiverId],
          set: row,
        });
    },
    async answer(tx: Transaction, senderId: number, receiverId: number, state: RequestRow['state']): Promise<void> {
      await tx
        .update(friendRequests)
        .set({ state })
        .where(and(eq(friendRequests.senderId, senderId), eq(friendRequests.receiverId, receiverId)));
    },
    async forgetRequest(tx: Transaction, senderId: number, receiverId: number): Promise<boolean> {
      const { rowCount } = await tx
        .delete(friendRequests)
        .where(and(eq(friendRequests.senderId, senderId), eq(friendRequests.receiverId, receiverId)));
      return (rowCount ?? 0) > 0;
    },
    /** Number of a member's pending requests, and of those sent since an instant. */
    async asked(tx: Transaction, senderId: number, since: number): Promise<{ waiting: number; sent: number }> {
      const [row] = await tx
        .select({
          waiting: count(sql`case when ${friendRequests.state} = 'waiting' then 1 end`),
          sent: count(sql`case when ${friendRequests.at} > ${since} then 1 end`),
        })
        .from(friendRequests)
        .where(eq(friendRequests.senderId, senderId));
      return row ?? { waiting: 0, sent: 0 };
    },
    /** Number of pending requests to a member. */
    async waiting(memberId: number, from: Database | Transaction = db): Promise<number> {
      const [row] = await from
        .select({ total: count() })
        .from(friendRequests)
        .where(and(eq(friendRequests.receiverId, memberId), eq(friendRequests.state, 'waiting')));
      return row?.total ?? 0;
    },
    async requests(memberId: number, of: 'received' | 'sent', state: 'all' | 'waiting' | 'answered', page: number, limit: number) {
      const [own, their] =
        of === 'received' ? [friendRequests.receiverId, friendRequests.senderId] : [friendRequests.senderId, friendRequests.receiverId];
      // A refusal is hidden from the sender: to them the request is still pending.
      const waits = of === 'sent' ? sql`${friendRequests.state} <> 'accepted'` : sql`${friendRequests.state} = 'waiting'`;
      // Requests from blocked members are hidden.
      const seen =
        of === 'sent' ? undefined : sql`not exists (select from ${blocks} b where b.member_id = ${memberId} and b.blocked_id = ${their})`;
      const where = and(eq(own, memberId), seen, state === 'all' ? undefined : state === 'waiting' ? waits : sql`not (${waits})`);
      const [list, [counted]] = await Promise.all([
        db
          .select({
            person,
            request: friendRequests,
            common: shared(memberId, sql`${their}`),
            waits: sql<boolean>`${waits}`,
          })
          .from(friendRequests)
          .innerJoin(users, eq(users.id, their))
          .where(where)
          .orderBy(desc(waits), desc(friendRequests.at), desc(their))
          .limit(limit)
          .offset((page - 1) * limit),
        db.select({ total: count() }).from(friendRequests).where(where),
      ]);
      return { list, total: counted?.total ?? 0 };
    },
    async block(tx: Transaction, memberId: number, blockedId: number, at: number): Promise<boolean> {
      const { rowCount } = await tx.insert(blocks).values({ memberId, blockedId, at }).onConflictDoNothing();
      return (rowCount ?? 0) > 0;
    },
    async unblock(tx: Transaction, memberId: number, blockedId: number): Promise<boolean> {
      const { rowCount } = await tx.delete(blocks).where(and(eq(blocks.memberId, memberId), eq(blocks.blockedId, blockedId)));
      return (rowCount ?? 0) > 0;
    },
    async blockedCount(tx: Transaction, memberId: number): Promise<number> {
      const [row] = await tx.select({ total: count() }).from(blocks).where(eq(blocks.memberId, memberId));
      return row?.total ?? 0;
    },
    async blocked(memberId: number, page: number, limit: number) {
      const [list, [counted]] = await Promise.all([
        db
          .select({ person, at: blocks.at })
          .from(blocks)
          .innerJoin(users, eq(users.id, blocks.blockedId))
          .where(eq(blocks.memberId, memberId))
          .orderBy(desc(blocks.at), desc(blocks.blockedId))
          .limit(limit)
          .offset((page - 1) * limit),
        db.select({ total: count() }).from(blocks).where(eq(blocks.memberId, memberId)),
      ]);
      return { list, total: counted?.total ?? 0 };
    },
    /** Inserts past friendships and requests; for seeding. */
    async fill(pairs: readonly { one: number; other: number; at: number }[], requests: readonly RequestRow[]): Promise<void> {
      await db.transaction(async (tx) => {
        for (const { one, other, at } of pairs) await this.befriend(tx, one, other, at);
        if (requests.length > 0)
          await tx
            .insert(friendRequests)
            .values([...requests])
            .onConflictDoNothing();
      });
    },
  };
}
export type FriendsRepository = ReturnType<typeof createFriendsRepository>;
