import { danmakuRoles, rankOf, type DanmakuItem } from './comment.ts';

/** Milliseconds a comment may wait for a lane; an own one waits as long as it takes. */
export const longestWait = 1500;

/** Queue of one mode: first in, first out within a class, the highest class first. */
export interface WaitingRoom {
  /** Adds a comment; an equal one that waits counts it instead. Returns which happened. */
  add: (item: DanmakuItem) => 'waits' | 'folded';
  /** The next to be served; stays until `take`. */
  peek: () => DanmakuItem | null;
  take: () => DanmakuItem | null;
  /** Puts a comment back at the head of its class. */
  putBack: (item: DanmakuItem) => void;
  /** Removes those that waited too long and those beyond the limit, the lowest class and the oldest first. */
  shed: (time: number) => DanmakuItem[];
  /** Removes comments that the viewer has blocked meanwhile. */
  sift: (stays: (item: DanmakuItem) => boolean) => DanmakuItem[];
  /** Number of items; an item may represent several comments. */
  size: () => number;
  clear: () => DanmakuItem[];
}

/** A room for at most `limit` items, and as many own ones. */
export function createWaitingRoom(limit: number): WaitingRoom {
  const classes: DanmakuItem[][] = danmakuRoles.map(() => []);
  const byKey = new Map<string, DanmakuItem>();
  const classOf = (item: DanmakuItem) => classes[rankOf[item.role]] ?? [];
  const forget = (item: DanmakuItem) => {
    if (item.foldKey !== null && byKey.get(item.foldKey) === item) byKey.delete(item.foldKey);
    return item;
  };
  const size = () => classes.reduce((sum, waiting) => sum + waiting.length, 0);

  return {
    add(item) {
      const equal = item.foldKey === null ? undefined : byKey.get(item.foldKey);
      if (equal) {
        equal.count += item.count;
        return 'folded';
      }
      if (item.foldKey !== null) byKey.set(item.foldKey, item);
      classOf(item).push(item);
      return 'waits';
    },
    peek: () => classes.find((waiting) => waiting.length > 0)?.[0] ?? null,
    take() {
      const item = classes.find((waiting) => waiting.length > 0)?.shift();
      return item ? forget(item) : null;
    },
    putBack(item) {
      classOf(item).unshift(item);
      if (item.foldKey !== null && !byKey.has(item.foldKey)) byKey.set(item.foldKey, item);
    },
    shed(time) {
      const shed: DanmakuItem[] = [];
      for (const waiting of classes.slice(1)) {
        const patient = waiting.filter((item) => time - item.since <= longestWait);
        if (patient.length === waiting.length) continue;
        for (const item of waiting) if (time - item.since > longestWait) shed.push(forget(item));
        waiting.splice(0, waiting.length, ...patient);
      }
      const own = classes[0] ?? [];
      for (const item of own.splice(0, own.length - limit)) shed.push(item);
      let over = size() - own.length - limit;
      for (const waiting of classes.slice(1).reverse()) {
        if (over <= 0) break;
        const late = waiting.splice(0, over);
        for (const item of late) shed.push(forget(item));
        over -= late.length;
      }
      return shed;
    },
    sift(stays) {
      const gone: DanmakuItem[] = [];
      for (const waiting of classes) {
        const kept = waiting.filter(stays);
        if (kept.length === waiting.length) continue;
        for (const item of waiting) if (!stays(item)) gone.push(forget(item));
        waiting.splice(0, waiting.length, ...kept);
      }
      return gone;
    },
    size,
    clear() {
      byKey.clear();
      return classes.flatMap((waiting) => waiting.splice(0));
    },
  };
}
