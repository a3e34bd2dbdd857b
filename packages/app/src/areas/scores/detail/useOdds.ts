import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { loadOdds, matchOdds } from './odds.store.ts';

/** Fetches the odds of a match and keeps them; gives them with their state. */
export function useOdds(matchId: string) {
  useEffect(() => loadOdds(matchId), [matchId]);
  return useSnapshot(matchOdds);
}
