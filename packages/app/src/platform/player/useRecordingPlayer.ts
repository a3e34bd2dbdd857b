import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { freshRecording, type RecordingPlayer, type RecordingState } from './recordingState.ts';
import { createRecordingPlayer } from './recordingPlayer.ts';
import { setPictureSound } from './pictureSound.ts';
import { goSilent, volume } from './volume.store.ts';

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
    const element = video.current;
    if (!element) return;
    setPictureSound(element, volume);
    // Browsers let a silent picture start by itself, which is better than a still one. The store would mute the element in a later turn,
    // but the browser checks it now.
    const hush = () => {
      goSilent();
      setPictureSound(element, volume);
    };
    const created = createRecordingPlayer(element, url, setState, { from: begin(), hush });
    player.current = created;
    return () => {
      created.destroy();
      player.current = null;
    };
  }, [url]);
  return { video, player, state };
}
