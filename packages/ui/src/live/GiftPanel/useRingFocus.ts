import { useEffect, useRef, type RefObject } from 'react';
import { useLayoutEffect } from '../../theme/UiProvider/layoutEffect.ts';

/** Lets a button that stands in for another for a while take the focus when it comes, and tell when it went with it. */
export function useRingFocus(autoFocus: boolean, onLostFocus: (() => void) | undefined): RefObject<HTMLButtonElement | null> {
  const node = useRef<HTMLButtonElement>(null);
  const lost = useRef(onLostFocus);
  useEffect(() => {
    lost.current = onLostFocus;
  }, [onLostFocus]);
  useLayoutEffect(() => {
    const mine = node.current;
    if (autoFocus) mine?.focus();
    return () => {
      if (mine === document.activeElement) lost.current?.();
    };
  }, [autoFocus]);
  return node;
}
