import { getLiveList, type Room, type RoomCompetition } from '@pitchside/api/live/live';
import { proxy } from 'valtio';
import { api } from '../../../../platform/api/api.ts';
import { latestOnly } from '../../../../platform/resource/latestOnly.ts';
import { followRooms } from '../../rooms.store.ts';
import { listed } from '../../../../platform/line/saver.store.ts';
import { pageOfWall, pageSize, type WallView } from './anchorQuestions.ts';

interface AnchorState {
  view: WallView;
  list: Room[];
  total: number;
  page: number;
  /** The competition that was asked for, as the server names it. */
  about: RoomCompetition | null;
  /** `unknown` means that nobody knows the competition that was asked for. */
  state: 'loading' | 'more' | 'ready' | 'failed' | 'unknown';
}

/** The wall of live rooms. */
export const wall = proxy<AnchorState>({ view: { sort: 'hot' }, list: [], total: 0, page: 0, about: null, state: 'loading' });

const pages = latestOnly();
/** Rooms of the page that was fetched last. */
let size = pageSize;

function fetchPage(page: number): void {
  const { competition } = wall.view;
  size = listed(pageSize);
  pages.ask(
    (signal) => api.call(getLiveList, pageOfWall(page, wall.view), { signal }),
    ({ list, total, about }) => {
      const known = new Set(page === 1 ? [] : wall.list.map((room) => room.id));
      wall.list = page === 1 ? list : [...wall.list, ...list.filter((room) => !known.has(room.id))];
      Object.assign(wall, { total, page, about, state: competition !== undefined && about === null ? 'unknown' : 'ready' });
    },
    () => void (wall.state = 'failed'),
  );
}

const viewKeys = ['category', 'competition', 'language', 'sort'] as const satisfies (keyof WallView)[];

/** Shows other rooms or another order from the first page. */
export function openWall(view: WallView): void {
  const known = wall.view;
  if (viewKeys.some((key) => known[key] !== view[key])) Object.assign(wall, { list: [], about: null });
  Object.assign(wall, { view, state: wall.list.length > 0 ? 'ready' : 'loading' });
  fetchPage(1);
}

/** Fetches the first page again after a failure. */
export const reopenWall = (): void => openWall({ ...wall.view });

/** Fetches the next page, if there is one and none is on its way. */
export function moreRooms(): void {
  if (wall.state !== 'ready' || wall.list.length >= wall.total) return;
  wall.state = 'more';
  // Pages of another size, since data is saved or no longer, begin elsewhere: none may be passed over.
  fetchPage(listed(pageSize) === size ? wall.page + 1 : Math.floor(wall.list.length / listed(pageSize)) + 1);
}

/** Keeps the rooms on the wall up to date; rooms that end leave, the order stays under the reader's eyes. */
export function followWall(): () => void {
  return followRooms((room) => {
    const index = wall.list.findIndex((known) => known.id === room.id);
    if (index < 0) return;
    if (room.status === 'live') wall.list[index] = room;
    else wall.list.splice(index, 1);
  }, reopenWall);
}
