import { and, count, desc, eq, gt, inArray, lt, notInArray, sql } from 'drizzle-orm';
import type { Database } from '../../../ports/database/database.ts';
import { users } from '../member/index.ts';
import { ledgerTransfers } from '../../money/ledger/index.ts';
import { taskKinds } from './level.data.ts';

export type ExperienceGroup = 'all' | 'spend' | 'task';

/** SQL of experience, from its transfers. */
export function createLevelRepository(db: Database) {
  const within = (memberId: number, since: number) =>
    and(eq(ledgerTransfers.memberId, memberId), gt(ledgerTransfers.at, since), gt(ledgerTransfers.experience, 0));
  const groups = {
    all: undefined,
    task: inArray(ledgerTransfers.kind, [...taskKinds]),
    spend: notInArray(ledgerTransfers.kind, [...taskKinds]),
  };
  return {
    async member(id: number) {
      const [row] = await db.select({ experience: users.experience, level: users.level }).from(users).where(eq(users.id, id));
      return row;
    },
    /** Percentage of members with less experience, in tenths. */
    async ahead(experience: number): Promise<number> {
      const [row] = await db
        .select({ behind: count(sql`case when ${lt(users.experience, experience)} then 1 end`), all: count() })
        .from(users);
      return row && row.all > 1 ? Math.floor((row.behind * 1_000) / (row.all - 1)) : 0;
    },
    async log(memberId: number, since: number, group: ExperienceGroup, limit: number, offset: number) {
      const where = and(within(memberId, since), groups[group]);
      const [rows, [counted]] = await Promise.all([
        db
          .select({
            id: ledgerTransfers.id,
            kind: ledgerTransfers.kind,
            experience: ledgerTransfers.experience,
            at: ledgerTransfers.at,
            detail: ledgerTransfers.detail,
            peer: users.nickname,
          })
          .from(ledgerTransfers)
          .leftJoin(users, eq(users.id, ledgerTransfers.peerId))
          .where(where)
          .orderBy(desc(ledgerTransfers.at), desc(ledgerTransfers.id))
          .limit(limit)
          .offset(offset),
        db.select({ total: count() }).from(ledgerTransfers).where(where),
      ]);
      return { rows, total: counted?.total ?? 0 };
    },
    sums: (memberId: number, since: number) =>
      db
        .select({ kind: ledgerTransfers.kind, count: count(), experience: sql<number>`sum(${ledgerTransfers.experience})::bigint` })
        .from(ledgerTransfers)
        .where(within(memberId, since))
        .groupBy(ledgerTransfers.kind)
        .orderBy(desc(sql`sum(${ledgerTransfers.experience})`)),
  };
}
