import type { PlayKind, ShotOutcome } from '@pitchside/api/scores/matches';
import { bigint, boolean, doublePrecision, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { type MatchParts, matches } from '../../sport/index.ts';
import type { Names } from '../../../../text/local.ts';

/** Parts of a match besides its score, in their latest version. */
export const matchParts = pgTable(
  'match_part',
  {
    matchId: text('match_id')
      .notNull()
      .references(() => matches.id),
    part: text().$type<keyof MatchParts>().notNull(),
    version: integer().notNull(),
    data: jsonb().notNull(),
  },
  (table) => [primaryKey({ columns: [table.matchId, table.part] })],
);

/** Commentary lines beyond the events. */
export const matchPlays = pgTable(
  'match_play',
  {
    /** The feed's own id, so that a repeated play is stored once. */
    id: text().primaryKey(),
    matchId: text('match_id')
      .notNull()
      .references(() => matches.id),
    kind: text().$type<PlayKind>().notNull(),
    side: text({ enum: ['home', 'away'] }).notNull(),
    minute: integer().notNull(),
    added: integer().notNull(),
    player: jsonb().$type<Names>(),
    at: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [index('match_play_match').on(table.matchId, table.at), index('match_play_at').on(table.at)],
);

/** Shots of matches, of football and basketball alike. */
export const matchShots = pgTable(
  'match_shot',
  {
    /** The feed's own id, so that a repeated shot is stored once. */
    id: text().primaryKey(),
    matchId: text('match_id')
      .notNull()
      .references(() => matches.id),
    side: text({ enum: ['home', 'away'] }).notNull(),
    minute: integer().notNull(),
    added: integer().notNull(),
    player: jsonb().$type<Names>(),
    outcome: text().$type<ShotOutcome>().notNull(),
    isPenalty: boolean('is_penalty').notNull(),
    x: doublePrecision().notNull(),
    y: doublePrecision().notNull(),
    xg: doublePrecision(),
    points: integer(),
    at: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [index('match_shot_match').on(table.matchId, table.at), index('match_shot_at').on(table.at)],
);
