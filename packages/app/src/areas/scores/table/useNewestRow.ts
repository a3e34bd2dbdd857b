import type { Match } from '@pitchside/api/matches';
import { useSyncExternalStore } from 'react';
import { liveTable } from '../matches/matches.store.ts';

/** The newest that is known of a match; the component is drawn anew when its own row changes, and for no other. */
export function useNewestRow(row: Match): Match {
  const table = liveTable(row.sport);
  const read = () => {
    const known = table.state.byId[row.id];
    return known && known.version >= row.version ? known : row;
  };
  return useSyncExternalStore((changed) => table.onRows((rows, whole) => (whole || rows.some(({ match }) => match.id === row.id)) && changed()), read);
}
