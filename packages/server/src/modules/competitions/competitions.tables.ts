import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Stage } from '@pitchside/api/competitions';
import type { Names } from '../../text/local.ts';
import { competitions, matches, teams, type Pair } from '../sport/index.ts';

/** What a team is called where: the only way from a written name to a team. */
export const teamAliases = pgTable(
  'team_alias',
  {
    /** Country whose clubs are meant, or `international` for national teams: the same name is another club elsewhere. */
    area: text().notNull(),
    /** The name without case, accents and punctuation. */
    name: text().notNull(),
    teamId: text('team_id')
      .notNull()
      .references(() => teams.id),
    /** The name as it was written. */
    written: text().notNull(),
    createdAt: bigint('created_at', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.area, table.name] }), index('team_alias_team').on(table.teamId)],
);

/** Where a match stands in its season and how it was decided; a match without a line is one of a league's rounds. */
export const matchPlacings = pgTable('match_placing', {
  matchId: text('match_id')
    .primaryKey()
    .references(() => matches.id),
  stage: text().$type<Stage>().notNull(),
  /** Order of its round among those of the season. */
  roundOrder: integer('round_order').notNull(),
  /** Group of a cup: `A`. */
  groupId: text('group_id'),
  /** Score after 90 minutes where extra time was played; the score of the match includes it. */
  regular: jsonb().$type<Pair>(),
  /** The result was given by the competition, not on the pitch. */
  isAwarded: boolean('is_awarded').notNull().default(false),
  ground: text(),
});

/** Points that were taken from a team; no result shows them. */
export const pointsDeductions = pgTable(
  'points_deduction',
  {
    competitionId: text('competition_id')
      .notNull()
      .references(() => competitions.id),
    season: text().notNull(),
    teamId: text('team_id')
      .notNull()
      .references(() => teams.id),
    points: integer().notNull(),
    reasonNames: jsonb('reason_names').$type<Names>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.competitionId, table.season, table.teamId] })],
);
