import { and, count, desc, eq, lte, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database, Transaction } from '../../../ports/database/database.ts';
import { users } from '../../member/member/index.ts';
import { commissions } from './referrals.tables.ts';

type From = Database | Transaction;
export type CommissionRow = typeof commissions.$inferSelect;

/** A member in lists. */
export interface ReferralPerson {
  id: number;
  nickname: string;
  avatar: string;
}

export interface Sums extends Record<string, unknown> {
  held: number;
  due: number;
  paid: number;
}

const payer = alias(users, 'payer');
const earner = alias(users, 'earner');
const person = (of: typeof payer | typeof earner | typeof users) => ({ id: of.id, nickname: of.nickname, avatar: of.avatar });
const mine = (memberId: number) => eq(commissions.memberId, memberId);

/** SQL of invitations and commissions. */
export function createReferralsRepository(db: Database) {
  return {
    async codeOf(memberId: number): Promise<string> {
      const [row] = await db.select({ code: users.inviteCode }).from(users).where(eq(users.id, memberId));
      return row?.code ?? '';
    },
    /** Inviters of a member up the chain, nearest first. */
    async invitersOf(tx: From, memberId: number, levels: number): Promise<number[]> {
      const { rows } = await tx.execute<{ inviter: number }>(sql`
        with recursive line as (
          select invited_by as inviter, 1 as level from ${users} where id = ${memberId}
          union all select m.invited_by, line.level + 1 from line join ${users} m on m.id = line.inviter where line.level < ${levels})
        select inviter from line where inviter is not null order by level`);
      return rows.map(({ inviter }) => Number(inviter));
    },
    async add(tx: Transaction, rows: readonly (typeof commissions.$inferInsert)[]): Promise<void> {
      if (rows.length > 0) await tx.insert(commissions).values([...rows]);
    },
    /** Commissions of an order that were not reversed. */
    async ofOrder(tx: Transaction, orderNo: string): Promise<CommissionRow[]> {
      const rows = await tx.select().from(commissions).where(eq(commissions.orderNo, orderNo));
      return rows.filter(({ amount, level }) => amount > 0 && !rows.some((each) => each.amount < 0 && each.level === level));
    },
    /** Commissions that can be paid now; locked, so that they are paid only once. */
    async takeDue(tx: Transaction, memberId: number, now: number): Promise<{ ids: number[]; sum: number }> {
      const rows = await tx
        .select({ id: commissions.id, amount: commissions.amount })
        .from(commissions)
        .where(and(mine(memberId), eq(commissions.isPaid, false), lte(commissions.dueAt, now)))
        .for('update');
      return { ids: rows.map(({ id }) => id), sum: rows.reduce((sum, { amount }) => sum + amount, 0) };
    },
    pay: (tx: Transaction, ids: readonly number[]) =>
      tx
        .update(commissions)
        .set({ isPaid: true })
        .where(sql`${commissions.id} = any(${sql.param([...ids])}::bigint[])`),
    async sums(now: number, memberId?: number): Promise<Sums> {
      const { rows } = await db.execute<Sums>(sql`
        select coalesce(sum(amount) filter (where not is_paid and due_at > ${now}), 0)::bigint as held, coalesce(sum(amount) filter (where not is_paid and due_at <= ${now}), 0)::bigint as due,
          coalesce(sum(amount) filter (where is_paid), 0)::bigint as paid
        from ${commissions} where ${memberId === undefined ? sql`true` : mine(memberId)}`);
      const [row] = rows;
      return { held: Number(row?.held ?? 0), due: Number(row?.due ?? 0), paid: Number(row?.paid ?? 0) };
    },
    async invitedTotal(memberId: number): Promise<number> {
      const [row] = await db.select({ total: count() }).from(users).where(eq(users.invitedBy, memberId));
      return row?.total ?? 0;
    },
    invited: (memberId: number, offset: number, limit: number) =>
      db
        .select({
          person: person(users),
          joinedAt: users.createdAt,
          brought: sql<number>`(select coalesce(sum(c.amount), 0)::bigint from ${commissions} c where c.from_id = member.id and c.member_id = ${memberId})`,
        })
        .from(users)
        .where(eq(users.invitedBy, memberId))
        .orderBy(desc(users.id))
        .offset(offset)
        .limit(limit),
    /** Commissions of a member, or of everybody; `of` selects those that a member earned or caused. */
    async lines({ memberId, of }: { memberId?: number; of?: number }, offset: number, limit: number) {
      const wanted =
        memberId !== undefined
          ? mine(memberId)
          : of !== undefined
            ? or(eq(commissions.memberId, of), eq(commissions.fromId, of))
            : undefined;
      const [list, [all]] = await Promise.all([
        db
          .select({
            row: commissions,
            from: person(payer),
            to: person(earner),
            isReversed: sql<boolean>`exists (select from ${commissions} r where r.order_no = ${commissions.orderNo} and r.level = ${commissions.level} and r.amount < 0)`,
          })
          .from(commissions)
          .innerJoin(payer, eq(payer.id, commissions.fromId))
          .innerJoin(earner, eq(earner.id, commissions.memberId))
          .where(wanted)
          .orderBy(desc(commissions.id))
          .offset(offset)
          .limit(limit),
        db.select({ total: count() }).from(commissions).where(wanted),
      ]);
      return { list, total: all?.total ?? 0 };
    },
  };
}
export type ReferralsRepository = ReturnType<typeof createReferralsRepository>;
