import { getUserInfo } from '@pitchside/api/account';
import { liveKickoutList } from '@pitchside/api/live';
import { getKefuInfo } from '@pitchside/api/settings';
import { proxy } from 'valtio';
import { api } from './api/api.ts';
import { followGoals } from './goals/goals.store.ts';
import { realtime, startRealtime } from './realtime/realtime.ts';
import { followOtherTabs, refreshUser, sessionToken } from './session/session.store.ts';
import { loadStorage } from './upload/storage.store.ts';
import { loadSystem, system } from './system/system.store.ts';
import { followWidth, redirectNarrow } from './width/width.store.ts';

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

/** Fresh facts about the signed-in user; visitors are not asked for. */
export async function loadUser(): Promise<void> {
  if (sessionToken()) refreshUser(await api.call(getUserInfo, {}));
}

/** What the footer does not know from the settings. */
export const kefu = proxy<{ hours: string | null }>({ hours: null });

async function loadKefu(): Promise<void> {
  kefu.hours = (await api.call(getKefuInfo, {})).hours;
}

/** The start-up sequence of the specification (section 4). Each failure is shown by whoever needs the data, so none stops the others. */
export async function startUp(): Promise<void> {
  followWidth();
  followOtherTabs(() => realtime.register());
  await Promise.allSettled([loadKickouts(), loadSystem(), loadKefu(), loadUser(), loadStorage()]);
  redirectNarrow(system.config?.mobile_origin);
  startRealtime();
  followGoals();
}
