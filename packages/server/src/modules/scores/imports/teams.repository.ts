import type { DataTeam } from '@pitchside/api/desk/data';
import type { Sport } from '@pitchside/api/scores/matches';
import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../ports/database/database.ts';
import type { Transaction } from '../../../ports/database/database.ts';
import { teamAliases, teamMerges } from '../competitions/index.ts';
import { matches, teams } from '../sport/index.ts';
import { escapeLike } from '../../../text/like.ts';

type TeamRow = typeof teams.$inferSelect;

/** SQL of teams for operators. */
export function createTeamsOfDesk(db: Database | Transaction) {
  /** Describes teams in the given order with their aliases, merged ids and number of matches. */
  async function describe(rows: readonly TeamRow[]): Promise<DataTeam[]> {
    const ids = rows.map(({ id }) => id);
    if (ids.length === 0) return [];
    const [aliases, merges, { rows: played }] = await Promise.all([
      db.select().from(teamAliases).where(inArray(teamAliases.teamId, ids)).orderBy(asc(teamAliases.area), asc(teamAliases.name)),
      db.select().from(teamMerges).where(inArray(teamMerges.intoId, ids)).orderBy(asc(teamMerges.fromId)),
      db.execute<{ id: string; n: number }>(sql`
        select given.id, ((select count(*) from ${matches} where home_id = given.id) + (select count(*) from ${matches} where away_id = given.id))::int as n
        from unnest(${sql.param(ids)}::text[]) as given (id)`),
    ]);
    const counts = new Map(played.map(({ id, n }) => [id, n]));
    return rows.map(({ id, names, shortNames, colors, logo, editedAt }) => ({
      id,
      names,
      short_names: shortNames,
      colors,
      logo,
      aliases: aliases.filter(({ teamId }) => teamId === id).map(({ area, written }) => ({ area, written })),
      merged: merges.filter(({ intoId }) => intoId === id).map(({ fromId }) => fromId),
      matches: counts.get(id) ?? 0,
      edited_at: editedAt,
    }));
  }

  return {
    describe,
    async one(id: string): Promise<DataTeam | undefined> {
      return (await describe(await db.select().from(teams).where(eq(teams.id, id))))[0];
    },
    async byIds(ids: readonly string[]): Promise<Map<string, DataTeam>> {
      if (ids.length === 0) return new Map();
      const rows = await db
        .select()
        .from(teams)
        .where(inArray(teams.id, [...ids]));
      return new Map((await describe(rows)).map((team) => [team.id, team]));
    },
    /** Teams of a sport by a substring of a name, alias or id; all for an empty text. */
    async named(sport: Sport, text: string, offset: number, limit: number): Promise<{ list: DataTeam[]; total: number }> {
      const part = `%${escapeLike(text)}%`;
      const wanted = sql`${eq(teams.sport, sport)} and (${text} = '' or ${teams.id} = ${text} or (${teams.names}::text || ${teams.shortNames}::text) ilike ${part}
        or exists (select from ${teamAliases} where ${eq(teamAliases.teamId, teams.id)} and ${teamAliases.written} ilike ${part}))`;
      const [rows, { rows: totals }] = await Promise.all([
        db
          .select()
          .from(teams)
          .where(wanted)
          .orderBy(sql`${teams.names}->>'en'`, asc(teams.id))
          .offset(offset)
          .limit(limit),
        db.execute<{ n: number }>(sql`select count(*)::int as n from ${teams} where ${wanted}`),
      ]);
      return { list: await describe(rows), total: totals[0]?.n ?? 0 };
    },
    /** Ids and names of all football teams, with the areas whose files name them. */
    async everyone(): Promise<{ id: string; name: string; areas: string[] }[]> {
      const { rows } = await db.execute<{ id: string; name: string; areas: string[] }>(sql`
        select t.id, t.names->>'en' as name, coalesce(array_agg(distinct a.area) filter (where a.area is not null), '{}') as areas
        from ${teams} t left join ${teamAliases} a on a.team_id = t.id where t.sport = 'football' group by t.id, t.names order by t.id`);
      return rows;
    },
    /** Whether two teams have ever played each other. */
    async havePlayed(one: string, other: string): Promise<boolean> {
      const [found] = await db
        .select({ id: matches.id })
        .from(matches)
        .where(sql`(home_id = ${one} and away_id = ${other}) or (home_id = ${other} and away_id = ${one})`)
        .limit(1);
      return found !== undefined;
    },
  };
}
