import { bigint, bigserial, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { FileRefusal } from './faults.ts';

/** Figures of an import. */
export interface ImportFigures {
  matches: number;
  added: number;
  changed: number;
  /** Matches of earlier files that are missing in this one. */
  removed: number;
  teams: number;
}

/** Imported and refused files. */
export const dataImports = pgTable(
  'data_import',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    at: bigint({ mode: 'number' }).notNull(),
    /** The importer: a nickname, or `cli`. */
    by: text().notNull(),
    /** `openfootball`. */
    source: text().notNull(),
    file: text().notNull(),
    competitionId: text('competition_id'),
    season: text(),
    state: text({ enum: ['written', 'refused', 'undone'] }).notNull(),
    /** Reason of the import; empty on the command line. */
    reason: text().notNull(),
    /** Reason of a refusal. */
    refusal: jsonb().$type<FileRefusal>(),
    figures: jsonb().$type<ImportFigures>(),
    undoneAt: bigint('undone_at', { mode: 'number' }),
    undoneBy: text('undone_by'),
  },
  (table) => [index('data_import_at').on(table.at), index('data_import_season').on(table.competitionId, table.season, table.id)],
);

/** Rows before and after an import, for undoing it. */
export const dataImportChanges = pgTable(
  'data_import_change',
  {
    importId: bigint('import_id', { mode: 'number' }).notNull(),
    position: integer().notNull(),
    /** Name of the table. */
    tableName: text('table_name').notNull(),
    /** Values of its key, as JSON. */
    key: text().notNull(),
    /** Null when the import created the row. */
    before: jsonb().$type<Record<string, unknown>>(),
    /** Null when the import deleted the row. */
    after: jsonb().$type<Record<string, unknown>>(),
    at: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.position] }),
    index('data_import_change_row').on(table.tableName, table.key, table.importId),
    index('data_import_change_at').on(table.at),
  ],
);
