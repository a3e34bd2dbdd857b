import { signOut } from '@pitchside/api/member/account';
import { api } from '../api/api.ts';
import { unlessLost } from '../log/later.ts';
import { realtime } from '../realtime/realtime.ts';
import { forgetUser } from './session.store.ts';

/** Signs out: removes the token from this browser at once, in every tab, and notifies the server without waiting for its answer. */
export function leaveSite(): void {
  // The call has taken the token before it is forgotten.
  unlessLost(api.call(signOut, {}));
  forgetUser();
  realtime.register();
}
