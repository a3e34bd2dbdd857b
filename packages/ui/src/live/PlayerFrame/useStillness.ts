import { useEffect, useState, type RefObject } from 'react';

/** Milliseconds without a movement after which controls and pointer go. */
const stillAfter = 3000;

/** Tracks whether the controls are idle: the pointer rests or has left, and keyboard focus is elsewhere. */
export function useStillness(frame: RefObject<HTMLElement | null>): boolean {
  const [still, setStill] = useState(false);
  useEffect(() => {
    const node = frame.current;
    if (!node) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const rest = () => {
      if (!node.querySelector(':focus-visible')) setStill(true);
    };
    const wake = () => {
      clearTimeout(timer);
      setStill(false);
      timer = setTimeout(rest, stillAfter);
    };
    const handleLeave = () => {
      clearTimeout(timer);
      rest();
    };
    const wakers = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'focusout'] as const;
    for (const type of wakers) node.addEventListener(type, wake);
    node.addEventListener('pointerleave', handleLeave);
    wake();
    return () => {
      clearTimeout(timer);
      for (const type of wakers) node.removeEventListener(type, wake);
      node.removeEventListener('pointerleave', handleLeave);
    };
  }, [frame]);
  return still;
}
