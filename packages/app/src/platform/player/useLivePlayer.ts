import { useEffect, useRef, useState, type RefObject } from 'react';
import { createLivePlayer, type LivePlayer, type LiveState } from './livePlayer.ts';

const idle: LiveState = { phase: 'idle', latency: null, attempt: 0 };

/** Plays `url` in a video element; undefined plays nothing. The state follows the picture. */
export function useLivePlayer(url: string | undefined): {
  video: RefObject<HTMLVideoElement | null>;
  player: RefObject<LivePlayer | null>;
  state: LiveState;
} {
  const video = useRef<HTMLVideoElement>(null);
  const player = useRef<LivePlayer | null>(null);
  const [state, setState] = useState(idle);
  useEffect(() => {
    if (!url || !video.current) return;
    const created = createLivePlayer(video.current, url, setState);
    player.current = created;
    return () => {
      created.destroy();
      player.current = null;
      setState(idle);
    };
  }, [url]);
  return { video, player, state };
}
