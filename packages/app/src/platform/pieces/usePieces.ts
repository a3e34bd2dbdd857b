import { startTransition, useEffect, useState } from 'react';
import { useIdle, whenIdle } from '../idle/useIdle.ts';

/**
 * Returns how many rows of a long list may stand: the first ones, which a drawn page holds, and `piece` more with each idle moment after
 * the page has loaded, so that no moment is long and the browser's own search finds them all soon.
 * @param total number of rows, at which it ends
 */
export function usePieces(first: number, piece: number, total: number): number {
  const idle = useIdle();
  const [standing, setStanding] = useState(first);
  const isOver = standing >= total;
  useEffect(() => {
    if (!idle || isOver) return;
    return whenIdle(() => startTransition(() => setStanding((rows) => rows + piece)));
  }, [idle, isOver, standing, piece]);
  return standing;
}
