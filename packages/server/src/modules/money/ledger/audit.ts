import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../ports/database/database.ts';
import type { Unit } from './ledger.data.ts';
import { ledgerAccounts, ledgerEntries, ledgerTransfers } from './ledger.tables.ts';

/** Audit of one unit of the ledger. */
export interface UnitAudit {
  unit: Unit;
  members: number;
  /** Sum of the balances of members. */
  owned: number;
  /** Given diamonds among the total. */
  given: number;
  /** Sum of all entries; must be 0. */
  drift: number;
}

/** Proof that no value was lost: all figures below except the counts must be 0. */
export interface Audit {
  units: UnitAudit[];
  entries: number;
  /** Member accounts whose balance or given diamonds differ from the sum of their entries. */
  unequal: number;
  /** Transfers whose entries or given diamonds do not sum to zero per unit, or that have none. */
  lopsided: number;
  /** Entries without their transfer or account. */
  orphans: number;
  /** Transfers that paid more income than bought diamonds were spent in them. */
  unpaid: number;
  isSound: boolean;
}

type Units = { unit: Unit; members: number; owned: string; given: string; drift: string }[];
type Faults = Omit<Audit, 'units' | 'isSound'>;

/** Reads the whole ledger in one statement, which is a consistent snapshot in any transaction, and sums it up. */
export async function auditLedger(from: Database | Transaction): Promise<Audit> {
  return from.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    const { rows } = await tx.execute<{ units: Units; faults: Faults }>(sql`
      with sums as (select account_id, sum(amount) as total, sum(given) as given from ${ledgerEntries} group by account_id),
      by_unit as (
        select a.unit, count(distinct a.owner_id) as members, sum(a.balance)::text as owned, sum(a.given)::text as given, coalesce(sum(s.total), 0)::text as drift
        from ${ledgerAccounts} a left join sums s on s.account_id = a.id group by a.unit order by a.unit),
      faults as (
        select
          (select count(*) from ${ledgerEntries}) as entries,
          (select count(*) from ${ledgerAccounts} a left join sums s on s.account_id = a.id where a.owner_id is not null and (a.balance <> coalesce(s.total, 0) or a.given <> coalesce(s.given, 0))) as unequal,
          (select count(*) from (
            select e.transfer_id from ${ledgerEntries} e join ${ledgerAccounts} a on a.id = e.account_id group by e.transfer_id, a.unit having sum(e.amount) <> 0 or sum(e.given) <> 0
            union all select t.id from ${ledgerTransfers} t where not exists (select from ${ledgerEntries} e where e.transfer_id = t.id)) as bad) as lopsided,
          (select count(*) from ${ledgerEntries} e where not exists (select from ${ledgerTransfers} t where t.id = e.transfer_id)
            or not exists (select from ${ledgerAccounts} a where a.id = e.account_id)) as orphans,
          (select count(*) from (
            select e.transfer_id from ${ledgerEntries} e join ${ledgerAccounts} a on a.id = e.account_id join ${ledgerTransfers} t on t.id = e.transfer_id
            where t.kind in ('gift', 'noble', 'plan') and a.name in ('commission', 'spent') group by e.transfer_id
            having coalesce(-sum(e.amount) filter (where a.name = 'commission'), 0) > coalesce(sum(e.amount - e.given) filter (where a.name = 'spent'), 0)) as bad) as unpaid)
      select coalesce((select jsonb_agg(to_jsonb(by_unit)) from by_unit), '[]'::jsonb) as units, to_jsonb(faults) as faults from faults`);
    const [found] = rows;
    if (!found) throw new Error('the ledger could not be read');
    const units = found.units.map(({ owned, given, drift, ...unit }) => ({
      ...unit,
      owned: Number(owned),
      given: Number(given),
      drift: Number(drift),
    }));
    const { faults } = found;
    return {
      ...faults,
      units,
      isSound: units.every(({ drift }) => drift === 0) && faults.unequal + faults.lopsided + faults.orphans + faults.unpaid === 0,
    };
  });
}
