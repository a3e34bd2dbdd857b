import type { Match } from '@pitchside/api/matches';
import { useSnapshot } from 'valtio';
import { matches } from './matches.store.ts';

/** Gives the newest that is known of a match: its row in the live table, or the one at hand. The component is drawn anew when such a row changes. */
export function useFreshMatches(): (match: Match) => Match {
  const known = useSnapshot(matches.byId);
  return (match) => {
    const row = known[match.id];
    return row && row.version >= match.version ? (row as Match) : match;
  };
}
