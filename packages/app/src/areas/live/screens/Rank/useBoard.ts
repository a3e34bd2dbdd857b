import type { CallData } from '@pitchside/api';
import { anchorExperienceList, roomRanking, type RankPeriod } from '@pitchside/api/live/ranking';
import { useSnapshot } from 'valtio';
import { change } from '../../../../platform/api/answers.ts';
import { api } from '../../../../platform/api/api.ts';
import { useResource } from '../../../../platform/resource/useResource.ts';
import { session } from '../../../../platform/session/session.store.ts';
import { placesOf, type WholeBoardName } from '@pitchside/api/screens/Rank';

/** Refresh interval of a ranking, ms; a job counts it. */
const every = 60_000;

/**
 * One ranking of the site over one period, with the signed-in member's own place.
 * @param isWhole loads it in full, else only its first places
 */
export function useBoard(board: WholeBoardName, period: RankPeriod, isWhole: boolean) {
  const { user } = useSnapshot(session);
  return useResource<Pick<CallData<typeof roomRanking>, 'list' | 'mine' | 'counted_at'>>(
    `${board} ${period} ${user?.id ?? ''}`,
    (signal) =>
      board === 'experience'
        ? change(api.call(anchorExperienceList, { limit: placesOf(isWhole) }, { signal, quiet: true }), (answer) => ({
            ...answer,
            counted_at: null,
          }))
        : api.call(roomRanking, { board, period, limit: placesOf(isWhole) }, { signal, quiet: true }),
    { every, family: `${board} ${period}` },
  );
}
