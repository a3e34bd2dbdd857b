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
    /** Initialization section of fMP4, in base64. */
    section: text().notNull(),
  },
  (table) => [index('recording_init_broadcast').on(table.broadcastId)],
);

/** Name of the unique index that prevents duplicate segments. */
export const storedOnce = 'recording_piece_stored_once';

/** Segments of recorded broadcasts, about ten seconds each; the bytes are in the storage. Instants are ms UTC. */
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
    /** Id of its stream, and its sequence number there: a gap is a discontinuity. */
    stream: text().notNull(),
    number: integer().notNull(),
    startedAt: bigint('started_at', { mode: 'number' }).notNull(),
    /** Milliseconds. */
    duration: integer().notNull(),
    /** Size of the file; null for those of before it was noted. */
    bytes: integer(),
    /** Time of the row, before the file, and of the stored file. */
    at: bigint({ mode: 'number' }).notNull(),
    storedAt: bigint('stored_at', { mode: 'number' }),
  },
  (table) => [
    index('recording_piece_broadcast').on(table.broadcastId, table.startedAt),
    // A retried segment is stored once.
    uniqueIndex(storedOnce).on(table.broadcastId, table.stream, table.number).where(isNotNull(table.storedAt)),
    index('recording_piece_at').on(table.at),
    index('recording_piece_init').on(table.initId),
  ],
);
