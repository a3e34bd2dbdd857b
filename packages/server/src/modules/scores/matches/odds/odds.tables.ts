import type { OddsMarket, QuoteTuple, Sport } from '@pitchside/api/scores/matches';
import { bigint, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Names } from '../../../../text/local.ts';
import { matches } from '../../sport/index.ts';

export const oddsCompanies = pgTable('odds_company', {
  id: text().primaryKey(),
  names: jsonb().$type<Names>().notNull(),
  rank: integer().notNull(),
  sports: jsonb().$type<Sport[]>().notNull(),
});

/** Current and opening odds of each market per company. */
export const matchOdds = pgTable(
  'match_odds',
  {
    matchId: text('match_id')
      .notNull()
      .references(() => matches.id),
    companyId: text('company_id')
      .notNull()
      .references(() => oddsCompanies.id),
    market: text().$type<OddsMarket>().notNull(),
    /** Version of `live`. */
    version: integer().notNull(),
    /** Null while the market is suspended. */
    live: jsonb().$type<QuoteTuple>(),
    /** Version of the first change with a price; null before. */
    openedVersion: integer('opened_version'),
    initial: jsonb().$type<QuoteTuple>(),
    changedAt: bigint('changed_at', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.matchId, table.companyId, table.market] }), index('match_odds_changed').on(table.changedAt)],
);

/** History of odds, append-only; the oldest changes of a match are trimmed, and all are deleted some days later. */
export const oddsChanges = pgTable(
  'odds_change',
  {
    matchId: text('match_id')
      .notNull()
      .references(() => matches.id),
    companyId: text('company_id')
      .notNull()
      .references(() => oddsCompanies.id),
    version: integer().notNull(),
    at: bigint({ mode: 'number' }).notNull(),
    minute: integer(),
    markets: jsonb().$type<Partial<Record<OddsMarket, QuoteTuple | null>>>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.matchId, table.companyId, table.version] }), index('odds_change_at').on(table.at)],
);
