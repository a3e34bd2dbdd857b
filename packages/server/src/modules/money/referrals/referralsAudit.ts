import { sql } from 'drizzle-orm';
import type { Database } from '../../../ports/database/database.ts';
import { ledgerEntries, ledgerAccounts, ledgerTransfers } from '../ledger/index.ts';
import { rechargeOrders } from '../orders/index.ts';
import { commissions } from './referrals.tables.ts';

/**
 * Audit: number of orders whose commissions differ from their share (zero, if reversed), plus the difference in fen between wallets and
 * payments on record. Always 0.
 */
export async function auditReferrals(db: Database): Promise<number> {
  const { rows } = await db.execute<{ uneven: string }>(sql`
    with each as (
      select c.order_no, c.level, sum(c.amount) as brought, max(c.share) as share from ${commissions} c group by c.order_no, c.level)
    select (select count(*) from each join ${rechargeOrders} o on o.no = each.order_no
        where each.brought <> case when o.state = 'paid' then floor(o.price * each.share / 10000.0) else 0 end)
      + abs((select coalesce(sum(amount) filter (where is_paid), 0) from ${commissions})
        - (select coalesce(sum(e.amount), 0) from ${ledgerEntries} e join ${ledgerTransfers} t on t.id = e.transfer_id join ${ledgerAccounts} a on a.id = e.account_id
           where t.kind = 'referral' and a.owner_id is not null)) as uneven`);
  return Number(rows[0]?.uneven ?? 0);
}
