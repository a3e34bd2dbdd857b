import { useEffect, useState } from 'react';

/** Pixels of scroll after which the header is hidden. Source: specification section 2. */
const threshold = 60;

/**
 * For `Header`'s `hidden`, on pages where it `applies`: true while the page is scrolled down past 60 px;
 * scrolling up brings the header back.
 */
export function useHeaderHidden(applies: boolean): boolean {
  const [hidden, setHidden] = useState(false);
  useEffect(() => {
    if (!applies) return;
    let last = scrollY;
    const handle = () => {
      // A few pixels of wobble are no change of mind.
      if (Math.abs(scrollY - last) < 6) return;
      setHidden(scrollY > threshold && scrollY > last);
      last = scrollY;
    };
    addEventListener('scroll', handle, { passive: true });
    return () => {
      removeEventListener('scroll', handle);
      setHidden(false);
    };
  }, [applies]);
  return applies && hidden;
}
