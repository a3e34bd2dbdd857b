import { createBelt } from './belt.ts';
import { createBeltClock } from './clock.ts';
import type { DanmakuComment, DanmakuItem } from './comment.ts';
import { widthOf, type DanmakuLabels } from './dress.ts';
import { createFilter } from './filter.ts';
import { createTextMeasure } from './measure.ts';
import { createNodePool } from './nodes.ts';
import { danmakuDefaults, flushEvery, geometryOf, sanitizeView, type DanmakuView } from './options.ts';
import { watchPointing, type DanmakuPointed } from './pointing.ts';
import { createScheduler, type DanmakuCounts } from './scheduler.ts';
import { createStageRoot } from './sheet.ts';
import { watchStandstill } from './standstill.ts';
import { bandsOf, type DanmakuZone } from './zones.ts';

/** Everything that can change while comments fly. */
export interface DanmakuOptions extends DanmakuView {
  /** Font size in px, for a host with sizes of its own; overrides `size`; default none. */
  fontPx?: number;
  /** Areas that comments avoid: the score, the subtitles; default none. Comments that fly there leave at once. */
  zones: readonly DanmakuZone[];
  /** Ids of comments that were withdrawn from the room; those in flight leave at once. Default none. */
  withdrawn: readonly string[];
  /** Texts on the plate before a comment, by role; default none. */
  labels: DanmakuLabels;
}

/** Options that are fixed when the engine starts. */
export interface DanmakuSetup extends Partial<DanmakuOptions> {
  /** Milliseconds on the document's timeline; default `performance.now`. */
  clock?: () => number;
  /** A number in [0, 1); default `Math.random`. */
  random?: () => number;
  /** Items that may wait in each mode; default 200. */
  waitingLimit?: number;
  /** Makes comments answer to the pointer; without it they let every event through. */
  onPoint?: (pointed: DanmakuPointed) => void;
}

/** Counts of comments by outcome, and of nodes in the document now. */
export interface DanmakuStats extends DanmakuCounts {
  /** Layers in motion. */
  strips: number;
  lanes: number;
}

/** A running engine. */
export interface Danmaku {
  /** Adds comments; the viewer's own appear at once, the others at the next flush, 100 ms at most. */
  push: (comments: DanmakuComment | readonly DanmakuComment[]) => void;
  /** Changes some options. Area, size, folding and overlap apply to new comments; opacity, speed, zones and filters to all. */
  setOptions: (options: Partial<DanmakuOptions>) => void;
  /** Pauses the flight; until `resume` only the viewer's own comments wait, the others are dropped. */
  pause: () => void;
  resume: () => void;
  /** Empties the stage and drops waiting comments. */
  clear: () => void;
  /** Places waiting comments, without waiting for the next flush. */
  flush: () => void;
  stats: () => DanmakuStats;
  /** Stops for good and leaves nothing behind. */
  destroy: () => void;
}

/**
 * Starts an engine that lets comments fly over an element, which must be positioned and have a size. Comments of a lane never touch;
 * the main thread works ten times a second only. While the tab is hidden or the reader asks for reduced motion,
 * nothing flies and new comments are dropped.
 */
export function createDanmaku(element: HTMLElement, setup: DanmakuSetup = {}): Danmaku {
  const { clock: now = () => performance.now(), random = Math.random, waitingLimit = 200, onPoint, ...initial } = setup;
  let options: DanmakuOptions = { ...danmakuDefaults, zones: [], withdrawn: [], labels: {}, ...initial };
  let size = { width: element.clientWidth, height: element.clientHeight };
  let geometry = geometryOf(sanitizeView(options), 0, 0);
  let timer: ReturnType<typeof setInterval> | undefined;
  let paused = false;
  let standstill = false;

  const { host, root } = createStageRoot(element);
  const family = getComputedStyle(element).fontFamily;
  host.style.setProperty('--danmaku-font', family);
  const measure = createTextMeasure(family);
  const clock = createBeltClock(now);
  const nodes = createNodePool(element.ownerDocument);
  const belt = createBelt(root, clock, nodes);
  const scheduler = createScheduler({
    time: clock.time,
    position: clock.position,
    random,
    limit: waitingLimit,
    width: (item, digits, fontPx) => widthOf(item, digits, fontPx, measure, options.labels),
  });
  const dress = (item: DanmakuItem) => nodes.dress(item, options.labels, geometry.fontPx);

  function reshape() {
    const view = sanitizeView(options);
    geometry = geometryOf(view, size.width, size.height, options);
    host.style.opacity = String(view.opacity / 100);
    belt.setGeometry(geometry);
    scheduler.reshape(geometry);
    const bands = bandsOf(options.zones, size.width, size.height);
    if (bands.length > 0) takeAway(({ top, height }) => bands.some(({ from, until }) => top < until && from < top + height));
    if (geometry.speed === clock.speed()) return;
    clock.setSpeed(geometry.speed);
    belt.sync();
  }

  function takeAway(leaves: (item: DanmakuItem) => boolean) {
    const gone = nodes.items().filter(leaves);
    if (gone.length === 0) return;
    scheduler.forget(gone);
    belt.remove(gone);
  }

  /** Applies the viewer's settings for the comments shown at all. */
  function choose() {
    const { fold, overlap } = options;
    // Where comments overlap, each is painted as a whole, one over the other.
    host.classList.toggle('crowded', overlap);
    const passes = createFilter(sanitizeView(options), options.withdrawn);
    scheduler.choose({ fold, overlap, passes });
    takeAway(({ comment }) => !passes(comment));
  }

  function stand(item: DanmakuItem) {
    const node = dress(item);
    node.classList.add('still');
    node.style.top = `${item.top}px`;
    node.style.fontSize = `${geometry.fontPx}px`;
    node.style.setProperty('--lane', `${item.height}px`);
    root.append(node);
  }

  function flush() {
    if (paused || standstill) return;
    const { placed, removed, grown } = scheduler.flush();
    if (removed.length > 0) belt.remove(removed);
    belt.append(
      placed.filter((item) => item.mode === 'scroll'),
      dress,
    );
    for (const item of placed) if (item.mode !== 'scroll') stand(item);
    for (const item of grown) nodes.recount(item);
    belt.retire();
    if (scheduler.idle() && belt.size() === 0) stopTimer();
  }
  function stopTimer() {
    clearInterval(timer);
    timer = undefined;
  }
  function startTimer() {
    if (!paused && !standstill) timer ??= setInterval(flush, flushEvery);
  }

  function clear() {
    scheduler.clear();
    belt.clear();
    nodes.releaseAll();
  }
  function setMoving() {
    if (paused || standstill) {
      stopTimer();
      clock.pause();
    } else {
      clock.resume();
      startTimer();
    }
    belt.sync();
  }

  reshape();
  choose();
  const observer = new ResizeObserver(([entry]) => {
    if (!entry || (entry.contentRect.width === size.width && entry.contentRect.height === size.height)) return;
    size = { width: entry.contentRect.width, height: entry.contentRect.height };
    reshape();
  });
  observer.observe(host);
  const stopWatching = watchStandstill(element.ownerDocument, (still) => {
    standstill = still;
    clear();
    setMoving();
  });
  const stopPointing = onPoint ? watchPointing(host, root, nodes, onPoint) : undefined;
  const forgetWidths = () => measure.reset();
  document.fonts.addEventListener('loadingdone', forgetWidths);

  return {
    push(comments) {
      let urgent = false;
      for (const comment of Array.isArray(comments) ? (comments as readonly DanmakuComment[]) : [comments as DanmakuComment]) {
        const own = comment.role === 'own';
        urgent ||= own;
        if (standstill || (paused && !own)) scheduler.refuse();
        else scheduler.push(comment);
      }
      startTimer();
      if (urgent) flush();
    },
    setOptions(next) {
      options = { ...options, ...next };
      reshape();
      choose();
    },
    pause() {
      paused = true;
      setMoving();
    },
    resume() {
      paused = false;
      setMoving();
    },
    clear,
    flush,
    stats: () => ({ ...scheduler.counts(), strips: belt.size(), lanes: geometry.tops.length }),
    destroy() {
      stopTimer();
      observer.disconnect();
      stopWatching();
      stopPointing?.();
      document.fonts.removeEventListener('loadingdone', forgetWidths);
      belt.destroy();
      host.remove();
    },
  };
}
