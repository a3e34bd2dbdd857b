import { useLingui } from '@lingui/react/macro';
import { matchPhase, type Match } from '@pitchside/api/scores/matches';
import { Card } from '@pitchside/ui/Card';
import { sides } from '@pitchside/ui/Crest';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { SeriesRoster } from '@pitchside/ui/Series';
import { Skeleton } from '@pitchside/ui/Skeleton';
import { useSnapshot } from 'valtio';
import { detail } from '../detail.store.ts';
import { rosterOf, seriesView } from '../esports/esports.presenter.ts';
import { useMaps } from '../esports/useMaps.ts';
import { serverLead } from '../matches/gameClock.ts';

/** The players of both teams over the whole series: whom each played, with kills, deaths and assists of all maps. */
export function EsportsLineups() {
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
