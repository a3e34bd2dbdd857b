import { useLingui } from '@lingui/react/macro';
import { planList, type Plan } from '@pitchside/api/experts/plans';
import { plansPage } from '@pitchside/api/screens/Experts';
import type { CallInput } from '@pitchside/api/contract';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { PlanRow } from '@pitchside/ui/PlanRow';
import { RowList } from '@pitchside/ui/RowList';
import { Scorebug } from '@pitchside/ui/Scorebug';
import { Skeleton } from '@pitchside/ui/Skeleton';
import { useFormat, useNow } from '@pitchside/ui/format';
import { useSnapshot } from 'valtio';
import { api } from '../../../platform/api/api.ts';
import { usePages } from '../../../platform/resource/usePages.tsx';
import { session } from '../../../platform/session/session.store.ts';
import { scoreView } from '../../scores/match.presenter.ts';
import { planView } from './plan.presenter.ts';
import { usePlanLabels } from './usePlanLabels.ts';

/** Refresh interval of the plans, ms. */
const every = 60_000;

interface PlanListProps {
  /** Query of the plans; a change fetches them again. */
  question: Omit<CallInput<typeof planList>, 'page' | 'limit'>;
  /** Title of the empty state. */
  none: string;
  /** Hint of the empty state, in one sentence; default none. */
  noneWords?: string;
  /** It stands on the page of their author; default false. */
  bare?: boolean;
}

/** A list of plans, page by page. */
export function PlanList({ question, none, noneWords, bare = false }: PlanListProps) {
  const { t } = useLingui();
  const { user } = useSnapshot(session);
  const { value, state, again, pages } = usePages(
    JSON.stringify([question, user?.id ?? '']),
    plansPage,
    (range, signal) => api.call(planList, { ...question, ...range }, { signal, quiet: true }),
    { every, label: t`方案分页` },
  );
  if (!value && state === 'failed') return <ErrorState title={t`方案没能送到`} onRetry={again} />;
  if (!value)
    return (
      <div role="status" aria-label={t`努力加载中`}>
        <Skeleton lines={6} height={96} />
      </div>
    );
  if (value.list.length === 0) return <EmptyState title={none}>{noneWords}</EmptyState>;
  return (
    <>
      <RowList>
        {value.list.map((plan) => (
          <li key={plan.id}>
            <Row plan={plan} bare={bare} onClose={again} />
          </li>
        ))}
      </RowList>
      {pages}
    </>
  );
}

function Row({ plan, bare, onClose }: { plan: Plan; bare: boolean; onClose: () => void }) {
  const { play } = usePlanLabels();
  const { time, date, sameDay } = useFormat();
  const now = useNow(60_000);
  const { match } = plan;
  const day = sameDay(match.kickoff_at, now) ? '' : `${date(match.kickoff_at)} `;
  const when = `${match.competition.short_name} · ${day}${time(match.kickoff_at)}`;
  return (
    <PlanRow
      plan={planView(
        plan,
        when,
        plan.plays.map((each) => play(each, match.sport)),
      )}
      match={<Scorebug {...scoreView(match)} size="mini" showStatus={false} />}
      bare={bare}
      onClose={onClose}
    />
  );
}
