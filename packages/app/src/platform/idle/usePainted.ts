import { startTransition, useEffect, useState } from 'react';

/** Works that were painted once: who comes back to them does not wait again. */
const painted = new Set<string>();

/** False until `ready` was painted once on this page, then true for good: time for what would keep the first picture from its place. `name` says of what. */
export function usePainted(name: string, ready: boolean): boolean {
  const [is, setPainted] = useState(() => painted.has(name));
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
