import type { BarrageRole } from '@pitchside/api/live/barrage';
import { bigint, bigserial, index, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from '../../member/member/index.ts';
import { rooms } from '../room/index.ts';

const memberId = (name: string) =>
  bigint(name, { mode: 'number' })
    .notNull()
    .references(() => users.id);

/** Messages pinned above the chat, one row a room. */
export const roomPins = pgTable(
  'room_pin',
  {
    roomId: bigint('room_id', { mode: 'number' })
      .primaryKey()
      .references(() => rooms.id),
    /** Changes with each pinning. */
    id: bigserial({ mode: 'number' }).notNull(),
    /** The pinned comment; null for a written line. Comments are forgotten earlier, so it is no reference. */
    barrageId: bigint('barrage_id', { mode: 'number' }),
    userId: memberId('user_id'),
    byId: memberId('by_id'),
    role: text().$type<BarrageRole>().notNull(),
    text: text().notNull(),
    at: bigint({ mode: 'number' }).notNull(),
    /** When it leaves by itself, ms UTC; null for the end of the broadcast. */
    until: bigint({ mode: 'number' }),
  },
  (table) => [index('room_pin_until').on(table.until), index('room_pin_at').on(table.at)],
);
