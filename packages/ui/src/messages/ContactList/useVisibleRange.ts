import { useCallback, useEffect, useState, type RefObject } from 'react';
import type { VisibleRange } from './contactPlaces.ts';

/** Pixels before and after the window of a list that have nodes too, and in which its stretch grows. */
const margin = 600;

/**
 * Tracks the range of a scrolled box that gets nodes: its window and a margin around it, so that it changes only now and then.
 * `isThere` is whether the box is mounted.
 */
export function useVisibleRange(box: RefObject<HTMLElement | null>, isThere: boolean): [range: VisibleRange, look: () => void] {
  const [range, setRange] = useState<VisibleRange>({ from: 0, to: 2 * margin });
  const look = useCallback(() => {
    if (!box.current) return;
    const { scrollTop, clientHeight } = box.current;
    const from = Math.max(0, (Math.floor(scrollTop / margin) - 1) * margin);
    const to = (Math.ceil((scrollTop + clientHeight) / margin) + 1) * margin;
    setRange((before) => (before.from === from && before.to === to ? before : { from, to }));
  }, [box]);
  useEffect(() => {
    if (!isThere || !box.current) return;
    const observer = new ResizeObserver(look);
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [isThere, box, look]);
  return [range, look];
}
