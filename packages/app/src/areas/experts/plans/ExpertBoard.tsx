import { useLingui } from '@lingui/react/macro';
import { expertList } from '@pitchside/api/experts/plans';
import { Card } from '@pitchside/ui/Card';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { ExpertCard } from '@pitchside/ui/ExpertCard';
import { Skeleton } from '@pitchside/ui/Skeleton';
import { useSnapshot } from 'valtio';
import { api } from '../../../platform/api/api.ts';
import { useResource } from '../../../platform/resource/useResource.ts';
import { session } from '../../../platform/session/session.store.ts';
import { FollowExpert } from './FollowExpert.tsx';
import { expertView } from './plan.presenter.ts';
import { expertHeight, Tiles } from './plans.layout.ts';

/** Places of the ranking, and its refresh interval, ms. */
const [most, every] = [50, 120_000];

/** Experts by hit rate, each with its basis; those with too few plans for a place come last. */
export default function ExpertBoard() {
  const { t } = useLingui();
  const { user } = useSnapshot(session);
  const { value, state, again } = useResource(
    `experts ${user?.id ?? ''}`,
    (signal) => api.call(expertList, { order: 'hit', limit: most }, { signal, quiet: true }),
    { family: 'experts', every },
  );
  return (
    <Card stacked padding="titled" title={t`专家榜`} hint={t`按命中率，样本少于 20 场不进榜`}>
      {!value && state === 'failed' ? (
        <ErrorState title={t`专家没能送到`} onRetry={again} />
      ) : value?.list.length === 0 ? (
        <EmptyState title={t`还没有专家`} drawing={null}>{t`第一位通过申请的专家会站在这里。`}</EmptyState>
      ) : (
        <Tiles aria-busy={!value || undefined}>
          {value
            ? value.list.map((expert, index) => (
                <ExpertCard
                  key={expert.id}
                  expert={expertView(expert)}
                  place={index + 1}
                  action={<FollowExpert id={expert.id} name={expert.user_nickname} isFollowed={expert.is_followed} />}
                />
              ))
            : Array.from({ length: 8 }, (_, index) => <Skeleton key={index} shape="block" height={expertHeight} />)}
        </Tiles>
      )}
    </Card>
  );
}
