import { recommendedMatches } from '@pitchside/api/scores/matches';
import { highlightMatches } from '@pitchside/api/screens/Main';
import { proxy, subscribe } from 'valtio';
import { api } from '../../../../platform/api/api.ts';
import { holdMatches } from '../../../../platform/guard/visibleMatches.ts';
import { beforeDrawing } from '../../../../platform/drawn/drawn.ts';
import { latestOnly } from '../../../../platform/resource/latestOnly.ts';
import { keep, type CachedRef } from './cachedRef.ts';

/** Refresh interval of the order, ms; scores come through the socket. */
export const fresh = 60_000;

interface HighlightsState {
  /** Ids of the matches, the most important first. */
  ids: CachedRef<readonly string[]>;
  state: 'loading' | 'ready' | 'failed';
}

/** Today's important matches. */
const none = (): HighlightsState => ({ ids: keep<readonly string[]>([]), state: 'loading' });
export const highlights = proxy<HighlightsState>(none());
beforeDrawing(() => Object.assign(highlights, none()));

const newest = latestOnly();
let release = () => {};

/** Fetches the matches; a failure is in the state. */
export function loadHighlights(): void {
  if (highlights.state === 'failed') highlights.state = 'loading';
  newest.ask(
    (signal) => api.call(recommendedMatches, highlightMatches, { signal }),
    ({ list }) => {
      release();
      release = holdMatches(list.map(({ id }) => id));
      highlights.ids = keep(list.map(({ id }) => id));
      highlights.state = 'ready';
    },
    () => {
      if (highlights.ids.length === 0) highlights.state = 'failed';
    },
  );
}

/** Asks, and resolves once the matches are known, or why they are not. */
export function highlightsKnown(): Promise<void> {
  if (highlights.state !== 'loading') return Promise.resolve();
  return new Promise((resolve) => {
    const stop = subscribe(highlights, () => {
      if (highlights.state === 'loading') return;
      stop();
      resolve();
    });
    loadHighlights();
  });
}

/** Keeps the matches up to date. Returns a function that stops it. */
export function followHighlights(): () => void {
  loadHighlights();
  const timer = setInterval(() => document.hidden || loadHighlights(), fresh);
  return () => clearInterval(timer);
}
