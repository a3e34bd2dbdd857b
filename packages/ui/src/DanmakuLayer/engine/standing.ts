import type { DanmakuItem, DanmakuMode } from './comment.ts';
import type { Geometry } from './options.ts';

/** Milliseconds that a standing comment stays. */
export const standingFor = 4000;

/** Rows of the comments that stand at the top or the bottom of the area; both modes share one book, so that they never meet. */
export interface StandingRows {
  reshape: (geometry: Geometry) => void;
  /** Top of the nearest free row in pixels; `null` when all are taken. */
  offer: (mode: DanmakuMode) => number | null;
  put: (item: DanmakuItem, top: number, time: number) => void;
  /** Takes back the comment that has stood longest and may make way. */
  evict: (mode: DanmakuMode, mayLeave: (item: DanmakuItem) => boolean) => DanmakuItem | null;
  /** Takes out all whose time is over. */
  expire: (time: number) => DanmakuItem[];
  /** Number of comments standing. */
  size: () => number;
  clear: () => void;
}

export function createStandingRows(): StandingRows {
  let standing: DanmakuItem[] = [];
  let shape = { lanes: 0, laneHeight: 0 };
  const meets = (item: DanmakuItem, top: number) => item.top < top + shape.laneHeight && top < item.top + item.height;

  return {
    reshape({ lanes, laneHeight }) {
      shape = { lanes, laneHeight };
    },
    offer(mode) {
      const rows = shape.lanes === 0 ? 0 : Math.max(1, Math.floor(shape.lanes / 2));
      for (let index = 0; index < rows; index++) {
        const top = (mode === 'bottom' ? shape.lanes - 1 - index : index) * shape.laneHeight;
        if (!standing.some((item) => meets(item, top))) return top;
      }
      return null;
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
    size: () => standing.length,
    clear() {
      standing = [];
    },
  };
}
