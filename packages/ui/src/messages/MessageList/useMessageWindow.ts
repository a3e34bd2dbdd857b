import { useCallback, useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { useLayoutEffect } from '../../theme/UiProvider/layoutEffect.ts';
import type { MessageRow } from './messageRows.ts';
import { createScrollAnchor, type ScrollAnchor } from './scrollAnchor.ts';

/** Numbers of rendered rows: at first, added near an end, and at most. */
const [opening, step, most] = [40, 30, 120];
/** Distance in px from the first or last rendered row within which more rows are rendered. */
const near = 800;

export interface MessageWindow {
  rows: readonly MessageRow[];
  /** Nothing earlier was left out. */
  fromFirst: boolean;
  stuck: boolean;
  /** Number of messages since the reader left the bottom. */
  unseen: number;
  /** ms UTC of the time that applies at the top of the view; undefined at the bottom. */
  floatingAt: number | undefined;
  scroller: RefObject<HTMLDivElement | null>;
  content: RefObject<HTMLDivElement | null>;
  onScroll: () => void;
  toBottom: () => void;
  toFirst: () => void;
  jumpTo: (id: string) => void;
}

interface Range {
  /** Id of the first row with nodes; undefined means a fixed number before the end. */
  first: string | undefined;
  /** Id of the last; undefined is the newest. */
  last: string | undefined;
}

const tail: Range = { first: undefined, last: undefined };

/**
 * The part of a long conversation that has nodes. No height is estimated: rows enter and leave at the ends,
 * and the scroll anchor compensates for the shift.
 */
export function useMessageWindow(rows: readonly MessageRow[], onNearFirst: () => void): MessageWindow {
  const scroller = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const anchor = useRef<ScrollAnchor>(undefined);
  const target = useRef<string>(undefined);
  const [range, setRange] = useState(tail);
  const [left, setLeft] = useState<string>();
  const [floatingAt, setFloatingAt] = useState<number>();

  const places = useMemo(() => new Map(rows.map(({ message }, index) => [message.id, index])), [rows]);
  const to = range.last === undefined ? rows.length : (places.get(range.last) ?? rows.length - 1) + 1;
  const from = range.first === undefined ? Math.max(0, to - opening) : Math.max(0, places.get(range.first) ?? to - opening);
  const lastRow = rows.at(-1)?.message;
  const leftPlace = left === undefined ? undefined : places.get(left);
  const unseen = leftPlace === undefined ? 0 : rows.length - 1 - leftPlace;

  const open = useCallback(
    (nextFrom: number, nextTo: number) => {
      const last = nextTo >= rows.length ? undefined : rows[nextTo - 1]?.message.id;
      setRange({ first: rows[Math.max(0, nextFrom)]?.message.id, last });
    },
    [rows],
  );

  const look = useCallback(() => {
    const box = scroller.current;
    if (!box || rows.length === 0) return;
    if (box.scrollTop < near) {
      if (from > 0) open(from - step, Math.min(to, from - step + most));
      else onNearFirst();
    } else if (to < rows.length && box.scrollHeight - box.clientHeight - box.scrollTop < near)
      open(Math.max(from, to + step - most), to + step);
  }, [rows, from, to, open, onNearFirst]);

  const onScroll = useCallback(() => {
    const box = scroller.current;
    anchor.current?.note();
    if (!box) return;
    const stuck = to === rows.length && (anchor.current?.stuck() ?? true);
    setLeft((was) => (stuck ? undefined : (was ?? lastRow?.id)));
    if (stuck && from < rows.length - most) setRange(tail);
    const edge = box.getBoundingClientRect().top;
    const top = stuck
      ? undefined
      : [...box.querySelectorAll<HTMLElement>('[data-id]')].find((element) => element.getBoundingClientRect().bottom > edge)?.dataset.id;
    setFloatingAt(top === undefined ? undefined : rows[places.get(top) ?? -1]?.since);
    look();
  }, [rows, places, from, to, lastRow, look]);

  const toBottom = useCallback(() => {
    setRange(tail);
    setLeft(undefined);
    setFloatingAt(undefined);
    anchor.current?.stick();
  }, []);

  const jumpTo = useCallback(
    (id: string) => {
      const place = places.get(id);
      if (place === undefined) return;
      target.current = id;
      setLeft((was) => was ?? lastRow?.id);
      open(Math.max(0, place - step), Math.min(rows.length, place + most - step));
    },
    [places, rows, lastRow, open],
  );
  const toFirst = useCallback(() => {
    const first = rows[0]?.message.id;
    if (first !== undefined) jumpTo(first);
  }, [rows, jumpTo]);

  useLayoutEffect(() => {
    const [box, inside] = [scroller.current, content.current];
    if (!box || !inside) return;
    const made = createScrollAnchor(box);
    anchor.current = made;
    made.stick();
    const sizes = new ResizeObserver(() => made.keep());
    sizes.observe(inside);
    sizes.observe(box);
    return () => sizes.disconnect();
  }, []);

  useLayoutEffect(() => {
    if (target.current === undefined) anchor.current?.keep();
    else anchor.current?.show(target.current, 0.25);
    target.current = undefined;
  });

  // The reader's own message is always scrolled into view.
  const newest = useRef(lastRow?.id);
  useLayoutEffect(() => {
    if (newest.current !== lastRow?.id && lastRow?.side === 'own') toBottom();
    newest.current = lastRow?.id;
  }, [lastRow, toBottom]);

  // After a page has loaded the reader may still be near the first row.
  useEffect(() => {
    if (!anchor.current?.stuck()) look();
  }, [look]);

  return {
    rows: rows.slice(from, to),
    fromFirst: from === 0,
    stuck: left === undefined,
    unseen,
    floatingAt,
    scroller,
    content,
    onScroll,
    toBottom,
    toFirst,
    jumpTo,
  };
}
