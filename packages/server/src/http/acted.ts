import { LRUCache } from 'lru-cache';
import type { Platform } from '../platform/platform.ts';

/** Most members in memory; a dropped one may read an answer that is a second old. */
const most = 20_000;
/** Prefix of the bus names that report a member's write. */
const prefix = 'acted ';

/** Members who wrote recently, on any node: cached answers may be older than their change. */
export interface Acted {
  note(memberId: number): void;
  has(memberId: number): boolean;
  stop(): void;
}

/**
 * @param life how long a write is remembered, ms
 * @param now a monotonic clock, ms
 */
export function createActed({ bus }: Pick<Platform, 'bus'>, life: number, now: () => number): Acted {
  const known = new LRUCache<string, true>({ max: most, ttl: life, ttlResolution: 0, perf: { now } });
  let everybodyUntil = -Infinity;
  const stops = [
    bus.onWake((name) => {
      if (name.startsWith(prefix)) known.set(name.slice(prefix.length), true);
    }),
    // Writes on other nodes while the bus was cut are unknown, so everybody counts as having written.
    bus.onGap(() => (everybodyUntil = now() + life)),
  ];
  return {
    note: (memberId) => bus.wake(`${prefix}${memberId}`),
    has: (memberId) => now() < everybodyUntil || known.has(String(memberId)),
    stop() {
      for (const stop of stops) stop();
    },
  };
}
