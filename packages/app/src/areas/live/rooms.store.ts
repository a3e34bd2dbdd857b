import { getRoomList, type Room, type RoomCategory, type RoomCompetition } from '@pitchside/api/live/live';
import { proxy } from 'valtio';
import type { CallData } from '@pitchside/api/contract';
import { valueNow } from '../../platform/api/answers.ts';
import { api } from '../../platform/api/api.ts';
import { beforeDrawing } from '../../platform/drawn/drawn.ts';
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

const unknown = (): RoomsState => ({ totals: null, all: null, withMatch: null, competitions: [] });

/** Numbers of live rooms, for the sidebar and the list's chips. */
export const rooms = proxy<RoomsState>(unknown());
beforeDrawing(() => Object.assign(rooms, unknown()));

/** Refresh interval of the counts while a component shows them, ms. */
const fresh = 30_000;

/** When the counts came, ms of this page's clock. */
let takenAt = -Infinity;

function take({ list, total, with_match, competitions }: CallData<typeof getRoomList>): void {
  takenAt = performance.now();
  rooms.totals = Object.fromEntries(list.map((entry) => [entry.category, entry.total]));
  rooms.all = total;
  rooms.withMatch = with_match;
  rooms.competitions = competitions;
}

const load = (): Promise<CallData<typeof getRoomList>> => api.call(getRoomList, {});

/** Fills the counts from what came with the page. */
export function takeRoomCounts(): void {
  const counts = valueNow(load);
  if (counts) take(counts);
}

/** Keeps the counts fresh; a failure keeps the last ones. Returns a function that stops it. */
export function followRoomCounts(): () => void {
  const refresh = () =>
    void load()
      .then(take)
      .catch(() => undefined);
  if (performance.now() - takenAt > fresh) refresh();
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
