import { useLingui } from '@lingui/react/macro';
import { expertList, type ExpertOrder, type PlanSport } from '@pitchside/api/experts/plans';
import { Card } from '@pitchside/ui/Card';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { ExpertCard } from '@pitchside/ui/ExpertCard';
import { Skeleton } from '@pitchside/ui/Skeleton';
import { useSnapshot } from 'valtio';
import { api } from '../../../../platform/api/api.ts';
import { useResource } from '../../../../platform/resource/useResource.ts';
import { session } from '../../../../platform/session/session.store.ts';
import { FollowExpert } from '../../plans/FollowExpert.tsx';
import { expertView } from '../../plans/plan.presenter.ts';
import { expertHeight } from '../../plans/plans.layout.ts';
import { NoExperts, Rail } from './Specialist.layout.ts';

/** Experts of the rail. */
const most = 6;

/** Best experts by an order, each rate with its basis. */
export function ExpertRail({ sport, order }: { sport: PlanSport; order: ExpertOrder }) {
  const { t } = useLingui();
  const { user } = useSnapshot(session);
  const { value, state, again } = useResource(
    `${sport} ${order} ${user?.id ?? ''}`,
    (signal) => api.call(expertList, { sport, order, limit: most }, { signal, quiet: true }),
    { family: sport, every: 120_000 },
  );
  if (!value && state === 'failed') return <ErrorState layout="row" title={t`专家没能送到`} onRetry={again} />;
  if (value?.list.length === 0)
    return (
      <Card padding="none" aria-label={t({ id: 'tipsters.all', message: '专家' })}>
        <NoExperts>
          <EmptyState title={t`还没有专家`} drawing={null}>{t`第一位通过申请的专家会站在这里。`}</EmptyState>
        </NoExperts>
      </Card>
    );
  return (
    <Rail aria-busy={!value || undefined}>
      {value
        ? value.list.map((expert, index) => (
            <ExpertCard
              key={expert.id}
              expert={expertView(expert)}
              place={index + 1}
              action={<FollowExpert id={expert.id} name={expert.user_nickname} isFollowed={expert.is_followed} />}
            />
          ))
        : Array.from({ length: most }, (_, index) => <Skeleton key={index} shape="block" height={expertHeight} />)}
    </Rail>
  );
}
