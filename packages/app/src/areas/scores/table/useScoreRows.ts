import type { Match } from '@pitchside/api/scores/matches';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useSnapshot } from 'valtio';
import { subscribeKey } from 'valtio/utils';
import { collected } from '../collect.store.ts';
import { visibleMatchOf } from '../../../platform/guard/visibleMatches.ts';
import { liveTable } from '../matches.store.ts';
import { useTableShape } from '../useTableShape.ts';
import { boundsOf } from '@pitchside/api/screens/days';
import { isBareDay, useDayRows, useRowsById } from './scoresExtra.store.ts';
import type { ScoreSport } from './scoresKit.ts';
import type { ScoreTab } from './scoresPlace.ts';
import { shapeOf } from './scores.presenter.ts';

/** The rows of a tab, before any filter. */
export interface ScoreRows {
  state: 'loading' | 'ready' | 'failed';
  list: readonly Match[];
  /** All collected matches of the sport, wherever they stand. */
  mine: readonly Match[];
  /** All matches of the live table. */
  live: readonly Match[];
  /** The live table is there. */
  isLiveKnown: boolean;
  nearestAt: number | null;
  /** The site knows no match of the sport at all, of any day. */
  isBare: boolean;
  retry: () => void;
}

/** Keeps the rows of a tab: the live table, a day, or what is collected, each with the newest that is known of it. */
export function useScoreRows(sport: ScoreSport, tab: ScoreTab, day: string, timeZone: string | undefined): ScoreRows {
  const table = liveTable(sport);
  useEffect(() => table.follow(), [table]);
  const state = useSyncExternalStore(
    (changed) => subscribeKey(table.state, 'state', changed),
    () => table.state.state,
    () => table.state.state,
  );
  const shape = useTableShape(sport, shapeOf);
  const stars = useSnapshot(collected);

  const ofDay = tab === 'results' || tab === 'schedule';
  const bounds = useMemo(() => boundsOf(day, timeZone), [day, timeZone]);
  // Where nothing is on it is asked what the day has, and which one is the nearest that has something.
  const isCalm = tab === 'immediate' && state === 'ready' && shape >= 0 && Object.keys(table.state.byId).length === 0;
  const dayRows = useDayRows(sport, ofDay || isCalm ? bounds : undefined);
  // Only once the live table is there is it known which stars are missing in it.
  const far = useMemo(
    () => (shape > 0 && state === 'ready' ? [...stars].filter((id) => !table.state.byId[id]) : []),
    [stars, table, shape, state],
  );
  const farRows = useRowsById(far);

  const live = useMemo(() => (shape >= 0 ? Object.values(table.state.byId) : []), [table, shape]);
  const mine = useMemo(
    () =>
      [...live, ...farRows.list.filter((match) => match.sport === sport && !table.state.byId[match.id])].filter(({ id }) => stars.has(id)),
    [live, farRows.list, stars, sport, table],
  );
  const days = useMemo(() => {
    const here = live.filter(({ kickoff_at }) => kickoff_at >= bounds.from && kickoff_at < bounds.until);
    const known = new Set(here.map(({ id }) => id));
    return [...here, ...dayRows.list.filter(({ id }) => !known.has(id)).map((match) => visibleMatchOf(match.id) ?? match)];
  }, [live, dayRows.list, bounds]);

  const isComing = state === 'loading' || (isCalm && dayRows.state === 'loading');
  const own: Record<ScoreTab, Pick<ScoreRows, 'list'> & { state: ScoreRows['state'] | 'idle' }> = {
    immediate: { list: live, state: live.length > 0 && state !== 'failed' ? 'ready' : isComing ? 'loading' : state },
    results: { list: days, state: dayRows.state },
    schedule: { list: days, state: dayRows.state },
    collected: { list: mine, state: far.length > 0 ? farRows.state : state },
  };
  const shown = own[tab];
  const retry = ofDay ? dayRows.retry : tab === 'collected' && farRows.state === 'failed' ? farRows.retry : table.retry;
  return {
    list: shown.list,
    state: shown.state === 'idle' ? 'loading' : shown.state,
    mine,
    live,
    isLiveKnown: state === 'ready',
    nearestAt: ofDay ? dayRows.nearestAt : null,
    isBare: (ofDay || isCalm) && isBareDay(dayRows),
    retry,
  };
}
