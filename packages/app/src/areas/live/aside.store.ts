import { proxy } from 'valtio';

interface AsideState {
  /** The picture of a room that was left goes on in a corner. */
  mini: boolean;
  /** The picture is in a window of its own, over other programs. */
  window: boolean;
}

/** Place of a room's picture outside its room. Only this module loads before somebody leaves a playing room. */
export const aside = proxy<AsideState>({ mini: false, window: false });
