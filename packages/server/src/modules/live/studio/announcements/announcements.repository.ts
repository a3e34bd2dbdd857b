import { and, count, eq, gte, sql, type SQL } from 'drizzle-orm';
import type { Database, Transaction } from '../../../../ports/database/database.ts';
import { users } from '../../../member/member/index.ts';
import { announcementReminders, announcements, rooms } from '../../room/index.ts';
import { matches } from '../../../scores/sport/index.ts';

/** An announced broadcast with its anchor, and the members who set a reminder. */
export interface AnnouncementRow {
  id: number;
  roomId: number;
  matchId: string | null;
  title: string;
  /** Time of the beginning: that of its match, or as set by the anchor. */
  startAt: number;
  owner: { id: number; nickname: string; avatar: string; level: number };
  reserveCount: number;
  isReserved: boolean;
}

export type NewAnnouncement = Pick<typeof announcements.$inferInsert, 'matchId' | 'title' | 'startAt'>;

const begins = sql<number>`coalesce(${matches.kickoffAt}, ${announcements.startAt})`;

/** SQL of announced broadcasts. */
export function createAnnouncementsRepository(db: Database) {
  const select = (from: Database | Transaction, readerId: number) =>
    from
      .select({
        id: announcements.id,
        roomId: announcements.roomId,
        matchId: announcements.matchId,
        title: announcements.title,
        startAt: begins,
        owner: { id: users.id, nickname: users.nickname, avatar: users.avatar, level: users.level },
        reserveCount: sql<number>`(select count(*) from ${announcementReminders} r where r.announcement_id = ${announcements.id})`,
        isReserved: sql<boolean>`exists (select from ${announcementReminders} r where r.announcement_id = ${announcements.id} and r.user_id = ${readerId})`,
      })
      .from(announcements)
      .innerJoin(rooms, eq(rooms.id, announcements.roomId))
      .innerJoin(users, eq(users.id, rooms.ownerId))
      .leftJoin(matches, eq(matches.id, announcements.matchId));
  const page = async (where: SQL | undefined, readerId: number, at: number, limit: number) => {
    const rows: AnnouncementRow[] = await select(db, readerId)
      .where(where)
      .orderBy(begins, announcements.id)
      .limit(limit)
      .offset((at - 1) * limit);
    const [all] = await db
      .select({ total: count() })
      .from(announcements)
      .leftJoin(matches, eq(matches.id, announcements.matchId))
      .where(where);
    return { rows, total: all?.total ?? 0 };
  };

  return {
    /** An announcement for a reader, 0 for visitors. */
    async byId(id: number, readerId: number, from: Database | Transaction = db): Promise<AnnouncementRow | undefined> {
      return (await select(from, readerId).where(eq(announcements.id, id)))[0];
    },
    ofRoom: (roomId: number, since: number, readerId: number, at: number, limit: number) =>
      page(and(eq(announcements.roomId, roomId), gte(begins, since)), readerId, at, limit),
    reservedBy: (readerId: number, since: number, at: number, limit: number) =>
      page(
        and(
          gte(begins, since),
          sql`exists (select from ${announcementReminders} r where r.announcement_id = ${announcements.id} and r.user_id = ${readerId})`,
        ),
        readerId,
        at,
        limit,
      ),
    async countComing(tx: Transaction, roomId: number, now: number): Promise<number> {
      const [row] = await tx
        .select({ total: count() })
        .from(announcements)
        .leftJoin(matches, eq(matches.id, announcements.matchId))
        .where(and(eq(announcements.roomId, roomId), gte(begins, now)));
      return row?.total ?? 0;
    },
    /** The announcement of a match in a room. */
    async ofMatch(tx: Transaction, roomId: number, matchId: string): Promise<number | undefined> {
      const [row] = await tx
        .select({ id: announcements.id })
        .from(announcements)
        .where(and(eq(announcements.roomId, roomId), eq(announcements.matchId, matchId)));
      return row?.id;
    },
    /** An announcement of a room, locked until the transaction ends. */
    async own(tx: Transaction, roomId: number, id: number) {
      const [row] = await tx
        .select()
        .from(announcements)
        .where(and(eq(announcements.id, id), eq(announcements.roomId, roomId)))
        .for('update');
      return row;
    },
    async match(tx: Transaction, id: string) {
      const [row] = await tx.select({ status: matches.status, kickoffAt: matches.kickoffAt }).from(matches).where(eq(matches.id, id));
      return row;
    },
    async add(tx: Transaction, roomId: number, given: NewAnnouncement, at: number): Promise<number> {
      const [row] = await tx
        .insert(announcements)
        .values({ ...given, roomId, createdAt: at })
        .returning({ id: announcements.id });
      if (!row) throw new Error('an announcement was not kept');
      return row.id;
    },
    async change(tx: Transaction, id: number, given: NewAnnouncement): Promise<void> {
      await tx.update(announcements).set(given).where(eq(announcements.id, id));
    },
    async remove(tx: Transaction, roomId: number, id: number): Promise<boolean> {
      const gone = await tx
        .delete(announcements)
        .where(and(eq(announcements.id, id), eq(announcements.roomId, roomId)))
        .returning({ id: announcements.id });
      return gone.length === 1;
    },
    async reserve(id: number, userId: number, at: number): Promise<void> {
      await db.insert(announcementReminders).values({ announcementId: id, userId, at }).onConflictDoNothing();
    },
    async forgo(id: number, userId: number): Promise<void> {
      await db
        .delete(announcementReminders)
        .where(and(eq(announcementReminders.announcementId, id), eq(announcementReminders.userId, userId)));
    },
    /**
     * Takes some unreminded subscribers of an announced broadcast that began near its announced time, and returns them. Nodes share the
     * work; nobody is notified twice.
     */
    async takeDue(tx: Transaction, roomId: number, near: { from: number; until: number }, now: number, some: number) {
      const { rows } = await tx.execute<{ announcement_id: number; user_id: number }>(sql`
        update ${announcementReminders} r set reminded_at = ${now}
        from (
          select w.announcement_id, w.user_id from ${announcementReminders} w join ${announcements} on ${announcements.id} = w.announcement_id
          left join ${matches} on ${matches.id} = ${announcements.matchId}
          where ${eq(announcements.roomId, roomId)} and w.reminded_at is null and ${begins} between ${near.from} and ${near.until}
          limit ${some} for update of w skip locked) as due
        where r.announcement_id = due.announcement_id and r.user_id = due.user_id returning r.announcement_id, r.user_id`);
      return rows;
    },
  };
}
export type AnnouncementsRepository = ReturnType<typeof createAnnouncementsRepository>;
