import type { PlayerState, PlayerStatus } from '@pitchside/ui/PlayerFrame';
import type { LivePhase, LiveState } from '../../../platform/player/livePlayer.ts';

interface Facts {
  room: { readonly status: 'not_started' | 'live' | 'ended' } | null;
  live: { readonly qualities: readonly { readonly id: 'original' | 'high' | 'standard' | 'smooth' }[] } | null;
  player: LiveState;
  sound: { readonly volume: number; readonly muted: boolean };
  layout: { readonly theatre: boolean; readonly webFull: boolean; readonly fullscreen: boolean };
}

const statuses: Record<LivePhase, PlayerStatus> = {
  idle: 'connecting',
  connecting: 'connecting',
  playing: 'playing',
  paused: 'paused',
  stalled: 'stalled',
  reconnecting: 'reconnecting',
  blocked: 'blocked',
  error: 'error',
};

/** What the player part shows, from the room, the picture and the person's choices. */
export function playerState({ room, live, player, sound, layout }: Facts): PlayerState {
  const status = room?.status === 'ended' ? 'ended' : room && room.status !== 'live' ? 'idle' : statuses[player.phase];
  return {
    status,
    muted: sound.muted,
    volume: sound.volume,
    isLive: true,
    ...layout,
    ...(player.latency !== null && { latencySeconds: player.latency }),
    ...(player.attempt > 0 && { attempt: player.attempt }),
    ...(live && { quality: live.qualities[0]?.id ?? 'original', qualities: live.qualities.map(({ id }) => ({ kind: id })) }),
  };
}
