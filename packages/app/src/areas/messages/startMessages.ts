import { subscribe } from 'valtio';
import { unlessLost } from '../../platform/log/later.ts';
import { session } from '../../platform/session/session.store.ts';
import { beginMessages, touristAccount } from './messages.lazy.ts';

/** Milliseconds from the start to the sign-in with the messaging service. Source: specification section 4, "Startup". */
export const loginPause = 500;

/**
 * Signs in to the messaging service a little after the start. Its code loads only for members; visitors, who have nobody to write to, get
 * the tourist account alone.
 */
export function startMessages(): void {
  const begin = () => unlessLost(beginMessages().then((messages) => messages.begin()));
  setTimeout(() => {
    if (session.user) return begin();
    unlessLost(touristAccount().then(({ takeTourist }) => takeTourist()));
    const stop = subscribe(session, () => {
      if (!session.user) return;
      stop();
      begin();
    });
  }, loginPause);
}
