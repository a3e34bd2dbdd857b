import { and, eq, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';
import { builtOnce, unseen } from '../../../ports/database/builtOnce.ts';
import type { Database } from '../../../ports/database/database.ts';
import { followCounts } from '../../member/follow/index.ts';
import { users } from '../../member/member/index.ts';
import { rooms } from '../../live/room/index.ts';
import { competitions, matches, statusesOf, teams } from '../../scores/sport/index.ts';

const day = 86_400_000;
/** Range in which matches are found, ms back and ahead. */
export const reach = { back: 3 * day, ahead: 7 * day };
/** Number of results in a team's form. */
const lastFive = 5;

const ids = (given: readonly string[]) => sql`${sql.param([...given])}::text[]`;
const isPlaying = inArray(matches.status, statusesOf('playing'));
/** Folding of a text in SQL: enough to find a substring of a title, which no index covers. */
const folded = (column: SQL | typeof rooms.title) =>
  sql`translate(lower(regexp_replace(normalize(${column}, NFKD), '[\\u0300-\\u036f[:space:][:punct:]]', '', 'g')), 'đĐøØłŁ', 'ddooll')`;

/** Criteria for rooms: anchors, teams and competitions. */
export interface RoomSearch {
  /** Folded text to find in a title; empty for none. */
  key: string;
  teamIds: readonly string[];
  competitionIds: readonly string[];
  anchorIds: readonly string[];
}

/** SQL of the details of found subjects. */
export function createShownRepository(db: Database) {
  const anyOf = (name: string) => sql`any(${sql.placeholder(name)}::text[])`;
  const now = sql`${sql.placeholder('now')}::bigint`;
  const roomsOf = builtOnce(() =>
    db
      .select({ id: rooms.id, total: sql<number>`(count(*) over ())::int` })
      .from(rooms)
      .leftJoin(matches, eq(matches.id, rooms.matchId))
      .where(
        and(
          eq(rooms.status, 'live'),
          or(
            // An empty text would be in every title.
            sql`position(nullif(${sql.placeholder('key')}::text, '') in ${folded(rooms.title)}) > 0`,
            sql`${rooms.ownerId}::text = ${anyOf('anchorIds')}`,
            sql`${matches.homeId} = ${anyOf('teamIds')}`,
            sql`${matches.awayId} = ${anyOf('teamIds')}`,
            sql`${matches.competitionId} = ${anyOf('competitionIds')}`,
          ),
        ),
      )
      .orderBy(sql`${rooms.heat} desc`, rooms.id)
      .limit(sql.placeholder('limit'))
      .offset(sql.placeholder('offset')),
  );
  const matchesOf = builtOnce(() => {
    const met = (home: string, away: string) => and(sql`${matches.homeId} = ${anyOf(home)}`, sql`${matches.awayId} = ${anyOf(away)}`);
    const teamIds = sql`${sql.placeholder('teamIds')}::text[]`;
    return db
      .select({ id: matches.id, total: sql<number>`(count(*) over ())::int` })
      .from(matches)
      .where(
        and(
          sql`${matches.kickoffAt} between ${now} - ${reach.back}::bigint and ${now} + ${reach.ahead}::bigint`,
          or(
            sql`${matches.homeId} = ${anyOf('teamIds')}`,
            sql`${matches.awayId} = ${anyOf('teamIds')}`,
            sql`${matches.competitionId} = ${anyOf('competitionIds')}`,
            met('one', 'other'),
            met('other', 'one'),
          ),
        ),
      )
      .orderBy(
        sql`case when ${isPlaying} then 0 when ${matches.kickoffAt} > ${now} then 1 else 2 end`,
        sql`case when ${isPlaying} then not exists (select 1 from ${rooms} where ${rooms.matchId} = ${matches.id} and ${rooms.status} = 'live') end`,
        sql`least(array_position(${teamIds}, ${matches.homeId}), array_position(${teamIds}, ${matches.awayId})) nulls last`,
        sql`abs(${matches.kickoffAt} - ${now})`,
        matches.id,
      )
      .limit(sql.placeholder('limit'));
  });
  /** Teams with their current competition and next match: the last known match and the first upcoming one, each found by an index. */
  const teamsOf = builtOnce(() => {
    const next = (side: SQL) =>
      sql`(select kickoff_at from ${matches} where ${side} = ${teams.id} and kickoff_at > ${now} and status = 'scheduled' order by kickoff_at limit 1)`;
    const last = (side: SQL) =>
      sql`(select competition_id, season, kickoff_at from ${matches} where ${side} = ${teams.id} order by kickoff_at desc limit 1)`;
    return db
      .select({
        team: teams,
        competition: competitions,
        season: sql<string | null>`last.season`,
        nextAt: sql<number | null>`least(${next(sql`home_id`)}, ${next(sql`away_id`)})`,
      })
      .from(teams)
      .leftJoinLateral(
        sql`(select * from (${last(sql`home_id`)} union all ${last(sql`away_id`)}) as sides order by kickoff_at desc limit 1) as last`,
        sql`true`,
      )
      .leftJoin(competitions, sql`${competitions.id} = last.competition_id`)
      .where(sql`${teams.id} = ${anyOf('ids')}`);
  });
  const formOf = builtOnce(() => {
    const side = (own: SQL, us: SQL, them: SQL) =>
      sql`(select kickoff_at, ${us} as us, ${them} as them from ${matches} where ${own} = ${sql.placeholder('teamId')} and status = 'finished' order by kickoff_at desc limit ${lastFive})`;
    return db
      .select({ us: sql<number>`us`, them: sql<number>`them` })
      .from(
        sql`(${side(sql`home_id`, sql`home_score`, sql`away_score`)} union all ${side(sql`away_id`, sql`away_score`, sql`home_score`)}) as both_sides`,
      )
      .where(sql`us is not null and them is not null`)
      .orderBy(sql`kickoff_at desc`)
      .limit(lastFive);
  });

  const isGiven = sql`${users.id} = any(${unseen('ids', 'bigint[]')}::bigint[])`;
  const person = { id: users.id, nickname: users.nickname, avatar: users.avatar, level: users.level };
  const fans = sql<number>`coalesce(${followCounts.fans}, 0)`;
  const peopleOf = builtOnce(() =>
    db
      .select({ ...person, isAnchor: users.isAnchor, fans })
      .from(users)
      .leftJoin(rooms, eq(rooms.ownerId, users.id))
      .leftJoin(followCounts, eq(followCounts.memberId, users.id))
      .where(and(isNull(rooms.id), eq(users.role, 'member'), isGiven)),
  );
  const anchorsOf = builtOnce(() =>
    db
      .select({ ...person, roomId: rooms.id, isLive: sql<boolean>`${rooms.status} = 'live'`, fans })
      .from(rooms)
      .innerJoin(users, eq(users.id, rooms.ownerId))
      .leftJoin(followCounts, eq(followCounts.memberId, users.id))
      .where(isGiven),
  );

  return {
    /** Teams with their current competition and season, and next match. */
    teams: (given: readonly string[], at: number) => teamsOf().execute({ ids: [...given], now: at }),
    competitions: (given: readonly string[]) =>
      db
        .select()
        .from(competitions)
        .where(sql`${competitions.id} = any(${ids(given)})`),
    /** The last results of a team, the newest first. */
    async form(teamId: string): Promise<('W' | 'D' | 'L')[]> {
      const rows = await formOf().execute({ teamId });
      return rows.map(({ us, them }) => (us === them ? 'D' : us > them ? 'W' : 'L'));
    },
    /** Number of running matches, by competition. */
    async playing(given: readonly string[]): Promise<Map<string, number>> {
      const rows = await db
        .select({ id: matches.competitionId, playing: sql<number>`count(*)::int` })
        .from(matches)
        .where(and(isPlaying, sql`${matches.competitionId} = any(${ids(given)})`))
        .groupBy(matches.competitionId);
      return new Map(rows.map(({ id, playing }) => [id, playing]));
    },
    /**
     * Matches of teams and competitions: running ones first, those with a room before the others, then upcoming ones, then the latest
     * finished.
     */
    async matches(
      {
        teamIds,
        competitionIds,
        pair,
      }: { teamIds: readonly string[]; competitionIds: readonly string[]; pair: readonly [string[], string[]] | null },
      at: number,
      limit: number,
    ): Promise<{ ids: string[]; total: number }> {
      if (!pair && teamIds.length === 0 && competitionIds.length === 0) return { ids: [], total: 0 };
      // Two named sides stand only for their matches.
      const [one, other] = pair ?? [[], []];
      const which = pair ? { teamIds: [], competitionIds: [], one, other } : { teamIds, competitionIds, one, other };
      const rows = await matchesOf().execute({ ...which, now: at, limit });
      return { ids: rows.map(({ id }) => id), total: rows[0]?.total ?? 0 };
    },
    /** Live rooms, most popular first. */
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
    people: (given: readonly string[]) => peopleOf().execute({ ids: given.map(Number) }),
    /** Anchors with their rooms and followers. */
    anchors: (given: readonly string[]) => anchorsOf().execute({ ids: given.map(Number) }),
  };
}
export type ShownRepository = ReturnType<typeof createShownRepository>;
