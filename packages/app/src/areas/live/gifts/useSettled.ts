import { useEffect, useState, type RefObject } from 'react';
import { useIdle } from '../../../platform/idle/useIdle.ts';

/** Milliseconds that belong to the picture alone: nothing else is loaded in them. */
const pictureFirst = 3_000;

/**
 * Mark on the page's performance timeline at the end of the picture's start; later loads are not the room's own (scripts/sizes.mjs).
 */
const pictureFirstMark = 'picture-first';

/** True once the picture has had its time. */
export function usePictureShown(): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      performance.mark(pictureFirstMark);
      setLate(true);
    }, pictureFirst);
    return () => clearTimeout(timer);
  }, []);
  return late;
}

/** True once something is in sight and the picture has had its time. */
export function useSettled(box: RefObject<Element | null>): boolean {
  const idle = useIdle();
  const late = usePictureShown();
  const [seen, setSeen] = useState(false);
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
