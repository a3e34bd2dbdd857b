import type { Clock } from '../../platform/clock.ts';

/** Wrong passwords allowed in a window: a number from one address, a number from anywhere, an address over all numbers. */
const allowed = { pair: 10, mobile: 60, address: 50 };
const windowLength = 15 * 60_000;

/** Counts guesses without ever locking the owner out: another address does not use up theirs until the whole number is under attack. */
export function guesses(clock: Clock) {
  const counts = new Map<string, { from: number; count: number }>();
  const count = (key: string): number => {
    const now = clock.now();
    const known = counts.get(key);
    const fresh = known && now < known.from + windowLength ? known : { from: now, count: 0 };
    fresh.count += 1;
    counts.set(key, fresh);
    return fresh.count;
  };
  const sweep = () => {
    if (counts.size < 50_000) return;
    const now = clock.now();
    for (const [key, { from }] of counts) if (now >= from + windowLength) counts.delete(key);
  };
  const pairKey = (mobile: string, address: string) => `p ${mobile} ${address}`;
  return {
    /** Takes one guess; false when there are none left. */
    take(mobile: string, address: string): boolean {
      sweep();
      const [pair, whole, from] = [count(pairKey(mobile, address)), count(`m ${mobile}`), count(`a ${address}`)];
      return pair <= allowed.pair && whole <= allowed.mobile && from <= allowed.address;
    },
    /** A right password clears what its owner used up. */
    forgive(mobile: string, address: string): void {
      for (const key of [pairKey(mobile, address), `m ${mobile}`]) counts.delete(key);
      const known = counts.get(`a ${address}`);
      if (known) known.count -= 1;
    },
  };
}
