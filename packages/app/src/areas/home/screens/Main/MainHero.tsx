import { useReducedMotion } from '@pitchside/ui/UiProvider';
import { useLingui } from '@lingui/react/macro';
import type { Room } from '@pitchside/api/live/live';
import { Cover } from '@pitchside/ui/Cover';
import { HeroPlayer, type HeroPlayerProps } from '@pitchside/ui/HeroPlayer';
import { useState } from 'react';
import { useIdle } from '../../../../platform/idle/useIdle.ts';
import { useSaving } from '../../../../platform/line/saver.store.ts';
import { coverView } from '../../../scores/cover.presenter.ts';
import { heroView } from '../../../scores/room.presenter.ts';
import { useFreshMatches } from '../../../scores/useFreshMatches.ts';
import { useLivePlayer } from '../../../../platform/player/useLivePlayer.ts';
import type { LivePhase } from '../../../../platform/player/liveState.ts';
import { useRoomStream } from './useRoomStream.ts';

type Status = HeroPlayerProps['status'];
const statuses: Record<LivePhase, Status> = {
  idle: 'connecting',
  connecting: 'connecting',
  playing: 'playing',
  paused: 'paused',
  stalled: 'stalled',
  reconnecting: 'reconnecting',
  // The first page waits for a picture in fewer words.
  away: 'stalled',
  absent: 'reconnecting',
  offline: 'reconnecting',
  blocked: 'blocked',
  ended: 'idle',
};

/** The player of the stage: silent, and started only when the page has nothing better to do. */
export function MainHero({ room }: { room: Room }) {
  const { t } = useLingui();
  const fresh = useFreshMatches();
  const idle = useIdle();
  const isStill = useReducedMotion();
  const [chosen, setWanted] = useState<boolean>();
  const isSaved = useSaving() !== null;
  // A picture that starts by itself is motion, and data, nobody asked for.
  const wanted = chosen ?? !(isStill || isSaved);
  const [muted, setMuted] = useState(true);
  const { url, failed } = useRoomStream(idle && wanted ? room.id : undefined);
  const { video, player, state } = useLivePlayer(url);
  const match = room.match && fresh(room.match);
  const others = (match?.room_count ?? 0) - 1;
  const status: Status = failed ? 'error' : wanted ? statuses[state.phase] : 'idle';
  const play = () => {
    setWanted(true);
    player.current?.play();
  };
  return (
    <HeroPlayer
      room={{
        ...heroView({ ...room, match }, { official: t`官方解说`, talk: t`聊球` }),
        ...(others > 0 && { hint: t`另有 ${others} 路解说` }),
      }}
      status={status}
      muted={muted}
      video={<video ref={video} playsInline muted={muted} aria-label={room.title} />}
      poster={<Cover key={room.id} {...coverView(room)} loading="eager" fill />}
      onPlay={play}
      onPause={() => player.current?.pause()}
      onMutedChange={setMuted}
    />
  );
}
