import type { OverlaySettings } from '@pitchside/api/live/overlays';
import { bigint, boolean, integer, jsonb, pgTable } from 'drizzle-orm/pg-core';
import { rooms } from '../room/index.ts';

/** Overlays of rooms: their settings, and only the number that their secret path is derived from. */
export const roomOverlays = pgTable('room_overlay', {
  roomId: bigint('room_id', { mode: 'number' })
    .primaryKey()
    .references(() => rooms.id),
  /** Null until the anchor changes some. */
  settings: jsonb().$type<OverlaySettings>(),
  version: integer().notNull().default(0),
  /** Whether there is a path. */
  isOn: boolean('is_on').notNull().default(false),
  /** When a program opened it last, to the hour, ms UTC. */
  readAt: bigint('read_at', { mode: 'number' }),
});
