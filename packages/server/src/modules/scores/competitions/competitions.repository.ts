import type { Sport } from '@pitchside/api/scores/matches';
import { and, asc, desc, eq, getTableColumns, gt, inArray, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../../ports/database/database.ts';
import { statusesOf, competitions, matchEvents, matches, matchPlacings, matchSheets, teams } from '../sport/index.ts';
import { selectRows } from '../matches/index.ts';
import type { BallTally } from './ballPlayers.ts';
import { competitionRules, pointsDeductions } from './competitions.tables.ts';
import type { SeasonKey } from '../../../catalogue/seasonOrder.ts';
import { seasonRulesOf, type RuleLine, type SeasonRules } from './ruleBook.ts';
import { escapeLike } from '../../../text/like.ts';

const isOver = sql`${matches.status} = 'finished'`;
const isPlaying = inArray(matches.status, statusesOf('playing'));
const tally = {
  matches: sql<number>`count(*)::int`,
  finished: sql<number>`(count(*) filter (where ${isOver}))::int`,
  playing: sql<number>`(count(*) filter (where ${isPlaying}))::int`,
};
const span = { startsAt: sql<number>`min(${matches.kickoffAt})::bigint`, endsAt: sql<number>`max(${matches.kickoffAt})::bigint` };

/** The last season that a team played in. */
export interface LastSeason {
  competition: typeof competitions.$inferSelect;
  season: string;
}

/** SQL of seasons, computed from all matches of a competition. */
export function createCompetitionsRepository(db: Database) {
  return {
    async competition(id: string) {
      const [found] = await db.select().from(competitions).where(eq(competitions.id, id));
      return found;
    },
    competitions: (sport: Sport) => db.select().from(competitions).where(eq(competitions.sport, sport)),
    /** Number of seasons per competition, and of those with groups or knockout rounds. */
    shapes: (competitionId?: string) =>
      db
        .select({
          id: matches.competitionId,
          seasons: sql<number>`count(distinct ${matches.season})::int`,
          withRounds: sql<number>`(count(distinct ${matches.season}) filter (where ${inArray(matchPlacings.stage, ['group', 'knockout'])}))::int`,
        })
        .from(matches)
        .leftJoin(matchPlacings, eq(matchPlacings.matchId, matches.id))
        .where(competitionId === undefined ? undefined : eq(matches.competitionId, competitionId))
        .groupBy(matches.competitionId),
    seasons: (competitionId: string) =>
      db
        .select({ season: matches.season, ...span, ...tally, isSimulated: sql<boolean>`bool_and(${matches.isSimulated})` })
        .from(matches)
        .where(eq(matches.competitionId, competitionId))
        .groupBy(matches.season),
    /** Progress of every round of every season of a sport. */
    rounds: (sport: Sport) =>
      db
        .select({ competitionId: matches.competitionId, season: matches.season, names: matches.roundNames, ...span, ...tally })
        .from(matches)
        .where(eq(matches.sport, sport))
        .groupBy(matches.competitionId, matches.season, matches.roundNames),
    /** All matches of a season with their position, by kick-off: the common query of tables, rounds and statistics. */
    seasonMatches: (competitionId: string, season: string) =>
      db
        .select({
          id: matches.id,
          roundNames: matches.roundNames,
          homeId: matches.homeId,
          awayId: matches.awayId,
          status: matches.status,
          kickoffAt: matches.kickoffAt,
          homeScore: matches.homeScore,
          awayScore: matches.awayScore,
          half: matches.half,
          penalties: matches.penalties,
          counts: matches.counts,
          stage: matchPlacings.stage,
          roundOrder: matchPlacings.roundOrder,
          groupId: matchPlacings.groupId,
        })
        .from(matches)
        .leftJoin(matchPlacings, eq(matchPlacings.matchId, matches.id))
        .where(and(eq(matches.competitionId, competitionId), eq(matches.season, season)))
        .orderBy(asc(matches.kickoffAt), asc(matches.id)),
    teams: (ids: readonly string[]) =>
      ids.length === 0
        ? Promise.resolve([])
        : db
            .select()
            .from(teams)
            .where(inArray(teams.id, [...ids])),
    /** Rules of a season, from the rules of its competition. */
    async rules(key: SeasonKey): Promise<SeasonRules> {
      const rows = await db.select().from(competitionRules).where(eq(competitionRules.competitionId, key.competitionId));
      return seasonRulesOf(
        key,
        rows.map(({ kind, since, value }) => ({ kind, since, value }) as RuleLine),
      );
    },
    deductions: (competitionId: string, season: string) =>
      db
        .select(getTableColumns(pointsDeductions))
        .from(pointsDeductions)
        .where(and(eq(pointsDeductions.competitionId, competitionId), eq(pointsDeductions.season, season), gt(pointsDeductions.points, 0)))
        .orderBy(asc(pointsDeductions.teamId)),
    /** Complete matches by id, by kick-off, with their positions. */
    async fixtures(ids: readonly string[]) {
      if (ids.length === 0) return [];
      const [rows, placings] = await Promise.all([
        selectRows(db)
          .where(inArray(matches.id, [...ids]))
          .orderBy(asc(matches.kickoffAt), asc(matches.id)),
        db
          .select()
          .from(matchPlacings)
          .where(inArray(matchPlacings.matchId, [...ids])),
      ]);
      const places = new Map(placings.map((placing) => [placing.matchId, placing]));
      return rows.map((row) => ({ row, placing: places.get(row.match.id) }));
    },
    /** Goals and cards of the finished matches of a season. */
    events: (competitionId: string, season: string) =>
      db
        .select({
          matchId: matchEvents.matchId,
          kind: matchEvents.kind,
          side: matchEvents.side,
          player: matchEvents.player,
          otherPlayer: matchEvents.otherPlayer,
          homeId: matches.homeId,
          awayId: matches.awayId,
        })
        .from(matchEvents)
        .innerJoin(matches, eq(matches.id, matchEvents.matchId))
        .where(
          and(
            eq(matches.competitionId, competitionId),
            eq(matches.season, season),
            eq(matches.status, 'finished'),
            inArray(matchEvents.kind, ['goal', 'penalty_goal', 'own_goal', 'goal_cancelled', 'yellow', 'second_yellow', 'red']),
          ),
        )
        .orderBy(asc(matchEvents.at), asc(matchEvents.id)),
    /** Statistics of all players, or those of one team, in finished games of a basketball season: games played and totals. */
    async ballPlayers(competitionId: string, season: string, teamId?: string) {
      const box = (side: 'home' | 'away') =>
        sql`select ${side === 'home' ? matches.homeId : matches.awayId} as team_id, jsonb_array_elements(${matchSheets.sheet}->'box'->${sql.raw(`'${side}'`)}) as line from ${matches} inner join ${matchSheets} on ${matchSheets.matchId} = ${matches.id} where ${matches.competitionId} = ${competitionId} and ${matches.season} = ${season} and ${isOver}${teamId === undefined ? sql`` : sql` and ${side === 'home' ? matches.homeId : matches.awayId} = ${teamId}`}`;
      const sum = (what: string) => sql.raw(`sum((line->>'${what}')::int)::int`);
      const pair = (what: string, place: 0 | 1) => sql.raw(`sum((line->'${what}'->>${place})::int)::int`);
      const { rows } = await db.execute<BallTally>(sql`
        select team_id as "teamId", line->'player' as names, max((line->>'number')::int) as number, max(line->>'position') as position, count(*)::int as games, ${sum('seconds')} as seconds, ${sum('points')} as points, ${sum('assists')} as assists, ${sum('steals')} as steals, ${sum('blocks')} as blocks,
          ${pair('rebounds', 0)} + ${pair('rebounds', 1)} as rebounds, ${pair('twos', 0)} + ${pair('threes', 0)} as made, ${pair('twos', 1)} + ${pair('threes', 1)} as tried, ${pair('threes', 0)} as "madeThrees", ${pair('threes', 1)} as "triedThrees"
        from (${box('home')} union all ${box('away')}) as lines where (line->>'seconds')::int > 0 group by team_id, line->'player'`);
      return rows;
    },
    /** Teams by a substring of their name in any language, prefix matches first. */
    teamsNamed(sport: Sport, text: string, limit: number) {
      const part = `%${escapeLike(text)}%`;
      const begins = `${escapeLike(text)}%`;
      const names = sql`(${teams.names}->>'zh') || ' ' || (${teams.names}->>'en') || ' ' || (${teams.names}->>'vi') || ' ' || (${teams.shortNames}->>'zh') || ' ' || (${teams.shortNames}->>'en')`;
      return db
        .select()
        .from(teams)
        .where(and(eq(teams.sport, sport), sql`${names} ilike ${part}`))
        .orderBy(
          desc(
            sql`(${teams.names}->>'zh' ilike ${begins} or ${teams.names}->>'en' ilike ${begins} or ${teams.names}->>'vi' ilike ${begins})`,
          ),
          sql`length(${teams.names}->>'en')`,
          asc(teams.id),
        )
        .limit(limit);
    },
    /** The last competition and season of each given team, by team id. Finds the last home and the last away match by one index each. */
    async lastSeasonsOf(teamIds: readonly string[]) {
      if (teamIds.length === 0) return new Map<string, LastSeason>();
      const latest = (side: SQL) =>
        sql`(select competition_id, season, kickoff_at from ${matches} where ${side} = given.id order by kickoff_at desc limit 1)`;
      const { rows } = await db.execute<{ team: string; competition: string; season: string }>(sql`
        select given.id as team, last.competition_id as competition, last.season from unnest(${sql.param([...teamIds])}::text[]) as given (id)
        cross join lateral (select * from (${latest(sql`home_id`)} union all ${latest(sql`away_id`)}) as sides order by kickoff_at desc limit 1) as last`);
      const known = new Map(
        (
          await db
            .select()
            .from(competitions)
            .where(inArray(competitions.id, [...new Set(rows.map(({ competition }) => competition))]))
        ).map((row) => [row.id, row]),
      );
      return new Map(
        rows.flatMap(({ team, competition, season }) => {
          const found = known.get(competition);
          return found ? [[team, { competition: found, season }] as const] : [];
        }),
      );
    },
  };
}

export type CompetitionsRepository = ReturnType<typeof createCompetitionsRepository>;
export type SeasonMatch = Awaited<ReturnType<CompetitionsRepository['seasonMatches']>>[number];
export type FixtureRow = Awaited<ReturnType<CompetitionsRepository['fixtures']>>[number];
