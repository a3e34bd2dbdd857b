import { msg } from '@lingui/core/macro';
import type { Sport } from '@pitchside/api/scores/matches';
import { CallError } from '../../../../platform/callError.ts';
import type { Handlers } from '../../../../platform/handlers.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { local } from '../../../../text/local.ts';
import { describeMatch } from '../../matches/index.ts';
import { playerId } from '../../sport/index.ts';
import { ballMeans } from '../ballPlayers.ts';
import { createCompetitionsRepository, type SeasonMatch } from '../competitions.repository.ts';
import { describeTeam } from '../describe.ts';
import { describeSeason } from '../seasons.ts';
import { chooseCampaign, describeCampaign, keyOf } from './campaigns.ts';
import { createBallPlayer } from './ballPlayer.ts';
import { describeMember } from './describeSquad.ts';
import { createFootballPlayer } from './footballPlayer.ts';
import { squadOf } from './squad.ts';
import { createTeamsRepository } from './teams.repository.ts';
import type { PlaceAfter } from '@pitchside/api/scores/competitions';
import { roundId } from '../rounds.ts';
import type { SeasonRules } from '../ruleBook.ts';
import { standings, type Deduction, type Result } from '../../../../catalogue/standings/index.ts';

type Played = Result & { round: string };

/**
 * Place of a team after each of its finished matches, counting the whole round. No entry where there is no table. Matches are sorted by
 * kick-off.
 */
function placesAfter(
  { order, isBrokenOff }: Pick<SeasonRules, 'order' | 'isBrokenOff'>,
  matches: readonly SeasonMatch[],
  deductions: readonly Deduction[],
  teamId: string,
): PlaceAfter[] {
  const inTables = matches.filter(({ stage }) => stage === null || stage === 'league' || stage === 'group');
  const group = inTables.find(({ homeId, awayId }) => homeId === teamId || awayId === teamId)?.groupId;
  const own = inTables.filter(({ groupId }) => groupId === group);
  const teams = [...new Set(own.flatMap(({ homeId, awayId }) => [homeId, awayId]))];
  const results = own.flatMap(({ id, homeId, awayId, homeScore, awayScore, status, kickoffAt, roundNames }): Played[] =>
    status !== 'finished' || homeScore === null || awayScore === null
      ? []
      : [{ id, homeId, awayId, home: homeScore, away: awayScore, at: kickoffAt, round: roundId(roundNames) }],
  );
  const mine = results.filter(({ homeId, awayId }) => homeId === teamId || awayId === teamId);
  return mine.flatMap(({ id, at, round }) => {
    const rows = standings({
      teams,
      results: results.filter((other) => other.at <= at || other.round === round),
      rules: order,
      deductions,
      perGame: isBrokenOff,
    });
    const row = rows.find((standing) => standing.teamId === teamId);
    return row ? [{ match_id: id, position: row.position, of: rows.length }] : [];
  });
}

const noTeam = msg`没有找到这支球队`;

type TeamHandlers = Pick<Handlers, 'teamSeason' | 'footballSquad' | 'basketballSquad' | 'footballPlayerSeason' | 'basketballPlayerSeason'>;

/** Teams and players, computed from matches, line-ups, box scores and events of any source. */
export function createTeams({ db, clock }: Pick<Platform, 'db' | 'clock'>): TeamHandlers {
  const repository = createTeamsRepository(db);
  const seasons = createCompetitionsRepository(db);

  /** A team in one of its seasons; throws for an unknown team or one without matches. */
  async function open(id: string, sport: Sport, wanted: Parameters<typeof chooseCampaign>[1] = {}) {
    const team = await repository.team(id, sport);
    const campaigns = team ? await repository.campaigns(team.id) : [];
    if (!team || campaigns.length === 0) throw new CallError(noTeam);
    const campaign = chooseCampaign(campaigns, wanted, clock.now());
    return { team, campaigns, campaign, key: keyOf(campaign) };
  }

  /** Season of a squad with its progress, derived from the team's own matches. */
  async function seasonOf(id: string, { campaign, key }: Awaited<ReturnType<typeof open>>) {
    const matches = await repository.matches(id, key);
    const times = matches.map(({ match }) => match.kickoffAt);
    const finished = matches.filter(({ match }) => match.status === 'finished').length;
    return describeSeason(
      {
        season: campaign.season,
        isSimulated: campaign.isSimulated,
        startsAt: Math.min(...times),
        endsAt: Math.max(...times),
        matches: matches.length,
        finished,
      },
      true,
    );
  }

  return {
    async teamSeason({ id, sport, ...wanted }) {
      const { team, campaigns, campaign, key } = await open(id, sport, wanted);
      const [rows, shape, ground, all, deductions, rules] = await Promise.all([
        repository.matches(id, key),
        repository.newestShape(id),
        repository.newestGround(id),
        sport === 'football' ? seasons.seasonMatches(key.competitionId, key.season) : [],
        seasons.deductions(key.competitionId, key.season),
        seasons.rules(key),
      ]);
      return {
        team: describeTeam(team),
        campaign: describeCampaign(campaign),
        campaigns: campaigns.map(describeCampaign),
        matches: rows.map(describeMatch),
        places: placesAfter(rules, all, deductions, id),
        coach: shape?.coach ? local(shape.coach) : null,
        formation: shape?.formation ?? null,
        venue: ground?.venue ? local(ground.venue) : null,
        capacity: ground?.capacity ?? null,
      };
    },
    async footballSquad({ id, ...wanted }) {
      const found = await open(id, 'football', wanted);
      const { key } = found;
      const [lineups, events, season] = await Promise.all([repository.lineups(id, key), repository.events(id, key), seasonOf(id, found)]);
      return {
        season,
        list: squadOf(id, lineups, events).map(describeMember),
        known: lineups.filter(({ status }) => status === 'finished').length,
        finished: season.finished,
      };
    },
    async basketballSquad({ id, ...wanted }) {
      const found = await open(id, 'basketball', wanted);
      const { key } = found;
      const [players, boxes, season] = await Promise.all([
        seasons.ballPlayers(key.competitionId, key.season, id),
        repository.boxes(id, key),
        seasonOf(id, found),
      ]);
      const list = players
        .toSorted((one, other) => other.points / other.games - one.points / one.games || one.number - other.number)
        .map((player) => ({
          id: playerId(id, player.names),
          name: local(player.names),
          number: player.number,
          position: player.position,
          ...ballMeans(player),
        }));
      return { season, list, known: boxes.length, finished: season.finished };
    },
    footballPlayerSeason: createFootballPlayer(repository),
    basketballPlayerSeason: createBallPlayer(repository, seasons),
  };
}
