import { useLingui } from '@lingui/react/macro';
import { matchPhase, type Match } from '@pitchside/api/scores/matches';
import { Button } from '@pitchside/ui/Button';
import { ButtonLink } from '@pitchside/ui/ButtonLink';
import { Card } from '@pitchside/ui/Card';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { SeriesStage } from '@pitchside/ui/Series';
import { Skeleton } from '@pitchside/ui/Skeleton';
import { Star, Tv } from 'lucide-react';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { toggleCollected } from '../collectActs.ts';
import { collected } from '../collect.store.ts';
import { matchHref, scoreLiveHref } from '../matchLinks.ts';
import { ReserveButton } from '../ReserveButton.tsx';
import { seriesView } from './esports.presenter.ts';
import { MapPanels } from './MapPanels.tsx';
import { useMaps } from './useMaps.ts';
import { VetoCard } from './VetoCard.tsx';
import { LiveCard, LiveCardSkeleton } from '@pitchside/ui/LiveCard';
import { cardView } from '../room.presenter.ts';
import { useFreshRooms } from '../useFreshRooms.ts';
import { useRoomLabels } from '../useRoomLabels.ts';
import { useRooms } from '../useRooms.ts';
import { Rooms } from './Esports.layout.ts';

/** Rooms beside the details. */
const most = 3;

/** The hottest rooms that show a series, and the way to its pictures side by side; nothing where nobody shows it. */
function SeriesRooms({ match: { id, room_count } }: { match: Match }) {
  const { t } = useLingui();
  const { state, list, retry } = useRooms(room_count > 0 ? id : undefined, room_count);
  const fresh = useFreshRooms();
  const words = useRoomLabels();
  if (room_count === 0) return null;
  return (
    <Card padding="titled" title={t`正在直播`} more={{ href: scoreLiveHref(id), label: t`看画面和比分` }}>
      {state === 'failed' ? (
        <ErrorState title={t`直播列表没能送到`} onRetry={retry} />
      ) : (
        <Rooms>
          {state === 'loading'
            ? Array.from({ length: Math.min(most, room_count) }, (_, index) => (
                <li key={index}>
                  <LiveCardSkeleton />
                </li>
              ))
            : list.slice(0, most).map((room) => (
                <li key={room.id}>
                  <LiveCard room={cardView(fresh(room), words)} />
                </li>
              ))}
        </Rooms>
      )}
    </Card>
  );
}

/** The chosen series: the stage, and the chosen map with its line-ups, gold, objectives and players. */
export function SeriesDetails({ match, behind }: { match: Match; behind: number }) {
  const { t } = useLingui();
  const stars = useSnapshot(collected);
  const { maps, veto, failed, retry } = useMaps(match.id, match.version);
  const [wanted, setWanted] = useState<number | null>(null);
  const series = seriesView(match, behind);
  if (!series) return null;
  const last = Math.max(0, series.maps.length - 1);
  // Until the viewer looks back at a map the newest one is shown.
  const shown = Math.min(wanted ?? last, last);
  const map = maps?.[shown];
  const starred = stars.has(match.id);
  const isOn = shown === last && series.maps[last]?.winner === undefined && series.maps.length > 0;
  const rooms = match.room_count;
  const actions = (
    <>
      {matchPhase(match.status) === 'before' && <ReserveButton matchId={match.id} />}
      <Button
        size="s"
        tone="soft"
        icon={<Star size={16} aria-hidden fill={starred ? 'currentColor' : 'none'} />}
        aria-pressed={starred}
        onClick={({ detail: presses }) => presses < 2 && toggleCollected(match.id, 'esports')}
      >
        {starred ? t`已收藏` : t({ id: 'detail.collect', message: '收藏' })}
      </Button>
      {match.room_count > 0 && (
        <ButtonLink size="s" tone="critical" href={matchHref(match)} icon={<Tv size={16} aria-hidden />}>{t`看直播 ${rooms}`}</ButtonLink>
      )}
    </>
  );
  return (
    <>
      <SeriesStage series={series} map={shown} onMapChange={setWanted} actions={actions} />
      {series.maps.length === 0 ? (
        <Card padding="titled">
          {matchPhase(match.status) === 'after' ? (
            <EmptyState title={t`没有这场比赛的各局数据`} />
          ) : (
            <EmptyState title={t`比赛还没有开始`}>{t`阵容和经济会在第一局开始后出现。`}</EmptyState>
          )}
        </Card>
      ) : !map ? (
        <Card padding="titled" aria-busy={!failed}>
          {failed && !maps ? <ErrorState title={t`数据没能送到`} onRetry={retry} /> : <Skeleton height={420} />}
        </Card>
      ) : (
        <MapPanels series={series} map={map} isOn={isOn} />
      )}
      {veto && <VetoCard steps={veto} series={series} />}
      <SeriesRooms match={match} />
    </>
  );
}
