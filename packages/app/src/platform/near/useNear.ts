import { useEffect, useState, type RefCallback } from 'react';

/** Gives the ref of an element, and true from the moment on at which it has come within `margin` px of the window: time to load what stands in it. */
export function useNear(margin = 200): [place: RefCallback<Element>, near: boolean] {
  const [place, setPlace] = useState<Element | null>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (near || !place) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), { rootMargin: `${margin}px` });
    observer.observe(place);
    return () => observer.disconnect();
  }, [place, margin, near]);
  return [setPlace, near];
}
