import { useEffect, useState, type RefCallback } from 'react';
import { useInterest } from '../idle/useInterest.ts';

/**
 * Gives the ref of an element, and true from the moment on at which it has come within `margin` px of the window: time to load what stands in it.
 * On a page that nobody has touched yet nothing comes nearer, so there only what is in the window counts.
 */
export function useNear(margin = 400): [place: RefCallback<Element>, near: boolean] {
  const [place, setPlace] = useState<Element | null>(null);
  const touched = useInterest();
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (near || !place) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: `${touched ? margin : 0}px`,
    });
    observer.observe(place);
    return () => observer.disconnect();
  }, [place, margin, near, touched]);
  return [setPlace, near];
}
