import type { manageKinds } from '@pitchside/api/live/moderation';
import { and, count, desc, eq, gt, isNull, or, sql, type SQL } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import type { Database, Transaction } from '../../../ports/database/database.ts';
import { nicknameKey, users } from '../../member/member/index.ts';
import { roomKicks, roomModerators, roomMutes, rooms } from '../room/index.ts';
import { roomActLog } from './moderation.tables.ts';
import { escapeLike } from '../../../text/like.ts';

export type ManageKind = (typeof manageKinds)[number];

const by = alias(users, 'by_member');
const columns = {
  user: { id: users.id, nickname: users.nickname, avatar: users.avatar, level: users.level },
  by: { id: by.id, nickname: by.nickname, avatar: by.avatar, level: by.level },
};

/** A member in a list. */
export interface PersonRow {
  id: number;
  nickname: string;
  avatar: string;
  level: number;
}

/** A removal from a room, with the room's owner and the role of the moderator. */
export interface RemovalRow {
  owner: PersonRow;
  byId: number;
  byStaff: boolean;
  byModerator: boolean;
  at: number;
  reason: string;
}

/** A row of a list of a room. */
export interface ManagedRow {
  user: PersonRow;
  by: PersonRow | null;
  at: number;
  until: number | null;
  reason: string;
}

type Place = typeof roomMutes | typeof roomKicks | typeof roomModerators;

/** SQL of moderation in rooms. */
export function createModerationRepository(db: Database) {
  const here = (table: Place, roomId: number, userId: number) => and(eq(table.roomId, roomId), eq(table.userId, userId));
  const holds = (now: number) => or(isNull(roomMutes.until), gt(roomMutes.until, now));

  const listOf = (
    table: Place,
    more: { until: PgColumn | SQL; reason: PgColumn | SQL },
    where: SQL | undefined,
    page: number,
    limit: number,
  ) =>
    db
      .select({ ...columns, at: table.at, until: sql<number | null>`${more.until}`, reason: sql<string>`${more.reason}` })
      .from(table)
      .innerJoin(users, eq(users.id, table.userId))
      .leftJoin(by, eq(by.id, table.byId))
      .where(where)
      .orderBy(desc(table.at), desc(table.userId))
      .limit(limit)
      .offset((page - 1) * limit);
  const nothing = { until: sql`null::bigint`, reason: sql`''::text` };

  return {
    async mute(tx: Transaction, row: typeof roomMutes.$inferInsert): Promise<void> {
      const { until, byId, at, reason } = row;
      await tx
        .insert(roomMutes)
        .values(row)
        .onConflictDoUpdate({ target: [roomMutes.roomId, roomMutes.userId], set: { until, byId, at, reason } });
    },
    /** False if they were not muted, or the mute had expired. */
    async unmute(tx: Transaction, roomId: number, userId: number, now: number): Promise<boolean> {
      const [gone] = await tx
        .delete(roomMutes)
        .where(here(roomMutes, roomId, userId))
        .returning({ until: roomMutes.until });
      return gone !== undefined && (gone.until === null || gone.until > now);
    },
    /** False if they were already removed. */
    async kick(tx: Transaction, row: typeof roomKicks.$inferInsert): Promise<boolean> {
      return (await tx.insert(roomKicks).values(row).onConflictDoNothing().returning({ at: roomKicks.at })).length === 1;
    },
    async lift(tx: Transaction, roomId: number, userId: number): Promise<boolean> {
      return (
        (
          await tx
            .delete(roomKicks)
            .where(here(roomKicks, roomId, userId))
            .returning({ at: roomKicks.at })
        ).length === 1
      );
    },
    /** Undefined for members who may enter. */
    async removal(roomId: number, userId: number): Promise<RemovalRow | undefined> {
      const [row] = await db
        .select({
          owner: columns.user,
          byId: roomKicks.byId,
          byStaff: sql<boolean>`coalesce(${by.role} = 'operator', false)`,
          byModerator: sql<boolean>`exists (select from ${roomModerators} m where m.room_id = ${roomKicks.roomId} and m.user_id = ${roomKicks.byId})`,
          at: roomKicks.at,
          reason: roomKicks.reason,
        })
        .from(roomKicks)
        .innerJoin(rooms, eq(rooms.id, roomKicks.roomId))
        .innerJoin(users, eq(users.id, rooms.ownerId))
        .leftJoin(by, eq(by.id, roomKicks.byId))
        .where(here(roomKicks, roomId, userId));
      return row;
    },
    async appoint(tx: Transaction, row: typeof roomModerators.$inferInsert): Promise<void> {
      await tx.insert(roomModerators).values(row);
    },
    async dismiss(tx: Transaction, roomId: number, userId: number): Promise<boolean> {
      return (
        (
          await tx
            .delete(roomModerators)
            .where(here(roomModerators, roomId, userId))
            .returning({ at: roomModerators.at })
        ).length === 1
      );
    },
    async assistants(roomId: number, from: Database | Transaction = db): Promise<number> {
      const [row] = await from.select({ total: count() }).from(roomModerators).where(eq(roomModerators.roomId, roomId));
      return row?.total ?? 0;
    },
    /** Length of each list of a room. */
    async totals(roomId: number, now: number): Promise<Record<ManageKind, number>> {
      const of = async (table: Place, more?: SQL) =>
        (
          await db
            .select({ total: count() })
            .from(table)
            .where(and(eq(table.roomId, roomId), more))
        )[0]?.total ?? 0;
      const [muted, kicked, assistants] = await Promise.all([of(roomMutes, holds(now)), of(roomKicks), of(roomModerators)]);
      return { muted, kicked, assistants };
    },
    /** A list of a room, the latest first. */
    async list(kind: ManageKind, roomId: number, now: number, page: number, limit: number): Promise<ManagedRow[]> {
      switch (kind) {
        case 'muted':
          return listOf(
            roomMutes,
            { until: roomMutes.until, reason: roomMutes.reason },
            and(eq(roomMutes.roomId, roomId), holds(now)),
            page,
            limit,
          );
        case 'kicked':
          return listOf(roomKicks, { ...nothing, reason: roomKicks.reason }, eq(roomKicks.roomId, roomId), page, limit);
        case 'assistants':
          return listOf(roomModerators, nothing, eq(roomModerators.roomId, roomId), page, limit);
      }
    },
    async log(tx: Transaction, row: typeof roomActLog.$inferInsert): Promise<void> {
      await tx.insert(roomActLog).values(row);
    },
    async acts(roomId: number, page: number, limit: number) {
      const rows = await db
        .select({ act: roomActLog, ...columns })
        .from(roomActLog)
        .innerJoin(users, eq(users.id, roomActLog.userId))
        .innerJoin(by, eq(by.id, roomActLog.byId))
        .where(eq(roomActLog.roomId, roomId))
        .orderBy(desc(roomActLog.id))
        .limit(limit)
        .offset((page - 1) * limit);
      const [counted] = await db.select({ total: count() }).from(roomActLog).where(eq(roomActLog.roomId, roomId));
      return { rows, total: counted?.total ?? 0 };
    },
    /** Members by id or nickname prefix, ignoring width and case, with their role in a room. */
    async find(roomId: number, text: string, now: number, limit: number) {
      const number = /^[1-9]\d{0,14}$/.test(text) ? Number(text) : 0;
      const begins = `${escapeLike(nicknameKey(text))}%`;
      const { rows } = await db.execute<{
        id: number;
        nickname: string;
        avatar: string;
        level: number;
        is_moderator: boolean;
        is_muted: boolean;
        is_kicked: boolean;
      }>(sql`
        select u.id, u.nickname, u.avatar, u.level,
          exists (select from ${roomModerators} where room_id = ${roomId} and user_id = u.id) as is_moderator,
          exists (select from ${roomMutes} where room_id = ${roomId} and user_id = u.id and (until is null or until > ${now})) as is_muted,
          exists (select from ${roomKicks} where room_id = ${roomId} and user_id = u.id) as is_kicked
        from ${users} u where u.id = ${number}::bigint or lower(normalize(u.nickname, NFKC)) like ${begins}
        order by u.id = ${number}::bigint desc, length(u.nickname), u.id limit ${limit}`);
      return rows;
    },
  };
}
export type ModerationRepository = ReturnType<typeof createModerationRepository>;
