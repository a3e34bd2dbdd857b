import { isNotNull } from 'drizzle-orm';
import { bigint, bigserial, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { broadcasts } from '../studio/index.ts';

const broadcastId = () =>
  bigint('broadcast_id', { mode: 'number' })
    .notNull()
    .references(() => broadcasts.id, { onDelete: 'cascade' });

/** Initialization sections, read by a player before their segments: codecs and sizes, about a kilobyte. */
export const recordingInits = pgTable(
  'recording_init',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    broadcastId: broadcastId(),
    /** Initialisation section of fMP4, in base64. */
    section: text().notNull(),
  },
  (table) => [index('recording_init_broadcast').on(table.broadcastId)],
);

/** Lets no piece be stored twice. */
export const storedOnce = 'recording_piece_stored_once';

/** Pieces of recorded broadcasts, some ten seconds each; the bytes lie in the storage. Instants are ms UTC. */
export const recordingPieces = pgTable(
  'recording_piece',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    broadcastId: broadcastId(),
    initId: bigint('init_id', { mode: 'number' })
      .notNull()
      .references(() => recordingInits.id, { onDelete: 'cascade' }),
    /** File name in the public area of the storage; unguessable. */
    name: text().notNull(),
    /** The stream that it was cut from, and its number there: two that do not follow each other are a break. */
    stream: text().notNull(),
    number: integer().notNull(),
    startedAt: bigint('started_at', { mode: 'number' }).notNull(),
    /** Milliseconds. */
    duration: integer().notNull(),
    /** When its row was written, before the file; when the file was there. */
    at: bigint({ mode: 'number' }).notNull(),
    storedAt: bigint('stored_at', { mode: 'number' }),
  },
  (table) => [
    index('recording_piece_broadcast').on(table.broadcastId, table.startedAt),
    // A piece that was tried again is there once.
    uniqueIndex(storedOnce).on(table.broadcastId, table.stream, table.number).where(isNotNull(table.storedAt)),
    index('recording_piece_at').on(table.at),
    index('recording_piece_init').on(table.initId),
  ],
);
