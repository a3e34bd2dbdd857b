import { raidLimits, type RaidState } from '@pitchside/api/live/raids';
import { and, desc, eq, gt, ilike, inArray, isNull, lte, ne, or, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../ports/database/database.ts';
import { escapeLike } from '../../../text/like.ts';
import { users } from '../../member/member/index.ts';
import { follows } from '../../member/follow/index.ts';
import { matches, teams } from '../../scores/sport/index.ts';
import { roomWatchers, watching } from '../popularity/index.ts';
import { roomKicks, rooms } from '../room/index.ts';
import { raids, raidStays } from './raids.tables.ts';

export type RaidRow = typeof raids.$inferSelect;

const isOpen = isNull(raids.closedAt);

/** Rooms that show a match of a team. */
const hasTeam = (like: string) => sql`exists (
  select from ${matches} m join ${teams} t on t.id in (m.home_id, m.away_id)
  where m.id = ${rooms.matchId} and (t.names::text ilike ${like} or t.short_names::text ilike ${like}))`;

/** SQL of raids. */
export function createRaidsRepository(db: Database) {
  return {
    async openOf(roomId: number): Promise<RaidRow | undefined> {
      const [row] = await db
        .select()
        .from(raids)
        .where(and(eq(raids.fromId, roomId), isOpen));
      return row;
    },
    /** Open raids whose countdown is over. */
    due: (now: number): Promise<RaidRow[]> =>
      db
        .select()
        .from(raids)
        .where(and(isOpen, lte(raids.endsAt, now))),
    /** Locks the open raids from a room and to it until the transaction ends, in one order. */
    hold: (tx: Transaction, roomId: number): Promise<RaidRow[]> =>
      tx
        .select()
        .from(raids)
        .where(and(isOpen, or(eq(raids.fromId, roomId), eq(raids.toId, roomId))))
        .orderBy(raids.id)
        .for('update'),
    async holdOne(tx: Transaction, id: number): Promise<RaidRow | undefined> {
      const [row] = await tx
        .select()
        .from(raids)
        .where(and(eq(raids.id, id), isOpen))
        .for('update');
      return row;
    },
    async find(fromId: number, id: number): Promise<RaidRow | undefined> {
      const [row] = await db
        .select()
        .from(raids)
        .where(and(eq(raids.id, id), eq(raids.fromId, fromId)));
      return row;
    },
    /** Whether a raid of a room took place, or counts down, since an instant (ms UTC). */
    async isRecent(tx: Transaction, fromId: number, since: number): Promise<boolean> {
      const rows = await tx
        .select({ id: raids.id })
        .from(raids)
        .where(and(eq(raids.fromId, fromId), gt(raids.openedAt, since), inArray(raids.state, ['open', 'done'])))
        .limit(1);
      return rows.length > 0;
    },
    /** Opens a raid; undefined while another of its room is open. */
    async open(tx: Transaction, row: typeof raids.$inferInsert): Promise<RaidRow | undefined> {
      const [added] = await tx.insert(raids).values(row).onConflictDoNothing().returning();
      return added;
    },
    async close(tx: Transaction, id: number, change: { state: RaidState; closedAt: number; viewers: number | null }): Promise<void> {
      await tx.update(raids).set(change).where(eq(raids.id, id));
    },
    /** Stores that a viewer stays; a raid that is over, or of another room, stores nothing. */
    async stay(fromId: number, id: number, who: string): Promise<void> {
      await db.execute(sql`
        insert into ${raidStays} (raid_id, who)
        select r.id, ${who} from ${raids} r where r.id = ${id}::bigint and r.from_id = ${fromId}::bigint and r.closed_at is null
        on conflict do nothing`);
    },
    /** Viewers who go on: all of the room but its anchor, those who stay, and those who were removed from the other room. */
    async goers(tx: Transaction, { id, fromId, toId }: RaidRow, now: number): Promise<number> {
      const { rows } = await tx.execute<{ total: number }>(sql`
        select count(*)::int as total from ${roomWatchers} w join ${rooms} r on r.id = w.room_id
        where w.room_id = ${fromId}::bigint and w.seen_at > ${now - watching.for}::bigint and w.who <> 'm' || r.owner_id
          and not exists (select from ${raidStays} s where s.raid_id = ${id}::bigint and s.who = w.who)
          and not exists (select from ${roomKicks} k where k.room_id = ${toId}::bigint and w.who = 'm' || k.user_id)`);
      return rows[0]?.total ?? 0;
    },
    async isLive(tx: Transaction, roomId: number): Promise<boolean> {
      const [row] = await tx.select({ status: rooms.status }).from(rooms).where(eq(rooms.id, roomId));
      return row?.status === 'live';
    },
    /** Ids of live rooms that take a raid of an anchor, those of followed anchors first. */
    async targets(memberId: number, search: string): Promise<number[]> {
      const like = `%${escapeLike(search)}%`;
      const [isFollowed, isFan] = [
        sql`exists (select from ${follows} f where f.member_id = ${memberId}::bigint and f.target_id = ${rooms.ownerId})`,
        sql`exists (select from ${follows} f where f.member_id = ${rooms.ownerId} and f.target_id = ${memberId}::bigint)`,
      ];
      const rows = await db
        .select({ id: rooms.id })
        .from(rooms)
        .innerJoin(users, eq(users.id, rooms.ownerId))
        .where(
          and(
            eq(rooms.status, 'live'),
            ne(rooms.ownerId, memberId),
            or(eq(rooms.raids, 'everyone'), and(eq(rooms.raids, 'followed'), isFan)),
            sql`not exists (select from ${roomKicks} k where k.room_id = ${rooms.id} and k.user_id = ${memberId}::bigint)`,
            search === ''
              ? undefined
              : or(ilike(rooms.title, like), ilike(sql`${rooms.titles}::text`, like), ilike(users.nickname, like), hasTeam(like)),
          ),
        )
        .orderBy(desc(isFollowed), desc(rooms.heat), rooms.id)
        .limit(raidLimits.offered);
      return rows.map(({ id }) => id);
    },
    /** Sets whose raids the room of an anchor takes; false without a room. */
    async setRule(ownerId: number, rule: (typeof rooms.$inferSelect)['raids']): Promise<boolean> {
      const changed = await db.update(rooms).set({ raids: rule }).where(eq(rooms.ownerId, ownerId)).returning({ id: rooms.id });
      return changed.length > 0;
    },
  };
}
