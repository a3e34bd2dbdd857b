import { sql } from 'drizzle-orm';
import type { Database } from '../../../ports/database/database.ts';
import { ledgerAccounts, ledgerEntries } from '../ledger/index.ts';
import { mallExchanges, mallGoods } from './mall.tables.ts';

/**
 * Audit: number of goods whose sold count differs from their exchanges, plus the difference in diamonds between the ledger's hold for goods
 * and the price of pending exchanges. Always 0, because exchanging, sending and refunding are one transaction each. Purged exchanges count
 * as sold.
 */
export async function auditMall(db: Database): Promise<number> {
  return db.transaction(
    async (tx) => {
      await tx.execute(sql`set local statement_timeout = 0`);
      const { rows } = await tx.execute<{ uneven: string }>(sql`
        select (select count(*) from ${mallGoods} g where g.sold < (select coalesce(sum(x.count), 0) from ${mallExchanges} x where x.goods_id = g.id and x.state <> 'refused'))
          + abs((select coalesce(sum(total) filter (where state = 'awaiting'), 0) from ${mallExchanges})
            - (select coalesce(sum(e.amount), 0) from ${ledgerEntries} e join ${ledgerAccounts} a on a.id = e.account_id where a.name = 'goods' and a.unit = 'diamond')) as uneven`);
      return Number(rows[0]?.uneven ?? 0);
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}
