import { useLingui } from '@lingui/react/macro';
import { planList } from '@pitchside/api/experts/plans';
import { Card } from '@pitchside/ui/Card';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { PlanLine } from '@pitchside/ui/PlanLine';
import { RowList } from '@pitchside/ui/RowList';
import { api } from '../../../platform/api/api.ts';
import { useResource } from '../../../platform/resource/useResource.ts';
import { routes } from '../../../routes.data.ts';
import { planView } from './plan.presenter.ts';

/** Plans in the column, and their refresh interval, ms. */
const [most, every] = [3, 60_000];

/** Expert plans for one match; nothing without any. */
export default function MatchPlans({ matchId }: { matchId: string }) {
  const { t } = useLingui();
  const { value, state, again } = useResource(
    matchId,
    (signal) => api.call(planList, { match: matchId, limit: most }, { signal, quiet: true }),
    { every },
  );
  if (!value && state === 'failed')
    return (
      <Card padding="titled" title={t({ id: 'plans.front', message: '专家方案' })}>
        <ErrorState layout="row" title={t`方案没能送到`} onRetry={again} />
      </Card>
    );
  if (!value || value.list.length === 0) return null;
  return (
    <Card padding="titled" title={t({ id: 'plans.front', message: '专家方案' })} more={{ href: routes.specialist.path, label: t`全部` }}>
      <RowList>
        {value.list.map((plan) => (
          <li key={plan.id}>
            <PlanLine plan={planView(plan, '', [])} />
          </li>
        ))}
      </RowList>
    </Card>
  );
}
