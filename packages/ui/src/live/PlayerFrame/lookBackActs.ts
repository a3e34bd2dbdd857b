import { keySteps, type PlayerAct } from './playerKeys.data.ts';
import { timelineOf, type PlayerState } from './playerState.ts';

/** The acts of the keys that look back in a live stream; none where it has no past. */
export function lookBackActs(
  state: PlayerState,
  onLookBack: ((seconds: number) => void) | undefined,
): Partial<Record<PlayerAct, () => void>> {
  const longest = timelineOf(state);
  if (longest === 0 || !onLookBack) return {};
  const { behindSeconds = 0 } = state;
  const by = (seconds: number) => () => onLookBack(Math.min(longest, Math.max(0, behindSeconds + seconds)));
  return {
    back: by(keySteps.near),
    forward: by(-keySteps.near),
    backFar: by(keySteps.far),
    forwardFar: by(-keySteps.far),
    oldest: by(longest),
    live: by(-longest),
  };
}
