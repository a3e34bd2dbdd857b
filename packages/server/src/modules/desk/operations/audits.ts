import type { AuditRun } from '@pitchside/api/desk/operations';
import { desc, gte } from 'drizzle-orm';
import { tryTurn } from '../../../platform/locks.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Database, Transaction } from '../../../ports/database/database.ts';
import { auditLedger } from '../../money/ledger/index.ts';
import type { Actor } from './actor.ts';
import { systemActor } from './actor.ts';
import { ledgerAudits } from './operations.tables.ts';

/** Interval of the automatic ledger audit, ms. */
export const auditEvery = 30 * 60_000;
const day = 24 * 3_600_000;

const describe = ({ id, at, took, by, isSound, result }: typeof ledgerAudits.$inferSelect): AuditRun => ({
  id: String(id),
  at,
  took,
  by,
  is_sound: isSound,
  ...result,
});

/** The ledger's audit with its history. */
export function createAudits({ db, clock, log }: Pick<Platform, 'db' | 'clock' | 'log'>) {
  async function run({ name }: Actor, from: Database | Transaction = db): Promise<AuditRun> {
    const began = performance.now();
    const { units, entries, unequal, lopsided, orphans, isSound } = await auditLedger(from);
    const result = {
      entries: Number(entries),
      unequal: Number(unequal),
      lopsided: Number(lopsided),
      orphans: Number(orphans),
      drift: units.reduce((sum, { drift }) => sum + drift, 0),
      units: units.map(({ unit, members, owned, drift: off }) => ({ unit, members: Number(members), owned, drift: off })),
    };
    const [row] = await from
      .insert(ledgerAudits)
      .values({ at: clock.now(), took: Math.round(performance.now() - began), by: name, isSound, result })
      .returning();
    if (!row) throw new Error('a run of the audit was not kept');
    if (!isSound) log.error({ audit: result }, 'the ledger does not add up');
    return describe(row);
  }

  /** Runs if the last run is old enough; concurrent nodes run it once. */
  async function runWhenDue(): Promise<AuditRun | undefined> {
    return db.transaction(async (tx) => {
      if (!(await tryTurn(tx, 'audit'))) return undefined;
      const [last] = await tx.select({ at: ledgerAudits.at }).from(ledgerAudits).orderBy(desc(ledgerAudits.at)).limit(1);
      if (last && clock.now() - last.at < auditEvery) return undefined;
      return run(systemActor, tx);
    });
  }

  return {
    run: (actor: Actor) => run(actor),
    runWhenDue,
    async lastDay(): Promise<AuditRun[]> {
      const rows = await db
        .select()
        .from(ledgerAudits)
        .where(gte(ledgerAudits.at, clock.now() - day))
        .orderBy(desc(ledgerAudits.id))
        .limit(500);
      return rows.map(describe);
    },
    async last(): Promise<AuditRun | null> {
      const [row] = await db.select().from(ledgerAudits).orderBy(desc(ledgerAudits.id)).limit(1);
      return row ? describe(row) : null;
    },
  };
}
export type Audits = ReturnType<typeof createAudits>;
