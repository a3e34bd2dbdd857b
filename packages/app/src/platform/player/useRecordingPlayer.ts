import { useEffect, useRef, useState, type RefObject } from 'react';
import { freshRecording, type RecordingPlayer, type RecordingState } from './recording.state.ts';
import { createRecordingPlayer } from './recordingPlayer.ts';

/** Plays the recording at `url` in a video element. The state follows the picture. */
export function useRecordingPlayer(url: string): {
  video: RefObject<HTMLVideoElement | null>;
  player: RefObject<RecordingPlayer | null>;
  state: RecordingState;
} {
  const video = useRef<HTMLVideoElement>(null);
  const player = useRef<RecordingPlayer | null>(null);
  const [state, setState] = useState<RecordingState>(freshRecording);
  useEffect(() => {
    if (!video.current) return;
    const created = createRecordingPlayer(video.current, url, setState);
    player.current = created;
    return () => {
      created.destroy();
      player.current = null;
    };
  }, [url]);
  return { video, player, state };
}
