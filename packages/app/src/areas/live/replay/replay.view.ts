import type { Broadcast } from '@pitchside/api/studio';
import type { PlayerState, PlayerStatus } from '@pitchside/ui/PlayerFrame';
import type { ReplayCardItem } from '@pitchside/ui/ReplayCard';
import type { RecordingPhase, RecordingState } from '../../../platform/player/recording.state.ts';
import { coverView } from '../../scores/index.ts';
import { replayHref } from './replay.links.ts';

/** A broadcast as a card. */
export function replayView({ id, room_id, category, match, title, playback, started_at, peak }: Broadcast): ReplayCardItem {
  return {
    href: replayHref(room_id, id),
    title,
    cover: coverView({ id: `${room_id}-${id}`, category, match, cover: playback?.cover ?? null }),
    seconds: playback?.seconds ?? 0,
    startedAt: started_at ?? 0,
    peak,
  };
}

const statuses: Record<RecordingPhase, PlayerStatus> = {
  connecting: 'connecting',
  playing: 'playing',
  paused: 'paused',
  stalled: 'stalled',
  reconnecting: 'reconnecting',
  offline: 'offline',
  blocked: 'blocked',
  ended: 'ended',
  gone: 'error',
};

interface Facts {
  recording: RecordingState;
  /** What the site says of its length, in seconds, until the recording itself does. */
  seconds: number;
  sound: { readonly volume: number; readonly muted: boolean };
  layout: { readonly theatre: boolean; readonly webFull: boolean; readonly fullscreen: boolean };
  /** Words for a recording that is not there. */
  gone: string;
}

/** What the player part shows of a recording. */
export const recordingView = ({ recording, seconds, sound, layout, gone }: Facts): PlayerState => ({
  status: statuses[recording.phase],
  muted: sound.muted,
  volume: sound.volume,
  isLive: false,
  ...layout,
  recording: { at: recording.at, length: recording.length || seconds, loaded: recording.loaded },
  rate: recording.rate,
  ...(recording.attempt > 0 && { attempt: recording.attempt }),
  ...(recording.phase === 'gone' && { message: gone }),
});
