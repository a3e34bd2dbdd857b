import { sql } from 'drizzle-orm';
import { bigint, bigserial, check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { envelopeConditions } from '@pitchside/api/money/envelopes';
import { users } from '../../member/member/index.ts';
import { rooms } from '../../live/room/index.ts';

/** Red envelopes. Shares are drawn on creation and claimed in order; clients see each only when it is claimed. */
export const envelopes = pgTable(
  'envelope',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    roomId: bigint('room_id', { mode: 'number' })
      .notNull()
      .references(() => rooms.id),
    giverId: bigint('giver_id', { mode: 'number' })
      .notNull()
      .references(() => users.id),
    text: text().notNull(),
    condition: text({ enum: envelopeConditions }).notNull(),
    phrase: text().notNull(),
    /** Diamonds. */
    total: bigint({ mode: 'number' }).notNull(),
    /** Given diamonds among them; these are taken first. */
    given: bigint({ mode: 'number' }).notNull().default(0),
    shares: integer().array().notNull(),
    /** Number of taken shares. */
    taken: integer().notNull().default(0),
    at: bigint({ mode: 'number' }).notNull(),
    opensAt: bigint('opens_at', { mode: 'number' }).notNull(),
    expiresAt: bigint('expires_at', { mode: 'number' }).notNull(),
    /** Time of the last claim, or of the return of the rest. */
    doneAt: bigint('done_at', { mode: 'number' }),
  },
  (table) => [
    index('envelope_room')
      .on(table.roomId, table.opensAt)
      .where(sql`done_at is null`),
    index('envelope_giver')
      .on(table.giverId)
      .where(sql`done_at is null`),
    index('envelope_open')
      .on(table.expiresAt)
      .where(sql`done_at is null`),
    index('envelope_at').on(table.at),
    index('envelope_given').on(table.giverId, table.at),
    check('envelope_shares', sql`cardinality(shares) > 0 and taken between 0 and cardinality(shares)`),
  ],
);

/** Taken shares; the key limits a member to one. Deleted with the envelope. */
export const envelopeClaims = pgTable(
  'envelope_claim',
  {
    envelopeId: bigint('envelope_id', { mode: 'number' })
      .notNull()
      .references(() => envelopes.id, { onDelete: 'cascade' }),
    memberId: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => users.id),
    amount: integer().notNull(),
    at: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.envelopeId, table.memberId] }), index('envelope_claim_member').on(table.memberId, table.at)],
);
