import { msg } from '@lingui/core/macro';
import type { Sport } from '@pitchside/api/matches';
import { CallError } from '../../../platform/call.error.ts';
import { teamOfPlayer } from '../../sport/index.ts';
import type { TeamsRepository } from './teams.repository.ts';

const noPlayer = msg`没有找到这名球员`;

/** Matches that a player's page shows. */
export const mostRecent = 10;
/** Seasons that are looked through for a player, the newest first: clubs of imports have dozens. */
const mostSeasons = 24;

/** The team that the id of a player names, and its last seasons; refused where there is no such team. */
export async function playerTeam(repository: TeamsRepository, id: string, sport: Sport) {
  const teamId = teamOfPlayer(id);
  const team = teamId === undefined ? undefined : await repository.team(teamId, sport);
  if (!team) throw new CallError(noPlayer);
  return { team, campaigns: (await repository.campaigns(team.id)).slice(0, mostSeasons) };
}

/** The newest of the seasons in which a player was named; refused where there is none. */
export function namedIn<Season>(seasons: readonly Season[]): Season {
  const [newest] = seasons;
  if (newest === undefined) throw new CallError(noPlayer);
  return newest;
}
