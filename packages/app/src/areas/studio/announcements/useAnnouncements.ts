import { announcementLimits, reserveLiveNewList, type Announcement } from '@pitchside/api/live/studio';
import { api } from '../../../platform/api/api.ts';
import { useResource } from '../../../platform/resource/useResource.ts';

/** Announcements of a room, the next first; all of them, since one page holds the most a room may have. */
export function useAnnouncements(roomId: string): { list: readonly Announcement[] | undefined; failed: boolean; again: () => void } {
  const { value, state, again } = useResource(roomId, (signal) =>
    api.call(reserveLiveNewList, { id: roomId, limit: announcementLimits.most }, { signal }),
  );
  return { list: value?.list, failed: state === 'failed', again };
}
