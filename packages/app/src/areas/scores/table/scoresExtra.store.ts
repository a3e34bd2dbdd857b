import type { Match, Sport } from '@pitchside/api/scores/matches';
import { dayMatches, matchRows, mostRows } from '@pitchside/api/scores/scores';
import { useMemo } from 'react';
import { api } from '../../../platform/api/api.ts';
import { useResource } from '../../../platform/resource/useResource.ts';

/** Matches that were fetched besides the live table. */
export interface ExtraRows {
  state: 'loading' | 'ready' | 'failed';
  list: readonly Match[];
  /** Kick-off of the nearest match while the day has none, ms UTC. */
  nearestAt: number | null;
}

const none: readonly Match[] = [];

/** Fetches extra rows for `key`; null fetches nothing. */
function useExtra(key: string | null, ask: (signal: AbortSignal) => Promise<Omit<ExtraRows, 'state'>>): ExtraRows & { retry: () => void } {
  const { value, state, again } = useResource(key, ask);
  // The old rows stay during a refresh and after its failure, which a toast reports.
  return { state: key === null ? 'ready' : state, list: value?.list ?? none, nearestAt: value?.nearestAt ?? null, retry: again };
}

/** Matches of one day; without ends none are asked for. */
export function useDayRows(sport: Sport, bounds: { from: number; until: number } | undefined): ExtraRows & { retry: () => void } {
  const [from, until] = [bounds?.from ?? 0, bounds?.until ?? 0];
  return useExtra(bounds ? `${sport} ${from} ${until}` : null, async (signal) => {
    const { list, nearest_at } = await api.call(dayMatches, { sport, from, until }, { signal });
    return { list, nearestAt: nearest_at };
  });
}

/** Whether a day has no match, and no other day has one: the site knows none of the sport. */
export const isBareDay = ({ state, list, nearestAt }: ExtraRows): boolean => state === 'ready' && list.length === 0 && nearestAt === null;

/** Matches by id, such as collected ones that are days away. */
export function useRowsById(ids: readonly string[]): ExtraRows & { retry: () => void } {
  const key = useMemo(() => [...ids].sort().slice(0, mostRows).join(' '), [ids]);
  return useExtra(key === '' ? null : key, async (signal) => ({
    list: (await api.call(matchRows, { ids: key.split(' ') }, { signal })).list,
    nearestAt: null,
  }));
}
