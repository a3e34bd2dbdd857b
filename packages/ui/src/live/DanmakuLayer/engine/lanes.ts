import type { DanmakuItem } from './comment.ts';
import type { Geometry } from './options.ts';

/**
 * A horizontal row of the belt. Everything on it lies before `end`, so whatever starts after `end + gap` touches nothing,
 * at any time and any speed.
 */
interface Lane {
  readonly top: number;
  readonly height: number;
  end: number;
  /** The last comment put here, and the end of the lane before it; null once the lane was rebuilt. */
  tail: DanmakuItem | null;
  endBeforeTail: number;
}

/** A lane and the first place on the belt that it offers. */
export interface LaneOffer {
  lane: number;
  start: number;
}

/** Lanes of scrolling comments, in belt coordinates: all comments travel at one speed, so no time enters the arithmetic. */
export interface ScrollLanes {
  /** Follows the stage; rows that are still occupied stay so, whatever the new rows are. */
  reshape: (geometry: Geometry, position: number) => void;
  /** The best lane with room between `from` and `until`; `null` when none has. `chance` in [0, 1) chooses among equally good ones. */
  offer: (from: number, until: number, chance: number) => LaneOffer | null;
  /** The lane with the most room, taken or not: for a stage where comments may overlap; `null` when there is none at all. */
  crowd: (from: number) => LaneOffer | null;
  put: (item: DanmakuItem, offer: LaneOffer) => void;
  /** Removes the least visible comment that may give way; `null` when none may. */
  evict: (mayLeave: (item: DanmakuItem) => boolean) => DanmakuItem | null;
  /** Widens a comment if nothing follows it yet; says whether it did. */
  widen: (item: DanmakuItem, width: number) => boolean;
  /** Forgets a comment that was hidden; its space stays taken. */
  forget: (item: DanmakuItem) => void;
  clear: () => void;
}

/** Lanes with air among which chance decides. */
const choices = 3;

export function createScrollLanes(): ScrollLanes {
  let lanes: Lane[] = [];
  let leftovers: Lane[] = [];
  let gap = 0;
  let comfort = 0;

  const roomAt = (lane: Lane, from: number) => Math.max(from, lane.end + gap);

  return {
    reshape(geometry, position) {
      gap = geometry.gap;
      comfort = geometry.width / 4;
      const same =
        lanes.length === geometry.tops.length &&
        lanes.every(({ top, height }, index) => top === geometry.tops[index] && height === geometry.laneHeight);
      if (same) return;
      // The new size may need a wider gap: comments within it still count.
      const old = [...lanes, ...leftovers].filter((lane) => lane.end + gap > position);
      lanes = geometry.tops.map((top) => {
        const kept = old.find((lane) => lane.top === top && lane.height === geometry.laneHeight && lane.tail !== null);
        const end = Math.max(
          -Infinity,
          ...old.filter((lane) => lane.top < top + geometry.laneHeight && top < lane.top + lane.height).map((lane) => lane.end),
        );
        return {
          top,
          height: geometry.laneHeight,
          end,
          tail: kept?.end === end ? kept.tail : null,
          endBeforeTail: kept?.endBeforeTail ?? -Infinity,
        };
      });
      leftovers = old.map((lane) => ({ ...lane, tail: null }));
    },
    offer(from, until, chance) {
      const airy: LaneOffer[] = [];
      let best: LaneOffer | null = null;
      let emptiest = Infinity;
      for (const [index, lane] of lanes.entries()) {
        const start = roomAt(lane, from);
        if (start > until) continue;
        if (lane.end + comfort < from && airy.push({ lane: index, start }) === choices) break;
        if (lane.end >= emptiest) continue;
        emptiest = lane.end;
        best = { lane: index, start };
      }
      // The eye reads from the top, but comments in order would make a staircase: one of the first lanes with air, else the emptiest.
      return airy[Math.floor(chance * airy.length)] ?? best;
    },
    crowd(from) {
      let best = -1;
      for (const [index, { end }] of lanes.entries()) if (best < 0 || end < (lanes[best]?.end ?? Infinity)) best = index;
      return best < 0 ? null : { lane: best, start: from };
    },
    put(item, offer) {
      const lane = lanes[offer.lane];
      if (!lane) return;
      Object.assign(item, { start: offer.start, top: lane.top, height: lane.height });
      lane.endBeforeTail = lane.end;
      lane.end = Math.max(lane.end, offer.start + item.width);
      lane.tail = item;
    },
    evict(mayLeave) {
      let chosen: Lane | null = null;
      for (const lane of lanes) {
        if (lane.tail && mayLeave(lane.tail) && (!chosen?.tail || lane.tail.start > chosen.tail.start)) chosen = lane;
      }
      const item = chosen?.tail ?? null;
      if (!chosen || !item) return null;
      chosen.end = chosen.endBeforeTail;
      chosen.tail = null;
      return item;
    },
    widen(item, width) {
      const lane = lanes.find((row) => row.tail === item);
      if (!lane) return false;
      lane.end = Math.max(lane.end, item.start + width);
      return true;
    },
    forget(item) {
      const lane = lanes.find((row) => row.tail === item);
      if (lane) lane.tail = null;
    },
    clear() {
      leftovers = [];
      for (const lane of lanes) Object.assign(lane, { end: -Infinity, tail: null, endBeforeTail: -Infinity });
    },
  };
}
