import { teamSeason } from '@pitchside/api/scores/competitions';
import { matchPhase, type Match } from '@pitchside/api/scores/matches';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { api } from '../../../platform/api/api.ts';
import { isRefused } from '../../../platform/api/refused.ts';
import { realtime } from '../../../platform/realtime/realtime.ts';
import { useResource } from '../../../platform/resource/useResource.ts';
import { useFreshMatches } from '../useFreshMatches.ts';
import { ofTeam, readPlace, type BaseSport } from '@pitchside/api/screens/Base';

/** A team in the season that the address names, with its matches as they may be seen now. */
export function useTeam(sport: BaseSport, id: string) {
  const [parameters, setParameters] = useSearchParams();
  const { id: competition, season } = readPlace(sport, parameters);
  const { value, state, error, again } = useResource(`team ${sport} ${id} ${competition} ${season}`, (signal) =>
    api.call(teamSeason, { ...ofTeam({ id: competition, season }, id), sport }, { signal, quiet: true }),
  );
  const fresh = useFreshMatches();
  // What the topic brings arrives through `visibleMatches`, when it may be seen.
  useEffect(() => realtime.subscribe(`matches:${sport}`, { onEvent: () => undefined, onReset: again }), [sport, again]);
  const matches: readonly Match[] = value?.matches.map(fresh) ?? [];
  const begun = matches.findLast(({ status }) => ['playing', 'after'].includes(matchPhase(status)));
  return {
    sport,
    id,
    page: value,
    matches,
    /** Match whose picture the season figures must wait for. */
    begun,
    /** Grows with everything that may be seen of that match. */
    version: begun ? `${begun.status} ${begun.home_score} ${begun.away_score}` : '',
    state,
    isUnknown: isRefused(error),
    again,
    choose: (name: string) => {
      const [chosenIn = '', chosen = ''] = name.split(' ');
      setParameters({ team: id, id: chosenIn, season: chosen }, { replace: true, preventScrollReset: true });
    },
  };
}
export type TeamView = ReturnType<typeof useTeam>;

/** Request about the season of a team, once that is known: key, parameters, and how often it is repeated while a match goes on. */
export function inCampaign(what: string, { id, page, version }: Pick<TeamView, 'id' | 'page' | 'version'>) {
  const campaign = page?.campaign;
  return {
    key: campaign ? `${what} ${id} ${campaign.competition.id} ${campaign.season}` : null,
    ofTeam: ofTeam({ id: campaign?.competition.id, season: campaign?.season }, id),
    ofSeason: { id: campaign?.competition.id ?? '', season: campaign?.season ?? '' },
    rhythm: { version, pause: 5_000 },
  };
}
