import { matchPhase, type Match } from '@pitchside/api/matches';
import { useMemo, useSyncExternalStore } from 'react';
import { subscribe, useSnapshot } from 'valtio';
import { sights } from './intake.ts';

/** One match by its id; the component is drawn anew when that row changes, and for no other. */
export const useSight = (id: string | undefined | null): Match | undefined => {
  const rows = useSnapshot(sights.byId);
  return id ? (rows[id] as Match | undefined) : undefined;
};

const serials = new WeakMap<Match, number>();
let last = 0;
/** Tells every sight of a match from the one before. */
function serialOf(match: Match): number {
  const serial = serials.get(match) ?? (last += 1);
  serials.set(match, serial);
  return serial;
}

const onSights = (changed: () => void) => subscribe(sights.byId, changed);

/** Matches in the order of their ids, without those that are not known. The component is drawn anew when what `shape` says of one of them changes; default whenever one of them does. */
export function useSights(ids: readonly string[], shape: (match: Match) => string | number = serialOf): readonly Match[] {
  const shapes = useSyncExternalStore(onSights, () =>
    ids
      .map((id) => {
        const row = sights.byId[id];
        return row ? shape(row) : '';
      })
      .join('\n'),
  );
  return useMemo(() => (shapes === '' && ids.length === 0 ? [] : ids.flatMap((id) => sights.byId[id] ?? [])), [ids, shapes]);
}

/** What decides where a match stands in most lists, for `useSights`: whether it is on, and when it begins; its score is for its own row. */
export const placeOf = ({ status, kickoff_at }: Match): string => `${matchPhase(status)} ${kickoff_at}`;
