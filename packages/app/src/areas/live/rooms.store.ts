import { getRoomList, type Room, type RoomCategory, type RoomCompetition } from '@pitchside/api/live/live';
import { proxy } from 'valtio';
import { api } from '../../platform/api/api.ts';
import { realtime } from '../../platform/realtime/realtime.ts';

interface RoomsState {
  /** Live rooms of each category; null until they are known. */
  totals: Partial<Record<RoomCategory, number>> | null;
  /** Live rooms in all, and those that show a match; null until they are known. */
  all: number | null;
  withMatch: number | null;
  /** Competitions that most of them show. */
  competitions: (RoomCompetition & { category: RoomCategory; total: number })[];
}

/** Numbers of live rooms, for the sidebar and the list's chips. */
export const rooms = proxy<RoomsState>({ totals: null, all: null, withMatch: null, competitions: [] });

/** Refresh interval of the counts while a component shows them, ms. */
const fresh = 30_000;

async function load(): Promise<void> {
  const { list, total, with_match, competitions } = await api.call(getRoomList, {});
  rooms.totals = Object.fromEntries(list.map((entry) => [entry.category, entry.total]));
  rooms.all = total;
  rooms.withMatch = with_match;
  rooms.competitions = competitions;
}

/** Keeps the counts fresh; a failure keeps the last ones. Returns a function that stops it. */
export function followRoomCounts(): () => void {
  const refresh = () => void load().catch(() => undefined);
  refresh();
  const timer = setInterval(refresh, fresh);
  return () => clearInterval(timer);
}

/** Subscribes to rooms that went live, changed or ended. Returns a function that stops it. */
export function followRooms(onRoom: (room: Room) => void, onReset: () => void): () => void {
  return realtime.subscribe('rooms', {
    onEvent: (event) => {
      if (event.type === 'room') onRoom(event.data);
    },
    onReset,
  });
}
