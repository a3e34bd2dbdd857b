import { bigint, boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Stage } from '@pitchside/api/scores/competitions';
import type { Match, MatchEventKind, MatchStatus, Objective, Sport } from '@pitchside/api/scores/matches';
import type { Names } from '../../../text/local.ts';
import type { MatchSheet } from './sheets.types.ts';

export const competitions = pgTable('competition', {
  id: text().primaryKey(),
  sport: text().$type<Sport>().notNull(),
  names: jsonb().$type<Names>().notNull(),
  shortNames: jsonb('short_names').$type<Names>().notNull(),
  countryNames: jsonb('country_names').$type<Names>().notNull(),
  /** Color of the league's stripe, as CSS. */
  color: text().notNull(),
  /** Tier: 1 for the best known leagues, 3 for the rest. */
  tier: integer().notNull(),
  /** Time of an operator's edit, after which sources change none of its fields. */
  editedAt: bigint('edited_at', { mode: 'number' }),
});

export const teams = pgTable('team', {
  id: text().primaryKey(),
  sport: text().$type<Sport>().notNull(),
  names: jsonb().$type<Names>().notNull(),
  shortNames: jsonb('short_names').$type<Names>().notNull(),
  colors: jsonb().$type<[string, string]>().notNull(),
  logo: text(),
  /** Time of an operator's edit, after which sources change none of its fields. */
  editedAt: bigint('edited_at', { mode: 'number' }),
});

export interface Pair {
  home: number;
  away: number;
}

/** Counters besides the score in football. */
export interface MatchCounts {
  yellow: Pair;
  red: Pair;
  corner: Pair;
}

/** Details specific to one sport, in wire format; null in football. */
export type SportDetail = Pick<Match, 'basketball' | 'esports'>;

export const matches = pgTable(
  'match',
  {
    id: text().primaryKey(),
    sport: text().$type<Sport>().notNull(),
    competitionId: text('competition_id')
      .notNull()
      .references(() => competitions.id),
    season: text().notNull(),
    roundNames: jsonb('round_names').$type<Names>().notNull(),
    homeId: text('home_id')
      .notNull()
      .references(() => teams.id),
    awayId: text('away_id')
      .notNull()
      .references(() => teams.id),
    status: text().$type<MatchStatus>().notNull(),
    kickoffAt: bigint('kickoff_at', { mode: 'number' }).notNull(),
    minute: integer(),
    added: integer().notNull().default(0),
    homeScore: integer('home_score'),
    awayScore: integer('away_score'),
    half: jsonb().$type<Pair>(),
    penalties: jsonb().$type<Pair>(),
    /** Score after 90 minutes if there was extra time; the match score includes it. */
    regular: jsonb().$type<Pair>(),
    /** Goals in the first leg, from the perspective of this match's sides. */
    firstLeg: jsonb('first_leg').$type<Pair>(),
    counts: jsonb().$type<MatchCounts>(),
    detail: jsonb().$type<SportDetail>(),
    isHot: boolean('is_hot').notNull().default(false),
    isSimulated: boolean('is_simulated').notNull().default(false),
    /** Increases with every change; detects a feed that goes backwards. */
    version: integer().notNull().default(0),
    updatedAt: bigint('updated_at', { mode: 'number' }).notNull(),
    /** Start of the source's silence while the match runs, ms UTC. */
    staleSince: bigint('stale_since', { mode: 'number' }),
  },
  (table) => [
    index('match_sport_kickoff').on(table.sport, table.kickoffAt),
    index('match_status').on(table.status),
    index('match_season').on(table.competitionId, table.season),
    index('match_home').on(table.homeId, table.kickoffAt),
    index('match_away').on(table.awayId, table.kickoffAt),
  ],
);

/** Position of matches in their season; a match without a row is in a round of a league. */
export const matchPlacings = pgTable('match_placing', {
  matchId: text('match_id')
    .primaryKey()
    .references(() => matches.id),
  stage: text().$type<Stage>().notNull(),
  /** Order of its round among those of the season. */
  roundOrder: integer('round_order').notNull(),
  /** Group of a cup: `A`. */
  groupId: text('group_id'),
  /** Whether the competition awarded the result. */
  isAwarded: boolean('is_awarded').notNull().default(false),
  ground: text(),
});

export const matchEvents = pgTable(
  'match_event',
  {
    /** Id from the feed, so that a repeated event is stored once. */
    id: text().primaryKey(),
    matchId: text('match_id')
      .notNull()
      .references(() => matches.id),
    kind: text().$type<MatchEventKind>().notNull(),
    side: text({ enum: ['home', 'away'] }),
    minute: integer().notNull(),
    added: integer().notNull().default(0),
    player: jsonb().$type<Names>(),
    otherPlayer: jsonb('other_player').$type<Names>(),
    homeScore: integer('home_score').notNull(),
    awayScore: integer('away_score').notNull(),
    at: bigint({ mode: 'number' }).notNull(),
    /** Quarter or map; null in football. */
    part: integer(),
    /** Kind of an `objective`. */
    code: text().$type<Objective>(),
  },
  (table) => [index('match_event_match').on(table.matchId, table.at), index('match_event_at').on(table.at)],
);

/** Statistics of players or maps, in a table of their own because lists do not need them. */
export const matchSheets = pgTable('match_sheet', {
  matchId: text('match_id')
    .primaryKey()
    .references(() => matches.id),
  /** Version of the match that it belongs to. */
  version: integer().notNull(),
  sheet: jsonb().$type<MatchSheet>().notNull(),
});
