import { requestSources } from '@pitchside/api/messages/friends';
import { bigint, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { users } from '../../member/member/index.ts';

const member = (name: string) =>
  bigint(name, { mode: 'number' })
    .notNull()
    .references(() => users.id);

/** Friendships: a row in each direction, written and deleted together; the remark name is private to the first member. */
export const friends = pgTable(
  'friend',
  {
    memberId: member('member_id'),
    friendId: member('friend_id'),
    remark: text().notNull().default(''),
    at: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.friendId] })],
);

/** Friend requests, at most one per direction; a new one replaces an answered one. */
export const friendRequests = pgTable(
  'friend_request',
  {
    senderId: member('sender_id'),
    receiverId: member('receiver_id'),
    text: text().notNull(),
    source: text({ enum: requestSources }).notNull(),
    state: text({ enum: ['waiting', 'accepted', 'refused'] }).notNull(),
    at: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.senderId, table.receiverId] }),
    index('friend_request_received').on(table.receiverId, table.state, table.at),
    index('friend_request_sent').on(table.senderId, table.at),
    index('friend_request_at').on(table.at),
  ],
);

/** Blocks between members. */
export const blocks = pgTable(
  'member_block',
  {
    memberId: member('member_id'),
    blockedId: member('blocked_id'),
    at: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.blockedId] })],
);
