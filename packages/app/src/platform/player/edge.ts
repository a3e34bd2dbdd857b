import { longestPast } from '@pitchside/api/live/live';
import { serverNow } from '../guard/spoiler.store.ts';
import type { Lines } from './lines.ts';
import type { Past } from './liveState.ts';

/** Seconds behind the edge from which on a viewer looks back on purpose. */
const looksBackFrom = 3;
/** Seconds of the oldest of a live stream that are left to its recording: they would be gone before they are loaded. */
const margin = 5;
/** Seconds between now and the picture of a live viewer, until it was measured. */
const usualLag = 2;

/** The viewer's distance to the live edge. */
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

type Reached = Pick<Lines, 'kind' | 'openLive' | 'goBack' | 'programmeTime' | 'stream'>;

/** Keeps the place of a viewer against the edge of a stream, whose recording goes on where its own window ends. */
export function createEdge(video: Pick<HTMLVideoElement, 'currentTime'>, lines: Reached, past: () => Past | null): Edge {
  let looksBack = false;
  let lag = usualLag;
  /** Seconds that the live stream itself can be looked back at, as it was known last. */
  let window = 0;

  /** Seekable range of the stream itself; nothing while its recording plays. */
  const reach = () => (lines.kind() === 'live' ? lines.stream()?.reach() : null);
  /** Seconds behind by programme time, which both the stream and its recording tell. */
  const behindByTime = () => {
    const seen = lines.programmeTime();
    return seen === null ? 0 : Math.max(0, (serverNow() - seen) / 1_000 - lag);
  };
  const written = () => {
    const found = past();
    return found ? Math.min(longestPast, Math.max(0, (serverNow() - found.since) / 1_000 - lag)) : 0;
  };

  function place() {
    const range = reach();
    if (!range) return lines.kind() === 'past' || looksBack ? { behind: behindByTime(), window: Math.max(window, written()) } : nowhere;
    const behind = Math.max(0, range.live - video.currentTime);
    const seen = lines.programmeTime();
    if (seen !== null) lag = Math.max(0, (serverNow() - seen) / 1_000 - behind);
    window = Math.max(0, range.live - range.oldest);
    return { behind, window: Math.max(window, written()) };
  }

  return {
    place,
    lookBack(seconds) {
      const back = Math.min(Math.max(0, seconds), Math.max(window, place().window));
      const isNear = back <= looksBackFrom;
      const at = serverNow() - (back + lag) * 1_000;
      const range = reach();
      if (lines.kind() === 'live' && !range) return;
      looksBack = !isNear;
      const isInWindow = back <= window - margin;
      if (!isInWindow && !isNear && lines.goBack(at)) return;
      if (range) video.currentTime = Math.max(range.oldest, range.live - back);
      else lines.openLive(isNear ? undefined : at);
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
      if (reach() && place().behind < looksBackFrom) looksBack = false;
      return looksBack;
    },
  };
}

const nowhere = { behind: 0, window: 0 };
