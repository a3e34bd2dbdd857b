import { useEffect, useState } from 'react';
import { useEnvironment } from '../theme/UiProvider/index.ts';

/** The current instant in ms UTC, updated every `every` ms; for texts such as "in 7 minutes". */
export function useNow(every: number): number {
  const { now } = useEnvironment();
  const [clock, setClock] = useState({ now, instant: now() });
  // Another clock tells another time at once.
  if (clock.now !== now) setClock({ now, instant: now() });
  useEffect(() => {
    const timer = setInterval(() => setClock({ now, instant: now() }), every);
    return () => clearInterval(timer);
  }, [every, now]);
  return clock.instant;
}
