import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import type { ChatLog } from './chatLog.ts';
import type { ChatRow } from './chatRow.ts';

/** Rows that have nodes while the reader is at the bottom; enough for any column that fits a screen. */
export const tailLength = 45;
/** Rows that are added each time the reader comes near the top. */
const historyStep = 60;
/** Milliseconds between two changes of the list. */
const flushEvery = 100;
/** Pixels from the bottom within which the list still sticks to it, and from the top within which it brings more. */
const stickWithin = 40;
const nearTop = 240;

interface ChatWindow {
  rows: readonly ChatRow[];
  /** The newest row is in sight and new ones follow it. */
  stuck: boolean;
  /** Rows that came since the reader left the bottom. */
  unseen: number;
}

export interface ChatWindowControl extends ChatWindow {
  scroller: RefObject<HTMLDivElement | null>;
  onScroll: () => void;
  toBottom: () => void;
  /** Stands still although the newest is in sight, as while someone points at a row; ended by `false`. */
  hold: (on: boolean) => void;
}

/** What a reader looks at while the log goes on: the rows as they were, and how many of them have nodes. */
interface Reading {
  rows: readonly ChatRow[];
  total: number;
  shown: number;
  /** He scrolled up, or only holds the list at the bottom. */
  scrolled: boolean;
}

/** The part of the log that has nodes: a short tail at the bottom, a standing stretch of history while reading. */
export function useChatWindow(log: ChatLog): ChatWindowControl {
  const scroller = useRef<HTMLDivElement>(null);
  const reading = useRef<Reading | null>(null);
  const holding = useRef(false);
  const tail = useCallback((): ChatWindow => ({ rows: log.rows().slice(-tailLength), stuck: true, unseen: 0 }), [log]);
  const [state, setState] = useState(tail);

  const stand = useCallback((scrolled: boolean): Reading => ({ rows: log.rows(), total: log.total(), shown: tailLength, scrolled }), [log]);
  const show = useCallback(() => {
    const held = reading.current;
    setState(held ? { rows: held.rows.slice(-held.shown), stuck: !held.scrolled, unseen: log.total() - held.total } : tail());
  }, [log, tail]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const flush = () => {
      timer = undefined;
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
  }, [log, show]);

  const toBottom = useCallback(() => {
    reading.current = holding.current ? stand(false) : null;
    show();
    if (scroller.current) scroller.current.scrollTop = 0;
  }, [stand, show]);

  const hold = useCallback(
    (on: boolean) => {
      if (holding.current === on) return;
      holding.current = on;
      if (reading.current?.scrolled) return;
      reading.current = on ? stand(false) : null;
      show();
    },
    [stand, show],
  );

  // The column is reversed: 0 is the bottom and negative is up, so that the browser itself keeps the bottom and rows added above move nothing.
  const onScroll = useCallback(() => {
    const box = scroller.current;
    if (!box) return;
    const held = reading.current;
    if (box.scrollTop > -stickWithin) {
      if (held?.scrolled) toBottom();
      return;
    }
    if (!held?.scrolled) {
      reading.current = { ...(held ?? stand(true)), scrolled: true, shown: tailLength + historyStep };
      show();
    } else if (held.shown < held.rows.length && box.scrollHeight - box.clientHeight + box.scrollTop < nearTop) {
      held.shown = Math.min(held.rows.length, held.shown + historyStep);
      show();
    }
  }, [stand, show, toBottom]);

  return { ...state, scroller, onScroll, toBottom, hold };
}
