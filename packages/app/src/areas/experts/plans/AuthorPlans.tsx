import { useLingui } from '@lingui/react/macro';
import { planList } from '@pitchside/api/experts/plans';
import { Card } from '@pitchside/ui/Card';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { Link } from '@pitchside/ui/Link';
import { PlanStamp } from '@pitchside/ui/PlanStamp';
import { PriceTag } from '@pitchside/ui/PriceTag';
import { RowList } from '@pitchside/ui/RowList';
import { Skeleton } from '@pitchside/ui/Skeleton';
import { TwoLines } from '@pitchside/ui/TwoLines';
import { api } from '../../../platform/api/api.ts';
import { useResource } from '../../../platform/resource/useResource.ts';
import { planHref } from '../expertsLinks.ts';
import { ShortRow } from './plans.layout.ts';

/** Other plans of the expert: those on sale, then the last settled ones. */
export function AuthorPlans({ id, except }: { id: string; except: string }) {
  const { t } = useLingui();
  const { value, state, again } = useResource(id, async (signal) => {
    const ask = (of: 'sale' | 'settled') => api.call(planList, { of, expert: id, limit: 4 }, { signal, quiet: true });
    const [sale, settled] = await Promise.all([ask('sale'), ask('settled')]);
    return [...sale.list, ...settled.list];
  });
  const others = value?.filter((plan) => plan.id !== except).slice(0, 5);
  return (
    <Card stacked padding="titled" title={t`他的其他方案`}>
      {!others && state === 'failed' ? (
        <ErrorState layout="row" title={t`方案没能送到`} onRetry={again} />
      ) : !others ? (
        <Skeleton lines={4} height={44} />
      ) : others.length === 0 ? (
        <EmptyState title={t`没有别的方案`} drawing={null} />
      ) : (
        <RowList>
          {others.map(({ id: own, title, match, price, state: stands, result }) => (
            <ShortRow key={own}>
              <TwoLines note={`${match.home.short_name} vs ${match.away.short_name}`}>
                <Link alone href={planHref(own)}>
                  {title}
                </Link>
              </TwoLines>
              {stands === 'published' ? (
                <PriceTag amount={price} />
              ) : (
                <PlanStamp result={stands === 'cancelled' ? 'cancelled' : (result ?? 'open')} />
              )}
            </ShortRow>
          ))}
        </RowList>
      )}
    </Card>
  );
}
