import { useEffect, useEffectEvent, useState } from 'react';
import { useSnapshot } from 'valtio';
import { autoplay } from '../../videos/autoplay.store.ts';

/** Seconds before what comes next plays by itself. */
const pause = 5;

/**
 * Counts down to the next video while `isDue`, unless the viewer has switched autoplay off or stays. `seconds` is null while nothing plays
 * by itself.
 */
export function useCountIn(isDue: boolean, onNext: () => void): { seconds: number | null; stay: () => void } {
  const { isOn } = useSnapshot(autoplay);
  const [left, setLeft] = useState(pause);
  const [stays, setStays] = useState(false);
  const counts = isDue && isOn && !stays;
  const go = useEffectEvent(onNext);
  useEffect(() => {
    if (!counts) return;
    let seconds = pause;
    const timer = setInterval(() => {
      seconds -= 1;
      setLeft(Math.max(0, seconds));
      if (seconds > 0) return;
      clearInterval(timer);
      go();
    }, 1_000);
    return () => {
      clearInterval(timer);
      setLeft(pause);
    };
  }, [counts]);
  return { seconds: counts ? left : null, stay: () => setStays(true) };
}
