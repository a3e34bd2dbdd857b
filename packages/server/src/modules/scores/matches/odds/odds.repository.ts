import type { OddsMarket, QuoteTuple, Sport } from '@pitchside/api/scores/matches';
import { and, asc, desc, eq, gte, inArray, lte, sql } from 'drizzle-orm';
import { type FeedCompany, type FeedOdds, matches } from '../../sport/index.ts';
import type { Database, Transaction } from '../../../../ports/database/database.ts';
import type { OddsLine } from './oddsLines.ts';
import { matchOdds, oddsChanges, oddsCompanies } from './odds.tables.ts';

/** Number of stored changes per company and match. */
export const historyLimit = 300;

/** Cache lifetime of the list of companies, ms. */
const rememberFor = 10_000;

/** A market after a delivery. */
export interface ChangedLine {
  sport: Sport;
  matchId: string;
  companyId: string;
  market: OddsMarket;
  live: QuoteTuple | null;
  initial: QuoteTuple | null;
  openedVersion: number | null;
}

/** SQL of companies, odds and their history. */
export function createOddsRepository(db: Database, now: () => number) {
  // Every connection requests the companies when it opens; they hardly ever change.
  const remembered = new Map<Sport, { until: number; rows: Promise<(typeof oddsCompanies.$inferSelect)[]> }>();

  return {
    async upsertCompanies(rows: readonly FeedCompany[]): Promise<void> {
      if (rows.length === 0) return;
      const values = rows.map(({ id, names, rank, sports }) => ({ id, names, rank, sports: [...sports] }));
      await db
        .insert(oddsCompanies)
        .values(values)
        .onConflictDoUpdate({
          target: oddsCompanies.id,
          set: { names: sql`excluded.names`, rank: sql`excluded.rank`, sports: sql`excluded.sports` },
        });
      remembered.clear();
    },
    /** Companies with odds in a sport, the default first. */
    companies(sport: Sport): Promise<(typeof oddsCompanies.$inferSelect)[]> {
      const known = remembered.get(sport);
      if (known && now() < known.until) return known.rows;
      const rows = db
        .select()
        .from(oddsCompanies)
        .where(sql`${oddsCompanies.sports} ? ${sport}`)
        .orderBy(asc(oddsCompanies.rank), asc(oddsCompanies.id))
        .then((found) => found);
      rows.catch(() => remembered.delete(sport));
      remembered.set(sport, { until: now() + rememberFor, rows });
      return rows;
    },
    /** Merges lines with the known markets and returns the changed ones. Skips unknown matches and companies. */
    async joinLines(tx: Transaction, lines: readonly OddsLine[]): Promise<ChangedLine[]> {
      if (lines.length === 0) return [];
      const { rows } = await tx.execute<{
        sport: Sport;
        match_id: string;
        company_id: string;
        market: OddsMarket;
        live: QuoteTuple | null;
        initial: QuoteTuple | null;
        opened_version: number | null;
      }>(sql`
        with given as (
          select g.* from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
            as g("matchId" text, "companyId" text, market text, version int, live jsonb, "openedVersion" int, initial jsonb, "changedAt" bigint)
          join ${matches} on ${matches.id} = g."matchId" join ${oddsCompanies} on ${oddsCompanies.id} = g."companyId"),
        written as (
          insert into ${matchOdds} as o (match_id, company_id, market, version, live, opened_version, initial, changed_at)
          select "matchId", "companyId", market, version, live, "openedVersion", initial, "changedAt" from given order by 1, 2, 3
          on conflict (match_id, company_id, market) do update set
            live = case when excluded.version > o.version then excluded.live else o.live end,
            changed_at = case when excluded.version > o.version then excluded.changed_at else o.changed_at end,
            version = greatest(o.version, excluded.version),
            initial = case when excluded.opened_version < coalesce(o.opened_version, 2147483647) then excluded.initial else o.initial end,
            opened_version = least(o.opened_version, excluded.opened_version)
          where excluded.version > o.version or excluded.opened_version < coalesce(o.opened_version, 2147483647)
          returning o.*)
        select ${matches.sport} as sport, written.match_id, written.company_id, written.market, written.live, written.initial, written.opened_version
        from written join ${matches} on ${matches.id} = written.match_id
        order by written.match_id, written.company_id, written.market`);
      return rows.map((row) => ({
        sport: row.sport,
        matchId: row.match_id,
        companyId: row.company_id,
        market: row.market,
        live: row.live,
        initial: row.initial,
        openedVersion: row.opened_version,
      }));
    },
    /** Appends changes to the history. Existing ones stay unchanged; the oldest beyond the limit per company are deleted. */
    async append(tx: Transaction, odds: readonly FeedOdds[]): Promise<void> {
      if (odds.length === 0) return;
      await tx.execute(sql`
        insert into ${oddsChanges} (match_id, company_id, version, at, minute, markets)
        select g."matchId", g."companyId", g.version, g.at, g.minute, g.markets
        from jsonb_to_recordset(${JSON.stringify(odds)}::jsonb) as g("matchId" text, "companyId" text, version int, at bigint, minute int, markets jsonb)
        join ${matches} on ${matches.id} = g."matchId" join ${oddsCompanies} on ${oddsCompanies.id} = g."companyId"
        on conflict do nothing`);
      const long = odds.filter(({ version }) => version > historyLimit);
      if (long.length === 0) return;
      await tx.execute(sql`
        delete from ${oddsChanges} using jsonb_to_recordset(${JSON.stringify(long)}::jsonb) as g("matchId" text, "companyId" text, version int)
        where match_id = g."matchId" and company_id = g."companyId" and ${oddsChanges.version} <= g.version - ${historyLimit}`);
    },
    /** Markets of one company on the matches of a sport between two kick-offs. */
    ofCompany: (sport: Sport, companyId: string, from: number, until: number) =>
      db
        .select({ matchId: matchOdds.matchId, market: matchOdds.market, initial: matchOdds.initial, live: matchOdds.live })
        .from(matches)
        .innerJoin(matchOdds, and(eq(matchOdds.matchId, matches.id), eq(matchOdds.companyId, companyId)))
        .where(and(eq(matches.sport, sport), gte(matches.kickoffAt, from), lte(matches.kickoffAt, until)))
        .orderBy(asc(matches.kickoffAt), asc(matches.id)),
    /** All markets of a match, in order of companies. */
    ofMatch: (matchId: string) =>
      db
        .select({ odds: matchOdds, company: oddsCompanies })
        .from(matchOdds)
        .innerJoin(oddsCompanies, eq(oddsCompanies.id, matchOdds.companyId))
        .where(eq(matchOdds.matchId, matchId))
        .orderBy(asc(oddsCompanies.rank), asc(oddsCompanies.id)),
    /** Markets of all companies for some matches, in order of companies. */
    ofMatches: async (matchIds: readonly string[]) =>
      matchIds.length === 0
        ? []
        : db
            .select({
              matchId: matchOdds.matchId,
              companyId: matchOdds.companyId,
              market: matchOdds.market,
              initial: matchOdds.initial,
              live: matchOdds.live,
            })
            .from(matchOdds)
            .innerJoin(oddsCompanies, eq(oddsCompanies.id, matchOdds.companyId))
            .where(inArray(matchOdds.matchId, [...matchIds]))
            .orderBy(asc(matchOdds.matchId), asc(oddsCompanies.rank), asc(oddsCompanies.id)),
    /** Asian and size lines of one company for some matches. */
    linesOf: (matchIds: readonly string[], companyId: string) =>
      db
        .select({ matchId: matchOdds.matchId, market: matchOdds.market, live: matchOdds.live, initial: matchOdds.initial })
        .from(matchOdds)
        .where(and(inArray(matchOdds.matchId, [...matchIds]), eq(matchOdds.companyId, companyId))),
    async company(id: string) {
      const [row] = await db.select().from(oddsCompanies).where(eq(oddsCompanies.id, id));
      return row;
    },
    /** Changes on a match, oldest first. */
    changesOf: (matchId: string) =>
      db
        .select({ companyId: oddsChanges.companyId, at: oddsChanges.at, markets: oddsChanges.markets })
        .from(oddsChanges)
        .where(eq(oddsChanges.matchId, matchId))
        .orderBy(asc(oddsChanges.companyId), asc(oddsChanges.version)),
    /** The last changes of one market, newest first. */
    changesOfMarket: (matchId: string, companyId: string, market: OddsMarket, limit: number) =>
      db
        .select()
        .from(oddsChanges)
        .where(and(eq(oddsChanges.matchId, matchId), eq(oddsChanges.companyId, companyId), sql`${oddsChanges.markets} ? ${market}`))
        .orderBy(desc(oddsChanges.version))
        .limit(limit),
  };
}

export type OddsRepository = ReturnType<typeof createOddsRepository>;
