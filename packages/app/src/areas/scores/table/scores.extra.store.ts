import type { Match } from '@pitchside/api/matches';
import { dayMatches, matchRows, mostRows } from '@pitchside/api/scores';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { api } from '../../../platform/api/api.ts';
import type { ScoreSport } from './scores.kit.ts';

/** Matches that were fetched besides the live table. */
export interface ExtraRows {
  state: 'loading' | 'ready' | 'failed';
  list: readonly Match[];
  /** Kick-off of the nearest match while the day has none, ms UTC. */
  nearestAt: number | null;
}

const waiting: ExtraRows = { state: 'loading', list: [], nearestAt: null };
const none: ExtraRows = { state: 'ready', list: [], nearestAt: null };

/** Fetches what `ask` gives whenever `key` changes; an answer that comes too late for its key is dropped. An empty key asks for nothing. */
function useExtra(key: string, ask: (signal: AbortSignal) => Promise<Omit<ExtraRows, 'state'>>): ExtraRows & { retry: () => void } {
  const [answer, setAnswer] = useState<{ key: string; rows: ExtraRows }>({ key: '', rows: none });
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (key === '') return;
    const left = new AbortController();
    const take = (rows: ExtraRows) => !left.signal.aborted && setAnswer({ key, rows });
    ask(left.signal).then(
      (rows) => take({ state: 'ready', ...rows }),
      () => take({ ...waiting, state: 'failed' }),
    );
    return () => left.abort();
  }, [key, ask, turn]);
  const retry = useCallback(() => {
    setAnswer({ key: '', rows: none });
    setTurn((now) => now + 1);
  }, []);
  const rows = key === '' ? none : answer.key === key ? answer.rows : waiting;
  return { ...rows, retry };
}

/** Matches of one day; without ends none are asked for. */
export function useDayRows(sport: ScoreSport, bounds: { from: number; until: number } | undefined): ExtraRows & { retry: () => void } {
  const [from, until] = [bounds?.from ?? 0, bounds?.until ?? 0];
  const ask = useCallback(async (signal: AbortSignal) => {
    const { list, nearest_at } = await api.call(dayMatches, { sport, from, until }, { signal });
    return { list, nearestAt: nearest_at };
  }, [sport, from, until]);
  return useExtra(bounds ? `${sport} ${from} ${until}` : '', ask);
}

/** Matches by id, such as collected ones that are days away. */
export function useRowsById(ids: readonly string[]): ExtraRows & { retry: () => void } {
  const key = useMemo(() => [...ids].sort().slice(0, mostRows).join(' '), [ids]);
  const ask = useCallback(async (signal: AbortSignal) => ({ list: (await api.call(matchRows, { ids: key.split(' ') }, { signal })).list, nearestAt: null }), [key]);
  return useExtra(key, ask);
}
