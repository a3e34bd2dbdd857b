import { useLingui } from '@lingui/react/macro';
import { planList } from '@pitchside/api/experts/plans';
import { ButtonLink } from '@pitchside/ui/ButtonLink';
import { Card } from '@pitchside/ui/Card';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { useFormat } from '@pitchside/ui/format';
import { PlanLine } from '@pitchside/ui/PlanLine';
import { RowList } from '@pitchside/ui/RowList';
import { Scorebug } from '@pitchside/ui/Scorebug';
import { SegmentedControl } from '@pitchside/ui/SegmentedControl';
import { Skeleton } from '@pitchside/ui/Skeleton';
import { useState } from 'react';
import { api } from '../../../platform/api/api.ts';
import { useResource } from '../../../platform/resource/useResource.ts';
import { routes } from '../../../routes.data.ts';
import { scoreView } from '../../scores/match.presenter.ts';
import { planView } from './plan.presenter.ts';
import { usePlanLabels } from './usePlanLabels.ts';

/** Plans on the first page, and their refresh interval, ms. */
const [most, every] = [4, 60_000];

/**
 * Plans on sale, or only the free ones, by kick-off; nothing while none are on sale. `slim` is for a narrow column, which has no room for
 * the filter beside the title.
 */
export default function FrontPlans({ slim = false }: { slim?: boolean }) {
  const { t } = useLingui();
  const { play } = usePlanLabels();
  const { time, date } = useFormat();
  const [kind, setKind] = useState<'sale' | 'free'>('sale');
  const { value, state, again } = useResource(
    kind,
    (signal) => api.call(planList, { limit: most, ...(kind === 'free' && { free: 1 }) }, { signal, quiet: true }),
    { every },
  );
  if (kind === 'sale' && value?.list.length === 0) return null;
  return (
    <Card
      padding="titled"
      title={t({ id: 'plans.front', message: '专家方案' })}
      {...(!slim && {
        tabs: (
          <SegmentedControl
            look="line"
            size="s"
            label={t({ id: 'plans.front', message: '专家方案' })}
            value={kind}
            onValueChange={setKind}
            segments={[
              { value: 'sale', label: t`在售` },
              { value: 'free', label: t`免费` },
            ]}
          />
        ),
      })}
      more={{ href: routes.specialist.path, label: t({ id: 'tipsters.all', message: '专家' }) }}
    >
      {!value && state === 'failed' ? (
        <ErrorState layout="row" title={t`方案没能送到`} onRetry={again} />
      ) : !value ? (
        <div role="status" aria-label={t`努力加载中`} aria-busy>
          <Skeleton lines={most} height={104} />
        </div>
      ) : value.list.length === 0 ? (
        <EmptyState
          drawing={null}
          title={t`现在没有免费的方案`}
          action={<ButtonLink tone="soft" size="s" href={routes.specialist.path}>{t`看看专家`}</ButtonLink>}
        />
      ) : (
        <RowList>
          {value.list.map((plan) => (
            <li key={plan.id}>
              <PlanLine
                plan={planView(
                  plan,
                  `${plan.match.competition.short_name} · ${date(plan.match.kickoff_at)} ${time(plan.match.kickoff_at)}`,
                  plan.plays.map((each) => play(each, plan.match.sport)),
                )}
                match={<Scorebug {...scoreView(plan.match)} size="dense" stretch showStatus={false} />}
                last={plan.author.record.last.toReversed()}
              />
            </li>
          ))}
        </RowList>
      )}
    </Card>
  );
}
