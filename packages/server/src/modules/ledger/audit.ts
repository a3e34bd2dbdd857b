import { sql } from 'drizzle-orm';
import type { Database } from '../../ports/database/database.ts';
import type { Unit } from './ledger.data.ts';
import { ledgerAccounts, ledgerEntries, ledgerTransfers } from './ledger.tables.ts';

/** What the ledger holds of one unit, and what is wrong with it. */
export interface UnitAudit {
  unit: Unit;
  members: number;
  /** Sum of the balances of members. */
  owned: number;
  /** Sum of all entries; anything but 0 is a fault. */
  drift: number;
}

/** The proof that nothing was lost: every figure below must be 0 but those that count. */
export interface Audit {
  units: UnitAudit[];
  entries: number;
  /** Members' accounts whose balance is not the sum of their entries. */
  unequal: number;
  /** Transfers whose entries of a unit do not sum to zero, or that have none. */
  lopsided: number;
  /** Entries without their transfer or account. */
  orphans: number;
  isSound: boolean;
}

/** Reads the whole ledger in one snapshot and adds it up. */
export async function auditLedger(db: Database): Promise<Audit> {
  return db.transaction(
    async (tx) => {
      await tx.execute(sql`set local statement_timeout = 0`);
      const units = await tx.execute<{ unit: Unit; members: number; owned: string; drift: string }>(sql`
        select a.unit, count(distinct a.owner_id) as members, sum(a.balance) as owned, coalesce(sum(e.total), 0) as drift
        from ${ledgerAccounts} a left join (select account_id, sum(amount) as total from ${ledgerEntries} group by account_id) e on e.account_id = a.id
        group by a.unit order by a.unit`);
      const faults = await tx.execute<{ entries: number; unequal: number; lopsided: number; orphans: number }>(sql`
        select
          (select count(*) from ${ledgerEntries}) as entries,
          (select count(*) from ${ledgerAccounts} a left join (select account_id, sum(amount) as total from ${ledgerEntries} group by account_id) e on e.account_id = a.id
            where a.owner_id is not null and a.balance <> coalesce(e.total, 0)) as unequal,
          (select count(*) from (
            select e.transfer_id from ${ledgerEntries} e join ${ledgerAccounts} a on a.id = e.account_id group by e.transfer_id, a.unit having sum(e.amount) <> 0
            union all select t.id from ${ledgerTransfers} t where not exists (select from ${ledgerEntries} e where e.transfer_id = t.id)) as bad) as lopsided,
          (select count(*) from ${ledgerEntries} e where not exists (select from ${ledgerTransfers} t where t.id = e.transfer_id)
            or not exists (select from ${ledgerAccounts} a where a.id = e.account_id)) as orphans`);
      const [found] = faults.rows;
      if (!found) throw new Error('the ledger could not be read');
      const read = units.rows.map(({ unit, members, owned, drift }) => ({ unit, members, owned: Number(owned), drift: Number(drift) }));
      return { ...found, units: read, isSound: read.every(({ drift }) => drift === 0) && found.unequal + found.lopsided + found.orphans === 0 };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}
