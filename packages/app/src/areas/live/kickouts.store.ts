import { liveKickoutList } from '@pitchside/api/live/live';
import { proxy } from 'valtio';
import { api } from '../../platform/api/api.ts';
import { unlessLost } from '../../platform/log/later.ts';
import { realtime } from '../../platform/realtime/realtime.ts';
import { followOwn } from '../../platform/session/ownTopic.ts';

interface KickoutState {
  /** Rooms that the member was removed from. */
  rooms: string[];
  /** Reasons in the moderator's words, by room; known only from events while this page was open, else empty. */
  reasons: Record<string, string>;
}

/** Rooms the member may not enter (specification: `liveKickoutList`). */
export const kickouts = proxy<KickoutState>({ rooms: [], reasons: {} });

/** Number of events so far; an answer requested before the last of them may be older. */
let heard = 0;

/** Asks which rooms these are. */
export async function loadKickouts(): Promise<void> {
  const before = heard;
  const { list } = await api.call(liveKickoutList, {});
  if (heard !== before) return loadKickouts();
  kickouts.rooms = list.map((entry) => entry.room_id);
}

/** Listens in every tab for the member's removal from a room, and for its end. Returns a function that stops it. */
export function followKickouts(): () => void {
  const load = () => unlessLost(loadKickouts());
  const stops = [
    followOwn({
      onEvent({ type, data }) {
        if (type === 'liveKickout' || type === 'kickout_lifted') heard += 1;
        if (type === 'liveKickout') {
          kickouts.reasons[data.room_id] = data.reason;
          if (!kickouts.rooms.includes(data.room_id)) kickouts.rooms.push(data.room_id);
        }
        if (type === 'kickout_lifted') kickouts.rooms = kickouts.rooms.filter((id) => id !== data.room_id);
      },
      onReset: load,
      onChange(user) {
        if (!user) Object.assign(kickouts, { rooms: [], reasons: {} });
      },
    }),
    // The frame to those inside says no reason; the member’s own topic is usually sooner.
    realtime.on('liveKickout', ({ room_id }) => {
      kickouts.reasons[room_id] ??= '';
      load();
    }),
  ];
  return () => stops.forEach((stop) => stop());
}
