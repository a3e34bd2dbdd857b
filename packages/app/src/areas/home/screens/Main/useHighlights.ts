import { useSnapshot } from 'valtio';
import { placeOf, useVisibleMatches } from '../../../../platform/guard/useVisibleMatches.ts';
import { collected } from '../../../scores/collect.store.ts';
import { useTableRows } from '../../../scores/useTableShape.ts';
import { highlights } from './highlights.store.ts';
import { pickAgenda, pickMine } from './matchesRules.ts';

/** Ids of the matches in the rail: the most relevant one for the person, and the other important ones of the day. */
export function useHighlights(): {
  state: 'loading' | 'ready' | 'failed';
  mine: { id: string; isMine: boolean } | undefined;
  agenda: readonly string[];
} {
  const { ids, state } = useSnapshot(highlights);
  const stars = useSnapshot(collected);
  const important = useVisibleMatches(ids, placeOf);
  const mine = pickMine(useTableRows('football', placeOf), important, stars);
  return {
    state,
    mine: mine && { id: mine.match.id, isMine: mine.isMine },
    agenda: pickAgenda(important, mine?.match.id).map(({ id }) => id),
  };
}
