import { sql } from 'drizzle-orm';
import type { Database } from '../../../ports/database/database.ts';
import { ledgerAccounts, ledgerEntries, ledgerTransfers } from '../../money/ledger/index.ts';
import { giftTallies } from './gifts.tables.ts';

/**
 * Audit: number of pairs of giver and anchor whose figures disagree: the tally, the giver's payment, the anchor's income and the experience
 * gained.
 * Always 0, because a gift is one transaction.
 */
export async function auditGifts(db: Database): Promise<number> {
  return db.transaction(
    async (tx) => {
      await tx.execute(sql`set local statement_timeout = 0`);
      const { rows } = await tx.execute<{ uneven: number }>(sql`
        with counted as (select sender_id, anchor_id, sum(diamonds) as diamonds, sum(income) as income from ${giftTallies} group by sender_id, anchor_id having sum(diamonds) > 0),
        moved as (
          select t.member_id as sender_id, t.peer_id as anchor_id,
            coalesce(-sum(e.amount) filter (where a.unit = 'diamond' and a.owner_id = t.member_id), 0) as diamonds,
            coalesce(sum(e.amount) filter (where a.unit = 'income' and a.owner_id = t.peer_id), 0) as income
          from ${ledgerTransfers} t join ${ledgerEntries} e on e.transfer_id = t.id join ${ledgerAccounts} a on a.id = e.account_id where t.kind = 'gift' group by t.member_id, t.peer_id),
        grown as (select member_id as sender_id, peer_id as anchor_id, sum(experience) as tenths from ${ledgerTransfers} where kind = 'gift' group by member_id, peer_id)
        select count(*) as uneven from counted full join moved using (sender_id, anchor_id) full join grown using (sender_id, anchor_id)
        where counted.diamonds is distinct from moved.diamonds or counted.income is distinct from moved.income or grown.tenths is distinct from moved.diamonds * 10`);
      return Number(rows[0]?.uneven ?? 0);
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}
