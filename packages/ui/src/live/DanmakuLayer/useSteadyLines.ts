import { useEffect, useState } from 'react';
import type { Arrivals } from './arrivals.ts';
import type { DanmakuComment } from './engine/index.ts';

/** Milliseconds between two changes of the list: slow enough to read. */
const changeEvery = 1000;

/** The newest `kept` comments of a source, changing once a second at most and not at all while `held`. */
export function useSteadyLines(
  arrivals: Arrivals,
  kept: number,
  held: boolean,
  passes: (comment: DanmakuComment) => boolean,
): readonly DanmakuComment[] {
  const [lines, setLines] = useState<readonly DanmakuComment[]>(() => arrivals.newest());
  useEffect(() => {
    if (held) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = () => {
      timer = undefined;
      setLines(arrivals.newest());
    };
    const stop = arrivals.subscribe(() => {
      timer ??= setTimeout(show, changeEvery);
    });
    // Shows the lines that arrived while the list was held.
    timer = setTimeout(show, changeEvery);
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [arrivals, held]);
  return lines.filter(passes).slice(-kept);
}
