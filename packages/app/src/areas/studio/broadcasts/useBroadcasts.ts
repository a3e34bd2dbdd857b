import type { CallData } from '@pitchside/api';
import { broadcastList } from '@pitchside/api/studio';
import { api } from '../../../platform/api/api.ts';
import { useResource } from '../../../platform/resource/useResource.ts';

/** Lines a page. */
export const broadcastsPage = 10;

/** A page of one's broadcasts with their sums. */
export type Broadcasts = CallData<typeof broadcastList>;

/** One's broadcasts of a span of days of the site's zone, page by page; the last page stays while the next is on its way. */
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
