import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { users } from '../../member/member/index.ts';

/** Metadata of a file; `cover` and `seconds` only for a video. */
export interface FileInfo {
  width: number;
  height: number;
  seconds?: number;
  /** Bytes and type of the stored file; missing for files from before they were recorded. */
  bytes?: number;
  mime?: string;
  /** Download name of a file in a message. */
  name?: string;
}

/** Uploaded files. A key can be taken once, so that its token is single-use. */
export const uploads = pgTable(
  'upload',
  {
    /** Random name without extension. */
    key: text().primaryKey(),
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id),
    purpose: text().notNull(),
    /**
     * `receiving` in progress, `stored` waits for use, `kept` in use, `leaving` claimed for deletion and never reusable, `gone` failed or
     * deleted.
     */
    state: text({ enum: ['receiving', 'stored', 'kept', 'leaving', 'gone'] }).notNull(),
    isPrivate: boolean('is_private').notNull(),
    /** Bytes that count towards the daily quota: the limit while receiving, then the actual size. */
    size: integer().notNull(),
    /** Extension of the stored file: jpg, png. */
    ending: text().notNull().default(''),
    /** Metadata: size in px, and for a video its length. */
    info: jsonb().$type<FileInfo>(),
    /** Received bytes of an upload in parts. */
    received: integer().notNull().default(0),
    /** Time of the beginning. */
    at: bigint({ mode: 'number' }).notNull(),
    /** Time of the latest part or the last byte; null for an upload in a single request. */
    movedAt: bigint('moved_at', { mode: 'number' }),
    /** Time when the file must be deleted: when its last use ends; null while one has no end. */
    deleteAt: bigint('delete_at', { mode: 'number' }),
  },
  (table) => [
    index('upload_member').on(table.userId, table.at),
    index('upload_state').on(table.state, table.at),
    index('upload_delete').on(table.deleteAt),
  ],
);

/** Uses of a file. A file used in two plans remains until both have released it. Rows are deleted with their upload. */
export const uploadUses = pgTable(
  'upload_use',
  {
    key: text()
      .notNull()
      .references(() => uploads.key, { onDelete: 'cascade' }),
    /** Kind and id of the user, such as `plan:12`. */
    usedBy: text('used_by').notNull(),
    /** End of the use, ms UTC; null without one. */
    until: bigint({ mode: 'number' }),
  },
  (table) => [primaryKey({ columns: [table.key, table.usedBy] })],
);

/** Parts of uploads in progress; recorded before they are stored, and deleted with their upload. */
export const uploadParts = pgTable(
  'upload_part',
  {
    /** Name in the storage. */
    name: text().primaryKey(),
    key: text()
      .notNull()
      .references(() => uploads.key, { onDelete: 'cascade' }),
    /** Offset in the file. */
    offset: integer().notNull(),
    /** Bytes; null until the part belongs to the file, which may never happen. */
    size: integer(),
  },
  (table) => [index('upload_part_key').on(table.key, table.offset)],
);
