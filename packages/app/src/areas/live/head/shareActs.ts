import { shareRoom } from '@pitchside/api/live/share';
import { api } from '../../../platform/api/api.ts';
import { unlessLost } from '../../../platform/log/later.ts';
import { sessionToken } from '../../../platform/session/session.store.ts';

/** Counts a share of the room by the member; visitors can share too, uncounted. */
export function countShare(roomId: string): void {
  if (sessionToken()) unlessLost(api.call(shareRoom, { id: roomId }, { idempotencyKey: crypto.randomUUID(), quiet: true }));
}
