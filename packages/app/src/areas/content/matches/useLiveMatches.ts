import { matchPhase, type Match } from '@pitchside/api/scores/matches';
import { useEffect } from 'react';
import { holdMatches } from '../../../platform/guard/visibleMatches.ts';
import { realtime } from '../../../platform/realtime/realtime.ts';
import { useFreshMatches } from '../../scores/useFreshMatches.ts';

/** Rows come through the guard by themselves; nothing is left to do. */
const byTheGuard = () => undefined;

/**
 * Keeps the matches of articles or posts live: subscribes to unfinished ones while mounted. Returns a function that gives the newest
 * visible state of a match.
 */
export function useLiveMatches(list: readonly Match[]): (match: Match) => Match {
  const ids = [...new Set(list.map(({ id }) => id))];
  const going = [...new Set(list.filter(({ status }) => matchPhase(status) !== 'after').map(({ id }) => id))];
  const [held, followed] = [ids.join(' '), going.join(' ')];
  useEffect(() => holdMatches(held.split(' ').filter(Boolean)), [held]);
  useEffect(() => {
    const stops = followed
      .split(' ')
      .filter(Boolean)
      .map((id) => realtime.subscribe(`match:${id}`, { onEvent: byTheGuard, onReset: byTheGuard }));
    return () => stops.forEach((stop) => stop());
  }, [followed]);
  return useFreshMatches();
}
