import { getLiveList, type Room, type RoomCategory } from '@pitchside/api/live';
import { proxy } from 'valtio';
import { api } from '../../../../platform/api/api.ts';
import { onlyNewest } from '../../../../platform/resource/newest.ts';
import { followRooms } from '../../lobby/rooms.store.ts';
import { pageOfWall, type Sort } from './anchor.questions.ts';

interface AnchorState {
  category: RoomCategory | undefined;
  sort: Sort;
  list: Room[];
  total: number;
  page: number;
  state: 'loading' | 'more' | 'ready' | 'failed';
}

/** The wall of live rooms. */
export const wall = proxy<AnchorState>({ category: undefined, sort: 'hot', list: [], total: 0, page: 0, state: 'loading' });

const pages = onlyNewest();

function fetchPage(page: number): void {
  pages.ask(
    (signal) => api.call(getLiveList, pageOfWall(page, wall.category, wall.sort), { signal }),
    ({ list, total }) => {
      const known = new Set(page === 1 ? [] : wall.list.map((room) => room.id));
      wall.list = page === 1 ? list : [...wall.list, ...list.filter((room) => !known.has(room.id))];
      Object.assign(wall, { total, page, state: 'ready' });
    },
    () => void (wall.state = 'failed'),
  );
}

/** Shows another category or order from its first page. */
export function openWall(category: RoomCategory | undefined, sort: Sort): void {
  if (category !== wall.category || sort !== wall.sort) wall.list = [];
  Object.assign(wall, { category, sort, state: wall.list.length > 0 ? 'ready' : 'loading' });
  fetchPage(1);
}

/** Fetches the next page, if there is one and none is on its way. */
export function moreRooms(): void {
  if (wall.state !== 'ready' || wall.list.length >= wall.total) return;
  wall.state = 'more';
  fetchPage(wall.page + 1);
}

/** Keeps the rooms on the wall up to date; rooms that end leave, the order stays under the reader's eyes. */
export function followWall(): () => void {
  return followRooms(
    (room) => {
      const index = wall.list.findIndex((known) => known.id === room.id);
      if (index < 0) return;
      if (room.status === 'live') wall.list[index] = room;
      else wall.list.splice(index, 1);
    },
    () => openWall(wall.category, wall.sort),
  );
}
