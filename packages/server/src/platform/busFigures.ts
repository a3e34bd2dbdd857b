import type { Bus } from '../ports/bus/index.ts';

/** Figures of what a node has heard on the bus since its start. */
export interface BusFigures {
  wakes: number;
  /** Times when wake-ups may have been missed. */
  gaps: number;
}

/** Counts what is heard on a bus. */
export function countBus(bus: Pick<Bus, 'onWake' | 'onGap'>): () => BusFigures {
  const figures = { wakes: 0, gaps: 0 };
  bus.onWake(() => void (figures.wakes += 1));
  bus.onGap(() => void (figures.gaps += 1));
  return () => ({ ...figures });
}
