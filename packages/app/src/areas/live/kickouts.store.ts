import { liveKickoutList } from '@pitchside/api/live';
import { proxy } from 'valtio';
import { api } from '../../platform/api/api.ts';

interface KickoutState {
  /** Rooms that the member was removed from. */
  rooms: string[];
}

/** Rooms the member may not enter (specification: `liveKickoutList`). */
export const kickouts = proxy<KickoutState>({ rooms: [] });

export async function loadKickouts(): Promise<void> {
  const { list } = await api.call(liveKickoutList, {});
  kickouts.rooms = list.map((entry) => entry.room_id);
}
