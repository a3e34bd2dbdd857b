import { shareRoom } from '@pitchside/api/share';
import { api } from '../../../platform/api/api.ts';
import { unlessLost } from '../../../platform/log/later.ts';
import { sessionToken } from '../../../platform/session/session.store.ts';

/** Tells the site that the member handed a room on; visitors share too, uncounted. */
export function countShare(roomId: string): void {
  if (sessionToken()) unlessLost(api.call(shareRoom, { id: roomId }, { idempotencyKey: crypto.randomUUID(), quiet: true }));
}
