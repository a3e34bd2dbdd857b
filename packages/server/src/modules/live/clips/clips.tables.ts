import type { ClipKind, Clippers, ClipState } from '@pitchside/api/live/clips';
import { sql } from 'drizzle-orm';
import { bigint, bigserial, boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '../../member/member/index.ts';
import { matches } from '../../scores/sport/index.ts';
import { rooms } from '../room/index.ts';
import { broadcasts } from '../studio/index.ts';

/** Reason why there is no film: nothing of it was recorded, or the storage was full. */
export type ClipFault = 'missing' | 'full' | 'unable';

const roomId = () =>
  bigint('room_id', { mode: 'number' })
    .notNull()
    .references(() => rooms.id);

/** Clips of broadcasts; the films are in the storage. Instants are ms UTC. */
export const clips = pgTable(
  'clip',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    roomId: roomId(),
    broadcastId: bigint('broadcast_id', { mode: 'number' }).references(() => broadcasts.id, { onDelete: 'set null' }),
    kind: text().$type<ClipKind>().notNull(),
    matchId: text('match_id').references(() => matches.id),
    /** Event of a goal; events may be replaced by those of an import, so it is no reference. */
    eventId: text('event_id'),
    /** Member who made it; null for goals. */
    makerId: bigint('maker_id', { mode: 'number' }).references(() => users.id),
    /** Title that its maker gave; empty for the one that it has by itself. */
    title: text().notNull().default(''),
    /** Wanted span of programme time; once it is made, the span of its film. */
    fromAt: bigint('from_at', { mode: 'number' }).notNull(),
    toAt: bigint('to_at', { mode: 'number' }).notNull(),
    /** Instant of the match that it gives away. */
    at: bigint({ mode: 'number' }).notNull(),
    state: text().$type<ClipState>().notNull().default('making'),
    isAnnulled: boolean('is_annulled').notNull().default(false),
    fault: text().$type<ClipFault>(),
    /** File name in the public area of the storage; unguessable. Null before it is made, and once it is gone. */
    name: text(),
    bytes: integer().notNull().default(0),
    width: integer().notNull().default(0),
    height: integer().notNull().default(0),
    createdAt: bigint('created_at', { mode: 'number' }).notNull(),
    /** When it is made at the earliest; later where its last pictures are not recorded yet. */
    dueAt: bigint('due_at', { mode: 'number' }).notNull(),
    /** Number of the run, and expiry of its lease (ms UTC of the database's clock). */
    run: integer().notNull().default(0),
    until: bigint({ mode: 'number' }).notNull().default(0),
    /** When its film is deleted by itself. */
    expiresAt: bigint('expires_at', { mode: 'number' }).notNull(),
    removedBy: bigint('removed_by', { mode: 'number' }),
    /** When there was no film any more; the row is forgotten some time later. */
    goneAt: bigint('gone_at', { mode: 'number' }),
  },
  (table) => [
    index('clip_room').on(table.roomId, table.id),
    index('clip_newest')
      .on(table.at, table.id)
      .where(sql`state = 'ready'`),
    index('clip_match').on(table.matchId, table.id),
    index('clip_maker').on(table.makerId, table.id),
    index('clip_broadcast').on(table.broadcastId),
    uniqueIndex('clip_goal_once')
      .on(table.roomId, table.eventId)
      .where(sql`event_id is not null`),
    index('clip_waiting')
      .on(table.dueAt)
      .where(sql`state = 'making'`),
    index('clip_expires')
      .on(table.expiresAt)
      .where(sql`name is not null`),
    index('clip_gone').on(table.goneAt),
  ],
);

/** Decisions of anchors about clips of their rooms; a room without a row has the defaults. */
export const roomClipRules = pgTable('room_clip_rule', {
  roomId: roomId().primaryKey(),
  who: text().$type<Clippers>().notNull(),
  hasGoals: boolean('has_goals').notNull(),
  canDownload: boolean('can_download').notNull(),
  /** Seconds by which the picture lags behind the match. */
  delay: integer().notNull(),
});
