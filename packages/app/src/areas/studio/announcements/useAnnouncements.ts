import { announcementLimits, reserveLiveNewList, type Announcement } from '@pitchside/api/studio';
import { api } from '../../../platform/api/api.ts';
import { useResource } from '../../../platform/resource/useResource.ts';

/** What a room announces, the next first: all of it, since no room has more than fit one page. */
export function useAnnouncements(roomId: string): { list: readonly Announcement[] | undefined; failed: boolean; again: () => void } {
  const { value, state, again } = useResource(roomId, (signal) =>
    api.call(reserveLiveNewList, { id: roomId, limit: announcementLimits.most }, { signal }),
  );
  return { list: value?.list, failed: state === 'failed', again };
}
