import type { BeltClock } from './clock.ts';
import type { DanmakuItem } from './comment.ts';
import type { NodePool } from './nodes.ts';
import type { Geometry } from './options.ts';

/** A stretch of belt: one composited layer moved by one animation, whatever it carries. */
interface Strip {
  readonly node: HTMLElement;
  readonly motion: Animation;
  /** Belt position of its left edge. */
  start: number;
  /** Pixels taken by comments, from its left edge. */
  used: number;
  width: number;
  height: number;
  fontPx: number;
  carries: DanmakuItem[];
}

/** The moving part of the stage. */
export interface Belt {
  /** Puts placed comments on the strip that is entering. */
  append: (items: readonly DanmakuItem[], dress: (item: DanmakuItem) => HTMLElement) => void;
  /** Takes single comments off before their time. */
  remove: (items: readonly DanmakuItem[]) => void;
  /** Takes strips that have passed the left edge out of motion. */
  retire: () => void;
  /** Sets every strip to where the clock says, moving or still. */
  sync: () => void;
  setGeometry: (geometry: Geometry) => void;
  /** Strips in motion. */
  size: () => number;
  clear: () => void;
  destroy: () => void;
}

/** Milliseconds of belt in one strip. */
const stripSpan = 2000;
/** Pixels beside the span, so that comments that begin on a strip end on it; a wider one widens its strip. */
const overhang = 640;
/** Pixels that an animation runs at most: longer than any strip and any screen. */
const longestRun = 24_000;
const sparesKept = 4;

export function createBelt(root: ShadowRoot, clock: BeltClock, nodes: NodePool): Belt {
  const strips: Strip[] = [];
  const spares: Strip[] = [];
  let entering: Strip | null = null;
  let geometry: Geometry | null = null;

  /** An animation's time is a way here: one millisecond is one pixel, so that the playback rate is the speed. A belt that stands needs no animation. */
  const aim = ({ node, motion, start }: Strip) => {
    const running = clock.running() && clock.speed() > 0;
    node.style.transform = running ? '' : `translate3d(${Math.min(0, start - clock.position())}px, 0, 0)`;
    if (!running) return motion.cancel();
    motion.playbackRate = clock.speed();
    motion.startTime = clock.momentOf(start);
  };

  function create(): Strip {
    const node = root.ownerDocument.createElement('div');
    node.className = 'strip';
    root.append(node);
    const motion = node.animate([{ transform: 'translate3d(0, 0, 0)' }, { transform: `translate3d(${-longestRun}px, 0, 0)` }], { duration: longestRun, fill: 'both' });
    return { node, motion, start: 0, used: 0, width: 0, height: 0, fontPx: 0, carries: [] };
  }

  function open(position: number, { fontPx, laneHeight, speed }: Geometry): Strip {
    const strip = spares.pop() ?? create();
    Object.assign(strip, { start: position, used: 0, width: Math.ceil(stripSpan * speed) + overhang, fontPx });
    const { style } = strip.node;
    style.display = '';
    style.width = `${strip.width}px`;
    style.fontSize = `${fontPx}px`;
    style.setProperty('--lane', `${laneHeight}px`);
    aim(strip);
    strips.push(strip);
    return strip;
  }

  function close(strip: Strip) {
    strip.motion.cancel();
    strip.node.style.display = 'none';
    for (const item of strip.carries) nodes.release(item);
    strip.carries = [];
    if (strip === entering) entering = null;
    if (spares.length < sparesKept) spares.push(strip);
    else strip.node.remove();
  }

  return {
    append(items, dress) {
      if (!geometry || items.length === 0) return;
      const position = clock.position();
      const worn = !entering || entering.fontPx !== geometry.fontPx || position - entering.start > stripSpan * geometry.speed;
      if (worn || !entering) entering = open(position, geometry);
      const strip = entering;
      const arrivals = root.ownerDocument.createDocumentFragment();
      for (const item of items) {
        const node = dress(item);
        const left = item.start - strip.start;
        node.style.left = `${left}px`;
        strip.used = Math.max(strip.used, left + item.width);
        strip.carries.push(item);
        arrivals.append(node);
      }
      if (strip.used + overhang / 4 > strip.width) {
        strip.width = Math.ceil(strip.used + overhang);
        strip.node.style.width = `${strip.width}px`;
      }
      strip.node.append(arrivals);
    },
    remove(items) {
      for (const item of items) {
        for (const strip of strips) if (strip.carries.includes(item)) strip.carries = strip.carries.filter((other) => other !== item);
        nodes.release(item);
      }
    },
    retire() {
      if (!geometry) return;
      const gone = clock.position() - geometry.width;
      for (let index = strips.length - 1; index >= 0; index--) {
        const strip = strips[index];
        // A count that grew may have widened the last comment beyond `used`.
        if (!strip || strip.start + strip.used + overhang / 4 > gone || (strip === entering && strip.start + stripSpan * geometry.speed > clock.position())) continue;
        strips.splice(index, 1);
        close(strip);
      }
    },
    sync() {
      for (const strip of strips) aim(strip);
    },
    setGeometry(next) {
      geometry = next;
    },
    size: () => strips.length,
    clear() {
      for (const strip of strips.splice(0)) close(strip);
    },
    destroy() {
      for (const strip of [...strips.splice(0), ...spares.splice(0)]) {
        strip.motion.cancel();
        strip.node.remove();
      }
    },
  };
}
