import { useLingui } from '@lingui/react/macro';
import { planList } from '@pitchside/api/experts/plans';
import { Card } from '@pitchside/ui/Card';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { Link } from '@pitchside/ui/Link';
import { PlanStamp } from '@pitchside/ui/PlanStamp';
import { RowList } from '@pitchside/ui/RowList';
import { Skeleton } from '@pitchside/ui/Skeleton';
import { TwoLines } from '@pitchside/ui/TwoLines';
import { useSnapshot } from 'valtio';
import { api } from '../../../platform/api/api.ts';
import { useResource } from '../../../platform/resource/useResource.ts';
import { session } from '../../../platform/session/session.store.ts';
import { planHref } from '../expertsLinks.ts';
import { ShortRow } from './plans.layout.ts';

/** The member's latest purchases with their results; nothing for visitors. */
export function PurchasedCard() {
  const { t } = useLingui();
  const { user } = useSnapshot(session);
  const { value, state, again } = useResource(user ? `bought ${user.id}` : null, (signal) =>
    api.call(planList, { of: 'bought', limit: 3 }, { signal, quiet: true }),
  );
  if (!user) return null;
  return (
    <Card stacked padding="titled" title={t`我的已购`}>
      {!value && state === 'failed' ? (
        <ErrorState layout="row" title={t`方案没能送到`} onRetry={again} />
      ) : !value ? (
        <div role="status" aria-label={t`努力加载中`} aria-busy>
          <Skeleton lines={3} height={44} />
        </div>
      ) : value.list.length === 0 ? (
        <EmptyState title={t`还没有解锁过方案`} drawing={null}>{t`解锁的方案和它们的结果都在这里。`}</EmptyState>
      ) : (
        <RowList>
          {value.list.map(({ id, match, author, result, state: stands }) => (
            <ShortRow key={id}>
              <TwoLines note={author.user_nickname}>
                <Link alone href={planHref(id)}>
                  {match.home_score === null || match.away_score === null
                    ? `${match.home.short_name} vs ${match.away.short_name}`
                    : `${match.home.short_name} ${match.home_score}–${match.away_score} ${match.away.short_name}`}
                </Link>
              </TwoLines>
              <PlanStamp result={stands === 'cancelled' ? 'cancelled' : (result ?? 'open')} />
            </ShortRow>
          ))}
        </RowList>
      )}
    </Card>
  );
}
