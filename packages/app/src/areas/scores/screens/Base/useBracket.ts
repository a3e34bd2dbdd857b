import { seasonBracket } from '@pitchside/api/scores/competitions';
import { api } from '../../../../platform/api/api.ts';
import { useResource } from '../../../../platform/resource/useResource.ts';
import { ofSeason, type BasePlace } from '@pitchside/api/screens/Base';
import type { SeasonView } from './useSeason.ts';

/** Knock-out rounds of a season, fetched again when its matches change; nothing for a league without them. */
export function useBracket(place: BasePlace, { hasBracket: isCup, turn }: SeasonView) {
  const family = `bracket ${place.id} ${place.season}`;
  const { value, state, again } = useResource(
    isCup ? `${family} ${turn}` : null,
    (signal) => api.call(seasonBracket, ofSeason(place), { signal }),
    { family },
  );
  return { isCup, value, state, again };
}
export type BracketView = ReturnType<typeof useBracket>;
