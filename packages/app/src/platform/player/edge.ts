import type { Reach } from './stream.ts';

/** Seconds behind the edge from which on a viewer looks back on purpose. */
const looksBackFrom = 3;

/** How far a viewer is behind the place of a live viewer. */
export interface Edge {
  /** Seconds behind, and seconds that can be looked back at most; both 0 while unknown. */
  place(): { behind: number; window: number };
  /** Goes to so many seconds behind; 0 is live again. */
  lookBack(seconds: number): void;
  /** Seconds to the place of a live viewer, negative beyond it; null while unknown. */
  ahead(): number | null;
  /** Goes so many seconds forward, or back where negative, within what can be seen. */
  jump(seconds: number): void;
  /** The viewer went back and has not come to the edge since: nothing brings them there but themselves. */
  looksBack(): boolean;
}

/** Keeps the place of a viewer against the edge of a stream. */
export function createEdge(video: Pick<HTMLVideoElement, 'currentTime'>, reach: () => Reach | null | undefined): Edge {
  let looksBack = false;
  const place = () => {
    const range = reach();
    if (!range) return { behind: 0, window: 0 };
    return { behind: Math.max(0, range.live - video.currentTime), window: Math.max(0, range.live - range.oldest) };
  };
  return {
    place,
    lookBack(seconds) {
      const range = reach();
      if (!range) return;
      looksBack = seconds > looksBackFrom;
      video.currentTime = Math.max(range.oldest, range.live - Math.max(0, seconds));
    },
    ahead() {
      const range = reach();
      return range ? range.live - video.currentTime : null;
    },
    jump(seconds) {
      const range = reach();
      if (range) video.currentTime = Math.min(range.live, Math.max(range.oldest, video.currentTime + seconds));
    },
    looksBack() {
      if (place().behind < looksBackFrom) looksBack = false;
      return looksBack;
    },
  };
}
