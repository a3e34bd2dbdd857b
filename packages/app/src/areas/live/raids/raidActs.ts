import { t } from '@lingui/core/macro';
import { callOffRaid, openRaid, stayHere, type Raid } from '@pitchside/api/live/raids';
import { api } from '../../../platform/api/api.ts';
import { hasWorked } from '../../../platform/api/tried.ts';
import { say } from '../../../platform/toasts/say.ts';
import type { RaidState } from '../stage/raid.store.ts';

/** Begins a raid to a room, and returns whether it worked. */
export const raidRoom = (to: string): Promise<boolean> =>
  hasWorked(() => api.call(openRaid, { to }, { idempotencyKey: crypto.randomUUID() }));

/** Calls a raid off. */
export async function callOff({ id }: Pick<Raid, 'id'>): Promise<void> {
  if (await hasWorked(() => api.call(callOffRaid, { raid_id: id }))) say('success', t`已取消，直播继续`);
}

/** Refuses a raid: the viewer stays, also where the server cannot be told. */
export async function stay(state: RaidState, { id, room_id }: Pick<Raid, 'id' | 'room_id'>): Promise<void> {
  state.stays = id;
  await hasWorked(() => api.call(stayHere, { id: room_id, raid_id: id }, { quiet: true }));
}
