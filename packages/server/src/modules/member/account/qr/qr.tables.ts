import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from '../../member/index.ts';

/**
 * QR sign-ins that wait for approval on a phone. The state only moves forward: waiting, scanned, then confirmed or refused; taken once the
 * computer has its token.
 */
export const qrSignIns = pgTable(
  'qr_sign_in',
  {
    /** Ticket that the QR picture carries. */
    code: text().primaryKey(),
    /** Hash of the secret that only the requesting computer knows. */
    secretHash: text('secret_hash').notNull(),
    state: text({ enum: ['waiting', 'scanned', 'confirmed', 'refused', 'taken'] })
      .notNull()
      .default('waiting'),
    /** The one connection that receives the outcome; null while none is bound. */
    socket: text(),
    /** User agent and address of the computer. */
    device: text().notNull(),
    address: text().notNull(),
    scannedBy: bigint('scanned_by', { mode: 'number' }).references(() => users.id),
    createdAt: bigint('created_at', { mode: 'number' }).notNull(),
    expiresAt: bigint('expires_at', { mode: 'number' }).notNull(),
  },
  (table) => [index('qr_sign_in_expires').on(table.expiresAt)],
);
