import { followKickouts, followTold, loadKickouts } from './areas/live/index.ts';
import { startMessages } from './areas/messages/index.ts';
import { followCollected, followGoals, followReminders } from './areas/scores/index.ts';
import { takeRelogin } from './platform/api/api.ts';
import { keepFocus } from './platform/focus/keepFocus.ts';
import { firstPaint } from './platform/idle/firstPaint.ts';
import { unlessLost } from './platform/log/later.ts';
import { closeLogin, openLogin, overlays } from './platform/overlays/overlays.store.ts';
import { realtime, startRealtime } from './platform/realtime/realtime.ts';
import { loadUser } from './platform/session/loadUser.ts';
import { followOtherTabs, sessionToken } from './platform/session/session.store.ts';
import { followWallet } from './platform/session/wallet.store.ts';
import { loadKefu } from './platform/system/kefu.store.ts';
import { loadSystem } from './platform/system/system.store.ts';
import { followWidth } from './platform/width/width.store.ts';

/** Somebody else, or nobody, is signed in now: the socket registers again, and what asked for a sign-in is answered. */
function changeUser(): void {
  realtime.register();
  overlays.relogin = false;
  if (sessionToken()) closeLogin();
}

/** Upload limits of the storage; only members need them, so visitors do not load the code. */
const loadRules = async () => (sessionToken() ? (await import('./platform/upload/storage.store.ts')).loadStorage() : undefined);

/** The start-up sequence of the specification (section 4). Each failure is shown by whoever needs the data, so none stops the others. */
export async function startUp(): Promise<void> {
  startMessages();
  followWidth();
  keepFocus();
  followOtherTabs(changeUser);
  // Whoever chose to sign in again finds the login open once the page has started over.
  if (takeRelogin()) openLogin();
  await Promise.allSettled([firstPaint(), loadSystem(), loadUser()]);
  // The first picture needs none of these, so it does not wait for them. Nor may a slow one delay the socket, without which nobody can
  // chat.
  for (const load of [loadKickouts, loadKefu, loadRules]) unlessLost(load());
  startRealtime();
  followWallet(() => unlessLost(loadUser()));
  followKickouts();
  followTold();
  followGoals();
  followReminders();
  followCollected();
}
