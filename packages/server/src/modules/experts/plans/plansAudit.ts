import { sql } from 'drizzle-orm';
import type { Database } from '../../../ports/database/database.ts';
import { ledgerAccounts, ledgerEntries } from '../../money/ledger/index.ts';
import { plans, planUnlocks } from './plans.tables.ts';

/**
 * Audit: number of plans whose buyer count is wrong, plus the difference in diamonds between the ledger's hold for plans and the payments
 * for open ones. Always 0, because unlocking, releasing and refunding are one transaction each.
 */
export async function auditPlans(db: Database): Promise<number> {
  return db.transaction(
    async (tx) => {
      await tx.execute(sql`set local statement_timeout = 0`);
      const { rows } = await tx.execute<{ uneven: string }>(sql`
        select (select count(*) from ${plans} p where p.sold <> (select count(*) from ${planUnlocks} u where u.plan_id = p.id))
          + abs((select coalesce(sum(price) filter (where state = 'held'), 0) from ${planUnlocks})
            - (select coalesce(sum(e.amount), 0) from ${ledgerEntries} e join ${ledgerAccounts} a on a.id = e.account_id where a.name = 'plans' and a.unit = 'diamond')) as uneven`);
      return Number(rows[0]?.uneven ?? 0);
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}
