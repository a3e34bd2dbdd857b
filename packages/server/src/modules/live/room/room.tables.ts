import { bigint, bigserial, boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { defaultGrace, type RaidRule, type RoomCategory } from '@pitchside/api/live/live';
import type { Language, Names } from '../../../text/local.ts';
import { users } from '../../member/member/index.ts';
import { matches } from '../../scores/sport/index.ts';

/** Rooms: each belongs to one anchor and is live while its stream runs. */
export const rooms = pgTable(
  'room',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    ownerId: bigint('owner_id', { mode: 'number' })
      .notNull()
      .references(() => users.id)
      .unique(),
    title: text().notNull(),
    /** Title of an official room in all languages; null with a single title. */
    titles: jsonb().$type<Names>(),
    category: text().$type<RoomCategory>().notNull(),
    /** Language of the owner; readers of that language see the room first. */
    language: text().$type<Language>().notNull().default('zh'),
    status: text({ enum: ['not_started', 'live', 'ended'] })
      .notNull()
      .default('not_started'),
    matchId: text('match_id').references(() => matches.id),
    isOfficial: boolean('is_official').notNull().default(false),
    placard: text().notNull().default(''),
    /** Announcement of an official room in all languages; null with a single one. */
    placards: jsonb().$type<Names>(),
    cover: text(),
    heat: integer().notNull().default(0),
    startedAt: bigint('started_at', { mode: 'number' }),
    /** Source of the video: pushed by the anchor, or the demo channel. */
    source: text({ enum: ['push', 'demo'] })
      .notNull()
      .default('push'),
    /** Part of the derived stream key; an increment invalidates the old key. */
    keyVersion: integer('key_version').notNull().default(1),
    /** Whether a stream may be pushed: the owner opens the room for a broadcast and closes it at the end. */
    isOpen: boolean('is_open').notNull().default(true),
    /** Counts admitted publishers, ends and new keys: late starts or ends of an earlier stream have no effect. */
    generation: integer().notNull().default(0),
    /** Time that a live room waits for a publisher who was lost, ms; set by the owner. */
    grace: integer()
      .notNull()
      .default(defaultGrace * 1_000),
    /** Time at which the publisher of a live room was lost, and until when the room waits, ms UTC; null while it is there. */
    awayAt: bigint('away_at', { mode: 'number' }),
    awayUntil: bigint('away_until', { mode: 'number' }),
    /** Whose raids the room takes; set by the owner. */
    raids: text().$type<RaidRule>().notNull().default('everyone'),
  },
  (table) => [index('room_status').on(table.status, table.category), index('room_match').on(table.matchId)],
);

/** Assistants who moderate a room. */
export const roomModerators = pgTable(
  'room_moderator',
  {
    roomId: bigint('room_id', { mode: 'number' })
      .notNull()
      .references(() => rooms.id),
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id),
    /** Member who appointed them; null if not recorded. */
    byId: bigint('by_id', { mode: 'number' }).references(() => users.id),
    at: bigint({ mode: 'number' }).notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.roomId, table.userId] })],
);

/** Mutes in a room with their end (null: until lifted). */
export const roomMutes = pgTable(
  'room_mute',
  {
    roomId: bigint('room_id', { mode: 'number' })
      .notNull()
      .references(() => rooms.id),
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id),
    until: bigint({ mode: 'number' }),
    byId: bigint('by_id', { mode: 'number' }).notNull(),
    at: bigint({ mode: 'number' }).notNull().default(0),
    reason: text().notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.roomId, table.userId] }), index('room_mute_until').on(table.until)],
);

/** Members removed from a room. */
export const roomKicks = pgTable(
  'room_kick',
  {
    roomId: bigint('room_id', { mode: 'number' })
      .notNull()
      .references(() => rooms.id),
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id),
    at: bigint({ mode: 'number' }).notNull(),
    byId: bigint('by_id', { mode: 'number' }).notNull(),
    reason: text().notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.roomId, table.userId] }), index('room_kick_member').on(table.userId)],
);
