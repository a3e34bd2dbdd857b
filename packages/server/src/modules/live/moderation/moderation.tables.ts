import type { RoomActKind } from '@pitchside/api/live/moderation';
import { bigint, bigserial, index, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from '../../member/member/index.ts';
import { rooms } from '../room/index.ts';

/** Log of moderation actions in rooms, visible to the owner. */
export const roomActLog = pgTable(
  'room_act',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    roomId: bigint('room_id', { mode: 'number' })
      .notNull()
      .references(() => rooms.id),
    byId: bigint('by_id', { mode: 'number' })
      .notNull()
      .references(() => users.id),
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id),
    act: text().$type<RoomActKind>().notNull(),
    reason: text().notNull(),
    /** End of a mute at the time of the action; null for permanent ones and other actions. */
    until: bigint({ mode: 'number' }),
    /** The comment that was removed. */
    text: text().notNull().default(''),
    at: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [index('room_act_room').on(table.roomId, table.id), index('room_act_at').on(table.at)],
);
