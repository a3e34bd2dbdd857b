import { useLingui } from '@lingui/react/macro';
import { matchPhase, type Lineup, type Match } from '@pitchside/api/scores/matches';
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
import { useAbsences } from './detail/useAbsences.ts';
import { sides } from '@pitchside/ui/Crest';
import { SeriesRoster } from '@pitchside/ui/Series';
import { rosterOf, seriesView } from './esports/esports.presenter.ts';
import { useMaps } from './esports/useMaps.ts';
import { serverLead } from './matches/gameClock.ts';

/** The players of both teams over the whole series: whom each played, with kills, deaths and assists of all maps. */
function EsportsLineups() {
  const { match } = useSnapshot(detail);
  return match && <LineupsOf key={match.id} match={match as Match} />;
}

function LineupsOf({ match }: { match: Match }) {
  const { t } = useLingui();
  const { maps, failed, retry } = useMaps(match.id, match.version);
  const series = seriesView(match, serverLead());
  return (
    <Card stacked title={t`阵容`}>
      {failed && !maps ? (
        <ErrorState title={t`阵容没能送到`} onRetry={retry} />
      ) : !maps || !series ? (
        <Skeleton shape="block" height={420} />
      ) : maps.length === 0 ? (
        matchPhase(match.status) === 'after' ? (
          <EmptyState title={t`没有这场比赛的阵容`} />
        ) : (
          <EmptyState title={t`首发还没有公布`}>{t`阵容和经济会在第一局开始后出现。`}</EmptyState>
        )
      ) : (
        sides.map((side) => <SeriesRoster key={side} game={series.game} team={series[side]} players={rosterOf(maps, side)} />)
      )}
    </Card>
  );
}

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
