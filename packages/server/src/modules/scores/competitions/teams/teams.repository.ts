import type { Sport } from '@pitchside/api/scores/matches';
import { and, asc, desc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Database } from '../../../../ports/database/database.ts';
import { matchParts, selectRows } from '../../matches/index.ts';
import {
  competitions,
  matchEvents,
  matches,
  matchSheets,
  teams,
  type BoxSheet,
  type FeedConditions,
  type FeedLineup,
  type MatchParts,
} from '../../sport/index.ts';
import { teamMerges } from '../competitions.tables.ts';
import type { SeasonKey } from '../../../../catalogue/seasonOrder.ts';

const plays = (teamId: string) => or(eq(matches.homeId, teamId), eq(matches.awayId, teamId));
const inSeason = (teamId: string, { competitionId, season }: Pick<SeasonKey, 'competitionId' | 'season'>) =>
  and(plays(teamId), eq(matches.competitionId, competitionId), eq(matches.season, season));
const ofTeam = (teamId: string, part: string) =>
  sql`case when ${matches.homeId} = ${teamId} then ${matchParts.data}->'home' else ${matchParts.data}->'away' end${sql.raw(part)}`;

/** SQL of a team: its seasons, matches and players. */
export function createTeamsRepository(db: Database) {
  return {
    /** A team; a merged one resolves to its successor. */
    async team(id: string, sport: Sport) {
      const merged = db.select({ id: teamMerges.intoId }).from(teamMerges).where(eq(teamMerges.fromId, id));
      const [found] = await db
        .select()
        .from(teams)
        .where(and(or(eq(teams.id, id), inArray(teams.id, merged)), eq(teams.sport, sport)));
      return found;
    },
    /** Seasons with matches of a team, past or future, newest first. */
    campaigns: (teamId: string) =>
      db
        .select({
          competition: competitions,
          season: matches.season,
          startsAt: sql<number>`min(${matches.kickoffAt})::bigint`.mapWith(Number),
          endsAt: sql<number>`max(${matches.kickoffAt})::bigint`.mapWith(Number),
          matches: sql<number>`count(*)::int`,
          isSimulated: sql<boolean>`bool_and(${matches.isSimulated})`,
        })
        .from(matches)
        .innerJoin(competitions, eq(competitions.id, matches.competitionId))
        .where(plays(teamId))
        .groupBy(competitions.id, matches.season)
        .orderBy(desc(sql`min(${matches.kickoffAt})`), asc(competitions.id)),
    /** Complete matches of a team in a season, by kick-off. */
    matches: (teamId: string, key: Pick<SeasonKey, 'competitionId' | 'season'>) =>
      selectRows(db).where(inSeason(teamId, key)).orderBy(asc(matches.kickoffAt), asc(matches.id)),
    /** Goals, cards and substitutions of a team's finished matches, of a season or all, in order of time. */
    events: (teamId: string, key?: Pick<SeasonKey, 'competitionId' | 'season'>) =>
      db
        .select({
          matchId: matchEvents.matchId,
          competitionId: matches.competitionId,
          season: matches.season,
          kind: matchEvents.kind,
          side: matchEvents.side,
          minute: matchEvents.minute,
          player: matchEvents.player,
          otherPlayer: matchEvents.otherPlayer,
          homeId: matches.homeId,
          awayId: matches.awayId,
        })
        .from(matchEvents)
        .innerJoin(matches, eq(matches.id, matchEvents.matchId))
        .where(
          and(
            key ? inSeason(teamId, key) : plays(teamId),
            eq(matches.status, 'finished'),
            inArray(matchEvents.kind, [
              'goal',
              'penalty_goal',
              'own_goal',
              'goal_cancelled',
              'yellow',
              'second_yellow',
              'red',
              'substitution',
            ]),
          ),
        )
        .orderBy(asc(matchEvents.at), asc(matchEvents.id)),
    /** Line-ups of a team's matches of a season with ratings, by kick-off; also of upcoming ones. */
    lineups: (teamId: string, key: Pick<SeasonKey, 'competitionId' | 'season'>) =>
      db
        .select({
          matchId: matches.id,
          status: matches.status,
          conceded: sql<number | null>`case when ${matches.homeId} = ${teamId} then ${matches.awayScore} else ${matches.homeScore} end`,
          lineup: sql<FeedLineup>`${ofTeam(teamId, '')}`,
          ratings: sql<
            MatchParts['ratings'] | null
          >`(select p.data from ${matchParts} as p where p.match_id = ${matches.id} and p.part = 'ratings')`,
        })
        .from(matches)
        .innerJoin(matchParts, and(eq(matchParts.matchId, matches.id), eq(matchParts.part, 'lineups')))
        .where(inSeason(teamId, key))
        .orderBy(asc(matches.kickoffAt), asc(matches.id)),
    /** The latest line-up of a team without its players. */
    async newestShape(teamId: string): Promise<Pick<FeedLineup, 'coach' | 'formation'> | undefined> {
      const [found] = await db
        .select({
          coach: sql<FeedLineup['coach']>`${ofTeam(teamId, "->'coach'")}`,
          formation: sql<string>`${ofTeam(teamId, "->>'formation'")}`,
        })
        .from(matches)
        .innerJoin(matchParts, and(eq(matchParts.matchId, matches.id), eq(matchParts.part, 'lineups')))
        .where(plays(teamId))
        .orderBy(desc(matches.kickoffAt))
        .limit(1);
      return found;
    },
    /** Venue of a team's last home match, if known. */
    async newestGround(teamId: string): Promise<FeedConditions | undefined> {
      const [found] = await db
        .select({ data: matchParts.data })
        .from(matches)
        .innerJoin(matchParts, and(eq(matchParts.matchId, matches.id), eq(matchParts.part, 'conditions')))
        .where(eq(matches.homeId, teamId))
        .orderBy(desc(matches.kickoffAt))
        .limit(1);
      return found?.data as FeedConditions | undefined;
    },
    /** Box scores of a team's finished games of a season, newest first. */
    async boxes(teamId: string, key: Pick<SeasonKey, 'competitionId' | 'season'>) {
      const rows = await db
        .select({ matchId: matches.id, homeId: matches.homeId, box: sql<BoxSheet | null>`${matchSheets.sheet}->'box'` })
        .from(matches)
        .innerJoin(matchSheets, eq(matchSheets.matchId, matches.id))
        .where(and(inSeason(teamId, key), eq(matches.status, 'finished')))
        .orderBy(desc(matches.kickoffAt), asc(matches.id));
      return rows.flatMap(({ matchId, homeId, box }) => (box ? [{ matchId, lines: homeId === teamId ? box.home : box.away }] : []));
    },
  };
}

export type TeamsRepository = ReturnType<typeof createTeamsRepository>;
export type TeamEvent = Awaited<ReturnType<TeamsRepository['events']>>[number];
export type TeamLineup = Awaited<ReturnType<TeamsRepository['lineups']>>[number];
export type TeamCampaign = Awaited<ReturnType<TeamsRepository['campaigns']>>[number];
