import type { PushKind, PushScope } from '@pitchside/api/messages/push';
import { sql } from 'drizzle-orm';
import { bigint, bigserial, boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Language } from '../../../text/local.ts';
import { sessions } from '../../member/account/index.ts';
import { users } from '../../member/member/index.ts';
import { matches } from '../../scores/sport/index.ts';
import type { PushContent } from './news/content.types.ts';

/** Browsers that receive push messages. A device belongs to the session in which it was saved, and ends with it. */
export const pushDevices = pgTable(
  'push_device',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    memberId: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => users.id),
    sessionId: bigint('session_id', { mode: 'number' })
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    /** Address at the push service; whoever knows it and the keys of the site can write to the device. */
    endpoint: text().notNull().unique(),
    p256dh: text().notNull(),
    auth: text().notNull(),
    userAgent: text('user_agent').notNull(),
    language: text().$type<Language>().notNull(),
    kinds: text().array().$type<PushKind[]>().notNull(),
    scopes: text().array().$type<PushScope[]>().notNull(),
    /** Minutes of the day without messages, in a zone; null for none. */
    quietFrom: integer('quiet_from'),
    quietUntil: integer('quiet_until'),
    zone: text(),
    createdAt: bigint('created_at', { mode: 'number' }).notNull(),
    seenAt: bigint('seen_at', { mode: 'number' }).notNull(),
    /** Since when nothing has reached it; null while all goes well. */
    failedSince: bigint('failed_since', { mode: 'number' }),
  },
  (table) => [
    index('push_device_member').on(table.memberId),
    index('push_device_session').on(table.sessionId),
    index('push_device_failed').on(table.failedSince),
  ],
);

/** News for devices: written in the transaction of its cause, then turned into deliveries device by device. */
export const pushNews = pgTable(
  'push_news',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    /** Its cause: the same cause is told once. */
    key: text().notNull().unique(),
    kind: text().$type<PushKind>().notNull(),
    /** Tag of the notification that it replaces on a device. */
    tag: text().notNull(),
    content: jsonb().$type<PushContent>().notNull(),
    matchId: text('match_id').references(() => matches.id, { onDelete: 'cascade' }),
    /** The members that it is for; null for followers of the match. */
    audience: bigint({ mode: 'number' }).array(),
    /** The one device that it is for; null for all of the audience. */
    deviceId: bigint('device_id', { mode: 'number' }),
    at: bigint({ mode: 'number' }).notNull(),
    /** After it nobody is told any more, ms UTC. */
    expiresAt: bigint('expires_at', { mode: 'number' }).notNull(),
    /** Cursor: devices by id. */
    expandedTo: bigint('expanded_to', { mode: 'number' }).notNull().default(0),
    isExpanded: boolean('is_expanded').notNull().default(false),
  },
  (table) => [
    index('push_news_open')
      .on(table.id)
      .where(sql`not ${table.isExpanded}`),
    index('push_news_at').on(table.at),
    index('push_news_match').on(table.matchId),
  ],
);

/** Messages that wait to be sent; a row goes when its message was sent, or is of no use any more. */
export const pushDeliveries = pgTable(
  'push_delivery',
  {
    newsId: bigint('news_id', { mode: 'number' })
      .notNull()
      .references(() => pushNews.id, { onDelete: 'cascade' }),
    deviceId: bigint('device_id', { mode: 'number' })
      .notNull()
      .references(() => pushDevices.id, { onDelete: 'cascade' }),
    dueAt: bigint('due_at', { mode: 'number' }).notNull(),
    attempts: integer().notNull().default(0),
    /** Until when a sender has it in hand, ms UTC of the database's clock. */
    claimedUntil: bigint('claimed_until', { mode: 'number' }).notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.newsId, table.deviceId] }),
    index('push_delivery_due').on(table.dueAt, table.newsId, table.deviceId),
    index('push_delivery_device').on(table.deviceId),
  ],
);

/** Members who watch a match and want no message of it to be ahead of their picture. */
export const pushWatches = pgTable(
  'push_watch',
  {
    memberId: bigint('member_id', { mode: 'number' }).notNull(),
    matchId: text('match_id').notNull(),
    until: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.matchId] }), index('push_watch_until').on(table.until)],
);

/** Outcomes of messages by day of the site, for operators. */
export const pushCounts = pgTable(
  'push_count',
  {
    day: text().notNull(),
    outcome: text().notNull(),
    total: integer().notNull(),
    at: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.outcome] }), index('push_count_at').on(table.at)],
);
