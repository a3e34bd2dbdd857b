import type { MessageBody } from '@pitchside/api/messages/messages';
import { sql } from 'drizzle-orm';
import { bigint, bigserial, boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { LocalText } from '../../../text/local.ts';
import { users } from '../../member/member/index.ts';

/** Body of a stored message; system messages are in all languages. */
export type StoredBody = Exclude<MessageBody, { type: 'tip' }> | { type: 'tip'; text: string | LocalText };

const member = (name: string) =>
  bigint(name, { mode: 'number' })
    .notNull()
    .references(() => users.id);

/** Conversations: of two members, in order of ids, or of a group with the same id. */
export const conversations = pgTable(
  'conversation',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    kind: text({ enum: ['direct', 'group'] }).notNull(),
    lowId: bigint('low_id', { mode: 'number' }).references(() => users.id),
    highId: bigint('high_id', { mode: 'number' }).references(() => users.id),
    /** Member who began it without being a friend; null otherwise. */
    strangerId: bigint('stranger_id', { mode: 'number' }).references(() => users.id),
    /** For a group: name, picture and number of members. */
    name: text().notNull().default(''),
    avatar: text().notNull().default(''),
    members: integer().notNull(),
    /** Sequence number of the newest message. */
    lastSeq: bigint('last_seq', { mode: 'number' }).notNull().default(0),
    createdAt: bigint('created_at', { mode: 'number' }).notNull(),
    /** Time of the latest message, ms UTC. */
    at: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [
    uniqueIndex('conversation_pair').on(table.lowId, table.highId),
    index('conversation_stranger')
      .on(table.strangerId, table.createdAt)
      .where(sql`${table.strangerId} is not null`),
  ],
);

/** State of a conversation per member. */
export const conversationMembers = pgTable(
  'conversation_member',
  {
    conversationId: bigint('conversation_id', { mode: 'number' })
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    memberId: member('member_id'),
    readSeq: bigint('read_seq', { mode: 'number' }).notNull().default(0),
    deliveredSeq: bigint('delivered_seq', { mode: 'number' }).notNull().default(0),
    /** Unread messages of others. */
    unread: integer().notNull().default(0),
    /** Up to this number the member sees nothing: deleted history, or from before they joined. */
    clearedSeq: bigint('cleared_seq', { mode: 'number' }).notNull().default(0),
    isMuted: boolean('is_muted').notNull().default(false),
    isPinned: boolean('is_pinned').notNull().default(false),
    isMarkedUnread: boolean('is_marked_unread').notNull().default(false),
    /** Hidden from the member's list until the next message. */
    isHidden: boolean('is_hidden').notNull().default(false),
    joinedAt: bigint('joined_at', { mode: 'number' }).notNull(),
    /** Copy of the conversation's time, for sorting the list. */
    at: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.conversationId, table.memberId] }),
    index('conversation_list').on(table.memberId, table.isPinned, table.at, table.conversationId),
  ],
);

/** Messages, numbered without gaps within their conversation. */
export const messages = pgTable(
  'message',
  {
    conversationId: bigint('conversation_id', { mode: 'number' })
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    seq: bigint({ mode: 'number' }).notNull(),
    id: bigserial({ mode: 'number' }).notNull(),
    /** Null for system messages. */
    senderId: bigint('sender_id', { mode: 'number' }).references(() => users.id),
    /** Idempotency key from the sender: a repeat is the same message. */
    clientId: text('client_id').notNull(),
    body: jsonb().$type<StoredBody>().notNull(),
    /** Searchable text; empty once recalled. */
    words: text().notNull().default(''),
    /** False for messages that do not count as unread: system messages and recalled ones. */
    counts: boolean().notNull().default(true),
    /** Key of its file; each file belongs to one message. */
    uploadKey: text('upload_key'),
    at: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.conversationId, table.seq] }),
    uniqueIndex('message_id').on(table.id),
    uniqueIndex('message_client')
      .on(table.senderId, table.clientId)
      .where(sql`${table.senderId} is not null`),
    uniqueIndex('message_upload').on(table.uploadKey),
    index('message_sender').on(table.senderId, table.at),
    index('message_at').on(table.at),
  ],
);
