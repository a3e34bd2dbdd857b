import type { PlayerState, PlayerStatus } from '@pitchside/ui/PlayerFrame';
import type { RecordingPhase, RecordingState } from './recordingState.ts';

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
  /** Length given by the site, seconds; used until the recording reports its own. */
  seconds: number;
  sound: { readonly volume: number; readonly muted: boolean; readonly isRefused: boolean };
  layout: { readonly theatre: boolean; readonly webFull: boolean; readonly fullscreen: boolean };
  /** Words for a recording that is not there. */
  gone: string;
  /** Heat and chapters of the recording; default none. */
  course?: Pick<NonNullable<PlayerState['recording']>, 'heat' | 'chapters'>;
}

/** Props of the player component for a recording. */
export const recordingView = ({ recording, seconds, sound, layout, gone, course }: Facts): PlayerState => ({
  status: statuses[recording.phase],
  muted: sound.muted,
  volume: sound.volume,
  isSoundRefused: sound.isRefused,
  isLive: false,
  ...layout,
  recording: { at: recording.at, length: recording.length || seconds, loaded: recording.loaded, ...course },
  rate: recording.rate,
  ...(recording.attempt > 0 && { attempt: recording.attempt }),
  ...(recording.phase === 'gone' && { message: gone }),
});
