import { useLingui } from '@lingui/react/macro';
import { circleRank, type Circle } from '@pitchside/api/content/community';
import { Card } from '@pitchside/ui/Card';
import { CircleRow } from '@pitchside/ui/CircleRow';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { Skeleton } from '@pitchside/ui/Skeleton';
import { useSnapshot } from 'valtio';
import { api } from '../../../platform/api/api.ts';
import { useResource } from '../../../platform/resource/useResource.ts';
import { session } from '../../../platform/session/session.store.ts';
import { circleView } from './circle.presenter.ts';
import { circles, setJoined } from './circles.store.ts';
import { CircleRows } from './circles.layout.ts';

/** Places of the ranking, and its refresh interval, ms. */
const [most, every] = [5, 120_000];

/** The circles that are hottest this week. */
export function HotCircles() {
  const { t } = useLingui();
  const { user } = useSnapshot(session);
  const { list: known } = useSnapshot(circles);
  const { value, state, again } = useResource(
    `circles ${user?.id ?? ''}`,
    (signal) => api.call(circleRank, { period: 'week', limit: most }, { signal, quiet: true }),
    { every },
  );
  // Memberships of circles change in the other lists too.
  const latest = (circle: Circle) => (known as readonly Circle[]).find(({ id }) => id === circle.id) ?? circle;
  return (
    <Card padding="titled" stacked title={t`热门圈子`}>
      {!value && state === 'failed' && <ErrorState layout="row" title={t`圈子没能送到`} onRetry={again} />}
      {!value && state === 'loading' && <Skeleton lines={most} height={44} />}
      {value?.list.length === 0 && <EmptyState title={t`榜上还没有圈子`} drawing={null}>{t`帖子多的圈子会排在这里。`}</EmptyState>}
      <CircleRows aria-busy={!value && state === 'loading'}>
        {(value?.list ?? []).map(({ circle }) => {
          const now = latest(circle);
          return (
            <li key={circle.id}>
              <CircleRow circle={circleView(now)} joined={now.is_joined} onJoinedChange={(isJoined) => setJoined(circle.id, isJoined)} />
            </li>
          );
        })}
      </CircleRows>
    </Card>
  );
}
