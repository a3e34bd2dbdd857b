import { msg } from '@lingui/core/macro';
import type { Sport } from '@pitchside/api/scores/matches';
import { CallError } from '../../../../platform/callError.ts';
import { teamOfPlayer } from '../../sport/index.ts';
import type { TeamsRepository } from './teams.repository.ts';

const noPlayer = msg`没有找到这名球员`;

/** Number of matches on a player's page. */
export const mostRecent = 10;
/** Maximum number of seasons searched for a player, newest first: imported clubs have dozens. */
const mostSeasons = 24;

/** The team of a player's id, with its latest seasons; throws for an unknown team. */
export async function playerTeam(repository: TeamsRepository, id: string, sport: Sport) {
  const teamId = teamOfPlayer(id);
  const team = teamId === undefined ? undefined : await repository.team(teamId, sport);
  if (!team) throw new CallError(noPlayer);
  return { team, campaigns: (await repository.campaigns(team.id)).slice(0, mostSeasons) };
}

/** The latest season with the player; throws where there is none. */
export function namedIn<Season>(seasons: readonly Season[]): Season {
  const [newest] = seasons;
  if (newest === undefined) throw new CallError(noPlayer);
  return newest;
}
