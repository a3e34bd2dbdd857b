import { useLingui } from '@lingui/react/macro';
import { matchPhase, type OddsMarket } from '@pitchside/api/scores/matches';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { OddsTable } from '@pitchside/ui/OddsTable';
import { Skeleton } from '@pitchside/ui/Skeleton';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { detail } from './detail.store.ts';
import { companyViews } from './detail/detail.presenter.ts';
import { OddsDrawer } from './detail/OddsDrawer.tsx';
import { loadOdds, type CompanyLine } from './detail/odds.store.ts';
import { useOdds } from './detail/useOdds.ts';

/** Odds of all companies on the match, starting with one market (default the handicap); the changes of one company open in a drawer. */
export function OddsPanel({ market = 'asian' }: { market?: OddsMarket }) {
  const { match } = useSnapshot(detail);
  return (
    match && (
      <OddsOf
        inPoints={match.sport === 'basketball'}
        market={market}
        matchId={match.id}
        kickoffAt={match.kickoff_at}
        isBefore={matchPhase(match.status) === 'before'}
        name={`${match.home.short_name} - ${match.away.short_name}`}
      />
    )
  );
}

function OddsOf({
  inPoints,
  market,
  matchId,
  kickoffAt,
  isBefore,
  name,
}: {
  inPoints: boolean;
  market: OddsMarket;
  matchId: string;
  kickoffAt: number;
  isBefore: boolean;
  name: string;
}) {
  const { t } = useLingui();
  const { state, list } = useOdds(matchId);
  const [opened, setOpened] = useState<{ companyId: string; name: string; market: OddsMarket } | null>(null);
  if (state === 'failed') return <ErrorState title={t`指数没能送到`} onRetry={() => loadOdds(matchId)} />;
  if (state === 'loading') return <Skeleton lines={10} />;
  if (list.length === 0) return <EmptyState title={t`这场比赛没有指数`}>{isBefore && t`有公司开出指数后会出现在这里。`}</EmptyState>;
  return (
    <>
      <OddsTable
        inPoints={inPoints}
        defaultMarket={market}
        label={name}
        companies={companyViews(list as CompanyLine[], t`平均`)}
        kickoffAt={kickoffAt}
        onCompany={({ id, name: company }, market) => setOpened({ companyId: id, name: company, market })}
        note={t`按公司名看变化`}
      />
      <OddsDrawer matchId={matchId} chosen={opened} onClose={() => setOpened(null)} />
    </>
  );
}
