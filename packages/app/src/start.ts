import { getUserInfo } from '@pitchside/api/account';
import { liveKickoutList } from '@pitchside/api/live';
import { getKefuInfo } from '@pitchside/api/settings';
import { proxy } from 'valtio';
import { api, takeRelogin } from './platform/api/api.ts';
import { followCollected } from './areas/scores/collect/collect.store.ts';
import { followGoals } from './areas/scores/goals/goals.store.ts';
import { realtime, startRealtime } from './platform/realtime/realtime.ts';
import { unlessLost } from './platform/log/later.ts';
import { closeLogin, openLogin, overlays } from './platform/overlays/overlays.store.ts';
import { followReminders } from './areas/scores/reserve/reminder.ts';
import { followOtherTabs, refreshUser, sessionToken } from './platform/session/session.store.ts';
import { followWallet, walletTurn } from './platform/session/wallet.store.ts';
import { loadStorage } from './platform/upload/storage.store.ts';
import { loadSystem } from './platform/system/system.store.ts';
import { followWidth } from './platform/width/width.store.ts';

interface KickoutState {
  /** Rooms that the member was removed from. */
  rooms: string[];
}

/** Rooms the member may not enter (specification: `liveKickoutList`). */
export const kickouts = proxy<KickoutState>({ rooms: [] });

export async function loadKickouts(): Promise<void> {
  const { list } = await api.call(liveKickoutList, {});
  kickouts.rooms = list.map((entry) => entry.room_id);
}

/** Fresh facts about the signed-in user; visitors are not asked for. What the socket told of the wallet meanwhile is newer than the answer. */
export async function loadUser(): Promise<void> {
  if (!sessionToken()) return;
  const turn = walletTurn();
  const { balance, level, exp_icon, ...facts } = await api.call(getUserInfo, {});
  refreshUser(turn === walletTurn() ? { ...facts, balance, level, exp_icon } : facts);
}

/** What the footer does not know from the settings. */
export const kefu = proxy<{ hours: string | null }>({ hours: null });

async function loadKefu(): Promise<void> {
  kefu.hours = (await api.call(getKefuInfo, {})).hours;
}

/** Somebody else, or nobody, is signed in now: the socket registers again, and what asked for a sign-in is answered. */
function changeUser(): void {
  realtime.register();
  overlays.relogin = false;
  if (sessionToken()) closeLogin();
}

/** The start-up sequence of the specification (section 4). Each failure is shown by whoever needs the data, so none stops the others. */
export async function startUp(): Promise<void> {
  followWidth();
  followOtherTabs(changeUser);
  // Whoever chose to sign in again finds the login open once the page has started over.
  if (takeRelogin()) openLogin();
  await Promise.allSettled([loadKickouts(), loadSystem(), loadKefu(), loadUser(), loadStorage()]);
  startRealtime();
  followWallet(() => unlessLost(loadUser()));
  followGoals();
  followReminders();
  followCollected();
}
