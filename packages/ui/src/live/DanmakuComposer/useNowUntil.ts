import { useEffect, useState } from 'react';
import { useEnvironment } from '../../theme/UiProvider/index.ts';
import { secondsUntil } from './composerState.ts';

/** The instant in ms UTC, updated every second while `until` lies ahead; otherwise no timer runs. */
export function useNowUntil(until: number | undefined): number {
  const { now } = useEnvironment();
  const [instant, setInstant] = useState(now);
  useEffect(() => {
    if (until === undefined) return;
    const read = () => {
      const current = now();
      setInstant(current);
      return secondsUntil(until, current) > 0;
    };
    if (!read()) return;
    const timer = setInterval(() => {
      if (!read()) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [until, now]);
  return instant;
}
