import type { PlayerState, PlayerStatus } from '@pitchside/ui/PlayerFrame';
import type { Away } from '@pitchside/api/live/live';
import type { LivePhase, LiveState } from '../../../platform/player/liveState.ts';

interface Facts {
  room: { readonly status: 'not_started' | 'live' | 'ended'; readonly away?: Away | null } | null;
  live: object | null;
  picture: LiveState;
  sound: { readonly volume: number; readonly muted: boolean; readonly isRefused?: boolean };
  layout: { readonly theatre: boolean; readonly webFull: boolean; readonly fullscreen: boolean };
}

/** The player speaks of a picture that is not asked for yet as of one that is on its way. */
const statuses: Record<LivePhase, PlayerStatus> = {
  idle: 'connecting',
  connecting: 'connecting',
  playing: 'playing',
  paused: 'paused',
  stalled: 'stalled',
  reconnecting: 'reconnecting',
  away: 'away',
  absent: 'absent',
  offline: 'offline',
  blocked: 'blocked',
  ended: 'ended',
};

/** Props of the player component, from the room, the picture and the person's settings. */
export function playerState({ room, live, picture, sound, layout }: Facts): PlayerState {
  const status = room?.status === 'ended' ? 'ended' : room && room.status !== 'live' ? 'idle' : statuses[picture.phase];
  return {
    status,
    muted: sound.muted,
    ...(sound.isRefused && { isSoundRefused: true }),
    volume: sound.volume,
    isLive: true,
    ...layout,
    windowSeconds: picture.window,
    behindSeconds: picture.behind,
    // A picture that stands falls behind by itself.
    ...(picture.latency !== null && (!room?.away || status === 'playing') && { latencySeconds: picture.latency }),
    ...(picture.attempt > 0 && { attempt: picture.attempt }),
    ...(live && { quality: picture.quality, qualities: picture.qualities }),
    soundAlone: picture.alone,
    ...(room?.away && { away: room.away }),
  };
}
