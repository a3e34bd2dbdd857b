import { trophiesOf } from '@pitchside/api/member/trophies';
import type { ShelfTrophy } from '@pitchside/ui/TrophyShelf';
import { api } from '../../../platform/api/api.ts';
import { useResource } from '../../../platform/resource/useResource.ts';
import { statusOf } from '../../../platform/resource/statusOf.ts';

/**
 * Trophies of a member for their shelf.
 * @param memberId null loads nothing
 */
export function useTrophies(memberId: string | null) {
  const { value, state, again } = useResource(memberId, (signal) => api.call(trophiesOf, { id: memberId ?? '' }, { signal, quiet: true }));
  const trophies: readonly ShelfTrophy[] = (value?.list ?? []).map(({ event, place }) => ({
    id: event.id,
    place,
    event: event.name,
    at: event.ends_at - 1,
  }));
  const status = statusOf({ value, state });
  return { trophies, status, again };
}
