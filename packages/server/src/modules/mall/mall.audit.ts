import { sql } from 'drizzle-orm';
import type { Database } from '../../ports/database/database.ts';
import { ledgerAccounts, ledgerEntries } from '../ledger/index.ts';
import { mallExchanges, mallGoods } from './mall.tables.ts';

/** How many goods say another number of sold ones than their exchanges do, plus the diamonds by which what the ledger holds for goods differs from what was paid for those that wait: 0, because exchanging, sending and giving back are one transaction each. Exchanges that were forgotten count as sold. */
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
