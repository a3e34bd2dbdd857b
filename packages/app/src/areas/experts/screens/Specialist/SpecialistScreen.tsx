import { useLingui } from '@lingui/react/macro';
import { expertOrders, planSports, type ExpertOrder, type PlanSport, expertList } from '@pitchside/api/experts/plans';
import { bestExperts, readPlanSport } from '@pitchside/api/screens/Experts';
import { ButtonLink } from '@pitchside/ui/ButtonLink';
import { Card } from '@pitchside/ui/Card';
import { SegmentedControl } from '@pitchside/ui/SegmentedControl';
import { Text } from '@pitchside/ui/Text';
import { PenLine } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Page } from '../../../../platform/page/Page.layout.ts';
import { Region } from '../../../../platform/region/Region.tsx';
import { VisuallyHidden } from '../../../../platform/visuallyHidden/visuallyHidden.layout.ts';
import { applyHref, newsHref } from '../../expertsLinks.ts';
import { PlanLimitCard } from './PlanLimitCard.tsx';
import { PlansCard } from './PlansCard.tsx';
import { PurchasedCard } from '../../plans/PurchasedCard.tsx';
import { ReturnBoard } from '../../plans/ReturnBoard.tsx';
import { Bar, Columns, Row, expertHeight } from '../../plans/plans.layout.ts';
import { Beside, NoExperts, Rail } from './Specialist.layout.ts';
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

/** Best experts by an order, each rate with its basis. */
function ExpertRail({ sport, order }: { sport: PlanSport; order: ExpertOrder }) {
  const { t } = useLingui();
  const { user } = useSnapshot(session);
  const { value, state, again } = useResource(
    `${sport} ${order} ${user?.id ?? ''}`,
    (signal) => api.call(expertList, bestExperts(sport, order), { signal, quiet: true }),
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
        : Array.from({ length: bestExperts(sport, order).limit }, (_, index) => (
            <Skeleton key={index} shape="block" height={expertHeight} />
          ))}
    </Rail>
  );
}

/** /specialist: experts by their results, and plans for sale. */
export function SpecialistScreen() {
  const { t } = useLingui();
  const [parameters, setParameters] = useSearchParams();
  const sport = readPlanSport(parameters);
  const [order, setOrder] = useState<ExpertOrder>('hit');
  const sports: Record<PlanSport, string> = { football: t`足球`, basketball: t`篮球` };
  const orders: Record<ExpertOrder, string> = { hit: t`命中率`, streak: t`连中`, return: t`回报率`, fans: t`粉丝` };
  const choose = (next: PlanSport) =>
    setParameters(
      (before) => {
        before.delete('sport');
        if (next !== 'football') before.set('sport', next);
        return before;
      },
      { replace: true },
    );
  return (
    <Page data-ready>
      <VisuallyHidden as="h1">{t({ id: 'tipsters.all', message: '专家' })}</VisuallyHidden>
      <Card padding="small" aria-label={t`筛选`}>
        <Bar>
          <Row>
            <SegmentedControl
              aria-label={t`运动`}
              segments={planSports.map((each) => ({ value: each, label: sports[each] }))}
              value={sport}
              onValueChange={choose}
            />
            <SegmentedControl
              size="s"
              aria-label={t`排序`}
              segments={expertOrders.map((each) => ({ value: each, label: orders[each] }))}
              value={order}
              onValueChange={setOrder}
            />
            <Text size="s" tone="quiet">{t`已结算不足 20 场不进榜`}</Text>
          </Row>
          <Row>
            <ButtonLink href={newsHref()} size="s" tone="outline">{t`专家动态`}</ButtonLink>
            <ButtonLink href={applyHref} size="s" tone="soft" icon={<PenLine size={16} aria-hidden />}>
              {t`申请成为专家`}
            </ButtonLink>
          </Row>
        </Bar>
      </Card>
      <Region>
        <ExpertRail sport={sport} order={order} />
      </Region>
      <Columns>
        <Region>
          <PlansCard sport={sport} />
        </Region>
        <Beside>
          <Region>
            <PurchasedCard />
          </Region>
          <Region>
            <ReturnBoard sport={sport} />
          </Region>
          <Region>
            <PlanLimitCard />
          </Region>
        </Beside>
      </Columns>
    </Page>
  );
}
