import { sql } from 'drizzle-orm';
import type { Database } from '../../../ports/database/database.ts';
import { ledgerAccounts, ledgerEntries } from '../ledger/index.ts';
import { envelopeClaims, envelopes } from './envelopes.tables.ts';

/**
 * Audit: number of envelopes whose claims do not match their counters, plus the difference in diamonds between the ledger's hold and what
 * is left in envelopes. Always 0, because sending, claiming and returning are one transaction each.
 */
export async function auditEnvelopes(db: Database): Promise<number> {
  return db.transaction(
    async (tx) => {
      await tx.execute(sql`set local statement_timeout = 0`);
      const { rows } = await tx.execute<{ uneven: number }>(sql`
        with taken as (select envelope_id, count(*) as claims, sum(amount) as amount from ${envelopeClaims} group by envelope_id),
        each as (
          select e.done_at is null as is_open, e.total, (select coalesce(sum(share), 0) from unnest(e.shares) as share) as drawn, e.taken, coalesce(t.claims, 0) as claims,
            coalesce(t.amount, 0) as amount, (select coalesce(sum(share), 0) from unnest(e.shares[1:e.taken]) as share) as due
          from ${envelopes} e left join taken t on t.envelope_id = e.id)
        select (select count(*) from each where drawn <> total or claims <> taken or amount <> due)
          + abs((select coalesce(sum(total - due) filter (where is_open), 0) from each)
            - (select coalesce(sum(e.amount), 0) from ${ledgerEntries} e join ${ledgerAccounts} a on a.id = e.account_id where a.name = 'held' and a.unit = 'diamond')) as uneven`);
      return Number(rows[0]?.uneven ?? 0);
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}
