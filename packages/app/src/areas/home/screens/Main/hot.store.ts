import { getLiveList, type Room } from '@pitchside/api/live/live';
import { hottestRooms } from '@pitchside/api/screens/Main';
import { proxy, subscribe } from 'valtio';
import { api } from '../../../../platform/api/api.ts';
import { language } from '../../../../platform/api/language.ts';
import { beforeDrawing } from '../../../../platform/drawn/drawn.ts';
import { latestOnly } from '../../../../platform/resource/latestOnly.ts';
import { followRooms } from '../../../live/rooms.store.ts';
import { keep, type CachedRef } from './cachedRef.ts';
import { keepPlaces } from './placesRules.ts';
import { byPopularity, stageOrder, stageSize } from './stage.data.ts';

/** Refresh interval of the order, and its delay after rooms started or ended, ms. */
const fresh = 60_000;
const soon = 1_500;

interface HotState {
  /** Hottest rooms first. */
  rooms: CachedRef<readonly Room[]>;
  /** Rooms beside the player, by id; they keep their places. */
  stage: CachedRef<readonly string[]>;
  /** The room in the player. */
  selected: string | null;
  state: 'loading' | 'ready' | 'failed';
}

/** The hottest rooms of the moment, for the stage and the rank. */
const none = (): HotState => ({ rooms: keep([]), stage: keep([]), selected: null, state: 'loading' });
export const hot = proxy<HotState>(none());
beforeDrawing(() => Object.assign(hot, none()));

export const selectRoom = (id: string): void => void (hot.selected = id);

const idOf = ({ id }: Room) => id;

/**
 * Applies the hottest rooms. The stage keeps its places; the ranking is only sorted if `sorted`. Rooms may come before the
 * messages: Lingui has no language then.
 */
function show(list: readonly Room[], sorted: boolean): void {
  const byNow = list.toSorted(byPopularity);
  const stage = keepPlaces(hot.stage, stageOrder(byNow, language).map(idOf), stageSize);
  const order = keepPlaces(sorted ? [] : hot.rooms.map(idOf), byNow.map(idOf), hottestRooms.limit);
  const rooms = order.flatMap((id) => list.find((room) => room.id === id) ?? []);
  const selected = hot.selected !== null && stage.includes(hot.selected) ? hot.selected : (stage[0] ?? null);
  Object.assign(hot, { rooms: keep(rooms), stage: keep(stage), selected });
}

const hottest = latestOnly();

/** Fetches the hottest rooms, and puts them in a new order when `sorted` (the default); a failure is in the state. */
export function loadHot(sorted = true): void {
  if (hot.state === 'failed') hot.state = 'loading';
  hottest.ask(
    (signal) => api.call(getLiveList, hottestRooms, { signal }),
    ({ list }) => {
      show(list, sorted);
      hot.state = 'ready';
    },
    () => {
      // Rooms that are known stay on the stage.
      if (hot.rooms.length === 0) hot.state = 'failed';
    },
  );
}

/** Resolves once the hottest rooms are known, or why they are not. */
export function hotKnown(): Promise<void> {
  if (hot.state !== 'loading') return Promise.resolve();
  return new Promise((resolve) => {
    const stop = subscribe(hot, () => {
      if (hot.state === 'loading') return;
      stop();
      resolve();
    });
  });
}

/** Keeps the hottest rooms up to date, once the loader has requested them. Returns a function that stops it. */
export function followHot(): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const later = (pause: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (!document.hidden) loadHot();
      later(fresh);
    }, pause);
  };
  later(fresh);
  const stop = followRooms(
    (room) => {
      const known = hot.rooms.some(({ id }) => id === room.id);
      const others = hot.rooms.filter(({ id }) => id !== room.id);
      if (known) show(room.status === 'live' ? [...others, room] : others, false);
      const hasGap = hot.rooms.length < hottestRooms.limit;
      if (hasGap && known !== (room.status === 'live')) later(soon);
    },
    () => loadHot(false),
  );
  return () => {
    clearTimeout(timer);
    stop();
  };
}
