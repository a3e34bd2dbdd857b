import { getLiveList, type Room } from '@pitchside/api/live/live';
import type { RoomPickerRoom } from '@pitchside/ui/RoomPicker';
import { api } from '../../../platform/api/api.ts';
import { useResource } from '../../../platform/resource/useResource.ts';
import { coverView } from '../../scores/cover.presenter.ts';
import { scoreView } from '../../scores/match.presenter.ts';
import { listed } from '../../../platform/line/saver.store.ts';
import { useFreshRooms } from '../../scores/useFreshRooms.ts';

/** Rooms that are offered: the hottest. */
const most = 48;
/** Refresh interval of the list, ms. */
const every = 60_000;

/** Rooms that are live now, to choose from. */
export function useLiveRooms(): { rooms: RoomPickerRoom[]; status: 'ready' | 'loading' | 'error'; again: () => void } {
  const fresh = useFreshRooms();
  const { value, state, again } = useResource(
    'multi',
    async (signal) => (await api.call(getLiveList, { limit: listed(most) }, { signal, quiet: true })).list,
    { every },
  );
  const rooms = (value ?? []).map((known: Room) => {
    const { id, title, anchor, heat, match, ...room } = fresh(known);
    return {
      id,
      title,
      nickname: anchor.user_nickname,
      heat,
      cover: coverView({ id, match, ...room }),
      ...(match && { match: scoreView(match) }),
    };
  });
  return { rooms, status: state === 'failed' ? 'error' : state, again };
}
