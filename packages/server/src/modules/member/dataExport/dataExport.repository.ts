import { and, desc, eq, lt, or, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../ports/database/database.ts';
import { dataExports } from './dataExport.tables.ts';

export type ExportRow = typeof dataExports.$inferSelect;
type Claimed = Pick<ExportRow, 'id' | 'claim'>;

const claimed = ({ id, claim }: Claimed) =>
  and(eq(dataExports.id, id), eq(dataExports.state, 'working'), eq(dataExports.claim, claim ?? ''));

/** SQL of exports. */
export function createDataExportRepository(db: Database) {
  return {
    async newest(memberId: number, from: Database | Transaction = db): Promise<ExportRow | undefined> {
      const [row] = await from.select().from(dataExports).where(eq(dataExports.memberId, memberId)).orderBy(desc(dataExports.id)).limit(1);
      return row;
    },
    async find(id: number): Promise<ExportRow | undefined> {
      const [row] = await db.select().from(dataExports).where(eq(dataExports.id, id));
      return row;
    },
    add: (tx: Transaction, memberId: number, askedAt: number) => tx.insert(dataExports).values({ memberId, askedAt }),
    /** Claims the oldest that waits, or whose claim has lapsed. */
    async claim(claim: string, now: number, claimedUntil: number): Promise<ExportRow | undefined> {
      const open = or(eq(dataExports.state, 'waiting'), and(eq(dataExports.state, 'working'), lt(dataExports.claimedUntil, now)));
      const next = db
        .select({ id: dataExports.id })
        .from(dataExports)
        .where(open)
        .orderBy(dataExports.id)
        .limit(1)
        .for('update', { skipLocked: true });
      const [row] = await db
        .update(dataExports)
        .set({ state: 'working', claim, claimedUntil, percent: 0, tries: sql`${dataExports.tries} + 1` })
        .where(eq(dataExports.id, sql`(${next})`))
        .returning();
      return row;
    },
    /** Notes progress and extends the claim; false once another node has it. */
    async proceed(row: Claimed, percent: number, claimedUntil: number): Promise<boolean> {
      const set = await db.update(dataExports).set({ percent, claimedUntil }).where(claimed(row)).returning({ id: dataExports.id });
      return set.length > 0;
    },
    async end(tx: Transaction, row: Claimed, set: Partial<ExportRow>): Promise<boolean> {
      const ended = await tx
        .update(dataExports)
        .set({ claim: null, claimedUntil: null, ...set })
        .where(claimed(row))
        .returning({ id: dataExports.id });
      return ended.length > 0;
    },
    expired: (now: number): Promise<ExportRow[]> =>
      db
        .select()
        .from(dataExports)
        .where(and(eq(dataExports.state, 'ready'), lt(dataExports.expiresAt, now)))
        .limit(100),
    async forgetFile(id: number): Promise<void> {
      await db.update(dataExports).set({ state: 'gone', name: null }).where(eq(dataExports.id, id));
    },
  };
}
