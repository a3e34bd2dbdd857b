import type { Match } from '@pitchside/api/matches';
import { useSnapshot } from 'valtio';
import { sights } from '../../../platform/guard/intake.ts';

/** Gives the newest that may be seen of a match: what has come of it meanwhile, or the one at hand. The component is drawn anew when one of those it asked for changes. */
export function useFreshMatches(): (match: Match) => Match {
  const known = useSnapshot(sights.byId);
  return (match) => (known[match.id] as Match | undefined) ?? match;
}
