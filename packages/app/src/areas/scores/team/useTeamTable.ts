import { basketballTable, seasonTable } from '@pitchside/api/scores/competitions';
import { api } from '../../../platform/api/api.ts';
import { whenSeen } from '../../../platform/guard/spoiler.store.ts';
import { useResource } from '../../../platform/resource/useResource.ts';
import { inCampaign, type TeamView } from './useTeam.ts';

/** The table that a team stands in, of a football match in play as it stands. */
export function useTeamTable(team: TeamView) {
  const { key, ofSeason, rhythm } = inCampaign('table', team);
  const { value, state, again } = useResource(
    key,
    async (signal) => {
      const table =
        team.sport === 'football'
          ? await api.call(seasonTable, { ...ofSeason, live: 1 }, { signal })
          : await api.call(basketballTable, ofSeason, { signal });
      // A table is a spoiler like the score.
      return whenSeen(team.begun?.id ?? '', table);
    },
    rhythm,
  );
  const group = value?.groups.find(({ overall }) => overall.some(({ team_id }) => team_id === team.id));
  const row = group?.overall.find(({ team_id }) => team_id === team.id);
  return { season: value, group, row, state, again };
}
export type TeamTableView = ReturnType<typeof useTeamTable>;
