import { sql } from 'drizzle-orm';
import { databaseNow } from '../../../../platform/leases.ts';
import { presence } from '../../../../platform/presence.tables.ts';
import type { Database } from '../../../../ports/database/database.ts';
import { barrages } from '../../barrage/index.ts';
import { ledgerAccounts, ledgerEntries, ledgerTransfers, type TransferKind } from '../../../money/ledger/index.ts';
import { rooms } from '../../room/index.ts';
import { broadcasts } from '../studio.tables.ts';
import type { BroadcastRow } from './broadcasts.repository.ts';

/** Kinds of transfers from viewers to an anchor. */
const given: readonly TransferKind[] = ['gift', 'noble', 'guard'];

/** SQL of a broadcast's figures. */
export function createFigures(db: Database) {
  return {
    /** Number of comments, and the anchor's income in fen from gifts and nobles, from the beginning to the end or until now. */
    async of({ id, startedAt }: BroadcastRow): Promise<{ messages: number; income: number }> {
      if (startedAt === null) return { messages: 0, income: 0 };
      const { rows } = await db.execute<{ messages: number; income: number }>(sql`
        select
          (select count(*) from ${barrages} c where c.room_id = b.room_id and c.id > b.first_comment and c.at >= b.started_at and (b.ended_at is null or c.at < b.ended_at)) as messages,
          (select coalesce(sum(e.amount), 0)::bigint from ${ledgerAccounts} a
            join ${ledgerEntries} e on e.account_id = a.id and e.id > b.first_entry
            join ${ledgerTransfers} t on t.id = e.transfer_id
            where a.owner_id = r.owner_id and a.unit = 'income' and e.amount > 0 and e.at >= b.started_at and (b.ended_at is null or e.at < b.ended_at)
              and t.kind = any(${sql.param([...given])}::text[])) as income
        from ${broadcasts} b join ${rooms} r on r.id = b.room_id where b.id = ${id}`);
      return rows[0] ?? { messages: 0, income: 0 };
    },
    /** Counts viewers of live rooms across all nodes, and stores the peak. */
    async lookAtPeople(): Promise<void> {
      await db.execute(sql`
        update ${broadcasts} b set peak = here.total
        from (
          select each.key as topic, sum(each.value::int)::int as total from ${presence} p, jsonb_each_text(p.rooms) as each
          where p.until > ${databaseNow} group by each.key) as here
        where here.topic = 'room:' || b.room_id and here.total > b.peak and b.started_at is not null and b.ended_at is null`);
    },
  };
}
export type Figures = ReturnType<typeof createFigures>;
