import { keySteps, type PlayerAct } from './playerKeys.data.ts';
import { timelineOf, type PlayerCallbacks, type PlayerState } from './playerState.ts';

/** Returns the function that seeks to a second of the timeline; undefined where there is no timeline or no callback. */
export function timelineSeek(
  state: PlayerState,
  { onLookBack, onSeek }: Pick<PlayerCallbacks, 'onLookBack' | 'onSeek'>,
): ((at: number) => void) | undefined {
  const timeline = timelineOf(state);
  if (!timeline) return undefined;
  const { length } = timeline;
  const within = (at: number) => Math.min(length, Math.max(0, at));
  if (!state.isLive) return onSeek && ((at) => onSeek(within(at)));
  return onLookBack && ((at) => onLookBack(length - within(at)));
}

/** The acts of the keys that move along the timeline; none without one. */
export function timelineActs(
  state: PlayerState,
  callbacks: Pick<PlayerCallbacks, 'onLookBack' | 'onSeek'>,
): Partial<Record<PlayerAct, () => void>> {
  const timeline = timelineOf(state);
  const seek = timelineSeek(state, callbacks);
  if (!timeline || !seek) return {};
  const by = (seconds: number) => () => seek(timeline.at + seconds);
  return {
    back: by(-keySteps.near),
    forward: by(keySteps.near),
    backFar: by(-keySteps.far),
    forwardFar: by(keySteps.far),
    oldest: () => seek(0),
    ...(state.isLive && { live: () => seek(timeline.length) }),
  };
}
