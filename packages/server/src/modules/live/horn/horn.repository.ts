import { and, desc, eq, gt, lt, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../ports/database/database.ts';
import { users } from '../../member/member/index.ts';
import { rooms } from '../room/index.ts';
import { horns } from './horn.tables.ts';

const sender = { nickname: users.nickname, avatar: users.avatar, level: users.level };

/** A horn with its sender's profile. */
export interface HornRow {
  horn: typeof horns.$inferSelect;
  user: { nickname: string; avatar: string; level: number };
}

/** SQL of horns. */
export function createHornRepository(db: Database) {
  return {
    /** Whether a member sent a horn since an instant (ms UTC). */
    async sentSince(tx: Transaction, userId: number, since: number): Promise<boolean> {
      const rows = await tx
        .select({ id: horns.id })
        .from(horns)
        .where(and(eq(horns.userId, userId), gt(horns.at, since)))
        .limit(1);
      return rows.length > 0;
    },
    async add(tx: Transaction, values: typeof horns.$inferInsert): Promise<HornRow> {
      const [horn] = await tx.insert(horns).values(values).returning();
      const [user] = await tx.select(sender).from(users).where(eq(users.id, values.userId));
      if (!horn || !user) throw new Error('a horn was not written');
      return { horn, user };
    },
    /** Horns before an id, newest first, optionally of one member; each with whether its room is live. */
    list: (userId: number | undefined, before: number | undefined, limit: number): Promise<(HornRow & { isLive: boolean })[]> =>
      db
        .select({ horn: horns, user: sender, isLive: sql<boolean>`${rooms.status} = 'live'` })
        .from(horns)
        .innerJoin(users, eq(users.id, horns.userId))
        .innerJoin(rooms, eq(rooms.id, horns.roomId))
        .where(and(userId === undefined ? undefined : eq(horns.userId, userId), before === undefined ? undefined : lt(horns.id, before)))
        .orderBy(desc(horns.id))
        .limit(limit),
  };
}
