import { and, asc, eq, gt, ne, or, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../ports/database/database.ts';
import type { RoomRow } from '../../live/live/index.ts';
import { users } from '../member/index.ts';
import { roomKicks, rooms } from '../../live/room/index.ts';
import { follows, liveNotifications } from './follow.tables.ts';

/** Maximum age of a broadcast to notify of, and minimum pause after the last notified broadcast of the room, ms. */
const young = 20 * 60_000;
const pause = 30 * 60_000;

/** Cursor of notifying followers. */
export interface Cursor {
  at: number;
  memberId: number;
}

/** SQL of notifying followers. */
export function createLiveNotificationsRepository(db: Database) {
  return {
    /** Rooms with a recent broadcast that not all followers were notified of. */
    due: (now: number): Promise<RoomRow[]> =>
      db
        .select({ room: rooms, owner: { id: users.id, nickname: users.nickname, avatar: users.avatar, level: users.level } })
        .from(rooms)
        .innerJoin(users, eq(users.id, rooms.ownerId))
        .leftJoin(liveNotifications, eq(liveNotifications.roomId, rooms.id))
        .where(
          and(
            eq(rooms.status, 'live'),
            gt(rooms.startedAt, now - young),
            or(
              sql`${liveNotifications.roomId} is null`,
              ne(liveNotifications.startedAt, rooms.startedAt),
              eq(liveNotifications.isDone, false),
            ),
          ),
        )
        .orderBy(asc(rooms.startedAt), asc(rooms.id)),
    /**
     * Begins or continues the notification run of a room's broadcast and returns its cursor; undefined when all were notified or the
     * broadcast is over. Locks the run until the transaction ends.
     */
    async begin(tx: Transaction, roomId: number, startedAt: number): Promise<Cursor | undefined> {
      // A stream that was interrupted and returned is the same broadcast to notified followers.
      const isAgain = sql`excluded.started_at < ${liveNotifications.notifiedFor} + ${pause}`;
      const isAnew = sql`${liveNotifications.startedAt} <> excluded.started_at and not (${isAgain})`;
      const [row] = await tx
        .insert(liveNotifications)
        .values({ roomId, startedAt, notifiedFor: startedAt })
        .onConflictDoUpdate({
          target: liveNotifications.roomId,
          set: {
            startedAt: sql`excluded.started_at`,
            notifiedFor: sql`case when ${isAnew} then excluded.started_at else ${liveNotifications.notifiedFor} end`,
            followedAt: sql`case when ${isAnew} then 0 else ${liveNotifications.followedAt} end`,
            memberId: sql`case when ${isAnew} then 0 else ${liveNotifications.memberId} end`,
            isDone: sql`case when ${isAnew} then false else ${liveNotifications.isDone} end`,
          },
        })
        .returning();
      return row && !row.isDone ? { at: row.followedAt, memberId: row.memberId } : undefined;
    },
    /** The next followers who want notifications and may enter the room. */
    next: (tx: Transaction, { room, owner }: RoomRow, { at, memberId }: Cursor, limit: number): Promise<Cursor[]> =>
      tx
        .select({ at: follows.at, memberId: follows.memberId })
        .from(follows)
        .where(
          and(
            eq(follows.targetId, owner.id),
            sql`(${follows.at}, ${follows.memberId}) > (${at}, ${memberId})`,
            eq(follows.remind, true),
            sql`not exists (select from ${roomKicks} where ${roomKicks.roomId} = ${room.id} and ${roomKicks.userId} = ${follows.memberId})`,
          ),
        )
        .orderBy(asc(follows.at), asc(follows.memberId))
        .limit(limit),
    /** Stores the cursor; without a follower the run is done. */
    async advance(tx: Transaction, roomId: number, last: Cursor | undefined): Promise<void> {
      await tx
        .update(liveNotifications)
        .set(last ? { followedAt: last.at, memberId: last.memberId } : { isDone: true })
        .where(eq(liveNotifications.roomId, roomId));
    },
  };
}
