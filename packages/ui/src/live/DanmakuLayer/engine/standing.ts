import type { DanmakuItem, DanmakuMode } from './comment.ts';
import type { Geometry } from './options.ts';

/** Milliseconds that a fixed comment stays. */
export const standingFor = 4000;

/** Rows of the fixed comments at the top or the bottom of the area; both modes share the rows, so that they never meet. */
export interface StandingRows {
  reshape: (geometry: Geometry) => void;
  /** Top of the nearest free row in pixels; `null` when all are taken. */
  offer: (mode: DanmakuMode) => number | null;
  /** Top of the row that has been taken longest: for a stage where comments may overlap; `null` when there is no row at all. */
  crowd: (mode: DanmakuMode) => number | null;
  put: (item: DanmakuItem, top: number, time: number) => void;
  /** Removes the comment that has been shown longest and may give way. */
  evict: (mode: DanmakuMode, mayLeave: (item: DanmakuItem) => boolean) => DanmakuItem | null;
  /** Takes out all whose time is over. */
  expire: (time: number) => DanmakuItem[];
  /** Removes one that was hidden. */
  forget: (item: DanmakuItem) => void;
  /** Number of fixed comments. */
  size: () => number;
  clear: () => void;
}

export function createStandingRows(): StandingRows {
  let standing: DanmakuItem[] = [];
  let shape: Pick<Geometry, 'tops' | 'laneHeight'> = { tops: [], laneHeight: 0 };
  const meets = (item: DanmakuItem, top: number) => item.top < top + shape.laneHeight && top < item.top + item.height;
  /** Each mode has half of the rows, from its own edge. */
  const rowsOf = (mode: DanmakuMode) => {
    const half = Math.max(1, Math.floor(shape.tops.length / 2));
    return mode === 'bottom' ? shape.tops.slice(-half).toReversed() : shape.tops.slice(0, half);
  };

  return {
    reshape({ tops, laneHeight }) {
      shape = { tops, laneHeight };
    },
    offer: (mode) => rowsOf(mode).find((top) => !standing.some((item) => meets(item, top))) ?? null,
    crowd(mode) {
      const lastTaken = (top: number) => standing.findLastIndex((item) => meets(item, top));
      return rowsOf(mode).reduce<number | null>((best, top) => (best === null || lastTaken(top) < lastTaken(best) ? top : best), null);
    },
    put(item, top, time) {
      Object.assign(item, { top, height: shape.laneHeight, placedAt: time });
      standing.push(item);
    },
    evict(mode, mayLeave) {
      const index = standing.findIndex((item) => item.mode === mode && mayLeave(item));
      return index < 0 ? null : (standing.splice(index, 1)[0] ?? null);
    },
    expire(time) {
      const over = standing.filter((item) => time - item.placedAt >= standingFor);
      if (over.length > 0) standing = standing.filter((item) => time - item.placedAt < standingFor);
      return over;
    },
    forget(item) {
      standing = standing.filter((other) => other !== item);
    },
    size: () => standing.length,
    clear() {
      standing = [];
    },
  };
}
