import { matchStatuses, type Sport } from '@pitchside/api/matches';
import { and, asc, desc, eq, gte, inArray, lt, lte, sql } from 'drizzle-orm';
import type { FeedCompetition, FeedEvent, FeedFixture, FeedTeam, MatchUpdate } from '../../feeds/feed.types.ts';
import type { Database, Transaction } from '../../ports/database/database.ts';
import { selectRows, type MatchRow } from './matches.rows.ts';
import { competitions, matchEvents, matches, teams } from './matches.tables.ts';

const notPlaying = ['tbd', 'scheduled', 'finished', 'postponed', 'abandoned', 'cancelled'] as const;
const playing = [...new Set(Object.values(matchStatuses).flat())].filter((status) => !notPlaying.some((other) => other === status));

/** Rows that one statement writes at a time. */
const chunkSize = 500;
const chunks = <Item>(items: readonly Item[]): Item[][] => Array.from({ length: Math.ceil(items.length / chunkSize) }, (_, index) => items.slice(index * chunkSize, (index + 1) * chunkSize));

/** Columns of a conflicting insert that take the new value. */
const taking = (...columns: string[]) => Object.fromEntries(columns.map((column) => [column, sql.raw(`excluded.${column.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`)]));

/** SQL of competitions, teams, matches and their events. */
export function createMatchesRepository(db: Database | Transaction) {
  return {
    async upsertCompetitions(rows: readonly FeedCompetition[]): Promise<void> {
      for (const chunk of chunks(rows)) await db.insert(competitions).values(chunk).onConflictDoUpdate({ target: competitions.id, set: taking('names', 'shortNames', 'countryNames', 'color', 'tier') });
    },
    async upsertTeams(rows: readonly FeedTeam[]): Promise<void> {
      for (const chunk of chunks(rows)) await db.insert(teams).values(chunk).onConflictDoUpdate({ target: teams.id, set: taking('names', 'shortNames', 'colors', 'logo') });
    },
    /** Adds fixtures; a known one only moves its kick-off and round, never its score. */
    async upsertFixtures(rows: readonly FeedFixture[], now: number): Promise<void> {
      for (const chunk of chunks(rows)) {
        await db
          .insert(matches)
          .values(chunk.map((fixture) => ({ ...fixture, status: 'scheduled' as const, updatedAt: now })))
          .onConflictDoUpdate({ target: matches.id, set: taking('kickoffAt', 'roundNames', 'isHot') });
      }
    },
    /** Writes those updates that are newer than what is known; gives the ids it wrote. */
    async applyUpdates(tx: Transaction, updates: readonly MatchUpdate[], now: number): Promise<Set<string>> {
      const written = new Set<string>();
      for (const chunk of chunks(updates)) {
        const values = sql.join(
          chunk.map((u) => sql`(${u.matchId}, ${u.version}::int, ${u.status}, ${u.minute}::int, ${u.added}::int, ${u.score?.home ?? null}::int, ${u.score?.away ?? null}::int, ${JSON.stringify(u.half)}::jsonb, ${JSON.stringify(u.penalties)}::jsonb, ${JSON.stringify(u.counts)}::jsonb)`),
          sql`, `,
        );
        const { rows } = await tx.execute<{ id: string }>(sql`
          update ${matches} as m set version = u.version, status = u.status, minute = u.minute, added = u.added, home_score = u.home_score, away_score = u.away_score,
            half = nullif(u.half, 'null'::jsonb), penalties = nullif(u.penalties, 'null'::jsonb), counts = nullif(u.counts, 'null'::jsonb), updated_at = ${now}
          from (values ${values}) as u (id, version, status, minute, added, home_score, away_score, half, penalties, counts)
          where m.id = u.id and m.version < u.version returning m.id`);
        for (const { id } of rows) written.add(id);
      }
      return written;
    },
    /** Stores events that are not known yet; gives their ids. */
    async insertEvents(tx: Transaction, rows: readonly (FeedEvent & { matchId: string })[]): Promise<Set<string>> {
      const added = new Set<string>();
      for (const chunk of chunks(rows)) for (const { id } of await tx.insert(matchEvents).values(chunk).onConflictDoNothing().returning({ id: matchEvents.id })) added.add(id);
      return added;
    },
    rowsById: (ids: readonly string[], within: Database | Transaction = db): Promise<MatchRow[]> => (ids.length === 0 ? Promise.resolve([]) : selectRows(within).where(inArray(matches.id, [...ids]))),
    /** Matches of a sport around now, the nearest ones: what is on, what ended lately and what comes. */
    around: (sport: Sport, now: number, from: number, until: number, limit: number): Promise<MatchRow[]> =>
      selectRows(db)
        .where(and(eq(matches.sport, sport), gte(matches.kickoffAt, from), lte(matches.kickoffAt, until)))
        .orderBy(sql`abs(${matches.kickoffAt} - ${now})`, asc(matches.id))
        .limit(limit),
    /** Hot matches: playing first, then the next ones, then the last ones. */
    async hot(sport: Sport | undefined, now: number, limit: number): Promise<MatchRow[]> {
      const ofSport = sport ? [eq(matches.sport, sport)] : [];
      const importance = [desc(matches.isHot), asc(competitions.tier)];
      const on = await selectRows(db).where(and(...ofSport, inArray(matches.status, playing))).orderBy(...importance, desc(matches.kickoffAt), asc(matches.id)).limit(limit);
      if (on.length >= limit) return on;
      const next = await selectRows(db)
        .where(and(...ofSport, eq(matches.status, 'scheduled'), gte(matches.kickoffAt, now - 900_000), lt(matches.kickoffAt, now + 86_400_000)))
        .orderBy(...importance, asc(matches.kickoffAt), asc(matches.id))
        .limit(limit - on.length);
      const rest = limit - on.length - next.length;
      if (rest <= 0) return [...on, ...next];
      const past = await selectRows(db).where(and(...ofSport, eq(matches.status, 'finished'), gte(matches.kickoffAt, now - 86_400_000))).orderBy(...importance, desc(matches.kickoffAt), asc(matches.id)).limit(rest);
      return [...on, ...next, ...past];
    },
    async byId(id: string): Promise<MatchRow | undefined> {
      const [row] = await selectRows(db).where(eq(matches.id, id));
      return row;
    },
    eventsOf: (matchId: string) => db.select().from(matchEvents).where(eq(matchEvents.matchId, matchId)).orderBy(asc(matchEvents.at), asc(matchEvents.id)),
  };
}

export type MatchesRepository = ReturnType<typeof createMatchesRepository>;
