import type { Room } from '@pitchside/api/live/live';
import { unlessLost } from '../../platform/log/later.ts';
import { followOwn } from '../../platform/session/ownTopic.ts';
import { roomState } from './stage/roomState.ts';
import { loadNotifier } from './notifications/notifier.lazy.ts';

/**
 * Listens on the member's own topic for followed anchors going live, announced broadcasts that begin, and dissolved fan clubs. The
 * notification code is loaded then. Returns a function that stops it.
 */
export function followNotifications(): () => void {
  // A member who follows the anchor and has a reminder is notified once; a member in the room is not notified.
  const notified = new Set<string>();
  function begins(room: Room): void {
    const { id, started_at: since } = room;
    const broadcast = `${id} ${since}`;
    if (notified.has(broadcast) || roomState.id === id) return;
    notified.add(broadcast);
    unlessLost(loadNotifier().then(({ notifyLive }) => notifyLive(room)));
  }
  return followOwn({
    onEvent({ type, data }) {
      if (type === 'anchor_live' || type === 'broadcast_begins') begins(data.room);
      if (type === 'club_dissolved') unlessLost(loadNotifier().then(({ notifyDissolved }) => notifyDissolved(data)));
    },
    // What was missed is past: a late word would only be wrong, and clubs are read of where they stood.
    onReset: () => undefined,
    onChange: () => notified.clear(),
  });
}
