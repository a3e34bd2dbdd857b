import { useLingui } from '@lingui/react/macro';
import { ChannelStrip } from '@pitchside/ui/ChannelStrip';
import { Cover } from '@pitchside/ui/Cover';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { HeroPlayerSkeleton } from '@pitchside/ui/HeroPlayer';
import { ThemeScope } from '@pitchside/ui/ThemeScope';
import { useSnapshot } from 'valtio';
import { scoreView } from '../../shared/matches/match.view.ts';
import { useFreshMatches } from '../../shared/matches/useFreshMatches.ts';
import { coverView } from '../../shared/rooms/room.view.ts';
import { hot, loadHot, selectRoom, stageSize } from './hot.store.ts';
import { MainHero } from './MainHero.wired.tsx';
import { MainRail } from './MainRail.wired.tsx';
import { Band, PlayerFailed, PlayerPlace, StageGrid, StripWaiting } from './Stage.layout.ts';

/** What is on now: the player with its rooms, and the matches of the day. Dark in both themes. */
export function MainStage() {
  const { t } = useLingui();
  const { rooms, stage, selected, state } = useSnapshot(hot);
  const fresh = useFreshMatches();
  const shown = stage.flatMap((id) => rooms.find((room) => room.id === id) ?? []);
  const room = shown.find(({ id }) => id === selected);
  const hasPlayer = room !== undefined || state !== 'ready';
  return (
    <ThemeScope theme="night">
      <Band>
        <StageGrid $rooms={hasPlayer}>
          {hasPlayer && (
            <PlayerPlace aria-busy={state === 'loading'}>
              {room ? (
                <MainHero room={room} />
              ) : state === 'failed' ? (
                <PlayerFailed>
                  <ErrorState title={t`直播没能送到`} onRetry={() => loadHot()} />
                </PlayerFailed>
              ) : (
                <HeroPlayerSkeleton />
              )}
            </PlayerPlace>
          )}
          {room && (
            <ChannelStrip
              selectedId={room.id}
              onSelect={selectRoom}
              rooms={shown.map(({ id, anchor, heat, match, ...rest }) => ({
                id,
                nickname: anchor.user_nickname,
                heat,
                cover: <Cover {...coverView({ id, anchor, heat, match, ...rest })} loading="eager" />,
                ...(match && { match: scoreView(fresh(match)) }),
              }))}
            />
          )}
          {!room && hasPlayer && (
            <StripWaiting aria-hidden="true">
              {Array.from({ length: stageSize }, (_, index) => (
                <span key={index} />
              ))}
            </StripWaiting>
          )}
          <MainRail lies={!hasPlayer} />
        </StageGrid>
      </Band>
    </ThemeScope>
  );
}
