import { useEffect, useRef, type RefObject } from 'react';
import { scrollerOf } from './scrollerOf.ts';

/** Calls `onNear` when the element comes within `distance` px of the view; once for each `turn`, also when it is near already. */
export function useApproach(active: boolean, distance: number, turn: number, onNear: () => void): RefObject<HTMLSpanElement | null> {
  const element = useRef<HTMLSpanElement>(null);
  const near = useRef(onNear);
  useEffect(() => {
    near.current = onNear;
  });
  useEffect(() => {
    if (!active || !element.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        near.current();
      },
      { root: scrollerOf(element.current), rootMargin: `${distance}px 0px` },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [active, distance, turn]);
  return element;
}
