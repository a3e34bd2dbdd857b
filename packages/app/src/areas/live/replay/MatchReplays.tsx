import { useLingui } from '@lingui/react/macro';
import { matchPlaybacks } from '@pitchside/api/live/studio';
import { Card } from '@pitchside/ui/Card';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { ReplayCard } from '@pitchside/ui/ReplayCard';
import { Skeleton } from '@pitchside/ui/Skeleton';
import { api } from '../../../platform/api/api.ts';
import { usePages } from '../../../platform/resource/usePages.tsx';
import { Cards } from '../stage/room.layout.ts';
import { replayView } from './replay.presenter.ts';

/** Replays of one page. */
const atOnce = 12;

/** Broadcasts of a match that can be watched again, on its page once it has begun. */
export default function MatchReplays({ matchId }: { matchId: string }) {
  const { t } = useLingui();
  const { value, state, again, pages } = usePages(matchId, atOnce, (range, signal) =>
    api.call(matchPlaybacks, { match_id: matchId, ...range }, { signal, quiet: true }),
  );
  return (
    <Card stacked title={t`回放`}>
      {!value && (state === 'failed' ? <ErrorState title={t`回放没能送到`} onRetry={again} /> : <Skeleton shape="block" height={240} />)}
      {value?.total === 0 && <EmptyState title={t`这场比赛还没有回放`} drawing={null}>{t`主播播完、留下录像后就在这里。`}</EmptyState>}
      {value && value.total > 0 && (
        <>
          <Cards aria-label={t`回放`}>
            {value.list.map((broadcast) => (
              <li key={broadcast.id}>
                <ReplayCard replay={replayView(broadcast)} />
              </li>
            ))}
          </Cards>
          {pages}
        </>
      )}
    </Card>
  );
}
