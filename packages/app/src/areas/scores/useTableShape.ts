import type { Match, Sport } from '@pitchside/api/scores/matches';
import { useEffect, useMemo, useState } from 'react';
import { liveTable } from './matches.store.ts';

/** A number that grows when rows of a live table come or go, or what `shape` says of one changes; all else goes past the component. */
export function useTableShape(sport: Sport, shape: (match: Match) => string): number {
  const [turn, setTurn] = useState(0);
  useEffect(
    () =>
      liveTable(sport).onRows(
        (rows, whole) =>
          (whole || rows.some(({ match, before }) => !before || shape(match) !== shape(before))) && setTurn((now) => now + 1),
      ),
    [sport, shape],
  );
  return turn;
}

/** All rows of a live table; renders again as `useTableShape` does. */
export function useTableRows(sport: Sport, shape: (match: Match) => string): readonly Match[] {
  const turn = useTableShape(sport, shape);
  return useMemo(() => (turn >= 0 ? Object.values(liveTable(sport).state.byId) : []), [sport, turn]);
}
