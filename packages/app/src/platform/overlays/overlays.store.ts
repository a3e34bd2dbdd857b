import type { UserInfo } from '@pitchside/api/member/account';
import { proxy } from 'valtio';

/** Form of the phone login, in the specification's literals. */
export type LoginWay = 'code' | 'regiter' | 'forgot';

/** Overlays of the page, which any code may open. */
interface OverlaysState {
  /** The login dialog. */
  login: boolean;
  /** Mode of its phone form; null while the QR face is shown. */
  loginWay: LoginWay | null;
  /** The prompt after a session ended elsewhere. */
  relogin: boolean;
}

export const overlays = proxy<OverlaysState>({ login: false, loginWay: null, relogin: false });

/** The act that asked for the sign-in, done once somebody is signed in; its answer is where to go on, nothing for the same page. */
export type Resume = (user: UserInfo) => string | void | Promise<string | void>;

// A function is no state of the page: nothing is drawn from it.
let resume: Resume | undefined;

/** Reason and options of an opened login dialog. */
interface LoginRequest {
  /** Mode of the phone form; default the QR face. */
  way?: LoginWay | null;
  /** Goes on with the act that asked for it; default the page starts over. */
  after?: Resume;
}

/** Opens the login dialog for an act, or on a mode of the phone form. */
export function openLoginFor({ way = null, after }: LoginRequest): void {
  // A second request, such as of a pending call, leaves the open dialog and its input alone.
  if (overlays.login && way === null) return;
  resume = after;
  overlays.loginWay = way;
  overlays.login = true;
}

/** Opens the login dialog on its QR face. */
export function openLogin(): void {
  openLoginFor({});
}

/** Closes the login dialog; the act that asked for it is given up. */
export function closeLogin(): void {
  resume = undefined;
  overlays.login = false;
}

/** Returns the action that waits for a sign-in, once. */
export function takeResume(): Resume | undefined {
  const act = resume;
  resume = undefined;
  return act;
}
