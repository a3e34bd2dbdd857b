import { useEffect, useRef, type PointerEvent } from 'react';

/** Milliseconds that a mouse has to rest on an element; a mouse on its way elsewhere is ignored. */
const restFor = 180;

/** Event handlers of an element with hover intent. */
export interface HoverHandlers {
  onPointerEnter: (event: PointerEvent) => void;
  onPointerLeave: () => void;
}

/** Handlers for a group of elements; `onIntent` is called with the id of the one on which a mouse came to rest. Touch is ignored. */
export function useHoverIntent(onIntent: (id: string) => void): (id: string) => HoverHandlers {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(onIntent);
  useEffect(() => {
    latest.current = onIntent;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  return (id) => ({
    onPointerEnter: ({ pointerType }) => {
      clearTimeout(timer.current);
      if (pointerType === 'mouse') timer.current = setTimeout(() => latest.current(id), restFor);
    },
    onPointerLeave: () => clearTimeout(timer.current),
  });
}
