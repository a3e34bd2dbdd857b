import type { Sport } from '@pitchside/api/scores/matches';
import { and, asc, desc, eq, gte, inArray, lt, lte, sql } from 'drizzle-orm';
import {
  type FeedCompetition,
  type FeedEvent,
  type FeedFixture,
  type FeedTeam,
  type MatchUpdate,
  statusesOf,
  competitions,
  matchEvents,
  matches,
  matchPlacings,
  matchSheets,
  teams,
} from '../sport/index.ts';
import { builtOnce } from '../../../ports/database/builtOnce.ts';
import type { Database, Transaction } from '../../../ports/database/database.ts';
import { selectRows, type MatchRow } from './matches.presenter.ts';

const [before, playing] = [statusesOf('before'), statusesOf('playing')];

/** Rows per statement. They are passed as one JSON document, because a parameter per value costs more than the write. */
const chunkSize = 500;
const chunks = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / chunkSize) }, (_, index) => items.slice(index * chunkSize, (index + 1) * chunkSize));

/** The last item for each key: a statement cannot write a row twice. */
const lastOf = <Item>(items: readonly Item[], key: (item: Item) => string): Item[] => [
  ...new Map(items.map((item) => [key(item), item])).values(),
];

/** SQL of competitions, teams, matches and their events. */
export function createMatchesRepository(db: Database | Transaction) {
  const given = sql.placeholder;
  const one = builtOnce(() => selectRows(db).where(eq(matches.id, given('id'))));
  const some = builtOnce(() => selectRows(db).where(sql`${matches.id} = any(${given('ids')}::text[])`));
  const around = builtOnce(() =>
    selectRows(db)
      .where(and(eq(matches.sport, given('sport')), gte(matches.kickoffAt, given('from')), lte(matches.kickoffAt, given('until'))))
      .orderBy(sql`abs(${matches.kickoffAt} - ${given('now')}::bigint)`, asc(matches.id))
      .limit(given('limit')),
  );
  const events = builtOnce(() =>
    db
      .select()
      .from(matchEvents)
      .where(eq(matchEvents.matchId, given('matchId')))
      .orderBy(asc(matchEvents.at), asc(matchEvents.id)),
  );
  return {
    async upsertCompetitions(rows: readonly FeedCompetition[]): Promise<void> {
      for (const chunk of chunks(lastOf(rows, ({ id }) => id)))
        await db.execute(sql`
          insert into ${competitions} as c (id, sport, names, short_names, country_names, color, tier)
          select id, sport, names, "shortNames", "countryNames", color, tier
          from jsonb_to_recordset(${JSON.stringify(chunk)}::jsonb) as g (id text, sport text, names jsonb, "shortNames" jsonb, "countryNames" jsonb, color text, tier int)
          on conflict (id) do update set names = excluded.names, short_names = excluded.short_names, country_names = excluded.country_names, color = excluded.color, tier = excluded.tier
          where c.edited_at is null and (c.names, c.short_names, c.country_names, c.color, c.tier) is distinct from (excluded.names, excluded.short_names, excluded.country_names, excluded.color, excluded.tier)`);
    },
    async upsertTeams(rows: readonly FeedTeam[]): Promise<void> {
      for (const chunk of chunks(lastOf(rows, ({ id }) => id)))
        await db.execute(sql`
          insert into ${teams} as t (id, sport, names, short_names, colors, logo)
          select id, sport, names, "shortNames", colors, logo
          from jsonb_to_recordset(${JSON.stringify(chunk)}::jsonb) as g (id text, sport text, names jsonb, "shortNames" jsonb, colors jsonb, logo text)
          on conflict (id) do update set names = excluded.names, short_names = excluded.short_names, colors = excluded.colors, logo = excluded.logo
          where t.edited_at is null and (t.names, t.short_names, t.colors, t.logo) is distinct from (excluded.names, excluded.short_names, excluded.colors, excluded.logo)`);
    },
    /** Adds fixtures. For a known one only kick-off and round change, never the score. Skips unknown competitions and teams. */
    async upsertFixtures(rows: readonly FeedFixture[], now: number): Promise<void> {
      for (const chunk of chunks(lastOf(rows, ({ id }) => id)))
        await db.execute(sql`
          insert into ${matches} as m (id, sport, competition_id, season, round_names, home_id, away_id, kickoff_at, is_hot, is_simulated, detail, first_leg, status, updated_at)
          select f.id, f.sport, f."competitionId", f.season, f."roundNames", f."homeId", f."awayId", f."kickoffAt", f."isHot", f."isSimulated", f.detail, f.decider->'firstLeg', 'scheduled', ${now}::bigint
          from jsonb_to_recordset(${JSON.stringify(chunk)}::jsonb)
            as f (id text, sport text, "competitionId" text, season text, "roundNames" jsonb, "homeId" text, "awayId" text, "kickoffAt" bigint, "isHot" boolean, "isSimulated" boolean, detail jsonb, decider jsonb)
          join ${competitions} on ${competitions.id} = f."competitionId" join ${teams} h on h.id = f."homeId" join ${teams} a on a.id = f."awayId"
          on conflict (id) do update set kickoff_at = excluded.kickoff_at, round_names = excluded.round_names, is_hot = excluded.is_hot
          where (m.kickoff_at, m.round_names, m.is_hot) is distinct from (excluded.kickoff_at, excluded.round_names, excluded.is_hot)`);
      const placed = rows.flatMap(({ id, placing }) => (placing ? [{ id, ...placing }] : []));
      for (const chunk of chunks(lastOf(placed, ({ id }) => id)))
        await db.execute(sql`
          insert into ${matchPlacings} (match_id, stage, round_order, group_id)
          select p.id, p.stage, p."roundOrder", p."groupId" from jsonb_to_recordset(${JSON.stringify(chunk)}::jsonb) as p (id text, stage text, "roundOrder" int, "groupId" text)
          join ${matches} on ${matches.id} = p.id on conflict (match_id) do nothing`);
    },
    /** Applies updates that are newer than the stored version; the newest of several for one match. Returns the changed ids. */
    async applyUpdates(tx: Transaction, updates: readonly MatchUpdate[], now: number): Promise<Set<string>> {
      const written = new Set<string>();
      for (const chunk of chunks(updates.map(({ events: _, sheet: __, ...state }) => state))) {
        const { rows } = await tx.execute<{ id: string }>(sql`
          update ${matches} as m set version = u.version, status = u.status, minute = u.minute, added = u.added, home_score = (u.score->>'home')::int, away_score = (u.score->>'away')::int,
            half = u.half, penalties = u.penalties, regular = u.regular, counts = u.counts, detail = coalesce(u.detail, m.detail), updated_at = ${now}, stale_since = null
          from (
            select distinct on ("matchId") * from jsonb_to_recordset(${JSON.stringify(chunk)}::jsonb)
              as g ("matchId" text, version int, status text, minute int, added int, score jsonb, half jsonb, penalties jsonb, regular jsonb, counts jsonb, detail jsonb)
            order by "matchId", version desc) as u
          where m.id = u."matchId" and m.version < u.version returning m.id`);
        for (const { id } of rows) written.add(id);
      }
      return written;
    },
    /**
     * Withdraws matches that the source no longer lists: upcoming ones are cancelled, running ones interrupted, results stay. Returns the
     * changed ids; the next version from the source counts again.
     */
    async withdraw(tx: Transaction, ids: readonly string[], now: number): Promise<Set<string>> {
      if (ids.length === 0) return new Set();
      const status = sql`case when ${inArray(matches.status, before)} then 'cancelled' when ${matches.sport} = 'esports' then 'postponed' else 'interrupted' end`;
      const rows = await tx
        .update(matches)
        .set({ status, minute: null, added: 0, updatedAt: now, staleSince: null })
        .where(
          and(inArray(matches.id, [...ids]), inArray(matches.status, [...before, ...playing.filter((each) => each !== 'interrupted')])),
        )
        .returning({ id: matches.id });
      return new Set(rows.map(({ id }) => id));
    },
    /** Stores newer sheets. */
    async upsertSheets(tx: Transaction, rows: readonly (typeof matchSheets.$inferInsert)[]): Promise<void> {
      for (const chunk of chunks(rows))
        await tx.execute(sql`
          insert into ${matchSheets} as s (match_id, version, sheet)
          select distinct on ("matchId") "matchId", version, sheet from jsonb_to_recordset(${JSON.stringify(chunk)}::jsonb) as g ("matchId" text, version int, sheet jsonb)
          order by "matchId", version desc
          on conflict (match_id) do update set version = excluded.version, sheet = excluded.sheet where s.version < excluded.version`);
    },
    /** The sheet of a match with its sport; undefined for an unknown match, a null sheet before there is one. */
    async sheetOf(id: string) {
      const [row] = await db
        .select({
          sport: matches.sport,
          version: matches.version,
          homeId: matches.homeId,
          awayId: matches.awayId,
          sheet: matchSheets.sheet,
          sheetVersion: matchSheets.version,
        })
        .from(matches)
        .leftJoin(matchSheets, eq(matchSheets.matchId, matches.id))
        .where(eq(matches.id, id));
      return row;
    },
    /** Stores new events and returns their ids. */
    async insertEvents(tx: Transaction, rows: readonly (FeedEvent & { matchId: string })[]): Promise<Set<string>> {
      const added = new Set<string>();
      for (const chunk of chunks(rows)) {
        const { rows: stored } = await tx.execute<{ id: string }>(sql`
          insert into ${matchEvents} (id, match_id, kind, side, minute, added, player, other_player, home_score, away_score, at, part, code)
          select id, "matchId", kind, side, minute, added, player, "otherPlayer", "homeScore", "awayScore", at, part, code
          from jsonb_to_recordset(${JSON.stringify(chunk)}::jsonb)
            as e (id text, "matchId" text, kind text, side text, minute int, added int, player jsonb, "otherPlayer" jsonb, "homeScore" int, "awayScore" int, at bigint, part int, code text)
          on conflict do nothing returning id`);
        for (const { id } of stored) added.add(id);
      }
      return added;
    },
    /** Those of some ids that are known matches. */
    async known(tx: Transaction, ids: readonly string[]): Promise<Set<string>> {
      const rows =
        ids.length === 0
          ? []
          : await tx
              .select({ id: matches.id })
              .from(matches)
              .where(inArray(matches.id, [...new Set(ids)]));
      return new Set(rows.map(({ id }) => id));
    },
    rowsById: (ids: readonly string[], within: Database | Transaction = db): Promise<MatchRow[]> =>
      ids.length === 0
        ? Promise.resolve([])
        : within === db
          ? some().execute({ ids: [...ids] })
          : selectRows(within).where(sql`${matches.id} = any(${sql.param([...ids])}::text[])`),
    /** Matches of a sport closest to now: running, recently finished and upcoming. */
    around: (sport: Sport, now: number, from: number, until: number, limit: number): Promise<MatchRow[]> =>
      around().execute({ sport, now, from, until, limit }),
    /** Popular matches: running first, then upcoming, then finished. */
    async hot(sport: Sport | undefined, now: number, limit: number): Promise<MatchRow[]> {
      const ofSport = sport ? [eq(matches.sport, sport)] : [];
      const importance = [desc(matches.isHot), asc(competitions.tier)];
      const on = await selectRows(db)
        .where(and(...ofSport, inArray(matches.status, playing)))
        .orderBy(...importance, desc(matches.kickoffAt), asc(matches.id))
        .limit(limit);
      if (on.length >= limit) return on;
      const next = await selectRows(db)
        .where(
          and(...ofSport, eq(matches.status, 'scheduled'), gte(matches.kickoffAt, now - 900_000), lt(matches.kickoffAt, now + 86_400_000)),
        )
        .orderBy(...importance, asc(matches.kickoffAt), asc(matches.id))
        .limit(limit - on.length);
      const rest = limit - on.length - next.length;
      if (rest <= 0) return [...on, ...next];
      const past = await selectRows(db)
        .where(and(...ofSport, eq(matches.status, 'finished'), gte(matches.kickoffAt, now - 86_400_000)))
        .orderBy(...importance, desc(matches.kickoffAt), asc(matches.id))
        .limit(rest);
      return [...on, ...next, ...past];
    },
    async exists(id: string): Promise<boolean> {
      return (await db.select({ id: matches.id }).from(matches).where(eq(matches.id, id))).length === 1;
    },
    async byId(id: string): Promise<MatchRow | undefined> {
      const [row] = await one().execute({ id });
      return row;
    },
    eventsOf: (matchId: string) => events().execute({ matchId }),
  };
}

export type MatchesRepository = ReturnType<typeof createMatchesRepository>;
