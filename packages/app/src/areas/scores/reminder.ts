import { subscribe } from 'valtio';
import { unlessLost } from '../../platform/log/later.ts';
import { realtime } from '../../platform/realtime/realtime.ts';
import { session } from '../../platform/session/session.store.ts';
import { loadNotifier } from './reserve/reminder.lazy.ts';

/** Listens on the member's own topic for the start of reserved matches; the notification code is loaded then. */
export function followReminders(): void {
  let followed: string | undefined;
  let leave = () => {};
  const follow = () => {
    const { user } = session;
    if (user?.token === followed) return;
    leave();
    followed = user?.token;
    leave = user
      ? realtime.subscribe(`user:${user.id}`, {
          onEvent: (event) => {
            if (event.type === 'match_begins') unlessLost(loadNotifier().then(({ notifyBegins }) => notifyBegins(event.data.match)));
          },
          // What was missed is past: a late reminder would only be wrong.
          onReset: () => undefined,
        })
      : () => {};
  };
  follow();
  subscribe(session, follow);
}
