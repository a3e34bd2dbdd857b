import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../ports/database/database.ts';
import type { RoomRow } from '../../live/live/index.ts';
import { users } from '../member/index.ts';
import { profiles } from '../profile/index.ts';
import { rooms } from '../../live/room/index.ts';
import { matches } from '../../scores/sport/index.ts';
import { fanGrowth, followCounts, follows } from './follow.tables.ts';

const person = {
  id: users.id,
  nickname: users.nickname,
  avatar: users.avatar,
  level: users.level,
  isAnchor: users.isAnchor,
  createdAt: users.createdAt,
};

/** A member as a row of people. */
export interface PersonRow {
  id: number;
  nickname: string;
  avatar: string;
  level: number;
  isAnchor: boolean;
  /** Registration time, ms UTC. */
  createdAt: number;
}

export interface FollowedRow {
  person: PersonRow;
  room: RoomRow['room'] | null;
  /** Kick-off of the match of a room that is not live; null once it has passed. */
  nextAt: number | null;
  at: number;
  remind: boolean;
}

/** Relation of two members, and the follow counts of the first. */
export interface Bond {
  follows: number;
  fans: number;
  /** Whether the second follows the first, and the first the second. */
  isFollowed: boolean;
  followsBack: boolean;
}

/** Follower and target, at an instant (ms UTC) and its day in the site's time zone. */
interface Pair {
  memberId: number;
  targetId: number;
  day: string;
  at: number;
}

/** Result of following or unfollowing. */
export interface Changed {
  /** False if nothing changed. */
  isNew: boolean;
  /** Number of members that the member follows, and of followers of the other. */
  follows: number;
  fans: number;
}

/** Condition: the nickname contains a text, ignoring case; true for all without one. */
const named = (part: string | undefined) =>
  part === undefined ? undefined : sql`position(lower(${part}) in lower(${users.nickname})) > 0`;

/** SQL of follows. */
export function createFollowRepository(db: Database) {
  /**
   * Updates the counts with the row that was added or removed, in one statement and one order of members, so that two members who follow
   * each other do not deadlock.
   */
  async function change(
    tx: Transaction,
    row: ReturnType<typeof sql>,
    step: 1 | -1,
    { memberId, targetId, day, at }: Pair,
  ): Promise<Changed> {
    // Constraints are checked before the conflict is found.
    const first = Math.max(step, 0);
    const { rows } = await tx.execute<{ isNew: boolean; follows: number; fans: number }>(sql`
      with changed as (${row}),
      counted as (
        insert into ${followCounts} as c (member_id, follows, fans)
        select given.* from (values (${memberId}::bigint, ${first}::int, 0), (${targetId}::bigint, 0, ${first}::int)) as given (id, follows, fans) where exists (select from changed) order by given.id
        on conflict (member_id) do update set
          follows = c.follows + case when c.member_id = ${memberId} then ${step}::int else 0 end, fans = c.fans + case when c.member_id = ${targetId} then ${step}::int else 0 end
        returning member_id, follows, fans),
      grown as (
        insert into ${fanGrowth} as g (member_id, day, gained, at) select ${targetId}::bigint, ${day}, ${step}::int, ${at}::bigint where exists (select from changed)
        on conflict (day, member_id) do update set gained = g.gained + excluded.gained, at = excluded.at)
      select exists (select from changed) as "isNew", (select follows from counted where member_id = ${memberId}) as follows, (select fans from counted where member_id = ${targetId}) as fans`);
    if (rows[0]?.isNew) return rows[0];
    // It was so already, perhaps by a concurrent request that this one waited for and could not see.
    const { rows: known } = await tx.execute<{ follows: number; fans: number }>(sql`
      select coalesce((select follows from ${followCounts} where member_id = ${memberId}), 0) as follows, coalesce((select fans from ${followCounts} where member_id = ${targetId}), 0) as fans`);
    return { isNew: false, follows: 0, fans: 0, ...known[0] };
  }

  return {
    /** Bio and room of a member. */
    async about(id: number): Promise<{ sign: string; room: RoomRow['room'] | null }> {
      const [row] = await db
        .select({ sign: profiles.sign, room: rooms })
        .from(users)
        .leftJoin(profiles, eq(profiles.userId, users.id))
        .leftJoin(rooms, eq(rooms.ownerId, users.id))
        .where(eq(users.id, id));
      return { sign: row?.sign ?? '', room: row?.room ?? null };
    },
    async person(id: number): Promise<PersonRow | undefined> {
      const [row] = await db.select(person).from(users).where(eq(users.id, id));
      return row;
    },
    follow: (tx: Transaction, pair: Pair) =>
      change(
        tx,
        sql`insert into ${follows} (member_id, target_id, remind, at) values (${pair.memberId}, ${pair.targetId}, true, ${pair.at}) on conflict do nothing returning member_id`,
        1,
        pair,
      ),
    unfollow: (tx: Transaction, pair: Pair) =>
      change(
        tx,
        sql`delete from ${follows} where member_id = ${pair.memberId} and target_id = ${pair.targetId} returning member_id`,
        -1,
        pair,
      ),
    /** Adds many follows with their own instants; keeps existing ones. */
    async addMany(tx: Transaction, pairs: readonly (Pair & { remind: boolean })[]): Promise<void> {
      const column = <Key extends keyof (typeof pairs)[number]>(key: Key) => sql.param(pairs.map((pair) => pair[key]));
      await tx.execute(sql`
        with given as (
          select * from unnest(${column('memberId')}::bigint[], ${column('targetId')}::bigint[], ${column('remind')}::boolean[], ${column('day')}::text[], ${column('at')}::bigint[])
            as g (member_id, target_id, remind, day, at)),
        added as (
          insert into ${follows} (member_id, target_id, remind, at) select member_id, target_id, remind, at from given on conflict do nothing
          returning member_id, target_id),
        sums as (
          select id, sum(follows)::int as follows, sum(fans)::int as fans
          from (select member_id as id, 1 as follows, 0 as fans from added union all select target_id, 0, 1 from added) as each group by id),
        counted as (
          insert into ${followCounts} as c (member_id, follows, fans) select id, follows, fans from sums order by id
          on conflict (member_id) do update set follows = c.follows + excluded.follows, fans = c.fans + excluded.fans)
        insert into ${fanGrowth} as g (member_id, day, gained, at)
        select target_id, day, count(*)::int, max(at) from given join added using (member_id, target_id) group by target_id, day
        on conflict (day, member_id) do update set gained = g.gained + excluded.gained, at = greatest(g.at, excluded.at)`);
    },
    async isFollowing(from: Database | Transaction, memberId: number, targetId: number): Promise<boolean> {
      const rows = await from
        .select({ at: follows.at })
        .from(follows)
        .where(and(eq(follows.memberId, memberId), eq(follows.targetId, targetId)));
      return rows.length > 0;
    },
    /** Sets whether a follower is notified; without a wish only reads it. */
    async remind(tx: Transaction, memberId: number, targetId: number, wish: boolean | undefined): Promise<boolean> {
      const where = and(eq(follows.memberId, memberId), eq(follows.targetId, targetId));
      const [row] =
        wish === undefined
          ? await tx.select({ remind: follows.remind }).from(follows).where(where)
          : await tx.update(follows).set({ remind: wish }).where(where).returning({ remind: follows.remind });
      return row?.remind ?? false;
    },
    /** Relation of two members; visitors follow nobody. */
    async bond(id: number, otherId: number | undefined): Promise<Bond> {
      const { rows } = await db.execute<Bond & Record<string, unknown>>(sql`
        select coalesce(max(c.follows), 0)::int as follows, coalesce(max(c.fans), 0)::int as fans,
          exists (select from ${follows} where member_id = ${otherId ?? null}::bigint and target_id = ${id}) as "isFollowed",
          exists (select from ${follows} where member_id = ${id} and target_id = ${otherId ?? null}::bigint) as "followsBack"
        from ${followCounts} c where c.member_id = ${id}`);
      return rows[0] ?? { follows: 0, fans: 0, isFollowed: false, followsBack: false };
    },
    /** Members that a member follows, in the order of the list, with the total. */
    async followed(memberId: number, only: 'all' | 'live', part: string | undefined, now: number, page: number, limit: number) {
      const isLive = sql<boolean>`coalesce(${rooms.status} = 'live', false)`;
      const mine = and(eq(follows.memberId, memberId), named(part));
      const rowsWanted = only === 'live' ? and(mine, isLive) : mine;
      const [found, [counted]] = await Promise.all([
        db
          .select({
            person,
            room: rooms,
            nextAt: sql<number | null>`case when ${rooms.status} <> 'live' and ${matches.kickoffAt} > ${now} then ${matches.kickoffAt} end`,
            at: follows.at,
            remind: follows.remind,
          })
          .from(follows)
          .innerJoin(users, eq(users.id, follows.targetId))
          .leftJoin(rooms, eq(rooms.ownerId, follows.targetId))
          .leftJoin(matches, eq(matches.id, rooms.matchId))
          .where(rowsWanted)
          .orderBy(
            desc(isLive),
            sql`case when ${isLive} then ${rooms.heat} end desc nulls last`,
            sql`${rooms.startedAt} desc nulls last`,
            desc(follows.at),
            desc(follows.targetId),
          )
          .limit(limit)
          .offset((page - 1) * limit),
        db
          .select({ total: count(), live: count(sql`case when ${isLive} then 1 end`) })
          .from(follows)
          .innerJoin(users, eq(users.id, follows.targetId))
          .leftJoin(rooms, eq(rooms.ownerId, follows.targetId))
          .where(mine),
      ]);
      const list: FollowedRow[] = found;
      return { list, total: counted?.total ?? 0, live: counted?.live ?? 0 };
    },
    /** Followers of a member, newest first. */
    async fans(memberId: number, part: string | undefined, page: number, limit: number) {
      const back = sql<boolean>`exists (select from ${follows} as back where back.member_id = ${memberId} and back.target_id = ${follows.memberId})`;
      const where = and(eq(follows.targetId, memberId), named(part));
      const [list, [counted]] = await Promise.all([
        db
          .select({ person, room: rooms, at: follows.at, isFollowed: back })
          .from(follows)
          .innerJoin(users, eq(users.id, follows.memberId))
          .leftJoin(rooms, eq(rooms.ownerId, follows.memberId))
          .where(where)
          .orderBy(desc(follows.at), desc(follows.memberId))
          .limit(limit)
          .offset((page - 1) * limit),
        part === undefined
          ? db.select({ total: followCounts.fans }).from(followCounts).where(eq(followCounts.memberId, memberId))
          : db.select({ total: count() }).from(follows).innerJoin(users, eq(users.id, follows.memberId)).where(where),
      ]);
      return { list, total: counted?.total ?? 0 };
    },
  };
}
export type FollowRepository = ReturnType<typeof createFollowRepository>;
