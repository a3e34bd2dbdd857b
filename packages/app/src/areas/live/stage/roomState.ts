import type { LiveUrl, Room } from '@pitchside/api/live/live';
import { proxy } from 'valtio';
import { beforeDrawing } from '../../../platform/drawn/drawn.ts';

interface RoomState {
  /** The room that is visited; null while none is, or none yet. */
  id: string | null;
  state: 'loading' | 'ready' | 'failed';
  /** Why the site does not show it, in its words; empty where the question did not arrive. */
  refusal: string;
  room: Room | null;
  placard: string;
  /** Streams of the room; null while it is not live. */
  live: LiveUrl | null;
  /** Ids of comments that were taken out while the room was visited, the newest last. */
  withdrawn: readonly string[];
  /** People in the room now; null while unknown. */
  online: number | null;
}

/** State of a room before anything is loaded. */
export const emptyRoom = (id: string | null = null): RoomState => ({
  id,
  state: 'loading',
  refusal: '',
  room: null,
  placard: '',
  live: null,
  withdrawn: [],
  online: null,
});

/** State of the room on the page, apart from the code that follows it, which loads with the first room. */
export const roomState = proxy<RoomState>(emptyRoom());
beforeDrawing(() => Object.assign(roomState, emptyRoom()));
