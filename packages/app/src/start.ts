import { followKickouts, loadKickouts } from './areas/live/kickouts.store.ts';
import { followNotifications } from './areas/live/followNotifications.ts';
import { startMessages } from './areas/messages/startMessages.ts';
import { followCollected } from './areas/scores/collectActs.ts';
import { followGoals } from './areas/scores/goals.store.ts';
import { followReminders } from './areas/scores/reminder.ts';
import { takeRelogin } from './platform/api/api.ts';
import { keepFocus } from './platform/focus/keepFocus.ts';
import { reportZone } from './platform/days/zone.ts';
import { followConnection } from './platform/line/saver.store.ts';
import { firstPaint } from './platform/idle/firstPaint.ts';
import { unlessLost } from './platform/log/later.ts';
import { closeLogin, openLogin, overlays } from './platform/overlays/overlays.store.ts';
import { realtime, startRealtime } from './platform/realtime/realtime.ts';
import { followPush } from './platform/push/followPush.ts';
import { loadUser } from './platform/session/loadUser.ts';
import { followOtherTabs, sessionToken } from './platform/session/session.store.ts';
import { followWallet } from './platform/session/followWallet.ts';
import { loadKefu } from './platform/system/kefu.store.ts';
import { loadSystem } from './platform/system/system.store.ts';
import { followWidth } from './platform/width/width.store.ts';

/** Handles a change of the signed-in user: the socket registers again, and the prompts to sign in close. */
function changeUser(): void {
  realtime.register();
  overlays.relogin = false;
  if (sessionToken()) closeLogin();
}

/** Upload limits of the storage; only members need them, so visitors do not load the code. */
const loadRules = async () => (sessionToken() ? (await import('./platform/upload/storage.store.ts')).loadStorage() : undefined);

/**
 * Runs the start-up sequence of the specification (section 4). Each failure is shown where the data is needed, so that none stops the
 * others.
 */
export async function startUp(): Promise<void> {
  startMessages();
  followWidth();
  followConnection();
  reportZone();
  keepFocus();
  followOtherTabs(changeUser);
  // After a choice to sign in again, the reloaded page opens the login.
  if (takeRelogin()) openLogin();
  await Promise.allSettled([firstPaint(), loadSystem(), loadUser()]);
  // The first picture needs none of these, so it does not wait for them. Nor may a slow one delay the socket, without which nobody can
  // chat.
  for (const load of [loadKickouts, loadKefu, loadRules]) unlessLost(load());
  startRealtime();
  followWallet(() => unlessLost(loadUser()));
  followKickouts();
  followNotifications();
  followGoals();
  followReminders();
  followCollected();
  followPush();
}
