import { getLiveList, type Room, type RoomCategory } from '@pitchside/api/live/live';
import { proxy } from 'valtio';
import { api } from '../../../../platform/api/api.ts';
import { beforeDrawing, drawing } from '../../../../platform/drawn/drawn.ts';
import { inBrowser } from '../../../../platform/host/host.ts';
import { latestOnly } from '../../../../platform/resource/latestOnly.ts';
import { followRooms } from '../../../live/rooms.store.ts';
import { keep, type CachedRef } from './cachedRef.ts';
import { keepPlaces } from './placesRules.ts';
import { batchSize, drawnWidth, wallBatch } from '@pitchside/api/screens/Main';

interface WallState {
  category: RoomCategory;
  /** Batch that is shown, from 1. */
  page: number;
  /** Rooms a batch. */
  size: number;
  rooms: CachedRef<readonly Room[]>;
  /** Live rooms of the category in all. */
  total: number;
  /** `turning` while the next batch is on its way under the eyes of the reader. */
  state: 'loading' | 'turning' | 'ready' | 'failed';
}

/** Live rooms of the wall, one category at a time. */
const widthNow = () => (drawing() || !inBrowser ? drawnWidth : innerWidth);
const nothing = (): WallState => ({
  category: 'football',
  page: 1,
  size: batchSize(widthNow()),
  rooms: keep([]),
  total: 0,
  state: 'loading',
});
export const wall = proxy<WallState>(nothing());
beforeDrawing(() => Object.assign(wall, nothing()));

const batches = latestOnly();

/** Refreshed batch, each room in its old place. */
function inPlace(list: readonly Room[]): Room[] {
  const places = keepPlaces(
    wall.rooms.map(({ id }) => id),
    list.map(({ id }) => id),
    wall.size,
  );
  return places.flatMap((id) => list.find((room) => room.id === id) ?? []);
}

function ask(page: number): void {
  const isSame = page === wall.page && wall.state === 'ready';
  batches.ask(
    (signal) => api.call(getLiveList, wallBatch(wall.category, page, wall.size), { signal }),
    ({ list, total }) => {
      if (list.length === 0 && page > 1) ask(1);
      else Object.assign(wall, { rooms: keep(isSame ? inPlace(list) : list), total, page, state: 'ready' });
    },
    () => void (wall.state = wall.rooms.length > 0 ? 'ready' : 'failed'),
  );
}

/** Shows the hottest rooms of a category. */
export function openWall(category: RoomCategory): void {
  const isOther = category !== wall.category;
  Object.assign(wall, { category, size: batchSize(widthNow()) });
  if (isOther) wall.rooms = keep([]);
  wall.state = wall.rooms.length > 0 ? 'turning' : 'loading';
  ask(1);
}

/** Shows the next batch, and after the last one the first. */
export function nextBatch(): void {
  if (wall.state !== 'ready') return;
  wall.state = 'turning';
  ask(wall.page * wall.size < wall.total ? wall.page + 1 : 1);
}

/** Fills the wall and keeps its rooms up to date. Returns a function that stops it. */
export function followWall(): () => void {
  openWall(wall.category);
  return followRooms(
    (room) => {
      if (!wall.rooms.some(({ id }) => id === room.id)) return;
      if (room.status === 'live') wall.rooms = keep(wall.rooms.map((known) => (known.id === room.id ? room : known)));
      else ask(wall.page);
    },
    () => ask(wall.page),
  );
}
