import { proxy } from 'valtio';

interface StageState {
  /** The player has the page's whole width. */
  theatre: boolean;
  /** The player fills the window. */
  webFull: boolean;
  /** The player fills the screen. */
  fullscreen: boolean;
  /** The chat column stands beside the player. */
  chat: boolean;
  /** The figures of the stream stand over its picture. */
  stats: boolean;
}

/** Layout of the room. */
export const stage = proxy<StageState>({ theatre: false, webFull: false, fullscreen: false, chat: true, stats: false });

/** Fills the screen with the whole page, so that toasts and dialogs stay in sight; or leaves it. */
export async function setFullscreen(on: boolean): Promise<void> {
  if (on === (document.fullscreenElement !== null)) return;
  await (on ? document.documentElement.requestFullscreen() : document.exitFullscreen());
}

/**
 * Keeps the store in step with the browser's full screen, which Escape also leaves. Returns a function that stops it and resets the layout.
 */
export function followFullscreen(): () => void {
  const handle = () => void (stage.fullscreen = document.fullscreenElement !== null);
  document.addEventListener('fullscreenchange', handle);
  return () => {
    document.removeEventListener('fullscreenchange', handle);
    Object.assign(stage, { theatre: false, webFull: false, chat: true, stats: false });
  };
}
