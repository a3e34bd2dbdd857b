import { and, eq, gt, inArray, isNull, or } from 'drizzle-orm';
import type { Database } from '../../../../ports/database/database.ts';
import { qrSignIns } from './qr.tables.ts';

export type QrRow = typeof qrSignIns.$inferSelect;

/** SQL of QR sign-ins: each step is one statement that requires the right state. */
export function createQrRepository(db: Database) {
  const code = (value: string) => eq(qrSignIns.code, value);
  return {
    async insert(row: typeof qrSignIns.$inferInsert): Promise<void> {
      await db.insert(qrSignIns).values(row);
    },
    async find(codes: readonly string[]): Promise<QrRow[]> {
      return codes.length === 0
        ? []
        : db
            .select()
            .from(qrSignIns)
            .where(inArray(qrSignIns.code, [...codes]));
    },
    /**
     * Binds the one connection that receives the outcome; undefined for a wrong secret, an expired code, or while another connection is
     * bound.
     */
    async bind(value: string, secretHash: string, socket: string, now: number): Promise<QrRow | undefined> {
      const [row] = await db
        .update(qrSignIns)
        .set({ socket })
        .where(
          and(
            code(value),
            eq(qrSignIns.secretHash, secretHash),
            or(isNull(qrSignIns.socket), eq(qrSignIns.socket, socket)),
            gt(qrSignIns.expiresAt, now),
          ),
        )
        .returning();
      return row;
    },
    /** Unbinds a closed connection: the computer may reconnect. */
    async release(value: string, socket: string): Promise<void> {
      await db
        .update(qrSignIns)
        .set({ socket: null })
        .where(and(code(value), eq(qrSignIns.socket, socket)));
    },
    async scan(value: string, memberId: number, now: number): Promise<boolean> {
      const scanned = await db
        .update(qrSignIns)
        .set({ state: 'scanned', scannedBy: memberId })
        .where(and(code(value), eq(qrSignIns.state, 'waiting'), gt(qrSignIns.expiresAt, now)))
        .returning({ code: qrSignIns.code });
      return scanned.length === 1;
    },
    async answer(value: string, memberId: number, state: 'confirmed' | 'refused', now: number): Promise<boolean> {
      const answered = await db
        .update(qrSignIns)
        .set({ state })
        .where(and(code(value), eq(qrSignIns.scannedBy, memberId), eq(qrSignIns.state, 'scanned'), gt(qrSignIns.expiresAt, now)))
        .returning({ code: qrSignIns.code });
      return answered.length === 1;
    },
    /** Hands the confirmed sign-in to the bound connection, once. */
    async take(value: string, socket: string): Promise<QrRow | undefined> {
      const [row] = await db
        .update(qrSignIns)
        .set({ state: 'taken' })
        .where(and(code(value), eq(qrSignIns.state, 'confirmed'), eq(qrSignIns.socket, socket)))
        .returning();
      return row;
    },
  };
}
export type QrRepository = ReturnType<typeof createQrRepository>;
