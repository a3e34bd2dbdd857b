import type { Handler } from '../../../../platform/handlers.ts';
import { describeMatch } from '../../matches/index.ts';
import { describeTeam } from '../describe.ts';
import { describeCampaign, keyOf } from './campaigns.ts';
import { describePerson, describeTally } from './describeSquad.ts';
import { mostRecent, namedIn, playerTeam } from './playerTeam.ts';
import { appearancesIn, deedsOf, squadOf, type SquadMember } from './squad.ts';
import type { TeamCampaign, TeamEvent, TeamLineup, TeamsRepository } from './teams.repository.ts';

/** Number of seasons that recent matches are taken from: one may have just begun. */
const recentSeasons = 2;

interface PlayedSeason {
  campaign: TeamCampaign;
  member: SquadMember;
  events: readonly TeamEvent[];
  lineups: readonly TeamLineup[];
}

/** A footballer by id: the team in the id, and there the player of that name. */
export function createFootballPlayer(repository: TeamsRepository): Handler<'footballPlayerSeason'> {
  /** Seasons in which a player occurs, newest first. */
  async function seasonsOf(id: string, teamId: string, campaigns: readonly TeamCampaign[]): Promise<PlayedSeason[]> {
    const events = await repository.events(teamId);
    const found = await Promise.all(
      campaigns.map(async (campaign): Promise<PlayedSeason[]> => {
        const own = events.filter(({ competitionId, season }) => competitionId === campaign.competition.id && season === campaign.season);
        const lineups = await repository.lineups(teamId, keyOf(campaign));
        const member = squadOf(teamId, lineups, own).find((one) => one.id === id);
        return member ? [{ campaign, member, events: own, lineups }] : [];
      }),
    );
    return found.flat();
  }

  /** Finished matches of a season with the player, newest first. */
  async function playedIn(teamId: string, id: string, { campaign, events, lineups }: PlayedSeason) {
    const finished = (await repository.matches(teamId, keyOf(campaign))).filter(({ match }) => match.status === 'finished');
    const known = new Map(lineups.map((lineup) => [lineup.matchId, lineup]));
    const recent = finished.toReversed().flatMap((row) => {
      const lineup = known.get(row.match.id);
      const played = lineup && appearancesIn(teamId, lineup, events).find((one) => one.id === id);
      const deeds = deedsOf(
        teamId,
        events.filter(({ matchId }) => matchId === row.match.id),
      ).get(id);
      if (!played && !deeds) return [];
      return [
        {
          match: describeMatch(row),
          minutes: played?.minutes ?? null,
          on_at: played?.onAt ?? null,
          goals: deeds?.goals ?? 0,
          assists: deeds?.assists ?? 0,
          yellow: deeds?.yellow ?? 0,
          red: deeds?.red ?? 0,
          rating: played?.rating ?? null,
        },
      ];
    });
    return { recent, finished: finished.length };
  }

  return async function footballPlayerSeason({ id }) {
    const { team, campaigns } = await playerTeam(repository, id, 'football');
    const seasons = await seasonsOf(id, team.id, campaigns);
    const { campaign, member, lineups } = namedIn(seasons);
    const played = await Promise.all(seasons.slice(0, recentSeasons).map((season) => playedIn(team.id, id, season)));
    return {
      ...describePerson(member),
      team: describeTeam(team),
      campaign: describeCampaign(campaign),
      season: describeTally(member),
      known: lineups.filter(({ status }) => status === 'finished').length,
      finished: played[0]?.finished ?? 0,
      recent: played.flatMap(({ recent }) => recent).slice(0, mostRecent),
      career: seasons.map((one) => {
        const { appearances, goals, assists, yellow, red } = describeTally(one.member);
        return { campaign: describeCampaign(one.campaign), appearances, goals, assists, yellow, red };
      }),
    };
  };
}
