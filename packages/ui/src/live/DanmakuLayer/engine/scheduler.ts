import { danmakuModes, itemOf, type DanmakuComment, type DanmakuItem, type DanmakuMode } from './comment.ts';
import { digitsOf } from './dress.ts';
import { createScrollLanes } from './lanes.ts';
import { flushEvery, type Geometry } from './options.ts';
import { createWaitingRoom, type WaitingRoom } from './queue.ts';
import { createStandingRows } from './standing.ts';

/** Counts of comments by outcome; `pushed = shown + folded + dropped + filtered + waiting` at any time. */
export interface DanmakuCounts {
  pushed: number;
  shown: number;
  /** Merged into an equal comment that was shown or waits. */
  folded: number;
  /** Comments without a place in time, or that arrived while nothing could be shown. */
  dropped: number;
  /** Kept away because the viewer chose so. */
  filtered: number;
  /** Items that wait for a lane. */
  waiting: number;
}

/** Work of the stage after a flush. */
export interface FlushResult {
  placed: DanmakuItem[];
  /** Items that gave way to an own comment and wait again, or whose time is over. */
  removed: DanmakuItem[];
  /** Show a higher count now. */
  grown: DanmakuItem[];
}

export interface Scheduler {
  push: (comment: DanmakuComment) => void;
  /** Places waiting comments. */
  flush: () => FlushResult;
  reshape: (geometry: Geometry) => void;
  /** Sets whether equal comments are folded, whether comments may overlap, and which are filtered out; waiting ones are checked again. */
  choose: (choice: SchedulerChoice) => void;
  /** Counts a comment that arrives while nothing may be shown. */
  refuse: () => void;
  /** Forgets comments that were hidden before their time. */
  forget: (items: readonly DanmakuItem[]) => void;
  /** Drops waiting comments and forgets those on the stage. */
  clear: () => void;
  /** Whether nothing waits and nothing is shown. */
  idle: () => boolean;
  counts: () => DanmakuCounts;
}

/** Settings of the viewer for the flow of comments. */
export interface SchedulerChoice {
  /** Merges equals into one with xN. */
  fold: boolean;
  /** Shows everything: comments without a free place overlap others. */
  overlap: boolean;
  /** Whether a comment may be shown at all. */
  passes: (comment: DanmakuComment) => boolean;
}

export interface SchedulerInput {
  /** Milliseconds of running time. */
  time: () => number;
  /** Pixels the belt has travelled. */
  position: () => number;
  /** A number in [0, 1). */
  random: () => number;
  /** Returns the width in px of a comment with space for this many digits of its count. */
  width: (item: DanmakuItem, digits: number, fontPx: number) => number;
  /** Items that may wait in each mode. */
  limit: number;
}

/** Milliseconds during which an equal comment still counts towards one on the stage. */
const foldWithin = 3000;
/** Milliseconds of travel between the right edge and the nearest new comment, so that it is painted before it is seen. */
const lead = 50;

const emptyGeometry: Geometry = { width: 0, fontPx: 1, laneHeight: 1, tops: [], gap: 0, speed: 0 };
const isNotOwn = (item: DanmakuItem) => item.role !== 'own';

/**
 * Creates a scheduler that decides which comments are shown, where on the belt and when. It uses no document, timer or clock of its own.
 */
export function createScheduler({ time, position, random, width, limit }: SchedulerInput): Scheduler {
  const rooms: Record<DanmakuMode, WaitingRoom> = {
    scroll: createWaitingRoom(limit),
    top: createWaitingRoom(limit),
    bottom: createWaitingRoom(limit),
  };
  const lanes = createScrollLanes();
  const rows = createStandingRows();
  const onStage = new Map<string, DanmakuItem>();
  const grown = new Set<DanmakuItem>();
  const sums = { pushed: 0, shown: 0, folded: 0, dropped: 0, filtered: 0 };
  let geometry = emptyGeometry;
  let choice: SchedulerChoice = { fold: true, overlap: false, passes: () => true };

  /** An item leaves for good without having been seen; its equals go with it. */
  const drop = (item: DanmakuItem, why: 'dropped' | 'filtered' = 'dropped') => {
    sums[why] += item.count;
    sums.folded -= item.count - 1;
  };
  const forget = (item: DanmakuItem) => {
    grown.delete(item);
    if (item.foldKey !== null && onStage.get(item.foldKey) === item) onStage.delete(item.foldKey);
  };
  const fit = (item: DanmakuItem) => {
    item.digits = digitsOf(item.count);
    item.width = width(item, item.digits, geometry.fontPx);
  };

  /** Adds to the count of a visible comment, if its mark has room or can be given it. */
  function joins(item: DanmakuItem): boolean {
    const seen = item.foldKey === null ? undefined : onStage.get(item.foldKey);
    if (!seen || time() - seen.placedAt > foldWithin) return false;
    const digits = digitsOf(seen.count + 1);
    if (digits > seen.digits) {
      const wide = width(seen, digits, geometry.fontPx);
      if (seen.mode === 'scroll' && !lanes.widen(seen, wide)) return false;
      seen.digits = digits;
      seen.width = wide;
    }
    seen.count += 1;
    grown.add(seen);
    return true;
  }

  function show(item: DanmakuItem, placed: DanmakuItem[]) {
    item.placedAt = time();
    sums.shown += 1;
    if (item.foldKey !== null) onStage.set(item.foldKey, item);
    placed.push(item);
  }

  function giveBack(item: DanmakuItem, removed: DanmakuItem[]) {
    forget(item);
    sums.shown -= 1;
    item.since = time();
    rooms[item.mode].putBack(item);
    removed.push(item);
  }

  function flushScroll(result: FlushResult) {
    const room = rooms.scroll;
    const from = position() + lead * geometry.speed;
    const until = from + flushEvery * geometry.speed;
    // Comments of one flush would form a column: while there is plenty of room, their starts are scattered.
    const scatter = choice.overlap || room.size() < geometry.tops.length ? until - from : 0;
    for (let next = room.peek(); next; next = room.peek()) {
      let offer = lanes.offer(from, until, random()) ?? (choice.overlap ? lanes.crowd(from) : null);
      const moved = !offer && next.role === 'own' ? lanes.evict(isNotOwn) : null;
      if (moved) offer = lanes.offer(from, until, random());
      if (offer) {
        room.take();
        fit(next);
        const air = offer.start === from && next.role !== 'own' ? random() * scatter : 0;
        lanes.put(next, { lane: offer.lane, start: offer.start + air });
        show(next, result.placed);
      }
      if (moved) giveBack(moved, result.removed);
      if (!offer) return;
    }
  }

  function flushStanding(mode: 'top' | 'bottom', result: FlushResult) {
    const room = rooms[mode];
    for (let next = room.peek(); next; next = room.peek()) {
      let top = rows.offer(mode) ?? (choice.overlap ? rows.crowd(mode) : null);
      const moved = top === null && next.role === 'own' ? rows.evict(mode, isNotOwn) : null;
      if (moved) top = rows.offer(mode);
      if (top !== null) {
        room.take();
        fit(next);
        rows.put(next, top, time());
        show(next, result.placed);
      }
      if (moved) giveBack(moved, result.removed);
      if (top === null) return;
    }
  }

  return {
    push(comment) {
      sums.pushed += 1;
      const item = itemOf(comment, choice.fold, time());
      if (!item) sums.dropped += 1;
      else if (!choice.passes(comment)) sums.filtered += 1;
      else if (joins(item) || rooms[item.mode].add(item) === 'folded') sums.folded += 1;
      // A burst between two flushes must not grow the room without bound.
      else if (rooms[item.mode].size() > 2 * limit) for (const late of rooms[item.mode].shed(time())) drop(late);
    },
    flush() {
      const result: FlushResult = { placed: [], removed: rows.expire(time()), grown: [] };
      for (const item of result.removed) forget(item);
      for (const mode of danmakuModes) for (const item of rooms[mode].shed(time())) drop(item);
      if (geometry.tops.length > 0) {
        flushScroll(result);
        flushStanding('top', result);
        flushStanding('bottom', result);
      }
      if (onStage.size > 500) for (const item of onStage.values()) if (time() - item.placedAt > foldWithin) forget(item);
      result.grown = [...grown];
      grown.clear();
      return result;
    },
    reshape(next) {
      geometry = next;
      lanes.reshape(next, position());
      rows.reshape(next);
    },
    choose(next) {
      choice = next;
      for (const mode of danmakuModes) for (const item of rooms[mode].sift(({ comment }) => next.passes(comment))) drop(item, 'filtered');
    },
    refuse() {
      sums.pushed += 1;
      sums.dropped += 1;
    },
    forget(items) {
      for (const item of items) {
        forget(item);
        lanes.forget(item);
        rows.forget(item);
      }
    },
    clear() {
      for (const mode of danmakuModes) for (const item of rooms[mode].clear()) drop(item);
      lanes.clear();
      rows.clear();
      onStage.clear();
      grown.clear();
    },
    idle: () => rows.size() === 0 && danmakuModes.every((mode) => rooms[mode].size() === 0),
    counts: () => ({ ...sums, waiting: danmakuModes.reduce((sum, mode) => sum + rooms[mode].size(), 0) }),
  };
}
