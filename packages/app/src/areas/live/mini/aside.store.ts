import { proxy } from 'valtio';

interface AsideState {
  /** The picture of a room that was left goes on in a corner. */
  mini: boolean;
  /** The picture is in a window of its own, over other programs. */
  window: boolean;
}

/** Where the picture of a room is when it is not in its room. Nothing but this is loaded before somebody leaves a room that plays. */
export const aside = proxy<AsideState>({ mini: false, window: false });
