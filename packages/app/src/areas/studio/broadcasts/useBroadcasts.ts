import type { CallData } from '@pitchside/api';
import { broadcastList } from '@pitchside/api/live/studio';
import { api } from '../../../platform/api/api.ts';
import { useResource } from '../../../platform/resource/useResource.ts';

/** Lines a page. */
export const broadcastsPage = 10;

/** A page of one's own broadcasts, with sums. */
export type Broadcasts = CallData<typeof broadcastList>;

/** One's own broadcasts in a span of days (zone of the site), page by page; the last page stays while the next one loads. */
export function useBroadcasts(
  { from, to }: { from: string; to: string },
  page: number,
): { broadcasts: Broadcasts | undefined; loading: boolean; failed: boolean; again: () => void } {
  const { value, state, again } = useResource(
    `${from} ${to} ${page}`,
    (signal) => api.call(broadcastList, { from, to, page, limit: broadcastsPage }, { signal }),
    { family: 'broadcasts' },
  );
  return { broadcasts: value, loading: state === 'loading', failed: state === 'failed', again };
}
