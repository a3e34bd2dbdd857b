import { useEffect, useRef, type RefObject } from 'react';

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

/** A margin counts from the scroller that is named as root, so the nearest one is looked for; null is the window. */
function scrollerOf(element: Element): Element | null {
  for (let around = element.parentElement; around && around !== document.body; around = around.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(around).overflowY)) return around;
  }
  return null;
}
