import { getLiveList, type Room } from '@pitchside/api/live/live';
import { api } from '../../platform/api/api.ts';
import { listed } from '../../platform/line/saver.store.ts';
import { useResource } from '../../platform/resource/useResource.ts';

/** Rooms that are asked for at most. */
const most = 24;

interface MatchRooms {
  state: 'loading' | 'ready' | 'failed';
  /** Hottest first. */
  list: readonly Room[];
  total: number;
  retry: () => void;
}

/** Rooms that show a match now, fetched again whenever their number changes. */
export function useRooms(matchId: string | undefined, count: number | undefined): MatchRooms {
  const { value, state, again } = useResource(
    matchId ?? null,
    (signal) => api.call(getLiveList, { ...(matchId && { match_id: matchId }), limit: listed(most) }, { signal }),
    { ...(count !== undefined && { version: count }) },
  );
  return { state: value ? 'ready' : state, list: value?.list ?? [], total: value?.total ?? 0, retry: again };
}
