import { ApiError } from '@pitchside/api';
import { deleteReserveLiveNew } from '@pitchside/api/live/studio';
import { proxySet } from 'valtio/utils';
import { api } from '../../../platform/api/api.ts';

/** Time to undo the removal of an announcement, ms; equals the duration of the toast with the button. */
const undoTime = 5_000;

/**
 * Announcements removed from the list and not yet from the server. The server would lose their reminders, so it is asked only once nobody
 * can undo the removal. A page that is closed before then keeps them.
 */
export const removed = proxySet<string>();

const waiting = new Map<string, ReturnType<typeof setTimeout>>();

/** Removes an announcement with time to undo; `onGone` runs once the server has removed it. */
export function removeSoon(id: string, onGone: () => void): void {
  removed.add(id);
  clearTimeout(waiting.get(id));
  waiting.set(
    id,
    setTimeout(() => {
      waiting.delete(id);
      void removeNow(id, onGone);
    }, undoTime),
  );
}

async function removeNow(id: string, onGone: () => void): Promise<void> {
  try {
    await api.call(deleteReserveLiveNew, { id }, { idempotencyKey: `remove ${id}` });
  } catch (error) {
    // The call has notified the person; the announcement still exists, so it shows again.
    if (!(error instanceof ApiError)) throw error;
    removed.delete(id);
  }
  onGone();
}

/** Leaves an announcement that was about to be taken back. */
export function keep(id: string): void {
  clearTimeout(waiting.get(id));
  waiting.delete(id);
  removed.delete(id);
}
