import type { LiveUrl } from '@pitchside/api/live/live';
import { proxy, subscribe } from 'valtio';
import { watchPicture } from '../../../platform/push/watching.ts';
import { idleState, type LivePlayer, type LiveState } from '../../../platform/player/liveState.ts';
import type { Source } from '../../../platform/player/stream.ts';
import { goSilent, volume } from '../../../platform/player/volume.store.ts';
import { createCellPicture, type CellPicture } from './cellPicture.ts';
import { followCellRoom, unknownRoom, type CellRoom } from './cellRoom.ts';

/** One room of several, as it is drawn. */
export interface CellState extends CellRoom {
  picture: LiveState;
}

/** The rooms that stand together on the page, by id. */
export const cells = proxy<{ byId: Record<string, CellState> }>({ byId: {} });

interface Cell {
  picture: CellPicture;
  /** Looks again at what is to be played. */
  settle(): void;
  leave(): void;
}
const open = new Map<string, Cell>();
let heard: string | null = null;
let large: string | null = null;
let areAllAlike = true;

/** A small picture is content with less, where there is less. */
function sourceOf(live: LiveUrl | null, isSmall: boolean): Source | undefined {
  if (!live) return undefined;
  const quality = (isSmall && live.qualities.find(({ id }) => id === 'standard')) || live.qualities[0];
  return quality && { url: quality.url, isLowLatency: live.low_latency };
}

/** Makes exactly one picture audible. */
function setSounds(): void {
  for (const [id, { picture }] of open) picture.setSound({ volume: volume.volume, muted: id !== heard || volume.muted });
}
subscribe(volume, setSounds);

function openCell(id: string): Cell {
  const state = proxy<CellState>({ ...unknownRoom(), picture: { ...idleState } });
  cells.byId[id] = state;
  let endGuard = () => {};
  let guarded: string | undefined;
  let wasAway = false;
  const picture = createCellPicture((news) => {
    Object.assign(state.picture, news);
    if (news.phase !== 'blocked' || heard !== id || volume.muted) return;
    // Browsers let a silent picture start by itself: better silent than still.
    goSilent();
    setSounds();
    picture.player()?.play();
  });
  function settle(): void {
    const source = sourceOf(state.live, !areAllAlike && id !== large);
    picture.show(source);
    const isAway = Boolean(state.room?.away);
    if (wasAway && !isAway) picture.player()?.resume();
    wasAway = isAway;
    const matchId = source && state.room?.match?.id;
    if (matchId === guarded) return;
    endGuard();
    guarded = matchId;
    endGuard = matchId ? watchPicture(matchId, () => picture.player()?.programmeTime() ?? null) : () => {};
  }
  const leave = followCellRoom(id, state, settle);
  return {
    picture,
    settle,
    leave() {
      leave();
      endGuard();
      picture.end();
      delete cells.byId[id];
    },
  };
}

/** Rooms on the screen. */
interface Held {
  rooms: readonly string[];
  sound: string | null;
  /** The large one; null where all are alike. */
  spotlight: string | null;
}

/** Opens the rooms that are new on the screen and leaves those that are gone; the others go on without a break. */
export function holdCells({ rooms, sound, spotlight }: Held): void {
  [heard, large, areAllAlike] = [sound, spotlight, spotlight === null];
  for (const [id, cell] of open) {
    if (rooms.includes(id)) continue;
    cell.leave();
    open.delete(id);
  }
  for (const id of rooms) {
    const known = open.get(id);
    if (known) known.settle();
    else open.set(id, openCell(id));
  }
  setSounds();
}

/** Leaves all of them. */
export const leaveCells = (): void => holdCells({ rooms: [], sound: null, spotlight: null });

/** Retries a room that failed to open. */
export function reopenCell(id: string): void {
  const cell = open.get(id);
  if (!cell) return;
  const place = cell.picture.video.parentElement;
  cell.leave();
  const next = openCell(id);
  open.set(id, next);
  place?.append(next.picture.video);
  setSounds();
}

/** The picture of a room; undefined while it is not on the screen. */
export const videoOf = (id: string): HTMLVideoElement | undefined => open.get(id)?.picture.video;
/** The player of a room; undefined while nothing plays. */
export const playerOf = (id: string): LivePlayer | undefined => open.get(id)?.picture.player();
/** Programme time on the screen of a room, ms UTC; null while unknown. */
export const programmeTimeOf = (id: string | null): number | null => (id === null ? null : (playerOf(id)?.programmeTime() ?? null));

/** While the page is hidden, silent pictures load nothing. */
export function restSilent(resting: boolean): void {
  for (const [id, { picture }] of open) picture.rest(resting && id !== heard);
}
