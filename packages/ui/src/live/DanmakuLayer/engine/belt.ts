import type { BeltClock } from './clock.ts';
import type { DanmakuItem } from './comment.ts';
import type { NodePool } from './nodes.ts';
import type { Geometry } from './options.ts';

/** A stretch of belt: one composited layer, whatever it carries. */
interface Strip {
  readonly node: HTMLElement;
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
/** Pixels after which the belt counts from a nearer origin again: far from it, compositors place layers less exactly. */
const rebaseAfter = 50_000;
/** Maximum distance of one animation run, px: the origin is always moved before that. */
const longestRun = 4 * rebaseAfter;
const sparesKept = 4;

export function createBelt(root: ShadowRoot, clock: BeltClock, nodes: NodePool): Belt {
  const strips: Strip[] = [];
  const spares: Strip[] = [];
  let entering: Strip | null = null;
  let geometry: Geometry | null = null;
  /** Belt position that lies at the right edge while the animation is at its beginning. */
  let origin = 0;

  const belt = root.ownerDocument.createElement('div');
  belt.className = 'belt';
  root.append(belt);
  const motion = belt.animate([{ transform: 'translate3d(0, 0, 0)' }, { transform: `translate3d(${-longestRun}px, 0, 0)` }], {
    duration: longestRun,
    fill: 'both',
  });
  motion.cancel();

  /**
   * Keeps one animation that moves every strip. Its time is a distance: one millisecond is one pixel, so that the playback rate
   * is the speed. A belt that is stopped or empty needs none.
   */
  const sync = () => {
    const running = clock.running() && clock.speed() > 0 && strips.length > 0;
    belt.style.transform = running ? '' : `translate3d(${origin - clock.position()}px, 0, 0)`;
    if (!running) return motion.cancel();
    motion.playbackRate = clock.speed();
    motion.startTime = clock.momentOf(origin);
  };
  const place = (strip: Strip) => {
    strip.node.style.left = `${strip.start - origin}px`;
  };
  const rebase = (position: number) => {
    if (strips.length > 0 && position - origin < rebaseAfter) return;
    origin = strips[0]?.start ?? position;
    for (const strip of strips) place(strip);
    sync();
  };

  function create(): Strip {
    const node = root.ownerDocument.createElement('div');
    node.className = 'strip';
    belt.append(node);
    return { node, start: 0, used: 0, width: 0, height: 0, fontPx: 0, carries: [] };
  }

  function open(position: number, { fontPx, laneHeight, speed }: Geometry): Strip {
    const strip = spares.pop() ?? create();
    Object.assign(strip, { start: position, used: 0, width: Math.ceil(stripSpan * speed) + overhang, fontPx });
    const { style } = strip.node;
    style.display = '';
    style.width = `${strip.width}px`;
    style.fontSize = `${fontPx}px`;
    style.setProperty('--lane', `${laneHeight}px`);
    rebase(position);
    place(strip);
    strips.push(strip);
    if (strips.length === 1) sync();
    return strip;
  }

  function close(strip: Strip) {
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
        // In the flow of the strip, with a negative margin below that gives the space back: placed absolutely, every comment would be a
        // layer
        // to be laid out and painted again with each arrival. On whole pixels, where letters are sharpest.
        node.style.margin = `${item.top}px 0 ${-item.top - item.height}px ${Math.round(left)}px`;
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
      if (!geometry || strips.length === 0) return;
      const { width, speed } = geometry;
      const position = clock.position();
      const stays = (strip: Strip) => {
        // A count that grew may have widened the last comment beyond `used`.
        const inSight = strip.start + strip.used + overhang / 4 > position - width;
        return inSight || (strip === entering && strip.start + stripSpan * speed > position);
      };
      for (const strip of strips.filter((carried) => !stays(carried))) {
        strips.splice(strips.indexOf(strip), 1);
        close(strip);
      }
      if (strips.length === 0) sync();
    },
    sync,
    setGeometry(next) {
      geometry = next;
    },
    size: () => strips.length,
    clear() {
      for (const strip of strips.splice(0)) close(strip);
      sync();
    },
    destroy() {
      motion.cancel();
      belt.remove();
    },
  };
}
