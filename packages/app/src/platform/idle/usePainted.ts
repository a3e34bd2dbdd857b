import { drawing } from '../drawn/drawn.ts';
import { startTransition, useEffect, useState } from 'react';

/** Keys painted once on this page; a later mount does not wait again. */
const painted = new Set<string>();

/**
 * Returns false until `ready` was painted once on this page, then true for good. Use it to delay work that would hold up the first picture.
 * `name` is the key.
 */
export function usePainted(name: string, ready: boolean): boolean {
  const [is, setPainted] = useState(() => painted.has(name) || drawing() !== null);
  useEffect(() => {
    if (is || !ready) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // A frame callback runs before the paint, a task after it.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => {
        painted.add(name);
        startTransition(() => setPainted(true));
      });
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [name, ready, is]);
  return is;
}
