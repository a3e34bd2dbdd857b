import { useRef, useState, type RefObject } from 'react';
import { useLayoutEffect } from '../../theme/UiProvider/layoutEffect.ts';
import { fitTabs } from './fitTabs.ts';

interface FittingTabs {
  /** The room that the tabs may fill. */
  room: RefObject<HTMLElement | null>;
  /** A hidden row of every tab and, last, the "more" tab, for measuring. */
  ruler: RefObject<HTMLDivElement | null>;
  /** Number of tabs that fit. */
  shown: number;
}

/** Counts the tabs that fit, again whenever the width, the labels or the font change. */
export function useFittingTabs(total: number): FittingTabs {
  const room = useRef<HTMLElement>(null);
  const ruler = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(total);

  useLayoutEffect(() => {
    const space = room.current;
    const row = ruler.current;
    if (!space || !row) return;
    const measure = () => {
      const widths = [...row.children].map((tab) => tab.getBoundingClientRect().width);
      setShown(fitTabs(widths.slice(0, -1), space.getBoundingClientRect().width, widths.at(-1) ?? 0));
    };
    measure();
    const observer = new ResizeObserver(measure);
    for (const element of [space, ...row.children]) observer.observe(element);
    return () => observer.disconnect();
  }, [total]);

  return { room, ruler, shown };
}
