import { useEffect, useRef, useState, type RefObject } from 'react';
import type { Arrivals } from './arrivals.ts';
import {
  createDanmaku,
  type Danmaku,
  type DanmakuLabels,
  type DanmakuPointed,
  type DanmakuView,
  type DanmakuZone,
} from './engine/index.ts';

/** Milliseconds between two looks at the counters. */
const countEvery = 1000;

export interface FlightInput {
  /** The element over which comments fly. */
  box: RefObject<HTMLElement | null>;
  /** Source of the comments. */
  arrivals: Arrivals;
  /** Without it there is no engine at all. */
  flying: boolean;
  paused: boolean;
  view: DanmakuView;
  zones: readonly DanmakuZone[];
  withdrawn: readonly string[];
  labels: DanmakuLabels;
  random: () => number;
  clock: (() => number) | undefined;
  /** Whether comments react to the pointer. */
  answers: boolean;
  /**
   * Called with the number of comments folded or dropped, at most once a second and only when it changes;
   * keep its identity stable between renders.
   */
  onFoldedChange: ((folded: number) => void) | undefined;
}

/** A flight and the comment under the pointer. */
export interface Flight {
  engine: RefObject<Danmaku | null>;
  pointed: DanmakuPointed | null;
  /** Lets the comment under the pointer go; `done` = it was dealt with. */
  release: (done: boolean) => void;
}

/** Runs the engine over an element and keeps its options in sync with the props. */
export function useFlight({
  box,
  arrivals,
  flying,
  paused,
  view,
  zones,
  withdrawn,
  labels,
  random,
  clock,
  answers,
  onFoldedChange,
}: FlightInput): Flight {
  const engine = useRef<Danmaku | null>(null);
  const [pointed, setPointed] = useState<DanmakuPointed | null>(null);

  useEffect(() => {
    if (!flying || !box.current) return;
    const onPoint = (next: DanmakuPointed) =>
      setPointed((last) => {
        last?.release();
        return next;
      });
    const started = createDanmaku(box.current, { random, clock, onPoint: answers ? onPoint : undefined });
    engine.current = started;
    const stop = arrivals.subscribe(started.push);
    return () => {
      stop();
      engine.current = null;
      setPointed(null);
      started.destroy();
    };
  }, [box, arrivals, flying, random, clock, answers]);

  // Configures each new engine within the commit that made it. Options are compared by content:
  // hosts build them anew in every render.
  const wanted = JSON.stringify({ ...view, zones, withdrawn, labels });
  useEffect(() => {
    engine.current?.setOptions(JSON.parse(wanted) as DanmakuView & { zones: DanmakuZone[]; withdrawn: string[]; labels: DanmakuLabels });
  }, [wanted, flying, random, clock, answers]);

  useEffect(() => {
    if (paused) engine.current?.pause();
    else engine.current?.resume();
  }, [paused, flying, random, clock, answers]);

  useEffect(() => {
    if (!onFoldedChange || !flying) return;
    let last = 0;
    const timer = setInterval(() => {
      const { folded, dropped } = engine.current?.stats() ?? { folded: 0, dropped: 0 };
      if (folded + dropped === last) return;
      last = folded + dropped;
      onFoldedChange(last);
    }, countEvery);
    return () => clearInterval(timer);
  }, [onFoldedChange, flying, random, clock, answers]);

  const release = (done: boolean) => {
    pointed?.release(done);
    setPointed(null);
  };
  return { engine, pointed, release };
}
