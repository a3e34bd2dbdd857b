import { useCallback, useInsertionEffect, useRef } from 'react';

/**
 * For effects: a function of stable identity that always calls the one of the last render, on React 18 as on 19.
 * Call it in effects and handlers, never while rendering.
 */
export function useEffectEvent<Given extends unknown[], Answer>(act: (...given: Given) => Answer): (...given: Given) => Answer {
  const latest = useRef(act);
  // Before any layout effect, as React 19's own.
  useInsertionEffect(() => {
    latest.current = act;
  });
  return useCallback((...given: Given) => latest.current(...given), []);
}
