import { useNow } from '../../format/index.ts';
import { mapClock } from './series.ts';

/** Time that the running map has been played; it keeps counting. */
export function SeriesClock({ beganAt }: { beganAt: number }) {
  const now = useNow(1_000);
  return <>{mapClock(Math.max(0, now - beganAt) / 1_000)}</>;
}
