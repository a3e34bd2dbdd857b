import { bigint, bigserial, index, pgTable, text } from 'drizzle-orm/pg-core';
import { nobleRanks } from '@pitchside/api/money/noble';
import { users } from '../../member/member/index.ts';
import { rooms } from '../room/index.ts';

/** Horns, with the room's title and the sender's rank at the time. */
export const horns = pgTable(
  'horn',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id),
    roomId: bigint('room_id', { mode: 'number' })
      .notNull()
      .references(() => rooms.id),
    roomTitle: text('room_title').notNull(),
    text: text().notNull(),
    noble: text({ enum: nobleRanks }),
    /** Price in diamonds. */
    price: bigint({ mode: 'number' }).notNull(),
    at: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [index('horn_sender').on(table.userId, table.id), index('horn_at').on(table.at)],
);
