import { matchPhase, type Match } from '@pitchside/api/scores/matches';
import { useMemo, useSyncExternalStore } from 'react';
import { subscribe, useSnapshot } from 'valtio';
import { visibleMatches } from './visibleMatches.ts';

/** One match by its id. Renders again only when that match changes. */
export const useVisibleMatch = (id: string | undefined | null): Match | undefined => {
  const rows = useSnapshot(visibleMatches.byId);
  return id ? (rows[id] as Match | undefined) : undefined;
};

const serials = new WeakMap<Match, number>();
let last = 0;
/** Serial number of a row, different for each visible state of a match. */
function serialOf(match: Match): number {
  const serial = serials.get(match) ?? (last += 1);
  serials.set(match, serial);
  return serial;
}

const onVisibleMatches = (changed: () => void) => subscribe(visibleMatches.byId, changed);

/**
 * Matches in the order of their ids, without unknown ones. Renders again when the result of `shape` changes for one of them; by default on
 * any change of a match.
 */
export function useVisibleMatches(ids: readonly string[], shape: (match: Match) => string | number = serialOf): readonly Match[] {
  const read = () =>
    ids
      .map((id) => {
        const row = visibleMatches.byId[id];
        return row ? shape(row) : '';
      })
      .join('\n');
  const shapes = useSyncExternalStore(onVisibleMatches, read, read);
  return useMemo(() => (shapes === '' && ids.length === 0 ? [] : ids.flatMap((id) => visibleMatches.byId[id] ?? [])), [ids, shapes]);
}

/** Position of a match in most lists, for `useVisibleMatches`: its phase and kick-off. The score concerns its own row only. */
export const placeOf = ({ status, kickoff_at }: Match): string => `${matchPhase(status)} ${kickoff_at}`;
