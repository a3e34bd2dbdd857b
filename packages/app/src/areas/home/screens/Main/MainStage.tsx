import { useLingui } from '@lingui/react/macro';
import { ChannelStripSkeleton, ChannelStrip } from '@pitchside/ui/ChannelStrip';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { Ground } from '@pitchside/ui/Ground';
import { HeroPlayerSkeleton } from '@pitchside/ui/HeroPlayer';
import { ThemeScope } from '@pitchside/ui/ThemeScope';
import { useSnapshot } from 'valtio';
import { Region } from '../../../../platform/region/Region.tsx';
import { hot, loadHot, selectRoom } from './hot.store.ts';
import { MainHero } from './MainHero.tsx';
import { MainRail } from './MainRail.tsx';
import { PlayerFailed, PlayerPlace, StageGrid } from './Stage.layout.ts';
import { stageSize } from './stage.data.ts';
import type { Room } from '@pitchside/api/live/live';
import { Cover } from '@pitchside/ui/Cover';
import { coverView } from '../../../scores/cover.presenter.ts';
import { scoreView } from '../../../scores/match.presenter.ts';
import { useFreshMatches } from '../../../scores/useFreshMatches.ts';

/** The rooms beside the player; the one that is chosen plays. */
function MainStrip({ rooms, selectedId }: { rooms: readonly Room[]; selectedId: string }) {
  const fresh = useFreshMatches();
  const shown = rooms.map((room) => ({
    id: room.id,
    nickname: room.anchor.user_nickname,
    heat: room.heat,
    cover: <Cover {...coverView(room)} />,
    ...(room.match && { match: scoreView(fresh(room.match)) }),
  }));
  return <ChannelStrip value={selectedId} onValueChange={selectRoom} rooms={shown} />;
}

interface MainStageProps {
  /** It is known whether anybody streams, and, where nobody does, whether anything is played. */
  known: boolean;
  /** The player was painted once, so that what is beside it may follow. */
  stands: boolean;
}

/** Stage of the home page: the player with its rooms, and the matches of the day. Dark in both themes. */
export function MainStage({ known, stands }: MainStageProps) {
  const { t } = useLingui();
  const { rooms, stage, selected, state } = useSnapshot(hot);
  const shown = stage.flatMap((id) => rooms.find((room) => room.id === id) ?? []);
  const room = shown.find(({ id }) => id === selected);
  const hasPlayer = room !== undefined || state !== 'ready' || !known;
  return (
    <ThemeScope theme="night">
      <Ground tone="stage">
        <StageGrid $rooms={hasPlayer}>
          {hasPlayer && (
            <>
              <PlayerPlace aria-busy={state === 'loading' || !known} $alone={state === 'failed'}>
                {state === 'failed' ? (
                  <PlayerFailed>
                    <ErrorState title={t`直播没能送到`} onRetry={() => loadHot()} />
                  </PlayerFailed>
                ) : (
                  <Region>{room ? <MainHero room={room} /> : <HeroPlayerSkeleton />}</Region>
                )}
              </PlayerPlace>
              {state !== 'failed' && (
                <Region>
                  {room && stands ? <MainStrip rooms={shown} selectedId={room.id} /> : <ChannelStripSkeleton rooms={stageSize} />}
                </Region>
              )}
            </>
          )}
          <Region>
            <MainRail key={hasPlayer ? 'beside' : 'alone'} lies={!hasPlayer} waits={!known} />
          </Region>
        </StageGrid>
      </Ground>
    </ThemeScope>
  );
}
