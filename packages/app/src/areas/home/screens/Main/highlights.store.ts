import { recommendedMatches, type Match } from '@pitchside/api/matches';
import { proxy } from 'valtio';
import { api } from '../../../../platform/api/api.ts';
import { onlyNewest } from '../../../../platform/resource/newest.ts';
import { keep, type Kept } from './kept.ts';

/** The most that the call gives; what is on comes first, so less would be nothing but that. */
const most = 40;
/** How often the order of importance is fetched anew, ms; scores come by the socket. */
const fresh = 60_000;

interface HighlightsState {
  /** The most important first. */
  list: Kept<readonly Match[]>;
  state: 'loading' | 'ready' | 'failed';
}

/** Today's important matches. */
export const highlights = proxy<HighlightsState>({ list: keep([]), state: 'loading' });

const newest = onlyNewest();

/** Fetches the matches; a failure is in the state. */
export function loadHighlights(): void {
  if (highlights.state === 'failed') highlights.state = 'loading';
  newest.ask(
    (signal) => api.call(recommendedMatches, { sport: 'football', limit: most }, { signal }),
    ({ list }) => {
      highlights.list = keep(list);
      highlights.state = 'ready';
    },
    () => {
      if (highlights.list.length === 0) highlights.state = 'failed';
    },
  );
}

/** Keeps the matches up to date; returns how to stop. */
export function followHighlights(): () => void {
  loadHighlights();
  const timer = setInterval(() => document.hidden || loadHighlights(), fresh);
  return () => clearInterval(timer);
}
