import type { Match } from '@pitchside/api/matches';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { subscribeKey } from 'valtio/utils';
import { liveTable } from '../matches/matches.store.ts';

/** All series around now, kept live while the component is on the page. */
export function useSeriesList(): { list: readonly Match[]; state: 'loading' | 'ready' | 'failed'; retry: () => void } {
  const table = liveTable('esports');
  useEffect(() => table.follow(), [table]);
  const [turn, setTurn] = useState(0);
  useEffect(() => table.onRows(() => setTurn((now) => now + 1)), [table]);
  const state = useSyncExternalStore(
    (changed) => subscribeKey(table.state, 'state', changed),
    () => table.state.state,
  );
  // Rows are replaced whole, so that a turn is all there is to follow.
  const list = useMemo(() => (turn >= 0 ? Object.values(table.state.byId) : []), [table, turn]);
  return { list, state: state === 'idle' ? 'loading' : list.length > 0 && state === 'loading' ? 'ready' : state, retry: table.retry };
}
