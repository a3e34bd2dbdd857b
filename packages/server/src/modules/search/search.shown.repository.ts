import { and, eq, gte, inArray, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import { builtOnce } from '../../ports/database/builtOnce.ts';
import type { Database } from '../../ports/database/database.ts';
import { followCounts } from '../follow/index.ts';
import { users } from '../member/index.ts';
import { rooms } from '../room/index.ts';
import { competitions, matches, statusesOf, teams, type Pair } from '../sport/index.ts';

const day = 86_400_000;
/** How far back and ahead matches are found, ms. */
export const reach = { back: 3 * day, ahead: 7 * day };
/** Results that a team's form shows. */
const lastFive = 5;

const ids = (given: readonly string[]) => sql`${sql.param([...given])}::text[]`;
const isPlaying = inArray(matches.status, statusesOf('playing'));
/** Text as it is folded, by the database: enough to find a part of a title, whose words no index holds. */
const folded = (column: SQL | typeof rooms.title) =>
  sql`translate(lower(regexp_replace(normalize(${column}, NFKD), '[\\u0300-\\u036f[:space:][:punct:]]', '', 'g')), 'đĐøØłŁ', 'ddooll')`;

/** Where a team plays now, and when next. */
export interface Place {
  id: string;
  competitionId: string | null;
  season: string | null;
  nextAt: number | null;
}

/** By whom, and of which teams and competitions, rooms are looked for. */
export interface RoomSearch {
  /** Folded text that a title may hold; empty for none. */
  key: string;
  teamIds: readonly string[];
  competitionIds: readonly string[];
  anchorIds: readonly string[];
}

/** SQL of what is told of what was found. */
export function createShownRepository(db: Database) {
  const given = (name: keyof RoomSearch) => sql`any(${sql.placeholder(name)}::text[])`;
  const roomsOf = builtOnce(() =>
    db
      .select({ id: rooms.id, total: sql<number>`(count(*) over ())::int` })
      .from(rooms)
      .leftJoin(matches, eq(matches.id, rooms.matchId))
      .where(
        and(
          eq(rooms.status, 'live'),
          or(
            // An empty text stands in every title.
            sql`position(nullif(${sql.placeholder('key')}::text, '') in ${folded(rooms.title)}) > 0`,
            sql`${rooms.ownerId}::text = ${given('anchorIds')}`,
            sql`${matches.homeId} = ${given('teamIds')}`,
            sql`${matches.awayId} = ${given('teamIds')}`,
            sql`${matches.competitionId} = ${given('competitionIds')}`,
          ),
        ),
      )
      .orderBy(sql`${rooms.heat} desc`, rooms.id)
      .limit(sql.placeholder('limit'))
      .offset(sql.placeholder('offset')),
  );
  const upcoming = (now: number) => and(gte(matches.kickoffAt, now - reach.back), lte(matches.kickoffAt, now + reach.ahead));

  return {
    teams: (given: readonly string[]) =>
      db
        .select()
        .from(teams)
        .where(sql`${teams.id} = any(${ids(given)})`),
    competitions: (given: readonly string[]) =>
      db
        .select()
        .from(competitions)
        .where(sql`${competitions.id} = any(${ids(given)})`),
    /** Where teams play at present and when next: their last match that is known, and the first that has not begun, each found by an index. */
    async places(given: readonly string[], now: number): Promise<Place[]> {
      const { rows } = await db.execute<{ id: string; competitionId: string | null; season: string | null; nextAt: string | null }>(sql`
        select g.id, last.competition_id as "competitionId", last.season, least(
          (select kickoff_at from ${matches} where home_id = g.id and kickoff_at > ${now} and status = 'scheduled' order by kickoff_at limit 1),
          (select kickoff_at from ${matches} where away_id = g.id and kickoff_at > ${now} and status = 'scheduled' order by kickoff_at limit 1)) as "nextAt"
        from unnest(${ids(given)}) as g (id)
        left join lateral (select * from (
          (select competition_id, season, kickoff_at from ${matches} where home_id = g.id order by kickoff_at desc limit 1) union all
          (select competition_id, season, kickoff_at from ${matches} where away_id = g.id order by kickoff_at desc limit 1)) as sides
          order by kickoff_at desc limit 1) as last on true`);
      return rows.map(({ nextAt, ...row }) => ({ ...row, nextAt: nextAt === null ? null : Number(nextAt) }));
    },
    /** The last results of a team, the newest first. */
    async form(teamId: string): Promise<('W' | 'D' | 'L')[]> {
      const side = (own: SQL, us: SQL, them: SQL) =>
        sql`(select kickoff_at, ${us} as us, ${them} as them, penalties, ${own} as own from ${matches} where ${own} = ${teamId} and status = 'finished' order by kickoff_at desc limit ${lastFive})`;
      const { rows } = await db.execute<{ us: number; them: number; penalties: Pair | null; isHome: boolean }>(sql`
        select us, them, penalties, "isHome" from (
          select *, true as "isHome" from ${side(sql`home_id`, sql`home_score`, sql`away_score`)} as h union all
          select *, false from ${side(sql`away_id`, sql`away_score`, sql`home_score`)} as a) as both_sides
        where us is not null and them is not null order by kickoff_at desc limit ${lastFive}`);
      return rows.map(({ us, them }) => (us === them ? 'D' : us > them ? 'W' : 'L'));
    },
    /** How many matches of competitions are on. */
    async playing(given: readonly string[]): Promise<Map<string, number>> {
      const rows = await db
        .select({ id: matches.competitionId, playing: sql<number>`count(*)::int` })
        .from(matches)
        .where(and(isPlaying, sql`${matches.competitionId} = any(${ids(given)})`))
        .groupBy(matches.competitionId);
      return new Map(rows.map(({ id, playing }) => [id, playing]));
    },
    /** Matches of teams and competitions: what is on first, those with a room before the others, then what comes next, then what was last. */
    async matches(
      {
        teamIds,
        competitionIds,
        pair,
      }: { teamIds: readonly string[]; competitionIds: readonly string[]; pair: readonly [string[], string[]] | null },
      now: number,
      limit: number,
    ): Promise<{ ids: string[]; total: number }> {
      if (!pair && teamIds.length === 0 && competitionIds.length === 0) return { ids: [], total: 0 };
      const met = (one: readonly string[], other: readonly string[]) =>
        and(sql`${matches.homeId} = any(${ids(one)})`, sql`${matches.awayId} = any(${ids(other)})`);
      const where = pair
        ? or(met(pair[0], pair[1]), met(pair[1], pair[0]))
        : or(
            sql`${matches.homeId} = any(${ids(teamIds)})`,
            sql`${matches.awayId} = any(${ids(teamIds)})`,
            sql`${matches.competitionId} = any(${ids(competitionIds)})`,
          );
      const place = sql`case when ${isPlaying} then 0 when ${matches.kickoffAt} > ${now} then 1 else 2 end`;
      const wellKnown = sql`least(array_position(${ids(teamIds)}, ${matches.homeId}), array_position(${ids(teamIds)}, ${matches.awayId}))`;
      const rows = await db
        .select({ id: matches.id, total: sql<number>`(count(*) over ())::int` })
        .from(matches)
        .where(and(upcoming(now), where))
        .orderBy(
          place,
          sql`case when ${isPlaying} then not exists (select 1 from ${rooms} where ${rooms.matchId} = ${matches.id} and ${rooms.status} = 'live') end`,
          sql`${wellKnown} nulls last`,
          sql`abs(${matches.kickoffAt} - ${now}::bigint)`,
          matches.id,
        )
        .limit(limit);
      return { ids: rows.map(({ id }) => id), total: rows[0]?.total ?? 0 };
    },
    /** Live rooms, the hottest first. */
    async rooms(search: RoomSearch, limit: number, offset = 0): Promise<{ ids: number[]; total: number }> {
      const rows = await roomsOf().execute({
        key: search.key,
        teamIds: [...search.teamIds],
        competitionIds: [...search.competitionIds],
        anchorIds: [...search.anchorIds],
        limit,
        offset,
      });
      return { ids: rows.map(({ id }) => id), total: rows[0]?.total ?? 0 };
    },
    /** Members without a room, with their followers. */
    async people(given: readonly string[]) {
      return db
        .select({
          id: users.id,
          nickname: users.nickname,
          avatar: users.avatar,
          level: users.level,
          isAnchor: users.isAnchor,
          fans: sql<number>`coalesce(${followCounts.fans}, 0)`,
        })
        .from(users)
        .leftJoin(rooms, eq(rooms.ownerId, users.id))
        .leftJoin(followCounts, eq(followCounts.memberId, users.id))
        .where(and(isNull(rooms.id), eq(users.role, 'member'), sql`${users.id} = any(${sql.param(given.map(Number))}::bigint[])`));
    },
    /** Anchors with their rooms and followers. */
    async anchors(given: readonly string[]) {
      return db
        .select({
          id: users.id,
          nickname: users.nickname,
          avatar: users.avatar,
          level: users.level,
          roomId: rooms.id,
          isLive: sql<boolean>`${rooms.status} = 'live'`,
          fans: sql<number>`coalesce(${followCounts.fans}, 0)`,
        })
        .from(rooms)
        .innerJoin(users, eq(users.id, rooms.ownerId))
        .leftJoin(followCounts, eq(followCounts.memberId, users.id))
        .where(sql`${users.id} = any(${sql.param(given.map(Number))}::bigint[])`);
    },
  };
}
export type ShownRepository = ReturnType<typeof createShownRepository>;
