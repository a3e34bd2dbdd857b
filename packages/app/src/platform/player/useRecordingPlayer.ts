import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { freshRecording, type RecordingPlayer, type RecordingState } from './recording.state.ts';
import { createRecordingPlayer } from './recordingPlayer.ts';

const fromItsBeginning = () => 0;

/** Plays the recording at `url` in a video element, from a second of it that is asked for once. The state follows the picture. */
export function useRecordingPlayer(
  url: string,
  from: () => number = fromItsBeginning,
): {
  video: RefObject<HTMLVideoElement | null>;
  player: RefObject<RecordingPlayer | null>;
  state: RecordingState;
} {
  const video = useRef<HTMLVideoElement>(null);
  const player = useRef<RecordingPlayer | null>(null);
  const [state, setState] = useState<RecordingState>(freshRecording);
  const begin = useEffectEvent(from);
  useEffect(() => {
    if (!video.current) return;
    const created = createRecordingPlayer(video.current, url, setState, begin());
    player.current = created;
    return () => {
      created.destroy();
      player.current = null;
    };
  }, [url]);
  return { video, player, state };
}
