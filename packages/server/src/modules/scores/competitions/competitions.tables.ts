import { bigint, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Names } from '../../../text/local.ts';
import { competitions, teams } from '../sport/index.ts';
import type { RuleKind, RuleValues } from './ruleBook.ts';

/** Aliases of teams by area: the only way from a written name to a team. */
export const teamAliases = pgTable(
  'team_alias',
  {
    /** Country of the club, or `international` for national teams: the same name is another club elsewhere. */
    area: text().notNull(),
    /** The name, normalized: without case, accents and punctuation. */
    name: text().notNull(),
    teamId: text('team_id')
      .notNull()
      .references(() => teams.id),
    /** The original name. */
    written: text().notNull(),
    createdAt: bigint('created_at', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.area, table.name] }), index('team_alias_team').on(table.teamId)],
);

/** Points deducted from teams, which are not in any result. */
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

/** Merged clubs: requests for the first id are answered with the second. */
export const teamMerges = pgTable('team_merge', {
  fromId: text('from_id').primaryKey(),
  intoId: text('into_id')
    .notNull()
    .references(() => teams.id),
  at: bigint({ mode: 'number' }).notNull(),
  by: text().notNull(),
});

/** Rules of competitions, each valid from a season on: counting and order, zones of the table, and abandoned seasons. */
export const competitionRules = pgTable(
  'competition_rule',
  {
    /** Id of a competition, possibly not stored yet. */
    competitionId: text('competition_id').notNull(),
    kind: text().$type<RuleKind>().notNull(),
    /** Starting year of the first season that it applies to. */
    since: integer().notNull(),
    value: jsonb().$type<RuleValues[RuleKind]>().notNull(),
    /** Time of an operator's edit, after which seeds do not change it. */
    editedAt: bigint('edited_at', { mode: 'number' }),
    editedBy: text('edited_by'),
  },
  (table) => [primaryKey({ columns: [table.competitionId, table.kind, table.since] })],
);
