import { useEffect, useState, type RefCallback } from 'react';
import { isTold, tellSeen } from './seenActs.ts';

/** Time that half of a banner must be in the window to count as seen, ms. */
const glance = 1_000;

/** Reports once that a banner was seen: half of it was in the window for a second. */
export function useSeen(id: string): RefCallback<Element> {
  const [place, setPlace] = useState<Element | null>(null);
  useEffect(() => {
    if (!place || isTold(id)) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        clearTimeout(timer);
        if (!entry?.isIntersecting) return;
        timer = setTimeout(() => {
          observer.disconnect();
          tellSeen(id);
        }, glance);
      },
      { threshold: 0.5 },
    );
    observer.observe(place);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [place, id]);
  return setPlace;
}
