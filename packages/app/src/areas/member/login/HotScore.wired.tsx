import { recommendedMatches, type Match } from '@pitchside/api/matches';
import { Scorebug } from '@pitchside/ui/Scorebug';
import { useEffect, useState } from 'react';
import { api } from '../../../platform/api/api.ts';
import { scoreView, useFreshMatches } from '../../scores/index.ts';
import { unlessLost } from '../../../platform/log/later.ts';

/** The match that most people watch, on the edge of the login's picture; nothing while there is none. */
export function HotScore() {
  const fresh = useFreshMatches();
  const [match, setMatch] = useState<Match>();
  useEffect(() => {
    unlessLost(api.call(recommendedMatches, { sport: 'football', limit: 1 }).then(({ list }) => setMatch(list[0])));
  }, []);
  return match ? <Scorebug {...scoreView(fresh(match))} size="card" showStatus={false} /> : null;
}
