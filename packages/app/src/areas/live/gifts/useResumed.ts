import { useEffect, useEffectEvent, useRef } from 'react';

/** Continues an action that waited for a sign-in, once, as soon as everything it depends on is loaded. */
export function useResumed(isKnown: boolean, goOn: () => void): void {
  const done = useRef(false);
  const act = useEffectEvent(goOn);
  useEffect(() => {
    if (!isKnown || done.current) return;
    done.current = true;
    act();
  }, [isKnown]);
}
