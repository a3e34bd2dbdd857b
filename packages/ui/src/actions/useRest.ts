import { useEffect, useRef, type FocusEvent, type PointerEvent } from 'react';

/** Milliseconds that a pointer rests on a card before it means it. */
export const restPause = 400;

/** Handlers that report when a mouse or keyboard focus has rested on an element, and when it leaves; touch is ignored. */
export function useRest(onRestChange: ((rests: boolean) => void) | undefined) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const rests = useRef(false);
  const latest = useRef(onRestChange);
  useEffect(() => {
    latest.current = onRestChange;
  });
  const begin = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      rests.current = true;
      latest.current?.(true);
    }, restPause);
  };
  const end = () => {
    clearTimeout(timer.current);
    if (!rests.current) return;
    rests.current = false;
    latest.current?.(false);
  };
  // Unmounting in the middle of a rest ends it.
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      if (rests.current) latest.current?.(false);
      rests.current = false;
    },
    [],
  );
  if (!onRestChange) return {};
  return {
    onPointerEnter: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && begin(),
    onPointerLeave: end,
    onFocus: ({ currentTarget }: FocusEvent) => currentTarget.matches(':focus-visible') && begin(),
    onBlur: end,
  };
}
