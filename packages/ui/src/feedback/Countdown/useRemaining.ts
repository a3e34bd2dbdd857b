import { useEffect, useRef, useState } from 'react';
import { useEnvironment } from '../../theme/UiProvider/index.ts';
import { secondsUntil, untilNextSecond } from './seconds.ts';

/** Whole seconds until `to`, read from the surrounding clock; `onEnd` is called once for each `to`. */
export function useRemaining(to: number, onEnd?: () => void): number {
  const { now } = useEnvironment();
  const [at, setAt] = useState(now);
  const ended = useRef<number>(undefined);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      const instant = now();
      setAt(instant);
      if (instant < to) {
        timer = setTimeout(tick, untilNextSecond(to, instant));
      } else if (ended.current !== to) {
        ended.current = to;
        end.current?.();
      }
    };
    timer = setTimeout(tick, now() < to ? untilNextSecond(to, now()) : 0);
    return () => clearTimeout(timer);
  }, [to, now]);

  return secondsUntil(to, at);
}
