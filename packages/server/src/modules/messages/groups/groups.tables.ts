import { groupJoins } from '@pitchside/api/messages/groups';
import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '../../member/member/index.ts';
import { conversations } from '../messages/index.ts';
import { rooms } from '../../live/room/index.ts';

/** Chat groups, keyed by the id of their conversation, which holds name, picture and members. Dissolved groups are deleted. */
export const groups = pgTable(
  'chat_group',
  {
    id: bigint({ mode: 'number' })
      .primaryKey()
      .references(() => conversations.id),
    ownerId: bigint('owner_id', { mode: 'number' })
      .notNull()
      .references(() => users.id),
    intro: text().notNull(),
    join: text({ enum: groupJoins }).notNull(),
    /** Room of the fan club that it belongs to; null for most. */
    roomId: bigint('room_id', { mode: 'number' }).references(() => rooms.id),
    createdAt: bigint('created_at', { mode: 'number' }).notNull(),
  },
  (table) => [
    index('chat_group_owner').on(table.ownerId),
    uniqueIndex('chat_group_room')
      .on(table.roomId)
      .where(sql`${table.roomId} is not null`),
  ],
);
