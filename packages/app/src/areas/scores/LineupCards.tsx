import { useLingui } from '@lingui/react/macro';
import { matchPhase, type Lineup } from '@pitchside/api/scores/matches';
import { AbsenceList } from '@pitchside/ui/AbsenceList';
import { Card } from '@pitchside/ui/Card';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { LineupPitch } from '@pitchside/ui/LineupPitch';
import { Skeleton } from '@pitchside/ui/Skeleton';
import { useSnapshot } from 'valtio';
import { detail, loadExtra } from './detail.store.ts';
import { lineupView } from './detail/detail.presenter.ts';
import { teamView } from './match.presenter.ts';
import { EsportsLineups } from './detail/EsportsLineups.tsx';
import { useAbsences } from './detail/useAbsences.ts';

/** Both line-ups on one pitch with benches and absences; for a series the players of both teams. */
export function LineupCards() {
  const { t } = useLingui();
  const missing = useAbsences();
  const { match, extra, extraState } = useSnapshot(detail);
  if (!match) return null;
  if (match.sport === 'esports') return <EsportsLineups />;
  const teams = { home: teamView(match.home), away: teamView(match.away) };
  const lineups = extra?.lineups;
  return (
    <>
      <Card
        stacked
        title={t`阵容`}
        aria-busy={extraState === 'loading'}
        hint={lineups && (lineups.is_confirmed ? t`已公布首发` : t`预计首发`)}
      >
        {extraState === 'failed' ? (
          <ErrorState title={t`阵容没能送到`} onRetry={() => loadExtra(match.id)} />
        ) : extraState === 'loading' ? (
          <Skeleton shape="block" height={520} />
        ) : lineups ? (
          <LineupPitch {...teams} lineups={{ home: lineupView(lineups.home as Lineup), away: lineupView(lineups.away as Lineup) }} />
        ) : (
          <Unknown isComing={matchPhase(match.status) === 'before' || match.status === 'postponed'} />
        )}
      </Card>
      {extra?.absences && (
        <Card stacked title={t`伤停`}>
          <AbsenceList {...teams} absences={missing(extra.absences)} />
        </Card>
      )}
    </>
  );
}

/** Empty state of missing line-ups: they come before a match, and an old one never got any. */
function Unknown({ isComing }: { isComing: boolean }) {
  const { t } = useLingui();
  return isComing ? (
    <EmptyState title={t`首发还没有公布`}>{t`通常在开赛前一小时公布。`}</EmptyState>
  ) : (
    <EmptyState title={t`没有这场比赛的阵容`} />
  );
}
