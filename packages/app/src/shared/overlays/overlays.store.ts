import { proxy } from 'valtio';

/** What lies over the page, opened from anywhere. */
interface OverlaysState {
  /** The login dialog. */
  login: boolean;
  /** The prompt after a session ended elsewhere. */
  relogin: boolean;
}

export const overlays = proxy<OverlaysState>({ login: false, relogin: false });

export const openLogin = (): void => void (overlays.login = true);
export const closeLogin = (): void => void (overlays.login = false);
