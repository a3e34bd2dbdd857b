import { sql } from 'drizzle-orm';
import type { Platform } from '../../../platform/platform.ts';
import { ledgerAccounts, ledgerEntries, ledgerTransfers } from '../../money/ledger/index.ts';
import { payouts } from '../../money/payouts/index.ts';

/** Money of the day; sums in fen. */
export function createFigures({ db }: Pick<Platform, 'db'>) {
  const one = async (query: ReturnType<typeof sql>): Promise<{ total: number; sum: number }> => {
    const { rows } = await db.execute<{ total: number; sum: string | null }>(query);
    return { total: Number(rows[0]?.total ?? 0), sum: Number(rows[0]?.sum ?? 0) };
  };
  return {
    /** Pending withdrawals, found by the index on their state: the `held` account has an entry for every withdrawal ever made. */
    toPay: () =>
      one(sql`select count(*) as total, sum(amount) as sum from ${payouts} where state in ('reviewing', 'approved') and kind = 'withdraw'`),
    paid: (since: number) =>
      one(sql`
        select count(*) as total, sum(e.amount) as sum from ${ledgerEntries} e join ${ledgerAccounts} a on a.id = e.account_id
        where a.name = 'paid' and a.unit = 'income' and e.at >= ${since}`),
    /** Recharges by time of payment. */
    recharged: async (since: number) => {
      const { total, sum } = await one(
        sql`select count(*) as total, sum((detail->>'price')::bigint) as sum from ${ledgerTransfers} where kind = 'recharge' and at >= ${since}`,
      );
      return { total, sum, begun: total };
    },
  };
}
