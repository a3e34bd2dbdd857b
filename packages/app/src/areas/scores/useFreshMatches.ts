import type { Match } from '@pitchside/api/scores/matches';
import { useSnapshot } from 'valtio';
import { visibleMatches } from '../../platform/guard/visibleMatches.ts';

/**
 * Returns a function that gives the newest visible state of a match, or the given one if none is known. Renders again when one of the
 * requested matches changes.
 */
export function useFreshMatches(): (match: Match) => Match {
  const known = useSnapshot(visibleMatches.byId);
  return (match) => (known[match.id] as Match | undefined) ?? match;
}
