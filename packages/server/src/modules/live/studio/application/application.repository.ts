import { and, asc, count, desc, eq, gte, or, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../../ports/database/database.ts';
import type { Language } from '../../../../text/local.ts';
import { users } from '../../../member/member/index.ts';
import { rooms } from '../../room/index.ts';
import { anchorApplications } from './application.tables.ts';

export type ApplicationRow = typeof anchorApplications.$inferSelect;

/** An application with the applicant, and the number of their earlier refusals. */
export interface WholeApplication {
  row: ApplicationRow;
  member: { id: number; nickname: string; avatar: string; level: number; createdAt: number };
  inviter: string | null;
  before: number;
}

/** SQL of applications to become an anchor. */
export function createApplicationRepository(db: Database) {
  const state = (of: ApplicationRow['state']) => eq(anchorApplications.state, of);
  const whole = () =>
    db
      .select({
        row: anchorApplications,
        member: { id: users.id, nickname: users.nickname, avatar: users.avatar, level: users.level, createdAt: users.createdAt },
        inviter: sql<string | null>`(select i.nickname from ${users} i where i.id = ${anchorApplications.inviterId})`,
        before: sql<number>`(select count(*) from anchor_application o where o.user_id = ${anchorApplications.userId} and o.state = 'failed' and o.id < ${anchorApplications.id})`,
      })
      .from(anchorApplications)
      .innerJoin(users, eq(users.id, anchorApplications.userId));

  return {
    async last(userId: number, from: Database | Transaction = db): Promise<ApplicationRow | undefined> {
      const [row] = await from
        .select()
        .from(anchorApplications)
        .where(eq(anchorApplications.userId, userId))
        .orderBy(desc(anchorApplications.id))
        .limit(1);
      return row;
    },
    async countSince(tx: Transaction, userId: number, since: number): Promise<number> {
      const [row] = await tx
        .select({ total: count() })
        .from(anchorApplications)
        .where(and(eq(anchorApplications.userId, userId), gte(anchorApplications.submittedAt, since)));
      return row?.total ?? 0;
    },
    async add(tx: Transaction, row: typeof anchorApplications.$inferInsert): Promise<void> {
      await tx.insert(anchorApplications).values(row);
    },
    /** Decides a pending application; undefined for any other. A refusal deletes the ID data, except its masked form. */
    async decide(
      tx: Transaction,
      id: number,
      decision: Pick<ApplicationRow, 'reason' | 'decidedAt' | 'decidedBy'> & { state: 'success' | 'failed' },
    ): Promise<ApplicationRow | undefined> {
      const [row] = await tx
        .update(anchorApplications)
        .set({ ...decision, ...(decision.state === 'failed' && { nameSealed: '', numberSealed: '' }) })
        .where(and(eq(anchorApplications.id, id), state('awaiting')))
        .returning();
      return row;
    },
    /** A member by id or invitation code. */
    async inviter(text: string): Promise<{ id: number; nickname: string } | undefined> {
      const number = /^[1-9]\d{0,14}$/.test(text) ? Number(text) : 0;
      const [row] = await db
        .select({ id: users.id, nickname: users.nickname })
        .from(users)
        .where(or(eq(users.id, number), eq(users.inviteCode, text.toUpperCase())))
        .orderBy(desc(eq(users.inviteCode, text.toUpperCase())))
        .limit(1);
      return row;
    },
    async nickname(id: number): Promise<string | undefined> {
      const [row] = await db.select({ nickname: users.nickname }).from(users).where(eq(users.id, id));
      return row?.nickname;
    },
    /** Grants the anchor role, and creates a closed room in the language of the application. Returns the room's id. */
    async makeAnchor(tx: Transaction, userId: number, language: Language): Promise<number> {
      const [owner] = await tx.update(users).set({ isAnchor: true }).where(eq(users.id, userId)).returning({ nickname: users.nickname });
      await tx
        .insert(rooms)
        .values({ ownerId: userId, title: owner?.nickname ?? '', category: 'talk', language, isOpen: false })
        .onConflictDoNothing({ target: rooms.ownerId });
      const [room] = await tx.select({ id: rooms.id }).from(rooms).where(eq(rooms.ownerId, userId));
      if (!room) throw new Error('a room was neither opened nor found');
      return room.id;
    },
    async isAnchor(tx: Transaction, userId: number): Promise<boolean> {
      const [row] = await tx.select({ isAnchor: users.isAnchor }).from(users).where(eq(users.id, userId));
      return row?.isAnchor ?? false;
    },
    /** Applications in a state: pending ones oldest first, decided ones newest first. */
    async list(of: ApplicationRow['state'], limit: number): Promise<{ list: WholeApplication[]; total: number }> {
      const order = of === 'awaiting' ? asc(anchorApplications.id) : desc(anchorApplications.decidedAt);
      const list = await whole().where(state(of)).orderBy(order).limit(limit);
      const [all] = await db.select({ total: count() }).from(anchorApplications).where(state(of));
      return { list, total: all?.total ?? 0 };
    },
    async find(id: number): Promise<WholeApplication | undefined> {
      return (await whole().where(eq(anchorApplications.id, id)))[0];
    },
    async waiting(): Promise<{ total: number; oldestAt: number | null }> {
      const [row] = await db
        .select({ total: count(), oldestAt: sql<number | null>`min(${anchorApplications.submittedAt})` })
        .from(anchorApplications)
        .where(state('awaiting'));
      return row ?? { total: 0, oldestAt: null };
    },
  };
}
export type ApplicationRepository = ReturnType<typeof createApplicationRepository>;
