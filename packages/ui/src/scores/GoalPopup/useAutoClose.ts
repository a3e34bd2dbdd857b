import { useEffect, useRef } from 'react';
import { useEnvironment } from '../../theme/UiProvider/index.ts';
import { useEffectEvent } from '../../theme/UiProvider/effectEvent.ts';

/** Time until a popup closes, ms. */
export const popupStays = 15_000;

/** Calls `onEnd` 15 s after the popup appeared; time stops while `paused`. */
export function useAutoClose(paused: boolean, onEnd: () => void): void {
  const { now } = useEnvironment();
  const left = useRef(popupStays);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (paused) return;
    const startedAt = now();
    const timer = setTimeout(() => end(), left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(0, left.current - (now() - startedAt));
    };
  }, [paused, now]);
}
