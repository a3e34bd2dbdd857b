import type { Handler } from '../../../../platform/handlers.ts';
import { local } from '../../../../text/local.ts';
import { describeLine, describeMatch } from '../../matches/index.ts';
import { playerId } from '../../sport/index.ts';
import { ballMeans, ballPercentiles } from '../ballPlayers.ts';
import type { CompetitionsRepository } from '../competitions.repository.ts';
import { describeTeam } from '../describe.ts';
import { describeCampaign, keyOf } from './campaigns.ts';
import { mostRecent, namedIn, playerTeam } from './playerTeam.ts';
import type { TeamsRepository } from './teams.repository.ts';

/** A basketball player by id: the team in the id, and there the player of that name in a box score. */
export function createBallPlayer(
  repository: TeamsRepository,
  competitions: Pick<CompetitionsRepository, 'ballPlayers'>,
): Handler<'basketballPlayerSeason'> {
  return async function basketballPlayerSeason({ id }) {
    const { team, campaigns } = await playerTeam(repository, id, 'basketball');
    const seasons = (
      await Promise.all(
        campaigns.map(async (campaign) => {
          const { competitionId, season } = keyOf(campaign);
          const players = await competitions.ballPlayers(competitionId, season, team.id);
          return { campaign, own: players.find(({ names, teamId: of }) => playerId(of, names) === id) };
        }),
      )
    ).flatMap(({ campaign, own }) => (own ? [{ campaign, own }] : []));
    const { campaign, own } = namedIn(seasons);
    const key = keyOf(campaign);
    const [boxes, rows, league] = await Promise.all([
      repository.boxes(team.id, key),
      repository.matches(team.id, key),
      competitions.ballPlayers(key.competitionId, key.season),
    ]);
    const byId = new Map(rows.map((row) => [row.match.id, row]));
    const recent = boxes.flatMap(({ matchId, lines }) => {
      const row = byId.get(matchId);
      const line = lines.find(({ player, seconds }) => seconds > 0 && playerId(team.id, player) === id);
      return row && line ? [{ match: describeMatch(row), line: describeLine(team.id, line) }] : [];
    });
    return {
      id,
      name: local(own.names),
      team: describeTeam(team),
      campaign: describeCampaign(campaign),
      number: own.number,
      position: own.position,
      season: ballMeans(own),
      recent: recent.slice(0, mostRecent),
      percentiles: ballPercentiles(league, own),
      career: seasons.map((one) => ({ campaign: describeCampaign(one.campaign), ...ballMeans(one.own) })),
    };
  };
}
