import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useLayoutEffect } from '../../theme/UiProvider/layoutEffect.ts';
import type { ChatLog } from './chatLog.ts';
import type { ChatRow } from './chatRow.ts';

/**
 * Row counts: nodes while the reader is at the bottom, enough for any column that fits a screen; the number above which
 * the oldest are removed; and the hard limit, as in a rush.
 */
export const tailLength = 45;
const manyRows = 48;
const mostRows = 53;
/** Rows added each time the reader nears the top. */
const historyStep = 60;
/** Milliseconds between two changes of the list. */
const flushEvery = 100;
/** And between two looks at whether the oldest were seen to go. */
const nextLook = 16;
/** Pixels from the bottom within which the list still sticks to it, and from the top within which it brings more. */
const stickWithin = 40;
const nearTop = 240;

interface ChatWindow {
  rows: readonly ChatRow[];
  /** Whether the newest row is in view and new ones are followed. */
  stuck: boolean;
  /** Number of rows since the reader left the bottom. */
  unseen: number;
}

export interface ChatWindowControl extends ChatWindow {
  scroller: RefObject<HTMLDivElement | null>;
  /** Element that holds the rows, within the scroller. */
  column: RefObject<HTMLDivElement | null>;
  onScroll: () => void;
  toBottom: () => void;
  /** Stops the list although the newest row is in view, as while someone points at a row; ended by `false`. */
  hold: (on: boolean) => void;
}

/** Frozen view of a reader who has scrolled up: the rows as they were, and how many of them have nodes. */
interface Reading {
  rows: readonly ChatRow[];
  total: number;
  shown: number;
  /** Whether the reader scrolled up; false while the list is only held at the bottom. */
  scrolled: boolean;
}

/** Whether the reader has commented since the rows were frozen. */
function saidSince(all: readonly ChatRow[], kept: readonly ChatRow[]): boolean {
  const last = kept.at(-1)?.id;
  return all.slice(all.findIndex(({ id }) => id === last) + 1).some((row) => 'mark' in row && row.mark === 'own');
}

const fromBottom = ({ scrollHeight, clientHeight, scrollTop }: HTMLElement) => scrollHeight - clientHeight - scrollTop;

/**
 * The part of the log that has nodes: a short tail at the bottom, a fixed stretch of history while reading. Rows keep their place
 * in the column and the column is scrolled, so that nothing on the page shifts when a comment arrives.
 */
export function useChatWindow(log: ChatLog): ChatWindowControl {
  const scroller = useRef<HTMLDivElement>(null);
  const column = useRef<HTMLDivElement>(null);
  const reading = useRef<Reading | null>(null);
  const holding = useRef(false);
  /** The oldest row of the tail, and the reader's distance from the bottom before rows were added above. */
  const oldest = useRef<string>(undefined);
  const kept = useRef<number>(undefined);
  /** Last scroll position at the bottom, px from the top; 0 while the reader is known to be elsewhere. */
  const left = useRef(0);
  /** Two flags: rows were handed to React and are not in the column yet; the oldest rows were removed and that is not painted yet. */
  const unwritten = useRef(false);
  const unpainted = useRef(false);
  const tail = useCallback((): ChatWindow => {
    const all = log.rows();
    const from = all.findIndex(({ id }) => id === oldest.current);
    const rows = all.slice(from < 0 || all.length - from > mostRows ? -tailLength : from);
    oldest.current = rows[0]?.id;
    return { rows, stuck: true, unseen: 0 };
  }, [log]);
  const [state, setState] = useState((): ChatWindow => ({ rows: log.rows().slice(-tailLength), stuck: true, unseen: 0 }));

  const stand = useCallback((scrolled: boolean): Reading => ({ rows: log.rows(), total: log.total(), shown: tailLength, scrolled }), [log]);
  const show = useCallback(() => {
    const held = reading.current;
    if (held?.scrolled && scroller.current) kept.current = fromBottom(scroller.current);
    unwritten.current = true;
    setState(held ? { rows: held.rows.slice(-held.shown), stuck: !held.scrolled, unseen: log.total() - held.total } : tail());
  }, [log, tail]);

  const stick = useCallback((box: HTMLElement) => {
    box.scrollTop = box.scrollHeight;
    left.current = box.scrollTop;
  }, []);
  const settle = useCallback(() => {
    const box = scroller.current;
    if (!box) return;
    if (!reading.current?.scrolled) {
      // The reader has scrolled up and the scroll event is still to come, as on a busy machine: it comes with the next frame.
      const hasLeft = box.scrollTop < Math.min(left.current, box.scrollHeight - box.clientHeight) - stickWithin;
      if (!hasLeft) stick(box);
    } else if (kept.current !== undefined) box.scrollTop += fromBottom(box) - kept.current;
    kept.current = undefined;
  }, [stick]);
  useLayoutEffect(settle, [state.rows, settle]);
  useEffect(() => {
    // The column or its content changed height.
    const watch = new ResizeObserver(() => reading.current?.scrolled || settle());
    for (const each of [scroller.current, column.current]) if (each) watch.observe(each);
    return () => watch.disconnect();
  }, [settle]);

  useLayoutEffect(() => {
    unwritten.current = false;
    const { rows } = state;
    if (reading.current || rows.length <= manyRows) return;
    // The oldest rows are removed in a frame after the one that added the newest: both at once would shift the visible rows.
    let trimming: ReturnType<typeof setTimeout> | undefined;
    const trim = () => {
      if (reading.current || unwritten.current) return;
      const left = rows.slice(-tailLength);
      oldest.current = left[0]?.id;
      unpainted.current = true;
      flushSync(() => setState((was) => ({ ...was, rows: left })));
      requestAnimationFrame(() => (unpainted.current = false));
    };
    const frame = requestAnimationFrame(() => (trimming = setTimeout(trim, 0)));
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(trimming);
    };
  }, [state]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const flush = () => {
      if (unpainted.current && !document.hidden) {
        timer = setTimeout(flush, nextLook);
        return;
      }
      timer = undefined;
      // The reader's own comment leads back to the newest, where they look for it.
      if (reading.current && saidSince(log.rows(), reading.current.rows)) reading.current = holding.current ? stand(false) : null;
      show();
    };
    const stop = log.subscribe((removed) => {
      const held = reading.current;
      if (held && removed.size > 0) held.rows = held.rows.filter((row) => !removed.has(row.id));
      timer ??= setTimeout(flush, flushEvery);
    });
    reading.current = null;
    flush();
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [log, stand, show]);

  const toBottom = useCallback(() => {
    reading.current = holding.current ? stand(false) : null;
    show();
    if (scroller.current) stick(scroller.current);
  }, [stand, show, stick]);

  const hold = useCallback(
    (on: boolean) => {
      // An empty log has nothing to freeze but the emptiness.
      const isEmpty = log.rows().length === 0;
      if (holding.current === on && (!on || reading.current || isEmpty)) return;
      holding.current = on;
      if (reading.current?.scrolled) return;
      reading.current = on && !isEmpty ? stand(false) : null;
      show();
    },
    [log, stand, show],
  );

  const onScroll = useCallback(() => {
    const box = scroller.current;
    if (!box) return;
    const held = reading.current;
    if (fromBottom(box) < stickWithin) {
      if (held?.scrolled) toBottom();
      return;
    }
    if (!held?.scrolled) {
      left.current = 0;
      reading.current = { ...(held ?? stand(true)), scrolled: true, shown: tailLength + historyStep };
      show();
    } else if (held.shown < held.rows.length && box.scrollTop < nearTop) {
      held.shown = Math.min(held.rows.length, held.shown + historyStep);
      show();
    }
  }, [stand, show, toBottom]);

  return { ...state, scroller, column, onScroll, toBottom, hold };
}
