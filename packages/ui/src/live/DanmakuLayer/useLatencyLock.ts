import { useEffect, useRef } from 'react';
import type { DanmakuSource } from './arrivals.ts';
import { createLatencyLock } from './engine/index.ts';
import type { DanmakuArrival } from './arrivals.ts';

/** Milliseconds between two checks of the picture's time. */
const lookEvery = 200;

export interface LatencyLockOptions {
  source: DanmakuSource | undefined;
  show: (arrival: DanmakuArrival) => void;
  /** Whether nothing is shown: arriving comments are dropped. */
  off: boolean;
  /** Comments wait for the picture. */
  sync: boolean;
  /** Programme time of the picture, ms UTC; null while unknown. */
  programmeTime: (() => number | null) | undefined;
  /** Longest wait, ms. */
  longestWait: (() => number) | undefined;
}

/** Takes comments from a source and hands them on when the reader's own picture has come to their moment. */
export function useLatencyLock({ source, show, off, sync, programmeTime, longestWait }: LatencyLockOptions): void {
  // Read several times a second: a host that builds them anew in every render must not restart the wait.
  const asked = useRef({ programmeTime, longestWait });
  useEffect(() => {
    asked.current = { programmeTime, longestWait };
  });
  useEffect(() => {
    if (off || !source) return undefined;
    if (!sync) return source(show);
    const lock = createLatencyLock({
      programmeTime: () => asked.current.programmeTime?.() ?? null,
      now: () => performance.now(),
      show,
      ...(asked.current.longestWait && { longest: () => asked.current.longestWait?.() ?? 0 }),
    });
    const stop = source(lock.push);
    const timer = setInterval(lock.release, lookEvery);
    return () => {
      clearInterval(timer);
      stop();
    };
  }, [source, show, off, sync]);
}
