import type { Match } from '@pitchside/api/scores/matches';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useSnapshot } from 'valtio';
import { subscribeKey } from 'valtio/utils';
import { visibleMatchOf } from '../../../platform/guard/visibleMatches.ts';
import { collected } from '../collect.store.ts';
import { liveTable } from '../matches.store.ts';
import { boundsOf } from '@pitchside/api/screens/days';
import { isBareDay, useDayRows, useRowsById } from '../table/scoresExtra.store.ts';
import type { ScoreTab } from '../table/scoresPlace.ts';

/** The series of a tab, before any filter. */
export interface SeriesRows {
  state: 'loading' | 'ready' | 'failed';
  list: readonly Match[];
  /** All series around now. */
  live: readonly Match[];
  /** Number of collected series. */
  mine: number;
  /** Start of the nearest series while the day has none, ms UTC. */
  nearestAt: number | null;
  /** The site knows no series at all, of any day. */
  isBare: boolean;
  retry: () => void;
}

/** Keeps the series of a tab: those around now, of a day, or what is collected, each with the newest that is known of it. */
export function useSeriesRows(tab: ScoreTab, day: string, timeZone: string | undefined): SeriesRows {
  const table = liveTable('esports');
  useEffect(() => table.follow(), [table]);
  // A series shows every map, so each change of a row renders.
  const [turn, setTurn] = useState(0);
  useEffect(() => table.onRows(() => setTurn((now) => now + 1)), [table]);
  const state = useSyncExternalStore(
    (changed) => subscribeKey(table.state, 'state', changed),
    () => table.state.state,
    () => table.state.state,
  );
  const stars = useSnapshot(collected);
  const ofDay = tab === 'results' || tab === 'schedule';
  const bounds = useMemo(() => boundsOf(day, timeZone), [day, timeZone]);
  const isCalm = tab === 'immediate' && state === 'ready' && turn >= 0 && Object.keys(table.state.byId).length === 0;
  const dayRows = useDayRows('esports', ofDay || isCalm ? bounds : undefined);
  const far = useMemo(
    () => (turn >= 0 && state === 'ready' ? [...stars].filter((id) => !table.state.byId[id]) : []),
    [stars, table, turn, state],
  );
  const farRows = useRowsById(far);
  const live = useMemo(() => (turn >= 0 ? Object.values(table.state.byId) : []), [table, turn]);
  const mine = useMemo(
    () =>
      [...live, ...farRows.list.filter(({ id, sport }) => sport === 'esports' && !table.state.byId[id])].filter(({ id }) => stars.has(id)),
    [live, farRows.list, stars, table],
  );
  const days = useMemo(() => {
    const here = live.filter(({ kickoff_at }) => kickoff_at >= bounds.from && kickoff_at < bounds.until);
    const known = new Set(here.map(({ id }) => id));
    return [...here, ...dayRows.list.filter(({ id }) => !known.has(id)).map((match) => visibleMatchOf(match.id) ?? match)];
  }, [live, dayRows.list, bounds]);

  const isComing = state === 'loading' || (isCalm && dayRows.state === 'loading');
  const own = {
    immediate: { list: live, state: live.length > 0 && state !== 'failed' ? ('ready' as const) : isComing ? ('loading' as const) : state },
    results: { list: days, state: dayRows.state },
    schedule: { list: days, state: dayRows.state },
    collected: { list: mine, state: far.length > 0 ? farRows.state : state },
  }[tab];
  return {
    list: own.list,
    state: own.state === 'idle' ? 'loading' : own.state,
    live,
    mine: mine.length,
    nearestAt: ofDay ? dayRows.nearestAt : null,
    isBare: (ofDay || isCalm) && isBareDay(dayRows),
    retry: ofDay ? dayRows.retry : tab === 'collected' && farRows.state === 'failed' ? farRows.retry : table.retry,
  };
}
