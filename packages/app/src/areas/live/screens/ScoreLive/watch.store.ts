import { sports, type Match } from '@pitchside/api/scores/matches';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { liveTable } from '../../../scores/matches.store.ts';
import { useTableRows } from '../../../scores/useTableShape.ts';

const placeOf = ({ status, kickoff_at, room_count, is_hot }: Match) => `${status} ${kickoff_at} ${room_count} ${is_hot}`;

/** Follows the tables of all sports. Returns a function that stops it. */
function followAll(): () => void {
  const stops = sports.map((sport) => liveTable(sport).follow());
  return () => stops.forEach((stop) => stop());
}

/**
 * Watchable matches of every sport. Renders again when one changes its position or its rooms; its score is for its own row. Ready as soon
 * as one table has loaded.
 */
export function useWatch(): { all: readonly Match[]; state: 'loading' | 'ready' | 'failed'; retry: () => void } {
  const [turn, setTurn] = useState(0);
  useEffect(followAll, [turn]);
  const football = useTableRows('football', placeOf);
  const basketball = useTableRows('basketball', placeOf);
  const esports = useTableRows('esports', placeOf);
  const states = [
    useSnapshot(liveTable('football').state).state,
    useSnapshot(liveTable('basketball').state).state,
    useSnapshot(liveTable('esports').state).state,
  ];
  const isSettled = states.every((state) => state === 'ready' || state === 'failed');
  return {
    all: [...football, ...basketball, ...esports],
    state: !isSettled ? 'loading' : states.includes('ready') ? 'ready' : 'failed',
    retry: () => setTurn(turn + 1),
  };
}
