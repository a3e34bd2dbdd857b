import { useLingui } from '@lingui/react/macro';
import { matchPhase, type Match } from '@pitchside/api/scores/matches';
import { Card } from '@pitchside/ui/Card';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { useSeriesLabels } from '@pitchside/ui/Series';
import { Skeleton } from '@pitchside/ui/Skeleton';
import { SegmentedControl } from '@pitchside/ui/SegmentedControl';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { detail } from './detail.store.ts';
import { PeriodsCard } from './PeriodsCard.tsx';
import { seriesView } from './esports/esports.presenter.ts';
import { MapPanels } from './esports/MapPanels.tsx';
import { useMaps } from './esports/useMaps.ts';
import { VetoCard } from './esports/VetoCard.tsx';
import { serverLead } from './matches/gameClock.ts';

/** A series of esports: the maps against each other, and one of them in full. */
export function EsportsSituation() {
  const { match } = useSnapshot(detail);
  return match && <SeriesOf key={match.id} match={match as Match} />;
}

function SeriesOf({ match }: { match: Match }) {
  const { t } = useLingui();
  const { mapName } = useSeriesLabels();
  const { maps, veto, failed, retry } = useMaps(match.id, match.version);
  const [wanted, setWanted] = useState<number | null>(null);
  const series = seriesView(match, serverLead());
  if (!series || series.maps.length === 0)
    return (
      <Card stacked>
        {matchPhase(match.status) === 'after' ? (
          <EmptyState title={t`没有这场比赛的各局数据`} />
        ) : (
          <EmptyState title={t`比赛还没有开始`}>{t`阵容和经济会在第一局开始后出现。`}</EmptyState>
        )}
      </Card>
    );
  const last = series.maps.length - 1;
  // Until the viewer looks back at a map the newest one is shown.
  const shown = Math.min(wanted ?? last, last);
  const map = maps?.[shown];
  const isOn = shown === last && series.maps[last]?.winner === undefined && series.kind === 'live';
  const label = (index: number) => {
    const winner = series.maps[index]?.winner;
    const [name, winnerName] = [mapName(series, index + 1), winner ? series[winner].shortName : ''];
    return winner ? t`${name} · ${winnerName} 胜` : name;
  };
  return (
    <>
      <PeriodsCard />
      {series.maps.length > 1 && (
        <SegmentedControl
          label={t`各局`}
          value={String(shown)}
          onValueChange={(index) => setWanted(Number(index))}
          segments={series.maps.map((_, index) => ({ value: String(index), label: label(index) }))}
        />
      )}
      {map ? (
        <MapPanels series={series} map={map} isOn={isOn} />
      ) : (
        <Card stacked aria-busy={!failed}>
          {failed && !maps ? <ErrorState title={t`数据没能送到`} onRetry={retry} /> : <Skeleton shape="block" height={420} />}
        </Card>
      )}
      {veto && <VetoCard steps={veto} series={series} />}
    </>
  );
}
