import { useEffect, useState, type RefObject } from 'react';
import { useIdle } from '../../../platform/idle/useIdle.ts';

/** Milliseconds that belong to the picture alone: nothing else is loaded in them. */
export const pictureFirst = 3_000;

/** True once something is in sight and the picture has had its time. */
export function useSettled(box: RefObject<Element | null>): boolean {
  const idle = useIdle();
  const [late, setLate] = useState(false);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), pictureFirst);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (!box.current) return;
    const watch = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      setSeen(true);
      watch.disconnect();
    });
    watch.observe(box.current);
    return () => watch.disconnect();
  }, [box]);
  return idle && late && seen;
}
