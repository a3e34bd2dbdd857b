import { useEffect, useState } from 'react';
import { useEnvironment } from '../theme/UiProvider/index.ts';

/** The current instant in ms UTC, updated every `every` ms; for texts such as "in 7 minutes". */
export function useNow(every: number): number {
  const { now } = useEnvironment();
  const [instant, setInstant] = useState(now);
  useEffect(() => {
    const timer = setInterval(() => setInstant(now()), every);
    return () => clearInterval(timer);
  }, [every, now]);
  return instant;
}
