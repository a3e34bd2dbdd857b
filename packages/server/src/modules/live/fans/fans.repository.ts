import { watchedCloseness, watchedMinutes, type JoinRule } from '@pitchside/api/live/fans';
import { and, count, desc, eq, getTableColumns, gt, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../ports/database/database.ts';
import { users } from '../../member/member/index.ts';
import { rooms } from '../room/index.ts';
import { fanClubs, fanFarewells, fanMembers, fanRequests } from './fans.tables.ts';

const person = { id: users.id, nickname: users.nickname, avatar: users.avatar, level: users.level, isAnchor: users.isAnchor };
const members = sql<number>`(select count(*)::int from ${fanMembers} as m where m.anchor_id = ${fanClubs.anchorId})`;

/** Maximum dissolved clubs in a list. */
const farewellsShown = 50;

/** A member in a room on this node. */
export interface Viewer {
  userId: number;
  roomId: number;
}

/** Membership of a user in a club. */
export interface StandingRow extends Record<string, unknown> {
  closeness: number;
  at: number;
  place: number;
}

/** Settings of a club, chosen by its anchor. */
export interface ClubChoice {
  joinRule: JoinRule;
  joinLevel: number;
  isShown: boolean;
}
interface Asks extends ClubChoice, Record<string, unknown> {
  /** Level of the joining member. */
  level: number;
  isMember: boolean;
}

const request = (anchorId: number, memberId: number) => and(eq(fanRequests.anchorId, anchorId), eq(fanRequests.memberId, memberId));

/** SQL of fan clubs. */
export type FansRepository = ReturnType<typeof createFansRepository>;
export function createFansRepository(db: Database) {
  const clubs = (from: Database | Transaction = db) =>
    from
      .select({ anchor: person, roomId: rooms.id, ...getTableColumns(fanClubs), members })
      .from(fanClubs)
      .innerJoin(users, eq(users.id, fanClubs.anchorId))
      .innerJoin(rooms, eq(rooms.ownerId, fanClubs.anchorId));
  const order = [desc(fanMembers.closeness), fanMembers.at, fanMembers.memberId];
  return {
    async club(anchorId: number, from: Database | Transaction = db) {
      const [row] = await clubs(from).where(eq(fanClubs.anchorId, anchorId));
      return row;
    },
    /** Founds or updates a club; undefined fields stay unchanged. */
    async found(anchorId: number, given: { badge: string } & Partial<ClubChoice>, at: number): Promise<void> {
      const set = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as typeof given;
      await db
        .insert(fanClubs)
        .values({ anchorId, at, ...set })
        .onConflictDoUpdate({ target: fanClubs.anchorId, set });
    },
    /** All visible clubs, largest first. */
    async largest(page: number, limit: number) {
      const [rows, [counted]] = await Promise.all([
        clubs()
          .where(eq(fanClubs.isShown, true))
          .orderBy(desc(members), fanClubs.anchorId)
          .limit(limit)
          .offset((page - 1) * limit),
        db.select({ total: count() }).from(fanClubs).where(eq(fanClubs.isShown, true)),
      ]);
      return { rows, total: counted?.total ?? 0 };
    },
    /** Clubs of a member, by closeness. */
    async joined(memberId: number, page: number, limit: number) {
      const [rows, [counted]] = await Promise.all([
        clubs()
          .innerJoin(fanMembers, and(eq(fanMembers.anchorId, fanClubs.anchorId), eq(fanMembers.memberId, memberId)))
          .orderBy(desc(fanMembers.closeness), fanClubs.anchorId)
          .limit(limit)
          .offset((page - 1) * limit),
        db.select({ total: count() }).from(fanMembers).where(eq(fanMembers.memberId, memberId)),
      ]);
      return { rows, total: counted?.total ?? 0 };
    },
    /** Members of a club, by closeness. */
    list: (anchorId: number, page: number, limit: number) =>
      db
        .select({ person, ...getTableColumns(fanMembers) })
        .from(fanMembers)
        .innerJoin(users, eq(users.id, fanMembers.memberId))
        .where(eq(fanMembers.anchorId, anchorId))
        .orderBy(...order)
        .limit(limit)
        .offset((page - 1) * limit),
    /** Membership of a user in some clubs, by anchor. */
    async standings(anchorIds: readonly number[], memberId: number, from: Database | Transaction = db): Promise<Map<number, StandingRow>> {
      const { rows } = await from.execute<StandingRow & { anchor: string }>(sql`
        select m.anchor_id as anchor, m.closeness, m.at, (
          select count(*)::int + 1 from ${fanMembers} o where o.anchor_id = m.anchor_id
            and (o.closeness > m.closeness or (o.closeness = m.closeness and (o.at, o.member_id) < (m.at, m.member_id)))) as place
        from ${fanMembers} m where m.member_id = ${memberId} and m.anchor_id = any(${sql.param([...anchorIds])}::bigint[])`);
      return new Map(rows.map((row) => [Number(row.anchor), { ...row, at: Number(row.at) }]));
    },
    /**
     * Conditions for joining a club and whether the member is in it. Locked until the transaction ends, so that the club is not dissolved
     * meanwhile. Undefined when there is none.
     */
    async asks(tx: Transaction, anchorId: number, memberId: number): Promise<Asks | undefined> {
      const { rows } = await tx.execute<Asks>(sql`
        select c.join_rule as "joinRule", c.join_level as "joinLevel", c.is_shown as "isShown", u.level,
          exists (select from ${fanMembers} m where m.anchor_id = c.anchor_id and m.member_id = u.id) as "isMember"
        from ${fanClubs} c join ${users} u on u.id = ${memberId} where c.anchor_id = ${anchorId} for key share of c`);
      return rows[0];
    },
    /** Adds a member and removes their request; existing members stay. False where there is no club. */
    async join(tx: Transaction, anchorId: number, memberId: number, at: number): Promise<boolean> {
      const { rows } = await tx.execute(sql`
        with club as (select anchor_id from ${fanClubs} where anchor_id = ${anchorId} for key share),
        joined as (
          insert into ${fanMembers} (anchor_id, member_id, closeness, at) select anchor_id, ${memberId}::bigint, 0, ${at}::bigint from club
          on conflict do nothing),
        heard as (delete from ${fanRequests} where anchor_id = ${anchorId} and member_id = ${memberId}::bigint)
        select anchor_id from club`);
      return rows.length > 0;
    },
    /** Adds a request to join and returns the applicant; a repeat does nothing and returns nothing. */
    async ask(
      tx: Transaction,
      anchorId: number,
      memberId: number,
      at: number,
    ): Promise<{ id: number; nickname: string; avatar: string } | undefined> {
      const fresh = await tx.insert(fanRequests).values({ anchorId, memberId, at }).onConflictDoNothing().returning({ at: fanRequests.at });
      if (fresh.length === 0) return undefined;
      const [asker] = await tx
        .select({ id: users.id, nickname: users.nickname, avatar: users.avatar })
        .from(users)
        .where(eq(users.id, memberId));
      return asker;
    },
    /** Removes a request; false if there was none. */
    async unask(tx: Transaction, anchorId: number, memberId: number): Promise<boolean> {
      const gone = await tx.delete(fanRequests).where(request(anchorId, memberId)).returning({ at: fanRequests.at });
      return gone.length > 0;
    },
    async isAsked(anchorId: number, memberId: number, from: Database | Transaction = db): Promise<boolean> {
      return (await from.select({ at: fanRequests.at }).from(fanRequests).where(request(anchorId, memberId))).length > 0;
    },
    /** Pending requests, earliest first, and their total. */
    async waiting(anchorId: number, page: number, limit: number, from: Database | Transaction = db) {
      const [rows, [counted]] = await Promise.all([
        from
          .select({ person, at: fanRequests.at })
          .from(fanRequests)
          .innerJoin(users, eq(users.id, fanRequests.memberId))
          .where(eq(fanRequests.anchorId, anchorId))
          .orderBy(fanRequests.at, fanRequests.memberId)
          .limit(limit)
          .offset((page - 1) * limit),
        from.select({ total: count() }).from(fanRequests).where(eq(fanRequests.anchorId, anchorId)),
      ]);
      return { rows, total: counted?.total ?? 0 };
    },
    async leave(tx: Transaction, anchorId: number, memberId: number): Promise<void> {
      await tx.delete(fanMembers).where(and(eq(fanMembers.anchorId, anchorId), eq(fanMembers.memberId, memberId)));
    },
    async members(tx: Transaction, anchorId: number): Promise<number> {
      const [row] = await tx.select({ total: count() }).from(fanMembers).where(eq(fanMembers.anchorId, anchorId));
      return row?.total ?? 0;
    },
    /**
     * Counts a minute for each member who watches the room of one of their clubs: one per minute across all nodes, with a daily limit. Rows
     * are locked in one order to avoid deadlocks.
     */
    async watch(present: readonly Viewer[], day: string, now: number, since: number): Promise<void> {
      await db.execute(sql`
        with given as (select distinct g.* from unnest(${sql.param(present.map(({ roomId }) => roomId))}::bigint[], ${sql.param(present.map(({ userId }) => userId))}::bigint[]) as g (room_id, user_id)),
        due as (
          select m.anchor_id, m.member_id from given g
          join ${rooms} r on r.id = g.room_id and r.status = 'live'
          join ${fanMembers} m on m.anchor_id = r.owner_id and m.member_id = g.user_id
          where m.watched_at <= ${since}::bigint and (m.watched_day <> ${day} or m.watched < ${watchedMinutes})
          order by m.anchor_id, m.member_id for no key update of m)
        update ${fanMembers} as f set
          closeness = f.closeness + ${watchedCloseness}::int, watched = case when f.watched_day = ${day} then f.watched + 1 else 1 end,
          watched_day = ${day}, watched_at = ${now}::bigint
        from due where f.anchor_id = due.anchor_id and f.member_id = due.member_id and f.watched_at <= ${since}::bigint`);
    },
    /**
     * Dissolves a club that has this badge. Returns the number of its members, or undefined when there is no such club. Concurrent joins
     * wait and then find none.
     * Rows are locked in the same order as in `watch` to avoid deadlocks.
     */
    async dissolve(tx: Transaction, anchorId: number, badge: string, at: number): Promise<number | undefined> {
      const [club] = await tx
        .select({ badge: fanClubs.badge })
        .from(fanClubs)
        .where(and(eq(fanClubs.anchorId, anchorId), eq(fanClubs.badge, badge)))
        .for('update');
      if (!club) return undefined;
      const { rows } = await tx.execute<{ total: number }>(sql`
        with leaving as (
          select member_id, closeness from ${fanMembers} where anchor_id = ${anchorId} order by member_id for update),
        kept as (
          insert into ${fanFarewells} (member_id, anchor_id, badge, closeness, at)
          select member_id, ${anchorId}::bigint, ${badge}, closeness, ${at}::bigint from leaving
          on conflict (member_id, anchor_id) do update set badge = excluded.badge, closeness = excluded.closeness, at = excluded.at),
        gone as (delete from ${fanMembers} m using leaving l where m.anchor_id = ${anchorId} and m.member_id = l.member_id)
        select count(*)::int as total from leaving`);
      await tx.delete(fanRequests).where(eq(fanRequests.anchorId, anchorId));
      await tx.delete(fanClubs).where(eq(fanClubs.anchorId, anchorId));
      return rows[0]?.total ?? 0;
    },
    /**
     * Farewells that members have not dismissed, newest first.
     * @param of one member, or the next page of an anchor’s club after a member
     */
    farewells: (of: { member: number } | { anchor: number; at: number; after: number; limit: number }) =>
      db
        .select({ person, roomId: rooms.id, ...getTableColumns(fanFarewells) })
        .from(fanFarewells)
        .innerJoin(users, eq(users.id, fanFarewells.anchorId))
        .innerJoin(rooms, eq(rooms.ownerId, fanFarewells.anchorId))
        .where(
          'member' in of
            ? eq(fanFarewells.memberId, of.member)
            : and(eq(fanFarewells.anchorId, of.anchor), eq(fanFarewells.at, of.at), gt(fanFarewells.memberId, of.after)),
        )
        .orderBy(...('member' in of ? [desc(fanFarewells.at)] : [fanFarewells.memberId]))
        .limit('member' in of ? farewellsShown : of.limit),
    /** Deletes the farewell of a member who has read it or joined the club again. */
    async forgetFarewell(from: Database | Transaction, anchorId: number, memberId: number): Promise<void> {
      await from.delete(fanFarewells).where(and(eq(fanFarewells.memberId, memberId), eq(fanFarewells.anchorId, anchorId)));
    },
    /** Badge of a member in the room of an anchor; undefined for non-members. */
    async worn(
      anchorId: number,
      memberId: number,
      from: Database | Transaction = db,
    ): Promise<{ badge: string; closeness: number } | undefined> {
      const [row] = await from
        .select({ badge: fanClubs.badge, closeness: fanMembers.closeness })
        .from(fanMembers)
        .innerJoin(fanClubs, eq(fanClubs.anchorId, fanMembers.anchorId))
        .where(and(eq(fanMembers.anchorId, anchorId), eq(fanMembers.memberId, memberId)));
      return row;
    },
  };
}
