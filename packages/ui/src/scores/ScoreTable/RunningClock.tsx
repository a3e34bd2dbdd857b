import { useNow } from '../../format/index.ts';
import { clockText } from './clock.ts';
import { useLive } from './context.ts';
import type { BasketballMatch } from './match.ts';

/** The clock of a game; while it runs it counts down by itself, and every update from the feed corrects it. */
export function RunningClock({ match }: { match: BasketballMatch }) {
  const now = useNow(1_000);
  const clock = useLive(match, 'clock', match.clock, (value) => value ?? null);
  return clock && <>{clockText(clock, now)}</>;
}
