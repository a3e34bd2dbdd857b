import { useEffect, useState, type RefCallback } from 'react';
import { useInterest } from '../idle/useInterest.ts';

/**
 * Returns a ref and whether its element has come within `margin` px of the window, to load content just in time.
 * Until the person first interacts with the page, only elements inside the window count.
 */
export function useInView(margin = 400): [place: RefCallback<Element>, near: boolean] {
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
