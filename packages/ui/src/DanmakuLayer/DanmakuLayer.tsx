import { useLingui } from '@lingui/react/macro';
import { forwardRef, useCallback, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { useEnvironment, useReducedMotion } from '../UiProvider/index.ts';
import { DanmakuLifted } from './DanmakuLifted.tsx';
import { DanmakuQuietList } from './DanmakuQuietList.tsx';
import { layer, stage } from './DanmakuLayer.css.ts';
import { createDanmaku, type Danmaku, type DanmakuComment, type DanmakuPointed, type DanmakuStats, type DanmakuView } from './engine/index.ts';

/** One or several comments, as they come. */
export type DanmakuArrival = DanmakuComment | readonly DanmakuComment[];

/** Acts on a flying layer. */
export interface DanmakuLayerHandle {
  push: (arrival: DanmakuArrival) => void;
  clear: () => void;
  /** Places what waits without waiting for the next flush. */
  flush: () => void;
  pause: () => void;
  resume: () => void;
  /** What became of the comments; `null` while they stand in the quiet list. */
  stats: () => DanmakuStats | null;
}

/** What a reader may do with a comment under the pointer; an act without a callback is not offered. */
export interface DanmakuActs {
  /** Says the same. */
  onPlusOne?: (comment: DanmakuComment) => void;
  onCopy?: (comment: DanmakuComment) => void;
  /** Blocks words of the comment. */
  onBlock?: (comment: DanmakuComment) => void;
  onReport?: (comment: DanmakuComment) => void;
}

export interface DanmakuLayerProps extends DanmakuActs {
  /** Subscribes to arriving comments and returns how to stop; keep the function the same between renders. */
  source?: (listener: (arrival: DanmakuArrival) => void) => () => void;
  /** The reader's settings; the specification's defaults for what is left out. */
  view?: Partial<DanmakuView>;
  /** Merges equal comments into one with xN; default true. */
  fold?: boolean;
  /** Switched off: empties the layer and shows nothing; default false. */
  hidden?: boolean;
  /** Stops the flight, as when the picture is paused; default false. */
  paused?: boolean;
  /** `auto` follows the reader's system, `still` is the quiet list; default `auto`. */
  motion?: 'auto' | 'still';
  /** Milliseconds on the document's timeline, for tests and stories; default the document's own. */
  clock?: () => number;
}

/** Hands arriving comments on to whoever shows them just now. */
function createArrivals() {
  const listeners = new Set<(arrival: DanmakuArrival) => void>();
  return {
    publish(arrival: DanmakuArrival) {
      for (const listener of listeners) listener(arrival);
    },
    subscribe(listener: (arrival: DanmakuArrival) => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Comments flying over the picture. It covers its positioned parent; screen readers are served by the chat list instead. */
export const DanmakuLayer = forwardRef<DanmakuLayerHandle, DanmakuLayerProps>(function DanmakuLayer({ source, view, fold = true, hidden = false, paused = false, motion = 'auto', clock, ...acts }, ref) {
  const { t } = useLingui();
  const { random } = useEnvironment();
  const reduced = useReducedMotion();
  const still = reduced || motion === 'still';
  const box = useRef<HTMLDivElement>(null);
  const flight = useRef<Danmaku | null>(null);
  const [quiet] = useState(createArrivals);
  const [pointed, setPointed] = useState<DanmakuPointed | null>(null);
  const answers = Object.values(acts).some(Boolean);
  const anchor = t`主播`;
  const admin = t`房管`;

  useEffect(() => {
    if (hidden || still || !box.current) return;
    const onPoint = (next: DanmakuPointed) =>
      setPointed((last) => {
        last?.release();
        return next;
      });
    const engine = createDanmaku(box.current, { random, clock, onPoint: answers ? onPoint : undefined });
    flight.current = engine;
    return () => {
      flight.current = null;
      setPointed(null);
      engine.destroy();
    };
  }, [hidden, still, random, clock, answers]);

  const { area, size, opacity, crossing } = view ?? {};
  useEffect(() => {
    flight.current?.setOptions({ ...(area && { area }), ...(size && { size }), ...(opacity !== undefined && { opacity }), ...(crossing && { crossing }), fold, labels: { anchor, admin } });
  }, [area, size, opacity, crossing, fold, anchor, admin, hidden, still, clock, answers, random]);

  useEffect(() => {
    if (paused) flight.current?.pause();
    else flight.current?.resume();
  }, [paused, hidden, still, clock, answers, random]);

  const deliver = useCallback((arrival: DanmakuArrival) => (flight.current ? flight.current.push(arrival) : quiet.publish(arrival)), [quiet]);
  useEffect(() => source?.(deliver), [source, deliver]);

  useImperativeHandle(
    ref,
    () => ({
      push: deliver,
      clear: () => flight.current?.clear(),
      flush: () => flight.current?.flush(),
      pause: () => flight.current?.pause(),
      resume: () => flight.current?.resume(),
      stats: () => flight.current?.stats() ?? null,
    }),
    [deliver],
  );

  const handleLeave = (done: boolean) => {
    pointed?.release(done);
    setPointed(null);
  };

  return (
    <div className={layer} aria-hidden="true">
      <div ref={box} className={stage} />
      {pointed && <DanmakuLifted key={pointed.comment.id} pointed={pointed} {...acts} onLeave={handleLeave} />}
      {still && !hidden && <DanmakuQuietList source={quiet.subscribe} />}
    </div>
  );
});
