import { useEffect, useState, useSyncExternalStore } from 'react';
import { useSnapshot } from 'valtio';
import { subscribeKey } from 'valtio/utils';
import { liveTable } from '../matches.store.ts';
import { line } from '../../../platform/realtime/realtime.ts';
import type { ScoreSport } from './scoresKit.ts';

/** A line that comes back sooner is not worth a word, ms. */
const patience = 3_000;

/**
 * Since when the scores are stale, ms UTC: the last update before the connection broke or the source fell silent; undefined while they are
 * live.
 */
export function useStaleSince(sport: ScoreSport): number | undefined {
  const table = liveTable(sport);
  const silentSince = useSyncExternalStore(
    (changed) => subscribeKey(table.state, 'staleSince', changed),
    () => table.state.staleSince,
    () => table.state.staleSince,
  );
  const { lostAt } = useSnapshot(line);
  const [lost, setLost] = useState<{ lostAt: number; since: number } | null>(null);
  useEffect(() => {
    if (lostAt === null) return;
    const { updatedAt } = liveTable(sport).state;
    if (updatedAt === 0) return;
    const timer = setTimeout(() => setLost({ lostAt, since: updatedAt }), Math.max(0, lostAt + patience - Date.now()));
    return () => clearTimeout(timer);
  }, [lostAt, sport]);
  return lost !== null && lost.lostAt === lostAt ? lost.since : (silentSince ?? undefined);
}
