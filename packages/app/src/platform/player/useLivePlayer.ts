import { useEffect, useRef, useState, type RefObject } from 'react';
import { idleState, type LivePlayer, type LiveState } from './liveState.ts';
import { createLivePlayer } from './livePlayer.ts';

/** Plays `url` in a video element; undefined plays nothing. The state follows the picture. */
export function useLivePlayer(url: string | undefined): {
  video: RefObject<HTMLVideoElement | null>;
  player: RefObject<LivePlayer | null>;
  state: LiveState;
} {
  const video = useRef<HTMLVideoElement>(null);
  const player = useRef<LivePlayer | null>(null);
  const [state, setState] = useState<LiveState>(idleState);
  useEffect(() => {
    if (!url || !video.current) return;
    const created = createLivePlayer(video.current, { url, isLowLatency: true }, setState);
    player.current = created;
    return () => {
      created.destroy();
      player.current = null;
      setState(idleState);
    };
  }, [url]);
  return { video, player, state };
}
