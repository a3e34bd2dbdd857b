import { recommendedMatches } from '@pitchside/api/scores/matches';
import { Scorebug } from '@pitchside/ui/Scorebug';
import { api } from '../../../platform/api/api.ts';
import { useResource } from '../../../platform/resource/useResource.ts';
import { scoreView } from '../../scores/match.presenter.ts';
import { useFreshMatches } from '../../scores/useFreshMatches.ts';

/** The match that most people watch, on the edge of the login's picture; nothing while there is none. */
export function HotScore() {
  const fresh = useFreshMatches();
  const match = useResource('hottest', (signal) => api.call(recommendedMatches, { sport: 'football', limit: 1 }, { signal })).value
    ?.list[0];
  return match ? <Scorebug {...scoreView(fresh(match))} size="card" showStatus={false} /> : null;
}
