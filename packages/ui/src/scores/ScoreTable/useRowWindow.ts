import { useEffect, useMemo, useState, type RefObject } from 'react';
import { linesOfShape, linesWithin, type Line } from './lines.ts';

/** Rows that stand before the table knows its view: a window of a common height has no more, and a drawn page is made of them. */
const firstLines = 20;

/** All rows of a table and their places; they change only when groups grow or shrink, which changes `shape`. */
export const useLines = (shape: string, rowHeight: number): readonly Line[] =>
  useMemo(() => linesOfShape(shape, rowHeight).lines, [shape, rowHeight]);

/** Tracks the rows of a long table that are rendered: those in view, whatever container scrolls. */
export function useRowWindow(
  body: RefObject<HTMLElement | null>,
  lines: readonly Line[],
  enabled: boolean,
): readonly [from: number, to: number] {
  const [range, setRange] = useState<readonly [number, number]>([0, firstLines]);
  useEffect(() => {
    if (!enabled) return;
    const look = () => {
      if (!body.current) return;
      const { top } = body.current.getBoundingClientRect();
      const next = linesWithin(lines, -top, window.innerHeight - top);
      setRange((last) => (last[0] === next[0] && last[1] === next[1] ? last : next));
    };
    look();
    // Scrolling does not bubble, but it is caught on the way down, from the page and from any box around the table.
    const options = { capture: true, passive: true } as const;
    document.addEventListener('scroll', look, options);
    window.addEventListener('resize', look);
    return () => {
      document.removeEventListener('scroll', look, options);
      window.removeEventListener('resize', look);
    };
  }, [body, lines, enabled]);
  return range;
}
