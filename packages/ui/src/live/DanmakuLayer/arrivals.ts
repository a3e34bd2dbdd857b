import type { DanmakuComment } from './engine/index.ts';

/** One or several arriving comments. */
export type DanmakuArrival = DanmakuComment | readonly DanmakuComment[];

/** A source of comments: subscribes a listener and returns how to stop. */
export type DanmakuSource = (listener: (arrival: DanmakuArrival) => void) => () => void;

/** Comments remembered for a list that is opened later. */
export const remembered = 12;

/** Passes arriving comments on to the current view, and remembers the newest. */
export interface Arrivals {
  publish: (arrival: DanmakuArrival) => void;
  subscribe: DanmakuSource;
  /** The newest comments, oldest first. */
  newest: () => readonly DanmakuComment[];
  forget: () => void;
}

/** An empty book of arrivals. */
export function createArrivals(): Arrivals {
  const listeners = new Set<(arrival: DanmakuArrival) => void>();
  let newest: readonly DanmakuComment[] = [];
  return {
    publish(arrival) {
      newest = newest.concat(arrival).slice(-remembered);
      for (const listener of listeners) listener(arrival);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    newest: () => newest,
    forget() {
      newest = [];
    },
  };
}
