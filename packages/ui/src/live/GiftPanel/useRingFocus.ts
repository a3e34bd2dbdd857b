import { useEffect, useRef, type RefObject } from 'react';
import { useLayoutEffect } from '../../theme/UiProvider/layoutEffect.ts';

/** Lets a button that temporarily replaces another take the focus when it is mounted, and report when it was unmounted with the focus. */
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
