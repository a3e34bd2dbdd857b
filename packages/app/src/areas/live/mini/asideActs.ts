import type { LivePhase } from '../../../platform/player/liveState.ts';
import { picture } from '../stage/picture.store.ts';
import { leaveRoom } from '../stage/roomVisit.ts';
import { aside } from '../aside.store.ts';

/** A picture that is paused, or was never on, is left behind with its room. */
const goesOn: ReadonlySet<LivePhase> = new Set(['playing', 'stalled', 'reconnecting', 'away', 'offline']);

/** The page of the room is left: a picture that plays goes on in a corner, unless it has a window of its own. */
export function leavePage(): void {
  if (goesOn.has(picture.phase) || aside.window) aside.mini = !aside.window;
  else leaveRoom();
}

/** Ends the picture in the corner, and the visit of its room. */
export function closeMini(): void {
  aside.mini = false;
  leaveRoom();
}
